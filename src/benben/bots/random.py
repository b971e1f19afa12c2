"""A bot that plays at random: the baseline for all others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benben.bots.bot import Bot, Thought
from benben.kernel.perspective import Perspective


class RandomBot(Bot):
    """Takes any legal action with equal probability."""

    def __init__(self, seed: int | None = None, name: str = "random") -> None:
        self.name = name
        self._rng = Random(seed)

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        yield Thought(1.0, self._rng.choice(perspective.legal()))
