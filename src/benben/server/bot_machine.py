"""Bot machine: a process that has no visitors and lets bots think and move for the servers on a PostgreSQL database.

A server that leaves its bots to others (``--thinkers 0``) sends a wish for each table where a bot is asked and somebody
looks on. One machine takes the lease of the table's bots, reads the table from its journal as any server does, and hands
the bot its perspective. A wish that is not repeated is void: bots do not think where nobody is.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from benben.registry import add_module
from benben.server.bot_workers import BotWorkers
from benben.server.cluster.hints import Hint
from benben.server.cluster.neighbours import BOTS, HeldElsewhere
from benben.server.cluster.shared_database import SharedDatabase
from benben.server.cluster.transports import hint_transport
from benben.server.errors import RequestError
from benben.server.metrics import Metrics, serve_metrics
from benben.server.seeds import Seeds
from benben.server.settings import Settings
from benben.server.storage.database import Database
from benben.server.tables.open_tables import IDLE_SECONDS, OpenTables
from benben.server.tables.services import Services
from benben.server.tables.subscriber import RemoteViewer
from benben.server.tables.table import Table
from benben.server.tables.watchdog import Watchdog

LOG = logging.getLogger("benben.server")

WISH_SECONDS = 4.0
"""Seconds for which a wish counts. Servers repeat it every second while a bot is asked."""
LEASE_SECONDS = 30.0
"""Seconds after the last wish in which the lease of a table's bots is kept, for their next turn."""
SWEEP_SECONDS = 1.0
"""Seconds between two looks for wishes that are void."""
DELAY_OF_JOB = 0.01
"""Seconds for each job that a machine has already, by which it leaves a new table to others."""
MOST_DELAY = 0.5
"""Most seconds of that."""


class BotMachine:
    """Takes tables over whose bots have to move."""

    def __init__(self, open_tables: OpenTables, neighbours: SharedDatabase) -> None:
        self._open_tables = open_tables
        self._services = open_tables.services
        self._neighbours = neighbours
        self._wished_at: dict[str, float] = {}
        """When each table was last wished for, by the clock of the tables."""
        self._coming: set[str] = set()
        """Tables that are being taken over."""

    def wished(self, hint: Hint) -> None:
        """Have the bots of a table move, unless another machine does."""
        table = self._open_tables.tables.get(hint.table)
        if table is not None:
            self._see(table, hint)
        if hint.table not in self._coming and self._neighbours.may_hold(hint.table, BOTS):
            self._coming.add(hint.table)
            self._services.tasks.spawn(self._take_over(hint))

    async def _take_over(self, hint: Hint) -> None:
        """Take the lease and read the table. Whoever has little to do is first."""
        slots = self._services.bot_workers.slots
        try:
            await asyncio.sleep(min(MOST_DELAY, DELAY_OF_JOB * (slots.running + slots.waiting)))
            await self._neighbours.hold(hint.table, BOTS)
            table = self._open_tables.tables.get(hint.table) or await self._open_tables.open(hint.table)
            self._see(table, hint)
        except (HeldElsewhere, RequestError):
            pass  # another machine has it, or the database is away; the wish is repeated
        finally:
            self._coming.discard(hint.table)

    def _see(self, table: Table, hint: Hint) -> None:
        """Note who looks on at other servers, and have the bots think for them."""
        now = self._services.clock.now()
        self._wished_at[hint.table] = now
        table.subscribers.clear()
        for network, guest, player in hint.viewers:
            table.subscribers[RemoteViewer(network, guest, player)] = None
        table.last_visit = now
        table.bots.start()

    async def sweep_again_and_again(self) -> None:
        """Forget void wishes, and close tables that nobody has wished for in a while."""
        while True:
            await self._services.clock.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        """Forget void wishes once."""
        now = self._services.clock.now()
        for table in list(self._open_tables.tables.values()):
            since = now - self._wished_at.get(table.row.id, table.last_visit)
            if since > WISH_SECONDS:
                table.subscribers.clear()
            if since > LEASE_SECONDS:
                self._neighbours.give_back(table.row.id, BOTS)
            if table.idle(IDLE_SECONDS):
                self._wished_at.pop(table.row.id, None)
                table.close()


@asynccontextmanager
async def running_machine(settings: Settings) -> AsyncIterator[BotMachine]:
    """A bot machine in this event loop."""
    database = Database(settings.database)
    workers = BotWorkers(settings.bot_workers, settings.bot_timeout, settings.modules)
    services = Services(
        database,
        workers,
        Seeds(settings.fixed_seed),
        settings.pace,
        settings.least_absence,
        settings.reveal_timeout,
        clock=settings.clock,
        metrics=Metrics(),
    )
    open_tables = OpenTables(services)
    neighbours = SharedDatabase(services, hint_transport(settings), settings.poll_seconds)
    services.neighbours = neighbours
    machine = BotMachine(open_tables, neighbours)
    neighbours.on_wish = machine.wished
    await neighbours.start(open_tables, None)
    services.metrics.watch(open_tables)
    if settings.metrics_port is not None:
        serve_metrics(services.metrics, settings.metrics_host, settings.metrics_port)
    services.tasks.spawn(Watchdog(open_tables).run())
    services.tasks.spawn(machine.sweep_again_and_again())
    try:
        yield machine
    finally:
        workers.close()
        await neighbours.close()
        await services.tasks.cancel_all()
        database.close()


def run_machine(settings: Settings) -> None:
    """Let bots think until the process is asked to end; then other machines take their tables over at once."""
    for module in settings.modules:
        add_module(module)
    asyncio.run(_until_the_end(settings))


async def _until_the_end(settings: Settings) -> None:
    ended = asyncio.Event()
    for kind in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(kind, ended.set)
    async with running_machine(settings):
        await ended.wait()
