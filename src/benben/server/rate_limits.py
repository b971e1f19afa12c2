"""How much one visitor may ask: a bucket that fills at a steady rate and is emptied by requests."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_BUCKETS = 10_000


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Take some, if there is enough."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def full(self) -> bool:
        """Whether nobody has taken anything lately."""
        return self.level + (self.clock() - self.at) * self.rate >= self.burst


class Limits:
    """A bucket for every visitor."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, amount: float = 1.0) -> bool:
        """Take some from a visitor's bucket, if there is enough."""
        if who not in self._buckets:
            self._forget()
            self._buckets[who] = Bucket(self.rate, self.burst, self.clock)
        return self._buckets[who].take(amount)

    def _forget(self) -> None:
        """Drop the buckets of those who have not been here lately, so that memory has an end."""
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.full()}
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()
