"""``benben balance``: a study of a game by many games of bots, with a page and plots."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from benben.arena.balance.estimates import Report, study_report
from benben.arena.balance.page import write_page, write_report
from benben.arena.balance.plots import check_matplotlib, draw_report
from benben.arena.balance.saved_games import SavedGames
from benben.arena.balance.study_games import Job, StudyPlan, games_to_play, plan_study, play_study
from benben.arena.executors import Executor, add_executor_options, chosen_executor
from benben.arena.progress_bar import progress_bar
from benben.bots.levels import NAMES
from benben.command_line import INTERRUPTED, add_command
from benben.kernel.errors import BadInput
from benben.play.study import study_of
from benben.registry import find_game

if TYPE_CHECKING:
    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "balance", "study a game by many games of strong bots, with tables and plots", run)
    parser.add_argument("game", help="name of the game, such as giza")
    parser.add_argument("--level", default="master", help=f"bot on all seats: one of {', '.join(NAMES)} (default: master)")
    parser.add_argument("--iterations", type=int, help="use a bot that searches this many iterations a move instead")
    parser.add_argument("--games", type=int, default=200, help="number of games for each setting (default: 200)")
    add_executor_options(parser)
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument(
        "--out", type=Path, default=Path("docs"), metavar="DIR", help="folder of balance.md and balance/ (default: docs)"
    )
    parser.add_argument("--report", action="store_true", help="play no games: report those that are saved")


def run(args: argparse.Namespace) -> int:
    """Play the games that are still missing and write the report; after Ctrl-C the same command continues."""
    if args.games < 1:
        raise BadInput(f"the number of games must be at least 1, not {args.games}")
    executor = chosen_executor(args)
    check_matplotlib()
    game = find_game(args.game)
    study, plan = study_of(game), plan_study(game, args.level, args.iterations, args.seed)
    folder: Path = args.out / "balance"
    settings = [setting.name for setting in study.settings]
    saved = SavedGames(folder / f"{game.name}.jsonl", {**asdict(plan), "settings": settings})
    jobs = [] if args.report else games_to_play(study.settings, args.games, saved)
    total = args.games * len(settings)
    try:
        _play(plan, jobs, saved, executor, total)
    except KeyboardInterrupt:
        played = len(saved.measures)
        print(f"benben: {played} of {total} games are played; the same command continues", file=sys.stderr)
        return INTERRUPTED
    if not saved.measures:
        raise BadInput(f"no games of {game.name} were played yet: there is no file {saved.path}")
    report = study_report(plan, game.title, study, saved.measures, args.games)
    _write(report, folder)
    return 0


def _play(plan: StudyPlan, jobs: list[Job], saved: SavedGames, executor: Executor, total: int) -> None:
    with progress_bar() as progress:
        task = progress.add_task(f"{plan.game}, {plan.bot_description}", total=total, completed=total - len(jobs))
        with closing(play_study(plan, jobs, saved, executor)) as finished:
            for _ in finished:
                progress.advance(task)


def _write(report: Report, folder: Path) -> None:
    """Write the report as JSON, plots and page, and print where they are."""
    results = write_report(report, folder)
    draw_report(report, folder)
    page = write_page(folder)
    settings = report["settings"]
    played = sum(setting["games"] for setting in settings)
    print(f"{report['title']}, {report['bots']}: {played} games in {len(settings)} settings")
    print(results)
    print(page)
