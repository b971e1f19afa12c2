"""FairSlots: a few places that many visitors use in turn, such as the threads that read the database.

`CURRENT_VISITOR` says for whom a task works, without every function being told. Tasks inherit it from those that start them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

from benben.server.fair_queue import FairQueue, Path

SERVER: Path = ("",)
"""The server itself, or a visitor who has no limits."""

CURRENT_VISITOR: ContextVar[Path] = ContextVar("current visitor", default=SERVER)
"""For whom the current task works: the network and the guest."""


class FairSlots:
    """Slots of which one network uses all but one at a time; where jobs wait, visitors take turns."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._most_of_network = max(1, count - 1)
        self._running: Counter[str] = Counter()
        self._waiting: FairQueue[tuple[str, asyncio.Future[None]]] = FairQueue()

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Wait for a slot for the current visitor, and hold it."""
        path = CURRENT_VISITOR.get()
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.push(path, 1.0, (path[0], ready))
        self._fill()
        try:
            await ready
        except asyncio.CancelledError:
            if not ready.cancelled():  # it was given a slot at the same moment
                self._release(path[0])
            raise
        try:
            yield
        finally:
            self._release(path[0])

    def _fill(self) -> None:
        """Give every free slot to whose turn it is."""
        while self._free:
            busy = [network for network, running in self._running.items() if network and running >= self._most_of_network]
            found = self._waiting.pop(without=busy)
            if found is None:
                return
            network, ready = found
            if not ready.cancelled():
                self._free -= 1
                self._running[network] += 1
                ready.set_result(None)

    def _release(self, network: str) -> None:
        self._free += 1
        self._running[network] -= 1
        if not self._running[network]:
            del self._running[network]
        self._fill()
