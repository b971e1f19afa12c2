"""Bots think in worker processes, never in the event loop. A worker that sends nothing for too long is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import secrets
import signal
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random

from benben.bots.bot import Bot, Thought
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.registry import add_module

OnThought = Callable[[Thought], None]
"""Called with every thought of a bot."""
BotMaker = Callable[[str, Game, int], Bot]
"""Makes a bot from the name of its level, its game and a seed."""

THOUGHT_INTERVAL = 0.1
"""Least seconds between two thoughts that a worker sends."""
MAX_TIMEOUTS = 3
"""Longest time for one decision, in time-outs: a bot that sends thoughts without end is stuck as well."""
MAX_ATTEMPTS = 2
"""Number of workers that may fail at one decision; then the last thought, or any legal action, is played."""


class WorkerStuck(Exception):  # noqa: N818 (it reads as what it is)
    """A worker has died or sends nothing. ``last_thought`` is what it had sent before, if anything."""

    def __init__(self, last_thought: Thought | None) -> None:
        super().__init__("a bot's worker is stuck")
        self.last_thought = last_thought


def level_bot(level: str, game: Game, seed: int) -> Bot:
    """A bot of one of the levels."""
    from benben.bots import levels  # imported in the worker: the server itself never needs the searching bots

    return levels.bot(level, game, seed)


def work(pipe: Connection, modules: tuple[str, ...], make_bot: BotMaker) -> None:
    """The main loop of a worker: receive a decision, send thoughts, wait for the next. It ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in modules:
        add_module(module)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            level, seed, perspective = pickle.loads(pipe.recv_bytes())
            last_sent = 0.0
            for thought in make_bot(level, perspective.game, seed).think(perspective):
                if thought.progress >= 1.0 or time.monotonic() - last_sent >= THOUGHT_INTERVAL:
                    pipe.send(thought)
                    last_sent = time.monotonic()


class BotWorker:
    """One worker process and the pipe to it."""

    def __init__(self, modules: tuple[str, ...], make_bot: BotMaker) -> None:
        context = get_context("spawn")
        self.pipe, worker_end = context.Pipe()
        self.process = context.Process(target=work, args=(worker_end, modules, make_bot), daemon=True)
        self.process.start()
        worker_end.close()

    def think(self, job: bytes, timeout: float, on_thought: OnThought) -> Thought:
        """Wait for a decision; raise WorkerStuck if nothing arrives for ``timeout`` seconds. Runs in a thread of its own."""
        last: Thought | None = None
        end = time.monotonic() + MAX_TIMEOUTS * timeout
        try:
            self.pipe.send_bytes(job)
            while last is None or last.progress < 1.0:
                if not self.pipe.poll(timeout) or time.monotonic() > end:
                    raise WorkerStuck(last)
                last = self.pipe.recv()
                on_thought(last)
        except (EOFError, OSError) as error:
            raise WorkerStuck(last) from error
        return last

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class BotWorkers:
    """A pool of workers that take decisions in the order in which they are asked for."""

    def __init__(
        self,
        count: int,
        timeout: float = 20.0,
        modules: Iterable[str] = (),
        make_bot: BotMaker = level_bot,
    ) -> None:
        self.timeout = timeout
        """Seconds without a message after which a worker counts as stuck."""
        self.replaced = 0
        """Number of workers that were ended because they were stuck."""
        self._modules = tuple(modules)
        self._make_bot = make_bot
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bot-worker")
        self._idle: list[BotWorker | None] = [None] * count
        """Workers without a decision; None stands for one that is not started yet."""
        self._started: set[BotWorker] = set()
        self._free = asyncio.Semaphore(count)

    async def think(self, level: str, perspective: Perspective, on_thought: OnThought, seed: int | None = None) -> Thought:
        """The decision of a bot of this level, with this seed or a random one.

        ``on_thought`` is called in the event loop. If the workers fail, the last thought or a random action is returned.
        Raise BadInput if the seat is not asked.
        """
        if not perspective.legal():
            raise BadInput("a bot is asked for a move, and there is none")
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(56) if seed is None else seed
        job = pickle.dumps((level, seed, perspective))
        last: Thought | None = None

        def forward(thought: Thought) -> None:
            loop.call_soon_threadsafe(on_thought, thought)

        async with self._free:
            for _ in range(MAX_ATTEMPTS):
                try:
                    return await loop.run_in_executor(self._threads, self._run, job, forward)
                except WorkerStuck as stuck:
                    last = stuck.last_thought or last
        return last or Thought(1.0, Random(seed).choice(perspective.legal()))

    def _run(self, job: bytes, on_thought: OnThought) -> Thought:
        """Give a decision to an idle worker; runs in a thread of the pool."""
        worker = self._idle.pop()
        try:
            if worker is None:
                worker = BotWorker(self._modules, self._make_bot)
                self._started.add(worker)
            thought = worker.think(job, self.timeout, on_thought)
        except BaseException as error:  # whatever happened: the place in the pool is kept, with a new process
            self._replace(worker)
            if isinstance(error, Exception) and not isinstance(error, WorkerStuck):
                raise WorkerStuck(None) from error
            raise
        self._idle.append(worker)
        return thought

    def _replace(self, worker: BotWorker | None) -> None:
        """End a worker that failed, if it could be started at all, and have another one started in its place."""
        self.replaced += 1
        self._idle.append(None)
        if worker is not None:
            self._started.discard(worker)
            worker.end()

    def close(self) -> None:
        """End all workers, also those that are thinking."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._started):
            worker.process.kill()
