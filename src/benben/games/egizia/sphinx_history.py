"""The history of the sphinx cards as a list of numbers: every draw, and every choice which cards to keep (EG-7.4, EG-10.7).

A draw entry holds a seat and a card. A keep entry closes the draw entries since the keep entry before it: a mask says which
of them, by place, went into the hand; the others went under the supply in the order drawn. A keep entry is *open* while its
seat may keep a second card. In a veiled position a card that the viewer did not see is `UNKNOWN`, and a keep entry of
another seat is *veiled*: it holds the number of cards kept, but not which.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNKNOWN: Final[i64] = 31
"""The card of a draw entry that the viewer did not see."""

KEEP_BIT: Final[i64] = 1 << 20
"""Set in every keep entry."""

OPEN_BIT: Final[i64] = 1 << 19
"""Set in a keep entry while its seat may keep another card."""

VEILED_BIT: Final[i64] = 1 << 18
"""Set in a keep entry whose cards the viewer did not see."""


def draw_entry(seat: i64, card: i64) -> i64:
    """The entry of a card drawn by a seat."""
    return (seat << 8) | card


def keep_entry(seat: i64, number: i64, places: i64) -> i64:
    """The entry of a seat that keeps ``number`` of the cards drawn: those at ``places``, a mask."""
    return KEEP_BIT | (seat << 12) | (number << 8) | places


def is_keep(entry: i64) -> bool:
    """True for a keep entry, False for a draw entry."""
    return entry & KEEP_BIT != 0


def card_of(entry: i64) -> i64:
    """The card of a draw entry."""
    return entry & 31


def drawer_of(entry: i64) -> i64:
    """The seat of a draw entry."""
    return entry >> 8


def keeper_of(entry: i64) -> i64:
    """The seat of a keep entry."""
    return (entry >> 12) & 15


def number_of(entry: i64) -> i64:
    """The number of cards kept by a keep entry."""
    return (entry >> 8) & 15


def places_of(entry: i64) -> i64:
    """The places kept by a keep entry, as a mask."""
    return entry & 0xFF


def open_draw_start(history: vec[i64]) -> i64:
    """The index of the first entry of the draw that is not closed; the length of the history when every draw is closed."""
    i: i64 = len(history)
    if i > 0 and is_keep(history[i - 1]) and history[i - 1] & OPEN_BIT:
        i -= 1
    while i > 0 and not is_keep(history[i - 1]):
        i -= 1
    return i


def kept_in_open_draw(history: vec[i64]) -> i64:
    """The places of the open draw that are kept already, as a mask."""
    last = len(history) - 1
    return places_of(history[last]) if last >= 0 and is_keep(history[last]) and history[last] & OPEN_BIT else 0
