"""What a card is worth in each edifice of a player, in tenths of a point: the judgement behind the bots."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.box import BOX, CELLS
from benben.games.pyramids.faces import (
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
from benben.games.pyramids.ground import TOUCHING, open_places
from benben.games.pyramids.masonry import EMPTY, ROOM, Masonry
from benben.games.pyramids.state import ROUNDS, Pyramids

POINT: Final[i64] = 10
"""Worth is counted in tenths of a point."""

GLYPH_WORTH: Final[i64] = POINT * GLYPH_POINTS
TOWARDS_BONUS: Final[i64] = 7
"""A stone that brings a colour nearer to its share in the bonus (PY-5.2)."""
SIDE_GROUP: Final[i64] = 2
"""A stone joined to a group that is not the largest of its colour."""
OBELISK_SEED: Final[i64] = 20
"""An obelisk card early on is worth more than it scores: later ones build on it."""

TUNE: Final[vec[i64]] = vec[i64]([2, 7, 0, 0, 0, 12, 6, 0, 16, 18, 24, 34, 6, 20, 0, 0])

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
    total = GLYPH_WORTH if GLYPH[card] == IN_PYRAMID else 0
    longest: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if masonry.largest[seat * COLOURS + colour] > longest:
            longest = masonry.largest[seat * COLOURS + colour]
        colour += 1
    left = HAS[card]
    cell: i64 = 0
    while left:
        colour = COLOUR[card * CELLS + cell]
        if (left >> colour) & 1:
            left &= ~(1 << colour)
            size = joined(masonry, seat, card, place, colour)
            best = masonry.largest[seat * COLOURS + colour]
            if size > best:
                total += POINT * STONE_POINTS * (size - best)
                if best < BONUS_STONES:
                    total += TUNE[1] * ((size if size < BONUS_STONES else BONUS_STONES) - best)
            else:
                total += TUNE[0] * (size - STONES[card * COLOURS + colour])
            total += TUNE[2] * size * free_edges(masonry, seat, card, place, colour) // 4
            if size > longest:
                total += (POINT * LONGEST_POINTS + TUNE[4]) * (size - longest)
                longest = size
        cell += 1
    return total - TUNE[3] * blocked(masonry, seat, card, place) // 4


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


def free_edges(masonry: Masonry, seat: i64, card: i64, place: i64, colour: i64) -> i64:
    """At how many edges a colour of a card at a place could still be joined by cards to come."""
    ground = seat * ROOM
    edges: i64 = 0
    i = 2 * place * CELLS
    end = i + 2 * CELLS
    first = i
    while i < end:
        other = TOUCHING[i]
        if other >= 0 and i64(masonry.hues[ground + other]) == EMPTY and COLOUR[card * CELLS + ((i - first) >> 1)] == colour:
            edges += 1
        i += 1
    return edges


def blocked(masonry: Masonry, seat: i64, card: i64, place: i64) -> i64:
    """How many stones lie in groups that a card at a place would close at an edge, counted once an edge."""
    ground = seat * ROOM
    stones: i64 = 0
    first = 2 * place * CELLS
    i = first
    while i < first + 2 * CELLS:
        other = TOUCHING[i]
        if other >= 0:
            hue = i64(masonry.hues[ground + other])
            if hue != EMPTY and hue != COLOUR[card * CELLS + ((i - first) >> 1)]:
                stones += i64(masonry.sizes[ground + masonry.root(ground, other)])
        i += 1
    return stones


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
        total += gain if gain > TUNE[13] or state.round + 2 > ROUNDS else TUNE[13]
    return total


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
