"""Rate limits: token buckets, which fill at a steady rate and are emptied by requests, and the network of an address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

MAX_BUCKETS = 10_000
"""Most keys whose buckets are remembered; those that were used longest ago are forgotten first."""

Clock = Callable[[], float]
"""Seconds that only grow."""


def network_of(address: str) -> str:
    """The network that an address counts for: an IPv4 address itself, the first 64 bits of an IPv6 address."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped) if parsed.ipv4_mapped else str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)


@dataclass(frozen=True)
class Limit:
    """How much is allowed: ``rate`` a second in the long run, ``burst`` at once."""

    rate: float
    burst: float


class Bucket:
    """A token bucket: ``burst`` tokens at once, then ``rate`` tokens a second. Below zero it is in debt."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, owner: tuple[str, str] = ("", "")) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.owner = owner
        """The name of the limit and the key that it is for."""
        self.level = burst
        self.at = clock()

    def fill(self) -> None:
        """Add the tokens for the time that has passed."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now

    def wait(self, amount: float) -> float:
        """Seconds until there are this many tokens; 0 if there are enough. More than the burst count as the burst."""
        self.fill()
        missing = min(amount, self.burst) - self.level
        if missing <= 0:
            return 0.0
        return missing / self.rate if self.rate > 0 else float("inf")

    def take(self, amount: float = 1.0) -> bool:
        """Take tokens; return False, and take none, if there are too few."""
        if self.wait(amount) > 0:
            return False
        self.level -= amount
        return True

    def charge(self, amount: float) -> None:
        """Take tokens even if there are too few."""
        self.fill()
        self.level -= amount


class Buckets:
    """A bucket of the same limit for every key."""

    def __init__(self, limit: Limit, clock: Clock = time.monotonic, name: str = "") -> None:
        self.limit = limit
        self.name = name
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.limit.rate, self.limit.burst, self.clock, (self.name, key))
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
