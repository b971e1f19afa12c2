"""What a bot needs to play Giza: The Great Pyramid well: how a position stands, and sensible moves for rollouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.bot.outlook import POINT, outlook
from benben.games.great_pyramid.bot.policy import best_choice, bid_echoes, pending, promise
from benben.games.great_pyramid.state import TEMPLE, GreatPyramid
from benben.kernel.evaluator import Evaluator, squash
from benben.kernel.rng import Rng

APPEAL: Final = 0.002
"""A tenth of a point as a share of victory."""
TRUST: Final = 8.0
"""A bid changes a value less than luck in a rollout does, so that what actions promise has to count for many trials."""
WIN: Final = 0.3
"""How much winning counts against one's lead when the game is over: the lead tells more of how a rollout went."""
RIVALRY: Final = 0.25
PAR: Final = 30.0
"""A lead is over the others' mean for so large a part, for the rest over so many points as a usual game brings: who grudges
every gain of a partner on the same sled never pushes a stone, and falls behind those who do."""
LEAD: Final = 15.0
"""Points by which one leads at a value of three quarters."""
HORIZON: Final[i64] = 60
"""Rollouts are cut after so many decisions, about two rounds: long enough to see a sled arrive that is on its way."""


class GreatPyramidEvaluator(Evaluator[GreatPyramid]):
    """How Giza: The Great Pyramid stands, and which moves are sensible."""

    def values(self, state: GreatPyramid) -> vec[float]:
        """How well every seat stands, by the points it has or may expect; in the end also by who has won."""
        over = state.depth == 0
        outlooks = vec[i64]([0] * int(state.players)) if over else pending(state)
        seat: i64 = 0
        while seat < state.players:
            outlooks[seat] += state.score[seat] * POINT if over else outlook(state, seat)
            seat += 1
        found = leads(outlooks)
        if over:
            weigh_victory(state, found)
        return found

    def value(self, state: GreatPyramid, seat: i64) -> float:
        return self.values(state)[seat]

    def prior(self, state: GreatPyramid, seat: i64, action: i64) -> float:
        """What an action promises at a glance."""
        return float(promise(state, seat, action)) * APPEAL

    def rollout_action(self, state: GreatPyramid, rng: Rng) -> i64:
        """The action that promises most, give or take a little."""
        return best_choice(state, rng)

    def is_duplicate(self, state: GreatPyramid, seat: i64, action: i64) -> bool:
        """Food that changes nothing is not worth a trial."""
        return bid_echoes(state, seat, action)

    def prior_weight(self) -> float:
        return TRUST

    def rollout_limit(self, state: GreatPyramid) -> i64:
        return HORIZON


def leads(outlooks: vec[i64]) -> vec[float]:
    """What seats have and may expect, in tenths of a point, as values from 0 to 1."""
    total: i64 = 0
    seat: i64 = 0
    while seat < len(outlooks):
        total += outlooks[seat]
        seat += 1
    found = vec[float]([0.0] * len(outlooks))
    seat = 0
    while seat < len(outlooks):
        mean = float(total - outlooks[seat]) / float((len(outlooks) - 1) * POINT)
        found[seat] = squash(float(outlooks[seat]) / float(POINT) - RIVALRY * mean - (1.0 - RIVALRY) * PAR, LEAD)
        seat += 1
    return found


def weigh_victory(state: GreatPyramid, values: vec[float]) -> None:
    """Mix a share of the victory into the values of a game that is over."""
    best: i64 = -1
    winners: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        end = ending(state, seat)
        if end >= best:
            winners = winners + 1 if end == best else 1
            best = end
        seat += 1
    seat = 0
    while seat < state.players:
        part = 1.0 / float(winners) if ending(state, seat) == best else 0.0
        values[seat] = WIN * part + (1.0 - WIN) * values[seat]
        seat += 1


def ending(state: GreatPyramid, seat: i64) -> i64:
    """GP-8.2 The final standing as one number: points, then food and art, then workers in the temple."""
    return (state.score[seat] << 32) + ((state.food[seat] + state.art[seat]) << 8) + state.at(TEMPLE, seat)
