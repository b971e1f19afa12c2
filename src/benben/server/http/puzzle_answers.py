"""The answers about puzzles, comments on reviews and the way back from a branch, as structs."""

from __future__ import annotations

from msgspec import Struct


class PuzzleInfo(Struct):
    """A puzzle as lists show it. ``difficulty`` is from 0 to 100: how many of 100 tries of the levels miss the move."""

    id: str
    players: int
    difficulty: int | None


class OwnMistakeInfo(Struct):
    """An own mistake that comes back as a puzzle: where it was made, and the win share it cost; null if not calibrated."""

    id: str
    table: str
    number: int
    lost: float | None


class PuzzleList(Struct):
    """The puzzles of a game, the easiest first; ``today`` is that of the day; ``own`` are mistakes of the guest."""

    puzzles: list[PuzzleInfo]
    today: str | None
    own: list[OwnMistakeInfo]


class ReviewComment(Struct):
    """What somebody has written to a moment of a finished match, at a time in seconds since 1970; ``own``: the asker."""

    id: int
    moment: int
    name: str
    text: str
    at: float
    own: bool


class ReviewComments(Struct):
    """All comments on a finished match, by their moments."""

    comments: list[ReviewComment]


class MayReplay(Struct):
    """Whether the asker may see the record of a match; false also if there is no such match, or it is not over."""

    allowed: bool


PUZZLE_ANSWERS: tuple[type[Struct], ...] = (PuzzleList, ReviewComments, MayReplay)
"""Every struct of this module that is an answer."""
