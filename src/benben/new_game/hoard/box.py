"""The box of Hoard as typed data: box.toml is read once, and an error names the entry."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from benben.kernel.box_changes import overlay_of
from benben.kernel.box_reader import entries, notation, open_box, sourced
from benben.kernel.reader import Reader


class Coin:
    """One kind of coin: its name, its value in points, and how many there are."""

    def __init__(self, name: str, value: int, count: int) -> None:
        self.name = name
        self.value = value
        self.count = count


class Box:
    """All components."""

    def __init__(self, coins: list[Coin], different: int) -> None:
        self.coins = coins
        self.different = different
        """HO-4.2 Points for each different coin in the right row."""

    def total(self) -> int:
        """The number of all coins."""
        return sum(coin.count for coin in self.coins)


def read_box(text: str, overlay: str = "") -> Box:
    """Read a box from the text of a box.toml, with the changes of an overlay."""
    box = open_box(text, overlay)
    box.only(("coins", "rows"))
    coins = [_coin(entry) for entry in entries(box, "coins")]
    return Box(coins, sourced(box, "rows").number("different", 0, 9))


def _coin(entry: Reader) -> Coin:
    return Coin(notation(entry, "name"), entry.number("value", 1, 9), entry.number("count", 1, 40))


BOX: Final[Box] = read_box(files(__package__ or "").joinpath("box.toml").read_text("utf-8"), overlay_of(__package__))
"""The box of Hoard."""
