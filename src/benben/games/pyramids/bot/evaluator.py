"""What a bot needs to play Pyramids well: how a position stands, and sensible moves for rollouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.bot.card_values import (
    POINT,
    best_place_worth,
    majority_worth,
    obelisk_worth,
    stone_worth,
    tomb_lead,
    tomb_worth,
)
from benben.games.pyramids.lookup import BONUS_POINTS, BONUS_STONES, COLOURS, GLYPH_POINTS, IN_TOMB
from benben.games.pyramids.moves import (
    CARDS,
    CHOOSE_BASE,
    DISCARD_BASE,
    DONE_ACTION,
    GODS,
    OBELISK_BASE,
    PLACES,
    PYRAMID_BASE,
    TAKE_BASE,
    TOMB_BASE,
)
from benben.games.pyramids.state import HAND, PILE, ROUNDS, Pyramids, glyphs_in
from benben.games.pyramids.steps import BUILDS_WITH, MAY_OBELISK, MAY_TOMB, ONLY_PYRAMID, still_allowed
from benben.kernel.evaluator import Evaluator, best_rival, squash
from benben.kernel.rng import Rng

NOISE: Final[i64] = 2
"""Rollouts choose by worth plus up to so much at random."""

APPEAL: Final = 0.002
"""A tenth of a point as a share of victory."""

VICTORY: Final = 0.4
"""How much of a final value is the victory itself; the rest is the margin, which tells more of how a rollout went."""

SCALE: Final = 12.0
"""A lead of so many points is halfway from even to certain victory."""

FORESIGHT: Final[i64] = 3
"""So many rounds are played out before a position is valued."""

DECISIONS: Final[i64] = 5
"""A player decides about so often in a round."""

KEPT: Final[i64] = 10
"""What a card kept for the next round is worth, over the one that would be kept else."""

GOD_BUILDS: Final[vec[i64]] = vec[i64]([0, 28, 22, 28, 34])
"""What a god is worth by what it lets one build: nothing, tomb, obelisk, either, both."""

LATER_PICK: Final[i64] = 6
"""What each place in the order of picking costs."""


class PyramidsEvaluator(Evaluator[Pyramids]):
    """How Pyramids stands, and which moves are sensible."""

    def value(self, state: Pyramids, seat: i64) -> float:
        return self.values(state)[seat]

    def values(self, state: Pyramids) -> vec[float]:
        """A share of victory for each seat: by the margin to its best rival, and when the game is over by who won."""
        over = state.depth == 0
        outlooks = vec[i64]([0] * int(state.players))
        seat: i64 = 0
        while seat < state.players:
            outlooks[seat] = state.points(seat) * POINT if over else outlook(state, seat)
            seat += 1
        found = vec[float]([0.0] * int(state.players))
        seat = 0
        while seat < state.players:
            margin = outlooks[seat] - best_rival(outlooks, seat)
            found[seat] = squash(float(margin) / float(POINT), SCALE)
            if over:
                won = 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
                found[seat] = (1.0 - VICTORY) * found[seat] + VICTORY * won
            seat += 1
        return found

    def prior(self, state: Pyramids, seat: i64, action: i64) -> float:
        """What a move seems to add at a glance."""
        return float(worth(state, seat, action)) * APPEAL

    def rollout_limit(self, state: Pyramids) -> i64:
        """A few rounds are played out: what comes later is too uncertain to be worth the time."""
        return FORESIGHT * DECISIONS * state.players

    def rollout_action(self, state: Pyramids, rng: Rng) -> i64:
        """The most promising action, with a little noise so that rollouts differ."""
        found = state.choices[0]
        if state.count == 1:
            return found
        best: i64 = -1_000_000
        i: i64 = 0
        while i < state.count:
            action = state.choices[i]
            promise = worth(state, state.listed, action) + rng.below(NOISE)
            if promise > best:
                best = promise
                found = action
            i += 1
        return found


# --- how a position stands --------------------------------------------------------------------------------------------


def outlook(state: Pyramids, seat: i64) -> i64:
    """The points of a player and what is likely to come: majorities as far as they are safe, the bonus as it comes near."""
    left = ROUNDS - 1 - state.round
    glyphs = glyphs_in(state.tombs, seat * PILE, state.depths[seat], IN_TOMB)
    total = POINT * (state.open_points(seat) + GLYPH_POINTS * glyphs) + bonus_outlook(state, seat)
    colour: i64 = 0
    while colour < COLOURS:
        if state.tomb_stones(seat, colour) > 0:
            total += majority_worth(tomb_lead(state, seat, colour), left)
        colour += 1
    best: i64 = 0
    i = seat * HAND
    while i < seat * HAND + HAND:
        if state.hands[i] < CARDS:
            best = max(best, best_place_worth(state, seat, state.hands[i]))
        i += 1
    return total + best // 2


def bonus_outlook(state: Pyramids, seat: i64) -> i64:
    """PY-5.2 The bonus to come, by how many of the stones it needs are there; nothing when it is earned."""
    there: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        there += min(state.pyramids.largest[seat * COLOURS + colour], BONUS_STONES)
        colour += 1
    needed = COLOURS * BONUS_STONES
    return 0 if there == needed else POINT * BONUS_POINTS * there * there // (needed * needed) // 2


# --- what a move is worth ---------------------------------------------------------------------------------------------


def worth(state: Pyramids, seat: i64, action: i64) -> i64:
    """What a move seems to add for its player, in tenths of a point."""
    if action < OBELISK_BASE:
        offset = action - PYRAMID_BASE
        card = offset // PLACES
        return stone_worth(state, seat, card, offset % PLACES) + extra_worth(state, seat, card)
    if action < TOMB_BASE:
        return obelisk_worth(state, seat, action - OBELISK_BASE) - keeping(state, seat)
    if action < DONE_ACTION:
        return tomb_worth(state, seat, action - TOMB_BASE) - keeping(state, seat)
    if action == DONE_ACTION:
        return 0
    if action < CHOOSE_BASE:
        return -best_place_worth(state, seat, action - DISCARD_BASE)
    if action < TAKE_BASE:
        god = action - CHOOSE_BASE
        return GOD_BUILDS[BUILDS_WITH[state.players * GODS + god]] - LATER_PICK * god
    return pair_worth(state, seat, 2 * (action - TAKE_BASE))


def keeping(state: Pyramids, seat: i64) -> i64:
    """What it costs to give away a card: nothing when another is held anyway or when no round is left."""
    return 0 if state.round + 1 == ROUNDS or state.held(seat) > 1 else KEPT


def extra_worth(state: Pyramids, seat: i64, used: i64) -> i64:
    """What the other cards in hand may add to the obelisk or the tomb this turn."""
    allowed = still_allowed(state, seat, ONLY_PYRAMID)
    best: i64 = 0
    i = seat * HAND
    while i < seat * HAND + HAND:
        card = state.hands[i]
        if card < CARDS and card != used:
            best = max(best, aside_worth(state, seat, card, allowed))
        i += 1
    return best


def aside_worth(state: Pyramids, seat: i64, card: i64, allowed: i64) -> i64:
    """The better of obelisk and tomb for a card, as far as they are allowed."""
    best: i64 = 0
    if allowed & MAY_OBELISK:
        best = obelisk_worth(state, seat, card)
    if allowed & MAY_TOMB:
        best = max(best, tomb_worth(state, seat, card))
    return best


def pair_worth(state: Pyramids, seat: i64, first: i64) -> i64:
    """What a pair of the quarry adds: one card for the pyramid, the other or the one in hand for another edifice."""
    allowed = still_allowed(state, seat, ONLY_PYRAMID)
    one, other, kept = state.quarry[first], state.quarry[first + 1], state.hands[seat * HAND]
    stone_one, aside_one = best_place_worth(state, seat, one), aside_worth(state, seat, one, allowed)
    stone_other, aside_other = best_place_worth(state, seat, other), aside_worth(state, seat, other, allowed)
    best = max(stone_one + aside_other, stone_other + aside_one)
    if kept < CARDS:
        stone_kept, aside_kept = best_place_worth(state, seat, kept), aside_worth(state, seat, kept, allowed)
        best = max(best, stone_kept + max(aside_one, aside_other), max(stone_one, stone_other) + aside_kept)
    return best
