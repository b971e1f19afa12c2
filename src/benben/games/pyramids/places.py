"""The ground a pyramid stands on: its places, which of them are open, and which cells touch (PY-4.4, PY-4.5).

A pyramid is a set of places, one bit each, stage by stage from the least index on. A cell is place x 4 + its number on the
card: left lower, left upper, right lower, right upper.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.box import BOX, CELLS
from benben.games.pyramids.moves import BASE, LEAST, PLACES

STAGE_START: Final[vec[i64]] = vec[i64]([sum(2 * BOX.base - 1 - below for below in range(s)) for s in range(BOX.base + 1)])
"""The number of each stage's first place; the last entry is the number of places."""

ORIGIN: Final[i64] = -LEAST
"""The place of the first base card: index 0 (PY-4.5)."""

BASE_ROOM: Final[i64] = (1 << STAGE_START[1]) - 1

STAGE_OF: Final[vec[i64]] = vec[i64]([s for s in range(BOX.base) for _ in range(2 * BOX.base - 1 - s)])
INDEX_OF: Final[vec[i64]] = vec[i64]([1 - BOX.base + i for s in range(BOX.base) for i in range(2 * BOX.base - 1 - s)])


def open_places(filled: i64) -> i64:
    """PY-4.4 Where the next card may go: at either end of the base up to its width, or on two adjacent cards."""
    below = filled & BASE_ROOM
    if below == 0:
        return 1 << ORIGIN
    found: i64 = 0
    if bits(below) < BASE:
        found = ((below << 1) | (below >> 1)) & ~below & BASE_ROOM
    stage: i64 = 1
    while stage < BASE:
        start = STAGE_START[stage]
        here = (filled >> start) & ((1 << (STAGE_START[stage + 1] - start)) - 1)
        found |= (below & (below >> 1) & ~here) << start
        below = here
        stage += 1
    return found


def bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def column_of(place: i64) -> i64:
    """PY-4.5 The left column of a card: s + 2k."""
    return STAGE_OF[place] + 2 * INDEX_OF[place]


def place_at(stage: i64, index: i64) -> i64:
    """The number of a place, or -1 where there is none."""
    if stage < 0 or stage >= BASE or index < LEAST or index >= LEAST + STAGE_START[stage + 1] - STAGE_START[stage]:
        return -1
    return STAGE_START[stage] + index - LEAST


def _touching(place: int, cell: int) -> list[int]:
    """The cells of other cards that share an edge with one cell of a card: beside it, below it and above it."""
    stage, index = int(STAGE_OF[place]), int(INDEX_OF[place])
    left, upper = cell < 2, cell % 2
    beside = (int(place_at(stage, index - 1)), 2 + upper) if left else (int(place_at(stage, index + 1)), upper)
    if upper:
        over = (int(place_at(stage + 1, index - 1)), 2) if left else (int(place_at(stage + 1, index)), 0)
    else:
        over = (int(place_at(stage - 1, index)), 3) if left else (int(place_at(stage - 1, index + 1)), 1)
    return [spot * CELLS + its if spot >= 0 else -1 for spot, its in (beside, over)]


TOUCHING: Final[vec[i64]] = vec[i64](
    [other for place in range(PLACES) for cell in range(CELLS) for other in _touching(place, cell)]
)
"""For each cell the two cells of other cards it touches: beside it, and above or below it; -1 where there is none."""
