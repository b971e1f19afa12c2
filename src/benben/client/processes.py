"""Processes in which bots think: several tables at once, and a bot that crashes takes nothing with it but one try."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from benben.bots.bot import Bot
from benben.bots.contestants import read_contestant
from benben.kernel.perspective import Perspective
from benben.registry import add_module, find_game


class ThinkingProcesses:
    """Lets a bot, named as in the arena, think in other processes."""

    def __init__(self, bot: str, jobs: int, modules: Sequence[str] = ()) -> None:
        self._bot = bot
        self._jobs = jobs
        self._modules = list(modules)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._jobs, context, begin, (self._modules,))

    async def choose(self, perspective: Perspective) -> int:
        """The action that the bot chooses."""
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, choose_action, self._bot, perspective)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            raise

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def begin(modules: Sequence[str]) -> None:
    """Begin a new process: add games of other people, and leave Ctrl-C to the process that has started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in modules:
        add_module(module)


def choose_action(bot: str, perspective: Perspective) -> int:
    """The action that a bot chooses; runs in a process of its own."""
    return _bot(bot, perspective.game.key).choose(perspective)


@cache
def _bot(bot: str, game: str) -> Bot:
    return read_contestant(bot).bot(find_game(game), None)
