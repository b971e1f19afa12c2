"""The command of this room: ``benben new-game``."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from benben.new_game.writer import Names, checked_name, write_house_game, write_project

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

NEXT = """\
{title} is written in {folder}: a small game that you change into yours. In that folder,

    benben play {name} --with {name}
        plays it in the terminal;
    benben serve --open --with {name}
        plays it in the browser;
    python -m pytest
        runs its tests, the laws among them;
    pip install -e .
        makes it known to every benben command, without --with.

Begin with {name}/rulebook/en.md and {name}/steps.py. docs/adding-a-game.md explains every file.
"""
HOUSE_NEXT = """\
{title} is written in {folder}, its tests in {tests}. In the source tree,

    PYTHONPATH=src python -m benben.cli play {name}
        plays it in the terminal;
    PYTHONPATH=src python -m pytest tests/games/{name}
        runs its tests, the laws among them;
    make playthroughs spec
        writes its golden games, its specification page and README's table.

docs/adding-a-game.md explains every file.
"""


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    about = "write a small complete game, to be changed into one of your own"
    new = subparsers.add_parser("new-game", help=about, description=f"{about[0].upper()}{about[1:]}.")
    new.add_argument("name", metavar="NAME", help="its name: small letters, digits and underscores")
    new.add_argument("--into", type=Path, default=Path(), metavar="DIR", help="where its folder goes (here)")
    new.add_argument("--house", action="store_true", help="as a game of the house, in the source tree of benben at --into")
    new.set_defaults(run=run_new_game)


def run_new_game(given: argparse.Namespace) -> int:
    """Write the game and print what can be done with it."""
    name = checked_name(given.name)
    title = Names(name, name).title
    if given.house:
        folder, tests = write_house_game(name, given.into)
        print(HOUSE_NEXT.format(title=title, name=name, folder=folder, tests=tests), end="")
        return 0
    folder = write_project(name, given.into)
    print(NEXT.format(title=title, name=name, folder=folder), end="")
    return 0
