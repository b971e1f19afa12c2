"""``benben review``: what was luck, what was skill, and what would have been better in a finished game."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from benben.arena.executors import add_executor_options, chosen_executor
from benben.arena.progress_bar import progress_bar
from benben.command_line import add_command
from benben.kernel.errors import BadInput
from benben.play.record import Record
from benben.review.as_json import review_object
from benben.review.budget import FULL, QUICK
from benben.review.moments import moments_of
from benben.review.report import report_lines, wrapped
from benben.review.review import Review, plan_jobs, put_together, run_jobs
from benben.terminal.record_commands import read_seat
from benben.terminal.saved_games import read_record
from benben.terminal.seating import Seating
from benben.words import DEFAULT_LANGUAGE, Words

if TYPE_CHECKING:
    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(subparsers, "review", "review a finished game: luck, mistakes, and better moves with reasons", run)
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    parser.add_argument("--json", action="store_true", help="print one JSON object; docs/review.md describes it")
    parser.add_argument("--quick", action="store_true", help="take a first look only: seconds instead of a minute")
    parser.add_argument("--seat", metavar="SEAT", help="only what this seat knew and chose, such as p1 (default: all seats)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all simulated games (default: 1)")
    parser.add_argument("--lang", default=DEFAULT_LANGUAGE, metavar="LANG", help="the language of all texts")
    add_executor_options(parser)


def run(args: argparse.Namespace) -> int:
    """Review a record and print the result."""
    path = Path(args.file)
    record = read_record(path)
    names = Seating.from_tags(record.tags, record.players).names_by_seat()
    words = Words(args.lang, names, record.game.name, record.options)
    seat = None if args.seat is None else read_seat(args.seat, record.players)
    try:
        review = review_with_progress(args, record, seat)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    if args.json:
        print(msgspec.json.encode(review_object(review)).decode())
    else:
        lines = report_lines(review, words)
        print("\n".join(wrapped(lines, shutil.get_terminal_size().columns) if sys.stdout.isatty() else lines))
    return 0


def review_with_progress(args: argparse.Namespace, record: Record, seat: int | None) -> Review:
    """The review of a record, with a progress bar on a terminal."""
    budget, moments = QUICK if args.quick else FULL, moments_of(record)
    jobs, results = plan_jobs(record, moments, seat, args.seed, budget), []
    with progress_bar() as progress:
        task = progress.add_task("", total=len(jobs))
        for part in run_jobs(jobs, chosen_executor(args)):
            results += part
            progress.advance(task)
    return put_together(moments, results, seat, args.seed, budget)
