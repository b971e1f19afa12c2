"""Queries about tables: new ones, one by its id or a link, lists of them, and their secrets."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, func, insert, literal, not_, or_, select

from benben.server.storage.broken_tables import BROKEN_TABLES, BrokenTable
from benben.server.storage.row_hashes import with_hashes
from benben.server.storage.rows import NOT_IN_ROW, TableRow
from benben.server.storage.schema import OVER, PLAYING, WAITING, journal, randomness, seats, seeds, tables
from benben.server.storage.table_reader import listed_row, select_rows, table_row

MAX_LISTED_TABLES = 100
"""Most tables in one list."""
MAX_WATCHED_TABLES = 50
"""Most tables in the list of those that anyone may watch."""
MAX_TABLES_TO_BEGIN = 10_000
"""Most tables that are begun after a restart."""
LISTED_SECONDS = 24 * 3600.0
"""Seconds after its last change in which a waiting table is in the list of open tables."""
INSERT_TABLE, INSERT_SEED, INSERT_SEATS = insert(tables), insert(seeds), insert(seats)
"""The statements for a new table, built once: values are given when they run."""


def add_table(connection: Connection, row: TableRow, seed: bytes) -> None:
    """Store a new table and its seats with their hashes and, apart from them, its seed."""
    values = {name: value for name, value in vars(row).items() if name not in NOT_IN_ROW} | vars(row.summary)
    holders = [{"table_id": row.id, "seat": number, **vars(holder)} for number, holder in enumerate(row.seat_holders)]
    table, hashed_holders = with_hashes(values, holders)
    connection.execute(INSERT_TABLE, table)
    connection.execute(INSERT_SEED, {"table_id": row.id, "seed": seed})
    connection.execute(INSERT_SEATS, hashed_holders)


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """The table of an id, with its seats; raise BrokenTable if it cannot be read."""
    found = select_rows(connection, tables.c.id == table_id, 1)
    return table_row(*found[0]) if found else None


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
    waiting = and_(tables.c.open, tables.c.phase == WAITING, tables.c.closed.is_(None))
    return and_(waiting, tables.c.changed > time.time() - LISTED_SECONDS)


def tables_to_join(connection: Connection) -> list[TableRow]:
    """Tables that anyone may join, the latest first."""
    return _select_tables(connection, listed_openly())


def tables_to_watch(connection: Connection) -> list[TableRow]:
    """Tables in play that anyone may watch because their hosts have listed them and allow it, the latest first."""
    public = and_(tables.c.open, tables.c.spectators, tables.c.phase == PLAYING)
    lately = tables.c.changed > time.time() - LISTED_SECONDS
    return _select_tables(connection, and_(public, lately), limit=MAX_WATCHED_TABLES)


@dataclass(frozen=True)
class WaitingTables:
    """At how many tables a guest keeps others waiting, and how many in the list of open tables have the guest as their host.

    ``seats`` counts waiting tables, and those from the open list that have begun and wait for the guest's first move.
    """

    seats: int
    listed: int


def count_waiting(connection: Connection, guest: str) -> WaitingTables:
    """Count the tables where a guest keeps others waiting, and those that the guest has in the open list."""
    moved = select(journal.c.number).where(journal.c.table_id == tables.c.id, journal.c.seat == seats.c.seat).exists()
    asked = tables.c.asked.bitwise_and(literal(1).bitwise_lshift(seats.c.seat)) != 0
    begun = and_(tables.c.phase == PLAYING, tables.c.open, seats.c.level.is_(None), asked, not_(moved))
    seated = select(func.count()).select_from(seats.join(tables)).where(seats.c.guest == guest, tables.c.closed.is_(None))
    seated = seated.where(or_(tables.c.phase == WAITING, begun))
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
    full = and_(tables.c.phase == WAITING, tables.c.closed.is_(None), tables.c.id.not_in(free))
    return _select_tables(connection, full, limit=MAX_TABLES_TO_BEGIN)


def _select_tables(connection: Connection, condition: Any, limit: int = MAX_LISTED_TABLES) -> list[TableRow]:
    """The tables that fulfil a condition, not to be changed. A row that cannot be read is set apart and left out."""
    found = select_rows(connection, condition, limit)
    tables_read: list[TableRow] = []
    for row, holders in found:
        try:
            tables_read.append(listed_row(row, holders))
        except BrokenTable as error:
            broken = connection.info.get(BROKEN_TABLES)
            if broken is not None:
                broken.add(str(row["id"]), error)
    return tables_read


def table_seed(connection: Connection, table_id: str) -> bytes:
    """The seed of a table; raise BrokenTable if there is none."""
    seed = connection.execute(select(seeds.c.seed).where(seeds.c.table_id == table_id)).scalar()
    if not isinstance(seed, bytes):
        raise BrokenTable("its seed is missing")
    return seed


def revealed_numbers(connection: Connection, table_id: str) -> dict[int, bytes]:
    """The random numbers that the seats of a table have revealed."""
    query = select(randomness.c.seat, randomness.c.number).where(randomness.c.table_id == table_id)
    return {row.seat: bytes(row.number) for row in connection.execute(query)}


def count_tables_by_phase(connection: Connection) -> dict[str, int]:
    """The number of tables in each phase."""
    counts = connection.execute(select(tables.c.phase, func.count()).group_by(tables.c.phase))
    return {WAITING: 0, PLAYING: 0, OVER: 0} | {row[0]: row[1] for row in counts}
