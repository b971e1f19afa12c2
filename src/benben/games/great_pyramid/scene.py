"""Giza: The Great Pyramid as pieces at places: the pyramid, the tracks, the camps, the turn order and the screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import CAMP_WORDS, STONE_WORDS
from benben.kernel.scene import Area, Piece, Place, Scene

WIDTH: Final = 79
NAME_WIDTH: Final = 11
PAST_WIDTH: Final = 8
"""Beyond the last space, where a sled is unloaded."""
CAMP_WIDTH: Final = 15
BASE_WIDTH: Final = 7
MIDDLE_WIDTH: Final = 6
ROW_WIDTH: Final = 26
ROW_COLUMNS: Final = 3
STOCK_WIDTH: Final = 13
SCREEN_WIDTH: Final = 19
WORKER: Final = "●"
USED: Final = "○"
STONE_GLYPHS: Final = {"base": "▟██▙", "middle": "▟█▙", "capstone": "▲"}
LOADS: Final = {"base": "▆", "middle": "▄", "capstone": "▲"}

View = Mapping[str, object]


def scene(view: View) -> Scene:
    """A view as pieces at places."""
    pieces: list[Piece] = []
    areas = [
        _site(view, pieces),
        _reserve(view, pieces),
        _tracks(view, pieces),
        _camps(view, pieces),
        _order(view, pieces),
    ]
    areas += [_screen(view, number, pieces) for number in range(len(_scores(view)))]
    return Scene(areas, pieces)


def _scores(view: View) -> Sequence[int]:
    return cast("Sequence[int]", view["scores"])


def _workers_at(view: View, word: str, place: str, pieces: list[Piece]) -> None:
    for number, whereabouts in enumerate(cast("Sequence[Mapping[str, int]]", view["workers"])):
        if word in whereabouts:
            owner = f"p{number + 1}"
            pieces.append(Piece(f"{word}.{owner}", place, "worker", owner, WORKER, owner=owner, count=whereabouts[word]))


def _site(view: View, pieces: list[Piece]) -> Area:
    """GP-1.4 The pyramid: the top, four middle places and the four base places under them."""
    built = cast("Mapping[str, Sequence[str]]", view["site"])
    inset = (BASE_WIDTH - MIDDLE_WIDTH) * len(BOX.places) // 2
    top = Place("site.top", "", (len(BOX.places) * BASE_WIDTH - BASE_WIDTH) // 2 + 2, 0, BASE_WIDTH)
    places = [top]
    for column, letter in enumerate(BOX.places):
        middle, base = f"site.{letter}.middle", f"site.{letter}"
        places.append(Place(middle, "", inset + column * MIDDLE_WIDTH, 1, MIDDLE_WIDTH))
        places.append(Place(base, "", column * BASE_WIDTH, 2, BASE_WIDTH, note=letter))
        for tier, place in (("middle", middle), ("base", base)):
            if letter in built[tier]:
                pieces.append(_stone(f"{place}.stone", place, tier))
    if view["capstone"] == "top":
        pieces.append(_stone("site.top.stone", "site.top", "capstone"))
    return Area("site", "great_pyramid-area-site", len(BOX.places) * BASE_WIDTH, 3, places)


def _stone(piece: str, place: str, stone: str, count: int = 1) -> Piece:
    return Piece(piece, place, "stone", stone, STONE_GLYPHS[stone], "sand", count=count)


def _reserve(view: View, pieces: list[Piece]) -> Area:
    """GP-2.1 The stones that are still to come."""
    stock = cast("Mapping[str, int]", view["reserve"])
    places = []
    for column, stone in enumerate(STONE_WORDS):
        place = f"reserve.{stone}"
        places.append(Place(place, f"great_pyramid-stone-{stone}", column * STOCK_WIDTH, 0, STOCK_WIDTH, 2))
        if stock[stone]:
            pieces.append(_stone(f"{place}.stone", place, stone, stock[stone]))
    return Area("reserve", "great_pyramid-area-reserve", len(STONE_WORDS) * STOCK_WIDTH, 2, places)


def _tracks(view: View, pieces: list[Piece]) -> Area:
    """GP-1.2, GP-1.3 Each quarry, its track and its sled; a worker where the sled stands is on the sled."""
    length = cast("int", view["length"])
    width = (WIDTH - NAME_WIDTH - PAST_WIDTH) // (length + 1)
    sleds = cast("Mapping[str, Mapping[str, object] | None]", view["sleds"])
    places = []
    for line, (quarry, sled) in enumerate(sleds.items()):
        places.append(Place(quarry, f"great_pyramid-quarry-{quarry}", 0, line, NAME_WIDTH, note=" "))
        for position in range(length + 2):
            place = f"{quarry}.{position}" if position <= length else f"{quarry}.past"
            room = width if position <= length else PAST_WIDTH
            places.append(
                Place(place, "", NAME_WIDTH + position * width, line, room, note="" if position <= length else " ")
            )
            if sled is not None and sled["at"] == position and sled["stone"] is not None:
                stone = cast("str", sled["stone"])
                pieces.append(Piece(f"sled.{quarry}", place, "sled", stone, LOADS[stone], "sand"))
            _workers_at(view, place, place, pieces)
    return Area("tracks", "great_pyramid-area-tracks", WIDTH, len(sleds), places)


def _camps(view: View, pieces: list[Piece]) -> Area:
    """GP-1.2 Three support camps and two lift camps, with the stones that wait there."""
    places = []
    for column, camp in enumerate(CAMP_WORDS):
        places.append(Place(camp, f"great_pyramid-camp-{camp}", column * CAMP_WIDTH, 0, CAMP_WIDTH, 3))
        waiting = cast("int", view["waiting"])
        if camp == "middle-camp" and waiting:
            pieces.append(_stone("stone.middle", camp, "middle", waiting))
        if view["capstone"] == camp:
            pieces.append(_stone("stone.capstone", camp, "capstone"))
        _workers_at(view, camp, camp, pieces)
    return Area("camps", "great_pyramid-area-camps", len(CAMP_WORDS) * CAMP_WIDTH, 3, places)


def _order(view: View, pieces: list[Piece]) -> Area:
    """GP-3.3 The turn-order track: who has taken which row this round, and who used it before in this dynasty."""
    lines = -(-len(BOX.rows) // ROW_COLUMNS)
    places = []
    rows = cast("Sequence[str | None]", view["rows"])
    used = cast("Sequence[Sequence[str]]", view["used"])
    for number, row in enumerate(BOX.rows):
        place = f"row.{row}"
        column, line = divmod(number, lines)
        places.append(Place(place, f"great_pyramid-row-{row}", column * ROW_WIDTH, line, ROW_WIDTH))
        for seat, chosen in enumerate(rows):
            owner = f"p{seat + 1}"
            if chosen == row:
                pieces.append(Piece(f"{place}.{owner}", place, "turn", owner, WORKER, owner=owner))
            elif row in used[seat]:
                pieces.append(Piece(f"{place}.{owner}", place, "used", owner, USED, owner=owner))
    note = "" if not view["round"] else f"{view['round']}/{BOX.dynasties * BOX.dynasty}"
    return Area("order", "great_pyramid-area-order", ROW_COLUMNS * ROW_WIDTH, lines, places, note=note, rank=1)


def _screen(view: View, number: int, pieces: list[Piece]) -> Area:
    """GP-1.5 A player's screen: food and art behind it, the bid at hand and the workers not yet placed before it."""
    owner = f"p{number + 1}"
    held = cast("Sequence[Mapping[str, int] | None]", view["screens"])[number]
    half = SCREEN_WIDTH // 2
    places = [
        Place(f"{owner}.{what}", f"great_pyramid-label-{what}", column * half, 0, half, 1, owner, _told(held, what))
        for column, what in enumerate(("food", "art"))
    ]
    bid = cast("Sequence[int | str | None]", view["bids"])[number]
    if bid is not None:
        note = "✓" if bid == "sealed" else str(bid)
        places.append(Place(f"{owner}.bid", "great_pyramid-label-bid", 0, 1, half, 1, owner, note))
    if "unplaced" in cast("Sequence[Mapping[str, int]]", view["workers"])[number]:
        place = f"{owner}.unplaced"
        places.append(Place(place, "", half, 1, half, 1, owner))
        _workers_at({**view, "workers": _only(view, number)}, "unplaced", place, pieces)
    active = owner in cast("Sequence[str]", view["actors"])
    return Area(owner, "", SCREEN_WIDTH, 2, places, owner, str(_scores(view)[number]), active)


def _only(view: View, number: int) -> list[Mapping[str, int]]:
    everyone = cast("Sequence[Mapping[str, int]]", view["workers"])
    return [workers if seat == number else {} for seat, workers in enumerate(everyone)]


def _told(held: Mapping[str, int] | None, what: str) -> str:
    return "?" if held is None else str(held[what])
