"""UseReport: what visitors have used of their budgets here, for the other servers on the same database.

Small amounts are kept until they add up to something, so that players at an ordinary pace are hardly ever reported.
"""

from __future__ import annotations

Owner = tuple[str, str]
"""The name of a budget, and whose it is: a network, a guest or a table."""
Used = tuple[str, str, float]
"""The name of a budget, whose it is, and the amount."""

REPORTED_SHARE = 0.05
"""The share of a burst from which on use is reported."""
MAX_OWNERS = 20_000
"""Most owners whose use is kept; when there are more, all of it is forgotten: less than that share of a burst for each."""


class UseReport:
    """Use that is not reported yet. Nothing is noted until somebody is there to be told."""

    def __init__(self) -> None:
        self.wanted = False
        """True if there may be other servers."""
        self._bursts: dict[str, float] = {}
        self._used: dict[Owner, float] = {}

    def add_budget(self, name: str, burst: float) -> None:
        """Report the use of a budget from its share of this burst on."""
        self._bursts[name] = burst

    def add(self, owner: Owner, amount: float) -> None:
        """Note that somebody has used an amount."""
        if not self.wanted:
            return
        if len(self._used) >= MAX_OWNERS and owner not in self._used:
            self._used.clear()
        self._used[owner] = self._used.get(owner, 0.0) + amount

    def take(self) -> list[Used]:
        """All use that is worth reporting; from now on it counts as reported."""
        found = [
            (name, key, amount)
            for (name, key), amount in self._used.items()
            if amount >= REPORTED_SHARE * self._bursts[name]
        ]
        for name, key, _ in found:
            del self._used[name, key]
        return found
