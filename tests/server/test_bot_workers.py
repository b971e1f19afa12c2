"""Bots think in other processes: the event loop stays free, thoughts arrive, a stuck worker is replaced."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

import benben
from benben.bots.bot import Bot, Thought
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.server import bot_workers as bot_workers_module
from benben.server.bot_workers import BotWorkers

from server.vault_game import GAME


class Odd(Bot):
    """Thinks, hangs, dies or reports its process, by its name; named by a port it waits for a connection there to end."""

    def __init__(self, name: str) -> None:
        self.name = name

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        legal = perspective.legal()
        if self.name == "dies":
            os._exit(1)
        yield Thought(0.5, legal[-1])
        if self.name == "hangs":
            threading.Event().wait()
        while self.name == "dithers":
            threading.Event().wait(0.15)
            yield Thought(0.5, legal[-1])
        if self.name == "fails":
            raise RuntimeError("a bot with a fault")
        if self.name.isdigit():
            with socket.create_connection(("127.0.0.1", int(self.name))) as line:
                line.recv(1)
        yield Thought(1.0, legal[0], {os.getpid(): (1, 0.5)})


def odd(level: str, game: Game, seed: int) -> Bot:
    return Odd(level)


@asynccontextmanager
async def bot_workers(count: int = 1, make: Callable[[str, Game, int], Bot] = odd) -> AsyncIterator[BotWorkers]:
    workers = BotWorkers(count, 8.0, ["server.registered_games"], make)
    try:
        yield workers
    finally:
        workers.close()


def a_perspective() -> Perspective:
    return benben.Match(GAME, 2, seed=1).perspective(0)


@pytest.mark.slow
def test_the_loop_stays_free_and_thoughts_arrive() -> None:
    async def story() -> None:
        async with bot_workers() as workers:
            thoughts: list[Thought] = []
            arrived = asyncio.Event()

            def note(thought: Thought) -> None:
                thoughts.append(thought)
                arrived.set()

            with socket.create_server(("127.0.0.1", 0)) as door:
                bot = str(door.getsockname()[1])
                thinking = asyncio.create_task(workers.think(bot, a_perspective(), note))
                await asyncio.wait_for(arrived.wait(), 30)
                assert [one.progress for one in thoughts] == [0.5]
                door.accept()[0].close()  # the bot goes on when its first thought has reached the loop
                thought = await thinking
            assert [one.progress for one in thoughts] == [0.5, 1.0]
            assert thought.action == a_perspective().legal()[0]
            assert os.getpid() not in thought.notes

    asyncio.run(story())


@pytest.mark.slow
def test_a_worker_that_hangs_dies_or_fails_is_replaced_and_the_decision_made() -> None:
    async def story() -> None:
        async with bot_workers() as workers:
            await workers.think("thinks", a_perspective(), lambda _: None)
            workers.timeout = 0.5
            legal = a_perspective().legal()
            for replaced, name in enumerate(("hangs", "dies", "fails"), 1):
                workers.timeout = 0.5 if name == "hangs" else 8.0
                thought = await workers.think(name, a_perspective(), lambda _: None)
                assert workers.replaced >= replaced
                assert thought.action == legal[-1] if name != "dies" else thought.action in legal
            workers.timeout = 8.0
            thought = await workers.think("thinks", a_perspective(), lambda _: None)
            assert thought.progress == 1.0

    asyncio.run(story())


@pytest.mark.slow
def test_a_worker_that_never_comes_to_an_end_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers_module, "MAX_ATTEMPTS", 1)

    async def story() -> None:
        async with bot_workers() as workers:
            await workers.think("thinks", a_perspective(), lambda _: None)
            workers.timeout = 0.5
            thought = await workers.think("dithers", a_perspective(), lambda _: None)
            assert thought.action == a_perspective().legal()[-1], "its last thought is played"
            assert workers.replaced == 1

    asyncio.run(story())


@pytest.mark.slow
def test_workers_that_cannot_be_started_leave_the_pool_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The place of a process that could not be started was lost, and with the last place every bot."""

    def refuse(*_: object) -> None:
        raise OSError("no more processes")

    async def story() -> None:
        async with bot_workers(2) as workers:
            with monkeypatch.context() as patch:
                patch.setattr(bot_workers_module, "BotWorker", refuse)
                for _ in range(3):
                    thought = await workers.think("thinks", a_perspective(), lambda _: None)
                    assert thought.action in a_perspective().legal()
            thought = await workers.think("thinks", a_perspective(), lambda _: None)
            assert thought.notes, "a worker has thought"

    asyncio.run(story())


def test_a_seat_that_is_not_asked_costs_no_worker() -> None:
    async def story() -> None:
        async with bot_workers() as workers:
            spectator = benben.Match(GAME, 2, seed=1).perspective(None)
            with pytest.raises(BadInput):
                await workers.think("thinks", spectator, lambda _: None)
            assert workers.replaced == 0

    asyncio.run(story())


def test_levels_of_the_house_think_in_workers() -> None:
    async def story() -> None:
        workers = BotWorkers(1, modules=["server.registered_games"])
        thought = await workers.think("builder", a_perspective(), lambda _: None)
        workers.close()
        assert thought.action in a_perspective().legal()
        assert set(thought.notes) <= set(a_perspective().legal())

    asyncio.run(story())
