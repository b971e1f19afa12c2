"""The bots by name: `random`, `greedy`, and the levels from beginner to master."""

from __future__ import annotations

from dataclasses import dataclass

from benben.bots.bot import Bot
from benben.bots.greedy import GreedyBot
from benben.bots.mcts import Budget, MctsBot
from benben.bots.random import RandomBot
from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game


@dataclass(frozen=True)
class Level:
    """A searching bot: its budget for a move, and how often it moves without a thought.

    The milliseconds keep a slow machine, or the interpreted engine, from making anyone wait.
    """

    name: str
    iterations: int
    milliseconds: int
    slips: float = 0.0

    @property
    def key(self) -> str:
        """The message that describes the level."""
        return f"level-{self.name}"


LEVELS: tuple[Level, ...] = (
    Level("beginner", 20, 3000, slips=0.4),
    Level("apprentice", 40, 3000, slips=0.1),
    Level("builder", 120, 3000),
    Level("architect", 600, 3000),
    Level("master", 15000, 900),
)
"""From the weakest to the strongest."""

NAMES: tuple[str, ...] = ("random", "greedy", *[level.name for level in LEVELS])
"""Every bot there is."""


def check_name(name: str) -> str:
    """The name of a bot, or an error that lists them."""
    if name not in NAMES:
        raise BadInput(f"there is no bot {name!r}; there are {one_of(list(NAMES))}")
    return name


def iterations_of(name: str) -> int:
    """How many iterations a bot searches for a move at most; 0 for one that does not search."""
    return next((level.iterations for level in LEVELS if level.name == name), 0)


def bot(name: str, game: Game, seed: int | None = None, workers: int = 0, clock: bool = True) -> Bot:
    """A bot by its name. ``workers`` lets a level search with that many further processes.

    Without a clock a level always takes its iterations, so that it plays the same on every machine.
    """
    check_name(name)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    level = next(level for level in LEVELS if level.name == name)
    return MctsBot(Budget(level.iterations, level.milliseconds if clock else None), seed, level.slips, workers, name)
