"""``benben puzzles``: collects puzzles from the records of finished games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from benben.arena.executors import add_executor_options, chosen_executor
from benben.arena.progress_bar import progress_bar
from benben.command_line import add_command
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.play.record import Record
from benben.review.puzzle_files import FORMAT, Puzzle, PuzzleFile, by_difficulty, read_puzzle_file, write_puzzles
from benben.review.puzzles import PuzzleJob, find_puzzles, has_choices, plan_puzzle_jobs, varied
from benben.terminal.saved_games import RECORD_SUFFIX, read_record

if TYPE_CHECKING:
    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "collect puzzles from finished games: positions with one move that is clearly best and not obvious"
    parser = add_command(subparsers, "puzzles", summary, run)
    files_help = f"records of finished games of one title, or folders with such files ({RECORD_SUFFIX}, .record)"
    parser.add_argument("files", nargs="+", metavar="FILE", help=files_help)
    parser.add_argument("--out", metavar="FILE", help="also write the puzzles with their answers to this JSON file")
    more_help = "keep the puzzles that the file of --out has already, as far as they meet the rules, and add to them"
    parser.add_argument("--more", action="store_true", help=more_help)
    parser.add_argument("--most", type=int, metavar="N", help="stop when this many are found (default: all there are)")
    parser.add_argument("--each", type=int, metavar="N", help="puzzles of one game, at most (default: all there are)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all simulated games (default: 1)")
    add_executor_options(parser)


def run(args: argparse.Namespace) -> int:
    """Look for puzzles and print them."""
    paths = record_files([Path(name) for name in args.files])
    records = {path: read_finished(path) for path in paths}
    titles = {record.game.name for record in records.values()}
    if len(titles) > 1:
        raise BadInput(
            f"these are records of several games ({', '.join(sorted(titles))}): collect the puzzles of one at a time"
        )
    found = collect(args, records, kept_puzzles(args, titles))
    print(f"{len(found)} puzzles in {len(records)} games")
    return 0


def kept_puzzles(args: argparse.Namespace, titles: set[str]) -> PuzzleFile | None:
    """The file that puzzles are added to, with those that meet the rules; None if there is none to add to."""
    if not args.more:
        return None
    if args.out is None:
        raise BadInput("--more adds to the file of --out, and none is named")
    before = read_puzzle_file(Path(args.out))
    if before.game not in titles:
        raise BadInput(f"{args.out} has puzzles of {before.game}, not of {', '.join(sorted(titles))}")
    return replace(before, puzzles=[puzzle for puzzle in before.puzzles if has_choices(puzzle)])


def write_found(
    args: argparse.Namespace, game: Game, found: list[Puzzle], looked_at: int, before: PuzzleFile | None
) -> None:
    """Write what is found so far, if that is wanted: a long search may be interrupted."""
    if args.out is not None:
        made = f"benben puzzles --seed {args.seed}, from {looked_at} finished games"
        if before is not None:
            made = f"{before.made}; then --more, from {looked_at} others"
        write_puzzles(Path(args.out), PuzzleFile(FORMAT, game.name, game.rules, made, found))


def record_files(given: Sequence[Path]) -> list[Path]:
    """The files themselves, and the records in folders; raise BadInput if there are none."""
    found: list[Path] = []
    for path in given:
        inside = [*path.glob(f"*{RECORD_SUFFIX}"), *path.glob("*.record")] if path.is_dir() else [path]
        if not inside:
            raise BadInput(f"{path} has no records in it: their names end in {RECORD_SUFFIX} or .record")
        found += sorted(inside)
    return found


def read_finished(path: Path) -> Record:
    """The record of a file; raise BadInput with its name if its game is not over."""
    record = read_record(path)
    if not record.finished:
        raise BadInput(f"{path}: the game is not over: puzzles are taken from finished games")
    return record


def collect(args: argparse.Namespace, records: dict[Path, Record], before: PuzzleFile | None) -> list[Puzzle]:
    """The puzzles of all records and of the file before, with a line for each new one as it is found."""
    found: list[Puzzle] = [] if before is None else varied(before.puzzles)
    looked_at = 0
    executor = chosen_executor(args)
    with progress_bar() as progress:
        task = progress.add_task("", total=len(records))
        for path, record in records.items():
            if args.most is not None and len(found) >= args.most:
                break
            try:
                jobs: list[PuzzleJob] = plan_puzzle_jobs(record, args.seed)
            except BadInput as error:
                raise BadInput(f"{path}: {error}") from error
            of_game: list[Puzzle] = []
            with closing(executor.run(find_puzzles, jobs)) as results:
                for part in results:
                    of_game += part
            known = {puzzle.id for puzzle in found}
            of_game = chosen_of_game([puzzle for puzzle in of_game if puzzle.id not in known], args.each)
            found = varied([*found, *of_game])[: args.most]
            for puzzle in found:
                if puzzle.id not in known:
                    print(line_of(path, puzzle), flush=True)
            looked_at += 1
            write_found(args, record.game, list(by_difficulty(found)), looked_at, before)
            progress.advance(task)
    return list(by_difficulty(found))


def chosen_of_game(found: list[Puzzle], most: int | None) -> list[Puzzle]:
    """The puzzles of one game in their order, at most so many: those whose second move loses most."""
    clearest = sorted(found, key=lambda puzzle: (-puzzle.rivals[0].lost, puzzle.id))[:most]
    return sorted(clearest, key=lambda puzzle: (len(puzzle.record), puzzle.id))


def line_of(path: Path, puzzle: Puzzle) -> str:
    """A puzzle in one line."""
    at = puzzle.record.count(" #")
    found = ", ".join(f"{level} {round(100 * share)} %" for level, share in puzzle.found.items())
    next_best = puzzle.rivals[0]
    return (
        f"{path.name} after action {at}, {puzzle.seat}: {puzzle.best} (next best {next_best.action} loses "
        f"{100 * next_best.lost:.0f} %); difficulty {puzzle.difficulty}; found by {found}"
    )
