"""Bots for comparisons: levels of today and of earlier versions, and network files, each with any budget."""

from __future__ import annotations

from dataclasses import dataclass

from benben.bots.bot import Bot
from benben.bots.levels import FROZEN, NAMES, bot
from benben.bots.mcts import Budget, MctsBot
from benben.bots.network import SearchWithFile, evaluator_search
from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game

ALL_NAMES = (*NAMES, *[level.name for level in FROZEN])
"""The names of all bots that can be compared."""


@dataclass(frozen=True)
class Contestant:
    """A bot of a comparison: a level or a network file, with a budget of its own if one is named.

    Texts are ``master``, ``master-1``, ``network:FILE``, and any of them with ``@50ms`` (time for a move) or ``@200``
    (iterations for a move) behind it.
    """

    name: str
    """A name of `NAMES` or `FROZEN`; empty for a network file."""
    path: str
    """The network file; empty for a name."""
    budget: Budget | None
    """The budget in place of the level's own."""

    def bot(self, game: Game, seed: int | None) -> Bot:
        """The bot of this contestant."""
        frozen = next((level for level in FROZEN if level.name == self.name), None)
        if self.path:
            return MctsBot(self.budget or FILE_BUDGET, seed, name=self.path, make_search=SearchWithFile(self.path))
        if frozen is not None:
            budget = self.budget or Budget(frozen.iterations, frozen.milliseconds)
            return MctsBot(budget, seed, name=self.name, make_search=evaluator_search)
        if self.budget is None:
            return bot(self.name, game, seed)
        return MctsBot(self.budget, seed, name=self.name)


FILE_BUDGET = Budget(15000, 900)
"""The budget of a network file for which none is named: that of the strongest level."""
TIMED_ITERATIONS = 1_000_000
"""Iterations of a contestant that has a time for a move: more than any machine manages."""


def read_contestant(text: str) -> Contestant:
    """A contestant from its text; raise BadInput that says what is wrong."""
    name, sign, limit = text.partition("@")
    kind, colon, path = name.partition(":")
    if colon and (kind != "network" or not path):
        raise BadInput(f"a bot is a name or network:FILE, not {name!r}")
    if not colon and name not in ALL_NAMES:
        raise BadInput(f"there is no bot {name!r}; there are {one_of(list(ALL_NAMES))}")
    if sign and name in ("random", "greedy"):
        raise BadInput(f"{name} does not search, so it has no budget: {text!r}")
    return Contestant("" if colon else name, path, _read_budget(limit) if sign else None)


def _read_budget(text: str) -> Budget:
    """A budget from ``50ms`` or ``200``."""
    number = text.removesuffix("ms")
    if not number.isdecimal() or int(number) < 1:
        raise BadInput(f"a budget is a time such as @50ms or a number of iterations such as @200, not {'@' + text!r}")
    return Budget(TIMED_ITERATIONS, int(number)) if text.endswith("ms") else Budget(int(number))
