"""Where bots think: worker processes, never the event loop. A worker that gives no sign of life is ended and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import secrets
import signal
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random

from benben.bots.bot import Bot, Thought
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective

Listener = Callable[[Thought], None]

TOLD_EVERY = 0.1
"""Seconds between two thoughts that are told."""
ATTEMPTS = 2
"""How many workers may fail at one decision before the last thought, or any legal action, has to do."""


class WorkerStuck(Exception):  # noqa: N818 (it reads as what it is)
    """A worker has died or gives no sign of life; what it had thought so far comes along."""

    def __init__(self, last: Thought | None) -> None:
        super().__init__("a bot's worker is stuck")
        self.last = last


def house_bot(level: str, game: Game, seed: int) -> Bot:
    """A bot of the house."""
    from benben.bots import levels  # in a worker: the server itself never needs the searching bots

    return levels.bot(level, game, seed)


def work(pipe: Connection, modules: tuple[str, ...], make: Callable[[str, Game, int], Bot]) -> None:
    """The life of a worker: take a decision, tell thoughts, take the next; ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in modules:
        import_module(module)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            level, seed, perspective = pickle.loads(pipe.recv_bytes())
            told = 0.0
            for thought in make(level, perspective.game, seed).think(perspective):
                if thought.progress >= 1.0 or time.monotonic() - told >= TOLD_EVERY:
                    pipe.send(thought)
                    told = time.monotonic()


class BotWorker:
    """One process and the line to it."""

    def __init__(self, modules: tuple[str, ...], make: Callable[[str, Game, int], Bot]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, modules, make), daemon=True)
        self.process.start()
        theirs.close()

    def think(self, job: bytes, patience: float, told: Listener) -> Thought:
        """Have a decision thought out; runs in a thread of its own."""
        last: Thought | None = None
        try:
            self.pipe.send_bytes(job)
            while last is None or last.progress < 1.0:
                if not self.pipe.poll(patience):
                    raise WorkerStuck(last)
                last = self.pipe.recv()
                told(last)
        except (EOFError, OSError) as error:
            raise WorkerStuck(last) from error
        return last

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class BotWorkers:
    """A few workers that take decisions in the order they are asked for."""

    def __init__(
        self,
        count: int,
        patience: float = 20.0,
        modules: Iterable[str] = (),
        make: Callable[[str, Game, int], Bot] = house_bot,
    ) -> None:
        self.patience = patience
        self.replaced = 0
        """Workers that were ended because they were stuck."""
        self._modules = tuple(modules)
        self._make = make
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self._idle: list[BotWorker | None] = [None] * count
        self._crew: set[BotWorker] = set()
        self._free = asyncio.Semaphore(count)

    async def think(self, level: str, seen: Perspective, told: Listener, seed: int | None = None) -> Thought:
        """Have a bot of this level decide, with any seed or this one; ``told`` hears its thoughts in the event loop."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(56) if seed is None else seed
        job = pickle.dumps((level, seed, seen))
        last: Thought | None = None

        def tell(thought: Thought) -> None:
            loop.call_soon_threadsafe(told, thought)

        async with self._free:
            for _ in range(ATTEMPTS):
                try:
                    return await loop.run_in_executor(self._threads, self._run, job, tell)
                except WorkerStuck as stuck:
                    last = stuck.last or last
        return last or Thought(1.0, Random(seed).choice(seen.legal()))

    def _run(self, job: bytes, tell: Listener) -> Thought:
        worker = self._idle.pop() or BotWorker(self._modules, self._make)
        self._crew.add(worker)
        try:
            thought = worker.think(job, self.patience, tell)
        except WorkerStuck:
            self.replaced += 1
            self._crew.discard(worker)
            worker.end()
            self._idle.append(None)
            raise
        self._idle.append(worker)
        return thought

    def close(self) -> None:
        """Send the workers home, also those that think."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._crew):
            worker.process.kill()
