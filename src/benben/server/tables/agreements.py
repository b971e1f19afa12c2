"""Agreements: what the people at a table can only do together. Requests are stored, so that players may answer later.

One asks, the others agree; when nobody is missing any more, it is done. One who declines takes the request off the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from benben.kernel.event import seat_name
from benben.server.errors import RequestError
from benben.server.storage import table_updates
from benben.server.storage.schema import AGREEMENTS, ALLOW_HINTS, END_GAME, PLAYING, TAKE_BACK
from benben.server.tables.absence import seat_names
from benben.server.tables.frame import Agreement
from benben.server.tables.table_settings import settings_of

if TYPE_CHECKING:
    from benben.server.tables.table import Table

LONG_AWAY = 24 * 3600.0
"""Seconds without any change of the table after which a player who is away is not asked about its end any more."""


class Agreements:
    """The requests at one table. A request to take a move back is void once the position has changed."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def shown(self) -> list[Agreement]:
        """The open requests as frames show them."""
        shown: list[Agreement] = []
        if not self._table.row.agreements:
            return shown
        for on in AGREEMENTS:
            request = self._request(on)
            if request is not None:
                agreed = set(request["agreed"])
                missing = self.needed(on) - agreed
                shown.append(Agreement(on, seat_name(request["by"]), seat_names(agreed), seat_names(missing)))
        return shown

    def needed(self, on: str) -> set[int]:
        """The seats that have to agree: every person who still plays.

        Nobody has to wait for somebody who does not come back: the end needs no player who is away for so long that a bot
        may stand in, or who has been away for a day in which nothing happened.
        """
        table = self._table
        players = {seat for seat, holder in enumerate(table.seat_holders) if holder.person_plays}
        if on != END_GAME or table.row.rated:  # nobody escapes a rating while another player is away
            return players
        quiet = table.clock.date() - table.row.summary.changed >= LONG_AWAY
        gone = {seat for seat in players if table.absences.due(seat) or (quiet and table.absences.away(seat))}
        return players - gone

    async def agree(self, seat: int, on: str, at: int | None) -> None:
        """Ask for something, or agree to it; it is done when all have agreed. Raise RequestError if it is not possible."""
        await self._table.services.tasks.run_shielded(self._agree(seat, on, at))

    async def _agree(self, seat: int, on: str, at: int | None) -> None:
        async with self._table.lock:
            await self._table.retried(lambda: self._agree_once(seat, on, at))
        self._table.bots.start()

    async def _agree_once(self, seat: int, on: str, at: int | None) -> None:
        self._check(seat, on, at)
        request = self._request(on) or {"by": seat, "agreed": [], "at": self._table.moment}
        agreed = sorted({*request["agreed"], seat})
        if self.needed(on) <= set(agreed):
            await self._carry_out(request["by"], on)
        else:
            await self._save({**self._table.row.agreements, on: {**request, "agreed": agreed}})

    async def decline(self, seat: int, on: str) -> None:
        """Take a request off the table: one's own, or that of somebody else."""
        await self._table.services.tasks.run_shielded(self._decline(seat, on))

    async def _decline(self, seat: int, on: str) -> None:
        async with self._table.lock:
            await self._table.retried(lambda: self._decline_once(seat, on))

    async def _decline_once(self, seat: int, on: str) -> None:
        self._check_player(seat)
        if on in self._table.row.agreements:
            await self._save(self._without(on))

    def _check(self, seat: int, on: str, at: int | None) -> None:
        """Raise RequestError if a seat cannot ask for this now."""
        table = self._table
        self._check_player(seat)
        if on == ALLOW_HINTS and table.row.rated:
            raise RequestError(409, "server-rated-hints")
        if on == END_GAME and table.row.rated and len(self.needed(on)) < 2:
            raise RequestError(409, "server-rated-end")
        if on == ALLOW_HINTS and settings_of(table.row).hints:
            raise RequestError(409, "server-hints-allowed")
        if on == TAKE_BACK:
            if not table.row.undo_by_agreement:
                raise RequestError(409, "server-no-take-back")
            if at is not None and at != table.moment:
                raise RequestError(409, "server-moved-on", {"at": at, "moment": table.moment})
            if self._request(on) is None and not table.playing().can_take_back(seat):
                raise RequestError(409, "server-nothing-to-take-back")

    def _check_player(self, seat: int) -> None:
        table = self._table
        table.playing()
        if table.phase != PLAYING:
            raise RequestError(409, "server-game-over")
        if table.seat_holders[seat].level is not None:
            raise RequestError(409, "server-bot-stands-in")

    def _request(self, on: str) -> dict[str, Any] | None:
        """The open request about something; None if there is none."""
        table = self._table
        request: dict[str, Any] | None = table.row.agreements.get(on)
        if request is None or table.phase != PLAYING or table.table_match is None:
            return None
        return None if on == TAKE_BACK and request["at"] != table.moment else request

    def _without(self, on: str) -> dict[str, Any]:
        return {name: request for name, request in self._table.row.agreements.items() if name != on}

    async def _carry_out(self, by: int, on: str) -> None:
        table, left = self._table, self._without(on)
        table_id = table.row.id

        def write(connection: Connection) -> None:
            table_updates.update_agreements(connection, table_id, left)
            if on == ALLOW_HINTS:
                table_updates.set_hints(connection, table_id, True)
            elif on == END_GAME:
                table_updates.set_ended(connection, table_id)

        if on == ALLOW_HINTS:
            await table.save_with(write)
            table.row.hints = True
        elif on == END_GAME:
            await table.save_with(write, table.playing().end(by))
            table.row.ended = True
        else:
            await table.save_with(write, table.change(lambda: table.playing().take_back(by)))
        table.row.agreements = left
        table.refresh_all()

    async def _save(self, agreements: dict[str, Any]) -> None:
        table = self._table
        await table.save_with(lambda connection: table_updates.update_agreements(connection, table.row.id, agreements))
        table.row.agreements = agreements
        table.refresh_all()
