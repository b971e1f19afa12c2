"""Sense: what a game lends a bot so that it plays well. The default plays at random and looks at the points."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.kernel.rng import Rng
from benben.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Evaluation and rollout policy. A position handed in is one a bot dealt itself, never the true one.

    Every method has a default that works for any game; a game overrides what it knows better.
    """

    def value(self, state: State, seat: i64) -> float:
        """How well this seat stands, from 0 (lost) to 1 (won): its share of the victory when the game is over."""
        if state.depth == 0:
            winners = state.winners()
            return 1.0 / len(winners) if int(seat) in winners else 0.0
        mine = state.points(seat)
        best: i64 = -1_000_000
        other: i64 = 0
        while other < state.players:
            if other != seat:
                best = max(best, state.points(other))
            other += 1
        return squash(float(mine - best), 20.0)

    def values(self, state: State) -> vec[float]:
        """How well every seat stands; a game overrides it where this is cheaper than seat by seat."""
        found = vec[float]([0.0] * int(state.players))
        seat: i64 = 0
        while seat < state.players:
            found[seat] = self.value(state, seat)
            seat += 1
        return found

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """What a listed action seems to add to the seat's value, at a glance: what a search tries first."""
        return 0.0

    def prior_weight(self) -> float:
        """How many trials of an action its appeal counts for in a search."""
        return 2.0

    def is_duplicate(self, state: State, seat: i64, action: i64) -> bool:
        """Whether a listed action comes to the same as one listed before it, so that a search need not try it."""
        return False

    def rollout_action(self, state: State, rng: Rng) -> i64:
        """An action for a rollout among the ``choices`` listed for the seat ``listed``."""
        return state.choices[rng.below(state.count)]

    def rollout_limit(self, state: State) -> i64:
        """After how many decisions a rollout is cut and valued; 0 plays to the end."""
        return 0

    def ends_rollout(self, state: State, decisions: i64) -> bool:
        """Whether a rollout that has come here after so many decisions is cut and valued.

        By default at the horizon; a game may rather cut where little is under way, such as between two rounds.
        """
        rollout_limit = self.rollout_limit(state)
        return 0 < rollout_limit <= decisions


def squash(margin: float, scale: float) -> float:
    """A lead in points as a value between 0 and 1, one half when even."""
    return 0.5 + 0.5 * margin / (scale + abs(margin))


def best_rival(outlooks: vec[i64], seat: i64) -> i64:
    """The best outlook among the other seats."""
    best: i64 = -1_000_000
    other: i64 = 0
    while other < len(outlooks):
        if other != seat and outlooks[other] > best:
            best = outlooks[other]
        other += 1
    return best
