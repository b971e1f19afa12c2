"""Sets of small numbers as bits of one integer."""

from __future__ import annotations

from mypy_extensions import i64


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the n-th set bit, counted from 0; the mask must have more than n."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    place: i64 = 0
    while not (mask >> place) & 1:
        place += 1
    return place
