"""The number of each Step: questions first, then the passages between them that nobody is asked about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GIVE_NUMBER: Final[i64] = 0
BID_NUMBER: Final[i64] = 1
TURN_GRAVE: Final[i64] = 2
DRAW_SPHINX: Final[i64] = 3
LAY_CARD: Final[i64] = 4
SHIP: Final[i64] = 5
AFTER: Final[i64] = 6
RAISE: Final[i64] = 7
RING: Final[i64] = 8
MARKET: Final[i64] = 9
LEFTOVER: Final[i64] = 10
FEED: Final[i64] = 11
FIRST: Final[i64] = 12
CREW: Final[i64] = 13
BUILD: Final[i64] = 14
KEEP: Final[i64] = 15
EVENING: Final[i64] = 16
LAST: Final[i64] = 17

FIRST_PASSAGE: Final[i64] = 18
SET_UP: Final[i64] = 18
ROUND: Final[i64] = 19
SHIPS: Final[i64] = 20
AFTER_SHIP: Final[i64] = 21
FEEDING: Final[i64] = 22
SITE: Final[i64] = 23
BUILDERS: Final[i64] = 24
EVENINGS: Final[i64] = 25
BONUS: Final[i64] = 26
NEW_SEQUENCE: Final[i64] = 27
FINAL: Final[i64] = 28
