"""A bot that takes any legal action: the measure of what no thought at all achieves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benben.bots.bot import Bot, Thought
from benben.kernel.perspective import Perspective


class RandomBot(Bot):
    """Chooses at random."""

    def __init__(self, seed: int | None = None, name: str = "random") -> None:
        self.name = name
        self._rng = Random(seed)

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        yield Thought(1.0, self._rng.choice(perspective.legal()))
