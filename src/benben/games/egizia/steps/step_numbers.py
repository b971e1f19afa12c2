"""The number of each Step: questions first, then the passages between them that nobody is asked about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GIVE_SEQUENCE_NUMBER: Final[i64] = 0
BID_FOR_SEQUENCE_NUMBER: Final[i64] = 1
TURN_GRAVE: Final[i64] = 2
DRAW_SPHINX_CARD: Final[i64] = 3
LAY_NILE_CARD: Final[i64] = 4
PLACE_SHIP: Final[i64] = 5
USE_CARD_AFTER_SHIP: Final[i64] = 6
RAISE_CREW: Final[i64] = 7
MOVE_RING: Final[i64] = 8
CHOOSE_MARKET: Final[i64] = 9
TAKE_LEFTOVER_CARD: Final[i64] = 10
FEED_CREWS: Final[i64] = 11
USE_BUILD_FIRST: Final[i64] = 12
CHOOSE_CREW: Final[i64] = 13
BUILD_OR_DRAW: Final[i64] = 14
KEEP_SPHINX_CARD: Final[i64] = 15
USE_CREW_CARDS: Final[i64] = 16
SELL_AT_THE_END: Final[i64] = 17

FIRST_AUTOMATIC: Final[i64] = 18
SET_UP: Final[i64] = 18
BEGIN_ROUND: Final[i64] = 19
NEXT_SHIP: Final[i64] = 20
OFFER_CARDS_AFTER_SHIP: Final[i64] = 21
FEEDING_PHASE: Final[i64] = 22
BEGIN_SITE: Final[i64] = 23
NEXT_BUILDER: Final[i64] = 24
OFFER_CREW_CARDS: Final[i64] = 25
SCORE_BONUS: Final[i64] = 26
NEW_SEQUENCE: Final[i64] = 27
FINAL_SCORING: Final[i64] = 28
