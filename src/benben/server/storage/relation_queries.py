"""Queries about blocks: who sees nothing of whom, and whose chat is hidden from whom.

A block or mute of somebody is one of their bots from outside too; that of a bot is about this bot alone.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from benben.server.storage.people_tables import BLOCK, blocks, friend_requests, friends, invitations, match_requests
from benben.server.storage.schema import accounts, bots, guests, seats


@dataclass(frozen=True)
class OtherPerson:
    """Somebody as others see them: ``page`` is None without an account."""

    guest: str
    name: str
    colour: str
    symbol: str
    page: str | None


@dataclass(frozen=True)
class BlockRow:
    """Somebody whom a guest has blocked or muted."""

    id: int
    kind: str
    person: OtherPerson


def others_by_id(connection: Connection, ids: Collection[str]) -> dict[str, OtherPerson]:
    """People by the ids of their guests; former players are left out."""
    columns = (guests.c.id, guests.c.name, guests.c.colour, guests.c.symbol, accounts.c.page)
    query = select(*columns).outerjoin(accounts, accounts.c.guest == guests.c.id).where(guests.c.id.in_(ids))
    return {row.id: OtherPerson(*row) for row in connection.execute(query) if row.name}


def blocked_with(connection: Connection, guest: str) -> set[str]:
    """Everybody whom a guest has blocked, or who has blocked the guest. For a bot the blocks of its owner count as well."""
    owner = select(bots.c.owner).where(bots.c.guest == guest)
    own = [guest, *connection.execute(owner).scalars()]
    either = or_(blocks.c.guest.in_(own), blocks.c.other.in_(own))
    query = select(blocks.c.guest, blocks.c.other).where(blocks.c.kind == BLOCK, either)
    return _with_bots(connection, {row.other if row.guest in own else row.guest for row in connection.execute(query)})


def _with_bots(connection: Connection, people: Collection[str]) -> set[str]:
    """These people and their bots from outside."""
    if not people:
        return set()
    owned = select(bots.c.guest).where(bots.c.owner.in_(people))
    return {*people, *connection.execute(owned).scalars()}


def is_blocked(connection: Connection, one: str, other: str) -> bool:
    """True if one of two guests has blocked the other."""
    query = select(blocks.c.id).where(blocks.c.kind == BLOCK, _between(one, other))
    return connection.execute(query.limit(1)).first() is not None


def hidden_from(connection: Connection, speakers: Collection[str]) -> dict[str, frozenset[str]]:
    """For each of these speakers, the guests who must not be sent what they say."""
    owned = select(bots.c.guest, bots.c.owner).where(bots.c.guest.in_(speakers))
    owners: dict[str, str] = {row.guest: row.owner for row in connection.execute(owned)}
    found: dict[str, set[str]] = {one: set() for one in (*speakers, *owners.values())}
    mentioned = or_(blocks.c.guest.in_(found), blocks.c.other.in_(found))
    for row in connection.execute(select(blocks.c.guest, blocks.c.other, blocks.c.kind).where(mentioned)):
        if row.other in found:
            found[row.other].add(row.guest)
        if row.kind == BLOCK and row.guest in found:
            found[row.guest].add(row.other)
    return {
        speaker: frozenset(_with_bots(connection, found[speaker] | found[owners.get(speaker, speaker)]))
        for speaker in speakers
    }


def add_block(connection: Connection, guest: str, other: str, kind: str, now: float) -> None:
    """Block or mute somebody, once. A block ends friendship, requests, invitations and waiting for each other."""
    same = and_(blocks.c.guest == guest, blocks.c.other == other, blocks.c.kind == kind)
    if connection.execute(select(blocks.c.id).where(same)).first() is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(blocks).values(guest=guest, other=other, kind=kind, made=now))
        except IntegrityError:  # another server was first
            return
    if kind == BLOCK:
        forget_ties(connection, guest, other)


def forget_ties(connection: Connection, one: str, other: str) -> None:
    """Delete friendship, friend requests and invitations between two guests."""
    for table, from_column, to_column in (
        (friends, friends.c.guest, friends.c.friend),
        (friend_requests, friend_requests.c.asker, friend_requests.c.asked),
        (invitations, invitations.c.by, invitations.c.guest),
    ):
        pairs = or_(and_(from_column == one, to_column == other), and_(from_column == other, to_column == one))
        connection.execute(delete(table).where(pairs))


def remove_block(connection: Connection, guest: str, number: int) -> str | None:
    """Take a block or mute of a guest back; return whom it was about, None if there is no such block.

    Requests that were made meanwhile are deleted, so that a flood does not appear all at once.
    """
    here = and_(blocks.c.id == number, blocks.c.guest == guest)
    row = connection.execute(select(blocks.c.other, blocks.c.kind).where(here)).first()
    if row is None:
        return None
    connection.execute(delete(blocks).where(here))
    if row.kind == BLOCK:
        forget_ties(connection, guest, row.other)
    return str(row.other)


def blocks_of(connection: Connection, guest: str) -> list[BlockRow]:
    """Whom a guest has blocked or muted, the latest first."""
    query = select(blocks.c.id, blocks.c.kind, blocks.c.other).where(blocks.c.guest == guest).order_by(blocks.c.id.desc())
    rows = connection.execute(query).all()
    people = others_by_id(connection, [row.other for row in rows])
    return [BlockRow(row.id, row.kind, people[row.other]) for row in rows if row.other in people]


def count_blocks(connection: Connection, guest: str) -> int:
    """Number of people whom a guest has blocked or muted."""
    return connection.execute(select(func.count()).where(blocks.c.guest == guest)).scalar_one()


def shared_tables(connection: Connection, one: str, other: str) -> list[str]:
    """The ids of tables where two guests, or bots of theirs, both have seats."""
    of_one, of_other = (
        select(seats.c.table_id).where(seats.c.guest.in_(_with_bots(connection, [guest]))) for guest in (one, other)
    )
    return list(connection.execute(of_one.where(seats.c.table_id.in_(of_other)).distinct()).scalars())


def forget_guest(connection: Connection, guest: str) -> None:
    """Delete everything that ties a guest to others: friendship, requests, blocks, invitations, the wish to be matched."""
    for table, columns in (
        (friends, (friends.c.guest, friends.c.friend)),
        (friend_requests, (friend_requests.c.asker, friend_requests.c.asked)),
        (blocks, (blocks.c.guest, blocks.c.other)),
        (invitations, (invitations.c.by, invitations.c.guest)),
        (match_requests, (match_requests.c.guest,)),
    ):
        connection.execute(delete(table).where(or_(*[column == guest for column in columns])))


def _between(one: str, other: str) -> ColumnElement[bool]:
    """The condition of blocks between two guests, made by either."""
    first = and_(blocks.c.guest == one, blocks.c.other == other)
    return or_(first, and_(blocks.c.guest == other, blocks.c.other == one))
