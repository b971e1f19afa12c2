"""The clock of the server's tables. Tests replace it by one that they move by hand."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The time, and waiting."""

    def now(self) -> float:
        """Seconds on a clock that never goes back; only differences mean something."""
        return time.monotonic()

    def date(self) -> float:
        """Seconds since 1970, to the millisecond, which every database stores exactly."""
        return round(time.time(), 3)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
