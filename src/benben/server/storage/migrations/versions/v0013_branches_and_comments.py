"""Tables may be branches of finished matches, and reviews have comments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, which is NULL, so that no hash changes, and the table."""
    op.add_column("tables", sa.Column("branch", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "review_comments",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Index("ix_review_comments_table", "table_id", "moment"),
        sa.Index("ix_review_comments_guest", "guest"),
    )


def downgrade() -> None:
    """Drop the table and the column."""
    op.drop_table("review_comments")
    with op.batch_alter_table("tables") as changed:
        changed.drop_column("branch")
