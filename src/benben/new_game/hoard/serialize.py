"""How positions of Hoard are written in notation, read back and counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.kernel.position import Bag, Codec, Counts, NumberPerSeat, Position, add_count, bag_words, read_bag
from benben.kernel.reader import Reader
from benben.new_game.hoard.moves import COIN, ROW
from benben.new_game.hoard.state import COUNTS, KINDS, ROWS, HoardState

MOST: Final = [int(count) for count in COUNTS]
"""The highest number of coins of each kind that an entry may give."""


class Hands(Codec[HoardState]):
    """The coins in each hand, as how many of each there are."""

    def write(self, state: HoardState) -> list[Counts]:
        return [bag_words(state.hands, COIN.words, seat * int(KINDS)) for seat in range(state.players)]

    def read(self, state: HoardState, reader: Reader) -> None:
        hands = [
            read_bag(Reader(hand, f"{self.where(reader)}[{seat}]"), COIN.words, MOST)
            for seat, hand in enumerate(reader.items("hands", int(state.players)))
        ]
        state.hands = vec[i64]([coins for hand in hands for coins in hand])

    def count(self, state: HoardState, counts: Counts) -> None:
        count_coins(state.hands, counts)


class Rows(Codec[HoardState]):
    """The coins in the rows of each player."""

    def write(self, state: HoardState) -> list[dict[str, Counts]]:
        return [row_words(state, seat) for seat in range(state.players)]

    def read(self, state: HoardState, reader: Reader) -> None:
        found: list[int] = []
        for seat, item in enumerate(reader.items("rows", int(state.players))):
            rows = Reader(item, f"{self.where(reader)}[{seat}]")
            rows.only(ROW.words)
            for row in ROW.words:
                found += read_bag(rows.inner(row), COIN.words, MOST)
        state.rows = vec[i64](found)

    def count(self, state: HoardState, counts: Counts) -> None:
        count_coins(state.rows, counts)


def count_coins(coins: vec[i64], counts: Counts) -> None:
    """Add the coins of a vector that holds KINDS numbers after KINDS numbers."""
    for place, number in enumerate(coins):
        add_count(counts, COIN.words[place % KINDS], int(number))


def row_words(state: HoardState, seat: int) -> dict[str, Counts]:
    """The rows of a seat, as how many of each coin there are."""
    start = seat * int(ROWS)
    return {row: bag_words(state.rows, COIN.words, (start + place) * int(KINDS)) for place, row in enumerate(ROW.words)}


POSITION: Final = Position[HoardState](
    [
        Bag("bag", COIN.words, MOST),
        Hands("hands"),
        NumberPerSeat("hidden", 0, 0),
        Rows("rows"),
    ],
    derived=["hand_limit"],
)
