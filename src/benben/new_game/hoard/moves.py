"""The moves of Hoard: families of actions with their notation, their numbers and the path that a hand touches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.kernel.catalogue import Axis, Catalogue, Family
from benben.new_game.hoard.box import BOX

COIN: Final = Axis("coin", [coin.name for coin in BOX.coins])
ROW: Final = Axis("row", ("left", "right"))

DRAW: Final = Family("draw", "draw", (), ("bag",))
CHOOSE: Final = Family("row", "row {row}", (ROW,), ("row.{row}",))
BANK: Final = Family("bank", "bank {coin}", (COIN,), ("hand.{coin}",))
PASS: Final = Family("pass", "pass", (), ("pass",))
FIND: Final = Family("find", "find {coin}", (COIN,), (), hidden="coin")

CATALOGUE: Final = Catalogue((DRAW, CHOOSE, BANK, PASS, FIND))

DRAW_ACTION: Final[i64] = DRAW.base
CHOOSE_BASE: Final[i64] = CHOOSE.base
BANK_BASE: Final[i64] = BANK.base
PASS_ACTION: Final[i64] = PASS.base
FIND_BASE: Final[i64] = FIND.base
