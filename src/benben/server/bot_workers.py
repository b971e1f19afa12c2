"""Bots think in worker processes, never in the event loop, and previews and replays are computed there too.

A worker that sends nothing for too long is replaced. Who is served next is decided in `worker_slots`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import secrets
import signal
import time
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, TypeVar

from benben.bots.bot import Bot, Thought
from benben.bots.levels import iterations_of
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.registry import add_module
from benben.server.errors import RequestError
from benben.server.worker_slots import Claim, JobTimes, WorkerSlots

T = TypeVar("T")

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
NICENESS = 5
"""Niceness of the worker processes: the server, which answers everybody, goes before them."""
MOST_EXPECTED = 1.0
"""Most seconds that a search is expected to take before one was measured."""
COMPUTATION_SECONDS = 0.02
"""Seconds that a computation is expected to take before one was measured."""


class WorkerStuck(Exception):  # noqa: N818 (it reads as what it is)
    """A worker has died or sends nothing. ``last_thought`` is what it had sent before, if anything."""

    def __init__(self, last_thought: Thought | None) -> None:
        super().__init__("a bot's worker is stuck")
        self.last_thought = last_thought


def level_bot(level: str, game: Game, seed: int) -> Bot:
    """A bot of one of the levels."""
    from benben.bots import levels  # imported in the worker: the server itself never needs the searching bots

    return levels.bot(level, game, seed)


def first_guess(level: str) -> float:
    """Seconds that a bot of this level takes for a move, before any move was measured."""
    return min(0.001 * (1 + iterations_of(level)), MOST_EXPECTED)


@dataclass(frozen=True)
class Answer:
    """The result of a computation, as a message of a worker."""

    result: Any = None
    wrong: str | None = None
    """What was wrong with the arguments, if there is no result."""
    progress: float = 1.0


@dataclass(frozen=True)
class Computation:
    """A function of a module, and its arguments."""

    function: Callable[..., object]
    args: tuple[Any, ...]

    def answer(self) -> Answer:
        """Call the function."""
        try:
            return Answer(self.function(*self.args))
        except BadInput as error:
            return Answer(wrong=str(error))


def work(pipe: Connection, modules: tuple[str, ...], make_bot: BotMaker) -> None:
    """The main loop of a worker: receive a decision, send thoughts, wait for the next. It ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for module in modules:
        add_module(module)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            job = pickle.loads(pipe.recv_bytes())
            if isinstance(job, Computation):
                pipe.send(job.answer())
                continue
            level, seed, perspective = job
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
    """A pool of workers that decide for bots and compute for people, each network in its turn."""

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
        self.slots = WorkerSlots(count)
        self.times = JobTimes()
        self.on_use: Callable[[str, float], None] = lambda network, seconds: None
        """Called with the network that a job was done for and the seconds that it took."""
        self._modules = tuple(modules)
        self._make_bot = make_bot
        self._threads = ThreadPoolExecutor(self.slots.size, thread_name_prefix="bot-worker")
        self._idle: list[BotWorker | None] = [None] * self.slots.size
        """Workers without a decision, the one that was used last at the end; None stands for one that is not started yet."""
        self._started: set[BotWorker] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def think(
        self,
        level: str,
        perspective: Perspective,
        on_thought: OnThought,
        seed: int | None = None,
        claim: Claim | None = None,
    ) -> Thought:
        """The decision of a bot of this level, with this seed or a random one; raise NotWanted if the claim was given up.

        ``on_thought`` is called in the event loop. If the workers fail, the last thought or a random action is returned.
        Raise BadInput if the seat is not asked.
        """
        if not perspective.legal():
            raise BadInput("a bot is asked for a move, and there is none")
        seed = secrets.randbits(56) if seed is None else seed
        return await self._run_to_the_end(self._think(level, perspective, on_thought, seed, claim or Claim()))

    async def _think(self, level: str, perspective: Perspective, on_thought: OnThought, seed: int, claim: Claim) -> Thought:
        loop = asyncio.get_running_loop()
        kind, guess = f"{perspective.game.name} {level}", first_guess(level)
        job = pickle.dumps((level, seed, perspective))
        last: Thought | None = None

        def forward(thought: Thought) -> None:
            loop.call_soon_threadsafe(on_thought, thought)

        async with self.slots.turn(claim, self.times.expected(kind, guess)) as network:
            for _ in range(MAX_ATTEMPTS):
                try:
                    thought: Thought
                    thought, seconds = await loop.run_in_executor(self._threads, self._run, job, forward)
                    self._learn(kind, seconds, guess, network)
                    return thought
                except WorkerStuck as stuck:
                    last = stuck.last_thought or last
        return last or Thought(1.0, Random(seed).choice(perspective.legal()))

    async def compute(self, claim: Claim, function: Callable[..., T], *args: object) -> T:
        """The result of a function of a module; raise NotWanted if the claim was given up.

        BadInput is raised as the function raises it, and RequestError if it fails in any other way.
        """
        return await self._run_to_the_end(self._compute(claim, function, *args))

    async def _compute(self, claim: Claim, function: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        kind, job = function.__name__, pickle.dumps(Computation(function, args))
        async with self.slots.turn(claim, self.times.expected(kind, COMPUTATION_SECONDS)) as network:
            try:
                answer, seconds = await loop.run_in_executor(self._threads, self._run, job, lambda _: None)
            except WorkerStuck as error:
                raise RequestError(503, "server-not-computed") from error
        self._learn(kind, seconds, COMPUTATION_SECONDS, network)
        if answer.wrong is not None:
            raise BadInput(answer.wrong)
        result: T = answer.result
        return result

    def _learn(self, kind: str, seconds: float | None, guess: float, network: str) -> None:
        """Note how long a job took, and for whom it was done."""
        self.times.learn(kind, seconds, guess)
        self.on_use(network, guess if seconds is None else seconds)

    async def _run_to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a job to its end even if its caller is cancelled: its slot is taken until the worker is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # if the caller is gone nobody else looks at it, and it would be logged

    def _run(self, job: bytes, on_thought: OnThought) -> tuple[Any, float | None]:
        """Give a job to an idle worker; runs in a thread of the pool.

        Returns the worker's last message and the seconds that the job took: None if the worker had to be started for it.
        """
        idle = worker = self._idle.pop()
        begun = time.monotonic()
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
        return thought, None if idle is None else time.monotonic() - begun

    def _replace(self, worker: BotWorker | None) -> None:
        """End a worker that failed, if it could be started at all, and have another one started in its place."""
        self.replaced += 1
        self._idle.insert(0, None)
        if worker is not None:
            self._started.discard(worker)
            worker.end()

    def close(self) -> None:
        """End all workers, also those that are thinking."""
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._started):
            worker.process.kill()
