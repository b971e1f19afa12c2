"""Bots as other people write them, for tests of leagues."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benben.bots.bot import Bot, Thought
from benben.kernel.perspective import Perspective

__version__ = "7.1"


class FirstAction(Bot):
    """Takes the first legal action."""

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        yield Thought(1.0, perspective.legal()[0])


class Seeded(Bot):
    """Takes a random action."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        yield Thought(1.0, self.random.choice(perspective.legal()))


class NeedsMore(Bot):
    """Cannot be made without being told more."""

    def __init__(self, weights: str) -> None:
        self.weights = weights

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        yield Thought(1.0, perspective.legal()[0])
