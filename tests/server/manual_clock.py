"""A clock that a test moves by hand."""

from __future__ import annotations

import asyncio

from benben.server.clock import Clock


class ManualClock(Clock):
    """A clock that stands still until `advance` is called."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    def date(self) -> float:
        return 1_700_000_000.0 + self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        waiting = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, waiting))
        await waiting

    def advance(self, seconds: float) -> None:
        """Let time pass, and wake those whose time has come."""
        self.time = round(self.time + seconds, 6)
        due = [one for one in self._sleepers if one[0] <= self.time + 1e-9]
        self._sleepers = [one for one in self._sleepers if one not in due]
        for _, waiting in due:
            if not waiting.done():
                waiting.set_result(None)


async def settle(turns: int = 20) -> None:
    """Let everything run that waits for nothing but its turn."""
    for _ in range(turns):
        await asyncio.sleep(0)
