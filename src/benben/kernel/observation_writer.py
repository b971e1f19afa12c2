"""ObservationWriter: writes an observation vector from left to right, so that a game never counts indices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

LEAST: Final = -(1 << 15)
"""The least number of an observation."""
GREATEST: Final = (1 << 15) - 1
"""The greatest number of an observation."""


@final
class ObservationWriter:
    """A vector of fixed length that is overwritten with each observation; ``vector`` is shared, not copied.

    It holds whole numbers of 16 bits: a quarter of the memory of floats, and none of their conversions.
    """

    def __init__(self, length: i64) -> None:
        self.vector = vec[i16]([0] * length)
        self.at: i64 = 0

    def restart(self) -> None:
        """Set all numbers to zero and start again at the first."""
        vector = self.vector
        for i in range(len(vector)):
            vector[i] = 0
        self.at = 0

    def start_at(self, place: i64) -> None:
        """Go on writing at an index, from which on all numbers must be zero: one vector can hold many observations."""
        self.at = place

    def number(self, value: i64) -> None:
        """Write one number."""
        self.vector[self.at] = i16(value)
        self.at += 1

    def numbers(self, values: vec[i64]) -> None:
        """Write every number of a vector."""
        vector, at = self.vector, self.at
        for i in range(len(values)):
            vector[at] = i16(values[i])
            at += 1
        self.at = at

    def per_seat(self, values: vec[i64], own: i64, size: i64 = 1) -> None:
        """Write a vector that has ``size`` numbers for each seat, the own seat's first, then clockwise."""
        vector, at = self.vector, self.at
        first, length = own * size, i64(len(values))
        for i in range(first, length):
            vector[at] = i16(values[i])
            at += 1
        for i in range(first):
            vector[at] = i16(values[i])
            at += 1
        self.at = at

    def bits(self, mask: i64, size: i64) -> None:
        """Write the lowest ``size`` bits of a mask as 0 or 1, the lowest first."""
        vector, at = self.vector, self.at
        self.at = at + size
        rest = mask & ((1 << size) - 1)
        while rest:
            if rest & 1:
                vector[at] = 1
            rest >>= 1
            at += 1

    def seats(self, mask: i64, own: i64, players: i64) -> None:
        """Write a mask of seats as 0 or 1 for each, the own seat's first, then clockwise."""
        asked = mask & ((1 << players) - 1)  # chance is no seat
        self.bits(asked >> own | asked << (players - own), players)

    def one_hot(self, index: i64, size: i64) -> None:
        """Write ``size`` numbers: 1 at ``index``, 0 elsewhere; all 0 when the index is out of range."""
        if 0 <= index < size:
            self.vector[self.at + index] = 1
        self.at += size

    def reserve(self, size: i64) -> i64:
        """Skip ``size`` zeros, for `add` and `put`; return the index of the first."""
        start = self.at
        self.at += size
        return start

    def add(self, place: i64) -> None:
        """Add 1 to the number at an index that `reserve` returned."""
        self.vector[place] += 1

    def counts(self, values: vec[u8], start: i64, length: i64, size: i64) -> None:
        """Write how often each number below ``size`` occurs in a part of a vector; others are not counted."""
        vector, at = self.vector, self.at
        for i in range(start, start + length):
            value = i64(values[i])
            if value < size:
                vector[at + value] += 1
        self.at = at + size

    def put(self, place: i64, value: i64) -> None:
        """Write a number at an index that `reserve` returned."""
        self.vector[place] = i16(value)

    def check_full(self, title: str) -> None:
        """Raise AssertionError when a game wrote fewer or more numbers than it declares."""
        self.check_written(0, len(self.vector), title)

    def check_written(self, start: i64, length: i64, title: str) -> None:
        """Raise AssertionError when a game that started at an index wrote fewer or more numbers than it declares."""
        if self.at - start != length:
            raise AssertionError(f"{title} declares an observation of {length} numbers and wrote {self.at - start}")
