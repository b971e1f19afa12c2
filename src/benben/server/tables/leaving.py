"""Leaving a game in play: let a bot play for oneself, resign, and remove a table from one's own list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from benben.bots.levels import NAMES as LEVELS
from benben.server.errors import RequestError
from benben.server.people.names import checked_word
from benben.server.storage import table_updates
from benben.server.storage.rows import SeatHolder
from benben.server.storage.schema import PLAYING, WAITING
from benben.server.tables.absence import stand_in

if TYPE_CHECKING:
    from benben.server.tables.table import Table

DEFAULT_LEVEL = "builder"
"""The level of a bot that plays for somebody who names none, at a table that names none."""


async def let_bot_play(table: Table, seat: int, level: str | None) -> None:
    """Have a bot play for a player, who may take the seat back at any time."""
    wanted = checked_word(level or default_level(table), LEVELS, "level")

    def choose() -> tuple[int, SeatHolder]:
        holder = checked_holder(table, seat)
        return seat, stand_in(holder, wanted, table.actions(), table.stand_ins.played_for(seat) is not None)

    await table.seating.sit(choose)


async def resign(table: Table, seat: int) -> None:
    """Give a seat to a bot for the rest of the game. The journal says so; the game is played and won as before."""
    await table.services.tasks.run_shielded(_resign(table, seat))


async def _resign(table: Table, seat: int) -> None:
    async with table.lock:
        await table.retried(lambda: _resign_once(table, seat))
    table.bots.start()


async def _resign_once(table: Table, seat: int) -> None:
    table.playing()
    holder = table.seat_holders[seat]
    if table.phase != PLAYING:
        raise RequestError(409, "server-game-over")
    if holder.resigned:
        raise RequestError(409, "server-resigned")
    level = holder.level or default_level(table)
    resigned = replace(stand_in(holder, level, table.actions(), False), resigned=True)
    table.seat_holders[seat] = resigned  # before it is saved: that its bots have to move now is stored with it
    await table.save_with(_seat_writer(table, seat, holder, resigned), table.playing().resign(seat))
    table.refresh_all()


async def remove_from_list(table: Table, seat: int) -> None:
    """Take a table off the list of its player: one that is over, or where a bot plays for the player."""
    await table.services.tasks.run_shielded(_remove(table, seat))


async def _remove(table: Table, seat: int) -> None:
    async with table.lock:
        await table.retried(lambda: _remove_once(table, seat))


async def _remove_once(table: Table, seat: int) -> None:
    holder = table.seat_holders[seat]
    if table.phase == WAITING or (table.phase == PLAYING and holder.level is None):
        raise RequestError(409, "server-still-playing")
    removed = replace(holder, removed=True)
    await table.save_with(_seat_writer(table, seat, holder, removed))
    table.seat_holders[seat] = removed


def checked_holder(table: Table, seat: int) -> SeatHolder:
    """The holder of a seat; raise RequestError unless its player plays there."""
    holder = table.seat_holders[seat]
    table.playing()
    if table.phase != PLAYING:
        raise RequestError(409, "server-game-over")
    if holder.level is not None:
        raise RequestError(409, "server-resigned" if holder.resigned else "server-bot-stands-in")
    return holder


def default_level(table: Table) -> str:
    """The level of a bot that plays for a player of this table."""
    return table.row.stand_in_level or DEFAULT_LEVEL


def _seat_writer(table: Table, seat: int, before: SeatHolder, holder: SeatHolder) -> Callable[[Connection], None]:
    """Writes the holder of a seat, without moving the time of the last change in lists."""

    def write(connection: Connection) -> None:
        table_updates.update_seat(connection, table.row.id, seat, before, holder, table.row.summary.changed)

    return write
