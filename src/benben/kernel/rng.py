"""A source of choices lent by the caller: the kernel owns no randomness."""

from __future__ import annotations

from typing import Protocol

from librt.random import Random
from mypy_extensions import i64, mypyc_attr


class RandomBits(Protocol):
    """Anything that gives random bits, such as ``random.Random``."""

    def getrandbits(self, k: int, /) -> int:
        """``k`` random bits as an integer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A seeded stream of small numbers. Subclasses may steer it, which is how the laws walk through every deal."""

    def __init__(self, seed: i64) -> None:
        self._stream = Random(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each as likely."""
        return self._stream.randrange(n)


def as_rng(rng: Rng | RandomBits) -> Rng:
    """Make a Luck of what the caller brought: a Luck itself, or anything that gives random bits."""
    if isinstance(rng, Rng):
        return rng
    return Rng(rng.getrandbits(62))
