"""The evaluation of positions of Hoard for bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.kernel.evaluator import Evaluator, best_rival, squash
from benben.kernel.step import second
from benben.new_game.hoard.moves import BANK_BASE, PASS_ACTION
from benben.new_game.hoard.scoring import gain
from benben.new_game.hoard.state import KINDS, VALUES, HoardState

SCALE: Final = 6.0
"""Points of lead that count as halfway from even to certain victory."""
POINT: Final = 0.05
"""What one point adds to the value of a seat, roughly."""


class HoardEvaluator(Evaluator[HoardState]):
    """Points, and the coins in hand by their value."""

    def value(self, state: HoardState, seat: i64) -> float:
        if state.depth == 0:
            return super().value(state, seat)
        standings = vec[i64]([outlook(state, other) for other in range(state.players)])
        return squash(float(standings[seat] - best_rival(standings, seat)), SCALE)

    def prior(self, state: HoardState, seat: i64, action: i64) -> float:
        if BANK_BASE <= action < PASS_ACTION:
            return POINT * float(gain(state, seat, second(state.top()), action - BANK_BASE))
        return 0.0


def outlook(state: HoardState, seat: i64) -> i64:
    """The points of a seat, and the value of the coins it holds."""
    total = state.points(seat)
    for kind in range(KINDS):
        total += state.hands[seat * KINDS + kind] * VALUES[kind]
    return total
