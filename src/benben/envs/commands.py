"""The commands of this room: ``benben spec``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from benben.envs.spec import page
from benben.registry import find_game

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def register(subparsers: Subparsers) -> None:
    """Add the commands."""
    spec = subparsers.add_parser("spec", help="print a game's tables of observation, actions and rewards")
    spec.add_argument("game", help="the name of the game")
    spec.set_defaults(run=run_spec)


def run_spec(given: argparse.Namespace) -> int:
    """Print the specification page."""
    print(page(find_game(given.game)), end="")
    return 0
