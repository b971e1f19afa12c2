"""Queries about bots from outside: their owners and rules, where they play, and the invitations that wait for an answer."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from benben.server.errors import RequestError
from benben.server.storage import account_queries, session_queries
from benben.server.storage.account_queries import Account
from benben.server.storage.rows import Guest
from benben.server.storage.schema import (
    OVER,
    PLAYING,
    WAITING,
    accounts,
    bot_invitations,
    bots,
    guests,
    seats,
    sessions,
    tables,
)

INVITATION_LIFETIME = 120.0
"""Seconds in which a bot can answer an invitation."""
ONLINE_SECONDS = 60.0
"""Seconds after its last question for work in which a bot counts as online."""
SEEN_STORED_EVERY = 20.0
"""Seconds between two writes of the time at which a bot asked for work."""


@dataclass(frozen=True)
class BotRules:
    """What the owner of a bot allows: titles and numbers of players (empty: all), and how many tables at once."""

    games: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    most_tables: int = 4

    def takes(self, game: str, players: int) -> bool:
        """True if the bot plays this title with this number of players."""
        return (not self.games or game in self.games) and (not self.sizes or players in self.sizes)


@dataclass(frozen=True)
class StoredBot:
    """A bot from outside: who it is, its public page, its owner, its rules, and when it last asked for work."""

    guest: Guest
    page: str
    owner: str
    rules: BotRules
    seen: float | None
    made: float

    def online(self, now: float) -> bool:
        """True if it has asked for work lately."""
        return self.seen is not None and now - self.seen < ONLINE_SECONDS


@dataclass(frozen=True)
class BotInvitation:
    """An invitation that a bot can still answer: the table, the seat there, and when it was made."""

    table_id: str
    seat: int
    made: float


# --- bots ----------------------------------------------------------------------------------------------------------------


def add_bot(connection: Connection, guest: Guest, account: Account, owner: str, rules: BotRules, most: int) -> None:
    """Store a bot with its account; raise RequestError if its owner has too many, or another account's name looks so."""
    if connection.execute(select(func.count()).where(bots.c.owner == owner)).scalar_one() >= most:
        raise RequestError(409, "server-too-many-bots", {"most": most})
    connection.execute(insert(guests).values(**vars(guest), made=account.made))
    account_queries.add_account(connection, account, guest.name)
    connection.execute(insert(bots).values(guest=guest.id, owner=owner, **_values(rules)))


def _values(rules: BotRules) -> dict[str, object]:
    return {"games": list(rules.games), "sizes": list(rules.sizes), "most_tables": rules.most_tables}


def change_bot(connection: Connection, guest: Guest, rules: BotRules) -> None:
    """Store the name, looks and rules of a bot."""
    session_queries.update_guest(connection, guest)
    connection.execute(update(bots).where(bots.c.guest == guest.id).values(_values(rules)))


def bots_of(connection: Connection, owner: str) -> list[StoredBot]:
    """The bots of an owner, the oldest first."""
    return _select_bots(connection, bots.c.owner == owner)


def bot_of_page(connection: Connection, page: str) -> StoredBot | None:
    """The bot with this public page."""
    return next(iter(_select_bots(connection, accounts.c.page == page)), None)


def find_bot(connection: Connection, guest: str) -> StoredBot | None:
    """The bot that is this guest."""
    return next(iter(_select_bots(connection, bots.c.guest == guest)), None)


def online_bots(connection: Connection, most: int) -> list[StoredBot]:
    """The bots that have asked for work lately, the last one first."""
    since = time.time() - ONLINE_SECONDS
    return sorted(_select_bots(connection, bots.c.seen > since), key=lambda one: -(one.seen or 0.0))[:most]


def _select_bots(connection: Connection, condition: ColumnElement[bool]) -> list[StoredBot]:
    query = (
        select(bots, guests.c.name, guests.c.colour, guests.c.symbol, accounts.c.page, accounts.c.made)
        .join(guests, guests.c.id == bots.c.guest)
        .join(accounts, accounts.c.guest == bots.c.guest)
        .where(condition)
        .order_by(accounts.c.made, bots.c.guest)
    )
    return [
        StoredBot(
            guest=Guest(row.guest, row.name, row.colour, row.symbol),
            page=row.page,
            owner=row.owner,
            rules=BotRules(tuple(row.games), tuple(row.sizes), row.most_tables),
            seen=row.seen,
            made=row.made,
        )
        for row in connection.execute(query)
    ]


def mark_seen(connection: Connection, guest: str, now: float) -> None:
    """Store that a bot has asked for work."""
    long_ago = or_(bots.c.seen.is_(None), bots.c.seen < now - SEEN_STORED_EVERY)
    connection.execute(update(bots).where(and_(bots.c.guest == guest, long_ago)).values(seen=now))


def owners_among(connection: Connection, ids: list[str]) -> dict[str, str]:
    """For those of these guests who are bots, their owners."""
    query = select(bots.c.guest, bots.c.owner).where(bots.c.guest.in_(ids))
    return {row.guest: row.owner for row in connection.execute(query)}


def count_tables(connection: Connection, guest: str) -> int:
    """Number of tables where a bot sits and the match is not over; where it has resigned it has nothing to do."""
    here = and_(seats.c.guest == guest, seats.c.resigned.is_(False), tables.c.phase.in_((WAITING, PLAYING)))
    return connection.execute(select(func.count()).select_from(seats.join(tables)).where(here)).scalar_one()


def tables_to_play(connection: Connection, guest: str) -> list[str]:
    """The ids of the tables where a bot sits and the match is not over, the longest unchanged first."""
    here = and_(seats.c.guest == guest, seats.c.resigned.is_(False), tables.c.phase != OVER)
    query = select(tables.c.id).select_from(seats.join(tables)).where(here).order_by(tables.c.changed, tables.c.id)
    return list(connection.execute(query).scalars())


def sign_out_bots(connection: Connection, guest: str) -> None:
    """End the tokens of a bot, or of all bots of an owner: they are not online any more, and have no invitations."""
    signed_out = [bot.guest.id for bot in _select_bots(connection, or_(bots.c.owner == guest, bots.c.guest == guest))]
    for table in (sessions, bot_invitations):
        connection.execute(delete(table).where(table.c.guest.in_(signed_out)))
    connection.execute(update(bots).where(bots.c.guest.in_(signed_out)).values(seen=None))


def delete_bot(connection: Connection, guest: str) -> None:
    """Delete what says that a guest is a bot, and the invitations to it; seats stay marked."""
    for table in (bot_invitations, bots):
        connection.execute(delete(table).where(table.c.guest == guest))


# --- invitations ---------------------------------------------------------------------------------------------------------


def add_invitation(connection: Connection, table_id: str, guest: str, seat: int) -> None:
    """Store an invitation; it replaces an earlier one of the same bot to the table. Those that are too old go."""
    same = and_(bot_invitations.c.table_id == table_id, bot_invitations.c.guest == guest)
    connection.execute(delete(bot_invitations).where(or_(same, bot_invitations.c.made < time.time() - INVITATION_LIFETIME)))
    connection.execute(insert(bot_invitations).values(table_id=table_id, guest=guest, seat=seat, made=time.time()))


def invitations_to(connection: Connection, guest: str) -> list[BotInvitation]:
    """The invitations that a bot can still answer, the oldest first."""
    fresh = and_(bot_invitations.c.guest == guest, bot_invitations.c.made >= time.time() - INVITATION_LIFETIME)
    columns = (bot_invitations.c.table_id, bot_invitations.c.seat, bot_invitations.c.made)
    query = select(*columns).where(fresh).order_by(bot_invitations.c.made)
    return [BotInvitation(*row) for row in connection.execute(query)]


def invited_at(connection: Connection, table_id: str) -> dict[str, int]:
    """For each bot that was invited to a table and has not answered yet, the seat."""
    fresh = and_(bot_invitations.c.table_id == table_id, bot_invitations.c.made >= time.time() - INVITATION_LIFETIME)
    query = select(bot_invitations.c.guest, bot_invitations.c.seat).where(fresh)
    return {row.guest: row.seat for row in connection.execute(query)}


def use_invitation(connection: Connection, table_id: str, guest: str) -> int | None:
    """The seat of an invitation, which cannot be used again; None if there is none."""
    seat = invited_at(connection, table_id).get(guest)
    here = and_(bot_invitations.c.table_id == table_id, bot_invitations.c.guest == guest)
    spent = connection.execute(delete(bot_invitations).where(here)).rowcount == 1
    return seat if spent else None
