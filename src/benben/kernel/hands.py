"""Hands of cards or tiles in one vector: a sorted section for each seat, with a filler in its free places at the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def put(hands: vec[i64], start: i64, size: i64, card: i64) -> None:
    """Put a card into a hand that has room; the filler must be larger than every card."""
    i = start + size - 1
    while i > start and hands[i - 1] > card:
        hands[i] = hands[i - 1]
        i -= 1
    hands[i] = card


def remove(hands: vec[i64], start: i64, size: i64, card: i64, filler: i64) -> None:
    """Take a card out of a hand that holds it."""
    i = start
    while hands[i] != card:
        i += 1
    last = start + size - 1
    while i < last:
        hands[i] = hands[i + 1]
        i += 1
    hands[last] = filler


def count(hands: vec[i64], start: i64, size: i64, filler: i64) -> i64:
    """How many cards a hand holds."""
    n: i64 = 0
    while n < size and hands[start + n] != filler:
        n += 1
    return n


def contains(hands: vec[i64], start: i64, size: i64, card: i64) -> bool:
    """Whether a hand holds this card."""
    for i in range(start, start + size):
        if hands[i] == card:
            return True
    return False
