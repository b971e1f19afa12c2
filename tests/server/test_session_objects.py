"""The sessions that a server holds in memory, without HTTP: what they open, when their use is stored, when they end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
from sqlalchemy import Connection, delete, select

from benben.server.people import sessions as held
from benben.server.people.sessions import Sessions
from benben.server.storage import session_queries
from benben.server.storage.database import Database
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.rows import Guest
from benben.server.storage.schema import sessions as stored
from benben.server.storage.session_queries import SESSION_UNUSED, Session, session_id
from benben.server.tables.services import BackgroundTasks
from benben.server.tables.subscriber import CLOSE_SESSION_ENDED, Subscriber

from server.running_server import create_schema
from waiting import run

ANN, BEA = Guest("a" * 12, "Ann", "lapis", "ankh"), Guest("b" * 12, "Bea", "gold", "eye")


class CountingDatabase(Database):
    """Counts reads and writes; the next writes fail."""

    reads = writes = failing = 0

    async def read(self, run: Callable[[Connection], Any]) -> Any:
        self.reads += 1
        return await super().read(run)

    async def write(self, run: Callable[[Connection], Any]) -> Any:
        self.writes += 1
        if self.failing:
            self.failing -= 1
            raise DatabaseAway
        return await super().write(run)


class Connected:
    """A connection that notes with which code it was closed."""

    def __init__(self) -> None:
        self.code: int | None = None

    def close(self, code: int) -> None:
        self.code = code


def connected() -> tuple[Connected, Subscriber]:
    one = Connected()
    return one, cast(Subscriber, one)


class Held:
    """Sessions on a database, with a clock that a test turns."""

    def __init__(self, url: str) -> None:
        create_schema(url)
        self.database = CountingDatabase(url)
        self.later = 0.0
        self.tasks = BackgroundTasks()
        self.sessions = Sessions(self.database, self.tasks, lambda: time.time() + self.later)
        self.changed = list[str]()
        self.sessions.on_change = self.changed.append

    async def settle(self) -> None:
        """Wait until what was spawned is done."""
        while self.tasks._tasks:
            await asyncio.gather(*self.tasks._tasks, return_exceptions=True)

    async def used(self, token: str) -> float:
        """When a session was last used, as it is stored."""
        query = select(stored.c.used).where(stored.c.token == session_queries.token_hash(token))
        return float(await self.database.read(lambda one: one.execute(query).scalar_one()))

    async def found(self, token: str, bearer: bool = False) -> Session:
        session = await self.sessions.find(token, bearer=bearer)
        assert session is not None
        return session


@asynccontextmanager
async def holding(url: str) -> AsyncIterator[Held]:
    one = Held(url)
    try:
        yield one
    finally:
        await one.settle()
        one.database.close()


def told(story: Callable[[Held], Awaitable[None]], url: str) -> None:
    """Run a story."""

    async def whole() -> None:
        async with holding(url) as one:
            await story(one)

    run(whole)


def test_a_token_opens_what_it_is_for_and_nothing_else_first_and_later(database: str) -> None:
    async def story(at: Held) -> None:
        cookie, bearer = await at.sessions.start(ANN, "laptop"), await at.sessions.begin_bearer(ANN.id, "program")
        assert bearer.startswith("benben_bot_")
        for _ in range(2):  # the second time both are in memory
            assert await at.sessions.find(cookie, bearer=True) is None
            assert await at.sessions.find(bearer) is None
            for token in (cookie, bearer):
                assert await at.sessions.find(token, "0" * 12, bearer=token == bearer) is None
                await at.found(token, bearer=token == bearer)
        assert at.sessions.known(cookie) is not None
        assert at.sessions.known(bearer, bearer=True) is not None
        assert at.sessions.known(cookie, bearer=True) is None
        assert at.sessions.known(bearer) is None
        assert at.sessions.known(cookie, "0" * 12) is None
        assert at.sessions.known("nothing") is None
        at.later = SESSION_UNUSED + 10.0
        assert at.sessions.known(cookie) is None
        assert await at.sessions.find(cookie) is None
        at.later = 0.0
        assert at.sessions.known(cookie) is None, "a session that is over is not kept in memory"

    told(story, database)


def test_those_that_were_used_last_are_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: Held) -> None:
        first = await at.sessions.start(ANN, "1")
        second, third = [await at.sessions.begin(ANN.id, name) for name in ("2", "3")]
        for token in (first, second, first, third):
            await at.found(token)
        assert [at.sessions.known(one) is not None for one in (first, second, third)] == [True, False, True]

    monkeypatch.setattr(held, "MAX_CACHED_SESSIONS", 2)
    told(story, database)


def test_a_session_and_a_guest_are_one_object_for_everybody_who_holds_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(at: Held) -> None:
        one, other = await at.sessions.start(ANN, "laptop"), await at.sessions.begin(ANN.id, "phone")
        first, second = await at.found(one), await at.found(other)
        assert first.guest is second.guest
        assert await at.found(one) is first, "also after it was dropped from memory"
        await at.sessions.change_guest(first.guest, "Anna", "gold", "eye")
        assert vars(second.guest) == vars(Guest(ANN.id, "Anna", "gold", "eye"))
        assert at.changed == [ANN.id]

    monkeypatch.setattr(held, "MAX_CACHED_SESSIONS", 1)
    told(story, database)


def test_use_is_stored_once_an_hour_and_that_of_tokens_first_and_once_a_minute(database: str) -> None:
    async def story(at: Held) -> None:
        tokens = await at.sessions.start(ANN, "laptop"), await at.sessions.begin_bearer(ANN.id, "program")
        made = [await at.used(one) for one in tokens]
        seen = list[list[bool]]()
        for later in (1.0, 2.0, 70.0, 75.0, 3700.0, 3710.0):
            at.later = later
            before = [await at.used(one) for one in tokens]
            for one in tokens:
                await at.found(one, bearer=one == tokens[1])
            await at.settle()
            seen.append([await at.used(one) > was for one, was in zip(tokens, before, strict=True)])
        assert [of_cookie for of_cookie, _ in seen] == [False, False, False, False, True, False]
        assert [of_token for _, of_token in seen] == [True, False, True, False, True, False]
        assert await at.used(tokens[0]) == pytest.approx(made[0] + 3700.0, abs=60.0)

    told(story, database)


@pytest.mark.parametrize("bearer", [False, True])
def test_use_that_could_not_be_stored_is_stored_at_the_next_use(database: str, bearer: bool) -> None:
    async def story(at: Held) -> None:
        token = await at.sessions.start(ANN, "laptop")
        if bearer:
            token = await at.sessions.begin_bearer(ANN.id, "program")
        made = await at.used(token)
        at.later, at.database.failing = 4000.0, 1
        await at.found(token, bearer)
        await at.settle()
        assert await at.used(token) == made
        await at.found(token, bearer)
        await at.settle()
        assert await at.used(token) > made

    told(story, database)


def test_an_end_is_seen_by_all_connections_of_that_session(database: str) -> None:
    async def story(at: Held) -> None:
        one, other = await at.sessions.start(ANN, "laptop"), await at.sessions.begin(ANN.id, "phone")
        first, second = await at.found(one), await at.found(other)
        tabs = [connected() for _ in range(4)]
        for (_, subscriber), session in zip(tabs, (first, first, first, second), strict=True):
            at.sessions.attach(session, subscriber)
        at.sessions.detach(first, tabs[1][1])
        at.sessions.attach(None, tabs[1][1])
        at.sessions.detach(None, tabs[1][1])
        at.sessions.detach(second, connected()[1])
        writes = at.database.writes
        await at.sessions.end(ANN, [])
        assert (at.database.writes, at.changed) == (writes, []), "nothing has ended"
        await at.sessions.end(ANN, [first.id])
        assert at.changed == [ANN.id]
        assert [tab.code for tab, _ in tabs] == [CLOSE_SESSION_ENDED, None, CLOSE_SESSION_ENDED, None]
        assert first.ended
        assert await at.sessions.find(one) is None
        assert [session.id for session in await at.sessions.of_guest(ANN)] == [second.id]
        late, subscriber = connected()
        at.sessions.attach(first, subscriber)
        assert late.code == CLOSE_SESSION_ENDED
        for _, subscriber in tabs:
            at.sessions.detach(first, subscriber)
            at.sessions.detach(second, subscriber)
        at.sessions.detach(first, subscriber)
        assert at.sessions._subscribers.keys() <= {first.id}

    told(story, database)


def test_what_was_read_before_it_ended_opens_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: Held) -> None:
        tokens = [await at.sessions.start(ANN, "1"), *[await at.sessions.begin(ANN.id, name) for name in ("2", "3", "4")]]
        for token in tokens[:3]:
            at.sessions._note_ended(session_id(token))  # as if the database were read just before
        assert {one.device for one in await at.sessions.of_guest(ANN)} == {"1", "4"}, "the last two that ended are known"
        assert [await at.sessions.find(token) is None for token in tokens] == [False, True, True, False]

    monkeypatch.setattr(held, "MAX_ENDED_IDS", 2)
    told(story, database)


def test_changes_by_other_servers_are_taken_up_for_the_guests_that_are_named(database: str) -> None:
    async def story(at: Held) -> None:
        ann, bea = await at.found(await at.sessions.start(ANN, "1")), await at.found(await at.sessions.start(BEA, "2"))

        def elsewhere(connection: Connection) -> None:
            session_queries.update_guest(connection, Guest(ANN.id, "Anna", "gold", "eye"))
            session_queries.update_guest(connection, Guest(BEA.id, "Beatrix", "gold", "eye"))

        await at.database.write(elsewhere)
        reads = at.database.reads
        await at.sessions.check_guests(["0" * 12])
        assert at.database.reads == reads, "nobody of these is held"
        await at.sessions.check_guests([ANN.id])
        assert (ann.guest.name, ann.guest.colour, bea.guest.name) == ("Anna", "gold", "Bea")
        await at.database.write(lambda one: one.execute(delete(stored)))
        tab, subscriber = connected()
        at.sessions.attach(ann, subscriber)
        await at.sessions.check_guests([ANN.id])
        assert (ann.ended, bea.ended, tab.code) == (True, False, CLOSE_SESSION_ENDED)
        reads = at.database.reads
        await at.sessions.check_guests([ANN.id])
        assert at.database.reads == reads, "what has ended is not looked at again"

    told(story, database)


def test_all_have_their_turn_when_some_are_checked(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: Held) -> None:
        people = [Guest(digit * 12, "Ann", "lapis", "ankh") for digit in "123"]
        sessions = [await at.found(await at.sessions.start(one, "1")) for one in people]
        await at.database.write(lambda one: one.execute(delete(stored)))
        counts = list[int]()
        for _ in range(3):
            await at.sessions.check_some()
            counts.append(sum(one.ended for one in sessions))
        assert counts == [1, 2, 3]

    monkeypatch.setattr(held, "CHECKED_GUESTS", 1)
    told(story, database)
