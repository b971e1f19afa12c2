"""The moves of Pyramids, and the places of a pyramid with what touches what (PY-4.4, PY-4.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.pyramids.box import BOX, MOST
from benben.kernel.catalogue import Axis, Catalogue, Family, seat_axis

BASE: Final[i64] = BOX.base
"""PY-4.4 How many cards wide the base is; each stage above is one narrower, so that there are as many stages."""

LEAST: Final[i64] = 1 - BASE
"""PY-4.5 The least index of any stage: the first base card has index 0 and the base is never wider than `BASE`."""


def _widths() -> list[int]:
    return [2 * BOX.base - 1 - stage for stage in range(BOX.base)]


def _place_words() -> list[str]:
    least = 1 - BOX.base
    return [f"{stage}.{least + i}" for stage, width in enumerate(_widths()) for i in range(width)]


CARD: Final = Axis("card", [card.name for card in BOX.cards])
PLACE: Final = Axis("place", _place_words())
GOD: Final = Axis("god", [god.name for god in BOX.gods])
PAIR: Final = Axis("pair", [str(number) for number in range(1, MOST + 1)])
PLAYER: Final = seat_axis(MOST)

PYRAMID: Final = Family("pyramid", "pyramid {card} at {place}", (CARD, PLACE), ("hand.{card}", "pyramid.{place}"))
OBELISK: Final = Family("obelisk", "obelisk {card}", (CARD,), ("hand.{card}", "obelisk"))
TOMB: Final = Family("tomb", "tomb {card}", (CARD,), ("hand.{card}", "tomb"), hidden="card")
DONE: Final = Family("done", "done", (), ("done",))
DISCARD: Final = Family("discard", "discard {card}", (CARD,), ("hand.{card}", "discard"))
CHOOSE: Final = Family("god", "god {god}", (GOD,), ("god.{god}",))
TAKE: Final = Family("take", "take {pair}", (PAIR,), ("quarry.{pair}",))
FIRST: Final = Family("first", "first {player}", (PLAYER,))
DEAL: Final = Family("deal", "deal {player} {card}", (PLAYER, CARD), (), hidden="card")
OUT: Final = Family("out", "out {god}", (GOD,))
REVEAL: Final = Family("reveal", "reveal {card}", (CARD,))

CATALOGUE: Final = Catalogue((PYRAMID, OBELISK, TOMB, DONE, DISCARD, CHOOSE, TAKE, FIRST, DEAL, OUT, REVEAL))

CARDS: Final[i64] = CARD.size
PLACES: Final[i64] = PLACE.size
GODS: Final[i64] = GOD.size

PYRAMID_BASE: Final[i64] = PYRAMID.base
OBELISK_BASE: Final[i64] = OBELISK.base
TOMB_BASE: Final[i64] = TOMB.base
DONE_ACTION: Final[i64] = DONE.base
DISCARD_BASE: Final[i64] = DISCARD.base
CHOOSE_BASE: Final[i64] = CHOOSE.base
TAKE_BASE: Final[i64] = TAKE.base
FIRST_BASE: Final[i64] = FIRST.base
DEAL_BASE: Final[i64] = DEAL.base
OUT_BASE: Final[i64] = OUT.base
REVEAL_BASE: Final[i64] = REVEAL.base
