"""Budgets: what one visitor may ask of the server, over all connections and requests together.

Each kind of use (work, bytes, new guests and tables) has a budget for each network, each guest and each table. A request is
carried out if all of them have enough, and takes from all of them. A guest also has a small *reserve* of work and bytes
that nobody else can use up. It pays for moves, connections and frames: players go on playing when somebody behind the same
address has spent the budget of the address.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from benben.server.errors import RequestError
from benben.server.rate_limits import Bucket, Buckets, Clock, Limit

SLOW_DOWN = "server-slow-down"
"""Message key: the visitor has to wait ``seconds``."""
MOST_SECONDS = 3600
"""Longest time to wait that is named."""
UNLIMITED = Limit(1e12, 1e12)
"""A limit that is never reached."""


@dataclass(frozen=True)
class Visitor:
    """Whose budgets are used: the network, and if they are known the guest and the table."""

    network: str
    guest: str | None = None
    table: str | None = None


@dataclass(frozen=True)
class Limits:
    """The limits of one kind of use."""

    network: Limit
    guest: Limit = UNLIMITED
    table: Limit = UNLIMITED
    reserve: Limit | None = None
    """For each guest, what others cannot use up."""


WORK = Limits(network=Limit(60, 600), guest=Limit(30, 300), table=Limit(120, 1200), reserve=Limit(3, 60))
"""Limits of work; 1 is a plain message or request."""
BYTES = Limits(network=Limit(4e6, 40e6), guest=Limit(1e6, 10e6), table=Limit(8e6, 80e6), reserve=Limit(1e5, 1e6))
"""Limits of bytes that are sent, without the client's files."""
NEW_THINGS = Limits(network=Limit(0.2, 60), guest=Limit(0.1, 20))
"""Limits of new guests, tables and keys."""
SOCKETS_OF_NETWORK = 100
"""Most sockets of one network, not counting those of players at their tables."""
SOCKETS_OF_PLAYERS = 1000
"""Most sockets of one network that belong to players at their tables."""
SOCKETS_OF_GUEST = 30
"""Most sockets of one guest."""


class Budget:
    """The budgets of one kind of use."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self._networks = Buckets(limits.network, clock)
        self._guests = Buckets(limits.guest, clock)
        self._tables = Buckets(limits.table, clock)
        self._reserves = Buckets(limits.reserve, clock) if limits.reserve else None

    def wait(self, visitor: Visitor, amount: float, reserved: bool = False) -> float:
        """Seconds until a visitor can use this amount; 0 if now. ``reserved``: the reserve of the guest counts too."""
        return longest_wait(self._payers(visitor, amount, reserved), amount)

    def take(self, visitor: Visitor, amount: float, reserved: bool = False) -> float:
        """Use an amount and return 0, or use nothing and return the seconds to wait. The reserve is used last."""
        payers = self._payers(visitor, amount, reserved)
        wait = longest_wait(payers, amount)
        if wait == 0:
            for bucket in payers:
                bucket.level -= amount
        return wait

    def charge(self, visitor: Visitor, amount: float, reserved: bool = False) -> None:
        """Use an amount that is known only afterwards; the budgets may then be in debt."""
        for bucket in self._payers(visitor, 0, reserved):
            bucket.level -= amount

    def _payers(self, visitor: Visitor, amount: float, reserved: bool) -> list[Bucket]:
        """The buckets that pay: all that are shared with others or, if that is sooner, the reserve of the guest."""
        shared = self._shared(visitor)
        if not reserved or self._reserves is None or visitor.guest is None:
            return shared
        reserve = self._reserves.of(visitor.guest)
        return shared if longest_wait(shared, amount) <= reserve.wait(amount) else [reserve]

    def _shared(self, visitor: Visitor) -> list[Bucket]:
        buckets = [self._networks.of(visitor.network)]
        if visitor.guest is not None:
            buckets.append(self._guests.of(visitor.guest))
        if visitor.table is not None:
            buckets.append(self._tables.of(visitor.table))
        return buckets


def longest_wait(buckets: Sequence[Bucket], amount: float) -> float:
    """Seconds until each of the buckets has this amount."""
    return max(bucket.wait(amount) for bucket in buckets)


class Budgets:
    """All budgets of a server."""

    def __init__(self, limited: bool = True, clock: Clock = time.monotonic) -> None:
        self.limited = limited
        self.work = Budget(WORK, clock)
        self.bytes = Budget(BYTES, clock)
        self.new_things = Budget(NEW_THINGS, clock)
        self._sockets: Counter[str] = Counter()
        """Open sockets by network, by network of players, and by guest."""

    def use(self, visitor: Visitor, cost: float, reserved: bool = False) -> None:
        """Use work; raise RequestError if the visitor has to wait."""
        if self.limited:
            check(self.work.take(visitor, cost, reserved))

    def count_work(self, visitor: Visitor, cost: float) -> None:
        """Count work that turned out to be necessary."""
        if self.limited:
            self.work.charge(visitor, cost, reserved=True)

    def add_new_thing(self, visitor: Visitor) -> None:
        """Count a new guest, table or key; raise RequestError if the visitor has made too many."""
        if self.limited:
            check(self.new_things.take(visitor, 1))

    def seconds_before_sending(self, visitor: Visitor) -> float:
        """Seconds that the next bytes for a visitor have to wait."""
        return self.bytes.wait(visitor, 0, reserved=True) if self.limited else 0.0

    def count_bytes(self, visitor: Visitor, count: int) -> None:
        """Count bytes that were sent."""
        if self.limited:
            self.bytes.charge(visitor, count, reserved=True)

    @contextmanager
    def socket(self, visitor: Visitor, player: bool) -> Iterator[None]:
        """Count a socket as long as it is open; raise RequestError if there are too many."""
        most_of_network = SOCKETS_OF_PLAYERS if player else SOCKETS_OF_NETWORK
        limits = {f"{'players' if player else 'visitors'} of {visitor.network}": most_of_network}
        if visitor.guest is not None:
            limits[f"guest {visitor.guest}"] = SOCKETS_OF_GUEST
        for key, most in limits.items():
            if self.limited and self._sockets[key] >= most:
                raise RequestError(429, "server-too-many-sockets", {"most": most})
        self._sockets.update(limits.keys())
        try:
            yield
        finally:
            for key in limits:
                self._sockets[key] -= 1
                if self._sockets[key] == 0:
                    del self._sockets[key]


def check(seconds: float) -> None:
    """Raise RequestError unless there is no time to wait."""
    if seconds > 0:
        raise RequestError(429, SLOW_DOWN, {"seconds": math.ceil(min(seconds, MOST_SECONDS))})
