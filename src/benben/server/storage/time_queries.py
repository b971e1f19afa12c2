"""Queries about time: signs of life of the servers, outages in which none ran, vacations, and tables that are due."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, and_, exists, func, insert, or_, select, update

from benben.server.storage.rows import Summary, TableRow
from benben.server.storage.schema import DAYS, PLAYING, heartbeat, outages, seats, tables, vacations

HEARTBEAT = 1
"""The id of the only row of its table."""
MAX_DUE = 200
"""Most tables that are looked at in one round."""

Interval = tuple[float, float]


def beat(connection: Connection, now: float, longest: float, back_after: float = 0.0) -> bool:
    """Note that a server runs. If none has for longer than this, store the outage and return True.

    The outage lasts some seconds longer, ``back_after``, in which people connect again. All clocks are due then.
    """
    row = connection.execute(select(heartbeat.c.at).where(heartbeat.c.id == HEARTBEAT).with_for_update()).first()
    if row is None:
        connection.execute(insert(heartbeat).values(id=HEARTBEAT, at=now))
        return False
    if now <= row.at:
        return False
    connection.execute(update(heartbeat).where(heartbeat.c.id == HEARTBEAT).values(at=now))
    if now - row.at <= longest:
        return False
    connection.execute(insert(outages).values(began=row.at, ended=now + back_after))
    running = and_(tables.c.phase == PLAYING, tables.c.due.is_not(None))
    connection.execute(update(tables).where(running).values(due=now))
    return True


def outages_since(connection: Connection, date: float) -> list[Interval]:
    """The times since a date in which no server ran."""
    found = connection.execute(select(outages.c.began, outages.c.ended).where(outages.c.ended > date))
    return [(began, ended) for began, ended in found]


def vacations_of(connection: Connection, guests: Collection[str], since: float = 0.0) -> dict[str, list[Interval]]:
    """The vacations of guests that last beyond a date."""
    found: dict[str, list[Interval]] = {guest: [] for guest in guests}
    columns = (vacations.c.guest, vacations.c.began, vacations.c.ended)
    query = select(*columns).where(vacations.c.guest.in_(list(guests)), vacations.c.ended > since)
    for guest, began, ended in connection.execute(query.order_by(vacations.c.began)):
        found[guest].append((began, ended))
    return found


def add_vacation(connection: Connection, guest: str, began: float, ended: float) -> None:
    """Store a vacation that begins now."""
    connection.execute(insert(vacations).values(guest=guest, began=began, ended=ended))
    _have_clocks_looked_at(connection, guest, began)


def end_vacation(connection: Connection, guest: str, now: float) -> bool:
    """End the vacation of a guest; return False if there is none."""
    current = and_(vacations.c.guest == guest, vacations.c.began <= now, vacations.c.ended > now)
    if connection.execute(update(vacations).where(current).values(ended=now)).rowcount == 0:
        return False
    _have_clocks_looked_at(connection, guest, now)
    return True


def _have_clocks_looked_at(connection: Connection, guest: str, now: float) -> None:
    """Have the deadlines of a guest's tables computed again."""
    own = select(seats.c.table_id).where(seats.c.guest == guest)
    running = and_(tables.c.id.in_(own), tables.c.phase == PLAYING, tables.c.clock.is_not(None))
    connection.execute(update(tables).where(running).values(due=now))


def due_tables(connection: Connection, now: float, but: Collection[str] = ()) -> list[str]:
    """The ids of tables that have to be looked at, the longest waiting first; ``but`` leaves some out."""
    due = and_(tables.c.due <= now, tables.c.id.not_in(list(but)))
    query = select(tables.c.id).where(due).order_by(tables.c.due).limit(MAX_DUE)
    return list(connection.execute(query).scalars())


def have_bots_go_on(connection: Connection, now: float) -> int:
    """Have tables looked at whose bots have to move without anybody, and for which no date is stored; return their number.

    These are the games of databases that were written when bots moved only where somebody was.
    """
    here = seats.c.table_id == tables.c.id
    person_plays = exists().where(here, seats.c.level.is_(None))
    bot_asked = exists().where(
        here, seats.c.level.is_not(None), tables.c.asked.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1
    )
    stand_still = and_(tables.c.phase == PLAYING, tables.c.due.is_(None), bot_asked, or_(tables.c.rated, ~person_plays))
    return connection.execute(update(tables).where(stand_still).values(due=now)).rowcount


def update_deadlines(connection: Connection, table_id: str, summary: Summary) -> None:
    """Store when a table is to be looked at next, unless it has moved on."""
    same = and_(tables.c.id == table_id, tables.c.moment == summary.moment, tables.c.phase == summary.phase)
    connection.execute(update(tables).where(same).values(due=summary.due, deadlines=summary.deadlines))


def read_pauses(connection: Connection, row: TableRow) -> None:
    """Read the times that do not count for the clocks of a table: outages and, where turns take days, vacations."""
    if row.clock is None:
        return
    row.outages = outages_since(connection, row.made)
    guests = {holder.guest for holder in row.seat_holders if holder.guest is not None}
    away = vacations_of(connection, guests, row.made) if guests and row.clock["pace"] == DAYS else {}
    row.vacations = {seat: away[one.guest] for seat, one in enumerate(row.seat_holders) if one.guest and away.get(one.guest)}


def read_pauses_and_due(connection: Connection, row: TableRow) -> float | None:
    """Read the pauses of a table; return the stored date at which its clocks are to be looked at."""
    read_pauses(connection, row)
    found: float | None = connection.execute(select(tables.c.due).where(tables.c.id == row.id)).scalar()
    return found


def vacation_seconds(connection: Connection, guest: str, since: float) -> float:
    """Seconds of vacation that a guest has taken since a date."""
    length = func.sum(vacations.c.ended - vacations.c.began)
    query = select(func.coalesce(length, 0.0)).where(vacations.c.guest == guest, vacations.c.began > since)
    return float(connection.execute(query).scalar_one())
