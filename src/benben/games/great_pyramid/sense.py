"""What a bot needs to play Giza: The Great Pyramid well: how a position stands, and sensible moves for rollouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.outlook import POINT, outlook
from benben.games.great_pyramid.policy import pending, promise
from benben.games.great_pyramid.state import TEMPLE, GreatPyramid
from benben.kernel.luck import Luck
from benben.kernel.sense import Sense, squash
from benben.kernel.state import State

NOISE: Final[i64] = 4
"""Tenths of a point by which rollouts stray from what promises most."""
APPEAL: Final = 0.002
WIN: Final = 0.7
"""How much winning counts against winning high when the game is over."""
FINAL: Final[i64] = 10_000
HORIZON: Final[i64] = 60
RIVALRY: Final[i64] = 0
PAR: Final[i64] = 300
LEAD: Final = 15.0
"""Points by which one leads at a value of three quarters."""


class GreatPyramidSense(Sense):
    """How Giza: The Great Pyramid stands, and which moves are sensible."""

    def values(self, state: State) -> vec[float]:
        """How well every seat stands: ahead of the best rival or behind."""
        assert isinstance(state, GreatPyramid)
        over = state.depth == 0
        outlooks = vec[i64]([0] * int(state.players)) if over else pending(state)
        seat: i64 = 0
        while seat < state.players:
            outlooks[seat] += ending(state, seat) if over else outlook(state, seat)
            seat += 1
        return standings(outlooks, over)

    def value(self, state: State, seat: i64) -> float:
        return self.values(state)[seat]

    def appeal(self, state: State, seat: i64, action: i64) -> float:
        """What an action promises at a glance."""
        assert isinstance(state, GreatPyramid)
        return float(promise(state, seat, action)) * APPEAL

    def choose(self, state: State, luck: Luck) -> i64:
        """The action that promises most, with a little noise so that rollouts differ."""
        assert isinstance(state, GreatPyramid)
        seat = state.listed
        found = state.choices[0]
        best: i64 = -1_000_000
        i: i64 = 0
        while i < state.count:
            action = state.choices[i]
            hope = promise(state, seat, action) + luck.below(NOISE)
            if hope > best:
                best = hope
                found = action
            i += 1
        return found

    def horizon(self, state: State) -> i64:
        return HORIZON


def ending(state: GreatPyramid, seat: i64) -> i64:
    """GP-8.2 The final standing as one number: points, then food and art, then workers in the temple."""
    return state.score[seat] * FINAL + (state.food[seat] + state.art[seat]) * 20 + state.at(TEMPLE, seat)


def standings(outlooks: vec[i64], over: bool) -> vec[float]:
    """Outlooks as values from 0 to 1: ahead of the others or behind, and in the end mostly who has won.

    While the game lasts the others' mean counts, not the best of them alone: who grudges every gain of a partner on the same
    sled never pushes a stone.
    """
    found = vec[float]([0.0] * len(outlooks))
    seat: i64 = 0
    while seat < len(outlooks):
        best: i64 = -1
        rivals: i64 = 0
        total: i64 = 0
        other: i64 = 0
        while other < len(outlooks):
            if other != seat:
                total += outlooks[other]
                if outlooks[other] >= best:
                    rivals = rivals + 1 if outlooks[other] == best else 1
                    best = outlooks[other]
            other += 1
        if over:
            margin = outlooks[seat] - best
            part = 1.0 if margin > 0 else 0.0 if margin < 0 else 1.0 / float(rivals + 1)
            found[seat] = WIN * part + (1.0 - WIN) * squash(float(margin) / float(FINAL), LEAD)
        else:
            mean = (float(total) / float(len(outlooks) - 1) * float(RIVALRY) + float(PAR) * float(100 - RIVALRY)) / 100.0
            found[seat] = squash((float(outlooks[seat]) - mean) / float(POINT), LEAD)
        seat += 1
    return found
