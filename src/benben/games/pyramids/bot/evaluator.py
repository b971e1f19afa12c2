"""The evaluator of Pyramids: the value of a position for each seat, and the moves that rollouts choose.

All values are in tenths of a point, unless they are shares of the victory.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids import lookup, moves
from benben.games.pyramids.bot.card_values import (
    POINT,
    best_place_value,
    majority_value,
    obelisk_value,
    pyramid_value,
    tomb_lead,
    tomb_value,
)
from benben.games.pyramids.moves import CARDS, PLACES
from benben.games.pyramids.state import EDIFICE, HAND, ROUNDS, Pyramids, count_glyphs
from benben.games.pyramids.steps import may_build
from benben.kernel.evaluator import Evaluator, best_rival, squash, victory_share
from benben.kernel.rng import Rng

NOISE: Final[i64] = 2
"""Rollouts add less than this many tenths of a point, at random, to the value of each action."""

PRIOR_SCALE: Final = 0.002
"""A tenth of a point as a share of the victory."""

VICTORY_WEIGHT: Final = 0.4
"""The share of a final value that is the victory itself; the rest is the margin, which says more about a rollout."""

HALFWAY_MARGIN: Final = 12.0
"""A lead of this many points is halfway from even to certain victory."""

ROLLOUT_ROUNDS: Final[i64] = 3
"""Rounds that a rollout plays before the position is evaluated."""

DECISIONS_PER_ROUND: Final[i64] = 5
"""Decisions of a player in a round, about."""

KEPT_CARD_VALUE: Final[i64] = 10
"""A card kept for the next round, in tenths of a point."""

GOD_VALUE: Final[vec[i64]] = vec[i64]([0, 28, 22, 28, 34])
"""Tenths of a point for a god by what it lets one build, in the order of BUILDS: nothing, tomb, obelisk, either, both."""

LATER_TURN_COST: Final[i64] = 6
"""Tenths of a point that each place further back in the order of turns costs."""

LOWEST: Final[i64] = -1_000_000
"""Less than the value of any action."""


class PyramidsEvaluator(Evaluator[Pyramids]):
    """Evaluation and rollout policy of Pyramids."""

    def __init__(self) -> None:
        self.rounds: i64 = ROLLOUT_ROUNDS
        """Rounds that a rollout plays before the position is evaluated."""

    def value(self, state: Pyramids, seat: i64) -> float:
        return self.values(state)[seat]

    def values(self, state: Pyramids) -> vec[float]:
        """A share of the victory for each seat: by the margin to its best rival and, after the game, by who won."""
        over = state.depth == 0
        points = vec[i64]([0] * int(state.players))
        for seat in range(state.players):
            points[seat] = state.points(seat) * POINT if over else expected_points(state, seat)
        found = vec[float]([0.0] * int(state.players))
        for seat in range(state.players):
            found[seat] = squash(float(points[seat] - best_rival(points, seat)) / float(POINT), HALFWAY_MARGIN)
            if over:
                found[seat] = (1.0 - VICTORY_WEIGHT) * found[seat] + VICTORY_WEIGHT * victory_share(points, seat)
        return found

    def prior(self, state: Pyramids, seat: i64, action: i64) -> float:
        return float(action_value(state, seat, action)) * PRIOR_SCALE

    def rollout_limit(self, state: Pyramids) -> i64:
        """A few rounds: what comes later is too uncertain to be worth the time."""
        return self.rounds * DECISIONS_PER_ROUND * state.players

    def rollout_action(self, state: Pyramids, rng: Rng) -> i64:
        """The action with the highest value, with a little noise so that rollouts differ."""
        chosen = state.choices[0]
        if state.count == 1:
            return chosen
        best = LOWEST
        for i in range(state.count):
            action = state.choices[i]
            value = action_value(state, state.listed, action) + rng.below(NOISE)
            if value > best:
                best = value
                chosen = action
        return chosen


# --- the value of a position ----------------------------------------------------------------------------------------------


def expected_points(state: Pyramids, seat: i64) -> i64:
    """The points of a player and those likely to come: majorities as far as they are safe, and the bonus as it nears."""
    rounds_left = ROUNDS - 1 - state.round_number
    glyphs = count_glyphs(state.tombs, seat * EDIFICE, state.tomb_sizes[seat], lookup.TOMB_GLYPH)
    total = POINT * (state.open_points(seat) + lookup.GLYPH_POINTS * glyphs) + expected_bonus(state, seat)
    for colour in range(lookup.COLOURS):
        if state.tomb_stones(seat, colour) > 0:
            total += majority_value(tomb_lead(state, seat, colour), rounds_left)
    best: i64 = 0
    for i in range(seat * HAND, seat * HAND + HAND):
        if state.hands[i] < CARDS:
            best = max(best, best_place_value(state, seat, state.hands[i]))
    return total + best // 2


def expected_bonus(state: Pyramids, seat: i64) -> i64:
    """PY-5.2 The bonus to come, by how many of the stones it needs are there; 0 when it is earned."""
    there: i64 = 0
    for colour in range(lookup.COLOURS):
        there += min(state.pyramids.largest[seat * lookup.COLOURS + colour], lookup.BONUS_STONES)
    needed = lookup.COLOURS * lookup.BONUS_STONES
    return 0 if there == needed else POINT * lookup.BONUS_POINTS * there * there // (needed * needed) // 2


# --- the value of an action -----------------------------------------------------------------------------------------------


def action_value(state: Pyramids, seat: i64, action: i64) -> i64:
    """The value that an action seems to add for its player."""
    if action < moves.OBELISK_BASE:
        offset = action - moves.PYRAMID_BASE
        card = offset // PLACES
        return pyramid_value(state, seat, card, offset % PLACES) + other_cards_value(state, seat, card)
    if action < moves.TOMB_BASE:
        return obelisk_value(state, seat, action - moves.OBELISK_BASE) - last_card_cost(state, seat)
    if action < moves.DONE_ACTION:
        return tomb_value(state, seat, action - moves.TOMB_BASE) - last_card_cost(state, seat)
    if action == moves.DONE_ACTION:
        return 0
    if action < moves.GOD_BASE:
        return -best_place_value(state, seat, action - moves.DISCARD_BASE)
    if action < moves.TAKE_BASE:
        god = action - moves.GOD_BASE
        return GOD_VALUE[lookup.GOD_BUILDS[state.players * moves.GODS + god]] - LATER_TURN_COST * god
    return pair_value(state, seat, 2 * (action - moves.TAKE_BASE))


def last_card_cost(state: Pyramids, seat: i64) -> i64:
    """The cost of building the last card in hand, which could be kept; 0 with more cards or in the last round."""
    return 0 if state.round_number + 1 == ROUNDS or state.held(seat) > 1 else KEPT_CARD_VALUE


def other_cards_value(state: Pyramids, seat: i64, used: i64) -> i64:
    """The most that another card in hand than the one ``used`` may add to the obelisk or the tomb this turn."""
    allowed = may_build(state, seat, lookup.BUILT_PYRAMID)
    best: i64 = 0
    for i in range(seat * HAND, seat * HAND + HAND):
        card = state.hands[i]
        if card < CARDS and card != used:
            best = max(best, obelisk_or_tomb_value(state, seat, card, allowed))
    return best


def obelisk_or_tomb_value(state: Pyramids, seat: i64, card: i64, allowed: i64) -> i64:
    """The higher value of a card in the obelisk and in the tomb, as far as they are allowed."""
    best: i64 = 0
    if allowed & lookup.MAY_OBELISK:
        best = obelisk_value(state, seat, card)
    if allowed & lookup.MAY_TOMB:
        best = max(best, tomb_value(state, seat, card))
    return best


def pair_value(state: Pyramids, seat: i64, first: i64) -> i64:
    """The value of a pair of the quarry: one card for the pyramid, the other or the card kept for another edifice.

    ``first`` is the place of the pair's first card.
    """
    allowed = may_build(state, seat, lookup.BUILT_PYRAMID)
    one, other, kept = state.quarry[first], state.quarry[first + 1], state.hands[seat * HAND]
    one_stone, one_side = best_place_value(state, seat, one), obelisk_or_tomb_value(state, seat, one, allowed)
    other_stone, other_side = best_place_value(state, seat, other), obelisk_or_tomb_value(state, seat, other, allowed)
    best = max(one_stone + other_side, other_stone + one_side)
    if kept < CARDS:
        kept_stone, kept_side = best_place_value(state, seat, kept), obelisk_or_tomb_value(state, seat, kept, allowed)
        best = max(best, kept_stone + max(one_side, other_side), max(one_stone, other_stone) + kept_side)
    return best
