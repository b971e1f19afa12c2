"""Copies the template under another name: as a project of its own, or as a game of the house.

The template is a game that runs, so nothing in it is a placeholder. Copying replaces its names: ``hoard`` in modules and
message keys, ``Hoard`` in the title and in class names, ``HO`` in rule ids.
"""

from __future__ import annotations

import ast
import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from benben.kernel.errors import BadInput
from benben.registry import game_names, left_out_games
from benben.testing.position_code import BEGIN, rewritten
from benben.words import DEFAULT_LANGUAGE, catalogue_text

TEMPLATE: Final = "benben.new_game.hoard"
"""The package that is copied."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
"""The names that a game can have."""
_ENDINGS: Final = (".py", ".toml", ".md", ".ftl", ".svg", ".template")
"""How files of the template end; caches of tools are no part of it."""


class Names:
    """The names of a new game, all made from one: ``lost_city`` is titled *Lost City*, its rules have ids such as LO-1.1."""

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self.package = package
        """The package of the game as it is imported: its name, or ``benben.games.<name>`` in the house."""
        self.title = name.replace("_", " ").title().strip()
        self.classes = self.title.replace(" ", "")
        letters = re.sub("[^a-z]", "", name).upper()
        self.rules = (letters * 2)[:2]

    def applied(self, text: str) -> str:
        """A text of the template with these names."""
        text = text.replace(TEMPLATE, self.package)
        text = re.sub("Hoard(?=State|Game|Evaluator)", self.classes, text).replace("Hoard", self.title)
        return re.sub(r"\bHO(?=-\d)", self.rules, re.sub("(?<![a-z])hoard", self.name, text))


def checked_name(name: str) -> str:
    """The name of a new game; raise BadInput when it cannot be one or is taken."""
    if not _NAME.fullmatch(name):
        raise BadInput(f"a game's name has small letters, digits and underscores and begins with a letter, not {name!r}")
    if name in game_names() or name in left_out_games():
        raise BadInput(f"there is a game {name!r} already")
    if re.search(f"^{name}-", catalogue_text(DEFAULT_LANGUAGE), re.M):
        raise BadInput(f"the name {name!r} is taken: messages of benben itself begin with it")
    return name


def write_project(name: str, into: Path) -> Path:
    """Write a project with a game of this name into ``into``/``name``; return that folder."""
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name == "tests" or find_spec(name) is not None:
        raise BadInput(f"a package cannot be named {name!r}: it is a word or a module of Python, or is installed already")
    folder = into / name
    names = Names(name, name)
    _check_free(folder)
    _copy(files("benben.new_game").joinpath("project"), folder, names)
    _copy(files(TEMPLATE), folder / name, names)
    return folder


def write_house_game(name: str, source: Path) -> list[Path]:
    """Write a game of the house into a source tree of benben; return the folders of the game and of its tests."""
    games, tests = source / "src" / "benben" / "games", source / "tests" / "games"
    if not games.is_dir() or not tests.is_dir():
        raise BadInput(f"{source} is no source tree of benben: it has no src/benben/games or no tests/games")
    names = Names(name, f"benben.games.{name}")
    for folder in (games / name, tests / name):
        _check_free(folder)
    _copy(files(TEMPLATE), games / name, names)
    _copy(files("benben.new_game").joinpath("project", "tests"), tests / name, names)
    (tests / name / "__init__.py").touch()
    return [games / name, tests / name]


def _check_free(folder: Path) -> None:
    if folder.exists() or folder.is_symlink():
        raise BadInput(f"{folder} is there already; nothing was written")


def _copy(source: Traversable, target: Path, names: Names) -> None:
    """Copy a folder of the template with all that is in it."""
    try:
        target.mkdir(parents=True)
        for entry in source.iterdir():
            if entry.is_file() and entry.name.endswith(_ENDINGS):
                file = entry.name.removesuffix(".template")  # tools take a nested pyproject.toml for their own
                (target / file).write_text(_written(entry.read_text("utf-8"), file, names), "utf-8")
            elif entry.is_dir() and not entry.name.startswith((".", "__")):
                _copy(entry, target / entry.name, names)
    except OSError as error:
        raise BadInput(f"{target} cannot be written: {error}") from error


def _written(text: str, file: str, names: Names) -> str:
    text = names.applied(text)
    if not file.endswith(".py"):
        return text
    text = sorted_imports(text, names.package)
    return rewritten(text) if BEGIN in text else text


def sorted_imports(source: str, package: str) -> str:
    """The source with its imports from benben and from the game's own package in the order that linters expect."""
    lines = source.splitlines(keepends=True)
    found = [
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(("benben", package))
    ]
    if not found:
        return source
    own = [node for node in found if f"{node.module}.".startswith(f"{package}.")]
    others = [node for node in found if node not in own]
    house = package.startswith("benben.")
    groups = (
        [sorted([*others, *own], key=_by_module)] if house else [sorted(others, key=_by_module), sorted(own, key=_by_module)]
    )
    blocks = ["".join("".join(lines[node.lineno - 1 : node.end_lineno]) for node in group) for group in groups if group]
    start, end = found[0].lineno - 1, found[-1].end_lineno
    return "".join(lines[:start]) + "\n".join(blocks) + "".join(lines[end:])


def _by_module(node: ast.ImportFrom) -> str:
    return str(node.module)
