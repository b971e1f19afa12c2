"""``benben lab``: how a change of a game's box or options changes the game, by paired games of bots."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from benben.arena.balance.estimates import study_report
from benben.arena.balance.page import write_report
from benben.arena.balance.plots import check_matplotlib, draw_report
from benben.arena.balance.saved_games import SavedGames
from benben.arena.balance.study_games import plan_study
from benben.arena.executors import Executor, add_executor_options, chosen_executor
from benben.arena.lab.arms import ArmSetting, read_arms
from benben.arena.lab.lab_games import WINS, LabPlan, play_deals
from benben.arena.lab.page import answer_lines, write_lab_page
from benben.arena.lab.verdict import Finding, Question, answered, common_deals, findings, read_question
from benben.arena.progress_bar import progress_bar
from benben.bots.levels import NAMES
from benben.command_line import INTERRUPTED, add_command
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.play.study import Study, study_of
from benben.registry import find_game

if TYPE_CHECKING:
    from benben.command_line import Subparsers

BATCH = 50
"""Deals that are played in every arm before the question is looked at for the first time."""
OVERSHOOT = 1.02
"""What is needed is estimated: this part more spares a further batch."""
GROWTH = 4
"""Later batches have this part of the deals played so far: each starts worker processes anew for every arm."""


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(
        subparsers, "lab", "compare a game with changed values to the game as it is, on the same deals", run
    )
    parser.add_argument("game", help="name of the game, such as giza")
    parser.add_argument(
        "--change",
        action="append",
        default=[],
        metavar="ENTRY=VALUE",
        help="values of the box or options, separated by commas; 3..5 tries each value; several times: every combination",
    )
    parser.add_argument("--players", type=int, metavar="N", help="number of players (default: the most)")
    parser.add_argument(
        "--measure", default=WINS, metavar="NAME[:CATEGORY]", help=f"what is asked about, such as {WINS} (default) or scores"
    )
    parser.add_argument(
        "--equal",
        action="store_true",
        help="ask of every arm whether all players have an equal share of the victories; a change is not needed then",
    )
    parser.add_argument(
        "--margin", type=float, default=2.0, help="stop when each difference is known to ± this (default: 2)"
    )
    parser.add_argument("--games", type=int, default=20000, help="stop after this many deals at most (default: 20000)")
    parser.add_argument("--level", default="greedy", help=f"bot on all seats: one of {', '.join(NAMES)} (default: greedy)")
    parser.add_argument("--iterations", type=int, help="use a bot that searches this many iterations a move instead")
    add_executor_options(parser)
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--out", type=Path, default=Path("lab"), metavar="DIR", help="folder of the page (default: lab)")


def run(args: argparse.Namespace) -> int:
    """Play until the question is answered and write the page; after Ctrl-C the same command continues."""
    if args.games < 1:
        raise BadInput(f"the number of games must be at least 1, not {args.games}")
    if not args.margin > 0:
        raise BadInput(f"the margin must be more than 0, not {args.margin:g}")
    executor = chosen_executor(args, fresh=True)
    check_matplotlib()
    game = find_game(args.game)
    if game.box:
        raise BadInput(f"name the game as it is, {game.name}, and its changes with --change")
    study, plan = planned(game, args)
    question = read_question(study, args.measure, args.margin, plan.players if args.equal else 0)
    folder: Path = args.out / folder_name(plan)
    saved = SavedGames(folder / f"{game.name}.jsonl", _header(plan))
    code = 0
    try:
        play_until_answered(plan, question, saved, executor, args.games)
    except KeyboardInterrupt:
        print("benben: stopped; the same command continues", file=sys.stderr)
        code = INTERRUPTED
    found = findings(plan, question, saved.measures)
    if not any(finding.figure.games for finding in found):
        return code
    for line in answer_lines(plan, question, found):
        print(line)
    print(_write(plan, game, study, question, found, saved, folder))
    return code


def planned(game: Game, args: argparse.Namespace) -> tuple[Study, LabPlan]:
    """The study of the arms as settings, and the plan of the experiment."""
    players = game.check_players(game.seats[1] if args.players is None else args.players)
    arms = read_arms(game, players, args.change, alone=args.equal)
    plan = LabPlan(plan_study(game, args.level, args.iterations, args.seed), players, tuple(arms))
    return Study([ArmSetting(arm, players) for arm in arms], study_of(game).measures), plan


def play_until_answered(plan: LabPlan, question: Question, saved: SavedGames, executor: Executor, most: int) -> None:
    """Play batches of deals in all arms until all that is asked is known, or ``most`` deals are played."""
    arms: Sequence[int] = range(len(plan.arms))
    with progress_bar() as progress:
        task = progress.add_task(f"{plan.study.game}, {plan.study.bot_description}", total=most)
        done = len(common_deals(plan, saved.measures))
        while done < most:
            found = findings(plan, question, saved.measures)
            if answered(question, found):
                return
            batch = next_batch(done, most, found[0].needed if found else 0.0)
            with closing(play_deals(plan, arms, batch, saved, executor)) as games:
                for _ in games:
                    progress.advance(task, 1 / len(arms))
            done = batch.stop


def next_batch(done: int, most: int, needed: float = 0.0) -> range:
    """The next deals to play: more, the more have been played, but not many more than are ``needed`` (0: unknown)."""
    end = done + max(BATCH, done // GROWTH)
    if needed > 0.0:
        end = min(end, max(ceil(OVERSHOOT * needed), done + BATCH))
    return range(done, min(end, most))


def folder_name(plan: LabPlan) -> str:
    """A folder name for the page and the plots: the game, the players and the changes."""
    changes = "-".join(arm.name for arm in plan.arms[1:])
    return re.sub(r"[^a-z0-9]+", "-", f"{plan.study.game}-{plan.players}-{changes}".lower()).strip("-")[:80]


def _header(plan: LabPlan) -> dict[str, object]:
    """What must be the same for games to belong to one experiment."""
    return {**asdict(plan.study), "players": plan.players, "arms": [asdict(arm) for arm in plan.arms]}


def _write(
    plan: LabPlan,
    game: Game,
    study: Study,
    question: Question,
    found: list[Finding],
    saved: SavedGames,
    folder: Path,
) -> Path:
    """Write the report as JSON, the plots and the page; return the path of the page."""
    deals = max(number for _, number in saved.measures) + 1
    report = study_report(plan.study, game.title, study, saved.measures, deals)
    write_report(report, folder)
    draw_report(report, folder)
    path = folder.with_suffix(".md")
    write_lab_page(path, plan, question, found, report)
    return path
