"""The cards as tables of native numbers: colours, stones and glyphs of each, and what they are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.box import BOX, EDIFICES

COLOURS: Final[i64] = len(BOX.colours)

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
