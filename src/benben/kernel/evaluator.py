"""Evaluator: what a game lends a bot so that it plays well. The default plays at random and compares points."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.kernel.rng import Rng
from benben.kernel.state import State

S = TypeVar("S", bound=State)

NO_RIVAL: Final[i64] = -1_000_000
"""Less than any standing: the best rival of a seat that has none."""

POINTS_SCALE: Final = 20.0
"""Points of lead that count as halfway from even to certain victory, where a game has no scale of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Evaluation and rollout policy. A position handed in is one that a bot dealt itself, never the true one.

    Every method has a default that works for any game; a game overrides those it knows better.
    """

    def value(self, state: S, seat: i64) -> float:
        """The seat's prospects from 0 (lost) to 1 (won); its share of the victory when the game is over."""
        if state.depth == 0:
            winners = state.winners()
            return 1.0 / len(winners) if int(seat) in winners else 0.0
        points = vec[i64]([state.points(other) for other in range(state.players)])
        return squash(float(points[seat] - best_rival(points, seat)), POINTS_SCALE)

    def values(self, state: S) -> vec[float]:
        """The prospects of every seat; a game overrides it where this is cheaper than seat by seat."""
        found = vec[float]([0.0] * int(state.players))
        for seat in range(state.players):
            found[seat] = self.value(state, seat)
        return found

    def prior(self, state: S, seat: i64, action: i64) -> float:
        """A quick estimate of what a listed action adds to the seat's value: a search tries the highest first."""
        return 0.0

    def prior_weight(self) -> float:
        """How many visits of an action its prior counts for in a search."""
        return 2.0

    def is_duplicate(self, state: S, seat: i64, action: i64) -> bool:
        """True if an action listed before this one has the same effect, so that a search may skip this one."""
        return False

    def is_ruled_out(self, state: S, seat: i64, action: i64) -> bool:
        """True for an action that a considerate search does not take, though others may. One that is listed is left."""
        return False

    def rollout_action(self, state: S, rng: Rng) -> i64:
        """An action for a rollout, among the ``choices`` listed for the seat ``listed``."""
        return state.choices[rng.below(state.count)]

    def rollout_limit(self, state: S) -> i64:
        """The number of decisions after which a rollout stops and is evaluated; 0 plays to the end."""
        return 0

    def ends_rollout(self, state: S, decisions: i64) -> bool:
        """Whether a rollout stops here, after this number of decisions, and is evaluated.

        By default at `rollout_limit`; a game may prefer to stop between two rounds, where little is under way.
        """
        limit = self.rollout_limit(state)
        return 0 < limit <= decisions


def squash(margin: float, scale: float) -> float:
    """A lead in points as a value between 0 and 1, one half when even."""
    return 0.5 + 0.5 * margin / (scale + abs(margin))


def best_rival(standings: vec[i64], seat: i64) -> i64:
    """The highest standing among the other seats."""
    best = NO_RIVAL
    for other in range(len(standings)):
        if other != seat and standings[other] > best:
            best = standings[other]
    return best


def best_rival_float(standings: vec[float], seat: i64) -> float:
    """`best_rival` for standings that are no whole numbers: one function for both would box its numbers."""
    best = float(NO_RIVAL)
    for other in range(len(standings)):
        if other != seat and standings[other] > best:
            best = standings[other]
    return best


def victory_share(standings: vec[i64], seat: i64) -> float:
    """A seat's share of the victory: the highest standing wins, equal ones share. Ties must be broken in the numbers."""
    winners = 1.0
    for other in range(len(standings)):
        if standings[other] > standings[seat]:
            return 0.0
        if other != seat and standings[other] == standings[seat]:
            winners += 1.0
    return 1.0 / winners
