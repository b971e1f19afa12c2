"""Own mistakes as puzzles: the costliest decisions of a guest in finished matches whose review is kept."""

from __future__ import annotations

from msgspec import json
from sqlalchemy import Connection

from benben.kernel.event import seat_name
from benben.review.as_json import JudgedDecision, ReviewObject
from benben.review.puzzle_files import Puzzle, Rival, position_before
from benben.server.errors import RequestError
from benben.server.storage.review_queries import reviewed_seats
from benben.server.tables.stored_records import stored_record

MOST_GAMES = 20
"""Latest reviewed games of a guest in which mistakes are looked for."""
MOST_MISTAKES = 12
"""Mistakes that come back as puzzles, at most: the costliest."""
LEAST_CHOICES = 3
"""Legal moves of a decision that comes back, at least."""


class OwnMistake:
    """A decision of a guest that comes back as a puzzle."""

    def __init__(self, table_id: str, decision: JudgedDecision, calibrated: bool) -> None:
        self.table_id = table_id
        self.decision = decision
        self.shown_loss = round(decision.lost, 3) if calibrated else None
        """The win share that it cost; None if it may not be shown as a percentage."""

    @property
    def id(self) -> str:
        """The id of the puzzle: the table, and the number of the entry in its record."""
        return f"{self.table_id}-{self.decision.number}"


def own_mistakes(connection: Connection, guest: str, game: str) -> list[OwnMistake]:
    """The costliest mistakes of a guest, the worst first."""
    found = []
    for table_id, seat, review in reviewed_seats(connection, guest, game, MOST_GAMES):
        kept = json.decode(review, type=ReviewObject, strict=False)
        for decision in kept.decisions:
            if decision.mistake and decision.seat == seat_name(seat) and decision.choices >= LEAST_CHOICES:
                found.append(OwnMistake(table_id, decision, kept.calibrated))
    found.sort(key=lambda mistake: (-mistake.decision.lost, mistake.id))
    return found[:MOST_MISTAKES]


def own_puzzle(connection: Connection, guest: str, game: str, wanted: str) -> Puzzle:
    """The puzzle of one of these mistakes; raise RequestError if there is none of this id."""
    mistake = next((one for one in own_mistakes(connection, guest, game) if one.id == wanted), None)
    if mistake is None:
        raise RequestError(404, "server-no-puzzle")
    record, decision = stored_record(connection, mistake.table_id), mistake.decision
    return Puzzle(
        id=mistake.id,
        players=record.players,
        seat=decision.seat,
        record=position_before(record, decision.number - 1).dumps(),
        best=decision.best,
        rivals=[Rival(decision.played, decision.lost, decision.uncertainty)],
        found={},
        difficulty=None,
        reasons=decision.reasons,
    )
