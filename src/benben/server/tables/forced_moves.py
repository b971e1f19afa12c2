"""Forced moves: the table plays what is no choice, as everybody can know, for bots and for people who need not be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benben.play.forced import forced_move
from benben.server.storage.leases import Lease
from benben.server.tables.table_match import Change

if TYPE_CHECKING:
    from benben.server.tables.table import Table


class ForcedMoves:
    """Plays the forced moves of a table and saves them with the move before them."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def save_after(self, seat: int, change: Change, lease: Lease | None = None) -> None:
        """Save a move as `Table.save` does, together with the forced moves after it.

        If it is not in memory what somebody wants, the move is saved before the database is asked.
        """
        forced = self._find()
        while forced is not None and self._wanted(forced[0]):
            change = change.then(self._play(*forced))
            forced = self._find()
        asks_database = forced is not None and self._wanted(forced[0]) is None
        await self._table.save(seat, change, lease)
        if forced is not None and asks_database and wants_forced_moves(await self._preferences(forced[0])):
            await self.save_after(forced[0], self._play(*forced))

    def _find(self) -> tuple[int, int] | None:
        """The seat that is asked and its only action, if everybody can know that there is no other."""
        table_match = self._table.playing()
        match = table_match.match
        actors = match.actors()
        if table_match.ended or match.sealed or len(actors) != 1 or len(match.legal(actors[0])) != 1:
            return None  # whoever has a choice in the true position is not forced in every position that it may be
        return forced_move(match.perspective(None))

    def _wanted(self, seat: int) -> bool | None:
        """Whether the table plays the forced moves of a seat; None if the database has to be asked."""
        holder = self._table.seat_holders[seat]
        if holder.level is not None or holder.guest is None:
            return True
        chosen = self._table.services.preferences.known(holder.guest)
        return None if chosen is None else wants_forced_moves(chosen)

    async def _preferences(self, seat: int) -> dict[str, str]:
        """The preferences of the player of a seat."""
        guest = self._table.seat_holders[seat].guest
        return {} if guest is None else await self._table.services.preferences.of(guest)

    def _play(self, seat: int, action: int) -> Change:
        """Play a forced move. The move before it may not be saved yet: after any error the table is given up."""
        try:
            return self._table.playing().play_forced(seat, action)
        except Exception:
            self._table.give_up()
            raise


def wants_forced_moves(preferences: dict[str, str]) -> bool:
    """False if a player wants to be asked also where there is no choice."""
    return preferences.get("forced") != "ask"
