"""Budgets: what one visitor may ask of the server, over all connections and requests together.

Each kind of use (work, bytes, new guests and tables) has a budget for each network, each guest and each table. A request is
carried out if all of them have enough, and takes from all of them. A guest also has a small *reserve* of work and bytes
that nobody else can use up. It pays for moves, connections and frames: players go on playing when somebody behind the same
address has spent the budget of the address.

Where several servers share a database, they tell each other what was used (`cluster/shared_use.py`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from benben.server.errors import RequestError
from benben.server.rate_limits import Bucket, Buckets, Clock, Limit
from benben.server.shared_counts import SharedCounts
from benben.server.use_report import UseReport

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
BOT_WORK = Limits(network=UNLIMITED, guest=Limit(10, 100))
"""Limits of the work of a bot from outside, besides those of every guest."""
BOT_LINES = Limits(network=UNLIMITED, guest=Limit(0.1, 5))
"""Limits of the lines of chat of a bot from outside."""
NEW_THINGS = Limits(network=Limit(0.2, 60), guest=Limit(0.1, 20))
"""Limits of new guests, tables and keys."""
PACE_OF_NEW_THINGS = Limit(5, 8)
"""How many new things of one network are made in a second, and at once; the others wait for their turn. Each takes some
milliseconds of the server, and a network may ask for 60 at once."""
SOCKETS_OF_NETWORK = 100
"""Most sockets of one network, not counting those of players at their tables."""
SOCKETS_OF_PLAYERS = 1000
"""Most sockets of one network that belong to players at their tables."""
SOCKETS_OF_GUEST = 30
"""Most sockets of one guest."""


class Budget:
    """The budgets of one kind of use."""

    def __init__(
        self, limits: Limits, clock: Clock = time.monotonic, name: str = "", report: UseReport | None = None
    ) -> None:
        self._networks = Buckets(limits.network, clock, f"{name}-network")
        self._guests = Buckets(limits.guest, clock, f"{name}-guest")
        self._tables = Buckets(limits.table, clock, f"{name}-table")
        self._reserves = Buckets(limits.reserve, clock, f"{name}-reserve") if limits.reserve else None
        self._report = report or UseReport()
        for buckets in self.all_buckets():
            self._report.add_budget(buckets.name, buckets.limit.burst)

    def all_buckets(self) -> list[Buckets]:
        """The buckets of networks, guests and tables, and the reserves."""
        shared = [self._networks, self._guests, self._tables]
        return shared if self._reserves is None else [*shared, self._reserves]

    def wait(self, visitor: Visitor, amount: float, reserved: bool = False) -> float:
        """Seconds until a visitor can use this amount; 0 if now. ``reserved``: the reserve of the guest counts too."""
        return longest_wait(self._payers(visitor, amount, reserved), amount)

    def take(self, visitor: Visitor, amount: float, reserved: bool = False) -> float:
        """Use an amount and return 0, or use nothing and return the seconds to wait. The reserve is used last."""
        payers = self._payers(visitor, amount, reserved)
        wait = longest_wait(payers, amount)
        if wait == 0:
            self._pay(payers, amount)
        return wait

    def charge(self, visitor: Visitor, amount: float, reserved: bool = False) -> None:
        """Use an amount that is known only afterwards; the budgets may then be in debt."""
        self._pay(self._payers(visitor, 0, reserved), amount)

    def _pay(self, payers: list[Bucket], amount: float) -> None:
        for bucket in payers:
            bucket.charge(amount)
            self._report.add(bucket.owner, amount)

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
        self.report = UseReport()
        """What other servers are to be told."""
        self.work = Budget(WORK, clock, "work", self.report)
        self.bytes = Budget(BYTES, clock, "bytes", self.report)
        self.new_things = Budget(NEW_THINGS, clock, "new", self.report)
        self._pace_of_new_things = Buckets(PACE_OF_NEW_THINGS, clock)
        self.bot_work = Budget(BOT_WORK, clock, "bot-work", self.report)
        self.bot_lines = Budget(BOT_LINES, clock, "bot-lines", self.report)
        self.counts = SharedCounts(clock)
        """Open sockets by network, by network of players, and by guest, and hints by guest."""
        budgets = (self.work, self.bytes, self.new_things, self.bot_work, self.bot_lines)
        self._buckets = {buckets.name: buckets for budget in budgets for buckets in budget.all_buckets()}

    def used_elsewhere(self, name: str, key: str, amount: float) -> None:
        """Count what somebody has used of a budget at another server."""
        if name in self._buckets:
            self._buckets[name].of(key).charge(amount)

    def use(self, visitor: Visitor, cost: float, reserved: bool = False) -> None:
        """Use work; raise RequestError if the visitor has to wait."""
        if self.limited:
            check(self.work.take(visitor, cost, reserved))

    def count_work(self, visitor: Visitor, cost: float) -> None:
        """Count work that turned out to be necessary."""
        if self.limited:
            self.work.charge(visitor, cost, reserved=True)

    def use_as_bot(self, visitor: Visitor, cost: float, line: bool = False) -> None:
        """Use work of a bot from outside, or a line of chat; raise RequestError if it has to wait."""
        if self.limited:
            check(self.bot_work.take(visitor, cost))
            if line:
                check(self.bot_lines.take(visitor, 1))

    def check_guesses(self, visitor: Visitor) -> None:
        """Raise RequestError if a network has tried too many secrets; tries count as new things."""
        if self.limited:
            check(self.new_things.wait(Visitor(visitor.network), 1))

    def count_guess(self, visitor: Visitor) -> None:
        """Count a secret that was none."""
        if self.limited:
            self.new_things.charge(Visitor(visitor.network), 1)

    def add_new_thing(self, visitor: Visitor) -> None:
        """Count a new guest, table or key; raise RequestError if the visitor has made too many."""
        if self.limited:
            check(self.new_things.take(visitor, 1))

    def seconds_before_new_thing(self, visitor: Visitor) -> float:
        """Take the next turn of a network to make something new; the seconds until then."""
        if not self.limited:
            return 0.0
        pace = self._pace_of_new_things.of(visitor.network)
        wait = pace.wait(1)
        pace.charge(1)
        return wait

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
            if self.limited and self.counts[key] >= most:
                raise RequestError(429, "server-too-many-sockets", {"most": most})
        with self._counted(limits):
            yield

    @contextmanager
    def hint(self, guest: str) -> Iterator[None]:
        """Count a hint as long as a bot thinks about it; raise RequestError if the guest waits for one already."""
        key = f"hint of {guest}"
        if self.counts[key]:
            raise RequestError(429, "server-one-hint")
        with self._counted({key: 1}):
            yield

    @contextmanager
    def _counted(self, limits: dict[str, int]) -> Iterator[None]:
        """Count one more of each key meanwhile."""
        for key, most in limits.items():
            self.counts.add(key, most)
        try:
            yield
        finally:
            for key in limits:
                self.counts.remove(key)


def check(seconds: float) -> None:
    """Raise RequestError unless there is no time to wait."""
    if seconds > 0:
        raise RequestError(429, SLOW_DOWN, {"seconds": math.ceil(min(seconds, MOST_SECONDS))})
