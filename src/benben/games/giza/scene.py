"""GIZA for people: what a viewer sees in words, and as pieces at places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from benben.games.giza.box import BOX, DEMOLITION, SCARAB, SPHINX, TREASURE
from benben.games.giza.moves import SITES
from benben.games.giza.state import NOTHING, Giza, counted, sites, tile_word
from benben.kernel.event import seat_name
from benben.kernel.scene import Area, Piece, Place, Scene

SITE_WIDTH: Final = 9
BOARD_WIDTH: Final = SITES * SITE_WIDTH
HAND_WIDTH: Final = 12


def describe(known: Giza, viewer: int | None) -> dict[str, object]:
    """The view. GZ-3.5: with closed memory, what lies under the top of another's stack is left out while the game lasts."""
    forget = known.settings["memory"] == "closed" and known.depth > 0
    boards = [_board(known, seat, forget and seat != viewer) for seat in range(known.players)]
    scores = [None if forget and seat != viewer else int(known.points(seat)) for seat in range(known.players)]
    return {
        "first": seat_name(known.first),
        "hand": None if viewer is None else known.hand_words(viewer),
        "hands": [int(known.held(seat)) for seat in range(known.players)],
        "boards": boards,
        "left": int(known.left),
        "gone": counted(known.gone),
        "scores": scores,
    }


def _board(known: Giza, seat: int, forget: bool) -> dict[str, dict[str, object]]:
    board: dict[str, dict[str, object]] = {}
    for place, name in sites():
        site = seat * SITES + place
        top = known.tops[site]
        entry: dict[str, object] = {"height": int(known.heights[site])}
        entry["top"] = None if top == NOTHING else tile_word(top)
        if not forget:
            entry["tiles"] = [tile_word(tile) for tile in known.stack(site)]
        board[name] = entry
    return board


def scene(view: Mapping[str, object]) -> Scene:
    """A view as pieces at places."""
    pieces: list[Piece] = []
    areas: list[Area] = []
    boards = cast("Sequence[Mapping[str, Mapping[str, object]]]", view["boards"])
    for number, board in enumerate(boards):
        areas.append(_board_area(view, f"p{number + 1}", number, board, pieces))
    areas.append(_pile_area(view))
    if view["hand"] is not None:
        areas.append(_hand_area(cast("list[str]", view["hand"]), pieces))
    return Scene(areas, pieces)


def _board_area(
    view: Mapping[str, object], owner: str, number: int, board: Mapping[str, Mapping[str, object]], pieces: list[Piece]
) -> Area:
    places = []
    for column, name in enumerate(BOX.sites):
        place = f"{owner}.{name}"
        height = cast("int", board[name]["height"])
        places.append(Place(place, f"giza-site-{name}", column * SITE_WIDTH, 0, SITE_WIDTH, 2, owner, f"{height}", True))
        top = board[name]["top"]
        if top is not None:
            pieces.append(tile_piece(f"{place}.{height}", place, cast("str", top), owner, height))
    score = cast("Sequence[int | None]", view["scores"])[number]
    note = "" if score is None else f"{score:+d}"
    return Area(owner, "board", BOARD_WIDTH, 2, places, owner, note, owner in cast("list[str]", view["actors"]))


def _pile_area(view: Mapping[str, object]) -> Area:
    gone = sum(cast("Mapping[str, int]", view["gone"]).values())
    pile = Place("pile", "giza-pile", 0, 0, 16, 1, note=str(view["left"]))
    out = Place("discard", "giza-gone", 18, 0, 16, 1, note=str(gone))
    return Area("pile", "giza-pile", BOARD_WIDTH, 1, [pile, out])


def _hand_area(hand: list[str], pieces: list[Piece]) -> Area:
    places = []
    for slot, tile in enumerate(hand):
        place = f"hand.{slot + 1}"
        places.append(Place(place, "", slot * HAND_WIDTH, 0, HAND_WIDTH, 1))
        pieces.append(tile_piece(f"hand.{tile}", place, tile, "", 1))
    return Area("hand", "giza-hand", BOX.hand * HAND_WIDTH, 1, places)


def tile_piece(piece: str, place: str, tile: str, owner: str, count: int) -> Piece:
    """A tile with its glyph: a number for stones, a symbol for all else."""
    return Piece(piece, place, "tile", tile, GLYPHS[tile][0], GLYPHS[tile][1], owner, count)


def _glyph(name: str, kind: int, number: int) -> tuple[str, str]:
    if kind == TREASURE:
        return f"◆{number}", "gold"
    if kind == DEMOLITION:
        return "✹", "red"
    if kind == SCARAB:
        return "✱", "lapis"
    if kind == SPHINX:
        return ("▁", "▅", "▲")[number] + ("ba", "bo", "he")[number], "sand"
    return f"▪{name}", "stone" if name.startswith("+") else "rubble"


GLYPHS: Final = {tile.name: _glyph(tile.name, tile.kind, tile.number) for tile in BOX.tiles}
