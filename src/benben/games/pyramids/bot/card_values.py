"""The value of a card in each edifice of a player, in tenths of a point. Evaluator and rollout policy use these numbers."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids import lookup
from benben.games.pyramids.box import BOX, CELLS
from benben.games.pyramids.places import NEIGHBOUR_CELLS, NEIGHBOURS, open_places
from benben.games.pyramids.state import ROUNDS, Pyramids
from benben.games.pyramids.stone_groups import CELLS_PER_SEAT, StoneGroups

POINT: Final[i64] = 10
"""A point, in the unit of all values: tenths of a point."""

GLYPH_VALUE: Final[i64] = POINT * lookup.GLYPH_POINTS
"""A glyph in its own kind of edifice, in tenths of a point."""

NEAR_BONUS_VALUE: Final[i64] = POINT * lookup.BONUS_POINTS // 4
"""PY-5.2 A pyramid that lacks only one colour for the bonus, in tenths of a point."""

FIRST_OBELISK_VALUE: Final[i64] = 12
"""An early obelisk card is worth at least this many tenths of a point if its colour leads: later cards build on it."""

OBELISK_PERCENT: Final[i64] = 70
"""An obelisk card counts for this percentage of its points: the pyramid must be built, the obelisk can wait."""

MOST_LEAD: Final[i64] = 8
"""Leads in a tomb colour are distinguished up to this many stones."""

MASK_BITS: Final[i64] = 60
"""Cells below this number are bits of the first of two masks, the others of the second."""


def _majority_value(lead: int, rounds_left: int) -> int:
    """PY-5.4 The value of a lead in a colour: the less certain the more rounds are left. A tie equals a loss."""
    spread = 0.15 + 0.8 * sqrt(rounds_left)
    return round(int(POINT) * BOX.scoring.majority / (1.0 + exp(-(lead - 0.5) / spread)))


MAJORITY_VALUE: Final[vec[i64]] = vec[i64](
    [
        _majority_value(lead, rounds_left)
        for rounds_left in range(BOX.rounds + 1)
        for lead in range(-int(MOST_LEAD), int(MOST_LEAD) + 1)
    ]
)
"""Tenths of a point for a lead, by rounds left and by lead from -MOST_LEAD to MOST_LEAD."""


# --- pyramid --------------------------------------------------------------------------------------------------------------


def pyramid_value(state: Pyramids, seat: i64, card: i64, place: i64) -> i64:
    """PY-5.1, PY-5.2, PY-5.5 The value that a card adds to a pyramid at a place."""
    groups = state.pyramids
    largest = groups.largest
    total = GLYPH_VALUE if lookup.CARD_GLYPH[card] == lookup.PYRAMID_GLYPH else 0
    longest: i64 = 0
    missing: i64 = 0
    for colour in range(lookup.COLOURS):
        best = largest[seat * lookup.COLOURS + colour]
        if best > longest:
            longest = best
        if best < lookup.BONUS_STONES:
            missing += 1
    reached: i64 = 0
    for colour in range(lookup.COLOURS):
        if (lookup.CARD_COLOURS[card] >> colour) & 1:
            size = group_size_with(groups, seat, card, place, colour)
            best = largest[seat * lookup.COLOURS + colour]
            if size > best:
                total += POINT * lookup.STONE_POINTS * (size - best)
                if best < lookup.BONUS_STONES <= size:
                    reached += 1
            if size > longest:
                total += POINT * lookup.LONGEST_POINTS * (size - longest)
                longest = size
    return total + bonus_value(missing - reached) - bonus_value(missing)


def bonus_value(missing: i64) -> i64:
    """PY-5.2 The value of the bonus, earned or near, when this many colours lack a group that is large enough."""
    if missing == 0:
        return POINT * lookup.BONUS_POINTS
    return NEAR_BONUS_VALUE if missing == 1 else 0


def group_size_with(groups: StoneGroups, seat: i64, card: i64, place: i64, colour: i64) -> i64:
    """The number of stones in the group of a colour that a card would belong to at a place."""
    start = seat * CELLS_PER_SEAT
    size: i64 = 0
    low_roots: i64 = 0
    high_roots: i64 = 0
    for cell in range(CELLS):
        if lookup.CELL_COLOUR[card * CELLS + cell] == colour:
            size += lookup.CELL_STONES[card * CELLS + cell]
            first = NEIGHBOURS * (place * CELLS + cell)
            for i in range(first, first + NEIGHBOURS):
                other = NEIGHBOUR_CELLS[i]
                if other >= 0 and i64(groups.colours[start + other]) == colour:
                    root = groups.root(start, other)
                    if root < MASK_BITS:
                        if not (low_roots >> root) & 1:
                            low_roots |= 1 << root
                            size += i64(groups.sizes[start + root])
                    elif not (high_roots >> (root - MASK_BITS)) & 1:
                        high_roots |= 1 << (root - MASK_BITS)
                        size += i64(groups.sizes[start + root])
    return size


def best_place_value(state: Pyramids, seat: i64, card: i64) -> i64:
    """The value that a card adds to a pyramid at its best place."""
    places = open_places(state.pyramids.filled[seat])
    best: i64 = 0
    place: i64 = 0
    while places >> place:
        if (places >> place) & 1:
            best = max(best, pyramid_value(state, seat, card, place))
        place += 1
    return best


# --- obelisk --------------------------------------------------------------------------------------------------------------


def obelisk_value(state: Pyramids, seat: i64, card: i64) -> i64:
    """PY-5.3, PY-5.5 The value that a card adds to an obelisk: by the colour that is then on most cards."""
    before: i64 = 0
    after: i64 = 0
    for colour in range(lookup.COLOURS):
        cards = state.obelisk_cards_with(seat, colour)
        before = max(before, cards)
        after = max(after, cards + ((lookup.CARD_COLOURS[card] >> colour) & 1))
    total = GLYPH_VALUE if lookup.CARD_GLYPH[card] == lookup.OBELISK_GLYPH else 0
    if after > before:
        gain = POINT * (lookup.OBELISK_POINTS[after] - lookup.OBELISK_POINTS[before])
        late = state.round_number + 2 > ROUNDS
        total += gain if gain > FIRST_OBELISK_VALUE or late else FIRST_OBELISK_VALUE
    return total * OBELISK_PERCENT // 100


# --- tomb -----------------------------------------------------------------------------------------------------------------


def tomb_value(state: Pyramids, seat: i64, card: i64) -> i64:
    """PY-5.4, PY-5.5 The value that a card adds to a tomb: by how much it improves the leads in its colours."""
    rounds_left = ROUNDS - 1 - state.round_number
    total = GLYPH_VALUE if lookup.CARD_GLYPH[card] == lookup.TOMB_GLYPH else 0
    for colour in range(lookup.COLOURS):
        stones = lookup.CARD_STONES[card * lookup.COLOURS + colour]
        if stones > 0:
            lead = tomb_lead(state, seat, colour)
            total += majority_value(lead + stones, rounds_left) - majority_value(lead, rounds_left)
    return total


def tomb_lead(state: Pyramids, seat: i64, colour: i64) -> i64:
    """How many stones of a colour a tomb has more than any other."""
    rival: i64 = 0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, state.tomb_stones(other, colour))
    return state.tomb_stones(seat, colour) - rival


def majority_value(lead: i64, rounds_left: i64) -> i64:
    """The value of a lead in a colour of the tombs with this many rounds left."""
    lead = MOST_LEAD if lead > MOST_LEAD else -MOST_LEAD if lead < -MOST_LEAD else lead
    return MAJORITY_VALUE[rounds_left * (2 * MOST_LEAD + 1) + lead + MOST_LEAD]
