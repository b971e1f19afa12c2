"""The settings of a table: what its host allows there. They are fixed when the table is made, and shown to all."""

from __future__ import annotations

from msgspec import Struct

from benben.kernel.game import BOX_OPTION
from benben.server.errors import RequestError
from benben.server.people.names import checked_word
from benben.server.people.ratings import ANCHORS
from benben.server.storage import account_queries, bot_queries
from benben.server.storage.database import Database
from benben.server.storage.rows import Guest, TableRow
from benben.server.storage.schema import FAST, NORMAL, SLOW
from benben.server.tables.frame import TableSettings

PACES = {SLOW: 2.0, NORMAL: 1.0, FAST: 0.5}
"""For each pace of bots, how many times the server's own pace it takes."""
RATED_PLAYERS = 2
"""Fewest players of a rated game."""
RATED_DEFAULTS = (BOX_OPTION,)
"""Options of which nobody chooses another value for a rated game."""


class WantedSettings(Struct, frozen=True):
    """The settings for a new table; without a word about ``hints`` they are allowed where only one person plays."""

    hints: bool | None = None
    spectators: bool = True
    undo_by_agreement: bool = True
    pace: str = NORMAL
    rated: bool = False


def settings_of(row: TableRow) -> TableSettings:
    """The settings of a table as everybody is shown them."""
    hints = people(row) < 2 if row.hints is None else row.hints
    return TableSettings(hints, row.spectators, row.undo_by_agreement, row.bot_pace, bool(row.rated))


def wanted_again(row: TableRow) -> WantedSettings:
    """The settings of a table for its rematch."""
    return WantedSettings(row.hints, row.spectators, row.undo_by_agreement, row.bot_pace, bool(row.rated))


def people(row: TableRow) -> int:
    """Number of seats that people have, or may still take."""
    return sum(holder.is_person or not holder.taken for holder in row.seat_holders)


def apply_settings(row: TableRow, wanted: WantedSettings) -> None:
    """Write the wanted settings into the row of a new table; raise RequestError if one makes no sense."""
    row.hints, row.spectators, row.undo_by_agreement = wanted.hints, wanted.spectators, wanted.undo_by_agreement
    row.bot_pace = checked_word(wanted.pace, tuple(PACES), "settings.pace")
    if wanted.rated:  # NULL otherwise: tables of before have no value, and their hashes cover none
        row.rated, row.hints, row.undo_by_agreement = True, False, False


async def check_rated(row: TableRow, guest: Guest, database: Database) -> None:
    """Raise RequestError if a table is rated, and somebody has no account, a bot no rating, or the box is changed.

    Nobody plays for a rating against an own bot, nor do two bots of one owner.
    """
    if not row.rated:
        return
    if not row.options.keys().isdisjoint(RATED_DEFAULTS):
        raise RequestError(409, "server-rated-box")
    if row.players < RATED_PLAYERS:
        raise RequestError(409, "server-rated-alone")
    for holder in row.seat_holders:
        if holder.guest is None and holder.level is not None:
            check_rated_level(row, holder.level)
    if await database.read(lambda connection: account_queries.find_account(connection, guest.id)) is None:
        raise RequestError(403, "server-rated-account")
    seated = [holder.guest for holder in row.seat_holders if holder.guest not in (None, guest.id)]
    everybody = [guest.id, *(one for one in seated if one is not None)]
    owners = await database.read(lambda connection: bot_queries.owners_among(connection, everybody))
    answerable = [owners.get(one, one) for one in everybody]
    if answerable[0] in answerable[1:]:
        raise RequestError(409, "server-rated-own-bot")


def check_rated_level(row: TableRow, level: str) -> None:
    """Raise RequestError if bots of a level have no rating, and the table is rated."""
    if row.rated and level not in ANCHORS:
        raise RequestError(409, "server-rated-level", {"level": level})
