"""The open tables, found by id. A table is opened when it is first needed, by replaying its journal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from benben.server.errors import RequestError
from benben.server.storage import table_queries, time_queries
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.rows import TableRow
from benben.server.tables.load_table import load
from benben.server.tables.services import Services
from benben.server.tables.table import Table
from benben.server.tables.table_match import TableMatch

LOG = logging.getLogger("benben.server")

TABLE_BROKEN = "server-table-broken"
"""Message key: the table cannot be read and was set apart."""
IDLE_SECONDS = 120.0
"""Seconds without visitors after which a table may be closed."""
MAX_OPEN_TABLES = 5000
"""Number of open tables from which on idle ones are closed."""


class OpenTables:
    """The tables that are in memory."""

    def __init__(self, services: Services, max_open: int = MAX_OPEN_TABLES) -> None:
        self.services = services
        self.max_open = max_open
        self.tables: dict[str, Table] = {}
        self.on_given_up: Callable[[Table], None] = lambda table: None
        """Called with a table that was given up, because a change could not be saved."""
        self._opening: dict[str, asyncio.Task[Table]] = {}

    async def open(self, table_id: str) -> Table:
        """The table of this id, as it is stored now; raise RequestError if there is none."""
        table = self.tables.get(table_id)
        if table is not None:
            await self.services.neighbours.freshen(table)
            table = self.tables.get(table_id)
        if table is None:
            if self.services.database.broken_tables.recent(table_id):
                raise RequestError(409, TABLE_BROKEN)
            if table_id not in self._opening:
                self._opening[table_id] = self.services.tasks.spawn(self._read(table_id))
            table = await asyncio.shield(self._opening[table_id])
        return table

    async def _read(self, table_id: str) -> Table:
        """Read a table; raise RequestError if there is none, or if it is broken and therefore set apart."""
        database = self.services.database
        try:
            row, seed, table_match = await database.read(lambda connection: load(connection, table_id))
            table = self._add(row, seed, table_match)
            database.broken_tables.remove(table_id)
            return table
        except RequestError:
            raise
        except Exception as error:  # broken rows stop one table alone
            database.broken_tables.add(table_id, error)
            raise RequestError(409, TABLE_BROKEN) from error
        finally:
            self._opening.pop(table_id, None)

    async def open_new(self, row: TableRow, seed: bytes, table_match: TableMatch | None) -> Table:
        """Open a table that was just saved, without reading it, unless somebody else has opened it already."""
        if row.id in self.tables or row.id in self._opening:
            return await self.open(row.id)
        table = self._add(row, seed, table_match)
        table.newest_chat = 0
        return table

    def _add(self, row: TableRow, seed: bytes, table_match: TableMatch | None) -> Table:
        if len(self.tables) >= self.max_open:
            self._close_idle()
        table = self.tables[row.id] = Table(self.services, self.forget, row, seed, table_match)
        self.services.neighbours.opened(table)
        table.starting.resume()
        table.bots.start()
        return table

    def _close_idle(self) -> None:
        for table in [table for table in self.tables.values() if table.idle(IDLE_SECONDS)]:
            table.close()

    def forget(self, table: Table) -> None:
        """Drop a table that was closed; whoever needs it next reads it from the database."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        if table.given_up:
            self.on_given_up(table)

    async def open_unattended(self) -> bool:
        """After a restart or an outage: open the tables that have to begin, and have those looked at whose bots go on alone.

        Return False if the database is away: the watchdog tries again.
        """
        go_on = partial(time_queries.have_bots_go_on, now=self.services.clock.date())
        try:
            await self.services.database.write(go_on)
            for row in await self.services.database.read(table_queries.tables_to_begin):
                await self._try_to_open(row.id)
        except DatabaseAway:
            return False
        return True

    async def _try_to_open(self, table_id: str) -> None:
        try:
            await self.open(table_id)
        except DatabaseAway:
            raise
        except RequestError as error:
            if error.key != TABLE_BROKEN:  # that is logged already
                LOG.warning("table %s is not opened: %s", table_id, error.message)
