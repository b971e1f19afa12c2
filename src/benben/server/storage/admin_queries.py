"""Queries of the host: lists of people, tables and the chat of a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, select

from benben.server.storage.sanction_queries import sanctions_of
from benben.server.storage.schema import accounts, chat, guests, seats, sessions, tables


@dataclass(frozen=True)
class PersonRow:
    """Somebody as the host sees them: ``kind`` and ``page`` are None without an account, ``used`` without a session."""

    guest: str
    name: str
    kind: str | None
    page: str | None
    made: float
    used: float | None
    sanctions: dict[str, float | None]


@dataclass(frozen=True)
class TableEntry:
    """A table as the host sees it in a list."""

    id: str
    game: str
    players: int
    phase: str
    open: bool
    closed: bool
    made: float
    changed: float
    lines: int
    """Number of lines of chat."""
    people: list[tuple[str | None, str]] = field(default_factory=list)
    """The guest, None for a bot, and the name of every seat that is taken."""


def list_people(connection: Connection, with_account: bool, name: str, first: int, most: int) -> list[PersonRow]:
    """Accounts, or guests without one, whose names contain a text; the last made first."""
    used = select(func.max(sessions.c.used)).where(sessions.c.guest == guests.c.id).scalar_subquery()
    columns = (guests.c.id, guests.c.name, accounts.c.kind, accounts.c.page, guests.c.made, used.label("used"))
    query = select(*columns).outerjoin(accounts, accounts.c.guest == guests.c.id).where(guests.c.name != "")
    query = query.where(accounts.c.guest.is_not(None) if with_account else accounts.c.guest.is_(None))
    if name:
        query = query.where(func.lower(guests.c.name).contains(name.lower(), autoescape=True))
    rows = connection.execute(query.order_by(guests.c.made.desc(), guests.c.id).offset(first).limit(most)).all()
    forbidden = sanctions_of(connection, [row.id for row in rows])
    return [PersonRow(*row, forbidden[row.id]) for row in rows]


def list_tables(connection: Connection, phase: str | None, first: int, most: int) -> list[TableEntry]:
    """Tables, the last changed first."""
    lines = select(func.count()).where(chat.c.table_id == tables.c.id).scalar_subquery()
    names = ("id", "game", "players", "phase", "open", "closed", "made", "changed")
    query = select(*[tables.c[name] for name in names], lines.label("lines"))
    if phase is not None:
        query = query.where(tables.c.phase == phase)
    rows = (
        connection.execute(query.order_by(tables.c.changed.desc(), tables.c.id).offset(first).limit(most)).mappings().all()
    )
    people: dict[str, list[tuple[str | None, str]]] = {row["id"]: [] for row in rows}
    taken = select(seats.c.table_id, seats.c.guest, seats.c.name).where(seats.c.table_id.in_(list(people)), _taken())
    for row in connection.execute(taken.order_by(seats.c.table_id, seats.c.seat)):
        people[row.table_id].append((row.guest, row.name))
    return [TableEntry(**{**row, "closed": bool(row["closed"])}, people=people[row["id"]]) for row in rows]


def _taken() -> Any:
    return seats.c.guest.is_not(None) | seats.c.level.is_not(None)
