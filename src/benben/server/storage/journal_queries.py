"""Queries about journals: append lines of any number of tables at once, and read them."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import json
from sqlalchemy import Connection, Integer, and_, bindparam, desc, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.journal_chain import line_hash, table_hash
from benben.server.storage.leases import Lease, check_leases
from benben.server.storage.rows import Summary, TableRow
from benben.server.storage.schema import journal, tables
from benben.server.storage.table_updates import MovedOn


@dataclass
class JournalLine:
    """One line of a journal. ``client`` is the id under which a client asked for it."""

    kind: str
    seat: int
    text: str
    client: str | None = None


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

INSERT_LINES = insert(journal)
"""Insert journal lines."""
UPDATE_SUMMARY = (
    update(tables)
    .where(
        tables.c.id == bindparam("of_table"),
        or_(tables.c.version == bindparam("of_version"), bindparam("of_version", type_=Integer).is_(None)),
    )
    .values({name: bindparam(f"new_{name}") for name in ("phase", "asked", "moment", "changed")})
)
"""Update the summary of a table that is at this version, or at any."""

# The same two for SQLite, any number of rows in one step. Between two steps the event loop takes the interpreter lock away
# from the writing thread, and getting the lock back takes longer than the step.

SQLITE_INSERT_LINES = """
    INSERT INTO journal (table_id, number, kind, seat, text, client, at, hash)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]'), json_extract(value, '$[7]')
    FROM json_each(?)
"""
"""Insert journal lines, given as a JSON array of rows."""
SQLITE_UPDATE_SUMMARY = """
    UPDATE tables SET phase = json_extract(new.value, '$[1]'), asked = json_extract(new.value, '$[2]'),
        moment = json_extract(new.value, '$[3]'), changed = json_extract(new.value, '$[4]')
    FROM json_each(?) AS new WHERE tables.id = json_extract(new.value, '$[0]')
"""
"""Update the summaries of tables, given as a JSON array of rows."""


def append_to_journals(connection: Connection, appends: list[JournalAppend]) -> None:
    """Write new lines of any number of tables; raise MovedOn if another server has changed one of them first.

    A line is unique by its table and number: that decides between servers.
    """
    try:
        if connection.dialect.name == "sqlite":
            _append_in_sqlite(connection, appends)
        else:
            _append_shared(connection, sorted(appends, key=lambda append: append.table_id))
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
    connection.exec_driver_sql(SQLITE_INSERT_LINES, (json.encode(lines).decode(),))
    summaries = [
        (append.table_id, append.summary.phase, append.summary.asked, append.summary.moment, append.summary.changed)
        for append in appends
    ]
    connection.exec_driver_sql(SQLITE_UPDATE_SUMMARY, (json.encode(summaries).decode(),))


def journal_lines(connection: Connection, table_id: str, first: int = 0) -> list[JournalLine]:
    """The journal of a table from the line of this number on, in order."""
    columns = (journal.c.kind, journal.c.seat, journal.c.text, journal.c.client)
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


def stored_lines(connection: Connection, table_id: str) -> list[StoredLine]:
    """The whole journal of a table as it is stored, in order."""
    columns = [journal.c[name] for name in ("number", "kind", "seat", "text", "client", "at", "hash")]
    query = select(*columns).where(journal.c.table_id == table_id).order_by(journal.c.number)
    return [StoredLine(*row) for row in connection.execute(query)]


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
