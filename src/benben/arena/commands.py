"""``benben arena``: bots against each other; ``balance``: what their games say about a game; ``bench``: how fast it runs."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from benben.arena.balance import figures
from benben.arena.balance.page import write_page, write_report
from benben.arena.balance.plots import check_matplotlib, draw
from benben.arena.balance.saved_games import Games
from benben.arena.balance.study_games import Job, Plan, missing, plan_of
from benben.arena.balance.study_games import play_all as study_all
from benben.arena.executors import check_jobs
from benben.arena.speed import report as bench
from benben.arena.tournament import Outcome, Tournament, play_all, tournament
from benben.arena.tournament_report import as_json, rate, report, table
from benben.bots.levels import NAMES
from benben.kernel.errors import BadInput
from benben.play.study import study_of
from benben.registry import find_game, game_names

STOPPED = 130
"""The exit code after Ctrl-C."""


def register(commands: Any) -> None:
    """Add the commands."""
    register_arena(commands)
    register_balance(commands)
    register_bench(commands)


def register_arena(commands: Any) -> None:
    """Add ``arena``."""
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
    arena.set_defaults(run=run_arena)


def register_balance(commands: Any) -> None:
    """Add ``balance``."""
    balance = commands.add_parser("balance", help="study a game by many games of strong bots: tables, plots, a page")
    balance.add_argument("game", help="which game, such as giza")
    balance.add_argument("--level", default="master", help=f"who plays: one of {', '.join(NAMES)} (master)")
    balance.add_argument("--iterations", type=int, help="let bots search for this many iterations a move instead")
    balance.add_argument("--games", type=int, default=200, help="how many games for each setting (200)")
    balance.add_argument("--jobs", type=int, default=1, help="how many processes (1); the results do not depend on it")
    balance.add_argument("--seed", type=int, default=1, help="what all chance follows from (1)")
    balance.add_argument(
        "--out", type=Path, default=Path("docs"), metavar="DIR", help="where balance.md and balance/ go (docs)"
    )
    balance.add_argument("--report", action="store_true", help="play no more: report the games that were played so far")
    balance.set_defaults(run=run_balance)


def register_bench(commands: Any) -> None:
    """Add ``bench``."""
    parser = commands.add_parser(
        "bench", help="measure how fast the games run here, next to OpenSpiel where it is installed"
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--quick", action="store_true", help="a few seconds only: shows that it runs, too rough to quote")
    parser.set_defaults(run=run_bench)


def run_arena(given: argparse.Namespace) -> int:
    """Play and report; Ctrl-C reports what there is."""
    bots = [name.strip() for name in given.bots.split(",") if name.strip()]
    game = find_game(given.game)
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
    with _progress(quiet) as progress:
        task = progress.add_task(" - ".join(plan.bots), total=plan.games)
        with closing(play_all(plan, jobs)) as outcomes:  # an interrupt ends the worker processes at once
            for outcome in outcomes:
                played.append(outcome)
                progress.advance(task)


def _progress(quiet: bool = False) -> Progress:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)


def run_balance(given: argparse.Namespace) -> int:
    """Go on with a study where it was left and report it; Ctrl-C leaves it for another time."""
    if given.games < 1:
        raise BadInput(f"the number of games must be at least 1, not {given.games}")
    check_jobs(given.jobs)
    check_matplotlib()
    game = find_game(given.game)
    study, plan = study_of(game), plan_of(game, given.level, given.iterations, given.seed)
    folder: Path = given.out / "balance"
    settings = [setting.name for setting in study.settings]
    saved = Games(folder / f"{game.name}.jsonl", {**asdict(plan), "settings": settings})
    left = [] if given.report else missing(study.settings, given.games, saved)
    total = given.games * len(settings)
    try:
        _study(plan, left, saved, given.jobs, total)
    except KeyboardInterrupt:
        print(f"benben: {len(saved.measures)} of {total} games are played; the same command goes on", file=sys.stderr)
        return STOPPED
    if not saved.measures:
        raise BadInput(f"no games of {game.name} were played yet: {saved.path} is not there")
    results = figures.report(plan, game.title, study, saved.measures, given.games)
    written = [write_report(results, folder), *draw(results, folder), write_page(folder)]
    played = sum(setting["games"] for setting in results["settings"])
    print(f"{game.title}, {plan.players}: {played} games in {len(settings)} settings")
    for path in (written[0], written[-1]):
        print(path)
    return 0


def _study(plan: Plan, left: list[Job], saved: Games, jobs: int, total: int) -> None:
    with _progress() as progress:
        task = progress.add_task(f"{plan.game}, {plan.players}", total=total, completed=total - len(left))
        with closing(study_all(plan, left, saved, jobs)) as played:
            for _ in played:
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


def run_bench(given: argparse.Namespace) -> int:
    """Measure and print."""
    measured = bench.groups([find_game(name) for name in given.games or game_names()])
    bench.run(measured, given.quick)
    print(json.dumps(bench.as_data(measured), indent=2) if given.json else "\n".join(bench.as_lines(measured)))
    return 0
