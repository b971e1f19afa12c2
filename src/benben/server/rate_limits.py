"""Rate limits: a token bucket for each address, which fills at a steady rate and is emptied by requests."""

from __future__ import annotations

import time
from collections.abc import Callable

MAX_BUCKETS = 10_000
"""Most addresses that are remembered."""


class Bucket:
    """A token bucket: ``burst`` tokens at once, then ``rate`` tokens a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Take tokens; return False, and take none, if there are too few."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def full(self) -> bool:
        """True if every token that was taken has come back."""
        return self.level + (self.clock() - self.at) * self.rate >= self.burst


class RateLimits:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Take tokens from the bucket of an address; return False, and take none, if there are too few."""
        if address not in self._buckets:
            self._drop_full()
            self._buckets[address] = Bucket(self.rate, self.burst, self.clock)
        return self._buckets[address].take(amount)

    def _drop_full(self) -> None:
        """Drop full buckets once there are too many buckets, so that memory is bounded."""
        if len(self._buckets) >= MAX_BUCKETS:
            self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full()}
        if len(self._buckets) >= MAX_BUCKETS:
            self._buckets.clear()
