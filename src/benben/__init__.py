"""benben: Egyptian board games on one engine: rules, bots that play fair, a table for people, research environments.

    import benben
    game = benben.game("giza")
    state = game.start(players=4)

`benben.games()` lists the titles. See docs/concepts.md for the words used here.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import benben.games  # noqa: F401 (loaded before the function below takes its name: a package sets it when first loaded)
from benben import words
from benben.kernel.errors import BadInput
from benben.kernel.event import Event
from benben.kernel.game import Game, Option
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refusal, Refused, set_refusal_wording
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.match import Match
from benben.play.record import Record
from benben.registry import find_game as game
from benben.registry import game_names, register_game, register_house_games, register_installed_games
from benben.version import __version__

register_house_games()
register_installed_games()
set_refusal_wording(words.english)


def games() -> list[str]:
    """The titles there are, by the names `game` takes."""
    return game_names()


def __getattr__(name: str) -> ModuleType:
    """Rooms that need more than the core are entered when first named: ``benben.envs``."""
    if name in ("arena", "bots", "envs"):
        return import_module(f"benben.{name}")
    raise AttributeError(f"module 'benben' has no attribute {name!r}")


__all__ = [
    "CHANCE",
    "BadInput",
    "Event",
    "Game",
    "Rng",
    "Match",
    "Option",
    "Perspective",
    "Record",
    "Refusal",
    "Refused",
    "State",
    "__version__",
    "game",
    "games",
    "register_game",
]
