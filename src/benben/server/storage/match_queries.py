"""Queries about quick matches: who waits for one, and who of them fit together.

A row is a wish. It counts only while its page shows signs of life, so that nobody is seated who has vanished. Servers form
groups one after the other: the second one finds the people seated whom the first one has taken.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from benben.server.storage.notification_queries import insert_once
from benben.server.storage.people_tables import BLOCK, blocks, match_requests
from benben.server.storage.relation_queries import blocked_with
from benben.server.storage.rows import Guest
from benben.server.storage.schema import guests

FRESH_SECONDS = 8.0
"""Seconds after a sign of life of its page in which a wish counts."""
GROUP_LOCK = 0x62656E62656E4D
"""The number of the lock of PostgreSQL under which groups are formed."""
KEPT_SECONDS = 600.0
"""Seconds after the last sign of life in which a wish is remembered, so that a page that is opened again goes on with it."""


@dataclass(frozen=True)
class Wish:
    """A game with this many people at this pace."""

    game: str
    players: int
    pace: str


@dataclass(frozen=True)
class WaitingWish:
    """The wish of a guest: since when, and with a ``table_id``, where the guest was seated."""

    wish: Wish
    made: float
    table_id: str | None


def take_turn(connection: Connection) -> None:
    """Wait until no other server forms groups; SQLite has one writer."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(GROUP_LOCK)))


def set_wish(connection: Connection, guest: str, wish: Wish, now: float) -> None:
    """Begin to wait; another wish of the guest is forgotten, but for its place if it is the same."""
    values = vars(wish) | {"made": now, "seen": now, "table_id": None}
    found = wish_of(connection, guest, now)
    if found is not None and found.wish == wish and found.table_id is None:
        values["made"] = found.made
    new = insert_once(connection, match_requests).values(guest=guest, **values)
    connection.execute(new.on_conflict_do_update(index_elements=["guest"], set_=values))


def wish_of(connection: Connection, guest: str, now: float) -> WaitingWish | None:
    """The wish of a guest; None if there is none, or its page was closed long ago."""
    kept = and_(match_requests.c.guest == guest, match_requests.c.seen > now - KEPT_SECONDS)
    row = connection.execute(select(match_requests).where(kept)).first()
    return None if row is None else WaitingWish(Wish(row.game, row.players, row.pace), row.made, row.table_id)


def show_life(connection: Connection, guest: str, now: float) -> None:
    """Note that a guest still waits."""
    here = and_(match_requests.c.guest == guest, match_requests.c.table_id.is_(None))
    connection.execute(update(match_requests).where(here).values(seen=now))


def forget_wish(connection: Connection, guest: str) -> None:
    """Wait no longer."""
    connection.execute(delete(match_requests).where(match_requests.c.guest == guest))


def forget_old_wishes(connection: Connection, now: float) -> None:
    """Delete wishes whose pages were closed long ago."""
    connection.execute(delete(match_requests).where(match_requests.c.seen <= now - KEPT_SECONDS))


def waiting_with(connection: Connection, guest: str, wish: Wish, now: float) -> int:
    """Number of people who wait for the same now, the guest included; nobody whom a block keeps apart from the guest."""
    waiting = set(connection.execute(select(match_requests.c.guest).where(_waits(wish, now))).scalars())
    return len((waiting | {guest}) - blocked_with(connection, guest))


def form_group(connection: Connection, wish: Wish, now: float) -> list[Guest] | None:
    """The first people who can play together, longest waiting first; None if there are too few.

    The caller has taken its turn: no other server forms groups until the end of the transaction.
    """
    query = select(match_requests.c.guest).where(_waits(wish, now)).order_by(match_requests.c.made, match_requests.c.guest)
    waiting = list(connection.execute(query).scalars())
    if len(waiting) < wish.players:
        return None
    apart = _pairs_apart(connection, waiting)
    for number in range(len(waiting) - wish.players + 1):
        group: list[str] = []
        for guest in waiting[number:]:
            if len(group) < wish.players and not any((guest, one) in apart for one in group):
                group.append(guest)
        if len(group) == wish.players:
            return _guests(connection, group)
    return None


def seat_group(connection: Connection, group: Collection[str], table_id: str) -> None:
    """Note where people were seated; they wait no longer."""
    here = match_requests.c.guest.in_(group)
    connection.execute(update(match_requests).where(here).values(table_id=table_id))


def _waits(wish: Wish, now: float) -> ColumnElement[bool]:
    """The condition of a wish that counts now."""
    same = [match_requests.c[name] == value for name, value in vars(wish).items()]
    return and_(*same, match_requests.c.table_id.is_(None), match_requests.c.seen > now - FRESH_SECONDS)


def _pairs_apart(connection: Connection, people: list[str]) -> set[tuple[str, str]]:
    """The pairs among these people, both ways round, of whom one has blocked the other."""
    either = or_(blocks.c.guest.in_(people), blocks.c.other.in_(people))
    query = select(blocks.c.guest, blocks.c.other).where(blocks.c.kind == BLOCK, either)
    found = {(row.guest, row.other) for row in connection.execute(query)}
    return found | {(other, one) for one, other in found}


def _guests(connection: Connection, ids: list[str]) -> list[Guest]:
    columns = (guests.c.id, guests.c.name, guests.c.colour, guests.c.symbol)
    rows = {row.id: Guest(*row) for row in connection.execute(select(*columns).where(guests.c.id.in_(ids)))}
    return [rows[one] for one in ids]
