"""Rng: a seeded random number generator that the caller provides. The kernel owns no randomness."""

from __future__ import annotations

from typing import Protocol

from librt.random import Random
from mypy_extensions import i64, mypyc_attr


class RandomBits(Protocol):
    """Any object that returns random bits, such as ``random.Random``."""

    def getrandbits(self, k: int, /) -> int:
        """``k`` random bits as an integer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A seeded stream of small numbers. The laws use a subclass that walks through every possible deal."""

    def __init__(self, seed: i64) -> None:
        self._stream = Random(seed)

    def below(self, n: i64) -> i64:
        """A random number from 0 to n-1, uniformly distributed."""
        return self._stream.randrange(n)


def as_rng(rng: Rng | RandomBits) -> Rng:
    """An Rng from what the caller provides: an Rng itself, or an object that returns random bits as its seed."""
    if isinstance(rng, Rng):
        return rng
    return Rng(rng.getrandbits(62))
