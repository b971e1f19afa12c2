"""Pen: writes an observation vector from left to right, so that a game says what it shows and never counts places."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class ObservationWriter:
    """A vector of a fixed length that is written again and again; whoever holds ``vector`` sees the latest writing."""

    def __init__(self, length: i64) -> None:
        self.vector = vec[float]([0.0] * length)
        self.at: i64 = 0

    def restart(self) -> None:
        """Wipe everything and go back to the beginning."""
        vector = self.vector
        i: i64 = 0
        while i < len(vector):
            vector[i] = 0.0
            i += 1
        self.at = 0

    def number(self, value: i64) -> None:
        """One number."""
        self.vector[self.at] = float(value)
        self.at += 1

    def numbers(self, values: vec[i64]) -> None:
        """Every number of a vector."""
        i: i64 = 0
        while i < len(values):
            self.number(values[i])
            i += 1

    def per_seat(self, values: vec[i64], own: i64, size: i64 = 1) -> None:
        """Every number of a vector with ``size`` numbers a seat, the own seat's first, then clockwise."""
        length = i64(len(values))
        for i in range(length):
            self.number(values[(own * size + i) % length])

    def seats(self, mask: i64, own: i64, players: i64) -> None:
        """A mask of seats as one number each, the own seat's first, then clockwise."""
        for rank in range(players):
            self.number((mask >> (own + rank) % players) & 1)

    def one_hot(self, index: i64, size: i64) -> None:
        """As many zeros as ``size``, with a one at ``index``; none where the index is out of range."""
        if 0 <= index < size:
            self.vector[self.at + index] = 1.0
        self.at += size

    def reserve(self, size: i64) -> i64:
        """Leave zeros to be filled by `add`; the place of the first."""
        start = self.at
        self.at += size
        return start

    def add(self, place: i64) -> None:
        """One more at a place that `reserve` gave."""
        self.vector[place] += 1.0

    def check_full(self, title: str) -> None:
        """Raise when a game wrote less or more than it declares."""
        if self.at != len(self.vector):
            raise AssertionError(f"{title} declares an observation of {len(self.vector)} numbers and wrote {self.at}")
