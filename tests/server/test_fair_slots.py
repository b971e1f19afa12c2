"""Visitors take turns to read the database, and a commit has a few writes of each."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextvars import copy_context

import pytest
from sqlalchemy import Connection

from benben.server.fair_slots import CURRENT_VISITOR, FairSlots
from benben.server.storage import database as database_module
from benben.server.storage.database import WRITES_OF_NETWORK, Database, QueuedWrite, first_of_each_network

ATTACKER, PLAYER = ("198.51.100.66", "eve"), ("203.0.113.7", "ann")


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(story(), 30)

    asyncio.run(whole())


class Jobs:
    """Jobs that hold a slot until the test lets them end."""

    def __init__(self, count: int) -> None:
        self.slots = FairSlots(count)
        self.begun: list[str] = []
        self.ends: list[asyncio.Event] = []

    def start(self, visitor: tuple[str, ...], name: str) -> asyncio.Task[None]:
        async def job(end: asyncio.Event) -> None:
            async with self.slots.slot():
                self.begun.append(name)
                await end.wait()

        context = copy_context()
        context.run(CURRENT_VISITOR.set, visitor)
        self.ends.append(asyncio.Event())
        return asyncio.get_running_loop().create_task(job(self.ends[-1]), context=context)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_one_network_leaves_a_slot_to_others() -> None:
    async def story() -> None:
        jobs = Jobs(2)
        running = [jobs.start(ATTACKER, f"attacker {number}") for number in range(20)]
        await settle()
        assert jobs.begun == ["attacker 0"]
        running.append(jobs.start(PLAYER, "player"))
        await settle()
        assert jobs.begun == ["attacker 0", "player"], "at once"
        for end in jobs.ends:
            end.set()
        await asyncio.gather(*running)
        assert len(jobs.begun) == 21

    run(story)


def test_where_all_slots_are_used_networks_and_their_guests_take_turns() -> None:
    async def story() -> None:
        jobs = Jobs(1)
        running = [jobs.start(ATTACKER, "attacker") for _ in range(10)]
        running += [jobs.start((ATTACKER[0], "bea"), "same network"), jobs.start(PLAYER, "player")]
        await settle()
        for end in jobs.ends:
            end.set()
        await asyncio.gather(*running)
        assert jobs.begun.index("player") <= 2
        assert jobs.begun.index("same network") <= 4

    run(story)


def test_the_server_itself_uses_all_slots() -> None:
    async def story() -> None:
        jobs = Jobs(2)
        running = [jobs.start(("",), "server") for _ in range(2)]
        await settle()
        assert jobs.begun == ["server", "server"]
        for end in jobs.ends:
            end.set()
        await asyncio.gather(*running)

    run(story)


def test_a_job_that_is_cancelled_while_it_waits_leaves_its_slot() -> None:
    async def story() -> None:
        jobs = Jobs(1)
        first, second, third = (jobs.start(PLAYER, name) for name in ("first", "second", "third"))
        await settle()
        second.cancel()
        jobs.ends[0].set()
        await settle()
        assert jobs.begun == ["first", "third"]
        jobs.ends[2].set()
        await asyncio.gather(first, second, third, return_exceptions=True)

    run(story)


@pytest.mark.slow
def test_reads_of_one_visitor_use_one_thread(database: str) -> None:
    async def story() -> None:
        opened = Database(database)
        running, most = 0, 0

        def read(connection: Connection) -> None:
            nonlocal running, most
            running += 1
            most = max(most, running)
            running -= 1

        CURRENT_VISITOR.set(ATTACKER)
        await asyncio.gather(*[opened.read(read) for _ in range(20)])
        assert most == 1
        assert database_module.READING_THREADS > 1
        opened.close()

    run(story)


@pytest.mark.slow
def test_the_time_of_reads_and_writes_counts_for_the_visitor(database: str) -> None:
    async def story() -> None:
        opened = Database(database)
        charged: dict[str, float] = {}
        opened.charge = lambda network, seconds: charged.update({network: charged.get(network, 0.0) + seconds})

        def work(connection: Connection) -> None:
            begin = time.thread_time()
            while time.thread_time() - begin < 0.02:
                pass

        def fail(connection: Connection) -> None:
            work(connection)
            raise KeyError

        await opened.read(work)
        assert charged == {}, "it was done for the server itself"
        CURRENT_VISITOR.set(ATTACKER)
        await opened.read(work)
        assert charged[ATTACKER[0]] >= 0.02
        with pytest.raises(KeyError):
            await opened.read(fail)
        assert charged[ATTACKER[0]] >= 0.04, "what fails counts as well"
        CURRENT_VISITOR.set(PLAYER)
        await asyncio.gather(opened.write(work), opened.write(work))
        assert charged[PLAYER[0]] >= 0.04
        opened.close()

    run(story)


def test_a_commit_has_a_few_writes_of_one_network_and_all_of_others_in_order() -> None:
    async def story() -> None:
        CURRENT_VISITOR.set(ATTACKER)
        flood = [QueuedWrite(lambda connection, items: None, number) for number in range(40)]
        CURRENT_VISITOR.set(PLAYER)
        own = QueuedWrite(lambda connection, items: None, "player")
        CURRENT_VISITOR.set(("",))
        server = [QueuedWrite(lambda connection, items: None, "server") for _ in range(40)]
        chosen, later = first_of_each_network([*flood, own, *server], WRITES_OF_NETWORK)
        assert chosen == [*flood[:WRITES_OF_NETWORK], own, *server]
        assert later == flood[WRITES_OF_NETWORK:]

    run(story)


@pytest.mark.slow
def test_all_writes_of_a_flood_are_carried_out_in_order(database: str) -> None:
    async def story() -> None:
        opened = Database(database)
        written: list[int] = []

        def write(number: int) -> Callable[[Connection], None]:
            return lambda connection: written.append(number)

        CURRENT_VISITOR.set(ATTACKER)
        writes = [asyncio.ensure_future(opened.write(write(number))) for number in range(5 * WRITES_OF_NETWORK)]
        await asyncio.gather(*writes[:-1])
        opened.close()
        await writes[-1]
        assert written == list(range(5 * WRITES_OF_NETWORK))

    run(story)
