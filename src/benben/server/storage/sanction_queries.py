"""Queries about what the host of a server has forbidden guests: to chat, or to come at all."""

from __future__ import annotations

import math
import time

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select

from benben.server.errors import RequestError
from benben.server.storage.notification_queries import insert_once
from benben.server.storage.people_tables import BAN, MUTE, sanctions
from benben.server.storage.schema import bots


def sanction_until(connection: Connection, guest: str, kind: str) -> float | None:
    """The date at which a sanction ends, infinity if it is for good; None if there is none."""
    query = select(sanctions.c.until).where(sanctions.c.guest == guest, sanctions.c.kind == kind, _in_force())
    row = connection.execute(query).first()
    if row is None:
        return None
    return math.inf if row.until is None else float(row.until)


def sanctions_of(connection: Connection, guests: list[str]) -> dict[str, dict[str, float | None]]:
    """For each of these guests the sanctions in force, and when they end; None if they are for good."""
    query = select(sanctions.c.guest, sanctions.c.kind, sanctions.c.until)
    found: dict[str, dict[str, float | None]] = {guest: {} for guest in guests}
    for row in connection.execute(query.where(sanctions.c.guest.in_(guests), _in_force())):
        found[row.guest][row.kind] = row.until
    return found


def _in_force() -> ColumnElement[bool]:
    return or_(sanctions.c.until.is_(None), sanctions.c.until > time.time())


def set_sanction(connection: Connection, guest: str, kind: str, until: float | None, reason: str) -> None:
    """Forbid a guest something, for good or until a date; an earlier sanction of this kind is replaced."""
    values = {"until": until, "reason": reason, "made": time.time()}
    new = insert_once(connection, sanctions).values(guest=guest, kind=kind, **values)
    connection.execute(new.on_conflict_do_update(index_elements=["guest", "kind"], set_=values))


def lift_sanction(connection: Connection, guest: str, kind: str) -> bool:
    """Allow a guest something again; False if it was not forbidden."""
    here = and_(sanctions.c.guest == guest, sanctions.c.kind == kind)
    return connection.execute(delete(sanctions).where(here)).rowcount > 0


def check_not_banned(connection: Connection, guest: str) -> None:
    """Raise RequestError if a guest is banned."""
    if sanction_until(connection, guest, BAN) is not None:
        raise RequestError(403, "server-banned")


def check_not_muted(connection: Connection, guest: str) -> None:
    """Raise RequestError if the host has forbidden a guest, or the owner of this bot, to write to others."""
    owner = connection.execute(select(bots.c.owner).where(bots.c.guest == guest)).scalar()
    if any(sanction_until(connection, one, MUTE) is not None for one in (guest, owner) if one is not None):
        raise RequestError(403, "server-muted")
