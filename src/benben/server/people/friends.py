"""Friends, invitations, blocks and mutes: what people do about each other. All of it is decided in the database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection

from benben.server.clock import Clock
from benben.server.errors import RequestError
from benben.server.storage import account_queries, friend_queries, relation_queries
from benben.server.storage.database import Database
from benben.server.storage.friend_queries import Friend, Invitation
from benben.server.storage.people_tables import MUTE
from benben.server.storage.relation_queries import BlockRow, OtherPerson

DAY, HOUR = 86400.0, 3600.0
MAX_FRIENDS = 500
"""Most friends of one account."""
REQUESTS_A_DAY = 30
"""Most people whom an account can ask to be friends within a day."""
INVITATIONS_AN_HOUR = 30
"""Most invitations that an account can make within an hour."""
MAX_BLOCKS = 1000
"""Most people whom one guest can block or mute."""


@dataclass(frozen=True)
class FriendsOverview:
    """The friends of a guest, who asks to be one, whom the guest has asked, and invitations."""

    friends: list[Friend]
    asks: list[OtherPerson]
    asked: list[OtherPerson]
    invitations: list[Invitation]


class Friends:
    """The friends, requests, invitations and blocks of a server's people."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def person_of_page(self, page: str) -> str:
        """The guest of a public page; raise RequestError if there is none."""
        found = await self._database.read(lambda connection: account_queries.account_of_page(connection, page))
        if found is None:
            raise RequestError(404, "server-no-player")
        return found.guest

    async def overview(self, guest: str) -> FriendsOverview:
        """Friends, requests and invitations of a guest; it is a sign that a page of the guest is open."""
        now = self._clock.date()

        def read(connection: Connection) -> tuple[FriendsOverview, float]:
            account = account_queries.find_account(connection, guest)
            found = FriendsOverview(
                friend_queries.friends_of(connection, guest, now),
                friend_queries.requests_to(connection, guest),
                friend_queries.requests_by(connection, guest),
                friend_queries.invitations_of(connection, guest),
            )
            return found, 0.0 if account is None else account.seen or 0.0

        found, seen = await self._database.read(read)
        if now - seen > friend_queries.HERE_SECONDS / 2:
            await self._database.write(lambda connection: friend_queries.note_here(connection, guest, now))
        return found

    async def ask(self, guest: str, other: str) -> None:
        """Ask somebody to be friends; whoever was asked by the other accepts by it.

        Whoever is blocked by the other is told nothing of it: the request is stored, and the other does not see it.
        """
        if guest == other:
            raise RequestError(409, "server-friend-self")
        now = self._clock.date()

        def write(connection: Connection) -> None:
            if friend_queries.are_friends(connection, guest, other):
                return
            blocked = relation_queries.is_blocked(connection, guest, other)
            if friend_queries.has_asked(connection, other, guest) and not blocked:
                for one in (guest, other):
                    if friend_queries.count_friends(connection, one) >= MAX_FRIENDS:
                        raise RequestError(409, "server-too-many-friends", {"most": MAX_FRIENDS})
                friend_queries.add_friends(connection, guest, other, now)
                return
            if friend_queries.count_requests(connection, guest, now - DAY) >= REQUESTS_A_DAY:
                raise RequestError(429, "server-too-many-requests", {"most": REQUESTS_A_DAY})
            friend_queries.ask(connection, guest, other, now)

        await self._database.write(write)

    async def end(self, guest: str, other: str) -> None:
        """End a friendship, decline a request, or take one's own back; raise RequestError if there is none of these."""
        now = self._clock.date()

        def write(connection: Connection) -> bool:
            ended = friend_queries.remove_friends(connection, guest, other)
            declined = friend_queries.decline(connection, other, guest, now)
            withdrawn = friend_queries.withdraw(connection, guest, other)
            return ended or declined or withdrawn

        if not await self._database.write(write):
            raise RequestError(404, "server-no-friend")

    # --- invitations -------------------------------------------------------------------------------------------------

    async def invite(self, guest: str, table_id: str, other: str) -> None:
        """Invite a friend to a table where one sits: once, however often it is asked."""
        now = self._clock.date()

        def write(connection: Connection) -> None:
            if not friend_queries.are_friends(connection, guest, other):
                raise RequestError(403, "server-no-friend")
            if friend_queries.count_invitations(connection, guest, now - HOUR) >= INVITATIONS_AN_HOUR:
                raise RequestError(429, "server-too-many-invitations", {"most": INVITATIONS_AN_HOUR})
            friend_queries.invite(connection, table_id, guest, other, now)

        await self._database.write(write)

    async def invited_to(self, table_id: str, guest: str) -> list[tuple[Friend, bool]]:
        """The friends of a guest, each with whether somebody has invited them to a table."""
        now = self._clock.date()

        def read(connection: Connection) -> list[tuple[Friend, bool]]:
            invited = set(friend_queries.invited_to(connection, table_id))
            found = friend_queries.friends_of(connection, guest, now)
            return [(friend, friend.person.guest in invited) for friend in found]

        return await self._database.read(read)

    async def decline_invitation(self, guest: str, table_id: str) -> None:
        """Decline an invitation; raise RequestError if there is none."""
        if not await self._database.write(lambda one: friend_queries.decline_invitation(one, table_id, guest)):
            raise RequestError(404, "server-no-invitation")

    # --- blocks ------------------------------------------------------------------------------------------------------

    async def blocks(self, guest: str) -> list[BlockRow]:
        """Whom a guest has blocked or muted."""
        return await self._database.read(lambda connection: relation_queries.blocks_of(connection, guest))

    async def block(self, guest: str, other: str, kind: str) -> list[str]:
        """Block or mute somebody; return the tables where both sit, whose chat they see otherwise from now on."""
        if guest == other:
            raise RequestError(409, "server-mute-self" if kind == MUTE else "server-block-self")
        now = self._clock.date()

        def write(connection: Connection) -> list[str]:
            if relation_queries.count_blocks(connection, guest) >= MAX_BLOCKS:
                raise RequestError(409, "server-too-many-blocks", {"most": MAX_BLOCKS})
            relation_queries.add_block(connection, guest, other, kind, now)
            return relation_queries.shared_tables(connection, guest, other)

        return await self._database.write(write)

    async def unblock(self, guest: str, number: int) -> list[str]:
        """Take a block or mute back; return the tables where both sit. Raise RequestError if there is no such block."""

        def write(connection: Connection) -> list[str] | None:
            other = relation_queries.remove_block(connection, guest, number)
            return None if other is None else relation_queries.shared_tables(connection, guest, other)

        found = await self._database.write(write)
        if found is None:
            raise RequestError(404, "server-no-block")
        return found
