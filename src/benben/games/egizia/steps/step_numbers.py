"""The number of each Step: questions first, then the automatic steps between them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GIVE_SEQUENCE_NUMBER: Final[i64] = 0
"""Question to chance: which seat gets the next sequence number (EG-2.1)."""
BID_FOR_SEQUENCE_NUMBER: Final[i64] = 1
"""Which sequence number to claim (EG-10.5)."""
TURN_GRAVE: Final[i64] = 2
"""Question to chance: which grave is turned up (EG-1.7)."""
DRAW_SPHINX_CARD: Final[i64] = 3
"""Question to chance: which sphinx card is drawn (EG-10.7)."""
LAY_NILE_CARD: Final[i64] = 4
"""Question to chance: which Nile card is laid out (EG-4.1)."""
PLACE_SHIP: Final[i64] = 5
"""Where to place a ship (EG-4.2)."""
USE_CARD_AFTER_SHIP: Final[i64] = 6
"""Whether to use a card after a ship (EG-13)."""
RAISE_CREW: Final[i64] = 7
"""Which crew to raise (EG-4.6)."""
MOVE_RING: Final[i64] = 8
"""Where to move the water ring (EG-4.6)."""
CHOOSE_MARKET: Final[i64] = 9
"""Which market marker goes down (EG-9.1)."""
TAKE_LEFTOVER_CARD: Final[i64] = 10
"""Which card to take from the river after the ships (EG-10.3)."""
FEED_CREWS: Final[i64] = 11
"""How to feed the crews (EG-5.1)."""
USE_BUILD_FIRST: Final[i64] = 12
"""Whether to play build_first (EG-13)."""
CHOOSE_CREW: Final[i64] = 13
"""Which crew builds at a site (EG-7.1)."""
BUILD_OR_DRAW: Final[i64] = 14
"""What to build or draw next (EG-7.2)."""
KEEP_SPHINX_CARD: Final[i64] = 15
"""Which sphinx card to keep (EG-7.4)."""
USE_CREW_CARDS: Final[i64] = 16
"""Whether to use crew cards after building (EG-13)."""
SELL_AT_THE_END: Final[i64] = 17
"""Whether to sell stones before the final scoring (EG-10.1)."""

FIRST_AUTOMATIC: Final[i64] = 18
"""The lowest number of an automatic step."""
SET_UP: Final[i64] = 18
"""Starting stones, graves and sphinx cards (EG-2.1)."""
BEGIN_ROUND: Final[i64] = 19
"""A round begins (EG-3)."""
NEXT_SHIP: Final[i64] = 20
"""The next player places a ship (EG-4.3)."""
OFFER_CARDS_AFTER_SHIP: Final[i64] = 21
"""After a ship, cards that can be used are offered (EG-13)."""
FEEDING_PHASE: Final[i64] = 22
"""Everybody feeds, then quarries give stones (EG-5.1, EG-6.1)."""
BEGIN_SITE: Final[i64] = 23
"""Building at a site begins (EG-7)."""
NEXT_BUILDER: Final[i64] = 24
"""The next player builds at a site (EG-7.1)."""
OFFER_CREW_CARDS: Final[i64] = 25
"""After building, crew cards not yet used are offered (EG-13)."""
SCORE_BONUS: Final[i64] = 26
"""The bonus for sites built at (EG-8.1)."""
NEW_SEQUENCE: Final[i64] = 27
"""New sequence numbers (EG-8.2)."""
FINAL_SCORING: Final[i64] = 28
"""The final scoring (EG-9.2)."""
