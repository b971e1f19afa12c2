"""The bots of one table: every bot that is asked thinks and plays, whatever went wrong before."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from benben.bots.bot import Thought
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.server.cluster.neighbours import BOTS, HeldElsewhere
from benben.server.errors import RequestError
from benben.server.storage.leases import Lease, LeaseLost
from benben.server.tables.bot_pace import answer_seconds, paced, show_progress
from benben.server.tables.messages import Thinking
from benben.server.tables.subscriber import claim_of
from benben.server.tables.table_settings import PACES
from benben.server.worker_slots import NotWanted

if TYPE_CHECKING:
    from benben.server.tables.table import Table

LOG = logging.getLogger("benben.server")

LONGEST_RETRY = 16.0
"""Most seconds until a bot that failed is tried again. The first time it is one second, then twice as long each time."""


@dataclass(frozen=True)
class Decision:
    """A question that a bot is asked: it is void once the moment, the level or the asked seats have changed."""

    seat: int
    level: str
    moment: int
    perspective: Perspective


@dataclass(frozen=True)
class Failures:
    """How often in a row a bot has failed, and when it is tried again."""

    count: int
    retry_at: float


class BotPlayers:
    """The bots of a table, each with at most one task.

    A task that ends lets the next bots start. A task that failed leaves its seat to the watchdog of the server, which calls
    `start` for every table once in a while.
    """

    def __init__(self, table: Table, seed: bytes) -> None:
        self._table = table
        self._services = table.services
        self._seed = seed
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failures: dict[int, Failures] = {}
        self._watched: dict[int, int] = {}
        """For seats whose bots think at another server: the moment for which progress is shown."""

    @property
    def busy(self) -> bool:
        """True if a bot thinks, or is asked and has to."""
        return bool(self._tasks or (self._table.wants_bots_to_move() and self.asked()))

    def asked(self) -> list[int]:
        """The seats of the bots that have to act."""
        table = self._table
        if table.table_match is None or table.table_match.ended or table.closed:
            return []
        if not any(holder.level for holder in table.seat_holders):
            return []
        return [seat for seat in table.table_match.match.actors() if table.seat_holders[seat].level is not None]

    def start(self) -> None:
        """Have every bot that is asked think if somebody is here, unless it does already or failed a moment ago."""
        if not self._table.wants_bots_to_move():
            return
        if not self._services.neighbours.may_hold(self._table.row.id, BOTS):
            self._watch()
            return
        now = self._services.clock.now()
        for seat in self.asked():
            failures = self._failures.get(seat)
            if seat not in self._tasks and (failures is None or failures.retry_at <= now):
                self._tasks[seat] = self._services.tasks.spawn(self._run(seat))

    def _watch(self) -> None:
        """Show the progress of bots that think elsewhere: it depends on their levels and the clock alone."""
        asked = self.asked()
        if asked:
            self._services.neighbours.want_bots(self._table)
        for seat in asked:
            if self._watched.get(seat) != self._table.moment:
                self._watched[seat] = self._table.moment
                self._services.tasks.spawn(self._show_elsewhere(seat))

    async def _show_elsewhere(self, seat: int) -> None:
        with contextlib.suppress(RequestError):  # the table is read again
            decision = await self._decision(seat)
            if decision is not None:
                seconds = self._seconds(decision)
                await show_progress(seconds, self._services.clock, lambda done: self._send_if_asked(decision, done))

    def _send_if_asked(self, decision: Decision, progress: float) -> None:
        if self._table.moment == decision.moment and decision.seat in self.asked():
            self._send_progress(decision.seat, progress)

    def _seconds(self, decision: Decision) -> float:
        """Seconds after which a bot shows its move at this table."""
        return answer_seconds(decision.level, self._services.pace * PACES[self._table.row.bot_pace])

    async def _run(self, seat: int) -> None:
        """Have a bot move. Any error is logged, once in a row, and the bot is tried again later."""
        try:
            await self._move(seat)
            self._failures.pop(seat, None)
        except (NotWanted, HeldElsewhere):
            pass  # everybody has left, the position has changed, or another server lets the bots think
        except Exception as error:
            self._note_failure(seat, error)
        finally:
            del self._tasks[seat]
        self.start()

    def _note_failure(self, seat: int, error: Exception) -> None:
        count = self._failures[seat].count + 1 if seat in self._failures else 1
        wait = min(2.0 ** (count - 1), LONGEST_RETRY)
        self._failures[seat] = Failures(count, self._services.clock.now() + wait)
        away = isinstance(error, RequestError) and error.status == 503  # the database logs its outage once for all tables
        if count == 1 and not away:
            LOG.error("the bot on seat %d of table %s could not move", seat, self._table.row.id, exc_info=error)

    async def _move(self, seat: int) -> None:
        """Have a bot think and play, if it is asked."""
        lease = await self._services.neighbours.hold(self._table.row.id, BOTS)
        decision = await self._decision(seat)
        if decision is None:
            return
        thinking = self._services.tasks.spawn(self._think(decision))
        try:
            thought = await paced(
                thinking, self._seconds(decision), self._services.clock, lambda done: self._send_progress(seat, done)
            )
        finally:
            thinking.cancel()
        await self._play(decision, thought.action, lease)

    async def _decision(self, seat: int) -> Decision | None:
        """What the bot on a seat is asked; None if it is not asked any more, because a move was taken back."""
        async with self._table.lock:
            match = self._table.playing()
            if seat not in self.asked():
                return None
            level = self._table.seat_holders[seat].level
            assert level is not None
            return Decision(seat, level, match.moment, match.match.perspective(seat))

    async def _think(self, decision: Decision) -> Thought:
        """The decision of the workers; a random one if they fail. Raise NotWanted if nobody is here any more."""
        if not self._wanted(decision):
            raise NotWanted
        table, workers = self._table, self._services.bot_workers
        seed = self._services.seeds.of_bot(self._seed, decision.seat, decision.moment)
        claim = claim_of(table.subscribers, table.row.id, lambda: self._wanted(decision))
        try:
            with self._services.metrics.stage("think"):
                return await workers.think(decision.level, decision.perspective, lambda _: None, seed, claim)
        except NotWanted:
            raise
        except Exception:
            LOG.exception("the bot on seat %d of table %s plays at random", decision.seat, self._table.row.id)
            return Thought(1.0, random_action(decision))

    def _wanted(self, decision: Decision) -> bool:
        """True if somebody is still here to see the bot's move, and it is still the question."""
        return self._table.wants_bots_to_move() and self._table.moment == decision.moment

    async def _play(self, decision: Decision, action: int, lease: Lease | None) -> None:
        """Play a bot's action and save it, unless the question is void or another server has taken over."""
        table = self._table
        async with table.lock:
            try:
                await table.retried(lambda: self._play_once(decision, action, lease))
            except LeaseLost:
                self._services.neighbours.lost(lease)
                await table.read_again()

    async def _play_once(self, decision: Decision, action: int, lease: Lease | None) -> None:
        """Play a bot's action and save it, unless the question is void. An action that is not legal is replaced."""
        table, seat = self._table, decision.seat
        match = table.playing()
        level = table.seat_holders[seat].level
        if match.moment != decision.moment or level != decision.level or seat not in self.asked():
            return
        try:
            change = table.change(lambda: match.play(seat, action, None))
        except (Refused, BadInput) as error:
            LOG.warning("the bot on seat %d of table %s plays at random: %s", seat, table.row.id, error)
            change = table.change(lambda: match.play(seat, random_action(decision), None))
        await table.forced_moves.save_after(seat, change, lease)

    def _send_progress(self, seat: int, progress: float) -> None:
        self._table.send_all(Thinking(seat_name(seat), round(progress, 2)))


def random_action(decision: Decision) -> int:
    """Any legal action."""
    return Random().choice(decision.perspective.legal())
