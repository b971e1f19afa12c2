"""The command ``benben``: every room of the house registers its commands; ``--with MODULE`` adds games to any of them."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from benben import __version__
from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.registry import GameLeftOut, add_module, left_out_games
from benben.terminal.choose_game import welcome
from benben.terminal.turn import Quit

ROOMS = ("terminal", "arena", "review", "learn", "envs", "server", "client", "new_game")
"""Packages of the house with a ``commands`` module, whose ``register(subparsers)`` adds the commands."""
FULL = (errno.ENOSPC, errno.EDQUOT)
"""Errors of a disk, or of the part of it that one may use, without room."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors say what is wrong in one line, with exit code 2."""

    def error(self, message: str) -> NoReturn:
        print(f"benben: {message} (try: {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def parser() -> argparse.ArgumentParser:
    """The parser with every command of the house."""
    top = Parser(prog="benben", description="Egyptian board games: play, replay, compare bots, study balance.")
    top.add_argument("--version", action="version", version=f"benben {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for room in ROOMS:
        import_module(f"benben.{room}.commands").register(commands)
    _add_with(top, "modules_before")
    for command in commands.choices.values():
        _add_with(command, "modules")
    return top


def _add_with(to: argparse.ArgumentParser, dest: str) -> None:
    to.add_argument(
        "--with",
        dest=dest,
        action="append",
        default=[],
        metavar="MODULE",
        help="import a module with a further game, from here or as installed; can be given several times",
    )


def load_games(modules: Sequence[str]) -> None:
    """Add the games of these modules; print one line for each installed game that cannot be used."""
    here = str(Path.cwd())
    if modules and here not in sys.path:
        sys.path.append(here)
    for module in modules:
        add_module(module)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", GameLeftOut)
        for why in left_out_games().values():
            print(f"benben: {why}", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input ends in one clear line and exit code 2."""
    try:
        given = parser().parse_args(argv)
        if given.command is None:
            return welcome()
        given.modules = [*given.modules_before, *given.modules]
        load_games(given.modules)
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except (BadInput, Refused) as error:
        print(f"benben: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read our output, such as `head`, has seen enough
        _drop_output()
        return 0
    except OSError as error:
        if error.errno not in FULL:
            raise
        print(f"benben: {_what_is_full(error)}", file=sys.stderr)
        _drop_output()
        return 2
    except Quit:  # before a table was begun
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _drop_output() -> None:
    """Print what can be printed, and no more: Python would try the rest again when it ends."""
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _what_is_full(error: OSError) -> str:
    """One line about a full disk, with the file if it is known."""
    file = f"{error.filename}: " if error.filename else ""
    return f"{file}{error.strerror or 'no space left'}; what was saved before is kept"


if __name__ == "__main__":
    sys.exit(main())
