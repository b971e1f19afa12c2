"""Tables say how the absence of a player is handled, and seats which moves a bot made for their player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

KEEP_EARLIER_RULES = sa.text("UPDATE tables SET absence = 'vote', stand_in_level = NULL, stand_in_after = 60")
"""Tables of before go on as they were: after a minute, those who are present agree on a bot of any level."""
KEEP_STAND_INS = sa.text(
    "UPDATE seats SET stand_in_first = (SELECT COUNT(*) FROM journal"
    " WHERE journal.table_id = seats.table_id AND journal.kind = 'play')"
    " - (SELECT COUNT(*) FROM journal WHERE journal.table_id = seats.table_id AND journal.kind = 'undo')"
    " WHERE guest IS NOT NULL AND level IS NOT NULL"
)
"""For players whom a bot stands in for at present, moves are counted from now on: nobody knows when it sat down."""


def upgrade() -> None:
    """Add the columns; tables and stand-ins of before go on as they were."""
    op.add_column("tables", sa.Column("absence", sa.String(length=16), nullable=False, server_default="wait"))
    op.add_column("tables", sa.Column("stand_in_level", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("stand_in_after", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("stand_in_first", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("stand_in_last", sa.Integer(), nullable=True))
    connection = op.get_bind()
    connection.execute(KEEP_EARLIER_RULES)
    connection.execute(KEEP_STAND_INS)


def downgrade() -> None:
    """Drop the columns."""
    for table, columns in (
        ("tables", ("absence", "stand_in_level", "stand_in_after")),
        ("seats", ("stand_in_first", "stand_in_last")),
    ):
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
