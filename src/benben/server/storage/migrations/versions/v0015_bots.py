"""Accounts of bots from outside have owners, tokens and invitations, and their seats are marked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables. The mark of a seat is NULL for people, so that no hash changes."""
    op.add_column("sessions", sa.Column("bearer", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("bot", sa.Boolean(), nullable=True))
    op.create_table(
        "bots",
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("owner", sa.String(length=16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("sizes", sa.JSON(), nullable=False),
        sa.Column("most_tables", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=True),
        sa.Index("ix_bots_owner", "owner"),
    )
    op.create_table(
        "bot_invitations",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Index("ix_bot_invitations_guest", "guest"),
    )


def downgrade() -> None:
    """Drop the tables and the columns."""
    op.drop_table("bot_invitations")
    op.drop_table("bots")
    for table, column in (("seats", "bot"), ("sessions", "bearer")):
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column)
