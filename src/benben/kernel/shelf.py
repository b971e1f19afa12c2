"""The games at hand, by name. A game is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from benben.kernel.errors import BadInput, one_of

if TYPE_CHECKING:
    from benben.kernel.game import Game

_loaders: Final[dict[str, Callable[[], Game]]] = {}
_games: Final[dict[str, Game]] = {}


def shelve(name: str, load: Callable[[], Game]) -> None:
    """Put a game on the shelf; ``load`` is called when somebody wants it."""
    _loaders[name] = load
    _games.pop(name, None)


def unshelve(name: str) -> None:
    """Take a game off the shelf."""
    _loaders.pop(name, None)
    _games.pop(name, None)


def names() -> list[str]:
    """The games on the shelf."""
    return list(_loaders)


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in _games:
        if name not in _loaders:
            raise BadInput(f"there is no game {name!r}; there are {one_of(names())}")
        _games[name] = _loaders[name]()
    return _games[name]
