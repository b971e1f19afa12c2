"""Queries about journals: append lines of any number of tables at once, and read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from itertools import chain
from typing import Any

from msgspec import json
from sqlalchemy import Connection, Integer, and_, bindparam, desc, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.connections import run_on_sqlite
from benben.server.storage.journal_chain import line_hash, table_hash
from benben.server.storage.leases import Lease, check_leases
from benben.server.storage.notification_queries import Notice, add_notices
from benben.server.storage.rows import Summary, TableRow
from benben.server.storage.schema import journal, tables
from benben.server.storage.table_updates import MovedOn


@dataclass
class JournalLine:
    """One line of a journal. ``client`` is the id under which a client asked for it, ``at`` its time once it is stored."""

    kind: str
    seat: int
    text: str
    client: str | None = None
    at: float = field(default=0.0, compare=False)


@dataclass
class JournalAppend:
    """New lines of a table's journal, the first with this number, and the summary of the table after them."""

    table_id: str
    first_number: int
    lines: list[JournalLine]
    summary: Summary
    previous: str = ""
    """The hash of the line before the first; for the first of all, that of the table."""
    at: float = 0.0
    """Time of the lines, in seconds since 1970; by default that of the summary, which sealed choices do not change."""
    version: int | None = None
    """The version of the table that the lines were made for; None if the same transaction checks it."""
    lease: Lease | None = None
    """The lease without which the lines must not be written."""
    notices: list[Notice] = field(default_factory=list)
    """Whose turn it is from now on, for those who are not at the table."""
    hashes: list[str] = field(init=False)
    """The hash of each line."""

    def __post_init__(self) -> None:
        self.at = self.at or self.summary.changed
        self.hashes = []
        for number, line in enumerate(self.lines, self.first_number):
            last = self.hashes[-1] if self.hashes else self.previous
            hashed = line_hash(last, self.table_id, number, line.kind, line.seat, line.text, line.client, self.at)
            self.hashes.append(hashed)

    def rows(self) -> list[tuple[str, int, str, int, str, str | None, float, str]]:
        """The values of each line in the order of the columns."""
        return [
            (self.table_id, number, line.kind, line.seat, line.text, line.client, self.at, hashed)
            for number, (line, hashed) in enumerate(zip(self.lines, self.hashes, strict=True), self.first_number)
        ]


# These statements run for every move. They are built once, because building one takes longer than running it.

SUMMARY_NAMES = tuple(part.name for part in fields(Summary))
"""The columns of a table that are a summary of its journal."""
INSERT_LINES = insert(journal)
"""Insert journal lines."""
UPDATE_SUMMARY = (
    update(tables)
    .where(
        tables.c.id == bindparam("of_table"),
        or_(tables.c.version == bindparam("of_version"), bindparam("of_version", type_=Integer).is_(None)),
    )
    .values({name: bindparam(f"new_{name}") for name in SUMMARY_NAMES})
)
"""Update the summary of a table that is at this version, or at any."""

LINES_FROM = text(
    "SELECT journal.table_id, number, kind, seat, text, client, at, hash FROM"
    " unnest(CAST(:ids AS text[]), CAST(:starts AS integer[])) AS wanted (table_id, start)"
    " JOIN journal ON journal.table_id = wanted.table_id AND number >= start ORDER BY journal.table_id, number"
)
"""Select the lines of tables from a number of each on; PostgreSQL alone has arrays."""

# The first two for SQLite, many rows in one step. Between two steps the event loop takes the interpreter lock away from the
# writing thread, and getting the lock back takes longer than the step.

SQLITE_ROWS = 64
"""Most rows in one step: the statement for each number of them stays prepared in the connection."""


@lru_cache
def sqlite_insert_lines(rows: int) -> str:
    """The statement that inserts this number of journal lines."""
    return f"INSERT INTO journal ({', '.join(column.name for column in journal.c)}) VALUES {_rows_of_values(8, rows)}"


@lru_cache
def sqlite_update_summaries(rows: int) -> str:
    """The statement that updates the summaries of this number of tables; SQLite names the values column1, column2..."""
    changes = ", ".join(f"{name} = new.column{number}" for number, name in enumerate(SUMMARY_NAMES, 2))
    values = _rows_of_values(1 + len(SUMMARY_NAMES), rows)
    return f"UPDATE tables SET {changes} FROM (VALUES {values}) AS new WHERE tables.id = new.column1"


def _rows_of_values(columns: int, rows: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def append_to_journals(connection: Connection, appends: list[JournalAppend]) -> None:
    """Write new lines of any number of tables; raise MovedOn if another server has changed one of them first.

    A line is unique by its table and number: that decides between servers.
    """
    try:
        if connection.dialect.name == "sqlite":
            _append_in_sqlite(connection, appends)
        else:
            _append_shared(connection, sorted(appends, key=lambda append: append.table_id))
        add_notices(connection, [notice for append in appends for notice in append.notices])
    except IntegrityError as error:
        raise MovedOn("a journal line exists already") from error


def _append_shared(connection: Connection, appends: list[JournalAppend]) -> None:
    """Write lines where other servers write too. Rows of tables are locked first, in order: nobody waits in a ring."""
    summaries = [
        {
            "of_table": append.table_id,
            "of_version": append.version,
            **{f"new_{name}": value for name, value in vars(append.summary).items()},
        }
        for append in appends
    ]
    if connection.execute(UPDATE_SUMMARY, summaries).rowcount != len(appends):
        raise MovedOn("a table is at another version")
    check_leases(connection, [append.lease for append in appends if append.lease is not None])
    names = [column.name for column in journal.c]
    connection.execute(INSERT_LINES, [dict(zip(names, row, strict=True)) for append in appends for row in append.rows()])


def _append_in_sqlite(connection: Connection, appends: list[JournalAppend]) -> None:
    lines = [row for append in appends for row in append.rows()]
    _execute_in_steps(connection, sqlite_insert_lines, lines)
    _execute_in_steps(connection, sqlite_update_summaries, [_summary_values(append) for append in appends])


def _execute_in_steps(connection: Connection, statement: Callable[[int], str], rows: Sequence[tuple[Any, ...]]) -> None:
    """Run a statement for rows of values, as many as one step takes at a time."""
    for first in range(0, len(rows), SQLITE_ROWS):
        part = rows[first : first + SQLITE_ROWS]
        run_on_sqlite(connection, statement(len(part)), tuple(chain.from_iterable(part)))


def _summary_values(append: JournalAppend) -> tuple[Any, ...]:
    """The id of a table and the values of its summary as SQLite stores them."""
    summary = append.summary
    deadlines = None if summary.deadlines is None else json.encode(summary.deadlines).decode()
    return (append.table_id, summary.phase, summary.asked, summary.moment, summary.changed, summary.due, deadlines)


def journal_lines(connection: Connection, table_id: str, first: int = 0) -> list[JournalLine]:
    """The journal of a table from the line of this number on, in order."""
    columns = (journal.c.kind, journal.c.seat, journal.c.text, journal.c.client, journal.c.at)
    here = and_(journal.c.table_id == table_id, journal.c.number >= first)
    query = select(*columns).where(here).order_by(journal.c.number)
    return [JournalLine(*row) for row in connection.execute(query)]


@dataclass(frozen=True)
class StoredLine:
    """A journal line with all that its hash covers, and the hash that is stored."""

    number: int
    kind: str
    seat: int
    text: str
    client: str | None
    at: float
    hash: str


def stored_lines(connection: Connection, table_id: str, first: int = 0) -> list[StoredLine]:
    """The journal of a table from the line of this number on as it is stored, in order."""
    columns = [journal.c[name] for name in ("number", "kind", "seat", "text", "client", "at", "hash")]
    here = and_(journal.c.table_id == table_id, journal.c.number >= first)
    query = select(*columns).where(here).order_by(journal.c.number)
    return [StoredLine(*row) for row in connection.execute(query)]


def lines_from(connection: Connection, starts: Mapping[str, int]) -> dict[str, list[StoredLine]]:
    """The journal lines of tables of a PostgreSQL database, of each from the line of its number on: one query for all."""
    found: dict[str, list[StoredLine]] = {table_id: [] for table_id in starts}
    for table_id, *line in connection.execute(LINES_FROM, {"ids": list(starts), "starts": list(starts.values())}):
        found[table_id].append(StoredLine(*line))
    return found


def last_hash(connection: Connection, table_id: str) -> str:
    """The hash of the last line of a journal; raise BrokenTable if there is no line."""
    query = select(journal.c.hash).where(journal.c.table_id == table_id).order_by(desc(journal.c.number)).limit(1)
    found = connection.execute(query).scalar()
    if found is None:
        raise BrokenTable("its journal is empty")
    return str(found)


def first_hash(row: TableRow) -> str:
    """The hash that the first line of a table's journal continues: it covers the rules and options that are stored."""
    rules, options = row.begun_under or (row.rules, row.options)
    return table_hash(row.id, row.game, rules, row.players, options, row.commitment)
