"""Lines of journals are chained by hashes."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op
from msgspec import DecodeError, ValidationError, json

from benben.server.storage.journal_chain import line_hash, table_hash

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = sa.text("SELECT id, game, rules, players, CAST(options AS TEXT) AS options, commitment FROM tables")
"""What the hash of a table covers."""
LINES = sa.text(
    "SELECT table_id, number, kind, seat, text, client, at FROM journal WHERE table_id = :table_id ORDER BY number"
)
"""What the hashes of a table's lines cover."""
SET_HASH = sa.text("UPDATE journal SET hash = :hash WHERE table_id = :table_id AND number = :number")
"""Store the hash of a line."""


def upgrade() -> None:
    """Give every line its hash. A table that cannot be read gets none from that place on: it is broken."""
    op.add_column("journal", sa.Column("hash", sa.String(length=64), nullable=False, server_default=""))
    connection = op.get_bind()
    for table in connection.execute(TABLES).all():
        hashed = hashes_of_lines(table, connection.execute(LINES, {"table_id": table.id}).all())
        if hashed:
            connection.execute(SET_HASH, hashed)


def hashes_of_lines(table: Any, lines: Sequence[Any]) -> list[dict[str, Any]]:
    """The hashes of the lines of one table, up to the first value that cannot be read."""
    hashed: list[dict[str, Any]] = []
    with contextlib.suppress(DecodeError, ValidationError, TypeError, ValueError):
        options = json.decode(table.options, type=dict[str, str])
        previous = table_hash(table.id, table.game, table.rules, table.players, options, table.commitment)
        for line in lines:
            previous = line_hash(previous, *line)
            hashed.append({"hash": previous, "table_id": line.table_id, "number": line.number})
    return hashed


def downgrade() -> None:
    """Drop the hashes."""
    with op.batch_alter_table("journal") as journal:
        journal.drop_column("hash")
