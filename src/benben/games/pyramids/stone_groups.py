"""The pyramids of all players: which card lies where, and the groups that its stones form (PY-5.1).

A cell of a seat is place x CELLS + cell of the card; vectors hold CELLS_PER_SEAT entries a seat. Groups are kept as a
union-find forest: a group is named by one of its cells, its root. Nothing placed is ever moved, so that groups only grow:
each card joins the groups it touches when it is laid.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.pyramids import lookup
from benben.games.pyramids.box import CELLS
from benben.games.pyramids.moves import PLACES
from benben.games.pyramids.places import NEIGHBOUR_CELLS, NEIGHBOURS

CELLS_PER_SEAT: Final[i64] = PLACES * CELLS
"""The cells of all places of one pyramid."""

NO_COLOUR: Final[i64] = 255
"""The colour of a cell where no card lies."""


class StoneGroups:
    """The cards of every pyramid and the groups of stones of one colour."""

    def __init__(
        self,
        *,
        cards: vec[u8],
        filled: vec[i64],
        colours: vec[u8],
        parents: vec[u8],
        sizes: vec[u8],
        largest: vec[i64],
    ) -> None:
        self.cards = cards
        """The card of each place, PLACES a seat; undefined where none lies."""
        self.filled = filled
        """The set of places of each seat that hold a card."""
        self.colours = colours
        """The colour of each cell, or `NO_COLOUR`."""
        self.parents = parents
        """For each cell another cell of its group that is nearer to the root; a root names itself."""
        self.sizes = sizes
        """The number of stones in the group of each root."""
        self.largest = largest
        """The number of stones in the largest group of each colour, COLOURS a seat."""

    def copy(self) -> StoneGroups:
        """A copy that shares nothing that changes."""
        return StoneGroups(
            cards=self.cards[:],
            filled=self.filled[:],
            colours=self.colours[:],
            parents=self.parents[:],
            sizes=self.sizes[:],
            largest=self.largest[:],
        )

    # --- building -----------------------------------------------------------------------------------------------------

    def lay(self, seat: i64, place: i64, card: i64) -> None:
        """PY-4.1 Lay a card at a place and join its stones to the groups they touch."""
        self.cards[seat * PLACES + place] = u8(card)
        self.filled[seat] |= 1 << place
        start = seat * CELLS_PER_SEAT
        first = place * CELLS
        for cell in range(CELLS):
            self.colours[start + first + cell] = u8(lookup.CELL_COLOUR[card * CELLS + cell])
            self.parents[start + first + cell] = u8(first + cell)
            self.sizes[start + first + cell] = u8(lookup.CELL_STONES[card * CELLS + cell])
        self.join(start, first, first + 1)
        self.join(start, first + 2, first + 3)
        self.join(start, first, first + 2)
        self.join(start, first + 1, first + 3)
        for i in range(NEIGHBOURS * CELLS):
            other = NEIGHBOUR_CELLS[NEIGHBOURS * first + i]
            if other >= 0:
                self.join(start, first + i // NEIGHBOURS, other)
        self.note_largest(seat, first)

    def note_largest(self, seat: i64, first: i64) -> None:
        """Update the largest groups after a card was laid whose first cell this is."""
        start = seat * CELLS_PER_SEAT
        largest = self.largest
        for cell in range(first, first + CELLS):
            colour = seat * lookup.COLOURS + i64(self.colours[start + cell])
            size = i64(self.sizes[start + self.root(start, cell)])
            if size > largest[colour]:
                largest[colour] = size

    def join(self, start: i64, one: i64, other: i64) -> None:
        """PY-5.1 Join the groups of two cells that share an edge, if they have the same colour."""
        if self.colours[start + one] != self.colours[start + other]:
            return
        a, b = self.root(start, one), self.root(start, other)
        if a != b:
            low, high = (a, b) if a < b else (b, a)
            self.parents[start + high] = u8(low)
            self.sizes[start + low] += self.sizes[start + high]

    def root(self, start: i64, cell: i64) -> i64:
        """The cell that names a cell's group; ``start`` is the first entry of the seat."""
        parents = self.parents
        parent = i64(parents[start + cell])
        while parent != cell:
            cell = parent
            parent = i64(parents[start + cell])
        return cell

    # --- reading ------------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """PY-5.1, PY-5.2 A point a stone of each colour's largest group, the longest again, and the bonus."""
        total: i64 = 0
        longest: i64 = 0
        least = self.largest[seat * lookup.COLOURS]
        for colour in range(lookup.COLOURS):
            size = self.largest[seat * lookup.COLOURS + colour]
            total += size
            if size > longest:
                longest = size
            if size < least:
                least = size
        bonus = lookup.BONUS_POINTS if least >= lookup.BONUS_STONES else 0
        return total * lookup.STONE_POINTS + longest * lookup.LONGEST_POINTS + bonus

    def glyphs(self, seat: i64) -> i64:
        """PY-5.5 The number of pyramid glyphs in a pyramid."""
        count: i64 = 0
        filled = self.filled[seat]
        place: i64 = 0
        while filled >> place:
            if (filled >> place) & 1 and lookup.CARD_GLYPH[i64(self.cards[seat * PLACES + place])] == lookup.PYRAMID_GLYPH:
                count += 1
            place += 1
        return count

    def built(self, seat: i64) -> list[tuple[int, int]]:
        """The places of a pyramid that hold a card, each with its card."""
        filled = self.filled[seat]
        return [(place, int(self.cards[seat * PLACES + place])) for place in range(PLACES) if (filled >> place) & 1]

    def filled_cells(self, seat: i64) -> list[int]:
        """The cells of a pyramid where a card lies, in order."""
        return [cell for cell in range(CELLS_PER_SEAT) if i64(self.colours[seat * CELLS_PER_SEAT + cell]) != NO_COLOUR]

    def stones_in(self, seat: i64, cell: i64) -> int:
        """PY-1.3 The number of stones that a cell with a card counts for."""
        return int(lookup.CELL_STONES[i64(self.cards[seat * PLACES + cell // CELLS]) * CELLS + cell % CELLS])


def empty_pyramids(players: i64) -> StoneGroups:
    """The pyramids of all players before any card is laid."""
    return StoneGroups(
        cards=vec[u8]([u8(0)] * (players * PLACES)),
        filled=vec[i64]([0] * players),
        colours=vec[u8]([u8(NO_COLOUR)] * (players * CELLS_PER_SEAT)),
        parents=vec[u8]([u8(0)] * (players * CELLS_PER_SEAT)),
        sizes=vec[u8]([u8(0)] * (players * CELLS_PER_SEAT)),
        largest=vec[i64]([0] * (players * lookup.COLOURS)),
    )
