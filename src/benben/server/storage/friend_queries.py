"""Queries about friends, requests to become one, and invitations to tables."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, literal, or_, select, update

from benben.server.storage.notification_queries import DELAY_SECONDS, INVITE, insert_once, takes
from benben.server.storage.people_tables import friend_requests, friends, invitations
from benben.server.storage.relation_queries import OtherPerson, blocked_with, others_by_id
from benben.server.storage.schema import WAITING, accounts, outbox, receivers, seats, tables

HERE_SECONDS = 45.0
"""Seconds after its last sign of life in which a page counts as open."""
DECLINED_SECONDS = 30 * 86400.0
"""Seconds for which a declined request stays declined, however often it is made again."""
PRESENCE = "presence"
"""What an account can show to friends: whether it is here."""


@dataclass(frozen=True)
class Friend:
    """A friend; ``here`` is None if the friend does not show it."""

    person: OtherPerson
    here: bool | None


@dataclass(frozen=True)
class Invitation:
    """An invitation to a table that waits: ``token`` opens it."""

    table_id: str
    game: str
    players: int
    token: str
    by: OtherPerson
    made: float


def friends_of(connection: Connection, guest: str, now: float) -> list[Friend]:
    """The friends of a guest, by name."""
    own = select(friends.c.friend).where(friends.c.guest == guest)
    query = select(accounts.c.guest, accounts.c.shows, accounts.c.seen).where(accounts.c.guest.in_(own))
    rows = connection.execute(query).all()
    people = others_by_id(connection, [row.guest for row in rows])
    found = [
        Friend(people[row.guest], (row.seen or 0.0) > now - HERE_SECONDS if PRESENCE in row.shows else None)
        for row in rows
        if row.guest in people
    ]
    return sorted(found, key=lambda friend: friend.person.name.casefold())


def are_friends(connection: Connection, one: str, other: str) -> bool:
    """True if two guests are friends."""
    query = select(friends.c.guest).where(friends.c.guest == one, friends.c.friend == other)
    return connection.execute(query).first() is not None


def count_friends(connection: Connection, guest: str) -> int:
    """Number of friends of a guest."""
    return connection.execute(select(func.count()).where(friends.c.guest == guest)).scalar_one()


def add_friends(connection: Connection, one: str, other: str, now: float) -> None:
    """Make two guests friends; requests between them are done with."""
    connection.execute(delete(friend_requests).where(_requests_between(one, other)))
    rows = [{"guest": one, "friend": other, "made": now}, {"guest": other, "friend": one, "made": now}]
    for row in rows:
        connection.execute(insert_once(connection, friends).values(row).on_conflict_do_nothing())


def remove_friends(connection: Connection, one: str, other: str) -> bool:
    """End a friendship; return False if there was none."""
    pairs = or_(
        and_(friends.c.guest == one, friends.c.friend == other), and_(friends.c.guest == other, friends.c.friend == one)
    )
    return connection.execute(delete(friends).where(pairs)).rowcount > 0


# --- requests ------------------------------------------------------------------------------------------------------------


def requests_to(connection: Connection, guest: str) -> list[OtherPerson]:
    """Who asks a guest to be friends, the latest first; nobody who is blocked."""
    open_ones = and_(friend_requests.c.declined.is_(None), friend_requests.c.withdrawn.is_(False))
    query = select(friend_requests.c.asker).where(friend_requests.c.asked == guest, open_ones)
    ids = list(connection.execute(query.order_by(friend_requests.c.made.desc())).scalars())
    hidden, people = blocked_with(connection, guest), others_by_id(connection, ids)
    return [people[one] for one in ids if one in people and one not in hidden]


def requests_by(connection: Connection, guest: str) -> list[OtherPerson]:
    """Whom a guest has asked to be friends. Nobody is told that a request was declined or is not seen."""
    query = select(friend_requests.c.asked).where(friend_requests.c.asker == guest, friend_requests.c.withdrawn.is_(False))
    ids = list(connection.execute(query.order_by(friend_requests.c.made.desc())).scalars())
    people = others_by_id(connection, ids)
    return [people[one] for one in ids if one in people]


def has_asked(connection: Connection, asker: str, asked: str) -> bool:
    """True if there is a request that was not withdrawn, declined or not."""
    here = and_(_request(asker, asked), friend_requests.c.withdrawn.is_(False))
    return connection.execute(select(friend_requests.c.asker).where(here)).first() is not None


def count_requests(connection: Connection, asker: str, since: float) -> int:
    """Number of people whom a guest has asked since a date, those included whom the guest does not ask any more."""
    query = select(func.count()).where(friend_requests.c.asker == asker, friend_requests.c.made > since)
    return connection.execute(query).scalar_one()


def ask(connection: Connection, asker: str, asked: str, now: float) -> None:
    """Ask somebody to be friends. A request that was declined lately stays so."""
    row = connection.execute(select(friend_requests.c.declined).where(_request(asker, asked))).first()
    if row is None:
        values = {"asker": asker, "asked": asked, "made": now, "withdrawn": False}
        connection.execute(insert_once(connection, friend_requests).values(values).on_conflict_do_nothing())
        return
    declined = row.declined if row.declined is not None and row.declined > now - DECLINED_SECONDS else None
    changed = update(friend_requests).where(_request(asker, asked))
    connection.execute(changed.values(made=now, withdrawn=False, declined=declined))


def withdraw(connection: Connection, asker: str, asked: str) -> bool:
    """Take a request back; it is remembered, so that it cannot be made again and again. False if there is none."""
    here = and_(_request(asker, asked), friend_requests.c.withdrawn.is_(False))
    return connection.execute(update(friend_requests).where(here).values(withdrawn=True)).rowcount > 0


def decline(connection: Connection, asker: str, asked: str, now: float) -> bool:
    """Decline a request; its maker is not told. False if there is none."""
    here = and_(_request(asker, asked), friend_requests.c.declined.is_(None))
    return connection.execute(update(friend_requests).where(here).values(declined=now)).rowcount > 0


def _request(asker: str, asked: str) -> ColumnElement[bool]:
    return and_(friend_requests.c.asker == asker, friend_requests.c.asked == asked)


def _requests_between(one: str, other: str) -> ColumnElement[bool]:
    return or_(_request(one, other), _request(other, one))


# --- invitations ---------------------------------------------------------------------------------------------------------


def invite(connection: Connection, table_id: str, by: str, guest: str, now: float) -> None:
    """Invite a guest to a table, with a notification; whoever was invited there before is not invited again."""
    values = {"table_id": table_id, "guest": guest, "by": by, "made": now}
    connection.execute(insert_once(connection, invitations).values(values).on_conflict_do_nothing())
    columns = ["receiver", "kind", "table_id", "seat", "turn", "made", "next_try"]
    message = [INVITE, table_id, 0, 0, now, now + DELAY_SECONDS]
    wanted = select(receivers.c.id, *map(literal, message)).where(takes(guest), receivers.c.digest.is_(False))
    connection.execute(insert_once(connection, outbox).from_select(columns, wanted).on_conflict_do_nothing())


def count_invitations(connection: Connection, by: str, since: float) -> int:
    """Number of invitations by a guest since a date."""
    query = select(func.count()).where(invitations.c.by == by, invitations.c.made > since)
    return connection.execute(query).scalar_one()


def invited_to(connection: Connection, table_id: str) -> list[str]:
    """The guests who were invited to a table."""
    return list(connection.execute(select(invitations.c.guest).where(invitations.c.table_id == table_id)).scalars())


def invitations_of(connection: Connection, guest: str) -> list[Invitation]:
    """The invitations of a guest to tables that still have a free seat, the latest first; none of somebody blocked."""
    free = select(seats.c.table_id).where(seats.c.guest.is_(None), seats.c.level.is_(None))
    seated = select(seats.c.table_id).where(seats.c.guest == guest)
    waits = and_(tables.c.phase == WAITING, tables.c.closed.is_(None), tables.c.id.in_(free), tables.c.id.not_in(seated))
    columns = (tables.c.id, tables.c.game, tables.c.players, tables.c.invite, invitations.c.by, invitations.c.made)
    own = and_(invitations.c.guest == guest, invitations.c.declined.is_(False))
    query = select(*columns).join(invitations, invitations.c.table_id == tables.c.id).where(own, waits)
    rows = connection.execute(query.order_by(invitations.c.made.desc())).all()
    people, hidden = others_by_id(connection, [row.by for row in rows]), blocked_with(connection, guest)
    return [
        Invitation(row.id, row.game, row.players, row.invite, people[row.by], row.made)
        for row in rows
        if row.by in people and row.by not in hidden
    ]


def decline_invitation(connection: Connection, table_id: str, guest: str) -> bool:
    """Decline an invitation; False if there is none."""
    here = and_(invitations.c.table_id == table_id, invitations.c.guest == guest)
    return connection.execute(update(invitations).where(here).values(declined=True)).rowcount > 0


def note_here(connection: Connection, guest: str, now: float) -> None:
    """Note that a page of an account is open."""
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(seen=now))
