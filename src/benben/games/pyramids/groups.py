"""Points of one player's edifices, counted in native numbers: groups of stones, obelisk colours, tomb stones, glyphs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.pyramids.box import BOX, CELLS, EDIFICES
from benben.games.pyramids.ground import TOUCHING
from benben.games.pyramids.moves import PLACES

COLOURS: Final[i64] = len(BOX.colours)
EMPTY: Final[i64] = -1

COLOUR: Final[vec[i64]] = vec[i64]([colour for card in BOX.cards for colour in card.cells])
"""The colour of each cell of each card."""


def _weights(left: str, right: str) -> list[int]:
    """PY-1.3 A large stone fills two cells and counts once: in its lower cell."""
    return [1, len(left) - 1, 1, len(right) - 1]


def _obelisk_table() -> list[int]:
    table = BOX.scoring.obelisk
    return [0] + [table[min(cards, len(table)) - 1] for cards in range(1, BOX.rounds + 1)]


WEIGHT: Final[vec[i64]] = vec[i64]([weight for card in BOX.cards for weight in _weights(card.left, card.right)])
"""How many stones each cell of each card counts for."""

STONES: Final[vec[i64]] = vec[i64]([card.stones.count(c) for card in BOX.cards for c in range(len(BOX.colours))])
"""How many stones of each colour each card shows."""

HAS: Final[vec[i64]] = vec[i64]([sum(1 << colour for colour in set(card.stones)) for card in BOX.cards])
"""The set of colours of each card."""

GLYPH: Final[vec[i64]] = vec[i64]([EDIFICES.index(card.glyph) if card.glyph else -1 for card in BOX.cards])
"""The glyph of each card: the number of its edifice, or -1."""

IN_PYRAMID: Final[i64] = EDIFICES.index("pyramid")
IN_OBELISK: Final[i64] = EDIFICES.index("obelisk")
IN_TOMB: Final[i64] = EDIFICES.index("tomb")

STONE_POINTS: Final[i64] = BOX.scoring.stone
LONGEST_POINTS: Final[i64] = BOX.scoring.longest
BONUS_STONES: Final[i64] = BOX.scoring.bonus_stones
BONUS_POINTS: Final[i64] = BOX.scoring.bonus
MAJORITY_POINTS: Final[i64] = BOX.scoring.majority
GLYPH_POINTS: Final[i64] = BOX.scoring.glyph
OBELISK_POINTS: Final[vec[i64]] = vec[i64](_obelisk_table())
"""PY-5.3 The points for each number of cards with the best colour."""


def root_of(roots: vec[i64], cell: i64) -> i64:
    """The cell that stands for a cell's group."""
    while roots[cell] != cell:
        roots[cell] = roots[roots[cell]]
        cell = roots[cell]
    return cell


def _join(roots: vec[i64], one: i64, other: i64) -> None:
    a, b = root_of(roots, one), root_of(roots, other)
    if a < b:
        roots[b] = a
    else:
        roots[a] = b


def group_roots(cards: vec[u8], start: i64, filled: i64) -> vec[i64]:
    """PY-5.1 For each cell of a pyramid the cell that stands for its group; `EMPTY` where no card lies.

    The pyramid's cards begin at ``start``; ``filled`` is the set of places with a card.
    """
    roots = vec[i64]([EMPTY] * (PLACES * CELLS))
    place: i64 = 0
    while filled >> place:
        if (filled >> place) & 1:
            _add_card(roots, cards, start, place)
        place += 1
    return roots


def _add_card(roots: vec[i64], cards: vec[u8], start: i64, place: i64) -> None:
    """Join a card's cells with each other and with the cells beside and below, which are there before it."""
    first = place * CELLS
    look = i64(cards[start + place]) * CELLS
    cell: i64 = 0
    while cell < CELLS:
        roots[first + cell] = first + cell
        cell += 1
    if COLOUR[look] == COLOUR[look + 1]:
        _join(roots, first, first + 1)
    if COLOUR[look + 2] == COLOUR[look + 3]:
        _join(roots, first + 2, first + 3)
    if COLOUR[look] == COLOUR[look + 2]:
        _join(roots, first, first + 2)
    if COLOUR[look + 1] == COLOUR[look + 3]:
        _join(roots, first + 1, first + 3)
    i: i64 = 0
    while i < 2 * CELLS:
        other = TOUCHING[2 * first + i]
        if other >= 0 and roots[other] != EMPTY:
            cell = i >> 1
            if COLOUR[i64(cards[start + other // CELLS]) * CELLS + other % CELLS] == COLOUR[look + cell]:
                _join(roots, first + cell, other)
        i += 1


def group_sizes(cards: vec[u8], start: i64, filled: i64, roots: vec[i64]) -> vec[i64]:
    """PY-5.1 For each cell that stands for a group, how many stones the group has."""
    sizes = vec[i64]([0] * (PLACES * CELLS))
    place: i64 = 0
    while filled >> place:
        if (filled >> place) & 1:
            look = i64(cards[start + place]) * CELLS
            cell: i64 = 0
            while cell < CELLS:
                sizes[root_of(roots, place * CELLS + cell)] += WEIGHT[look + cell]
                cell += 1
        place += 1
    return sizes


def largest_groups(cards: vec[u8], start: i64, filled: i64) -> vec[i64]:
    """PY-5.1 How many stones the largest group of each colour has."""
    roots = group_roots(cards, start, filled)
    sizes = group_sizes(cards, start, filled, roots)
    best = vec[i64]([0] * COLOURS)
    cell: i64 = 0
    while cell < PLACES * CELLS:
        if sizes[cell] > 0:
            colour = COLOUR[i64(cards[start + cell // CELLS]) * CELLS + cell % CELLS]
            if sizes[cell] > best[colour]:
                best[colour] = sizes[cell]
        cell += 1
    return best


def group_points(best: vec[i64]) -> i64:
    """PY-5.1, PY-5.2 The points of a pyramid whose largest groups have so many stones."""
    total: i64 = 0
    longest: i64 = 0
    least: i64 = best[0]
    colour: i64 = 0
    while colour < COLOURS:
        size = best[colour]
        total += size
        if size > longest:
            longest = size
        if size < least:
            least = size
        colour += 1
    return total * STONE_POINTS + longest * LONGEST_POINTS + (BONUS_POINTS if least >= BONUS_STONES else 0)


def colour_cards(cards: vec[u8], start: i64, height: i64, colour: i64) -> i64:
    """PY-5.3 On how many cards of an obelisk a colour is present."""
    count: i64 = 0
    i = start
    while i < start + height:
        count += (HAS[i64(cards[i])] >> colour) & 1
        i += 1
    return count


def obelisk_points(cards: vec[u8], start: i64, height: i64) -> i64:
    """PY-5.3 The points of an obelisk: for one colour only."""
    best: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        best = max(best, colour_cards(cards, start, height, colour))
        colour += 1
    return OBELISK_POINTS[best]


def glyphs_in(cards: vec[u8], start: i64, height: i64, edifice: i64) -> i64:
    """PY-5.5 How many cards of a pile carry the glyph of their edifice."""
    count: i64 = 0
    i = start
    while i < start + height:
        if GLYPH[i64(cards[i])] == edifice:
            count += 1
        i += 1
    return count
