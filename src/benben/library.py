"""Which titles the house has. Each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from benben.kernel.game import Game
from benben.kernel.shelf import shelve

TITLES = ("giza", "pyramids", "great_pyramid", "egizia")


def _loader(name: str) -> Callable[[], Game]:
    def load() -> Game:
        loaded = import_module(f"benben.games.{name}.game").GAME
        assert isinstance(loaded, Game)
        return loaded

    return load


def fill_shelf() -> None:
    """Put every title on the shelf."""
    for name in TITLES:
        shelve(name, _loader(name))
