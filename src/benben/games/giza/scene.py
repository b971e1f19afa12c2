"""GIZA as pieces at places: the boards, the pile, the discards and the viewer's hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from benben.games.giza.box import BOX, DEMOLITION, SCARAB, SPHINX, STONE, TREASURE, Tile
from benben.games.giza.moves import SITE, SITES
from benben.games.giza.view_types import View
from benben.kernel.catalogue import HIDDEN
from benben.kernel.numerals import MINUS, numeral, signed
from benben.play.scene import Area, Piece, Place, Scene

SITE_WIDTH: Final = 10
"""Columns of a site on another player's board."""
OWN_SITE_WIDTH: Final = 20
"""Columns of a site on the viewer's board."""
HALF: Final = 19
"""Columns of half of another player's board."""
PILE_HEIGHT: Final = 3
"""Rows of the pile and the discards."""


def scene(view: View) -> Scene:
    """A view as pieces at places: the others' boards clockwise, the pile, then the viewer's board and hand."""
    pieces: list[Piece] = []
    viewer, players = view["viewer"], view["players"]
    own = 0 if viewer is None else int(viewer[1:])
    seats = [f"p{(own + offset) % players + 1}" for offset in range(players)]
    areas = [_board_area(view, seat, pieces) for seat in seats if seat != viewer]
    areas.append(_pile_area(view, pieces))
    if viewer is not None and view["hand"] is not None:
        areas += [_board_area(view, viewer, pieces), _hand_area(view["hand"], pieces)]
    return Scene(areas, pieces)


def single_piece(kind: str, word: str) -> Piece | None:
    """A tile out of play, as the rulebook shows it: ``tile WORD``; None if there is no such tile."""
    if (kind, word) == ("tile", HIDDEN):
        return _buried("", 1)
    return tile_piece(f"gone.{word}", "discard", word) if kind == "tile" and word in GLYPHS else None


def _board_area(view: View, owner: str, pieces: list[Piece]) -> Area:
    """The board of one player."""
    number = int(owner[1:]) - 1
    board = view["boards"][number]
    own = owner == view["viewer"]
    width = OWN_SITE_WIDTH if own else SITE_WIDTH
    places = []
    for column, name in enumerate(SITE.words):
        site = board[name]
        tiles = tuple(site["tiles"]) if "tiles" in site else None
        place, drawn = _site(owner, column, width, site["top"], site["height"], tiles)
        places.append(place)
        pieces += drawn
    score = view["scores"][number]
    note = "?" if score is None else numeral(score)
    active = owner in view["actors"]
    return Area(owner, "", SITES * width - 1, 2, places, owner, note, active)


@lru_cache(maxsize=8192)
def _site(
    owner: str, column: int, width: int, top: str | None, height: int, tiles: tuple[str, ...] | None
) -> tuple[Place, tuple[Piece, ...]]:
    """A site of a board with its tiles, as far as the view shows them; the last site is a column narrower."""
    name = SITE.words[column]
    place, room = f"{owner}.{name}", width - 1 if column == SITES - 1 else width
    visible = _visible(top, height, tiles)
    note = f"({height})" if len(visible) > 1 else ""
    pieces = [_buried(place, height - len(visible))] if height > len(visible) else []
    pieces += [tile_piece(f"{place}.{level}", place, tile) for level, tile in visible]
    about = _top_of(top, height)
    return Place(place, f"giza-site-{name}", column * width, 0, room, 2, owner, note, about=about), tuple(pieces)


def _top_of(top: str | None, height: int) -> dict[str, str | int]:
    """The kind and the number of the tile that is on top of a site, for its explanation."""
    if top is None:
        return {"top": "bare", "number": 0, "height": 0}
    tile = next(tile for tile in BOX.tiles if tile.name == top)
    kind = "finished" if top in FINISHING_TILES else KIND_WORDS[tile.kind]
    return {"top": kind, "number": abs(tile.number), "height": height}


def _visible(top: str | None, height: int, tiles: tuple[str, ...] | None) -> list[tuple[int, str]]:
    """The tiles of a site that the view shows, with their level: all of them, or the top one."""
    if tiles is not None:
        return list(enumerate(tiles, 1))
    return [] if top is None else [(height, top)]


def _buried(place: str, count: int) -> Piece:
    """The tiles under another's top tile: how many is shown, which is not shown again (GZ-3.5)."""
    return Piece(f"{place}.under", place, "tile", HIDDEN, "▫", "dim", count=count)


def _pile_area(view: View, pieces: list[Piece]) -> Area:
    """The number of tiles to draw, and every tile that has left the game face up (GZ-3.3)."""
    area, drawn = _pile(tuple(view["gone"].items()), view["left"])
    pieces += drawn
    return area


@lru_cache(maxsize=1024)
def _pile(gone: tuple[tuple[str, int], ...], left: int) -> tuple[Area, tuple[Piece, ...]]:
    """The area of the pile, and the tiles out of play with their numbers."""
    width = SITES * SITE_WIDTH - 1
    pile = Place("pile", "giza-pile", HALF, 0, HALF, 1, note=str(left))
    out = Place("discard", "giza-gone", 0, 0, width, PILE_HEIGHT, note=f"({sum(count for _, count in gone)})")
    pieces = tuple(tile_piece(f"gone.{tile}", "discard", tile, count) for tile, count in gone)
    return Area("pile", "", width, PILE_HEIGHT, [out, pile]), pieces


def _hand_area(hand: list[str], pieces: list[Piece]) -> Area:
    """The viewer's hand."""
    pieces += [tile_piece(f"hand.{tile}", "hand", tile) for tile in hand]
    return HAND_AREA


HAND_AREA: Final = Area(
    "hand",
    "",
    SITES * OWN_SITE_WIDTH - 1,
    1,
    [Place("hand", "giza-hand", 0, 0, SITES * OWN_SITE_WIDTH - 1, 1, spoken=True)],
)
"""The area of the viewer's hand."""


@lru_cache(maxsize=8192)
def tile_piece(piece: str, place: str, tile: str, count: int = 1) -> Piece:
    """A tile with its glyph, which needs no language: a symbol and its number.

    It looks the same in a hand, on a site and out of play. It has no owner: its place says whose board it lies on.
    """
    return Piece(piece, place, "tile", tile, GLYPHS[tile][0], GLYPHS[tile][1], count=count)


def _glyph(tile: Tile) -> tuple[str, str]:
    """The symbol and colour of a tile."""
    if tile.kind == TREASURE:
        return f"◆{tile.number}", "gold"
    if tile.kind == DEMOLITION:
        return "✖", "red"
    if tile.kind == SCARAB:
        return "✱", "lapis"
    if tile.kind == SPHINX:
        return f"{('▂', '▅', '▲')[tile.number]}{signed(tile.points)}", "sand"
    return f"▪{tile.name.replace('-', MINUS)}", "stone" if tile.points > 0 else "rubble"


GLYPHS: Final = {tile.name: _glyph(tile) for tile in BOX.tiles}
"""The symbol and colour of each tile by name."""
KIND_WORDS: Final = {STONE: "stone", TREASURE: "treasure", DEMOLITION: "demolition", SCARAB: "scarab", SPHINX: "sphinx"}
"""The word for each kind of tile, in explanations of a site."""
FINISHING_TILES: Final = {
    *(tile.name for tile in BOX.tiles if tile.kind == STONE and tile.number == 1),
    [tile.name for tile in BOX.tiles if tile.kind == SPHINX][-1],
}
"""GZ-4.1, GZ-7.1 The tiles that nothing is built on: stones of number 1, and the head of a sphinx."""
LEGEND: Final = {
    "stones": [f"tile {tile.name}" for tile in BOX.tiles if tile.kind == STONE],
    "tiles": [f"tile {tile.name}" for tile in BOX.tiles if tile.kind in (TREASURE, DEMOLITION, SCARAB)],
    "sphinx": [f"tile {tile.name}" for tile in BOX.tiles if tile.kind == SPHINX],
    "backs": [f"tile {HIDDEN}"],
}
"""The tiles of the legend, in groups."""
