"""Tables in memory with a real database, but without HTTP, with a clock and bot workers that a test controls."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar, cast

from sqlalchemy import Connection

from benben.bots.bot import Thought
from benben.kernel.perspective import Perspective
from benben.server.bot_workers import BotWorkers, OnThought
from benben.server.seeds import Seeds
from benben.server.storage.database import Database
from benben.server.storage.rows import Guest
from benben.server.tables.lobby import Lobby
from benben.server.tables.open_tables import OpenTables
from benben.server.tables.services import Services
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.table import Table
from benben.server.tables.watchdog import Watchdog
from benben.server.worker_slots import Claim

from server.checked_rows import changed_rows
from server.manual_clock import ManualClock, settle

T = TypeVar("T")

Deciding = Callable[[Perspective], int]
"""Chooses an action, or raises any error."""


def any_legal(perspective: Perspective) -> int:
    return Random(1).choice(perspective.legal())


class ControlledWorkers:
    """Bot workers that decide by a function of the test, after the seconds that the test sets."""

    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock
        self.decide: Deciding = any_legal
        self.seconds = 0.0
        self.asked: list[str] = []
        """The level of every bot that was asked to think."""

    async def think(
        self,
        level: str,
        perspective: Perspective,
        on_thought: OnThought,
        seed: int | None = None,
        claim: Claim | None = None,
    ) -> Thought:
        self.asked.append(level)
        await self.clock.sleep(self.seconds)
        return Thought(1.0, self.decide(perspective))

    def close(self) -> None:
        pass


class FailingDatabase(Database):
    """A database whose next reads, writes of moves, or other writes fail with the errors that a test sets."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.failing_reads: list[Exception] = []
        self.failing_writes: list[Exception] = []
        """Errors of writes of moves."""
        self.failing_changes: list[Exception] = []
        """Errors of other writes, such as of who has a seat and of agreements."""

    async def read(self, run: Callable[[Connection], T]) -> T:
        if self.failing_reads:
            raise self.failing_reads.pop()
        return await super().read(run)

    async def write_batched(self, run: Callable[[Connection, list[T]], None], item: T) -> None:
        if self.failing_writes:
            raise self.failing_writes.pop()
        await super().write_batched(run, item)

    async def write(self, run: Callable[[Connection], T]) -> T:
        if self.failing_changes:
            raise self.failing_changes.pop()
        return await super().write(run)


class TablesWithoutHttp:
    """A lobby, its tables and the watchdog."""

    def __init__(self, url: str, pace: float = 0.0) -> None:
        self.clock = ManualClock()
        self.workers = ControlledWorkers(self.clock)
        self.database = FailingDatabase(url)
        self.services = Services(
            self.database, cast("BotWorkers", self.workers), Seeds(1), pace, 0.0, 10.0, clock=self.clock
        )
        self.open_tables = OpenTables(self.services)
        self.lobby = Lobby(self.services, self.open_tables)
        self.watchdog = Watchdog(self.open_tables)

    async def guest(self, name: str) -> Guest:
        return (await self.lobby.welcome(None, name, "lapis", "ankh"))[0]

    async def new_table(self, guest: Guest, **more: Any) -> Table:
        given: dict[str, Any] = {"game_name": "vault", "players": 2, "options": {}, "seat": 0, "bots": {}, "listed": False}
        return await self.lobby.new_table(guest, **(given | more))

    async def connect(self, table: Table, guest: Guest | None, network: str = "") -> Subscriber:
        guest_id = None if guest is None else guest.id
        subscriber = Subscriber(table.seat_of(guest_id), guest_id, network)
        table.join(subscriber)
        return subscriber

    async def settle(self) -> None:
        """Let everything run that waits for its turn or for the database."""
        for _ in range(3):
            await settle()
            await Database.write(self.database, lambda connection: None)

    async def pass_time(self, seconds: float, step: float = 0.1) -> None:
        """Let time pass in small steps, and everything run that it wakes."""
        for _ in range(round(seconds / step)):
            self.clock.advance(step)
            await self.settle()

    async def close(self) -> None:
        await self.services.tasks.cancel_all()
        self.database.close()
        assert changed_rows(self.database.url) == []


@asynccontextmanager
async def tables_without_http(url: str, **more: Any) -> AsyncIterator[TablesWithoutHttp]:
    tables = TablesWithoutHttp(url, **more)
    try:
        yield tables
    finally:
        await tables.close()
