"""The position of Hoard: bag, hands and rows, each as how many coins of each kind there are.

In a veiled position the bag holds all coins that its viewer has not seen, and `hidden` tells how many of them are in hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.new_game.hoard.box import BOX
from benben.new_game.hoard.moves import COIN, ROW

if TYPE_CHECKING:
    from benben.kernel.game import Game

KINDS: Final[i64] = COIN.size
"""The number of kinds of coins."""
ROWS: Final[i64] = ROW.size
"""The number of rows of a player."""
LEFT: Final[i64] = 0
"""The left row."""
RIGHT: Final[i64] = 1
"""The right row."""

COUNTS: Final[vec[i64]] = vec[i64]([coin.count for coin in BOX.coins])
"""The number of coins of each kind."""
VALUES: Final[vec[i64]] = vec[i64]([coin.value for coin in BOX.coins])
"""The value of a coin of each kind, in points."""


class HoardState(State):
    """The bag, the coins in hands and the rows."""

    bag: vec[i64]
    """Coins nobody has drawn, by kind; in a veiled position with those that others hold."""
    hands: vec[i64]
    """Coins in hands: KINDS numbers a seat."""
    hidden: vec[i64]
    """Coins in each hand that the viewer of a veiled position has not seen; 0 in a true position."""
    rows: vec[i64]
    """Banked coins: KINDS numbers for the left row of a seat, then KINDS for its right row."""
    hand_limit: i64
    """HO-2.2 Coins that a player may hold."""

    # --- written by benben.testing.position_code from the fields above; do not edit

    def __init__(
        self,
        game: Game,
        players: i64,
        settings: dict[str, str],
        *,
        bag: vec[i64],
        hands: vec[i64],
        hidden: vec[i64],
        rows: vec[i64],
        hand_limit: i64,
    ) -> None:
        super().__init__(game, players, settings)
        self.bag = bag
        self.hands = hands
        self.hidden = hidden
        self.rows = rows
        self.hand_limit = hand_limit

    def clone(self) -> HoardState:
        copy = HoardState(
            self.game,
            self.players,
            self.settings,
            bag=self.bag[:],
            hands=self.hands[:],
            hidden=self.hidden[:],
            rows=self.rows[:],
            hand_limit=self.hand_limit,
        )
        copy.copy_agenda(self)
        return copy

    # --- end of the written code

    def held(self, seat: i64) -> i64:
        """The number of coins in a hand, seen or not."""
        total = self.hidden[seat]
        for kind in range(KINDS):
            total += self.hands[seat * KINDS + kind]
        return total

    def left(self) -> i64:
        """The number of coins in the bag: public, also where the kinds are not known."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.bag[kind]
        for seat in range(self.players):
            total -= self.hidden[seat]
        return total

    def banked(self, seat: i64, row: i64, kind: i64) -> i64:
        """The number of coins of a kind in a row."""
        return self.rows[(seat * ROWS + row) * KINDS + kind]

    # --- points ---------------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        from benben.new_game.hoard.scoring import row_points

        return row_points(self, seat, LEFT) + row_points(self, seat, RIGHT)

    def breakdown(self, seat: int) -> dict[str, object]:
        from benben.new_game.hoard.scoring import breakdown

        self.check_player(seat)
        return breakdown(self, seat)

    # --- hidden information ---------------------------------------------------------------------------------------------

    def veil(self, seat: int | None) -> HoardState:
        """HO-3.1 The coins in other hands join the bag, unseen."""
        copy = self.clone()
        for other in range(self.players):
            if other != seat:
                for kind in range(KINDS):
                    coins = copy.hands[other * KINDS + kind]
                    copy.bag[kind] += coins
                    copy.hidden[other] += coins
                    copy.hands[other * KINDS + kind] = 0
        return copy

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Draw every hidden coin of a hand from the coins that the viewer has not seen."""
        unseen: i64 = 0
        for kind in range(KINDS):
            unseen += self.bag[kind]
        for other in range(self.players):
            while self.hidden[other] > 0:
                rest = rng.below(unseen)
                drawn: i64 = 0
                while rest >= self.bag[drawn]:
                    rest -= self.bag[drawn]
                    drawn += 1
                self.bag[drawn] -= 1
                self.hands[other * KINDS + drawn] += 1
                self.hidden[other] -= 1
                unseen -= 1
