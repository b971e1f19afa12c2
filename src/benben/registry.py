"""The games that can be played, by name. A game is imported when it is first asked for.

Games come from three places. House games are the packages under ``benben.games``. Other installed packages name theirs in
the entry point group ``benben.games``; the entry point's value is the `Game` itself or a function that returns it. A module
given to `add_module`, as ``--with`` does, brings the game that it defines as ``GAME`` or registers.

A package that cannot be used never stops the others: its game is left out, and `left_out_games` says why.
"""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from benben.kernel.box_changes import overlay_text, read_changes, set_overlay
from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import BOX_OPTION, Game, set_game_finder
from benben.second_package import second_package

GROUP: Final = "benben.games"
"""The entry point group in which other packages name their games."""

LAST: Final = 6
"""The place in lists of a house game whose package has no COMPLEXITY: after those from 1 (easy) to 5 (hard)."""

MOST_BOXES: Final = 200
"""Changed boxes that a process loads at most: their modules stay in memory."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
"""The names that a game can have."""
_TEXTS: Final = (("words", ".ftl"), ("lessons", ".ftl"), ("rulebook", ".md"))
"""The folders of a game's texts, with the ending of the files that are read there."""

_loaders: Final[dict[str, Callable[[], Game]]] = {}
_packages: Final[dict[str, str]] = {}
_games: Final[dict[str, Game]] = {}
_house: Final[set[str]] = set()
_own_box: Final[dict[str, str]] = {}
"""The overlay of each game whose own modules have a changed box in this process."""
_unchecked: Final[list[str]] = []
"""Games of entry points that were not loaded yet."""
_left_out: Final[dict[str, str]] = {}
_warned: Final[set[str]] = set()
_added: Final[dict[str, list[str]]] = {}
"""The games of every module that was added."""


class GameLeftOut(UserWarning):
    """A package names a game that cannot be used."""


def register_game(name: str, load: Callable[[], Game], package: str | None = None) -> None:
    """Add a game, or replace one that is not a house game; ``load`` is called when the game is first asked for.

    ``package`` is the folder of its words and rulebooks; by default the package that ``load`` is defined in.
    """
    _check_name(name)
    _loaders[name] = load
    _packages[name] = load.__module__.rpartition(".")[0] if package is None else package
    _games.pop(name, None)
    _left_out.pop(name, None)


def unregister_game(name: str) -> None:
    """Remove a game, also from the modules that have added it."""
    for known in (_loaders, _packages, _games):
        known.pop(name, None)
    for module, names in list(_added.items()):
        _added[module] = [other for other in names if other != name]
        if not _added[module]:
            del _added[module]


def game_packages() -> list[str]:
    """The package of each registered game, where its words and rulebooks are; games without one are left out."""
    _check_installed_games()
    return [package for package in _packages.values() if package]


def game_names() -> list[str]:
    """The names of all registered games."""
    _check_installed_games()
    return list(_loaders)


def house_game_names() -> list[str]:
    """The names of the games that come with benben."""
    return [name for name in _loaders if name in _house]


def listed_game(name: str) -> Game:
    """The game of a name that somebody has sent: one of `game_names`, never a game with changes of its box.

    A game with another box is loaded when it is first found, and stays: strangers must not choose which.
    """
    if name not in game_names():
        raise BadInput(f"there is no game {name!r}; there are {one_of(game_names())}")
    return find_game(name)


def find_game(name: str) -> Game:
    """The game of this name; raise BadInput when there is none, or when it cannot be loaded.

    Changes of its box can follow in brackets, as in `Game.key`: ``NAME[player.ships=7]``.
    """
    if name.endswith("]"):
        name, _, changes = name[:-1].partition("[")
        return game_with_box(name, changes)
    if name in _own_box:
        return game_with_box(name, "")
    return _base_game(name)


# --- games with changed boxes ---------------------------------------------------------------------------------------------


def game_with_box(name: str, changes: str) -> Game:
    """The game with changes of its box, such as ``player.ships=7``; raise BadInput that names the entry if they do not fit.

    It is a second copy of the game's modules and runs interpreted, unless `compile_with_box` has chosen this box.
    """
    overlay = overlay_text(read_changes(changes))
    if overlay == _own_box.get(name, ""):
        return _base_game(name)
    key = f"{name}[{overlay}]"
    if key not in _games:
        _games[key] = _load_with_box(name, overlay)
    return _games[key]


def game_of(name: str, options: Mapping[str, str]) -> Game:
    """The game that a header names: with the box that its options carry, if any."""
    return game_with_box(name, options[BOX_OPTION]) if BOX_OPTION in options else find_game(name)


def compile_with_box(name: str, changes: str) -> bool:
    """Play this box with the compiled modules of the game in this process, if they are not imported yet.

    All other boxes of the game, the one as it is included, run interpreted here. Returns whether this box is compiled.
    """
    overlay = overlay_text(read_changes(changes))
    package = _package_with_box(name)
    if overlay == _own_box.get(name, ""):
        return True
    if name in _own_box or any(module.startswith(f"{package}.") for module in sys.modules):
        return False
    _games[name] = _with_overlay(package, overlay, name)
    _own_box[name] = overlay
    return True


def _base_game(name: str) -> Game:
    """The game of the package itself, whichever box it has."""
    if name not in _games:
        if name not in _loaders:
            raise BadInput(_left_out.get(name) or f"there is no game {name!r}; there are {one_of(game_names())}")
        _games[name] = _load(name)
    return _games[name]


def _load_with_box(name: str, overlay: str) -> Game:
    package = _package_with_box(name)
    if sum("[" in key for key in _games) >= MOST_BOXES:
        raise BadInput(f"{MOST_BOXES} changed boxes are loaded already, which stay until the process ends")
    second = f"benben_{name}_{sha256(overlay.encode()).hexdigest()[:16]}"
    second_package(package, second)
    return _with_overlay(second, overlay, name)


def _with_overlay(package: str, overlay: str, name: str) -> Game:
    """Import the game of a package with changes of its box; if that fails, nothing of it stays."""
    set_overlay(package, overlay)
    try:
        game = _checked(getattr(import_module(f"{package}.game"), "GAME", None), name)
    except Exception as error:  # tables that are made from a box may fail on values that the box reader accepts
        set_overlay(package, "")
        for loaded in [loaded for loaded in sys.modules if loaded.startswith(f"{package}.")]:
            del sys.modules[loaded]
        raise BadInput(f"{name} cannot be played with {overlay}: {_one_line(error)}") from error
    game.take_overlay(overlay)
    return game


def _package_with_box(name: str) -> str:
    """The package of a game that has a box.toml."""
    if name not in _loaders:
        raise BadInput(_left_out.get(name) or f"there is no game {name!r}; there are {one_of(game_names())}")
    package = _packages[name]
    if not package or not files(package).joinpath("box.toml").is_file():
        raise BadInput(f"the game {name!r} has no box.toml, so that its box cannot be changed")
    return package


def left_out_games() -> dict[str, str]:
    """For each game of an installed package that cannot be used: one line that says why."""
    _check_installed_games()
    return dict(_left_out)


set_game_finder(find_game)


def _load(name: str) -> Game:
    if name in _house:
        return _checked(_loaders[name](), name)
    try:
        found: object = _loaders[name]()
    except (Exception, SystemExit) as error:  # whatever a stranger's code raises
        raise BadInput(f"the game {name!r} cannot be loaded: {_one_line(error)}") from error
    return _checked(found, name)


def _checked(found: object, name: str) -> Game:
    if not isinstance(found, Game):
        raise BadInput(f"the game {name!r} cannot be loaded: it is no Game but {type(found).__name__}")
    if found.name != name:
        raise BadInput(f"the game {name!r} cannot be loaded: it calls itself {found.name!r}")
    return found


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name):
        raise BadInput(f"a game's name has small letters, digits and underscores and begins with a letter, not {name!r}")
    if name in _house:
        raise BadInput(f"the name {name!r} is taken by a game of benben itself")


def _check_texts(name: str) -> None:
    """Read the words and rulebooks of a game: a file that is not UTF-8 would silence every other game too."""
    package = _packages[name]
    try:
        for folder, ending in [(files(package).joinpath(folder), ending) for folder, ending in _TEXTS] if package else []:
            for file in folder.iterdir() if folder.is_dir() else []:
                if file.name.endswith(ending):
                    file.read_text("utf-8")
    except (ImportError, OSError, UnicodeError) as error:
        raise BadInput(f"the game {name!r} cannot be loaded: its words or rulebook: {_one_line(error)}") from error


def _one_line(error: BaseException) -> str:
    said = str(error) if isinstance(error, BadInput) else f"{type(error).__name__}: {error}"
    return " ".join(said.split())


# --- house games ----------------------------------------------------------------------------------------------------------


def register_house_games() -> None:
    """Register every package under ``benben.games``, easy games first."""
    folder = str(files("benben").joinpath("games"))
    found = [(_complexity(module.name), module.name) for module in iter_modules([folder]) if module.ispkg]
    for _, name in sorted(found):
        _house.discard(name)
        register_game(name, _house_loader(name), f"benben.games.{name}")
        _house.add(name)


def _complexity(name: str) -> int:
    return int(getattr(import_module(f"benben.games.{name}"), "COMPLEXITY", LAST))


def _house_loader(name: str) -> Callable[[], Game]:
    def load() -> Game:
        game: Game = import_module(f"benben.games.{name}.game").GAME
        return game

    return load


# --- games of installed packages ------------------------------------------------------------------------------------------


def register_installed_games() -> None:
    """Register the games that other installed packages name in the entry point group; none of them is imported yet."""
    for point in sorted(entry_points(group=GROUP)):
        try:
            if point.name in _unchecked:
                raise BadInput(f"the name {point.name!r} is taken by a game of another package")
            register_game(point.name, _entry_loader(point), point.module.rpartition(".")[0])
            _unchecked.append(point.name)
        except BadInput as error:
            _left_out[point.name] = f"{error}: {point.value} is left out"


def _entry_loader(point: EntryPoint) -> Callable[[], Game]:
    def load() -> Game:
        found = point.load()
        game: Game = found if isinstance(found, Game) else found()
        return game

    return load


def _check_installed_games() -> None:
    """Load the games of installed packages, once; those that cannot be used are left out with a warning."""
    while _unchecked:
        name = _unchecked.pop(0)
        try:
            find_game(name)
            _check_texts(name)
        except BadInput as error:
            unregister_game(name)
            _left_out[name] = f"{error}: it is left out"
    for why in set(_left_out.values()) - _warned:
        _warned.add(why)
        warnings.warn(why, GameLeftOut, stacklevel=3)


# --- games of modules -----------------------------------------------------------------------------------------------------


def add_module(name: str) -> list[str]:
    """Import a module that brings games and return their names; raise BadInput when it brings none.

    The module, or the module ``game`` in it, defines a ``GAME``, or it calls `register_game`.
    """
    before = dict(_loaders)
    module = _import(name)
    game = _game_of(module)
    if game is not None:
        register_game(game.name, lambda: game, type(game).__module__.rpartition(".")[0])
    changed = [known for known, load in _loaders.items() if before.get(known) is not load]
    names = changed or _added.get(name, [])
    if not names:
        raise BadInput(f"the module {name!r} brings no game: it defines no GAME and registers none")
    try:
        for found in names:
            find_game(found)
            _check_texts(found)
    except BadInput:
        for found in changed:
            unregister_game(found)
        raise
    _added[name] = names
    return names


def added_modules(game: str | None = None) -> list[str]:
    """The modules that were added, in order, or those that brought one game: a worker process has to add them too."""
    return [module for module, games in _added.items() if game is None or game in games]


def _import(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise BadInput(f"there is no module {name!r}") from error
        raise BadInput(f"the module {name!r} cannot be imported: {_one_line(error)}") from error
    except (Exception, SystemExit) as error:  # whatever a stranger's module raises
        raise BadInput(f"the module {name!r} cannot be imported: {_one_line(error)}") from error


def _game_of(module: ModuleType) -> Game | None:
    found = getattr(module, "GAME", None)
    if found is None and hasattr(module, "__path__") and find_spec(f"{module.__name__}.game") is not None:
        found = getattr(_import(f"{module.__name__}.game"), "GAME", None)
    return found if isinstance(found, Game) else None
