"""The evaluator of Egizia: values of positions, priors of actions, and actions for rollouts."""

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

LEAD_SCALE: Final = 18.0
"""Points of lead that count as halfway from even to certain victory."""

VICTORY_WEIGHT: Final = 0.4
"""Weight of the victory in the value of a finished game; the rest is the margin, which differs between rollouts."""

POINT_SHARE: Final = 0.012
"""Share of a victory that a point counts in a prior."""

ROLLOUT_NOISE: Final = 1.0
"""Points of random noise at most that rollouts add to the value of an action."""


class EgiziaEvaluator(Evaluator[Egizia]):
    """Evaluation of positions and the rollout policy for a search."""

    def value(self, state: Egizia, seat: i64) -> float:
        return self.values(state)[seat]

    def values(self, state: Egizia) -> vec[float]:
        """The prospects of each seat by its lead over the best rival; in a finished game the victory counts too."""
        players = int(state.players)
        expected_scores = vec[float]([0.0] * players)
        found = vec[float]([0.0] * players)
        for seat in range(state.players):
            expected_scores[seat] = expected_score(state, seat)
        for seat in range(state.players):
            found[seat] = squash(expected_scores[seat] - best_rival_float(expected_scores, seat), LEAD_SCALE)
            if state.depth == 0:
                won = 1.0 if state.track[0] == seat else 0.0
                found[seat] = (1.0 - VICTORY_WEIGHT) * found[seat] + VICTORY_WEIGHT * won
        return found

    def prior(self, state: Egizia, seat: i64, action: i64) -> float:
        """The value of a listed action as a share of victory."""
        return action_value(state, seat, action) * POINT_SHARE

    def is_duplicate(self, state: Egizia, seat: i64, action: i64) -> bool:
        """True if another listed action is at least as good."""
        return is_dominated(state, action)

    def rollout_action(self, state: Egizia, rng: Rng) -> i64:
        """The action with the highest value plus noise."""
        found = state.choices[0]
        if state.count == 1:
            return found
        if state.top() & 0xFF == step_numbers.PLACE_SHIP:
            return best_ship_action(state, state.listed, rng, ROLLOUT_NOISE)
        best = -1.0e9
        for i in range(state.count):
            promise = action_value(state, state.listed, state.choices[i]) + ROLLOUT_NOISE * float(rng.below(1000)) / 1000.0
            if promise > best:
                best = promise
                found = state.choices[i]
        return found

    def ends_rollout(self, state: Egizia, decisions: i64) -> bool:
        """True where a round begins: nothing is under way there, and the forecast is most accurate."""
        return round_begins(state)


def round_begins(state: Egizia) -> bool:
    """Whether a round begins: cards are being laid out, or no ship has sailed yet."""
    asked = state.top() & 0xFF
    if asked != step_numbers.PLACE_SHIP:
        return asked == step_numbers.LAY_NILE_CARD
    return state.done_sailing == 0 and all(state.last_stop[seat] == NOTHING for seat in range(state.players))
