"""The hall: every open table, found by its id. A table is opened when it is first needed, by replaying its journal."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection

from benben.kernel.errors import BadInput
from benben.registry import find_game
from benben.server.bot_workers import BotWorkers
from benben.server.errors import RequestError
from benben.server.seeds import Seeds
from benben.server.storage import queries as ledger
from benben.server.storage.database import Database
from benben.server.storage.queries import TableRow
from benben.server.storage.schema import WAITING
from benben.server.tables.table import GIVEN_UP, LOG, Table
from benben.server.tables.table_match import TableMatch

T = TypeVar("T")

IDLE = 120.0
"""Seconds after which a table that nobody is at may be closed."""


class OpenTables:
    """The open tables, the store they are kept in and the workers where their bots think."""

    def __init__(
        self, store: Database, thinkers: BotWorkers, pace: float, absence: float, fortune: Seeds, most: int = 5000
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        """Seconds a bot takes for a move at least: people want to follow, and the time tells nothing of its hand."""
        self.absence = absence
        """Seconds after which a player who is not connected may be replaced."""
        self.fortune = fortune
        self.most = most
        """Tables that are kept open at most, as far as nobody is at them."""
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something on its own."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something that is not broken off when whoever asked for it goes away."""
        return await asyncio.shield(self.spawn(work))

    async def open(self, table_id: str) -> Table:
        """The table of this id."""
        table = self.tables.get(table_id)
        if table is None:
            if table_id not in self._opening:
                self._opening[table_id] = self.spawn(self._open(table_id))
            table = await asyncio.shield(self._opening[table_id])
        return table

    async def _open(self, table_id: str) -> Table:
        try:
            row, seed, course = await self.store.read(lambda connection: load(connection, table_id))
            return self._opened(row, seed, course)
        finally:
            self._opening.pop(table_id, None)

    async def open_new(self, row: TableRow, seed: bytes, course: TableMatch | None) -> Table:
        """A table that has just been written: it need not be read, unless somebody else was quicker."""
        if row.id in self.tables or row.id in self._opening:
            return await self.open(row.id)
        return self._opened(row, seed, course)

    def _opened(self, row: TableRow, seed: bytes, course: TableMatch | None) -> Table:
        self._make_room()
        table = self.tables[row.id] = Table(self, row, seed, course)
        table.consider()
        return table

    def _make_room(self) -> None:
        if len(self.tables) >= self.most:
            for table in [table for table in self.tables.values() if table.idle(IDLE)]:
                del self.tables[table.row.id]

    def give_up(self, table: Table) -> None:
        """Forget a table whose memory is not what the store has; connections come back and find it opened anew."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        for watcher in table.watchers:
            watcher.cut(GIVEN_UP)

    async def wake(self) -> None:
        """After a restart: open the tables where a bot is asked, so that nobody waits for it in vain."""
        for row in await self.store.read(ledger.tables_in_play_with_bots):
            if any(row.asked >> seat & 1 and sitter.level for seat, sitter in enumerate(row.sitters)):
                try:
                    await self.open(row.id)
                except (RequestError, BadInput):
                    LOG.exception("table %s cannot be opened", row.id)

    async def close(self) -> None:
        """Break off what runs and end the workers; what was told to anyone is kept already."""
        self.thinkers.close()
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def load(connection: Connection, table_id: str) -> tuple[TableRow, bytes, TableMatch | None]:
    """A table from the store, its match replayed; runs in a reading thread."""
    row = ledger.table(connection, table_id)
    if row is None:
        raise RequestError(404, "server-no-table")
    seed = ledger.seed_of(connection, table_id)
    if row.phase == WAITING:
        return row, seed, None
    if row.rules != find_game(row.game).rules:
        raise RequestError(409, "server-old-rules", {"rules": row.rules})
    return row, seed, TableMatch.resume(row, seed, ledger.lines_of(connection, table_id))
