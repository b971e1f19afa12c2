"""The command ``benben spec``: the specification page of a game for research."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from benben.envs.spec import spec_page
from benben.registry import find_game

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    spec = subparsers.add_parser("spec", help="print the tables of observations, actions and rewards of a game")
    spec.add_argument("game", help="the name of the game")
    spec.set_defaults(run=run_spec)


def run_spec(given: argparse.Namespace) -> int:
    """Print the specification page."""
    print(spec_page(find_game(given.game)), end="")
    return 0
