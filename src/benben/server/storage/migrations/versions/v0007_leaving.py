"""Tables have settings of their host and can be ended by agreement; seats can be resigned; guests have preferences."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

KEEP_HINTS = sa.text("UPDATE tables SET hints = true")
"""Tables of before go on as they were: everybody could ask for hints there."""

NEW_COLUMNS = {
    "tables": ("hints", "spectators", "undo_by_agreement", "bot_pace", "agreements", "ended"),
    "seats": ("resigned", "removed"),
    "guests": ("preferences",),
}
"""The names of the new columns of each table."""


def upgrade() -> None:
    """Add the columns; tables of before keep their hints."""
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=True))
    op.add_column("tables", sa.Column("spectators", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("undo_by_agreement", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("bot_pace", sa.String(length=8), nullable=False, server_default="normal"))
    op.add_column("tables", sa.Column("agreements", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("ended", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("removed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("preferences", sa.JSON(), nullable=False, server_default="{}"))
    op.get_bind().execute(KEEP_HINTS)


def downgrade() -> None:
    """Drop the columns."""
    for table, columns in NEW_COLUMNS.items():
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
