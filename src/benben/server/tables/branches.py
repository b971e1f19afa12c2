"""Branches on a server: a table that goes on from a moment of a finished match, and how its row keeps the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, ValidationError, convert, to_builtins

from benben.kernel.game import Game
from benben.kernel.step import CHANCE
from benben.play.branches import FROM_THE_BEGINNING, BranchStart, branch_start
from benben.play.contributions import contribution_from_text, contribution_text
from benben.play.origins import Origin, origin_from_text, origin_text
from benben.play.record import Entry, Record
from benben.registry import game_of
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.rows import TableRow
from benben.server.tables.frame import BranchPoint


class StoredOrigin(Struct):
    """An origin as the header of a record has it, with the contributions of its seats."""

    text: str
    contributions: list[str]


class StoredBranch(Struct):
    """The column ``branch`` of a table: the finished match that it goes on from, and what it takes over from it."""

    table: str
    """The id of the table where the finished match was played."""
    at: int
    """Number of actions that were played before."""
    origins: list[StoredOrigin]
    entries: list[tuple[int, str]]
    """Seat and text of every action before."""


def stored_branch(table_id: str, record: Record, at: int) -> dict[str, Any]:
    """The start of a branch as a table keeps it; raise BadInput if there is nothing to try at this moment."""
    start = branch_start(record, at)
    origins = [
        StoredOrigin(origin_text(one), [contribution_text(each) for each in one.contributions]) for one in start.origins
    ]
    entries = [(entry.seat, record.game.text(entry.action)) for entry in start.entries]
    stored: dict[str, Any] = to_builtins(StoredBranch(table_id, at, origins, entries))
    return stored


def start_of(row: TableRow) -> BranchStart:
    """What the match of a table takes over; raise BrokenTable if that cannot be read."""
    if row.branch is None:
        return FROM_THE_BEGINNING
    stored, game = _read(row.branch), game_of(row.game, row.options)
    origins = tuple(_origin(one) for one in stored.origins)
    return BranchStart(origins, tuple(_entry(game, seat, text) for seat, text in stored.entries))


def branch_point(row: TableRow) -> BranchPoint | None:
    """Where a table branches off, as everybody is shown it; None if it is no branch."""
    return None if row.branch is None else BranchPoint(str(row.branch["table"]), int(row.branch["at"]))


def seat_to_try(record: Record, at: int, own: int | None) -> int:
    """The seat of whoever tries a moment, if none is chosen: the own one, else the first that had to act from there on."""
    if own is not None:
        return own
    return next((entry.seat for entry in record.entries[at:] if entry.seat != CHANCE), 0)


def _read(branch: Mapping[str, Any]) -> StoredBranch:
    try:
        return convert(branch, StoredBranch)
    except ValidationError as error:
        raise BrokenTable(f"the start of its branch cannot be read ({error})") from error


def _origin(stored: StoredOrigin) -> Origin:
    return origin_from_text(stored.text, [contribution_from_text(text) for text in stored.contributions])


def _entry(game: Game, seat: int, text: str) -> Entry:
    return Entry(seat, game.parse(text))
