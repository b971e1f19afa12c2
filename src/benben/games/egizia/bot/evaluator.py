"""What a bot needs to play Egizia well: how a position stands, and sensible moves for rollouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.bot.outlook import outlook
from benben.games.egizia.bot.policy import best_ship, pointless, worth
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.step_numbers import LAY_CARD, SHIP
from benben.kernel.evaluator import Evaluator, squash
from benben.kernel.rng import Rng

SCALE: Final = 18.0
"""A lead of so many points is halfway from even to certain victory."""

VICTORY: Final = 0.4
"""How much of a final value is the victory itself; the rest is the margin, which tells more of how a rollout went."""

APPEAL: Final = 0.012
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
        outlooks = vec[float]([0.0] * players)
        found = vec[float]([0.0] * players)
        seat: i64 = 0
        while seat < state.players:
            outlooks[seat] = outlook(state, seat)
            seat += 1
        seat = 0
        while seat < state.players:
            found[seat] = squash(outlooks[seat] - best_rival(outlooks, seat), SCALE)
            if state.depth == 0:
                won = 1.0 if state.track[0] == seat else 0.0
                found[seat] = (1.0 - VICTORY) * found[seat] + VICTORY * won
            seat += 1
        return found

    def prior(self, state: Egizia, seat: i64, action: i64) -> float:
        """What a listed action seems to add, at a glance."""
        return worth(state, seat, action) * APPEAL

    def is_duplicate(self, state: Egizia, seat: i64, action: i64) -> bool:
        """What there is no reason to take comes to less than something else that is listed."""
        return pointless(state, action)

    def rollout_action(self, state: Egizia, rng: Rng) -> i64:
        """The most promising action, with a little noise so that rollouts differ."""
        found = state.choices[0]
        if state.count == 1:
            return found
        if state.top() & 0xFF == SHIP:
            return best_ship(state, state.listed, rng, NOISE)
        best = -1.0e9
        i: i64 = 0
        while i < state.count:
            promise = worth(state, state.listed, state.choices[i]) + NOISE * float(rng.below(1000)) / 1000.0
            if promise > best:
                best = promise
                found = state.choices[i]
            i += 1
        return found

    def ends_rollout(self, state: Egizia, decisions: i64) -> bool:
        """A rollout is cut where a round begins: nothing is under way there, and the forecast is at its best."""
        return dawn(state)


def dawn(state: Egizia) -> bool:
    """Whether a round begins: cards are being laid out, or no ship has sailed yet."""
    asked = state.top() & 0xFF
    if asked != SHIP:
        return asked == LAY_CARD
    seat: i64 = 0
    while seat < state.players:
        if state.last[seat] != NOTHING or (state.out >> seat) & 1:
            return False
        seat += 1
    return True


def best_rival(outlooks: vec[float], seat: i64) -> float:
    """The best outlook among the others."""
    best = -1.0e9
    other: i64 = 0
    while other < len(outlooks):
        if other != seat and outlooks[other] > best:
            best = outlooks[other]
        other += 1
    return best
