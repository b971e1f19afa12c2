"""Answers where the points of a seat come from, from the Perspective of whoever asks."""

from __future__ import annotations

from msgspec import convert

from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.server.tables.frame import ScoreItem, UnknownScore
from benben.server.tables.messages import Score, ScoreAnswer


def explain_score(perspective: Perspective, moment: int, asked: Score) -> ScoreAnswer:
    """The points of the seat that was asked about; raise BadInput if there is no such seat."""
    seat = int(asked.seat[1:]) - 1
    if seat >= perspective.players:
        raise BadInput(f"there is no seat {asked.seat}: the last one is p{perspective.players}")
    points = perspective.explain_points(seat)
    return ScoreAnswer(
        id=asked.id,
        moment=moment,
        seat=asked.seat,
        scored=None if points.scored is None else convert(points.scored, ScoreItem),
        later=[convert(entry, ScoreItem) for entry in points.later],
        unknown=[UnknownScore(entry.key, entry.args, entry.rule) for entry in points.unknown],
    )
