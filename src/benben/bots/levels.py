"""All bots by name: `random`, `greedy`, and the levels from beginner to master."""

from __future__ import annotations

from dataclasses import dataclass

from benben.bots.bot import Bot
from benben.bots.greedy import GreedyBot
from benben.bots.mcts import Budget, MakeSearch, MctsBot
from benben.bots.network import best_search, considerate_search
from benben.bots.random import RandomBot
from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game

SEARCH_MARGIN = 0.1
"""Seconds that a timed search may take beyond its time, for the last look at the clock and the way back."""


@dataclass(frozen=True)
class Level:
    """A searching bot: its budget for a move, and how closely it follows its search."""

    name: str
    iterations: int
    """Iterations of the search for a move, at most."""
    milliseconds: int
    """Time for a move, at most: a slow machine, or the interpreted engine, must not keep people waiting."""
    focus: float | None = None
    """A move is drawn with a weight of its visits to this power; None always takes the best. See `MctsBot`."""
    timed: bool = False
    """True if the time, not the iterations, usually ends the search."""
    considerate: bool = True
    """Whether it never takes an action that its game's evaluator rules out, such as to let workers starve needlessly."""


LEVELS: tuple[Level, ...] = (
    Level("beginner", 20, 3000, focus=1.0),
    Level("apprentice", 40, 3000, focus=2.0),
    Level("builder", 120, 3000),
    Level("architect", 600, 3000),
    Level("master", 15000, 900, timed=True, considerate=False),
)
"""From the weakest to the strongest."""

FROZEN: tuple[Level, ...] = (Level("master-1", 15000, 900, considerate=False),)
"""Levels of earlier versions as they were, always with the hand-made evaluator: opponents to measure new bots against."""

LEVEL_NAMES: tuple[str, ...] = tuple(level.name for level in LEVELS)
"""The names of the levels, from the weakest to the strongest: opponents for people."""

BASELINES: tuple[str, ...] = ("random", "greedy")
"""Bots without a search, from the weakest: opponents for experiments and tests, and no level of play."""

NAMES: tuple[str, ...] = (*BASELINES, *LEVEL_NAMES)
"""The names of all bots, from the weakest to the strongest."""


ADVISER = "adviser:"
"""Before the name of a level: a bot with its budget that leaves no move out. A hint says what wins, whomever it spoils."""


def check_name(name: str) -> str:
    """Return the name if there is a bot of this name; else raise BadInput with the list of names."""
    if name not in NAMES:
        raise BadInput(f"there is no bot {name!r}; there are {one_of(list(NAMES))}")
    return name


def iterations_of(name: str) -> int:
    """How many iterations a bot or an adviser searches for a move at most; 0 if it does not search."""
    return next((level.iterations for level in LEVELS if level.name == name.removeprefix(ADVISER)), 0)


def search_seconds(name: str) -> float:
    """Seconds in which the compiled engine ends a search of a level whose search is timed; 0 for the other bots."""
    level = next((level for level in LEVELS if level.name == name), None)
    return level.milliseconds / 1000 + SEARCH_MARGIN if level is not None and level.timed else 0.0


def steady_level(name: str) -> str:
    """The level whose search gives hints: itself if it always takes its best move, else the weakest level that does."""
    steady = [level.name for level in LEVELS if level.focus is None]
    return name if name in steady else steady[0]


def bot(name: str, game: Game, seed: int | None = None, workers: int = 0, clock: bool = True) -> Bot:
    """Create a bot by its name, or an adviser by that of its level.

    With ``workers`` it searches in that many further processes as well. With ``clock=False`` it ignores its time limit and
    uses all its iterations, so that it plays the same on every machine.
    """
    own = check_name(name.removeprefix(ADVISER))
    if own == "random":
        return RandomBot(seed)
    if own == "greedy":
        return GreedyBot(seed)
    level = next(level for level in LEVELS if level.name == own)
    budget = Budget(level.iterations, level.milliseconds if clock else None)
    return MctsBot(budget, seed, level.focus, workers, name, search_of(name))


def search_of(name: str) -> MakeSearch:
    """How a level or an adviser searches."""
    considerate = any(level.considerate for level in LEVELS if level.name == name)
    return considerate_search if considerate else best_search
