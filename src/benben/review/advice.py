"""Advice for a decision in play, from what its seat knows: one move first, which others are about equal, and reasons.

The moves are those that a search has tried most. Each is compared with the best one in pairs of simulated futures, as in a
review; reasons are given against the best move that is not about equal, or against the nearest one if all are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.play.seeds import derive_seed
from benben.review.decisions import Comparison, compare
from benben.review.reasons import PlannedMove, Reasons, plan_after, reasons_for
from benben.review.values import Values, values_for

MOST_MOVES = 4
"""Moves that advice names, at most."""
PAIRS = 200
"""Pairs of futures for each comparison, at most."""
STORIES = 60
"""Futures from which reasons are taken."""
SEED = 1
"""Seed of the futures: the same question has the same answer."""


@dataclass(frozen=True)
class AdvisedMove:
    """A move, compared with the best one."""

    action: int
    lost: float
    """The win share that the best move brings more; 0 for the best one."""
    equal: bool
    """Whether it is the best move, or the difference is inside its uncertainty or not worth a remark."""
    share: float | None = None
    """The seat's probability of victory after the move; None if there is no calibrated one."""


@dataclass(frozen=True)
class Advice:
    """The moves, the best first, and why."""

    moves: list[AdvisedMove]
    reasons: Reasons | None
    """Against which move the best one gains what; None if there is no other."""
    plan: list[PlannedMove]
    rival: int | None
    """The move that the reasons compare with."""


def advise(perspective: Perspective, tried: Sequence[int]) -> Advice:
    """Advice on the moves that a search found good, the best first. It depends on what the seat knows alone."""
    values = values_for(perspective.game, perspective.players)
    moves = _compared(perspective, list(tried[:MOST_MOVES]), values)
    moves = _with_shares(perspective, moves, values)
    best = moves[0].action
    if len(moves) == 1:
        return Advice(moves, None, plan_after(perspective, best, SEED, STORIES), None)
    rival = next((move.action for move in moves if not move.equal), moves[1].action)
    reasons = reasons_for(perspective, best, rival, SEED, STORIES)
    return Advice(moves, reasons, reasons.plan, rival)


def _compared(perspective: Perspective, actions: list[int], values: Values) -> list[AdvisedMove]:
    """Compare all moves with the first; if another is clearly better than that one, with the best of those."""
    first, others = actions[0], actions[1:]
    found = {other: compare(perspective, first, other, values, SEED, PAIRS) for other in others}
    better = [other for other in others if found[other].difference < -found[other].uncertainty]
    if better:
        first = min(better, key=lambda other: found[other].difference)
        others = [action for action in actions if action != first]
        found = {other: compare(perspective, first, other, values, SEED, PAIRS) for other in others}
    moves = [_advised(other, found[other]) for other in others]
    moves.sort(key=lambda move: (not move.equal, move.lost))
    return [AdvisedMove(first, 0.0, True), *moves]


def _advised(action: int, found: Comparison) -> AdvisedMove:
    return AdvisedMove(action, max(0.0, found.difference), not found.clear)


def _with_shares(perspective: Perspective, moves: list[AdvisedMove], values: Values) -> list[AdvisedMove]:
    """The moves with the probability of victory after each, where one is known. Those about equal have the same one.

    A weaker move has that of the best less what it loses. Losses are simulated, so this needs calibrated simulations.
    """
    shares = values.after_move(perspective, moves[0].action, Rng(derive_seed(SEED, "share")), PAIRS)
    if shares is None:
        return moves
    share = shares[cast("int", perspective.seat)]
    weaker = [max(0.0, share - move.lost) if values.calibrated else None for move in moves]
    return [replace(move, share=share if move.equal else less) for move, less in zip(moves, weaker, strict=True)]
