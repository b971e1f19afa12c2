"""Shared by the command modules of the rooms: adding a command, reading options, the exit code after Ctrl-C."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from benben.kernel.errors import BadInput

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def add_command(
    subparsers: Subparsers, name: str, summary: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """Add a command; ``run`` is called with the parsed arguments and returns the exit code."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        name, help=summary, description=f"{summary[0].upper()}{summary[1:]}."
    )
    parser.set_defaults(run=run)
    return parser


def read_options(texts: list[str]) -> dict[str, str]:
    """Options of a game from texts such as ``memory=open``."""
    options: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise BadInput(f"an option is NAME=VALUE, not {text!r}; `benben games` lists them")
        options[name.strip()] = value.strip()
    return options
