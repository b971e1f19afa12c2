"""LoopTurns: visitors use the event loop in turn, however much one of them asks for.

All requests, messages and bytes are handled by one event loop, so that whatever it does for one visitor delays the others.
Each of them waits for a turn of its network. In one pass of the loop every network has one turn, and within a network every
guest in turn. The processor time that is used for a network is measured. A network that has used more than its share has no
turn until that is made up for.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from benben.server.rate_limits import Buckets, Clock, Limit

T = TypeVar("T")

SHARE = Limit(0.25, 0.25)
"""Seconds of the event loop that one network may use: in each second, and at once."""

MAX_DEBT = 2.5
"""Most seconds above its share that count against a network: with more it would be silent until its sockets are closed."""

Run = Callable[[], object]
"""What is done in a turn."""


class WaitingRuns:
    """What waits for turns of one network: each guest's in order, the guests in turn."""

    def __init__(self) -> None:
        self._guests: dict[str, deque[Run]] = {}

    def __bool__(self) -> bool:
        return bool(self._guests)

    def push(self, guest: str, run: Run) -> None:
        """Add something at the end of what waits for a guest."""
        self._guests.setdefault(guest, deque()).append(run)

    def pop(self) -> Run:
        """Take what is next; its guest comes last from now on."""
        guest = next(iter(self._guests))
        runs = self._guests.pop(guest)
        run = runs.popleft()
        if runs:
            self._guests[guest] = runs
        return run


class LoopTurns:
    """The turns of an event loop. Without ``limited`` everything is done at once."""

    def __init__(
        self, limited: bool = True, clock: Clock = time.monotonic, processor_clock: Clock = time.thread_time
    ) -> None:
        self.limited = limited
        self.passes = 0
        """Number of passes of the event loop in which somebody had a turn."""
        self._processor_clock = processor_clock
        self._used = Buckets(SHARE, clock)
        self._waiting: dict[str, WaitingRuns] = {}
        self._served: set[str] = set()
        """Networks that have had their turn in this pass."""
        self._next: asyncio.Handle | None = None
        """The next pass, if it is due: at once, or when a network has made up for what it used too much."""
        self._next_at = 0.0
        """When the next pass is due, by the clock of the loop; 0 for at once."""

    # --- turns ---------------------------------------------------------------------------------------------------------

    def call(self, network: str, guest: str | None, run: Run) -> None:
        """Call a function in a turn of a network: now, if it is free, or later."""
        if not self.limited:
            run()
        elif network in self._served or network in self._waiting or self._wait(network) > 0:
            self._waiting.setdefault(network, WaitingRuns()).push(guest or "", run)
            self._schedule()
        else:
            self._take_turn(network, run)

    async def turn(self, network: str, guest: str | None = None) -> None:
        """Wait for a turn of a network."""
        if not self.limited:
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if not turn.cancelled():
                turn.set_result(None)

        self.call(network, guest, begin)
        await turn

    def next_pass(self) -> None:
        """Give every network that may have one its next turn."""
        self._next = None
        self._served.clear()
        self.passes += 1
        for network in list(self._waiting):
            if self._wait(network) > 0:
                continue
            run = self._waiting[network].pop()
            if not self._waiting[network]:
                del self._waiting[network]
            self._take_turn(network, run)
        if self._waiting:
            self._schedule()

    def _take_turn(self, network: str, run: Run) -> None:
        self._served.add(network)
        self._schedule()
        run()

    def _schedule(self) -> None:
        """Have the next pass come: at once if there is something to do, else when the first network may go on."""
        if self._next is not None and self._next_at == 0:
            return
        loop = asyncio.get_running_loop()
        wait = 0.0 if self._served else min(self._wait(network) for network in self._waiting)
        at = loop.time() + wait if wait > 0 else 0.0
        if self._next is not None:
            if at >= self._next_at:
                return
            self._next.cancel()
        self._next_at = at
        self._next = loop.call_at(at, self.next_pass) if wait > 0 else loop.call_soon(self.next_pass)

    def _wait(self, network: str) -> float:
        """Seconds until a network may have a turn."""
        return self._used.of(network).wait(0)

    # --- measured time -------------------------------------------------------------------------------------------------

    def charge(self, network: str, seconds: float) -> None:
        """Count processor time that was used for a network."""
        used = self._used.of(network)
        used.level = max(used.level - seconds, -MAX_DEBT)

    @contextmanager
    def measured(self, network: str) -> Iterator[None]:
        """Count the time of what is done meanwhile, without any waiting, for a network."""
        begin = self._processor_clock()
        try:
            yield
        finally:
            self.charge(network, self._processor_clock() - begin)

    async def metered(self, network: str, work: Coroutine[Any, Any, T]) -> T:
        """Await a coroutine; the time of all its steps is counted for a network."""
        if not self.limited:
            return await work
        return await Metered(work, lambda seconds: self.charge(network, seconds), self._processor_clock)


class Metered(Generic[T]):
    """Awaits a coroutine and counts the time of each of its steps, but not the time that it waits."""

    def __init__(self, work: Coroutine[Any, Any, T], charge: Callable[[float], None], clock: Clock) -> None:
        self._work = work
        self._charge = charge
        self._clock = clock

    def __await__(self) -> Generator[Any, Any, T]:
        """Pass on all that the coroutine waits for, and the results and errors of that."""
        steps = self._work.__await__()
        error: BaseException | None = None
        value: Any = None
        while True:
            begin = self._clock()
            try:
                waits_for = steps.send(value) if error is None else steps.throw(error)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._charge(self._clock() - begin)
            value, error = None, None
            try:
                value = yield waits_for
            except GeneratorExit:
                steps.close()
                raise
            except BaseException as raised:  # the coroutine may handle whatever it is, the end of its task included
                error = raised
