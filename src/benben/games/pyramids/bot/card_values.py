"""What a card is worth in each edifice of a player, in tenths of a point: the judgement behind the bots."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.box import BOX, CELLS
from benben.games.pyramids.lookup import (
    BONUS_POINTS,
    BONUS_STONES,
    COLOUR,
    COLOURS,
    GLYPH,
    GLYPH_POINTS,
    HAS,
    IN_OBELISK,
    IN_PYRAMID,
    IN_TOMB,
    LONGEST_POINTS,
    OBELISK_POINTS,
    STONE_POINTS,
    STONES,
    WEIGHT,
)
from benben.games.pyramids.places import TOUCHING, open_places
from benben.games.pyramids.state import ROUNDS, Pyramids
from benben.games.pyramids.stone_groups import ROOM, Masonry

POINT: Final[i64] = 10
"""Worth is counted in tenths of a point."""

GLYPH_WORTH: Final[i64] = POINT * GLYPH_POINTS

NEAR_BONUS: Final[i64] = POINT * BONUS_POINTS // 4
"""What it is worth that only one colour is still missing for the bonus (PY-5.2)."""

OBELISK_SEED: Final[i64] = 12
"""An obelisk card early on is worth more than it scores: later ones build on it."""

OBELISK_SHARE: Final[i64] = 70
"""How much of its points, in hundredths, speaks for an obelisk card: the pyramid must be built, the obelisk can wait."""

LEAD: Final[i64] = 8
"""Leads in a tomb colour are told apart up to so many stones."""


def _majority(lead: int, rounds_left: int) -> int:
    """PY-5.4 What a lead in a colour is worth, the more doubtful the more rounds are left; a tie is as good as a loss."""
    spread = 0.15 + 0.8 * sqrt(rounds_left)
    return round(int(POINT) * BOX.scoring.majority / (1.0 + exp(-(lead - 0.5) / spread)))


MAJORITY: Final[vec[i64]] = vec[i64]([_majority(lead, left) for left in range(BOX.rounds + 1) for lead in range(-8, 8 + 1)])


def stone_worth(state: Pyramids, seat: i64, card: i64, place: i64) -> i64:
    """PY-5.1, PY-5.2, PY-5.5 What a card adds to a pyramid at a place."""
    masonry = state.pyramids
    largest = masonry.largest
    total = GLYPH_WORTH if GLYPH[card] == IN_PYRAMID else 0
    longest: i64 = 0
    short: i64 = 0
    reached: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        best = largest[seat * COLOURS + colour]
        if best > longest:
            longest = best
        if best < BONUS_STONES:
            short += 1
        colour += 1
    colour = 0
    while colour < COLOURS:
        if (HAS[card] >> colour) & 1:
            size = joined(masonry, seat, card, place, colour)
            best = largest[seat * COLOURS + colour]
            if size > best:
                total += POINT * STONE_POINTS * (size - best)
                if best < BONUS_STONES <= size:
                    reached += 1
            if size > longest:
                total += POINT * LONGEST_POINTS * (size - longest)
                longest = size
        colour += 1
    return total + bonus_worth(short - reached) - bonus_worth(short)


def bonus_worth(short: i64) -> i64:
    """PY-5.2 What the bonus is worth, now or soon, when so many colours have no group that is large enough."""
    if short == 0:
        return POINT * BONUS_POINTS
    return NEAR_BONUS if short == 1 else 0


def joined(masonry: Masonry, seat: i64, card: i64, place: i64, colour: i64) -> i64:
    """How many stones the group of a colour would have that a card at a place belongs to."""
    ground = seat * ROOM
    size: i64 = 0
    low: i64 = 0
    high: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if COLOUR[card * CELLS + cell] == colour:
            size += WEIGHT[card * CELLS + cell]
            i = 2 * (place * CELLS + cell)
            end = i + 2
            while i < end:
                other = TOUCHING[i]
                if other >= 0 and i64(masonry.hues[ground + other]) == colour:
                    root = masonry.root(ground, other)
                    seen = (low >> root) & 1 if root < 60 else (high >> (root - 60)) & 1
                    if not seen:
                        size += i64(masonry.sizes[ground + root])
                        if root < 60:
                            low |= 1 << root
                        else:
                            high |= 1 << (root - 60)
                i += 1
        cell += 1
    return size


def best_place_worth(state: Pyramids, seat: i64, card: i64) -> i64:
    """What a card adds to a pyramid where it adds most."""
    places = open_places(state.pyramids.filled[seat])
    best: i64 = 0
    place: i64 = 0
    while places >> place:
        if (places >> place) & 1:
            best = max(best, stone_worth(state, seat, card, place))
        place += 1
    return best


def obelisk_worth(state: Pyramids, seat: i64, card: i64) -> i64:
    """PY-5.3, PY-5.5 What a card adds to an obelisk: by the colour that is then on most cards."""
    before: i64 = 0
    after: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        count = state.obelisk_cards(seat, colour)
        before = max(before, count)
        after = max(after, count + ((HAS[card] >> colour) & 1))
        colour += 1
    total = GLYPH_WORTH if GLYPH[card] == IN_OBELISK else 0
    if after > before:
        gain = POINT * (OBELISK_POINTS[after] - OBELISK_POINTS[before])
        total += gain if gain > OBELISK_SEED or state.round + 2 > ROUNDS else OBELISK_SEED
    return total * OBELISK_SHARE // 100


def tomb_worth(state: Pyramids, seat: i64, card: i64) -> i64:
    """PY-5.4, PY-5.5 What a card adds to a tomb: how much nearer it brings majorities."""
    left = ROUNDS - 1 - state.round
    total = GLYPH_WORTH if GLYPH[card] == IN_TOMB else 0
    colour: i64 = 0
    while colour < COLOURS:
        stones = STONES[card * COLOURS + colour]
        if stones > 0:
            lead = tomb_lead(state, seat, colour)
            total += majority_worth(lead + stones, left) - majority_worth(lead, left)
        colour += 1
    return total


def tomb_lead(state: Pyramids, seat: i64, colour: i64) -> i64:
    """How many stones of a colour a tomb holds more than any other."""
    rival: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            rival = max(rival, state.tomb_stones(other, colour))
        other += 1
    return state.tomb_stones(seat, colour) - rival


def majority_worth(lead: i64, left: i64) -> i64:
    """What a lead in a colour of the tombs is worth with so many rounds left."""
    lead = LEAD if lead > LEAD else -LEAD if lead < -LEAD else lead
    return MAJORITY[left * (2 * LEAD + 1) + lead + LEAD]
