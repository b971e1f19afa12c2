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
from benben.play.preview import Preview
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
    ends_game: bool = False
    """Whether the game is certain to be over right after the move."""


@dataclass(frozen=True)
class Advice:
    """The moves, the best first, and why."""

    moves: list[AdvisedMove]
    reasons: Reasons | None
    """Against which move the best one gains what; None if there is no other."""
    plan: list[PlannedMove]
    rival: int | None
    """The move that the reasons compare with."""


def _ends_game(perspective: Perspective, action: int) -> bool:
    """Whether the game is certain to be over after an action: in every possible world, and all of them are tried."""
    preview = Preview(perspective, action)
    return all(not outcome.perspective.actors() for outcome in preview.outcomes()) and preview.complete


def advise(perspective: Perspective, tried: Sequence[int]) -> Advice:
    """Advice on the moves that a search found good, the best first. It depends on what the seat knows alone."""
    values = values_for(perspective.game, perspective.players, perspective.options)
    moves = _compared(perspective, list(tried[:MOST_MOVES]), values)
    moves = _with_shares(perspective, moves, values)
    moves = [replace(move, ends_game=_ends_game(perspective, move.action)) for move in moves]
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
    """The moves with the probability of victory after each, where one is known. Those about equal have the same one."""
    share = _share_after(perspective, moves[0].action, values)
    if share is None:
        return moves
    return [replace(move, share=share if move.equal else _weaker(perspective, move, share, values)) for move in moves]


def _weaker(perspective: Perspective, move: AdvisedMove, best: float, values: Values) -> float | None:
    """The probability of victory after a weaker move: that of the best move less what this one loses.

    Losses are simulated. Where simulations are not calibrated, a network looks at the position after the move; None if it
    does not find the move weaker.
    """
    if values.calibrated:
        return max(0.0, best - move.lost)
    share = _share_after(perspective, move.action, values)
    return share if share is not None and share < best else None


def _share_after(perspective: Perspective, action: int, values: Values) -> float | None:
    """The seat's calibrated probability of victory after a move. All moves are looked at in the same worlds."""
    shares = values.after_move(perspective, action, Rng(derive_seed(SEED, "share")), PAIRS)
    return None if shares is None else shares[cast("int", perspective.seat)]
