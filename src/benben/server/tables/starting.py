"""Starting: takes the random numbers of the seats, saves them, and begins the match when nobody is waited for any more."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from benben.server.cluster.hints import LINES, ROW
from benben.server.errors import RequestError
from benben.server.storage import journal_queries, table_updates, time_queries
from benben.server.storage.journal_queries import JournalAppend
from benben.server.tables.match_start import Stage
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.table_match import Change, TableMatch
from benben.server.tables.turn_notices import turn_notices

if TYPE_CHECKING:
    from benben.server.tables.table import Table

LOG = logging.getLogger("benben.server")


class Starting:
    """Runs the start of a table's match; `MatchStart` says in which stage it is."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._stored_to_commit = table.row.to_commit
        self._timed_stage: Stage | None = None
        """The stage of the start that ends by time."""

    async def commit(self, guest: str, commitment: str) -> None:
        """Take the commitment of a guest's seat to its random number; raise RequestError if it comes too late."""
        await self._table.services.tasks.run_shielded(self._commit(guest, commitment))

    async def _commit(self, guest: str, commitment: str) -> None:
        async with self._table.lock:
            await self._table.retried(lambda: self._commit_once(guest, commitment))
        self._table.bots.start()

    async def _commit_once(self, guest: str, commitment: str) -> None:
        seat = self._checked_seat(guest)
        self._table.start.commit(seat, commitment)
        await self._table.seating.save(seat, self._table.seat_holders[seat])

    async def reveal(self, guest: str, number: bytes) -> None:
        """Take the random number of a guest's seat; the match begins with the last one. A repeated number is fine."""
        await self._table.services.tasks.run_shielded(self._reveal(guest, number))

    async def _reveal(self, guest: str, number: bytes) -> None:
        async with self._table.lock:
            await self._table.retried(lambda: self._reveal_once(guest, number))
        self._table.bots.start()

    async def _reveal_once(self, guest: str, number: bytes) -> None:
        seat, row = self._checked_seat(guest), self._table.row
        if self._table.start.check_reveal(seat, number):
            row.revealed[seat] = number
            await self.save(lambda connection: table_updates.add_revealed(connection, row.id, {seat: number}))

    def _checked_seat(self, guest: str) -> int:
        """The seat of a guest; raise RequestError if there is none or the table was given up."""
        self._table.check_not_given_up()
        seat = self._table.seat_of(guest)
        if seat is None:
            raise RequestError(403, "server-not-seated")
        return seat

    async def save(self, write: Callable[[Connection], None], change: Change | None = None) -> None:
        """Save a change before the match or of its seats; the match begins with it if nobody is waited for any more.

        ``change`` is one of the journal, during the match.
        """
        table, row = self._table, self._table.row
        if table.table_match is None and row.clock is not None:  # a vacation of a player may have begun before
            await table.services.database.read(partial(time_queries.read_pauses, row=row))
        summary, version, to_commit = row.summary, row.version, row.to_commit
        append: JournalAppend | None = None
        numbers: dict[int, bytes] = {}
        if table.table_match is None and table.start.stage is Stage.READY:
            numbers = table.start.numbers_of_bots()
            row.revealed.update(numbers)
            table.table_match, change = TableMatch.begin(row, table.seed)
        if change is not None:
            now = table.clock.date()
            table.playing().note_time(change, now)
            summary = table.clocks.summed_up(table.playing().summary(now))
            append = table.playing().append(row.id, change, summary, now)
            append.notices = turn_notices(
                table.services.notifications, row, table.playing(), summary, table.present_here, now
            )

        def write_all(connection: Connection) -> None:
            table_updates.advance_version(connection, row.id, version)
            write(connection)
            if to_commit != self._stored_to_commit:
                table_updates.set_to_commit(connection, row.id, to_commit)
            if append is not None:
                table_updates.add_revealed(connection, row.id, numbers)
                journal_queries.append_to_journals(connection, [append])

        await table.write(table.services.database.write(write_all))
        row.summary, self._stored_to_commit = summary, to_commit
        row.version += 1
        table.services.neighbours.changed(table, ROW | LINES)
        table.seats_changed()
        table.refresh_all()

    def row_replaced(self) -> None:
        """Take over the row as another server has stored it."""
        self._stored_to_commit = self._table.row.to_commit

    def ask_for_number(self, subscriber: Subscriber) -> None:
        """Send a connection the request for its commitment or its number, if there is one."""
        request = self._table.start.request(subscriber.seat) if self._table.table_match is None else None
        if request is not None:
            subscriber.send(request)

    def resume(self) -> None:
        """Begin to count the time of the stage in which the start is, after a change or a restart."""
        stage = self._table.start.stage
        if self._table.table_match is None and stage not in (Stage.SEATS, self._timed_stage):
            self._timed_stage = stage
            self._table.services.tasks.spawn(self._end_in_time(stage))

    async def _end_in_time(self, stage: Stage) -> None:
        """End a stage of the start when its time is over, whoever is missing."""
        table = self._table
        if stage is not Stage.READY:
            await table.clock.sleep(table.services.reveal_timeout)
        async with table.lock:
            try:
                await table.retried(lambda: self._end_stage(stage))
            except RequestError:
                return  # it is logged; the watchdog opens the table again, which resumes the start
            except Exception:
                LOG.exception("table %s could not begin", table.row.id)
                table.give_up()
        table.bots.start()

    async def _end_stage(self, stage: Stage) -> None:
        table = self._table
        if not table.given_up and table.table_match is None and table.start.stage is stage:
            table.start.end(stage)
            await self.save(lambda _: None)
