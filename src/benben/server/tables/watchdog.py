"""The watchdog: one timer for the whole server that finds whatever should go on and does not.

Tables go on by themselves after every change. The watchdog is for what no change follows: a bot whose task failed, a table
that was given up when a change could not be saved, tables that could not be read when the server started, a player who has
been away long enough.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from benben.server.errors import RequestError
from benben.server.repeated_looks import look_repeatedly
from benben.server.storage.outages import DatabaseAway
from benben.server.tables.open_tables import OpenTables
from benben.server.tables.table import Table

LOG = logging.getLogger("benben.server")

WATCH_SECONDS = 1.0
"""Seconds between two rounds."""
LONGEST_RETRY = 64
"""Most rounds until a table that could not be opened is tried again."""


@dataclass
class Reopening:
    """A table that was given up: the rounds to wait before it is opened, and how many that will be next time."""

    rounds: int = 1
    next_wait: int = 2


class Watchdog:
    """Looks at all open tables in rounds."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._clock = open_tables.services.clock
        self._reopenings: dict[str, Reopening] = {}
        self._all_opened = False
        """True once the tables that have to go on after a restart could be read."""
        open_tables.on_given_up = self.note_given_up

    async def run(self) -> None:
        """Look again and again, until the task is cancelled."""
        await look_repeatedly(self.look, self._clock, WATCH_SECONDS, "the watchdog failed, and tries again")

    def database_is_back(self) -> None:
        """Have the tables opened that could not be read during an outage."""
        self._all_opened = False

    def note_given_up(self, table: Table) -> None:
        """Have a table opened again, though nobody visits it."""
        self._reopenings.setdefault(table.row.id, Reopening())

    async def look(self) -> None:
        """One round."""
        if not self._all_opened:
            self._all_opened = await self._open_tables.open_unattended()
        for table in list(self._open_tables.tables.values()):
            look_after(table)
        for table_id in list(self._reopenings):
            await self._reopen(table_id)

    async def _reopen(self, table_id: str) -> None:
        """Open a table that was given up if its time has come; forget it once it has stayed open."""
        reopening = self._reopenings[table_id]
        reopening.rounds -= 1
        if reopening.rounds > 0:
            return
        if table_id in self._open_tables.tables:
            del self._reopenings[table_id]
            return
        reopening.rounds = reopening.next_wait
        reopening.next_wait = min(2 * reopening.next_wait, LONGEST_RETRY)
        try:
            await self._open_tables.open(table_id)
        except DatabaseAway:
            reopening.rounds, reopening.next_wait = 1, 2
        except RequestError as error:
            if error.status == 404:
                del self._reopenings[table_id]


def look_after(table: Table) -> None:
    """Have a table go on. If that is an error, give the table up: it is read again, and the others are looked after."""
    try:
        table.look_after()
    except Exception:
        LOG.exception("table %s cannot go on", table.row.id)
        table.give_up()
