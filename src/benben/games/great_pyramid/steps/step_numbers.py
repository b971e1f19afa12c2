"""The number of each Step: its place in `registry.STEPS`, and how the agenda names it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRST_PLAYER: Final[i64] = 0
PLACE_WORKER: Final[i64] = 1
CHOOSE_ROW: Final[i64] = 2
BONUS_MOVE: Final[i64] = 3
TURN: Final[i64] = 4
LEAVE_TRACK: Final[i64] = 5
NOMINATE: Final[i64] = 6
BID: Final[i64] = 7
BUILD: Final[i64] = 8
REASSIGN: Final[i64] = 9
DECORATE: Final[i64] = 10
LOAD: Final[i64] = 11
