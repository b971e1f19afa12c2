"""The tables that cannot be read from the database. Each is logged once and set apart; the others go on."""

from __future__ import annotations

import logging
import time

LOG = logging.getLogger("benben.server")

BROKEN_TABLES = "broken_tables"
"""Name of the `BrokenTables` in the info of a server's connections."""
RETRY_SECONDS = 30.0
"""Seconds after which a broken table is read again, because it may have been repaired."""
MAX_REMEMBERED = 10_000
"""Most broken tables that are remembered."""


class BrokenTable(Exception):  # noqa: N818 (it reads as what it is)
    """A table whose rows cannot be understood."""


class BrokenTables:
    """The broken tables that this server has met. Used by several threads."""

    def __init__(self) -> None:
        self._seen: dict[str, float] = {}

    def add(self, table_id: str, error: Exception) -> None:
        """Set a table apart; the log says why, once."""
        if table_id not in self._seen:
            why = " ".join(str(error).split()) or type(error).__name__
            LOG.error("table %s is broken and set apart: %s. `benben check-database` says more", table_id, why)
        while len(self._seen) >= MAX_REMEMBERED:
            self._seen.pop(next(iter(self._seen)))
        self._seen[table_id] = time.monotonic()

    def remove(self, table_id: str) -> None:
        """Note that a table could be read."""
        self._seen.pop(table_id, None)

    def recent(self, table_id: str) -> bool:
        """True if a table was found broken a moment ago."""
        return time.monotonic() - self._seen.get(table_id, -RETRY_SECONDS) < RETRY_SECONDS

    def __len__(self) -> int:
        return len(self._seen)
