"""The evaluator of Giza: The Great Pyramid: the value of a position for each seat, and the moves that rollouts choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.bot.expected_points import POINT, expected_points
from benben.games.great_pyramid.bot.policy import (
    action_value,
    gives_up_stone,
    is_duplicate_bid,
    pending_values,
    rollout_choice,
)
from benben.games.great_pyramid.state import GreatPyramid
from benben.kernel.evaluator import Evaluator, squash, victory_share
from benben.kernel.rng import Rng

PRIOR_SCALE: Final = 0.002
"""A tenth of a point as a share of the victory."""
PRIOR_WEIGHT: Final = 8.0
"""Visits that a prior counts for. A bid changes a value less than luck in a rollout does: priors count for many visits."""
VICTORY_WEIGHT: Final = 0.3
"""The share of a final value that is the victory itself; the rest is the lead, which says more about a rollout."""
RIVALRY: Final = 0.25
"""The share of a lead that is measured against the others' mean; the rest is measured against `USUAL_POINTS`.

Whoever grudges every gain of a partner on the same sled never pushes a stone, and falls behind those who do.
"""
USUAL_POINTS: Final = 30.0
"""Points of a player in a usual game."""
HALFWAY_LEAD: Final = 15.0
"""A lead of this many points is halfway from even to certain victory."""
ROLLOUT_DECISIONS: Final[i64] = 60
"""Decisions of a rollout, about two rounds: long enough to see a sled arrive that is on its way."""


class GreatPyramidEvaluator(Evaluator[GreatPyramid]):
    """Evaluation and rollout policy of Giza: The Great Pyramid."""

    def __init__(self) -> None:
        self.limit: i64 = ROLLOUT_DECISIONS
        """Decisions of a rollout."""

    def values(self, state: GreatPyramid) -> vec[float]:
        """The value of every seat: by its points and those it may expect and, after the game, by who won."""
        over = state.depth == 0
        points = vec[i64]([0] * int(state.players)) if over else pending_values(state)
        for seat in range(state.players):
            points[seat] += state.score[seat] * POINT if over else expected_points(state, seat)
        found = lead_values(points)
        if over:
            add_victory(state, found)
        return found

    def value(self, state: GreatPyramid, seat: i64) -> float:
        return self.values(state)[seat]

    def prior(self, state: GreatPyramid, seat: i64, action: i64) -> float:
        return float(action_value(state, seat, action)) * PRIOR_SCALE

    def rollout_action(self, state: GreatPyramid, rng: Rng) -> i64:
        """The action with the highest value, with a little noise so that rollouts differ."""
        return rollout_choice(state, rng)

    def is_duplicate(self, state: GreatPyramid, seat: i64, action: i64) -> bool:
        """True for a bid that has the same result as a lower one."""
        return is_duplicate_bid(state, seat, action)

    def is_ruled_out(self, state: GreatPyramid, seat: i64, action: i64) -> bool:
        """True for a bid that gives up a stone which could be moved, so that workers starve needlessly."""
        return gives_up_stone(state, seat, action)

    def prior_weight(self) -> float:
        return PRIOR_WEIGHT

    def rollout_limit(self, state: GreatPyramid) -> i64:
        return self.limit


def lead_values(points: vec[i64]) -> vec[float]:
    """The points of the seats, in tenths, as values from 0 to 1."""
    players = i64(len(points))
    total: i64 = 0
    for seat in range(players):
        total += points[seat]
    found = vec[float]([0.0] * int(players))
    for seat in range(players):
        others = float(total - points[seat]) / float((players - 1) * POINT)
        lead = float(points[seat]) / float(POINT) - RIVALRY * others - (1.0 - RIVALRY) * USUAL_POINTS
        found[seat] = squash(lead, HALFWAY_LEAD)
    return found


def add_victory(state: GreatPyramid, values: vec[float]) -> None:
    """Mix each seat's share of the victory into the values of a game that is over."""
    standings = vec[i64]([0] * int(state.players))
    for seat in range(state.players):
        standings[seat] = final_standing(state, seat)
    for seat in range(state.players):
        share = victory_share(standings, seat)
        values[seat] = VICTORY_WEIGHT * share + (1.0 - VICTORY_WEIGHT) * values[seat]


def final_standing(state: GreatPyramid, seat: i64) -> i64:
    """GP-8.2 The final standing as one number: points, then food and art, then workers in the temple."""
    holdings = state.food[seat] + state.art[seat]
    return (state.score[seat] << 32) + (holdings << 8) + state.workers_at(lookup.TEMPLE, seat)
