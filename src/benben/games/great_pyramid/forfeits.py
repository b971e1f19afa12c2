"""What a player of Great Pyramid gives up by a move: actions, the move of a row, the decoration."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.great_pyramid import moves
from benben.games.great_pyramid.state import GreatPyramid
from benben.kernel.forfeit import Forfeit
from benben.kernel.step import second


def forfeits(known: GreatPyramid, seat: i64, action: i64) -> list[Forfeit]:
    """What a seat gives up by a legal action."""
    if len(known.legal(seat)) < 2:
        return []
    if action == moves.END_ACTION:
        return [Forfeit("GP-4.6", "great_pyramid-gives-up-actions", {"actions": int(second(known.top()))})]
    if action == moves.SKIP_ACTION:
        return [Forfeit("GP-3.4", "great_pyramid-gives-up-move")]
    if action == moves.DECORATE_BASE:
        return [Forfeit("GP-7.4", "great_pyramid-gives-up-decoration")]
    return []
