"""Has a running server follow what its host has done, at the command line, on the page of admins or at another server.

The log of the host is in the database. Every server looks for new entries, so that no message can be lost.
"""

from __future__ import annotations

import logging
from functools import partial

from benben.server.cluster.catch_up import catch_up
from benben.server.errors import RequestError
from benben.server.storage import bot_queries, report_queries
from benben.server.storage.report_queries import LogEntry
from benben.server.tables.lobby import Lobby

LOG = logging.getLogger("benben.server")

LOOK_SECONDS = 1.0
"""Seconds between two looks at the log."""
OVERLAP = 50
"""Ids that are read again: entries are not committed in the order of their ids."""
MAX_ENTRIES = 500
"""Most entries that are read at once."""


class ModerationWatch:
    """Carries out in memory what the log says."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._services = lobby.services
        self._newest: int | None = None
        self._followed: set[int] = set()
        """Ids of the latest entries that were followed."""
        self._failing = False

    async def run(self) -> None:
        """Look again and again. Errors are logged once in a row."""
        while True:
            try:
                await self.look()
                self._failing = False
            except RequestError:  # the database is away, which it has logged
                pass
            except Exception:
                if not self._failing:
                    LOG.exception("the log of the host could not be followed")
                self._failing = True
            await self._services.clock.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Follow the new entries."""
        database = self._services.database
        if self._newest is None:
            self._newest = await database.read(report_queries.last_entry)
            self._followed = set(range(self._newest - OVERLAP, self._newest + 1))
        read = partial(report_queries.entries_after, number=self._newest - OVERLAP, most=MAX_ENTRIES)
        for entry in await database.read(read):
            if entry.id not in self._followed:
                await self._follow(entry)
                self._followed.add(entry.id)
                self._newest = max(self._newest, entry.id)
        self._followed = {one for one in self._followed if one > self._newest - OVERLAP}

    async def _follow(self, entry: LogEntry) -> None:
        tables = self._lobby.open_tables.tables
        if entry.action in ("ban", "rename", "grant", "revoke"):
            read = partial(bot_queries.bots_of, owner=entry.subject)
            own_bots = {bot.guest.id for bot in await self._services.database.read(read)}
            await self._lobby.sessions.check_guests({entry.subject, *own_bots})
        if entry.action == "rename":
            for table in list(tables.values()):
                if table.seat_of(entry.subject) is not None:
                    await catch_up(table)
                    await table.correct_chat()
        found = tables.get(entry.subject)
        if entry.action == "close":
            self._services.list_changes += 1
            if found is not None:
                await catch_up(found)
        elif entry.action == "delete" and found is not None:
            await found.correct_chat()
