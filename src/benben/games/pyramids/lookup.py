"""Tables of constants made from the box: what each card shows, what each god lets one build, what is scored.

A table with several numbers a card is indexed by card x numbers a card + number. Sets are masks, one bit a colour.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.box import BOX, BUILDS, EDIFICES, MOST_PLAYERS

# --- cards ----------------------------------------------------------------------------------------------------------------


def _cell_stones(left: str, right: str) -> list[int]:
    """PY-1.3 A large stone fills two cells and counts once: in its lower cell."""
    return [1, len(left) - 1, 1, len(right) - 1]


COLOURS: Final[i64] = len(BOX.colours)
"""The number of colours."""

CELL_COLOUR: Final[vec[i64]] = vec[i64]([colour for card in BOX.cards for colour in card.cells])
"""The colour of each cell of each card, CELLS a card."""

CELL_STONES: Final[vec[i64]] = vec[i64]([stones for card in BOX.cards for stones in _cell_stones(card.left, card.right)])
"""The number of stones that each cell of each card counts for, CELLS a card."""

CARD_STONES: Final[vec[i64]] = vec[i64]([card.stones.count(c) for card in BOX.cards for c in range(len(BOX.colours))])
"""The number of stones of each colour on each card, COLOURS a card."""

CARD_COLOURS: Final[vec[i64]] = vec[i64]([sum(1 << colour for colour in set(card.stones)) for card in BOX.cards])
"""The set of colours of each card."""

CARD_GLYPH: Final[vec[i64]] = vec[i64]([EDIFICES.index(card.glyph) if card.glyph else -1 for card in BOX.cards])
"""The glyph of each card; -1 where it has none."""

PYRAMID_GLYPH: Final[i64] = EDIFICES.index("pyramid")
"""The glyph that scores in a pyramid."""
OBELISK_GLYPH: Final[i64] = EDIFICES.index("obelisk")
"""The glyph that scores in an obelisk."""
TOMB_GLYPH: Final[i64] = EDIFICES.index("tomb")
"""The glyph that scores in a tomb."""

# --- points ---------------------------------------------------------------------------------------------------------------


def _obelisk_points() -> list[int]:
    """The box's list, extended to as many cards as there are rounds: its last entry is for more cards too."""
    listed = BOX.scoring.obelisk
    return [0] + [listed[min(cards, len(listed)) - 1] for cards in range(1, BOX.rounds + 1)]


STONE_POINTS: Final[i64] = BOX.scoring.stone
"""PY-5.1 Points for a stone of a colour's largest group."""
LONGEST_POINTS: Final[i64] = BOX.scoring.longest
"""PY-5.1 Points for a stone of the longest group of all, once more."""
BONUS_STONES: Final[i64] = BOX.scoring.bonus_stones
"""PY-5.2 Stones that the largest group of every colour needs for the bonus."""
BONUS_POINTS: Final[i64] = BOX.scoring.bonus
"""PY-5.2 Points of the bonus."""
MAJORITY_POINTS: Final[i64] = BOX.scoring.majority
"""PY-5.4 Points for a majority in one colour of the tombs."""
GLYPH_POINTS: Final[i64] = BOX.scoring.glyph
"""PY-5.5 Points for a glyph in its own kind of edifice."""
OBELISK_POINTS: Final[vec[i64]] = vec[i64](_obelisk_points())
"""PY-5.3 Points by the number of obelisk cards that show the best colour."""

# --- gods -----------------------------------------------------------------------------------------------------------------

NOT_IN_PLAY: Final[i64] = -1
"""A god that stays in the box with this number of players."""

GOD_BUILDS: Final[vec[i64]] = vec[i64](
    [
        BUILDS.index(god.builds[players]) if players in god.builds else NOT_IN_PLAY
        for players in range(MOST_PLAYERS + 1)
        for god in BOX.gods
    ]
)
"""PY-2.2, PY-4.2 What each god lets one build, as its place in BUILDS, or `NOT_IN_PLAY`: GODS a number of players."""

BUILT_PYRAMID: Final[i64] = 0
"""The last card built this turn went into the pyramid."""
BUILT_OBELISK: Final[i64] = 1
"""The last card built this turn went into the obelisk."""
BUILT_TOMB: Final[i64] = 2
"""The last card built this turn went into the tomb."""
BUILT_KINDS: Final[i64] = 3
"""The number of edifices that the last card may have gone into."""

MAY_OBELISK: Final[i64] = 1
"""The bit of a set that allows an obelisk card."""
MAY_TOMB: Final[i64] = 2
"""The bit of a set that allows a tomb card."""


def _may_build(builds: str, built: int) -> int:
    """PY-4.1, PY-4.2, PY-4.3 What may still be built: an obelisk card only before a tomb card, each once."""
    if built == BUILT_TOMB or builds == "nothing":
        return 0
    if built == BUILT_OBELISK:
        return 2 if builds == "both" else 0
    return {"tomb": 2, "obelisk": 1, "either": 3, "both": 3}[builds]


MAY_BUILD: Final[vec[i64]] = vec[i64]([_may_build(builds, built) for builds in BUILDS for built in range(3)])
"""The set of `MAY_OBELISK` and `MAY_TOMB` by what the god allows and what was built last, BUILT_KINDS an entry of BUILDS."""
