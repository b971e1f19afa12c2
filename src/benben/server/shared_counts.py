"""SharedCounts: how many sockets and hints visitors have open, here and at the other servers on the same database."""

from __future__ import annotations

import time
from collections.abc import Iterable

from benben.server.rate_limits import Clock

REPORTED_SHARE = 0.1
"""The share of a limit from which on a count is reported to other servers."""
VALID_SECONDS = 3.5
"""Seconds for which a report of another server counts. They come every second; a server that is lost sends none."""


class SharedCounts:
    """Counts by key, each with a limit."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._here: dict[str, tuple[int, int]] = {}
        """The count and the limit of each key, at this server."""
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}
        """For each key and each other server: the count, and until when it is valid."""

    def __getitem__(self, key: str) -> int:
        """The count of a key at all servers."""
        return self._here.get(key, (0, 0))[0] + sum(count for count, _ in self._valid(key).values())

    def _valid(self, key: str) -> dict[str, tuple[int, float]]:
        reports = self._elsewhere.get(key)
        if reports is None:
            return {}
        now = self._clock()
        valid = {server: report for server, report in reports.items() if report[1] > now}
        if valid:
            self._elsewhere[key] = valid
        else:
            del self._elsewhere[key]
        return valid

    def add(self, key: str, limit: int) -> None:
        """Count one more; the limit says when it is worth reporting."""
        self._here[key] = (self._here.get(key, (0, 0))[0] + 1, limit)

    def remove(self, key: str) -> None:
        """Count one less."""
        count, limit = self._here[key]
        if count > 1:
            self._here[key] = (count - 1, limit)
        else:
            del self._here[key]

    def to_report(self) -> list[tuple[str, int]]:
        """The counts at this server that others have to know."""
        return [(key, count) for key, (count, limit) in self._here.items() if count >= REPORTED_SHARE * limit]

    def reported(self, server: str, counts: Iterable[tuple[str, int]]) -> None:
        """Take over the counts of another server."""
        until = self._clock() + VALID_SECONDS
        for key, count in counts:
            self._elsewhere.setdefault(key, {})[server] = (count, until)

    def forget_old(self) -> None:
        """Forget reports that are not valid any more."""
        for key in list(self._elsewhere):
            self._valid(key)
