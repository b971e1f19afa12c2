"""OpenSpiel: every game of benben as a Python game of pyspiel, with its dynamics in the engine.

    import pyspiel
    import benben.envs.openspiel
    game = pyspiel.load_game("benben_giza(players=3)")

Importing this module registers all games that benben knows, as ``benben_`` and their name; `register` adds one more. The
number of players and every option are game parameters. docs/research.md says what the strings and tensors hold.
"""

from __future__ import annotations

try:
    import pyspiel  # noqa: F401  # imported first, for an error that says how to install it
except ModuleNotFoundError as error:
    raise ImportError('OpenSpiel is not installed: pip install "benben[openspiel]"', name="pyspiel") from error

from benben.envs.openspiel.game import register
from benben.registry import find_game, game_names

__all__ = ["register"]

for _name in game_names():
    register(find_game(_name))
