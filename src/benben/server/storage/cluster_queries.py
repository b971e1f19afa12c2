"""Queries and statements about the servers that share a PostgreSQL database: who runs, leases, presence, news.

Times are those of the database, because clocks of machines differ.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Float, and_, cast, delete, extract, func, insert, not_, or_, select, update
from sqlalchemy.dialects import postgresql

from benben.server.storage.leases import Lease
from benben.server.storage.schema import chat, journal, leases, presence, servers, tables

LOST_SECONDS = 1.2
"""Seconds without a sign of life after which a server counts as lost."""
FORGOTTEN_SECONDS = 3600.0
"""Seconds after which the rows of a lost server are removed."""
PRESENCE_SECONDS = 14 * 86400.0
"""Seconds after which it is forgotten when a player has left: twice the longest that a table waits for one."""
NOBODY = ""
"""The holder of a lease that was given back."""

NOW: ColumnElement[float] = cast(extract("epoch", func.clock_timestamp()), Float)
"""The time of the database in seconds since 1970."""


def show_life(connection: Connection, server: str, name: str) -> tuple[set[str], bool]:
    """Note that a server runs; return the ids of all that run, and whether this one was not known any more."""
    known = connection.execute(update(servers).where(servers.c.id == server).values(seen=NOW)).rowcount == 1
    if not known:
        connection.execute(insert(servers).values(id=server, name=name, seen=NOW))
    return set(connection.execute(select(servers.c.id).where(_runs())).scalars()), not known


def _runs() -> ColumnElement[bool]:
    """The condition of a server that runs."""
    return servers.c.seen > NOW - LOST_SECONDS


def say_farewell(connection: Connection, server: str, date: float) -> None:
    """Note that a server ends: its leases are free, and its players are gone."""
    connection.execute(update(leases).where(leases.c.holder == server).values(holder=NOBODY))
    here = and_(presence.c.server == server, presence.c.left_at.is_(None))
    connection.execute(update(presence).where(here).values(left_at=date))
    connection.execute(delete(servers).where(servers.c.id == server))


def forget_lost(connection: Connection) -> None:
    """Remove the rows of servers that were lost long ago, and of players who left then."""
    connection.execute(delete(servers).where(servers.c.seen < NOW - FORGOTTEN_SECONDS))
    running = select(servers.c.id)
    long_ago = presence.c.left_at < NOW - PRESENCE_SECONDS
    gone = and_(presence.c.server.not_in(running), or_(presence.c.left_at.is_(None), long_ago))
    connection.execute(delete(presence).where(gone))


# --- leases --------------------------------------------------------------------------------------------------------------


def take_lease(connection: Connection, table_id: str, duty: str, server: str) -> Lease:
    """Take a lease that nobody holds, or a lost server; return the lease as it is then, whoever holds it."""
    running = select(servers.c.id).where(_runs())
    new = postgresql.insert(leases).values(table_id=table_id, duty=duty, holder=server, epoch=1)
    taken = new.on_conflict_do_update(
        index_elements=[leases.c.table_id, leases.c.duty],
        set_={"holder": server, "epoch": leases.c.epoch + 1},
        where=and_(leases.c.holder != server, leases.c.holder.not_in(running)),
    )
    connection.execute(taken)
    here = and_(leases.c.table_id == table_id, leases.c.duty == duty)
    row = connection.execute(select(leases.c.holder, leases.c.epoch).where(here)).one()
    return Lease(table_id, duty, row.holder, row.epoch)


def give_lease_back(connection: Connection, lease: Lease) -> None:
    """Free a lease, if it is still held."""
    same = [leases.c[name] == value for name, value in vars(lease).items()]
    connection.execute(update(leases).where(and_(*same)).values(holder=NOBODY))


# --- presence ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SeatPresence:
    """A player at a server: connected to it, or since when not any more, as far as that server knows."""

    table_id: str
    seat: int
    server: str
    left_at: float | None
    lost: bool = False
    """True if the server does not run any more."""


def store_presence(connection: Connection, changes: Collection[SeatPresence]) -> None:
    """Store which players are connected to a server, or when they have left it."""
    for change in changes:
        values = {name: value for name, value in vars(change).items() if name != "lost"}
        new = postgresql.insert(presence).values(values)
        key = [presence.c.table_id, presence.c.seat, presence.c.server]
        connection.execute(new.on_conflict_do_update(index_elements=key, set_={"left_at": change.left_at}))


def presence_at(connection: Connection, table_ids: Collection[str], but: str) -> list[SeatPresence]:
    """The players of tables at all servers but one. Those of a lost server have left when it was last seen."""
    lost = or_(servers.c.id.is_(None), not_(_runs()))
    columns = (presence.c.table_id, presence.c.seat, presence.c.server, presence.c.left_at, servers.c.seen, lost)
    joined = presence.outerjoin(servers, servers.c.id == presence.c.server)
    here = and_(presence.c.table_id.in_(table_ids), presence.c.server != but)
    found = connection.execute(select(*columns).select_from(joined).where(here))
    return [
        SeatPresence(table_id, seat, server, (seen or 0.0) if left_at is None and is_lost else left_at, is_lost)
        for table_id, seat, server, left_at, seen, is_lost in found
    ]


# --- news ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TableState:
    """How far a table is: its version, and the numbers of lines in its journal and of its last line of chat."""

    table_id: str
    version: int
    length: int
    chat: int


def table_states(connection: Connection, table_ids: Collection[str]) -> list[TableState]:
    """How far these tables are."""
    lines = select(func.max(journal.c.number)).where(journal.c.table_id == tables.c.id).scalar_subquery()
    said = select(func.max(chat.c.id)).where(chat.c.table_id == tables.c.id).scalar_subquery()
    columns = (tables.c.id, tables.c.version, func.coalesce(lines, -1) + 1, func.coalesce(said, 0))
    return [TableState(*row) for row in connection.execute(select(*columns).where(tables.c.id.in_(table_ids)))]
