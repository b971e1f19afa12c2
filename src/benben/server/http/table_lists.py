"""The lists of tables as answers: that of open tables is kept, because everybody asks for the same one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

from msgspec import Raw, Struct
from sqlalchemy import Connection

from benben.server.http.answers import TableInfo, table_info
from benben.server.rate_limits import Clock
from benben.server.storage import relation_queries, table_queries
from benben.server.storage.rows import Guest, TableRow
from benben.server.storage.session_queries import Session
from benben.server.tables.frame import ENCODER
from benben.server.tables.lobby import Lobby

KEPT_SECONDS = 5.0
"""Seconds after which the list of open tables is read again, even if no change was noticed."""


class EncodedLists(Struct):
    """A `TableLists` whose open tables are encoded already."""

    open: list[Raw | TableInfo]
    mine: list[TableInfo]
    watch: list[Raw]


class EncodedTables(Struct):
    """The open tables as they were read, encoded for those who do not sit there."""

    tables: list[tuple[TableRow, Raw]]
    watch: list[tuple[TableRow, Raw]]
    for_strangers: bytes
    """The whole answer to a visitor without a seat anywhere."""


class OpenTableList:
    """The open tables and their encoded form, read again when one of them has changed."""

    def __init__(self, lobby: Lobby, clock: Clock = time.monotonic) -> None:
        self.lobby = lobby
        self.clock = clock
        self._reading: asyncio.Task[EncodedTables] | None = None
        self._changes = -1
        """Number of changes when the list was read."""
        self._read_at = 0.0

    async def encoded_tables(self) -> EncodedTables:
        """Every open table, and how it is shown to those who do not sit there."""
        changes, now = self.lobby.services.list_changes, self.clock()
        if self._reading is None or self._changes != changes or now - self._read_at > KEPT_SECONDS:
            self._changes, self._read_at = changes, now
            self._reading = self.lobby.services.tasks.spawn(self._read())
        try:
            return await asyncio.shield(self._reading)
        except Exception:
            self._changes = -1
            raise

    async def _read(self) -> EncodedTables:
        rows = await self.lobby.tables_to_join()
        watched = await self.lobby.services.database.read(table_queries.tables_to_watch)
        return await asyncio.to_thread(encoded_tables, rows, watched)

    async def lists(self, guest: Guest | None, borrowed: Collection[Session] = ()) -> bytes:
        """Both lists of tables for a device, as JSON: the open ones, and those where it has a seat, its own or by a key."""
        if guest is None and not borrowed:
            return (await self.encoded_tables()).for_strangers
        held = await self.lobby.tables_held(borrowed)
        found = await self.encoded_tables()

        def read_and_encode(connection: Connection) -> bytes:
            hidden = set[str]() if guest is None else relation_queries.blocked_with(connection, guest.id)
            opened = [(row, raw) for row, raw in found.tables if meets_nobody(row, hidden)]
            watch = [raw for row, raw in found.watch if meets_nobody(row, hidden) and not sits(guest, row)]
            mine = [] if guest is None else table_queries.tables_of_guest(connection, guest.id)
            by_key = {row.id: table_info(row, owner, borrowed=True) for row, owner in held}
            listed = [by_key.get(row.id) or (encoded(row, guest) if sits(guest, row) else raw) for row, raw in opened]
            own = [*by_key.values(), *(table_info(row, guest) for row in mine if row.id not in by_key)]
            return ENCODER.encode(EncodedLists(listed, in_order(own), watch))

        return await self.lobby.services.database.read(read_and_encode)  # threads for encoding would not be taken in turn


def encoded_tables(rows: list[TableRow], watched: list[TableRow]) -> EncodedTables:
    """Open tables and those that all may watch, encoded."""
    tables, watch = ([(row, encoded(row, None)) for row in some] for some in (rows, watched))
    lists = EncodedLists([raw for _, raw in tables], [], [raw for _, raw in watch])
    return EncodedTables(tables, watch, ENCODER.encode(lists))


def in_order(own: list[TableInfo]) -> list[TableInfo]:
    """The tables of a device, those where it is its turn first, then the latest first."""
    return sorted(own, key=lambda table: (not table.your_turn, -table.changed))


def meets_nobody(row: TableRow, hidden: set[str]) -> bool:
    """True if nobody of these people is host of a table or sits there."""
    return not hidden or row.guests.isdisjoint(hidden)


def sits(guest: Guest | None, row: TableRow) -> bool:
    """True if a guest has a seat at a table."""
    return guest is not None and row.seat_of(guest.id) is not None


def encoded(row: TableRow, guest: Guest | None) -> Raw:
    """A table as lists show it to a guest, encoded."""
    return Raw(ENCODER.encode(table_info(row, guest)))
