"""Predictors: what a search asks about positions. The value of every seat, and a prior over the moves of one.

A position handed in was dealt by the search itself from what its seat knows; it is never the true one.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.kernel.evaluator import Evaluator
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.search.network import Network
from benben.search.playout import lowest_seat, rollout

PRIOR_SCALE: Final = 10.0
"""Logits for a whole point of value that an Evaluator expects an action to add."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Predictor:
    """Knows nothing: all seats are worth the same, and so are all moves."""

    def __init__(self) -> None:
        self.feature_count: i64 = 0
        """Numbers that a node of the tree keeps, for `logit`."""

    def values(self, world: State, seat: i64, rng: Rng) -> vec[float]:
        """The value of every seat from 0 (lost) to 1 (won); ``seat`` is asked. May play on in ``world``."""
        return vec[float]([1.0 / float(world.players)] * int(world.players))

    def final_values(self, world: State) -> vec[float]:
        """The value of every seat when the game is over: its share of the victory."""
        return victory_shares(world)

    def features(self) -> vec[float]:
        """The features of the position whose values were asked last."""
        return vec[float]()

    def logit(self, world: State, seat: i64, action: i64, features: vec[float], start: i64) -> float:
        """The logit of a listed action: the prior of the moves is the softmax of their logits."""
        return 0.0

    def is_duplicate(self, world: State, seat: i64, action: i64) -> bool:
        """True if an action listed before this one has the same effect."""
        return False


@final
class EvaluatorPredictor(Predictor):
    """Rollouts by the policy of an Evaluator, then its values; the moves by its priors.

    With the Evaluator of the kernel these are random games to their end: no sense of any game is needed.
    """

    def __init__(self, evaluator: Evaluator[Any]) -> None:
        super().__init__()
        self._evaluator = evaluator

    def values(self, world: State, seat: i64, rng: Rng) -> vec[float]:
        rollout(world, self._evaluator, rng)
        return self._evaluator.values(world)

    def logit(self, world: State, seat: i64, action: i64, features: vec[float], start: i64) -> float:
        return PRIOR_SCALE * self._evaluator.prior(world, seat, action)

    def is_duplicate(self, world: State, seat: i64, action: i64) -> bool:
        return self._evaluator.is_duplicate(world, seat, action)


@final
class NetworkPredictor(Predictor):
    """Values and priors of a network, from what the seat that is asked would know in this world.

    With ``decisions`` a rollout of that length by the Evaluator's policy comes before the values.
    """

    def __init__(self, network: Network, evaluator: Evaluator[Any], decisions: i64 = 0) -> None:
        super().__init__()
        self.feature_count = network.feature_count
        self._network = network
        self._evaluator = evaluator
        self._decisions = decisions
        self._writer = ObservationWriter(network.inputs)
        self._features = vec[float]([0.0] * int(network.feature_count))

    def values(self, world: State, seat: i64, rng: Rng) -> vec[float]:
        found = self._read(world, seat)
        for i in range(self.feature_count):
            self._features[i] = self._network.features[i]
        if self._decisions == 0:
            return found
        return self._values_later(world, rng)

    def features(self) -> vec[float]:
        return self._features

    def logit(self, world: State, seat: i64, action: i64, features: vec[float], start: i64) -> float:
        return self._network.logit(action, features, start)

    def is_duplicate(self, world: State, seat: i64, action: i64) -> bool:
        return self._evaluator.is_duplicate(world, seat, action)

    def _values_later(self, world: State, rng: Rng) -> vec[float]:
        """The values after a short rollout; chance events that follow it are resolved."""
        done: i64 = 0
        while world.depth > 0:
            seat = lowest_seat(world.asked())
            if seat == CHANCE:
                world.commit(world.sample(rng), seat)
            elif done == self._decisions:
                return self._read(world, seat)
            else:
                world.enumerate(seat)
                world.commit(self._evaluator.rollout_action(world, rng), seat)
                done += 1
        return victory_shares(world)

    def _read(self, world: State, seat: i64) -> vec[float]:
        """The values that the network expects, in the order of the seats."""
        writer = self._writer
        writer.restart()
        world.game.observe(world.glimpse(int(seat)), int(seat), writer)
        self._network.read_written(writer)
        shares = self._network.shares()
        players = world.players
        found = vec[float]([0.0] * int(players))
        for rank in range(players):
            found[(seat + rank) % players] = shares[rank]
        return found


def victory_shares(state: State) -> vec[float]:
    """The share of every seat in the victory of a finished game."""
    winners = state.winners()
    return vec[float]([1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(state.players))])
