"""Reviews of finished matches are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("review", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    """Drop the table; reviews can be made again."""
    op.drop_table("reviews")
