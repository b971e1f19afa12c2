"""The places of a pyramid: which of them are open, and which cells touch (PY-4.4, PY-4.5).

A place is a number, stage by stage from the least index on; the places of a pyramid that hold a card are a mask. A cell is
place x CELLS + its number on the card: left lower, left upper, right lower, right upper.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.box import BOX, CELLS
from benben.games.pyramids.moves import BASE_WIDTH, LEAST_INDEX, PLACES, stage_widths
from benben.kernel.bits import count_bits

STAGE_START: Final[vec[i64]] = vec[i64]([sum(stage_widths()[:stage]) for stage in range(BOX.base + 1)])
"""The first place of each stage; the last entry is the number of places."""

STAGE_OF: Final[vec[i64]] = vec[i64]([stage for stage, width in enumerate(stage_widths()) for _ in range(width)])
"""The stage of each place."""

INDEX_OF: Final[vec[i64]] = vec[i64]([1 - BOX.base + i for width in stage_widths() for i in range(width)])
"""The index of each place in its stage."""

FIRST_PLACE: Final[i64] = -LEAST_INDEX
"""PY-4.5 The place of the first card: index 0 of the base."""

BASE_PLACES: Final[i64] = (1 << STAGE_START[1]) - 1
"""The set of all places of the base."""

NEIGHBOURS: Final[i64] = 2
"""A cell touches at most this many cells of other cards: one beside it, and one above or below it."""


def open_places(filled: i64) -> i64:
    """PY-4.4 Where the next card may go: at either end of the base up to its width, or on two adjacent cards."""
    below = filled & BASE_PLACES
    if below == 0:
        return 1 << FIRST_PLACE
    found: i64 = 0
    if count_bits(below) < BASE_WIDTH:
        found = ((below << 1) | (below >> 1)) & ~below & BASE_PLACES
    for stage in range(1, BASE_WIDTH):
        start = STAGE_START[stage]
        here = (filled >> start) & ((1 << (STAGE_START[stage + 1] - start)) - 1)
        found |= (below & (below >> 1) & ~here) << start
        below = here
    return found


def is_supported(filled: i64, place: i64) -> bool:
    """PY-4.4 Whether a place above the base has both cards below it."""
    stage = STAGE_OF[place]
    left = place - STAGE_START[stage] + STAGE_START[stage - 1]
    return (filled >> left) & 3 == 3


def is_possible_base(base: i64) -> bool:
    """PY-4.4, PY-4.5 Whether these places of the base have no gap, include index 0 and are not too many."""
    gapless = base & (base + (base & -base)) == 0
    return gapless and (base >> FIRST_PLACE) & 1 == 1 and count_bits(base) <= BASE_WIDTH


def column_of(place: i64) -> i64:
    """PY-4.5 The left column of a card: s + 2k."""
    return STAGE_OF[place] + 2 * INDEX_OF[place]


def place_at(stage: i64, index: i64) -> i64:
    """The place with this stage and index; -1 where there is none."""
    if stage < 0 or stage >= BASE_WIDTH or index < LEAST_INDEX:
        return -1
    place = STAGE_START[stage] + index - LEAST_INDEX
    return place if place < STAGE_START[stage + 1] else -1


def _neighbours(place: int, cell: int) -> list[int]:
    """The cells of other cards that share an edge with one cell of a card; -1 where there is none."""
    stage, index = int(STAGE_OF[place]), int(INDEX_OF[place])
    left, upper = cell < 2, cell % 2
    beside = (int(place_at(stage, index - 1)), 2 + upper) if left else (int(place_at(stage, index + 1)), upper)
    if upper:
        vertical = (int(place_at(stage + 1, index - 1)), 2) if left else (int(place_at(stage + 1, index)), 0)
    else:
        vertical = (int(place_at(stage - 1, index)), 3) if left else (int(place_at(stage - 1, index + 1)), 1)
    return [other * CELLS + its_cell if other >= 0 else -1 for other, its_cell in (beside, vertical)]


NEIGHBOUR_CELLS: Final[vec[i64]] = vec[i64](
    [other for place in range(PLACES) for cell in range(CELLS) for other in _neighbours(place, cell)]
)
"""The cells of other cards that each cell touches, NEIGHBOURS a cell: beside it, and above or below it; -1 for none."""
