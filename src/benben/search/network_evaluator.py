"""NetworkEvaluator: the evaluator of a game beside a network, which looks at positions of a rollout or judges its end."""

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

    def __init__(self, base: Evaluator[Any], network: Network, decisions: i64, weight: float, every: i64 = 0) -> None:
        self._base = base
        self._predictor = NetworkPredictor(network, base)
        self._decisions = decisions
        """Decisions of a rollout; 0 for as many as the game's evaluator wants."""
        self._weight = weight
        """The weight of the win shares, from 0 to 1; that of the evaluator's values is the rest."""
        self._every = every
        """Decisions of a rollout between two looks of the network, the first one before the rollout; 0 for its end alone."""
        self._sums = vec[float]()
        """The win shares of all looks in this rollout added up."""
        self._looks: i64 = 0
        self._rng = Rng(0)
        """Not drawn from: the predictor plays no rollout."""

    def values(self, state: State) -> vec[float]:
        """The mixed values of every seat at the end of a rollout. What was seen on the way is forgotten."""
        shares = self._mean_shares(state)
        self._looks = 0
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
        """A rollout ends where a seat is asked: the network sees the position as that seat does, here and on the way."""
        if state.asked() == CHANCE_MASK:
            return False
        if self._every > 0 and decisions % self._every == 0:
            self._look(state, decisions == 0)
        return decisions >= self._decisions if self._decisions > 0 else self._base.ends_rollout(state, decisions)

    def _look(self, state: State, first: bool) -> None:
        """Add up the win shares that the network expects on the way."""
        shares = self._shares(state)
        if first or self._looks == 0:
            self._sums, self._looks = shares, 1
            return
        for seat in range(state.players):
            self._sums[seat] += shares[seat]
        self._looks += 1

    def _mean_shares(self, state: State) -> vec[float]:
        """The mean of what the network expected in this rollout; without a look that of its end, or the true shares."""
        if self._looks == 0:
            return victory_shares(state) if state.depth == 0 else self._shares(state)
        shares = vec[float]([0.0] * int(state.players))
        for seat in range(state.players):
            shares[seat] = self._sums[seat] / float(self._looks)
        return shares

    def _shares(self, state: State) -> vec[float]:
        """The win shares that the network expects, as the seat knows the position that is asked."""
        return self._predictor.values(state, lowest_seat(state.asked()), self._rng)
