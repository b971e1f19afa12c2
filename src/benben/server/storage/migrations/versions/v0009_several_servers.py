"""Several servers share a database: tables have versions, and servers, leases and presence have rows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

NEW_COLUMNS = ("version", "to_commit", "votes")
"""The new columns of tables. No hash covers the first; the others are NULL, so that no hash changes."""


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("to_commit", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("votes", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(length=32), primary_key=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("duty", sa.String(length=16), primary_key=True),
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("server", sa.String(length=32), primary_key=True),
        sa.Column("left_at", sa.Float(), nullable=True),
        sa.Index("ix_presence_server", "server"),
    )


def downgrade() -> None:
    """Drop the tables and the columns."""
    for name in ("presence", "leases", "servers"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as changed:
        for column in NEW_COLUMNS:
            changed.drop_column(column)
