"""``benben bench``: measures the speed of the games on this machine."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from benben.arena.speed import report
from benben.command_line import add_command
from benben.registry import find_game, game_names

if TYPE_CHECKING:
    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "measure the speed of the games on this machine, next to OpenSpiel if that is installed"
    parser = add_command(subparsers, "bench", summary, run)
    parser.add_argument("games", nargs="*", metavar="GAME", help="names of the games (default: all)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="take a few seconds only: too rough to quote")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    comparisons = report.all_comparisons([find_game(name) for name in args.games or game_names()])
    report.measure_all(comparisons, args.quick)
    if args.json:
        print(json.dumps(report.as_json(comparisons), indent=2))
    else:
        print("\n".join(report.as_lines(comparisons)))
    return 0
