"""Seating: who has each seat of a table. A change is saved before anyone sees it, and between servers the first one wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from benben.kernel.event import seat_name
from benben.server.errors import RequestError
from benben.server.storage import table_updates, time_queries
from benben.server.storage.rows import SeatHolder
from benben.server.storage.schema import WAITING
from benben.server.storage.table_updates import SeatChanged
from benben.server.tables.match_start import Stage
from benben.server.tables.table_match import Change

if TYPE_CHECKING:
    from benben.server.tables.table import Table

SeatChoice = Callable[[], tuple[int, SeatHolder]]
"""Chooses a seat and its new holder, or raises RequestError; it is called under the table's lock."""


class Seating:
    """Changes who has the seats of a table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def open(self) -> bool:
        """True if people may still sit down and get up."""
        return self._table.phase == WAITING and self._table.start.stage is Stage.SEATS

    async def sit(self, choose: SeatChoice) -> None:
        """Give a seat to a guest, a bot or nobody; the match starts when the last seat is taken."""
        await self._table.services.tasks.run_shielded(self.sit_unshielded(choose))

    async def sit_unshielded(self, choose: SeatChoice) -> None:
        """Do what `sit` does, unless the caller is cancelled meanwhile."""
        table = self._table
        async with table.lock:
            await table.retried(lambda: self.sit_once(choose))
        table.bots.start()

    async def sit_once(self, choose: SeatChoice) -> None:
        """Give a seat to somebody; the table's lock is held. Raise MovedOn if another server was first."""
        table = self._table
        table.check_not_given_up()
        seat, holder = choose()
        before, table.seat_holders[seat] = table.seat_holders[seat], holder
        self._pass_host_on(seat)
        if table.table_match is None:
            table.start.commit_bots([seat])
        await self.save(seat, before)

    def _pass_host_on(self, left: int) -> None:
        """Make the next person after a seat the host, if the host has no seat any more."""
        row = self._table.row
        heir = row.person_after(left)
        if row.seat_of(row.host) is None and heir is not None:
            row.host = row.seat_holders[heir].guest or row.host

    def _noted(self, seat: int, before: SeatHolder, holder: SeatHolder) -> Change | None:
        """The journal line, at a table with a clock, that a bot plays for somebody, or does not any more."""
        table = self._table
        if table.row.clock is None or table.table_match is None or (before.level is None) == (holder.level is None):
            return None
        return table.table_match.replaced(seat, by_bot=holder.level is not None)

    async def save(self, seat: int, before: SeatHolder) -> None:
        """Save the holder of a seat, unless another server has changed it."""
        table, row = self._table, self._table.row
        row.summary = table.clocks.summed_up(replace(row.summary, changed=table.clock.date()))
        holder, summary, host = table.seat_holders[seat], row.summary, row.host
        votes, voted = table.absences.votes_without(seat), row.votes
        choices = {key: chosen for key, chosen in (row.time_out_choices or {}).items() if key != str(seat)} or None
        chosen_before = row.time_out_choices

        def write(connection: Connection) -> None:
            table_updates.update_seat(connection, row.id, seat, before, holder, summary.changed, host)
            if table.table_match is not None:
                time_queries.update_deadlines(connection, row.id, summary)
            if votes != voted:
                table_updates.update_votes(connection, row.id, votes)
            if choices != chosen_before:
                table_updates.update_time_out_choices(connection, row.id, choices)

        row.votes, row.time_out_choices = votes, choices
        try:
            await table.starting.save(write, self._noted(seat, before, holder))
        except SeatChanged as error:
            raise RequestError(409, "server-seat-taken", {"seat": seat_name(seat)}) from error
