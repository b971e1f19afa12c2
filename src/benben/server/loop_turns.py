"""LoopTurns: visitors use the event loop in turn, however much one of them asks for.

All requests, messages and bytes are handled by one event loop, so that whatever it does for one visitor delays the others.
Each of them waits for a turn of its network. In one pass of the loop every network has one turn, and within a network every
guest in turn. The processor time that is used for a network is measured, in the event loop and in the threads of the
database, which hold the interpreter's lock. A network that has used more than its share has no turn until that is made up
for.

A network that has used much lately is *heavy*. It lets others finish: while the server works for a network that is not
heavy, a heavy one has no turn, but is never held back for long.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

from benben.server.rate_limits import MAX_BUCKETS, Bucket, Buckets, Clock, Limit

T = TypeVar("T")

SHARE = Limit(0.25, 0.125)
"""Seconds of the event loop that one network may use: in each second, and at once."""

HEAVY_SECONDS = 0.03
"""A network is heavy if it has used this many seconds more than its share made up for."""

OTHERS_SECONDS = 0.02
"""Seconds for which a heavy network lets others finish, after the server has done something for one of them."""

MAX_HELD_SECONDS = 0.04
"""Most seconds for which a heavy network is held back, counted from its last turn: others may never be finished."""

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


class Measured:
    """Counts the processor time of what is done within it for a network, also if it fails.

    Every message that is sent goes through one, so that it is no generator.
    """

    __slots__ = ("_begun", "_network", "_turns")

    def __init__(self, turns: LoopTurns, network: str) -> None:
        self._turns = turns
        self._network = network

    def __enter__(self) -> None:
        self._begun = self._turns.processor_time()

    def __exit__(self, *_: object) -> None:
        if self._turns.limited:
            self._turns.charge(self._network, self._turns.processor_time() - self._begun)


class LoopTurns:
    """The turns of an event loop. Without ``limited`` everything is done at once."""

    def __init__(
        self, limited: bool = True, clock: Clock = time.monotonic, processor_clock: Clock = time.thread_time
    ) -> None:
        self.limited = limited
        self.passes = 0
        """Number of passes of the event loop in which somebody had a turn."""
        self._clock = clock
        self._processor_clock = processor_clock
        self._light = ("", -OTHERS_SECONDS)
        """The network for which the server last did something, of those that are not heavy, and when."""
        self._last_turns: OrderedDict[str, float] = OrderedDict()
        """When networks had their last turns, of those that were heavy then."""
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
        if self.take_free(network):
            run()
        else:
            self._waiting.setdefault(network, WaitingRuns()).push(guest or "", run)
            self._schedule()

    def take_free(self, network: str) -> bool:
        """Take a turn of a network if it may have one now, before everything that waits."""
        if not self.limited:
            return True
        if network in self._served or network in self._waiting or self._wait(network) > 0:
            return False
        self._take_turn(network)
        return True

    async def turn(self, network: str, guest: str | None = None) -> None:
        """Wait for a turn of a network."""
        if self.take_free(network):
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
            self._take_turn(network)
            run()
        if self._waiting:
            self._schedule()

    def _take_turn(self, network: str) -> None:
        """Note that a network has its turn in this pass."""
        self._served.add(network)
        self._note_turn(network)
        self._schedule()

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
        used = self._used.of(network)
        wait = used.wait(0)
        other, at = self._light
        if other == network or not is_heavy(used):
            return wait
        last = self._last_turns.get(network, -MAX_HELD_SECONDS)
        return max(wait, min(at + OTHERS_SECONDS, last + MAX_HELD_SECONDS) - self._clock())

    def _note_turn(self, network: str) -> None:
        """Remember when a heavy network had a turn, and when somebody else had one."""
        self._last_turns.pop(network, None)
        if is_heavy(self._used.of(network)):
            self._last_turns[network] = self._clock()
            if len(self._last_turns) > MAX_BUCKETS:
                self._last_turns.popitem(last=False)
        else:
            self._light = (network, self._clock())

    # --- measured time -------------------------------------------------------------------------------------------------

    def charge(self, network: str, seconds: float) -> None:
        """Count processor time that was used for a network."""
        used = self._used.of(network)
        used.level = max(used.level - seconds, -MAX_DEBT)
        if not is_heavy(used):
            self._light = (network, self._clock())

    def measured(self, network: str) -> Measured:
        """Count the time of what is done meanwhile, without any waiting, for a network."""
        return Measured(self, network)

    def processor_time(self) -> float:
        """The processor time that was used so far; 0 on a server that does not measure."""
        return self._processor_clock() if self.limited else 0.0

    async def metered(self, network: str, work: Coroutine[Any, Any, T]) -> T:
        """Await a coroutine; the time of all its steps is counted for a network."""
        if not self.limited:
            return await work
        return await Metered(work, lambda seconds: self.charge(network, seconds), self._processor_clock)


def is_heavy(used: Bucket) -> bool:
    """True if a network has used much lately."""
    return used.level <= used.burst - HEAVY_SECONDS


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
                value, error = None, None  # an error that goes on holds this frame, which must not hold the error
            try:
                value = yield waits_for
            except GeneratorExit:
                steps.close()
                raise
            except BaseException as raised:  # the coroutine may handle whatever it is, the end of its task included
                error = raised
            finally:
                del waits_for  # it holds the error as well
