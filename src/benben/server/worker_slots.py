"""Worker slots: who may use a worker process next.

Jobs wait in fair queues. One slot is for short jobs alone, so that none of them waits for a long one. One network may
use all other slots but one at a time, for jobs of any length, so that somebody else's job finds a slot at once. Tables where
nobody is share a quarter of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from benben.server.fair_queue import FairQueue, Path

SHORT_SECONDS = 0.1
"""Jobs that are expected to take no longer than this are short."""
UNATTENDED = "unattended"
"""The network of jobs for tables where nobody is."""
UNATTENDED_SHARE = 4
"""One of so many slots is used by jobs for tables where nobody is, at least one."""
LEARNING_RATE = 0.2
"""Weight of the latest measured time in the expected time."""


class NotWanted(Exception):  # noqa: N818 (it reads as what it is)
    """A job whose result nobody wants any more was not begun."""


@dataclass(frozen=True)
class Claim:
    """For whom a job is done, whether somebody waits for it, and whether it is still wanted."""

    owners: tuple[Path, ...] = (("",),)
    """The paths of those who want the result; it counts for the one of them whose network has fewest jobs."""
    awaited: bool = True
    wanted: Callable[[], bool] = lambda: True
    """Asked again when the job could begin."""


@dataclass(eq=False)
class Turn:
    """A job that waits for a slot, or has one."""

    claim: Claim
    path: Path
    short: bool
    ready: asyncio.Future[None]
    in_short_slot: bool = False

    @property
    def network(self) -> str:
        return self.path[0]


class WorkerSlots:
    """The slots of worker processes, and the jobs that wait for one."""

    def __init__(self, count: int) -> None:
        self.most_of_network = count
        """Most slots that jobs of one network use at a time, besides the one for short jobs."""
        self.size = count + 2
        """Number of slots: one more than a network may use, and one for short jobs."""
        self._free_for_all = count + 1
        self._free_for_short = 1
        self._short: FairQueue[Turn] = FairQueue()
        self._long: FairQueue[Turn] = FairQueue()
        self._running: Counter[str] = Counter()
        """Slots that jobs of each network use, besides the one for short jobs."""
        self._jobs: Counter[str] = Counter()
        """Jobs of each network, those that wait included."""

    @property
    def running(self) -> int:
        """Number of jobs that hold a slot."""
        return self.size - self._free_for_all - self._free_for_short

    @property
    def waiting(self) -> int:
        """Number of jobs that wait for a slot."""
        return max(0, sum(self._jobs.values()) - self.running)

    @asynccontextmanager
    async def turn(self, claim: Claim, seconds: float) -> AsyncIterator[str]:
        """Wait for a slot and hold it, for a job that is expected to take this long; raise NotWanted if it was given up.

        Yields the network that the job counts for.
        """
        path = min(claim.owners, key=lambda owner: self._jobs[owner[0]])
        turn = Turn(claim, path, seconds <= SHORT_SECONDS, asyncio.get_running_loop().create_future())
        self._jobs[turn.network] += 1
        (self._short if turn.short else self._long).push(path, seconds, turn, claim.awaited)
        self._fill_slots()
        try:
            await self._wait(turn)
            try:
                yield turn.network
            finally:
                self._release(turn)
        finally:
            lower(self._jobs, turn.network)

    def used_elsewhere(self, network: str, seconds: float) -> None:
        """Count what jobs of a network have taken at another server: its next jobs here come later."""
        self._short.charge(network, seconds)
        self._long.charge(network, seconds)

    async def _wait(self, turn: Turn) -> None:
        try:
            await turn.ready
        except asyncio.CancelledError:
            if not turn.ready.cancelled():  # it was given a slot at the same moment
                self._release(turn)
            raise

    def _fill_slots(self) -> None:
        """Give every free slot to the job whose turn it is."""
        while self._free_for_short and self._begin(self._short.pop(), in_short_slot=True):
            pass
        while self._free_for_all and self._begin(self._next_for_all()):
            pass

    def _next_for_all(self) -> Turn | None:
        busy = [network for network, running in self._running.items() if running >= self._most_of(network)]
        return self._long.pop(without=busy) or self._short.pop(without=busy)

    def _most_of(self, network: str) -> int:
        """Most slots that jobs of a network use at a time."""
        return max(1, self.most_of_network // UNATTENDED_SHARE) if network == UNATTENDED else self.most_of_network

    def _begin(self, turn: Turn | None, in_short_slot: bool = False) -> bool:
        """Give a slot to a job, unless it was given up; False if there is no job."""
        if turn is None:
            return False
        if turn.ready.cancelled():
            return True
        if not turn.claim.wanted():
            turn.ready.set_exception(NotWanted())
            return True
        turn.in_short_slot = in_short_slot
        if in_short_slot:
            self._free_for_short -= 1
        else:
            self._free_for_all -= 1
            self._running[turn.network] += 1
        turn.ready.set_result(None)
        return True

    def _release(self, turn: Turn) -> None:
        if turn.in_short_slot:
            self._free_for_short += 1
        else:
            self._free_for_all += 1
            lower(self._running, turn.network)
        self._fill_slots()


def lower(counts: Counter[str], key: str) -> None:
    """Count one less, and forget a key that has none."""
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]


class JobTimes:
    """How long jobs of each kind take, learned from those that were done."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}

    def expected(self, kind: str, guess: float) -> float:
        """Seconds that a job of this kind is expected to take; the guess before any was done."""
        return self._seconds.get(kind, guess)

    def learn(self, kind: str, seconds: float | None, guess: float) -> None:
        """Take the time of a job that was done into account, if it was measured."""
        if seconds is None:
            return
        before = self.expected(kind, guess)
        self._seconds[kind] = before + LEARNING_RATE * (seconds - before)
