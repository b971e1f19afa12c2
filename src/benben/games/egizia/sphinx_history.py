"""The tale of the sphinx cards: who drew which, in order, and which of them were kept.

One number an entry. A draw names its seat and card. A keep closes the cards drawn since the keep before it: which of
them, by their place in the draw, went into the hand; the others went under the supply in the order drawn (EG-7.4, EG-10.7).
A keep is *open* while a second card may still be kept. For those who may not know, the card of a draw is `UNKNOWN` and a
keep is *veiled*: only its number is told.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNKNOWN: Final[i64] = 31
KEEP_BIT: Final[i64] = 1 << 20
OPEN_BIT: Final[i64] = 1 << 19
VEILED_BIT: Final[i64] = 1 << 18


def drew(seat: i64, card: i64) -> i64:
    """A seat drew a card."""
    return (seat << 8) | card


def kept(seat: i64, number: i64, places: i64) -> i64:
    """A seat kept so many of the cards drawn: the places it kept, as a mask."""
    return KEEP_BIT | (seat << 12) | (number << 8) | places


def is_keep(entry: i64) -> bool:
    """Whether an entry closes a draw."""
    return entry & KEEP_BIT != 0


def card_of(entry: i64) -> i64:
    """The card of a draw."""
    return entry & 31


def drawer_of(entry: i64) -> i64:
    """The seat of a draw."""
    return entry >> 8


def keeper_of(entry: i64) -> i64:
    """The seat of a keep."""
    return (entry >> 12) & 15


def number_of(entry: i64) -> i64:
    """How many cards a keep kept."""
    return (entry >> 8) & 15


def places_of(entry: i64) -> i64:
    """The places a keep kept, as a mask."""
    return entry & 0xFF


def draw_under_way(tale: vec[i64]) -> i64:
    """Where the draw that is not closed yet begins: the end of the tale when there is none."""
    i: i64 = len(tale)
    if i > 0 and is_keep(tale[i - 1]) and tale[i - 1] & OPEN_BIT:
        i -= 1
    while i > 0 and not is_keep(tale[i - 1]):
        i -= 1
    return i


def kept_so_far(tale: vec[i64]) -> i64:
    """The places kept already of the draw under way, as a mask."""
    last = len(tale) - 1
    return places_of(tale[last]) if last >= 0 and is_keep(tale[last]) and tale[last] & OPEN_BIT else 0
