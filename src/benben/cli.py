"""The command ``benben``: every room of the house registers the commands it answers to."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NoReturn

from benben import __version__
from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused

ROOMS = ("terminal", "arena", "envs")
"""Packages of the house with a ``commands`` module: ``register(subparsers)`` adds what it offers."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors say what is wrong in one line, with exit code 2."""

    def error(self, message: str) -> NoReturn:
        print(f"benben: {message} (try: {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def parser() -> argparse.ArgumentParser:
    """The parser with every command of the house."""
    top = Parser(prog="benben", description="Egyptian board games: play, replay, compare bots, study balance.")
    top.add_argument("--version", action="version", version=f"benben {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for room in ROOMS:
        if find_spec(f"benben.{room}.commands") is not None:
            import_module(f"benben.{room}.commands").register(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input ends in one clear line and exit code 2."""
    given = parser().parse_args(argv)
    try:
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except (BadInput, Refused) as error:
        print(f"benben: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read our output, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
