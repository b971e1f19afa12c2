"""``benben replay`` and ``benben verify``: a record stepped through, and its chance events recomputed."""

from __future__ import annotations

import argparse
from pathlib import Path

from benben.kernel.errors import BadInput, one_of
from benben.kernel.event import seat_name
from benben.terminal.replay import Replay
from benben.terminal.saved_games import read_record
from benben.terminal.screen import open_terminal


def replay(args: argparse.Namespace) -> int:
    """Step through a record, or print all of it."""
    path, screen = Path(args.file), open_terminal()
    record = read_record(path)
    viewer = None if args.seat is None else read_seat(args.seat, record.players)
    try:
        record.replay()
        stepper = Replay(record, viewer, screen, args.lang)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    if args.all or not screen.interactive:
        screen.print_lines(stepper.all_lines())
        return 0
    with screen.alternate_screen():
        stepper.run()
    return 0


def read_seat(text: str, players: int) -> int:
    """The number of a seat from its seat word, such as ``p1``."""
    seats = [seat_name(seat) for seat in range(players)]
    if text.lower() not in seats:
        raise BadInput(f"there is no seat {text!r} in this record; there are {one_of(seats)}")
    return seats.index(text.lower())


def verify(args: argparse.Namespace) -> int:
    """Check every action of a record, and recompute its chance events from the revealed seed."""
    path = Path(args.file)
    record = read_record(path)
    try:
        record.replay()
        events = record.verify()
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    print(f"{path}: {len(record.entries)} actions are legal, {events} chance events follow from the committed seed")
    return 0
