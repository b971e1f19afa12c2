"""The rules of friends, invitations and blocks without HTTP: each limit by itself, and when it ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from sqlalchemy import event

from benben.server.people import friends as limits
from benben.server.people.friends import DAY, HOUR, Friends
from benben.server.storage import account_queries, friend_queries
from benben.server.storage.account_queries import Account
from benben.server.storage.people_tables import BLOCK, MUTE
from benben.server.storage.schema import PERSON

from server.refusals import refused
from server.tables_without_http import TablesWithoutHttp, tables_without_http
from waiting import run


class People:
    """Four people with accounts, by their first letters."""

    def __init__(self, tables: TablesWithoutHttp) -> None:
        self.tables = tables
        self.friends = Friends(tables.database, tables.clock)
        self.ids = dict[str, str]()

    async def come(self) -> None:
        for name in ("Ann", "Bea", "Cid", "Dan"):
            guest = await self.tables.guest(name)
            account = Account(guest.id, PERSON, guest.id[:12], None, (), 0.0)
            await self.tables.database.write(partial(account_queries.add_account, account=account, name=name))
            self.ids[name[0].lower()] = guest.id

    async def befriend(self, one: str, other: str) -> None:
        await self.friends.ask(self.ids[one], self.ids[other])
        await self.friends.ask(self.ids[other], self.ids[one])

    async def are_friends(self, one: str, other: str) -> bool:
        ids = self.ids[one], self.ids[other]
        return await self.tables.database.read(lambda connection: friend_queries.are_friends(connection, *ids))


def told(story: Callable[[People], Awaitable[None]], url: str) -> None:
    """Run a story."""

    async def whole() -> None:
        async with tables_without_http(url) as tables:
            at = People(tables)
            await at.come()
            await story(at)

    run(whole)


def test_friends_are_other_people_and_asked_once(database: str) -> None:
    async def story(at: People) -> None:
        a, b = at.ids["a"], at.ids["b"]
        await refused(at.friends.person_of_page("0" * 12), 404, "server-no-player")
        await refused(at.friends.ask(a, a), 409, "server-friend-self")
        await at.befriend("a", "b")
        assert await at.are_friends("a", "b")
        await at.friends.ask(a, b)
        found = await at.friends.overview(a)
        assert ([one.person.guest for one in found.friends], found.asked) == ([b], []), "a friend is not asked again"

    told(story, database)


def test_a_friendship_a_request_and_an_own_one_end_and_nothing_else_does(database: str) -> None:
    async def story(at: People) -> None:
        a, b, c, d = (at.ids[one] for one in "abcd")
        await at.befriend("a", "b")
        await at.friends.ask(c, a)
        await at.friends.ask(a, d)
        for other in (b, c, d):
            await at.friends.end(a, other)
        assert not await at.are_friends("a", "b")
        found = await at.friends.overview(a)
        assert (found.friends, found.asks, found.asked) == ([], [], [])
        await refused(at.friends.end(a, b), 404, "server-no-friend")

    told(story, database)


def test_nobody_is_made_a_friend_of_somebody_blocked_by_asking(database: str) -> None:
    async def story(at: People) -> None:
        a, b = at.ids["a"], at.ids["b"]
        await at.friends.block(a, b, BLOCK)
        await at.befriend("b", "a")
        assert not await at.are_friends("a", "b")

    told(story, database)


@pytest.mark.parametrize("full", ["a", "b"])
def test_both_have_room_for_a_friend(database: str, monkeypatch: pytest.MonkeyPatch, full: str) -> None:
    async def story(at: People) -> None:
        await at.befriend(full, "c")
        assert await at.are_friends(full, "c")
        await at.friends.ask(at.ids["a"], at.ids["b"])
        await refused(at.friends.ask(at.ids["b"], at.ids["a"]), 409, "server-too-many-friends")
        assert not await at.are_friends("a", "b")

    monkeypatch.setattr(limits, "MAX_FRIENDS", 1)
    told(story, database)


def test_requests_are_few_a_day(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: People) -> None:
        await at.friends.ask(at.ids["a"], at.ids["b"])
        await refused(at.friends.ask(at.ids["a"], at.ids["c"]), 429, "server-too-many-requests")
        at.tables.clock.advance(DAY + 1)
        await at.friends.ask(at.ids["a"], at.ids["c"])

    monkeypatch.setattr(limits, "REQUESTS_A_DAY", 1)
    told(story, database)


def test_friends_alone_are_invited_and_few_an_hour(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: People) -> None:
        a, b, c, d = (at.ids[one] for one in "abcd")
        for one in "bc":
            await at.befriend("a", one)
        table = (await at.tables.new_table(await at.tables.guest("Eve"))).row.id
        await refused(at.friends.invite(a, table, d), 403, "server-no-friend")
        await at.friends.invite(a, table, b)
        await refused(at.friends.invite(a, table, c), 429, "server-too-many-invitations")
        at.tables.clock.advance(HOUR + 1)
        await at.friends.invite(a, table, c)
        assert [(one.person.guest, invited) for one, invited in await at.friends.invited_to(table, a)] == [
            (b, True),
            (c, True),
        ]
        await at.friends.decline_invitation(c, table)
        await refused(at.friends.decline_invitation(d, table), 404, "server-no-invitation")

    monkeypatch.setattr(limits, "INVITATIONS_AN_HOUR", 1)
    told(story, database)


def test_that_somebody_is_here_is_stored_now_and_then(database: str) -> None:
    async def story(at: People) -> None:
        written = list[str]()

        @event.listens_for(at.tables.database._engine, "before_cursor_execute")
        def note(_c: object, _cursor: object, statement: str, *_: object) -> None:
            if statement.startswith("UPDATE accounts"):
                written.append(statement)

        counts = list[int]()
        for later in (0.0, 1.0, friend_queries.HERE_SECONDS / 2, friend_queries.HERE_SECONDS / 2 - 1.0):
            at.tables.clock.advance(later)
            await at.friends.overview(at.ids["a"])
            counts.append(len(written))
        assert counts == [1, 1, 2, 2]

    told(story, database)


@pytest.mark.parametrize(("kind", "key"), [(BLOCK, "server-block-self"), (MUTE, "server-mute-self")])
def test_blocks_are_few_about_others_and_say_where_both_sit(
    database: str, monkeypatch: pytest.MonkeyPatch, kind: str, key: str
) -> None:
    async def story(at: People) -> None:
        a, b, c = (at.ids[one] for one in "abc")
        await refused(at.friends.block(a, a, kind), 409, key)
        eve, dot = await at.tables.guest("Eve"), await at.tables.guest("Dot")
        table = await at.tables.new_table(eve)
        await at.tables.lobby.join(table.row.id, dot, table.row.invite, None, None)
        assert await at.friends.block(eve.id, dot.id, kind) == [table.row.id]
        assert await at.friends.block(a, b, kind) == []
        await refused(at.friends.block(a, c, kind), 409, "server-too-many-blocks")
        (row,) = await at.friends.blocks(eve.id)
        await refused(at.friends.unblock(a, row.id), 404, "server-no-block")
        assert await at.friends.unblock(eve.id, row.id) == [table.row.id]
        assert await at.friends.blocks(eve.id) == []

    monkeypatch.setattr(limits, "MAX_BLOCKS", 1)
    told(story, database)
