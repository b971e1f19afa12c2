"""Puzzles as data: one position of a finished game, its answer with reasons, and the files that games bring."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from msgspec import DecodeError, Struct, ValidationError, json

from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.play.record import Record
from benben.registry import find_game
from benben.review.as_json import ReasonsObject

FORMAT = "benben-puzzles 1"
"""The format of a file of puzzles and its version."""
FILE = "puzzles.json"
"""The name of the file in a game's package."""
SECONDS_OF_DAY = 86_400
"""A puzzle of the day changes at midnight, UTC."""
ID_DIGITS = 10
"""Hexadecimal digits of the id of a puzzle."""


class Rival(Struct, frozen=True):
    """A move that is not the answer, and the win share it loses against the answer."""

    action: str
    lost: float
    uncertainty: float


class Puzzle(Struct, frozen=True):
    """A position in which one move is clearly best and not obvious. Moves are in notation."""

    id: str
    players: int
    seat: str
    """The seat that has to find the move."""
    record: str
    """The record up to the position. It holds the hidden things too: people are shown the seat's Perspective alone."""
    best: str
    rivals: list[Rival]
    found: dict[str, float]
    """For each level of bots that was asked, the share of its tries in which it found the move."""
    difficulty: int | None
    """From 0 to 100: how many of 100 tries of the levels missed the move; None if they were not asked."""
    reasons: ReasonsObject | None


class PuzzleFile(Struct, frozen=True):
    """A file of puzzles of one game."""

    format: str
    game: str
    rules: str
    made: str
    """How the puzzles were made: the command and its input."""
    puzzles: list[Puzzle]


def position_before(record: Record, at: int) -> Record:
    """The unfinished record of the first ``at`` entries, without tags: nothing in it says how the game went on."""
    cut = Record(record.game, record.players, record.options, record.commitment)
    cut.entries = record.entries[:at]
    return cut


def puzzle_id(record: str, seat: str) -> str:
    """The id of a puzzle: it depends on the position and the seat alone."""
    return hashlib.sha256(f"{seat}\n{record}".encode()).hexdigest()[:ID_DIGITS]


def write_puzzles(path: Path, found: PuzzleFile) -> None:
    """Write a file of puzzles; raise BadInput if that is not possible."""
    try:
        path.write_bytes(json.format(json.encode(found), indent=1) + b"\n")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error


def read_puzzles(data: bytes, where: str) -> PuzzleFile:
    """Read a file of puzzles; raise BadInput with its name if it is none."""
    try:
        found = json.decode(data, type=PuzzleFile)
    except (DecodeError, ValidationError) as error:
        raise BadInput(f"{where} is no file of puzzles: {error}") from error
    if found.format != FORMAT:
        raise BadInput(f"{where} has the format {found.format!r}, not {FORMAT!r}")
    return found


def read_puzzle_file(path: Path) -> PuzzleFile:
    """Read a file of puzzles from the disk; raise BadInput with its name if it cannot be read or is none."""
    try:
        return read_puzzles(path.read_bytes(), str(path))
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error


@lru_cache(maxsize=64)
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """The puzzles that a game brings, the easiest first; none if its package has no file."""
    return _puzzles_of(find_game(name))


def of_day(found: Sequence[Puzzle], date: float) -> str | None:
    """The id of the puzzle of the day; None if there are none. Each has its day in turn; dates are seconds since 1970."""
    by_id = sorted(puzzle.id for puzzle in found)
    return by_id[int(date // SECONDS_OF_DAY) % len(by_id)] if by_id else None


def _puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    package = type(game).__module__.rpartition(".")[0]
    file = files(package).joinpath(FILE) if package else None
    if file is None or not file.is_file():
        return ()
    return by_difficulty(read_puzzles(file.read_bytes(), f"{package} {FILE}").puzzles)


def by_difficulty(found: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Puzzles, the easiest first."""
    return tuple(sorted(found, key=lambda puzzle: (puzzle.difficulty or 0, puzzle.id)))
