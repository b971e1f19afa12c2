"""Finds the lessons of a game: the files ``lessons/<name>.toml`` in its package, with positions beside them as JSON."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game
from benben.lessons.lesson import FIRST_LESSON, Lesson, read_lesson

FOLDER = "lessons"
"""The folder of lessons in the package of a game."""
ENDING = ".toml"
"""How the names of lesson files end."""


def lesson_names(game: Game) -> list[str]:
    """The names of a game's lessons: the first game, then the others by name."""
    found = [entry.name.removesuffix(ENDING) for entry in _entries(game) if entry.name.endswith(ENDING)]
    return sorted(found, key=lambda name: (name != FIRST_LESSON, name))


def find_lesson(game: Game, name: str) -> Lesson:
    """The lesson of this name; raise BadInput if there is none or its files cannot be used."""
    names = lesson_names(game)
    if name not in names:
        raise BadInput(f"{game.title} has no lesson {name!r}; there are {one_of(names)}")
    return _load(game, name)


@cache
def _load(game: Game, name: str) -> Lesson:
    file = f"{name}{ENDING}"
    where = f"{game.name}/{FOLDER}/{file}"
    texts = {entry.name: entry for entry in _entries(game)}
    try:
        data = tomllib.loads(texts[file].read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise BadInput(f"{where}: {error}") from error
    return read_lesson(game, name, data, _position(data.get("position"), texts, where), where)


def _position(name: object, texts: dict[str, Traversable], where: str) -> object:
    """The parsed position file that a lesson names; None if it names none."""
    if name is None:
        return None
    if not isinstance(name, str) or name not in texts:
        raise BadInput(f"{where}: position: there is no file {name!r} beside the lesson")
    try:
        found: object = json.loads(texts[name].read_text("utf-8"))
    except ValueError as error:
        raise BadInput(f"{where}: position: {name}: {error}") from error
    return found


def _entries(game: Game) -> list[Traversable]:
    package = type(game).__module__.rpartition(".")[0]
    folder = files(package).joinpath(FOLDER) if package else None
    return list(folder.iterdir()) if folder is not None and folder.is_dir() else []
