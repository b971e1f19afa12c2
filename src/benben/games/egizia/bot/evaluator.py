"""What a bot needs to play Egizia well: how a position stands, and sensible moves for rollouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.bot.expected_score import expected_score
from benben.games.egizia.bot.policy import action_value, best_ship_action, is_dominated
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.kernel.evaluator import Evaluator, best_rival_float, squash
from benben.kernel.rng import Rng

SCALE: Final = 18.0
"""A lead of so many points is halfway from even to certain victory."""

VICTORY: Final = 0.4
"""How much of a final value is the victory itself; the rest is the margin, which tells more of how a rollout went."""

POINT_SHARE: Final = 0.012
"""A point as a share of victory."""

NOISE: Final = 1.0
"""Rollouts choose by worth plus up to so many points at random."""


class EgiziaEvaluator(Evaluator[Egizia]):
    """How Egizia stands, and which moves are sensible."""

    def value(self, state: Egizia, seat: i64) -> float:
        return self.values(state)[seat]

    def values(self, state: Egizia) -> vec[float]:
        """A share of victory for each seat: by the margin to its best rival, and when the game is over by who won."""
        players = int(state.players)
        expected_scores = vec[float]([0.0] * players)
        found = vec[float]([0.0] * players)
        for seat in range(state.players):
            expected_scores[seat] = expected_score(state, seat)
        for seat in range(state.players):
            found[seat] = squash(expected_scores[seat] - best_rival_float(expected_scores, seat), SCALE)
            if state.depth == 0:
                won = 1.0 if state.track[0] == seat else 0.0
                found[seat] = (1.0 - VICTORY) * found[seat] + VICTORY * won
        return found

    def prior(self, state: Egizia, seat: i64, action: i64) -> float:
        """What a listed action seems to add, at a glance."""
        return action_value(state, seat, action) * POINT_SHARE

    def is_duplicate(self, state: Egizia, seat: i64, action: i64) -> bool:
        """What there is no reason to take comes to less than something else that is listed."""
        return is_dominated(state, action)

    def rollout_action(self, state: Egizia, rng: Rng) -> i64:
        """The most promising action, with a little noise so that rollouts differ."""
        found = state.choices[0]
        if state.count == 1:
            return found
        if state.top() & 0xFF == step_numbers.PLACE_SHIP:
            return best_ship_action(state, state.listed, rng, NOISE)
        best = -1.0e9
        for i in range(state.count):
            promise = action_value(state, state.listed, state.choices[i]) + NOISE * float(rng.below(1000)) / 1000.0
            if promise > best:
                best = promise
                found = state.choices[i]
        return found

    def ends_rollout(self, state: Egizia, decisions: i64) -> bool:
        """A rollout is cut where a round begins: nothing is under way there, and the forecast is at its best."""
        return round_begins(state)


def round_begins(state: Egizia) -> bool:
    """Whether a round begins: cards are being laid out, or no ship has sailed yet."""
    asked = state.top() & 0xFF
    if asked != step_numbers.PLACE_SHIP:
        return asked == step_numbers.LAY_NILE_CARD
    return state.done_sailing == 0 and all(state.last_stop[seat] == NOTHING for seat in range(state.players))
