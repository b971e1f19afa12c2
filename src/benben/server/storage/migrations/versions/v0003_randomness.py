"""Seats commit to random numbers of their own, which are stored once they are revealed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the commitment of each seat, and a table for the revealed numbers. Seats of before have none."""
    op.add_column("seats", sa.Column("randomness_commitment", sa.String(length=64), nullable=True))
    op.create_table(
        "randomness",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.LargeBinary(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_randomness_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_randomness")),
    )


def downgrade() -> None:
    """Drop the numbers: matches that were begun with them cannot be continued."""
    op.drop_table("randomness")
    op.drop_column("seats", "randomness_commitment")
