"""Registers the games with Gymnasium, as ``benben/Giza-v1``: the number is that of the game's rules."""

from __future__ import annotations

import gymnasium

from benben.kernel.game import Game
from benben.registry import find_game, house_game_names

NAMESPACE = "benben"
"""What the names of the environments begin with."""


def environment_name(game: Game) -> str:
    """The name of a game's environment without its namespace: its words in capitals, and the version of its rules."""
    return "".join(word.capitalize() for word in game.name.split("_")) + f"-v{game.rules}"


def register(game: Game) -> str:
    """Register a game with Gymnasium, once; return the name that ``gymnasium.make`` knows it by."""
    name = f"{NAMESPACE}/{environment_name(game)}"
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point="benben.envs:gym", kwargs={"name": game.name})
    return name


def register_house_games() -> None:
    """Register every game that comes with benben. The entry point in the group ``gymnasium.envs`` names this function."""
    for name in house_game_names():
        register(find_game(name))
