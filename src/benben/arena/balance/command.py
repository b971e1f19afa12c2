"""``benben balance``: a study of a game by many games of bots, with a page and plots."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from benben.arena.balance.estimates import Report, study_report
from benben.arena.balance.page import INTRODUCTION, PEOPLE_INTRODUCTION, write_page, write_report
from benben.arena.balance.people_games import people_report, records_in
from benben.arena.balance.plots import check_matplotlib, draw_report
from benben.arena.balance.saved_games import SavedGames
from benben.arena.balance.study_games import Job, StudyPlan, games_to_play, plan_study, play_study
from benben.arena.executors import Executor, add_executor_options, chosen_executor
from benben.arena.progress_bar import progress_bar
from benben.bots.levels import NAMES
from benben.command_line import INTERRUPTED, add_command
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
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
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--records", type=Path, metavar="DIR", help="study the finished games among the records of a folder")
    source.add_argument("--data", metavar="DIR", help="study games of people from a server's SQLite database in this folder")
    source.add_argument("--database", metavar="URL", help="study games of people from another database of `benben serve`")
    parser.add_argument("--with-bots", action="store_true", help="of a database: also games in which bots played")


def run(args: argparse.Namespace) -> int:
    """Play the games that are still missing and write the report; after Ctrl-C the same command continues."""
    if args.games < 1:
        raise BadInput(f"the number of games must be at least 1, not {args.games}")
    executor = chosen_executor(args)
    check_matplotlib()
    game = find_game(args.game)
    if args.records is not None or args.data is not None or args.database is not None:
        return _study_people(game, args)
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


def _study_people(game: Game, args: argparse.Namespace) -> int:
    """Report games that were played already; they are read anew each time."""
    if args.records is not None:
        found = records_in(args.records, game)
        for why in found.left_out:
            print(f"benben: left out: {why}", file=sys.stderr)
        report = people_report(game, found.records, str(args.records))
    else:
        from benben.server.commands import check_packages, database_url  # needs packages of the extra `web`

        check_packages()
        from benben.server.tables.finished_games import finished_games

        games = finished_games(database_url(args), game.name, args.with_bots)
        report = people_report(game, games, "a server's database")
    folder: Path = args.out / "people"
    folder.mkdir(parents=True, exist_ok=True)
    _write(report, folder, PEOPLE_INTRODUCTION)
    return 0


def _play(plan: StudyPlan, jobs: list[Job], saved: SavedGames, executor: Executor, total: int) -> None:
    with progress_bar() as progress:
        task = progress.add_task(f"{plan.game}, {plan.bot_description}", total=total, completed=total - len(jobs))
        with closing(play_study(plan, jobs, saved, executor)) as finished:
            for _ in finished:
                progress.advance(task)


def _write(report: Report, folder: Path, introduction: str = INTRODUCTION) -> None:
    """Write the report as JSON, plots and page, and print where they are."""
    results = write_report(report, folder)
    draw_report(report, folder)
    page = write_page(folder, introduction)
    settings = report["settings"]
    played = sum(setting["games"] for setting in settings)
    print(f"{report['title']}, {report['bots']}: {played} games in {len(settings)} settings")
    print(results)
    print(page)
