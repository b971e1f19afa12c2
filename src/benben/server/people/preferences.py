"""Preferences: what guests have chosen about their pages and tables, kept in memory because moves ask for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from benben.server.clock import Clock
from benben.server.storage import session_queries
from benben.server.storage.database import Database

KEPT_SECONDS = 5.0
"""Seconds until the database is asked again: the hint that another server has stored something else may be lost."""
MAX_KEPT_GUESTS = 20_000
"""Most guests whose preferences are kept in memory."""


class Preferences:
    """The preferences of all guests. What is set at this server holds at once, what is set at another one with its hint."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._kept: OrderedDict[str, tuple[float, dict[str, str]]] = OrderedDict()
        """For each guest the time until which the preferences are kept, and these; what is kept longest comes last."""
        self._changes = 0
        """Number of changes that this server knows of: what was read before one of them may be out of date."""
        self.on_change: Callable[[str], None] = lambda guest: None
        """Called with a guest whose preferences were set at this server."""

    def known(self, guest: str) -> dict[str, str] | None:
        """The preferences of a guest by their names; None if the database has to be asked."""
        until, preferences = self._kept.get(guest, (0.0, None))
        return preferences if self._clock.now() < until else None

    async def of(self, guest: str) -> dict[str, str]:
        """The preferences of a guest by their names."""
        known = self.known(guest)
        if known is not None:
            return known
        changes = self._changes
        read = await self._database.read(lambda connection: session_queries.preferences_of(connection, guest))
        if changes == self._changes:
            self._keep(guest, read)
        return read

    async def set(self, guest: str, preferences: dict[str, str]) -> None:
        """Store the preferences of a guest."""
        await self._database.write(lambda connection: session_queries.update_preferences(connection, guest, preferences))
        self._changes += 1
        self._keep(guest, preferences)
        self.on_change(guest)

    def forget(self, guest: str) -> None:
        """Ask the database the next time: another server has stored something about a guest."""
        self._changes += 1
        self._kept.pop(guest, None)

    def _keep(self, guest: str, preferences: dict[str, str]) -> None:
        self._kept[guest] = (self._clock.now() + KEPT_SECONDS, preferences)
        self._kept.move_to_end(guest)
        if len(self._kept) > MAX_KEPT_GUESTS:
            self._kept.popitem(last=False)
