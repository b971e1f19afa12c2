"""NetworkEvaluator: a game's evaluator whose rollouts are short, because a network judges where they end."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from benben.kernel.evaluator import Evaluator
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE_MASK
from benben.search.network import Network
from benben.search.playout import lowest_seat
from benben.search.predictor import NetworkPredictor, victory_shares


@final
class NetworkEvaluator(Evaluator[State]):
    """Policy and priors of a game's evaluator; values are win shares of a network, mixed with those of the evaluator."""

    def __init__(self, base: Evaluator[Any], network: Network, decisions: i64, weight: float) -> None:
        self._base = base
        self._predictor = NetworkPredictor(network, base)
        self._decisions = decisions
        """Decisions of a rollout; 0 for as many as the game's evaluator wants."""
        self._weight = weight
        """The weight of the win shares, from 0 to 1; that of the evaluator's values is the rest."""
        self._rng = Rng(0)
        """Not drawn from: the predictor plays no rollout."""

    def values(self, state: State) -> vec[float]:
        """The mixed values of every seat. When the game is over the true shares stand in for those of the network."""
        shares = victory_shares(state) if state.depth == 0 else self._shares(state)
        if self._weight >= 1.0:
            return shares
        own = self._base.values(state)
        for seat in range(state.players):
            shares[seat] = self._weight * shares[seat] + (1.0 - self._weight) * own[seat]
        return shares

    def value(self, state: State, seat: i64) -> float:
        return self.values(state)[seat]

    def prior(self, state: State, seat: i64, action: i64) -> float:
        return self._base.prior(state, seat, action)

    def prior_weight(self) -> float:
        return self._base.prior_weight()

    def is_duplicate(self, state: State, seat: i64, action: i64) -> bool:
        return self._base.is_duplicate(state, seat, action)

    def is_ruled_out(self, state: State, seat: i64, action: i64) -> bool:
        return self._base.is_ruled_out(state, seat, action)

    def rollout_action(self, state: State, rng: Rng) -> i64:
        return self._base.rollout_action(state, rng)

    def ends_rollout(self, state: State, decisions: i64) -> bool:
        """A rollout ends where a seat is asked: the network sees the position as that seat does."""
        if state.asked() == CHANCE_MASK:
            return False
        return decisions >= self._decisions if self._decisions > 0 else self._base.ends_rollout(state, decisions)

    def _shares(self, state: State) -> vec[float]:
        """The win shares that the network expects, as the seat knows the position that is asked."""
        return self._predictor.values(state, lowest_seat(state.asked()), self._rng)
