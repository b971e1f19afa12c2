"""The games that are installed, by name. A game is imported when it is first asked for.

The house games are the packages under ``benben.games``. Packages of others name theirs in the entry point group
``benben.games``: the entry point's value is the `Game` itself or a function that returns it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pkgutil import iter_modules
from typing import Final

from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game, set_game_finder

GROUP: Final = "benben.games"
"""The entry point group in which other packages name their games."""

EASIEST_FIRST: Final = ("giza", "pyramids", "great_pyramid", "egizia")
"""The order in which lists show these games; other games of the house follow by name."""

_loaders: Final[dict[str, Callable[[], Game]]] = {}
_packages: Final[dict[str, str]] = {}
_games: Final[dict[str, Game]] = {}


def register_game(name: str, load: Callable[[], Game], package: str | None = None) -> None:
    """Add a game, or replace one; ``load`` is called when the game is first asked for.

    ``package`` is the folder of its words and rulebooks; by default the package that ``load`` is defined in.
    """
    _loaders[name] = load
    _packages[name] = load.__module__.rpartition(".")[0] if package is None else package
    _games.pop(name, None)


def unregister_game(name: str) -> None:
    """Remove a game."""
    for known in (_loaders, _packages, _games):
        known.pop(name, None)


def game_packages() -> list[str]:
    """The package of each registered game, where its words and rulebooks are; games without one are left out."""
    return [package for package in _packages.values() if package]


def game_names() -> list[str]:
    """The names of all registered games."""
    return list(_loaders)


def find_game(name: str) -> Game:
    """The game of this name; raise BadInput when there is none."""
    if name not in _games:
        if name not in _loaders:
            raise BadInput(f"there is no game {name!r}; there are {one_of(game_names())}")
        _games[name] = _loaders[name]()
    return _games[name]


set_game_finder(find_game)


# --- where games come from ------------------------------------------------------------------------------------------------


def register_house_games() -> None:
    """Register every package under ``benben.games``."""
    found = {module.name for module in iter_modules([str(files("benben").joinpath("games"))])}
    for name in [*[title for title in EASIEST_FIRST if title in found], *sorted(found.difference(EASIEST_FIRST))]:
        register_game(name, _house_loader(name), f"benben.games.{name}")


def _house_loader(name: str) -> Callable[[], Game]:
    def load() -> Game:
        return _checked(import_module(f"benben.games.{name}.game").GAME, f"benben.games.{name}")

    return load


def register_installed_games() -> None:
    """Register the games that other installed packages name in the entry point group."""
    for point in entry_points(group=GROUP):
        register_game(point.name, _entry_loader(point), point.module.rpartition(".")[0])


def _entry_loader(point: EntryPoint) -> Callable[[], Game]:
    def load() -> Game:
        try:
            found = point.load()
        except Exception as error:  # whatever a stranger's package raises when it is imported
            raise BadInput(f"the game {point.name!r} ({point.value}) cannot be loaded: {error}") from error
        return _checked(found if isinstance(found, Game) else found(), point.value)

    return load


def _checked(found: object, where: str) -> Game:
    if not isinstance(found, Game):
        raise BadInput(f"{where} is no game but {type(found).__name__}")
    return found
