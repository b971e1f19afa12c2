"""``benben replay`` and ``benben verify``: a record stepped through, and its chance events recomputed."""

from __future__ import annotations

import argparse
from pathlib import Path

from benben.kernel.errors import BadInput, one_of
from benben.kernel.event import seat_name
from benben.play.evidence import check_evidence, evidence_of, evidence_text
from benben.play.record import Record
from benben.terminal.replay import Replay
from benben.terminal.saved_games import read_record, read_text
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
    """Check every action of a record or an evidence file, and recompute its chance events from the revealed seed."""
    path = Path(args.file)
    text = read_text(path)
    try:
        record = check_evidence(text) if text.startswith("{") else Record.loads(text)
        record.replay()
        events = record.verify()
        evidence = evidence_text(evidence_of(record, None if text.startswith("{") else text))
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    print(f"{path}: {len(record.entries)} actions are legal, {events} chance events follow from {numbers_of(record)}")
    if args.evidence is not None:
        write_evidence(Path(args.evidence), evidence)
    return 0


def numbers_of(record: Record) -> str:
    """The numbers that the chance of a record follows from, in words."""
    if not record.contributions:
        return "the committed seed"
    revealed = sum(one is not None and one.revealed is not None for one in record.contributions)
    return f"the committed seed and the random numbers of {revealed} of {record.players} seats"


def write_evidence(path: Path, text: str) -> None:
    """Write an evidence file."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error
