"""Bots for comparisons: levels of today and of earlier versions, network files, and bots of other people's modules."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib import import_module
from inspect import signature
from pathlib import Path

from benben.bots.bot import Bot
from benben.bots.levels import FROZEN, NAMES, bot, search_of
from benben.bots.mcts import Budget, MctsBot
from benben.bots.network import SearchWithFile, evaluator_search
from benben.bots.networks import load_network
from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game

ALL_NAMES = (*NAMES, *[level.name for level in FROZEN])
"""The names of all bots that can be compared."""


@dataclass(frozen=True)
class Contestant:
    """A bot of a comparison: a level, a network file, or a bot of a module.

    Texts are ``master``, ``master-1``, ``network:FILE``, and any of them with ``@50ms`` (processor time for a move) or
    ``@200`` (iterations for a move) behind it; or ``module:Class`` for a subclass of `Bot` in a module that can be
    imported. Such a class is called with ``seed=`` if it takes a seed, else without arguments.
    """

    name: str
    """A name of `NAMES` or `FROZEN`; empty for a network file or a bot of a module."""
    path: str
    """The network file; empty for others."""
    budget: Budget | None
    """The budget in place of the level's own."""
    outside: str = ""
    """The module and class of a bot, as ``module:Class``; empty for others."""

    def check(self, game: Game, players: int) -> None:
        """Raise BadInput if this contestant cannot play the game with this number of players."""
        if self.path:
            load_network(Path(self.path), game, players)
        self.bot(game, 0)

    def bot(self, game: Game, seed: int | None) -> Bot:
        """The bot of this contestant."""
        frozen = next((level for level in FROZEN if level.name == self.name), None)
        if self.outside:
            return outside_bot(self.outside, seed)
        if self.path:
            return MctsBot(self.budget or FILE_BUDGET, seed, name=self.path, make_search=SearchWithFile(self.path))
        if frozen is not None:
            budget = self.budget or Budget(frozen.iterations, frozen.milliseconds)
            return MctsBot(budget, seed, name=self.name, make_search=evaluator_search)
        if self.budget is None:
            return bot(self.name, game, seed)
        return MctsBot(self.budget, seed, name=self.name, make_search=search_of(self.name))


FILE_BUDGET = Budget(15000, 900)
"""The budget of a network file for which none is named: that of the strongest level."""
TIMED_ITERATIONS = 1_000_000
"""Iterations of a contestant that has a time for a move: more than any machine manages."""


def read_contestant(text: str) -> Contestant:
    """A contestant from its text; raise BadInput that says what is wrong."""
    name, sign, limit = text.partition("@")
    kind, colon, path = name.partition(":")
    if colon and not (kind and path):
        raise BadInput(f"a bot is a name, network:FILE or module:Class, not {name!r}")
    if colon and kind != "network":
        if sign:
            raise BadInput(f"a budget is for bots of benben that search: {text!r}")
        outside_class(name)
        return Contestant("", "", None, name)
    if not colon and name not in ALL_NAMES:
        raise BadInput(f"there is no bot {name!r}; there are {one_of(list(ALL_NAMES))}")
    if sign and name in ("random", "greedy"):
        raise BadInput(f"{name} does not search, so it has no budget: {text!r}")
    return Contestant("" if colon else name, path, _read_budget(limit) if sign else None)


def _read_budget(text: str) -> Budget:
    """A budget from ``50ms``, which is processor time, or ``200``."""
    number = text.removesuffix("ms")
    if not number.isdecimal() or int(number) < 1:
        raise BadInput(f"a budget is a time such as @50ms or a number of iterations such as @200, not {'@' + text!r}")
    return Budget(TIMED_ITERATIONS, int(number), processor_time=True) if text.endswith("ms") else Budget(int(number))


# --- bots of other people's modules ---------------------------------------------------------------------------------------


def outside_class(text: str) -> type[Bot]:
    """The class that ``module:Class`` names; modules of the current folder are found too."""
    module_name, _, class_name = text.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: object = getattr(import_module(module_name), class_name)
    except ModuleNotFoundError as error:
        raise BadInput(f"the bot {text!r} cannot be used: {error}") from None
    except AttributeError:
        raise BadInput(f"the module {module_name!r} has no {class_name!r}") from None
    except Exception as error:  # whatever a stranger's module raises
        raise BadInput(f"the module {module_name!r} cannot be imported: {type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput(f"{text!r} is no subclass of benben.bots.bot.Bot")
    return found


def outside_bot(text: str, seed: int | None) -> Bot:
    """A bot of the class that ``module:Class`` names."""
    found = outside_class(text)
    try:
        return found(seed=seed) if "seed" in signature(found).parameters else found()  # type: ignore[call-arg]
    except Exception as error:  # whatever a stranger's class raises
        raise BadInput(f"the bot {text!r} cannot be made: {type(error).__name__}: {error}") from error
