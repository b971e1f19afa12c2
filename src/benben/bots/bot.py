"""The interface of a bot: it is given a Perspective and returns an action, with intermediate thoughts on the way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field

from benben.kernel.perspective import Perspective


@dataclass
class Thought:
    """An intermediate result of a bot: its best action so far, and its estimates of the alternatives."""

    progress: float
    """From 0 to 1; 1 for the last thought."""
    action: int
    """The best action so far."""
    notes: dict[int, tuple[int, float]] = field(default_factory=dict)
    """For each action considered: the number of trials, and the expected result from 0 (lost) to 1 (won)."""
    chances: dict[int, float] = field(default_factory=dict)
    """If the action was drawn at random: the probability of each action, all of them with notes; empty if none was drawn."""

    @property
    def ranked(self) -> list[int]:
        """The actions considered: its own first, then those that were tried most."""
        tried = sorted(self.notes, key=lambda action: (-self.notes[action][0], action))
        return [self.action, *[action for action in tried if action != self.action]]


class Bot(ABC):
    """A player. A bot knows no game and no State: the Perspective is all it is given."""

    name: str = "bot"

    @abstractmethod
    def think(self, perspective: Perspective) -> Iterator[Thought]:
        """Yield better and better thoughts; the last one has progress 1."""

    def choose(self, perspective: Perspective) -> int:
        """The action of the last thought."""
        return self.conclude(perspective).action

    def conclude(self, perspective: Perspective) -> Thought:
        """The last thought."""
        last: Thought | None = None
        for thought in self.think(perspective):
            last = thought
        assert last is not None, f"{self.name} had no thought"
        return last
