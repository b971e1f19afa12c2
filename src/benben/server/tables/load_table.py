"""Reading a table from the database: its row, its seed, and its match, replayed from the journal."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection

from benben.play.dealer import commitment_of
from benben.registry import game_of
from benben.server.errors import RequestError
from benben.server.storage import journal_queries, table_queries, time_queries
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.journal_queries import JournalLine
from benben.server.storage.rows import TableRow
from benben.server.storage.schema import WAITING
from benben.server.tables.table_match import TableMatch


def load(connection: Connection, table_id: str) -> tuple[TableRow, bytes, TableMatch | None]:
    """Read a table and replay its match; runs in a reading thread. Raises any error if a row makes no sense."""
    row = _found(connection, table_id)
    seed = table_queries.table_seed(connection, table_id)
    if commitment_of(seed) != row.commitment:
        raise BrokenTable("its seed is not the one it is committed to")
    row.revealed = table_queries.revealed_numbers(connection, table_id)
    time_queries.read_pauses(connection, row)
    if row.rules != game_of(row.game, row.options).rules:
        raise RequestError(409, "server-old-rules", {"rules": row.rules})
    if row.summary.phase == WAITING:
        return row, seed, None
    lines = journal_queries.journal_lines(connection, table_id)
    return row, seed, TableMatch.resume(row, seed, lines, journal_queries.last_hash(connection, table_id))


def _found(connection: Connection, table_id: str) -> TableRow:
    row = table_queries.find_table(connection, table_id)
    if row is None:
        raise RequestError(404, "server-no-table")
    return row


@dataclass(frozen=True)
class News:
    """A table as it is stored now, with the lines of its journal from a number on, and the hash of the last of them."""

    row: TableRow
    lines: list[JournalLine]
    last_hash: str


def load_news(connection: Connection, table_id: str, length: int) -> News:
    """Read what other servers have added to a table whose journal is known up to this length."""
    row = _found(connection, table_id)
    row.revealed = table_queries.revealed_numbers(connection, table_id)
    time_queries.read_pauses(connection, row)
    lines = journal_queries.journal_lines(connection, table_id, length)
    return News(row, lines, journal_queries.last_hash(connection, table_id) if lines else "")
