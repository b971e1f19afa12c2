"""What a bot is: something that is shown a Perspective and names an action. It thinks in slices and can be watched."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field

from benben.kernel.perspective import Perspective


@dataclass
class Thought:
    """How far a bot has got: its best action so far and what it expects of the alternatives."""

    progress: float
    action: int
    notes: dict[int, tuple[int, float]] = field(default_factory=dict)
    """For each action considered: how often it was tried, and the result expected of it from 0 (lost) to 1 (won)."""


class Bot(ABC):
    """A player. Bots know no game: all they have is the Perspective they are shown."""

    name: str = "bot"

    @abstractmethod
    def think(self, perspective: Perspective) -> Iterator[Thought]:
        """Think in slices; each thought is better than the one before, the last has progress 1."""

    def choose(self, perspective: Perspective) -> int:
        """Think to the end and name an action."""
        last: Thought | None = None
        for thought in self.think(perspective):
            last = thought
        assert last is not None, f"{self.name} had no thought"
        return last.action
