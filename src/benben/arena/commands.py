"""``benben arena``: bots against each other."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benben.arena.report import as_json, rate, report, table
from benben.arena.tournament import Outcome, Tournament, play_all, tournament
from benben.bots.levels import NAMES
from benben.kernel.errors import BadInput
from benben.kernel.shelf import game_named

STOPPED = 130
"""The exit code after Ctrl-C."""


def register(commands: Any) -> None:
    """Add the command."""
    arena = commands.add_parser("arena", help="let bots play each other and compare them")
    arena.add_argument("game", help="which game, such as giza")
    arena.add_argument(
        "--bots", required=True, help=f"two or more of {', '.join(NAMES)}, with commas; they are cycled over the seats"
    )
    arena.add_argument("--games", type=int, default=100, help="how many games (100)")
    arena.add_argument("--players", type=int, help="how many seats (as many as there are bots)")
    arena.add_argument("--jobs", type=int, default=1, help="how many processes (1); the results do not depend on it")
    arena.add_argument("--seed", type=int, default=1, help="what all chance follows from (1)")
    arena.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help="options of the game")
    arena.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arena.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play and report; Ctrl-C reports what there is."""
    bots = [name.strip() for name in given.bots.split(",") if name.strip()]
    game = game_named(given.game)
    plan = tournament(game, bots, given.games, given.players, given.seed, read_options(given.options))
    rate(plan, [])  # says at once, not after the games, when openskill is missing
    played: list[Outcome] = []
    code = 0
    try:
        _play(plan, given.jobs, played, quiet=given.json)
    except KeyboardInterrupt:
        code = STOPPED
    lines = report(plan, played)
    if given.json:
        print(json.dumps(as_json(plan, lines), indent=2))
    else:
        Console().print(table(plan, lines))
    return code


def _play(plan: Tournament, jobs: int, played: list[Outcome], quiet: bool) -> None:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(" - ".join(plan.bots), total=plan.games)
        with closing(play_all(plan, jobs)) as outcomes:  # an interrupt ends the worker processes at once
            for outcome in outcomes:
                played.append(outcome)
                progress.advance(task)


def read_options(pairs: list[str]) -> dict[str, str]:
    """Options from ``name=value`` texts."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadInput(f"option {pair!r}: write NAME=VALUE, such as memory=open")
        options[name] = value
    return options
