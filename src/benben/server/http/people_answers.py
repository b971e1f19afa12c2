"""The JSON answers about people among each other, as structs. Their TypeScript types are generated."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from benben.server.storage.friend_queries import Friend, Invitation
from benben.server.storage.people_tables import BLOCK, MUTE
from benben.server.storage.relation_queries import BlockRow, OtherPerson
from benben.server.storage.schema import DAYS, LIVE
from benben.server.tables.quick_match import NO_CLOCK, QuickMatch

Pace = Annotated[str, Meta(extra_json_schema={"enum": [NO_CLOCK, LIVE, DAYS]})]
"""The pace of a quick match."""
BlockKind = Annotated[str, Meta(extra_json_schema={"enum": [BLOCK, MUTE]})]
"""Whether neither sees the other, or one does not see the other's chat."""


class PersonInfo(Struct):
    """Somebody: ``page`` is the id of the public page, null without an account."""

    name: str
    colour: str
    symbol: str
    page: str | None


class FriendInfo(Struct):
    """A friend: ``here`` is null if the friend does not show it. ``invited`` is about one table."""

    person: PersonInfo
    here: bool | None
    invited: bool = False


class InvitationInfo(Struct):
    """An invitation by a friend to a table that still has a free seat: ``token`` is that of its link."""

    table: str
    game: str
    players: int
    token: str
    by: PersonInfo
    made: float


class FriendsAnswer(Struct):
    """One's friends, who ``asks`` to be one, whom one has ``asked``, and one's invitations."""

    friends: list[FriendInfo]
    asks: list[PersonInfo]
    asked: list[PersonInfo]
    invitations: list[InvitationInfo]


class Invitees(Struct):
    """One's friends, with who was invited to a table."""

    friends: list[FriendInfo]


class BlockInfo(Struct):
    """Somebody whom one has blocked or muted."""

    id: int
    kind: BlockKind
    person: PersonInfo


class BlocksAnswer(Struct):
    """Whom one has blocked or muted, the latest first."""

    blocks: list[BlockInfo]


class TablePerson(Struct):
    """A person at a table: the page, null without an account, and the ids of one's own block and mute, null without."""

    seat: str
    page: str | None
    block: int | None
    mute: int | None


class TablePeople(Struct):
    """The other people at a table."""

    people: list[TablePerson]


class QuickMatchInfo(Struct):
    """A wish for a quick match: ``waiting`` counts the people who wait for the same; ``table`` is where one was seated."""

    game: str
    players: int
    pace: Pace
    since: float
    waiting: int
    table: str | None


class QuickMatchAnswer(Struct):
    """One's wish for a quick match; null without one."""

    match: QuickMatchInfo | None


class Reported(Struct):
    """A report was stored, with this many lines of chat."""

    lines: int


PEOPLE_ANSWERS: tuple[type[Struct], ...] = (
    FriendsAnswer,
    Invitees,
    BlocksAnswer,
    TablePeople,
    QuickMatchAnswer,
    Reported,
)
"""All answers of this module."""


def person_info(person: OtherPerson) -> PersonInfo:
    """A person as others see it."""
    return PersonInfo(person.name, person.colour, person.symbol, person.page)


def friend_info(friend: Friend, invited: bool = False) -> FriendInfo:
    """A friend."""
    return FriendInfo(person_info(friend.person), friend.here, invited)


def invitation_info(found: Invitation) -> InvitationInfo:
    """An invitation."""
    return InvitationInfo(found.table_id, found.game, found.players, found.token, person_info(found.by), found.made)


def blocks_answer(blocks: list[BlockRow]) -> BlocksAnswer:
    """Blocks and mutes."""
    return BlocksAnswer([BlockInfo(one.id, one.kind, person_info(one.person)) for one in blocks])


def match_answer(found: QuickMatch | None) -> QuickMatchAnswer:
    """A wish for a quick match."""
    if found is None:
        return QuickMatchAnswer(None)
    wish = found.wish
    return QuickMatchAnswer(QuickMatchInfo(wish.game, wish.players, wish.pace, found.since, found.waiting, found.table_id))
