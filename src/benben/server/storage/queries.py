"""Queries and statements of the database, each on a connection that `Database.read` or `Database.write` lends."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, fields, replace
from typing import Any

from msgspec import DecodeError, ValidationError, convert, json
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Integer,
    RowMapping,
    Text,
    and_,
    bindparam,
    cast,
    desc,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from benben.kernel.errors import BadInput
from benben.play.rules_versions import options_today
from benben.registry import find_game
from benben.server.storage.broken_tables import BROKEN_TABLES, BrokenTable
from benben.server.storage.journal_chain import line_hash, table_hash
from benben.server.storage.row_hashes import rehashed, store_hashes
from benben.server.storage.schema import (
    AUTOMATIC,
    FAST,
    NORMAL,
    OVER,
    PLAYING,
    SLOW,
    VOTE,
    WAIT,
    WAITING,
    chat,
    journal,
    leases,
    randomness,
    seats,
    seeds,
    tables,
)
from benben.server.tables.messages import ChatLine

MAX_LISTED_TABLES = 100
"""Most tables in one list."""
MAX_TABLES_TO_BEGIN = 10_000
"""Most tables that are begun after a restart."""
LISTED_SECONDS = 24 * 3600.0
"""Seconds after its last change in which a waiting table is in the list of open tables."""
MAX_CHAT_LINES = 200
"""Most lines of chat that a client is sent when it connects."""


@dataclass
class Guest:
    """Somebody who may sit down: a name, a colour and a symbol. Sessions say which devices may act as this guest."""

    id: str
    name: str
    colour: str
    symbol: str


@dataclass
class SeatHolder:
    """Who has a seat: a guest, a bot, or a guest for whom a bot stands in; nobody when both are None."""

    guest: str | None = None
    level: str | None = None
    name: str = ""
    colour: str = ""
    symbol: str = ""
    randomness_commitment: str | None = None
    """The SHA-256 of the random number that the seat adds to the seed; None if it adds none."""
    stand_in_first: int | None = None
    """Number of actions in the record when a bot began to stand in for the guest; None if none ever did."""
    stand_in_last: int | None = None
    """Number of actions in the record when the guest came back; None before."""
    resigned: bool = False
    """True if the guest has resigned: a bot plays to the end."""
    removed: bool = False
    """True if the guest has removed the table from the own list."""

    @property
    def taken(self) -> bool:
        """True if a guest or a bot has the seat."""
        return self.guest is not None or self.level is not None


@dataclass
class JournalLine:
    """One line of a journal. ``client`` is the id under which a client asked for it."""

    kind: str
    seat: int
    text: str
    client: str | None = None


@dataclass(frozen=True)
class Summary:
    """The state of a table as lists show it. A table has one; it is replaced as a whole after every saved change."""

    phase: str = WAITING
    asked: int = 0
    """Bit mask of the seats that have to act."""
    moment: int = 0
    changed: float = 0.0
    """Time of the last change, in seconds since 1970."""


@dataclass
class TableRow:
    """A table as it is stored, without its journal and its seed.

    Its rules version and options are read as of today, and ``begun_under`` holds those that are stored if they are others.
    Only a version that is not known is left as it is stored. ``revealed`` holds the random numbers of seats, secret until
    the match begins; only opening the table reads them.
    """

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    commitment: str
    host: str
    open: bool
    invite: str
    watch: str
    made: float = 0.0
    next: str | None = None
    absence: str = WAIT
    """How the absence of a player is handled: WAIT, VOTE or AUTOMATIC."""
    stand_in_level: str | None = None
    """The level of bots that stand in for absent players; None if it is chosen by those who propose one."""
    stand_in_after: int | None = None
    """Seconds after which a bot may stand in for an absent player; None if the game waits."""
    hints: bool | None = None
    """Whether players may ask for hints; None if that depends on the number of people."""
    spectators: bool = True
    """Whether others than the players may look on."""
    undo_by_agreement: bool = False
    """Whether a move goes back if all others agree."""
    bot_pace: str = NORMAL
    """How fast bots move: SLOW, NORMAL or FAST."""
    agreements: dict[str, Any] = field(default_factory=dict)
    """The open requests to the other players, as `benben.server.tables.agreements` writes them."""
    ended: bool = False
    """True if the game was ended by agreement, without a result."""
    version: int = 0
    """Number of changes of the row, the seats and their random numbers."""
    to_commit: int | None = None
    """Bit mask of the seats of a rematch that are asked for a commitment and waited for; None if none is."""
    votes: dict[str, Any] | None = None
    """The proposals that bots stand in for absent players, as `benben.server.tables.absence` writes them."""
    summary: Summary = field(default_factory=Summary)
    seat_holders: list[SeatHolder] = field(default_factory=list)
    revealed: dict[int, bytes] = field(default_factory=dict, repr=False)
    begun_under: tuple[str, dict[str, str]] | None = None

    @property
    def full(self) -> bool:
        """True if every seat is taken."""
        return all(holder.taken for holder in self.seat_holders)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None if the guest has none."""
        seats_of_guest = (seat for seat, holder in enumerate(self.seat_holders) if guest and holder.guest == guest)
        return next(seats_of_guest, None)

    @property
    def host_seat(self) -> int | None:
        """The seat of the host, or of the first person if the host has none; None if nobody sits here."""
        seat = self.seat_of(self.host)
        return self.person_after(-1) if seat is None else seat

    def person_after(self, seat: int) -> int | None:
        """The next seat that a person has, counted from this one round the table; None if nobody sits here."""
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next((number for number in order if self.seat_holders[number].guest is not None), None)


NOT_IN_ROW = ("summary", "seat_holders", "revealed", "begun_under")
"""What a `TableRow` holds besides the columns of its own row."""


# --- tables --------------------------------------------------------------------------------------------------------------


def add_table(connection: Connection, row: TableRow, seed: bytes) -> None:
    """Store a new table and its seats with their hashes and, apart from them, its seed."""
    values = {name: value for name, value in vars(row).items() if name not in NOT_IN_ROW}
    connection.execute(insert(tables).values(values | vars(row.summary)))
    connection.execute(insert(seeds).values(table_id=row.id, seed=seed))
    holders = [{"table_id": row.id, "seat": number, **vars(holder)} for number, holder in enumerate(row.seat_holders)]
    connection.execute(insert(seats), holders)
    store_hashes(connection, row.id)


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """The table of an id, with its seats; raise BrokenTable if it cannot be read."""
    found = _select_rows(connection, tables.c.id == table_id, 1)
    return _table_row(*found[0]) if found else None


def find_link(connection: Connection, token: str) -> tuple[str, bool] | None:
    """The id of the table of an invitation or a spectator link, and whether it is an invitation."""
    columns = (tables.c.id, tables.c.invite)
    row = connection.execute(select(*columns).where(or_(tables.c.invite == token, tables.c.watch == token))).first()
    return None if row is None else (row.id, row.invite == token)


def table_ids(connection: Connection) -> list[str]:
    """The ids of all tables, the oldest first."""
    return list(connection.execute(select(tables.c.id).order_by(tables.c.made, tables.c.id)).scalars())


def listed_openly() -> ColumnElement[bool]:
    """The condition of tables that are in the list of open tables: they wait, and something changed there lately."""
    return and_(tables.c.open, tables.c.phase == WAITING, tables.c.changed > time.time() - LISTED_SECONDS)


def tables_to_join(connection: Connection) -> list[TableRow]:
    """Tables that anyone may join, the latest first."""
    return _select_tables(connection, listed_openly())


@dataclass(frozen=True)
class WaitingTables:
    """How many waiting tables a guest sits at, and how many in the list of open tables have the guest as their host."""

    seats: int
    listed: int


def count_waiting(connection: Connection, guest: str) -> WaitingTables:
    """Count the waiting tables of a guest."""
    seated = select(func.count()).select_from(seats.join(tables)).where(seats.c.guest == guest, tables.c.phase == WAITING)
    listed = select(func.count()).select_from(tables).where(tables.c.host == guest, listed_openly())
    return WaitingTables(connection.execute(seated).scalar_one(), connection.execute(listed).scalar_one())


def tables_of_guest(connection: Connection, guest: str) -> list[TableRow]:
    """The tables where a guest has a seat, the latest first; not those that the guest has removed from the list."""
    own = select(seats.c.table_id).where(seats.c.guest == guest, seats.c.removed.is_(False))
    return _select_tables(connection, tables.c.id.in_(own))


def tables_by_ids(connection: Connection, ids: list[str]) -> list[TableRow]:
    """The tables with these ids, the latest first."""
    return _select_tables(connection, tables.c.id.in_(ids))


def tables_to_begin(connection: Connection) -> list[TableRow]:
    """The tables that are full and have not begun: the server ended while it collected random numbers."""
    free = select(seats.c.table_id).where(seats.c.guest.is_(None), seats.c.level.is_(None))
    return _select_tables(connection, and_(tables.c.phase == WAITING, tables.c.id.not_in(free)), limit=MAX_TABLES_TO_BEGIN)


def _select_tables(connection: Connection, condition: Any, limit: int = MAX_LISTED_TABLES) -> list[TableRow]:
    """The tables that fulfil a condition. A row that cannot be read is set apart and left out: the others are returned."""
    found = _select_rows(connection, condition, limit)
    tables_read: list[TableRow] = []
    for row, holders in found:
        try:
            tables_read.append(_table_row(row, holders))
        except BrokenTable as error:
            broken = connection.info.get(BROKEN_TABLES)
            if broken is not None:
                broken.add(str(row["id"]), error)
    return tables_read


def _select_rows(connection: Connection, condition: Any, limit: int) -> list[tuple[RowMapping, list[RowMapping]]]:
    """The stored values of tables and their seats."""
    query = select(*TABLE_COLUMNS).where(condition).order_by(desc(tables.c.changed)).limit(limit)
    rows = {row["id"]: (row, list[RowMapping]()) for row in connection.execute(query).mappings()}
    holders = select(*HOLDER_COLUMNS).where(seats.c.table_id.in_(list(rows))).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(holders).mappings():
        rows[row["table_id"]][1].append(row)
    return list(rows.values())


AS_STORED = (JSON, Boolean)
"""Types whose values SQLAlchemy would convert, and raise an error for all rows if it cannot convert one."""


def _as_stored(column: Column[Any]) -> ColumnElement[Any]:
    """A column that is read as it is stored: JSON as text, truth as a number."""
    if not isinstance(column.type, AS_STORED):
        return column
    return cast(column, Text if isinstance(column.type, JSON) else Integer).label(column.name)


TABLE_COLUMNS = [_as_stored(column) for column in tables.c]
"""The columns of a table, to be read by `_table_row`."""
HOLDER_COLUMNS = [_as_stored(column) for column in seats.c]
"""The columns of a seat, to be read by `_table_row`."""


def _read_values(row: RowMapping, names: list[str], columns: Any) -> dict[str, Any]:
    """The values of columns that were read as they are stored."""
    values: dict[str, Any] = {}
    for name in names:
        value, kind = row[name], columns[name].type
        if isinstance(kind, JSON) and value is not None:
            value = json.decode(value)
        elif isinstance(kind, Boolean) and value is not None:
            value = bool(value)
        values[name] = value
    return values


def _table_row(row: RowMapping, holders: list[RowMapping]) -> TableRow:
    """A table from its stored values; raise BrokenTable if they make no sense."""
    summary = {name: row[name] for name in SUMMARY_COLUMNS}
    try:
        values = _read_values(row, ROW_COLUMNS, tables.c)
        values["seat_holders"] = [_read_values(holder, SEAT_COLUMNS, seats.c) for holder in holders]
        read = convert(values | {"summary": summary}, TableRow)
    except (DecodeError, ValidationError, TypeError, ValueError) as error:
        raise BrokenTable(f"its row cannot be read ({error})") from error
    if read.summary.phase not in (WAITING, PLAYING, OVER):
        raise BrokenTable(f"its phase is {read.summary.phase!r}")
    if read.absence not in (WAIT, VOTE, AUTOMATIC) or (read.absence == WAIT) != (read.stand_in_after is None):
        raise BrokenTable(f"it handles absence by {read.absence!r} after {read.stand_in_after} seconds")
    if read.bot_pace not in (SLOW, NORMAL, FAST):
        raise BrokenTable(f"the pace of its bots is {read.bot_pace!r}")
    if [holder["seat"] for holder in holders] != list(range(read.players)):
        raise BrokenTable(f"it has {read.players} players, and seats {[holder['seat'] for holder in holders]}")
    return read_as_of_today(read)


def read_as_of_today(row: TableRow) -> TableRow:
    """The row with today's rules version and the options that play as the table was begun.

    The stored row is never rewritten, so that the server of before can still play its tables. A row is returned unchanged if
    its game or its rules version is not known: it can be listed, but not opened.
    """
    try:
        game = find_game(row.game)
        options = game.resolve_options(options_today(game, row.rules, row.options), row.players)
    except BadInput:
        return row
    if (row.rules, row.options) == (game.rules, options):
        return row
    return replace(row, rules=game.rules, options=options, begun_under=(row.rules, row.options))


ROW_COLUMNS = [part.name for part in fields(TableRow) if part.name not in NOT_IN_ROW]
"""The columns of a `TableRow`."""
SUMMARY_COLUMNS = [part.name for part in fields(Summary)]
"""The columns of a `Summary`."""
SEAT_COLUMNS = [part.name for part in fields(SeatHolder)]
"""The columns of a `SeatHolder`."""


def table_seed(connection: Connection, table_id: str) -> bytes:
    """The seed of a table; raise BrokenTable if there is none."""
    seed = connection.execute(select(seeds.c.seed).where(seeds.c.table_id == table_id)).scalar()
    if not isinstance(seed, bytes):
        raise BrokenTable("its seed is missing")
    return seed


def add_revealed(connection: Connection, table_id: str, numbers: dict[int, bytes]) -> None:
    """Store random numbers that seats have revealed."""
    if numbers:
        rows = [{"table_id": table_id, "seat": seat, "number": number} for seat, number in numbers.items()]
        connection.execute(insert(randomness), rows)


def revealed_numbers(connection: Connection, table_id: str) -> dict[int, bytes]:
    """The random numbers that the seats of a table have revealed."""
    query = select(randomness.c.seat, randomness.c.number).where(randomness.c.table_id == table_id)
    return {row.seat: bytes(row.number) for row in connection.execute(query)}


class MovedOn(Exception):  # noqa: N818 (it reads as what it is)
    """Another server has changed the table first: read it again."""


class LeaseLost(MovedOn):
    """Another server has the lease of a duty by now."""


ADVANCE_VERSION = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.version == bindparam("of_version"))
    .values(version=tables.c.version + 1)
)
"""Count a change of a table that is at this version."""


def advance_version(connection: Connection, table_id: str, version: int) -> None:
    """Count a change of a table's row, seats or random numbers; raise MovedOn if it is not at this version any more."""
    if connection.execute(ADVANCE_VERSION, {"of_table": table_id, "of_version": version}).rowcount != 1:
        raise MovedOn(f"table {table_id} is not at version {version}")


class SeatChanged(Exception):  # noqa: N818 (it reads as what it is)
    """A seat is not held by whom it was thought to be held: another server has changed it."""


def update_seat(
    connection: Connection,
    table_id: str,
    number: int,
    before: SeatHolder,
    holder: SeatHolder,
    changed: float,
    host: str | None = None,
) -> None:
    """Store who has a seat and, if given, who is the host from now on; raise SeatChanged unless it is held as ``before``."""
    here = and_(seats.c.table_id == table_id, seats.c.seat == number)
    same = and_(seats.c.guest.is_not_distinct_from(before.guest), seats.c.level.is_not_distinct_from(before.level))
    values = {"changed": changed} | ({} if host is None else {"host": host})
    with rehashed(connection, table_id):
        if connection.execute(update(seats).where(and_(here, same)).values(vars(holder))).rowcount != 1:
            raise SeatChanged(f"seat {number} of table {table_id}")
        connection.execute(update(tables).where(tables.c.id == table_id).values(values))


def update_agreements(connection: Connection, table_id: str, agreements: dict[str, Any]) -> None:
    """Store the open requests to the players of a table."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(agreements=agreements))


def update_votes(connection: Connection, table_id: str, votes: dict[str, Any] | None) -> None:
    """Store the proposals that bots stand in for absent players of a table."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(votes=votes))


def set_to_commit(connection: Connection, table_id: str, to_commit: int | None) -> None:
    """Store which seats of a rematch are still asked for a commitment."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(to_commit=to_commit))


def set_hints(connection: Connection, table_id: str, hints: bool) -> None:
    """Store whether the players of a table may ask for hints."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(hints=hints))


def set_ended(connection: Connection, table_id: str) -> None:
    """Store that a game was ended by agreement."""
    with rehashed(connection, table_id):
        connection.execute(update(tables).where(tables.c.id == table_id).values(ended=True))


class RematchExists(Exception):  # noqa: N818 (it reads as what it is)
    """A table has a rematch already: another server has stored it."""


def set_next_table(connection: Connection, table_id: str, next_id: str) -> None:
    """Store the rematch of a table, which counts as a change; raise RematchExists if it has one."""
    without = and_(tables.c.id == table_id, tables.c.next.is_(None))
    values = {"next": next_id, "version": tables.c.version + 1}
    with rehashed(connection, table_id):
        if connection.execute(update(tables).where(without).values(values)).rowcount != 1:
            raise RematchExists(table_id)


def count_tables_by_phase(connection: Connection) -> dict[str, int]:
    """The number of tables in each phase."""
    counts = connection.execute(select(tables.c.phase, func.count()).group_by(tables.c.phase))
    return {WAITING: 0, PLAYING: 0, OVER: 0} | {row[0]: row[1] for row in counts}


# --- journals ------------------------------------------------------------------------------------------------------------

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


@dataclass(frozen=True)
class Lease:
    """The right to do a duty at a table. Whoever takes it over from a lost holder gets the next epoch."""

    table_id: str
    duty: str
    holder: str
    epoch: int


def check_leases(connection: Connection, held: list[Lease]) -> None:
    """Raise LeaseLost if one of these leases is not held any more; nobody takes them before the transaction ends."""
    if not held:
        return
    here = leases.c.table_id.in_(sorted(lease.table_id for lease in held))
    columns = (leases.c.table_id, leases.c.duty, leases.c.holder, leases.c.epoch)
    found = connection.execute(select(*columns).where(here).order_by(leases.c.table_id).with_for_update(read=True))
    valid = {Lease(*row) for row in found}
    lost = [lease for lease in held if lease not in valid]
    if lost:
        raise LeaseLost(f"table {lost[0].table_id} has another {lost[0].duty}")


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


# --- chat ----------------------------------------------------------------------------------------------------------------


def add_chat_line(connection: Connection, table_id: str, guest: str, name: str, text: str, client: str) -> bool:
    """Store a line of chat; return False if the line of this client id is stored already, maybe at another server."""
    same = and_(chat.c.table_id == table_id, chat.c.guest == guest, chat.c.client == client)
    if connection.execute(select(chat.c.id).where(same)).first() is not None:
        return False
    values = {"table_id": table_id, "guest": guest, "name": name, "text": text, "client": client, "at": time.time()}
    try:
        with connection.begin_nested():
            connection.execute(insert(chat).values(values))
    except IntegrityError:
        return False
    return True


def latest_chat(connection: Connection, table_id: str, after: int = 0) -> list[ChatLine]:
    """The latest lines of chat with ids greater than ``after``, oldest first."""
    columns = (chat.c.id, chat.c.name, chat.c.text, chat.c.at)
    here = and_(chat.c.table_id == table_id, chat.c.id > after)
    query = select(*columns).where(here).order_by(desc(chat.c.id)).limit(MAX_CHAT_LINES)
    return [ChatLine(*row) for row in connection.execute(query)][::-1]
