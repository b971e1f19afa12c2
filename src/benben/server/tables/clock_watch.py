"""The clock watch: shows that a server runs, and has tables looked at that are due, though nobody visits them.

A table is due when one of its clocks runs out, and where a bot has to move though nobody is there.

Every sign of life is stored. What lies between the last sign and the start of a server is an outage, and so is a longer gap,
as when the database was away or the machine slept: outages count for no clock.
"""

from __future__ import annotations

import logging
from functools import partial

from benben.server.errors import RequestError
from benben.server.repeated_looks import look_repeatedly
from benben.server.storage import time_queries
from benben.server.tables.open_tables import OpenTables

LOG = logging.getLogger("benben.server")

LOOK_SECONDS = 1.0
"""Seconds between two looks."""
BEAT_SECONDS = 5.0
"""Seconds between two signs of life."""
LONGEST_GAP = 15.0
"""Most seconds between two signs of life that are no outage."""
BACK_SECONDS = 15.0
"""Seconds after an outage that still belong to it: browsers connect again."""
RETRY_SECONDS = 60.0
"""Seconds after which a table is tried again that could not be looked at."""


class ClockWatch:
    """Looks at all tables in the database that are due."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._services = open_tables.services
        self._next_beat: float | None = None
        self._failed: dict[str, float] = {}
        """When tables are tried again that could not be looked at."""

    async def run(self) -> None:
        """Look again and again, until the task is cancelled."""
        await look_repeatedly(self.look, self._services.clock, LOOK_SECONDS, "clocks could not be looked at")

    async def look(self) -> None:
        """Show life if it is time, and have every table looked at that is due."""
        now = self._services.clock.date()
        if self._next_beat is None or now >= self._next_beat:
            await self._beat(now)
        self._failed = {table_id: date for table_id, date in self._failed.items() if date > now}
        due = partial(time_queries.due_tables, now=now, but=list(self._failed))
        for table_id in await self._services.database.read(due):
            await self._look_at(table_id, now)

    async def _beat(self, now: float) -> None:
        begins = self._next_beat is None and not self._services.neighbours.others_run()
        longest = 0.0 if begins else LONGEST_GAP
        beat = partial(time_queries.beat, now=now, longest=longest, back_after=BACK_SECONDS)
        await self._services.database.write(beat)
        self._next_beat = now + BEAT_SECONDS

    async def _look_at(self, table_id: str, now: float) -> None:
        try:
            table = await self._open_tables.open(table_id)
            await table.time_outs.check()
        except RequestError:
            self._failed[table_id] = now + RETRY_SECONDS
        except Exception as error:  # a broken table is no trouble of the others
            LOG.error("the clocks of table %s are broken: %s", table_id, error)
            self._failed[table_id] = now + RETRY_SECONDS
