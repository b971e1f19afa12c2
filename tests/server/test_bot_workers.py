"""Bots think elsewhere: the loop stays free, thoughts are told, a stuck worker is replaced."""

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

from server.vault import GAME


class Odd(Bot):
    """Thinks, hangs, dies or speaks of the process it is in, as its name says; named by a port it waits for an end there."""

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
async def crew(count: int = 1, make: Callable[[str, Game, int], Bot] = odd) -> AsyncIterator[BotWorkers]:
    thinkers = BotWorkers(count, 8.0, ["server.registered_games"], make)
    try:
        yield thinkers
    finally:
        thinkers.close()


def seen() -> Perspective:
    return benben.Match(GAME, 2, seed=1).perspective(0)


def test_the_loop_stays_free_and_thoughts_are_told() -> None:
    async def story() -> None:
        async with crew() as thinkers:
            told: list[Thought] = []
            heard = asyncio.Event()

            def hear(thought: Thought) -> None:
                told.append(thought)
                heard.set()

            with socket.create_server(("127.0.0.1", 0)) as door:
                bot = str(door.getsockname()[1])
                thinking = asyncio.create_task(thinkers.think(bot, seen(), hear))
                await asyncio.wait_for(heard.wait(), 30)
                assert [one.progress for one in told] == [0.5]
                door.accept()[0].close()  # the bot goes on when the loop has heard its first thought, and got here
                thought = await thinking
            assert [one.progress for one in told] == [0.5, 1.0]
            assert thought.action == seen().legal()[0]
            assert os.getpid() not in thought.notes

    asyncio.run(story())


def test_a_worker_that_hangs_dies_or_fails_is_replaced_and_the_decision_made() -> None:
    async def story() -> None:
        async with crew() as thinkers:
            await thinkers.think("thinks", seen(), lambda _: None)
            thinkers.patience = 0.5
            legal = seen().legal()
            for replaced, name in enumerate(("hangs", "dies", "fails"), 1):
                thinkers.patience = 0.5 if name == "hangs" else 8.0
                thought = await thinkers.think(name, seen(), lambda _: None)
                assert thinkers.replaced >= replaced
                assert thought.action == legal[-1] if name != "dies" else thought.action in legal
            thinkers.patience = 8.0
            thought = await thinkers.think("thinks", seen(), lambda _: None)
            assert thought.progress == 1.0

    asyncio.run(story())


def test_levels_of_the_house_think_in_workers() -> None:
    async def story() -> None:
        thinkers = BotWorkers(1, modules=["server.registered_games"])
        thought = await thinkers.think("builder", seen(), lambda _: None)
        thinkers.close()
        assert thought.action in seen().legal()
        assert set(thought.notes) <= set(seen().legal())

    asyncio.run(story())
