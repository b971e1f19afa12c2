"""The box of GIZA as typed data: box.toml read once, with errors that name the entry."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from benben.kernel.box_changes import overlay_of
from benben.kernel.box_reader import HANDICAP, entries, notation, numbers, open_box, sourced, texts
from benben.kernel.errors import BadInput
from benben.kernel.reader import Reader

MOST_PLAYERS: Final = 6
"""The most players."""

STONE: Final = 0
"""Kind of tile: a stone."""
TREASURE: Final = 1
"""Kind of tile: a treasure."""
DEMOLITION: Final = 2
"""Kind of tile: a demolition."""
SCARAB: Final = 3
"""Kind of tile: a scarab."""
SPHINX: Final = 4
"""Kind of tile: a part of the sphinx."""
SECTIONS: Final = (
    "sites",
    "editions",
    "hand",
    HANDICAP,
    "stones",
    "treasures",
    "treasure_numbers",
    "demolition",
    "scarab",
    "sphinx_tiles",
)
"""The sections of box.toml."""


class Tile:
    """One kind of tile: its kind, the number it shows, its points, and how many there are."""

    def __init__(self, name: str, kind: int, number: int, points: int, count: int) -> None:
        self.name = name
        self.kind = kind
        self.number = number
        self.points = points
        self.count = count


class Box:
    """Everything in the box."""

    def __init__(
        self, tiles: list[Tile], hand: int, fewer_tiles: list[int], pyramids: list[str], sphinx: str, editions: list[str]
    ) -> None:
        self.tiles = tiles
        self.hand = hand
        self.fewer_tiles = fewer_tiles
        """How many tiles fewer are dealt to each player, in turn order."""
        self.pyramids = pyramids
        self.sphinx = sphinx
        self.sites = [*pyramids, sphinx]
        """The four sites of a board; the sphinx is the last."""
        self.editions = editions

    def total(self) -> int:
        """The number of tiles."""
        return sum(tile.count for tile in self.tiles)


def read_box(text: str, overlay: str = "") -> Box:
    """Read a box from the text of a box.toml, with the changes of an overlay."""
    box = open_box(text, overlay)
    box.only(SECTIONS)
    sites, editions = sourced(box, "sites"), sourced(box, "editions")
    names = texts(editions, "names")
    default = editions.word("default", names)
    pyramids = texts(sites, "pyramids")
    if len(pyramids) != 3:
        raise BadInput(f"box.toml: sites: pyramids must name 3 pyramids, not {len(pyramids)}")
    hand = sourced(box, "hand").number("size", 1, 4)
    return Box(
        [*_stones(box), *_treasures(box), *_special(box), *_sphinx_tiles(box)],
        hand,
        numbers(sourced(box, HANDICAP), "fewer_tiles", 0, hand - 1, MOST_PLAYERS),
        pyramids,
        notation(sites, "sphinx"),
        [default, *[name for name in names if name != default]],
    )


def _stones(box: Reader) -> list[Tile]:
    """GZ-1.1: the stones, positive and negative."""
    tiles = []
    for entry in entries(box, "stones"):
        sign, count = entry.number("sign", -1, 1), entry.number("count", 0, 40)
        if sign == 0:
            raise BadInput(f"{entry.where}: sign must be 1 or -1, not 0")
        tiles += [Tile(f"{sign * n:+d}", STONE, n, sign * n, count) for n in numbers(entry, "numbers", 1, 5)]
    return tiles


def _treasures(box: Reader) -> list[Tile]:
    """GZ-1.1: the treasures."""
    count = sourced(box, "treasures").number("count", 0, 40)
    kinds = numbers(sourced(box, "treasure_numbers"), "numbers", 1, 5)
    return [Tile(f"treasure-{n}", TREASURE, n, n, count) for n in kinds]


def _special(box: Reader) -> list[Tile]:
    """GZ-1.1: demolition and scarab tiles."""
    return [
        Tile("demolition", DEMOLITION, 0, 0, sourced(box, "demolition").number("count", 0, 40)),
        Tile("scarab", SCARAB, 0, 0, sourced(box, "scarab").number("count", 0, 40)),
    ]


def _sphinx_tiles(box: Reader) -> list[Tile]:
    """GZ-1.1: base, body and head of the sphinx."""
    parts = entries(box, "sphinx_tiles")
    if len(parts) != 3:
        raise BadInput(f"box.toml: sphinx_tiles must be base, body and head, not {len(parts)} entries")
    return [
        Tile(notation(entry, "name"), SPHINX, level, entry.number("points", -50, 50), entry.number("count", 0, 10))
        for level, entry in enumerate(parts)
    ]


BOX: Final[Box] = read_box(files(__package__ or "").joinpath("box.toml").read_text("utf-8"), overlay_of(__package__))
"""The box of GIZA."""
