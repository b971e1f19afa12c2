"""The pyramids of all players: which card lies where, and the groups its stones form (PY-5.1).

Cells are numbered board by board: seat x `ROOM` + place x 4 + cell of the card. A group is known by one of its cells, its
root. Nothing placed is ever moved, so that groups only grow: each card joins what it touches when it is laid.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.pyramids.box import CELLS
from benben.games.pyramids.lookup import (
    BONUS_POINTS,
    BONUS_STONES,
    COLOUR,
    COLOURS,
    GLYPH,
    IN_PYRAMID,
    LONGEST_POINTS,
    STONE_POINTS,
    WEIGHT,
)
from benben.games.pyramids.moves import PLACES
from benben.games.pyramids.places import TOUCHING

ROOM: Final[i64] = PLACES * CELLS
"""The cells of one player's ground."""

EMPTY: Final[i64] = 255
"""The colour of a cell where no card lies."""


class Masonry:
    """Cards, colours and groups of every pyramid."""

    def __init__(
        self, cards: vec[u8], filled: vec[i64], hues: vec[u8], roots: vec[u8], sizes: vec[u8], largest: vec[i64]
    ) -> None:
        self.cards = cards
        """The card of each place, PLACES a seat; it means nothing where none lies."""
        self.filled = filled
        """For each seat the set of places with a card."""
        self.hues = hues
        """The colour of each cell, or `EMPTY`."""
        self.roots = roots
        """For each cell another of its group, nearer to the root, counted within its own ground; a root names itself."""
        self.sizes = sizes
        """For each root how many stones its group has."""
        self.largest = largest
        """How many stones the largest group of each colour has, COLOURS a seat."""

    def copy(self) -> Masonry:
        """The same pyramids, apart."""
        return Masonry(self.cards[:], self.filled[:], self.hues[:], self.roots[:], self.sizes[:], self.largest[:])

    # --- building -----------------------------------------------------------------------------------------------------

    def lay(self, seat: i64, place: i64, card: i64) -> None:
        """PY-4.1 A card comes to lie at a place; its stones join the groups they touch."""
        self.cards[seat * PLACES + place] = u8(card)
        self.filled[seat] |= 1 << place
        ground = seat * ROOM
        first = place * CELLS
        hues, roots, sizes, largest = self.hues, self.roots, self.sizes, self.largest
        cell: i64 = 0
        while cell < CELLS:
            hues[ground + first + cell] = u8(COLOUR[card * CELLS + cell])
            roots[ground + first + cell] = u8(first + cell)
            sizes[ground + first + cell] = u8(WEIGHT[card * CELLS + cell])
            cell += 1
        self.join(ground, first, first + 1)
        self.join(ground, first + 2, first + 3)
        self.join(ground, first, first + 2)
        self.join(ground, first + 1, first + 3)
        i: i64 = 0
        while i < 2 * CELLS:
            other = TOUCHING[2 * first + i]
            if other >= 0:
                self.join(ground, first + (i >> 1), other)
            i += 1
        cell = first
        while cell < first + CELLS:
            best = seat * COLOURS + i64(hues[ground + cell])
            size = i64(sizes[ground + self.root(ground, cell)])
            if size > largest[best]:
                largest[best] = size
            cell += 1

    def join(self, ground: i64, one: i64, other: i64) -> None:
        """PY-5.1 Two cells that share an edge belong together when their stones have one colour."""
        hues = self.hues
        if hues[ground + one] != hues[ground + other]:
            return
        a, b = self.root(ground, one), self.root(ground, other)
        if a != b:
            low, high = (a, b) if a < b else (b, a)
            self.roots[ground + high] = u8(low)
            self.sizes[ground + low] += self.sizes[ground + high]

    def root(self, ground: i64, cell: i64) -> i64:
        """The cell that stands for a cell's group."""
        roots = self.roots
        above = i64(roots[ground + cell])
        while above != cell:
            cell = above
            above = i64(roots[ground + cell])
        return cell

    # --- what stands --------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """PY-5.1, PY-5.2 A point a stone of each colour's largest group, the longest again, and the bonus."""
        total: i64 = 0
        longest: i64 = 0
        least = self.largest[seat * COLOURS]
        colour: i64 = 0
        while colour < COLOURS:
            size = self.largest[seat * COLOURS + colour]
            total += size
            if size > longest:
                longest = size
            if size < least:
                least = size
            colour += 1
        return total * STONE_POINTS + longest * LONGEST_POINTS + (BONUS_POINTS if least >= BONUS_STONES else 0)

    def glyphs(self, seat: i64) -> i64:
        """PY-5.5 How many pyramid glyphs lie in a pyramid."""
        count: i64 = 0
        filled = self.filled[seat]
        place: i64 = 0
        while filled >> place:
            if (filled >> place) & 1 and GLYPH[i64(self.cards[seat * PLACES + place])] == IN_PYRAMID:
                count += 1
            place += 1
        return count

    def built(self, seat: i64) -> list[tuple[int, int]]:
        """The places of a pyramid where a card lies, each with its card."""
        filled = self.filled[seat]
        return [(place, int(self.cards[seat * PLACES + place])) for place in range(PLACES) if (filled >> place) & 1]

    def cells(self, seat: i64) -> list[int]:
        """The cells of a pyramid where a card lies, in order."""
        return [cell for cell in range(ROOM) if i64(self.hues[seat * ROOM + cell]) != EMPTY]

    def stones(self, seat: i64, cell: i64) -> int:
        """PY-1.3 How many stones a cell counts for."""
        return int(WEIGHT[i64(self.cards[seat * PLACES + cell // CELLS]) * CELLS + cell % CELLS])


def bare_ground(players: i64) -> Masonry:
    """The grounds of all players before anything is built."""
    return Masonry(
        vec[u8]([u8(0)] * (players * PLACES)),
        vec[i64]([0] * players),
        vec[u8]([u8(EMPTY)] * (players * ROOM)),
        vec[u8]([u8(0)] * (players * ROOM)),
        vec[u8]([u8(0)] * (players * ROOM)),
        vec[i64]([0] * (players * COLOURS)),
    )
