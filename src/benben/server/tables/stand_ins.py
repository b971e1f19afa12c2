"""Stand-ins: bots that play for absent players until these are back, by agreement of the others or by themselves."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import TYPE_CHECKING, Any

from benben.server.errors import RequestError
from benben.server.storage import table_updates
from benben.server.storage.rows import SeatHolder
from benben.server.storage.schema import AUTOMATIC, PLAYING
from benben.server.tables.absence import played_for, returned, stand_in
from benben.server.tables.frame import PlayedForYou

if TYPE_CHECKING:
    from benben.server.tables.table import Table


class StandIns:
    """Seats bots for absent players of a table, and sends them away."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sitting_down = False
        """True while bots are about to stand in by themselves."""

    async def propose(self, seat: int, target: int, level: str) -> None:
        """Propose a bot for an absent player, or agree; the bot sits down when all who are present agree."""
        await self._table.services.tasks.run_shielded(self._propose(seat, target, level))

    async def _propose(self, seat: int, target: int, level: str) -> None:
        async with self._table.lock:
            await self._table.retried(lambda: self._vote(seat, target, level))
        self._table.bots.start()

    async def _vote(self, seat: int, target: int, level: str) -> None:
        self._table.playing()
        agreed, votes = self._table.absences.vote(seat, target, level)
        if agreed is None:
            await self._save_votes(votes)
        else:
            await self._table.seating.sit_once(lambda: self._stand_in(target, agreed))

    async def _save_votes(self, votes: dict[str, Any] | None) -> None:
        table = self._table
        await table.save_with(lambda connection: table_updates.update_votes(connection, table.row.id, votes))
        table.row.votes = votes
        table.refresh_all()

    def void_votes(self, seat: int) -> None:
        """Remove the proposal about a player who is back."""
        if str(seat) in (self._table.row.votes or {}):
            self._table.services.tasks.spawn(self._remove_votes(seat))

    async def _remove_votes(self, seat: int) -> None:
        table = self._table

        async def remove() -> None:
            if str(seat) in (table.row.votes or {}) and not table.given_up:
                await self._save_votes(table.absences.votes_without(seat))

        with contextlib.suppress(RequestError):  # it stays void as long as the player is here
            async with table.lock:
                await table.retried(remove)

    def _stand_in(self, seat: int, level: str) -> tuple[int, SeatHolder]:
        """A seat with a bot that plays for its absent player; raise RequestError if the player is back."""
        self._table.absences.check_due(seat)
        unseen = self.played_for(seat) is not None
        return seat, stand_in(self._table.seat_holders[seat], level, self._table.actions(), unseen)

    async def take_back_seat(self, seat: int) -> None:
        """Send away the bot that stands in for a player, if there is one."""
        table = self._table
        if table.seat_holders[seat].resigned:
            raise RequestError(409, "server-resigned")
        if table.seat_holders[seat].level is not None:
            await table.seating.sit(lambda: (seat, returned(table.seat_holders[seat], table.actions())))

    def played_for(self, seat: int) -> PlayedForYou | None:
        """The moves that a bot made for the player of a seat."""
        holder = self._table.seat_holders[seat]
        if holder.stand_in_first is None:
            return None
        return played_for(holder, self._table.playing().match.record.entries, seat)

    def look_after(self) -> None:
        """Have bots sit down by themselves for players who are away for long enough."""
        table = self._table
        if table.row.stand_in_after is None or table.phase != PLAYING or table.closed:
            return
        if table.absences.due_changed():
            table.refresh_all()
        if table.row.absence == AUTOMATIC and not self._sitting_down and self._due():
            self._sitting_down = True
            table.services.tasks.spawn(self._sit_down())

    def _due(self) -> list[int]:
        """The seats of absent players for whom a bot stands in by itself: they are asked, and somebody waits for them."""
        asked, absences = self._table.playing().match.actors(), self._table.absences
        return [seat for seat in asked if absences.due(seat) and absences.voters(seat)]

    async def _sit_down(self) -> None:
        level = self._table.row.stand_in_level
        assert level is not None
        try:
            for seat in self._due():
                with contextlib.suppress(RequestError):  # the player is back, or the table is read again
                    await self._table.seating.sit_unshielded(partial(self._stand_in, seat, level))
        finally:
            self._sitting_down = False
