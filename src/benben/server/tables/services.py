"""The services that tables, the lobby and sockets are given: database, bot workers, seeds, timing, background tasks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from benben.server.bot_workers import BotWorkers
from benben.server.budgets import Budgets
from benben.server.clock import Clock
from benben.server.cluster.neighbours import Neighbours
from benben.server.loop_turns import LoopTurns
from benben.server.metrics import Metrics
from benben.server.notifications.notifications import Notifications
from benben.server.notifications.options import NotificationOptions
from benben.server.people.preferences import Preferences
from benben.server.people.vacations import Vacations
from benben.server.seeds import Seeds
from benben.server.storage.database import Database
from benben.server.tables.answer_cache import AnswerCache
from benben.server.tables.results import Results

T = TypeVar("T")


class BackgroundTasks:
    """Tasks that run on their own and are cancelled when the server ends."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def run_shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a task to its end even if the caller is cancelled."""
        return await asyncio.shield(self.spawn(work))

    async def cancel_all(self) -> None:
        """Cancel every task and wait for it to end."""
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


@dataclass
class Services:
    """The parts of the server that a table uses: database, clock, bot workers and the like."""

    database: Database
    bot_workers: BotWorkers
    seeds: Seeds
    pace: float
    """Least seconds a bot takes for a move: people can follow, and the time does not reveal how few moves it has."""
    least_absence: float
    """Fewest seconds that a new table may set until a bot stands in for a player who is away."""
    reveal_timeout: float
    """Seconds that a match waits for the random numbers of its seats before it begins without them."""
    budgets: Budgets = field(default_factory=Budgets)
    turns: LoopTurns = field(default_factory=LoopTurns)
    tasks: BackgroundTasks = field(default_factory=BackgroundTasks)
    clock: Clock = field(default_factory=Clock)
    metrics: Metrics = field(default_factory=Metrics)
    answers: AnswerCache = field(default_factory=AnswerCache)
    rulebooks: AnswerCache = field(default_factory=AnswerCache)
    """Rulebooks as answers, apart from those that visitors can make many of."""
    list_changes: int = 0
    """Number of changes to tables that are listed openly: a list that was made at another number is out of date."""
    neighbours: Neighbours = field(default_factory=Neighbours)
    """The other servers on the same database."""
    notification_options: NotificationOptions = field(default_factory=NotificationOptions)
    """What the host has set about notifications."""
    preferences: Preferences = field(init=False)
    """What guests have chosen about their pages and tables."""
    notifications: Notifications = field(init=False)
    """Where guests are sent word when it is their turn."""
    vacations: Vacations = field(init=False)
    """When the clocks of guests stand still."""
    results: Results = field(init=False)
    """Stores the results of games that end."""

    def __post_init__(self) -> None:
        self.preferences = Preferences(self.database, self.clock)
        self.notifications = Notifications(self.database, self.clock, self.notification_options)
        self.vacations = Vacations(self.database, self.clock)
        self.results = Results(self.database)
