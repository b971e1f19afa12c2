"""The moves of Pyramids: families of actions with their texts and click paths, and the names of a pyramid's places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.pyramids.box import BOX, MOST_PLAYERS
from benben.kernel.catalogue import Axis, Catalogue, Family, seat_axis

BASE_WIDTH: Final[i64] = BOX.base
"""PY-4.4 Cards in a finished base. Each stage above has one card less, so that this is the number of stages too."""

LEAST_INDEX: Final[i64] = 1 - BASE_WIDTH
"""PY-4.5 The least index of every stage: the first base card has index 0 and the base is never wider than `BASE_WIDTH`."""


def stage_widths() -> list[int]:
    """The number of places of each stage, from the base up: a base of index 0 may grow to either side."""
    return [2 * BOX.base - 1 - stage for stage in range(BOX.base)]


def _place_words() -> list[str]:
    least = 1 - BOX.base
    return [f"{stage}.{least + i}" for stage, width in enumerate(stage_widths()) for i in range(width)]


CARD: Final = Axis("card", [card.name for card in BOX.cards])
PLACE: Final = Axis("place", _place_words())
GOD: Final = Axis("god", [god.name for god in BOX.gods])
PAIR: Final = Axis("pair", [str(number) for number in range(1, MOST_PLAYERS + 1)])
PLAYER: Final = seat_axis(MOST_PLAYERS)

PYRAMID: Final = Family("pyramid", "pyramid {card} at {place}", (CARD, PLACE), ("hand.{card}", "pyramid.{place}"))
OBELISK: Final = Family("obelisk", "obelisk {card}", (CARD,), ("hand.{card}", "obelisk"))
TOMB: Final = Family("tomb", "tomb {card}", (CARD,), ("hand.{card}", "tomb"), hidden="card")
DONE: Final = Family("done", "done", (), ("done",))
DISCARD: Final = Family("discard", "discard {card}", (CARD,), ("hand.{card}", "discard"))
GOD_CHOICE: Final = Family("god", "god {god}", (GOD,), ("god.{god}",))
TAKE: Final = Family("take", "take {pair}", (PAIR,), ("quarry.{pair}",))
FIRST: Final = Family("first", "first {player}", (PLAYER,))
DEAL: Final = Family("deal", "deal {player} {card}", (PLAYER, CARD), (), hidden="card")
GOD_OUT: Final = Family("out", "out {god}", (GOD,))
REVEAL: Final = Family("reveal", "reveal {card}", (CARD,))

CATALOGUE: Final = Catalogue((PYRAMID, OBELISK, TOMB, DONE, DISCARD, GOD_CHOICE, TAKE, FIRST, DEAL, GOD_OUT, REVEAL))

CARDS: Final[i64] = CARD.size
"""The number of cards."""
PLACES: Final[i64] = PLACE.size
"""The number of places of a pyramid, most of which stay empty."""
GODS: Final[i64] = GOD.size
"""The number of gods in the box."""

# The first action of each family.
PYRAMID_BASE: Final[i64] = PYRAMID.base
OBELISK_BASE: Final[i64] = OBELISK.base
TOMB_BASE: Final[i64] = TOMB.base
DONE_ACTION: Final[i64] = DONE.base
DISCARD_BASE: Final[i64] = DISCARD.base
GOD_BASE: Final[i64] = GOD_CHOICE.base
TAKE_BASE: Final[i64] = TAKE.base
FIRST_BASE: Final[i64] = FIRST.base
DEAL_BASE: Final[i64] = DEAL.base
GOD_OUT_BASE: Final[i64] = GOD_OUT.base
REVEAL_BASE: Final[i64] = REVEAL.base
