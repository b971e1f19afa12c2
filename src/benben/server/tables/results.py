"""Results of finished matches: computed from the match, stored once, also for games that ended before they were stored."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import Connection

from benben.server.people import ratings
from benben.server.storage import result_queries
from benben.server.storage.database import Database
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.result_queries import FinishedGame, SeatResult
from benben.server.storage.rows import TableRow
from benben.server.tables.frame import final_places
from benben.server.tables.load_table import load
from benben.server.tables.table_match import TableMatch

LOG = logging.getLogger("benben.server")

SWEEP_SECONDS = 30.0
"""Seconds between two looks for games without results."""
SWEEP_TABLES = 50
"""Most tables of one such look."""


def seat_results(row: TableRow, table_match: TableMatch) -> list[SeatResult]:
    """The results of a finished match, one for each seat."""
    match, holders = table_match.match, row.seat_holders
    if table_match.ended:
        return [
            SeatResult(seat, one.guest, one.level, None, None, None, one.resigned, {}) for seat, one in enumerate(holders)
        ]
    places, scores = final_places(match), match.state.scores()
    return [
        SeatResult(
            seat=seat,
            guest=holder.guest,
            level=holder.level,
            place=places[seat],
            points=int(scores[seat]),
            victory=1 / places.count(1) if places[seat] == 1 else 0.0,
            resigned=seat in table_match.resigned,
            sources=points_by_source(match.state.breakdown(seat)),
        )
        for seat, holder in enumerate(holders)
    ]


def points_by_source(breakdown: dict[str, Any]) -> dict[str, int]:
    """The points of a seat by source: a message key, and its argument as ``name=word`` if it has one word and no more."""
    found: dict[str, int] = {}
    for part in breakdown.get("parts", ()):
        words = [f" {name}={value}" for name, value in part["args"].items() if isinstance(value, str)]
        name = part["key"] + (words[0] if len(part["args"]) == len(words) == 1 else "")
        found[name] = found.get(name, 0) + int(part["points"])
    return found


def store_results(connection: Connection, row: TableRow, table_match: TableMatch) -> None:
    """Store the results of a finished match unless they are stored, and what follows from them for ratings."""
    result_queries.lock_results(connection)
    game = store_game(connection, row, table_match)
    if game is not None and game.rated:
        ratings.rate_from(connection, game)


def store_game(connection: Connection, row: TableRow, table_match: TableMatch) -> FinishedGame | None:
    """Store the results of a finished match; None if they are stored already."""
    began, ended = result_queries.journal_times(connection, row.id)
    moves = sum(entry.seat >= 0 for entry in table_match.match.record.entries)
    rated = bool(row.rated) and not table_match.ended
    game = FinishedGame(row.id, row.game, row.players, began, ended, moves, table_match.ended, rated)
    return game if result_queries.add_results(connection, game, seat_results(row, table_match)) else None


class Results:
    """Stores the results of matches that end here, and of those that ended while no server was there to do it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.enabled = True
        """False if the host wants no accounts: then nothing is stored."""
        self._unreadable: set[str] = set()

    async def add(self, row: TableRow, table_match: TableMatch) -> None:
        """Store the results of a match that has just ended. If that fails, the next sweep does it."""
        if not self.enabled or row.branch is not None:
            return  # a branch counts for nothing
        try:
            await self._database.write(lambda connection: store_results(connection, row, table_match))
        except DatabaseAway:
            return
        except Exception:  # a result must never stop a table
            LOG.exception("the results of table %s could not be stored", row.id)

    async def sweep(self) -> int:
        """Store the results that are missing; return how many games were looked at."""
        found = await self._database.read(
            lambda connection: result_queries.tables_without_results(connection, SWEEP_TABLES + len(self._unreadable))
        )
        waiting = [table_id for table_id in found if table_id not in self._unreadable]
        for table_id in waiting:
            await self._sweep_one(table_id)
        return len(waiting)

    async def _sweep_one(self, table_id: str) -> None:
        try:
            row, _, table_match = await self._database.read(lambda connection: load(connection, table_id))
        except DatabaseAway:
            raise
        except Exception as error:  # a broken table has no results, and harms no other
            LOG.warning("table %s has no results: %s", table_id, error)
            self._unreadable.add(table_id)
            return
        if table_match is not None:
            await self.add(row, table_match)

    async def run(self) -> None:
        """Sweep again and again."""
        while True:
            try:
                left = await self.sweep()
            except DatabaseAway:
                left = 0
            await asyncio.sleep(0.1 if left >= SWEEP_TABLES else SWEEP_SECONDS)
