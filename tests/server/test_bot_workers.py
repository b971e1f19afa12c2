"""Bots think in other processes: the event loop stays free, thoughts arrive, a stuck worker is replaced."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import benben
from benben.bots.bot import Bot, Thought
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
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


def test_levels_of_the_house_think_in_workers() -> None:
    async def story() -> None:
        workers = BotWorkers(1, modules=["server.registered_games"])
        thought = await workers.think("builder", a_perspective(), lambda _: None)
        workers.close()
        assert thought.action in a_perspective().legal()
        assert set(thought.notes) <= set(a_perspective().legal())

    asyncio.run(story())
