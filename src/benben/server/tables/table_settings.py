"""The settings of a table: what its host allows there. They are fixed when the table is made, and shown to all."""

from __future__ import annotations

from msgspec import Struct

from benben.server.people.names import checked_word
from benben.server.storage.rows import TableRow
from benben.server.storage.schema import FAST, NORMAL, SLOW
from benben.server.tables.frame import TableSettings

PACES = {SLOW: 2.0, NORMAL: 1.0, FAST: 0.5}
"""For each pace of bots, how many times the server's own pace it takes."""


class WantedSettings(Struct, frozen=True):
    """The settings for a new table; without a word about ``hints`` they are allowed where only one person plays."""

    hints: bool | None = None
    spectators: bool = True
    undo_by_agreement: bool = True
    pace: str = NORMAL


def settings_of(row: TableRow) -> TableSettings:
    """The settings of a table as everybody is shown them."""
    hints = people(row) < 2 if row.hints is None else row.hints
    return TableSettings(hints, row.spectators, row.undo_by_agreement, row.bot_pace)


def wanted_again(row: TableRow) -> WantedSettings:
    """The settings of a table for its rematch."""
    return WantedSettings(row.hints, row.spectators, row.undo_by_agreement, row.bot_pace)


def people(row: TableRow) -> int:
    """Number of seats that people have, or may still take."""
    return sum(holder.guest is not None or not holder.taken for holder in row.seat_holders)


def apply_settings(row: TableRow, wanted: WantedSettings) -> None:
    """Write the wanted settings into the row of a new table; raise RequestError if one makes no sense."""
    row.hints, row.spectators, row.undo_by_agreement = wanted.hints, wanted.spectators, wanted.undo_by_agreement
    row.bot_pace = checked_word(wanted.pace, tuple(PACES), "settings.pace")
