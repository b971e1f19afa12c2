"""The open tables, found by id. A table is opened when it is first needed, by replaying its journal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from sqlalchemy import Connection

from benben.play.dealer import commitment_of
from benben.registry import find_game
from benben.server.errors import RequestError
from benben.server.storage import queries
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.queries import TableRow
from benben.server.storage.schema import WAITING
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
        """The table of this id; raise RequestError if there is none."""
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

    async def open_new(
        self, row: TableRow, seed: bytes, table_match: TableMatch | None, to_commit: Collection[int] = ()
    ) -> Table:
        """Open a table that was just saved, without reading it, unless somebody else has opened it already."""
        if row.id in self.tables or row.id in self._opening:
            return await self.open(row.id)
        return self._add(row, seed, table_match, to_commit)

    def _add(self, row: TableRow, seed: bytes, table_match: TableMatch | None, to_commit: Collection[int] = ()) -> Table:
        if len(self.tables) >= self.max_open:
            self._close_idle()
        table = self.tables[row.id] = Table(self.services, self.forget, row, seed, table_match, to_commit)
        table.resume_start()
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
        """After a restart or an outage: open the tables that have to begin. Bots go on when somebody is there.

        Return False if the database is away: the watchdog tries again.
        """
        try:
            for row in await self.services.database.read(queries.tables_to_begin):
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


def load(connection: Connection, table_id: str) -> tuple[TableRow, bytes, TableMatch | None]:
    """Read a table and replay its match; runs in a reading thread. Raises any error if a row makes no sense."""
    row = queries.find_table(connection, table_id)
    if row is None:
        raise RequestError(404, "server-no-table")
    seed = queries.table_seed(connection, table_id)
    if commitment_of(seed) != row.commitment:
        raise BrokenTable("its seed is not the one it is committed to")
    row.revealed = queries.revealed_numbers(connection, table_id)
    if row.rules != find_game(row.game).rules:
        raise RequestError(409, "server-old-rules", {"rules": row.rules})
    if row.summary.phase == WAITING:
        return row, seed, None
    lines = queries.journal_lines(connection, table_id)
    return row, seed, TableMatch.resume(row, seed, lines, queries.last_hash(connection, table_id))
