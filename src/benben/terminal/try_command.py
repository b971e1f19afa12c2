"""``benben try``: a table that goes on from a moment of a finished record, with a new seed."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from benben.data_folder import data_folder
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.step import CHANCE
from benben.play.branches import branch_start
from benben.play.dealer import seed_bytes
from benben.play.match import Match
from benben.play.record import Record
from benben.terminal.play_commands import BRANCH_TAG, compile_with_box_of_record, read_seed, run_table
from benben.terminal.record_commands import read_seat
from benben.terminal.saved_games import SavedGame, read_record
from benben.terminal.screen import open_terminal
from benben.terminal.seating import Seating, level_names, make_level_bot, parse_levels
from benben.terminal.table import Table
from benben.words import Words


def try_from(args: argparse.Namespace) -> int:
    """Play on from a moment of a finished record."""
    path = Path(args.file)
    compile_with_box_of_record(path)
    record = read_record(path)
    if not record.finished:
        raise BadInput(f"{path}: the game is not over: only a finished game can be tried again")
    try:
        record.replay()
        start = branch_start(record, args.at)
        seats = people_of(record, args.at, args.seat)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    tags = new_tags(record.tags, record.players, seats, parse_levels(args.level, level_names()))
    seed = seed_bytes(read_seed(args.seed))
    match = Match(
        record.game, record.players, seed, record.options, tags | {BRANCH_TAG: f"{path.name} at {args.at}"}, start=start
    )
    screen = open_terminal()
    screen.print_uncut(Words(args.lang).say("terminal-branch", path=str(path), at=args.at))
    saved_game = SavedGame.new(data_folder(args.save), match)
    return run_table(Table(match, seed, saved_game, screen, args.lang, make_level_bot, not args.ask_forced))


def people_of(record: Record, at: int, wanted: list[str]) -> list[int]:
    """The seats of people: those that were asked for, or the first that had to act from the moment on."""
    if wanted:
        return sorted({read_seat(seat, record.players) for seat in wanted})
    return [next(entry.seat for entry in record.entries[at:] if entry.seat != CHANCE)]


def new_tags(tags: Mapping[str, str], players: int, people: list[int], levels: list[str]) -> dict[str, str]:
    """The names of the record, with bots of these levels in turn on all seats but those of people."""
    names = Seating.from_tags(tags, players).names
    bots = [seat for seat in range(players) if seat not in people]
    chosen = {f"bot {seat_name(seat)}": levels[number % len(levels)] for number, seat in enumerate(bots)}
    return {f"name {seat_name(seat)}": name for seat, name in enumerate(names)} | chosen
