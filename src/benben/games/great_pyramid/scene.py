"""Giza: The Great Pyramid as pieces at places: the pyramid, the tracks, the camps, the turn order and the screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import CAMP_WORDS, STONE_WORDS
from benben.play.scene import Area, Piece, Place, Scene

WIDTH: Final = 79
NAME_WIDTH: Final = 13
PAST_WIDTH: Final = 6
"""Beyond the last space, where a sled is unloaded."""
CAMP_WIDTH: Final = 15
CAMP_HEIGHT: Final = 3
SITE_HEIGHT: Final = 3
PLOT_WIDTH: Final = 2
"""Beside a base stone: the letter of its plot."""
RESERVE_GAP: Final = 6
BASE_WIDTH: Final = 7
MIDDLE_WIDTH: Final = 6
ROW_WIDTH: Final = 26
ROW_COLUMNS: Final = 3
STOCK_WIDTH: Final = 13
FOOD_WIDTH: Final = 10
ART_WIDTH: Final = 9
SCREEN_WIDTH: Final = FOOD_WIDTH + ART_WIDTH
AID_WIDTH: Final = 39
WORKER: Final = "●"
USED: Final = "○"
STONE_GLYPHS: Final = {"base": "▟██▙", "middle": "▟█▙", "capstone": "▲"}
LOADS: Final = {"base": "▆", "middle": "▄", "capstone": "▲"}

View = Mapping[str, object]


def scene(view: View) -> Scene:
    """A view as pieces at places."""
    pieces: list[Piece] = []
    areas = [_board(view, pieces), _order(view, pieces)]
    areas += [_screen(view, number, pieces) for number in range(len(_scores(view)))]
    areas.append(_aid(len(_scores(view))))
    return Scene(areas, pieces)


def _board(view: View, pieces: list[Piece]) -> Area:
    """GP-1.2 The game board: the pyramid with the reserve beside it, then the tracks, then the camps."""
    places = [*_site(view, pieces), *_reserve(view, pieces)]
    height = SITE_HEIGHT
    for part in (_tracks(view, height, pieces), _camps(view, height + len(_sleds(view)), pieces)):
        places += part
    return Area("board", "great_pyramid-area-board", WIDTH, max(place.y + place.height for place in places), places)


def _scores(view: View) -> Sequence[int]:
    return cast("Sequence[int]", view["scores"])


def _workers_at(view: View, word: str, place: str, pieces: list[Piece]) -> None:
    for number, whereabouts in enumerate(cast("Sequence[Mapping[str, int]]", view["workers"])):
        if word in whereabouts:
            owner = f"p{number + 1}"
            pieces.append(Piece(f"{word}.{owner}", place, "worker", owner, WORKER, owner=owner, count=whereabouts[word]))


def _site(view: View, pieces: list[Piece]) -> list[Place]:
    """GP-1.4 The pyramid, from the ground to the top; ``site.a`` is the plot that a hand touches to build there."""
    built = cast("Mapping[str, Sequence[str]]", view["site"])
    inset = (BASE_WIDTH - MIDDLE_WIDTH) * len(BOX.places) // 2
    places = []
    for line, tier, width, left in ((2, "base", BASE_WIDTH, 0), (1, "middle", MIDDLE_WIDTH, inset)):
        for column, letter in enumerate(BOX.places):
            place = f"site.{letter}.{tier}"
            room = width - PLOT_WIDTH if tier == "base" else width
            places.append(Place(place, "", left + column * width, line, room))
            if letter in built[tier]:
                pieces.append(_stone(f"{place}.stone", place, tier))
    places.append(Place("site.top", "", (len(BOX.places) * BASE_WIDTH - BASE_WIDTH) // 2 + 2, 0, BASE_WIDTH))
    if view["capstone"] == "top":
        pieces.append(_stone("site.top.stone", "site.top", "capstone"))
    for column, letter in enumerate(BOX.places):
        left = (column + 1) * BASE_WIDTH - PLOT_WIDTH
        places.append(Place(f"site.{letter}", "", left, 2, PLOT_WIDTH, note=letter))
    return places


def _stone(piece: str, place: str, stone: str, count: int = 1) -> Piece:
    return Piece(piece, place, "stone", stone, STONE_GLYPHS[stone], "sand", count=count)


def _reserve(view: View, pieces: list[Piece]) -> list[Place]:
    """GP-2.1 The stones that are still to come."""
    stock = cast("Mapping[str, int]", view["reserve"])
    left = len(BOX.places) * BASE_WIDTH + RESERVE_GAP
    places = [Place("reserve", "great_pyramid-area-reserve", left, 0, STOCK_WIDTH, note=" ")]
    for column, stone in enumerate(STONE_WORDS):
        place = f"reserve.{stone}"
        places.append(Place(place, f"great_pyramid-stone-{stone}", left + column * STOCK_WIDTH, 1, STOCK_WIDTH, 2))
        if stock[stone]:
            pieces.append(_stone(f"{place}.stone", place, stone, stock[stone]))
    return places


def _sleds(view: View) -> Mapping[str, Mapping[str, object] | None]:
    return cast("Mapping[str, Mapping[str, object] | None]", view["sleds"])


def _tracks(view: View, top: int, pieces: list[Piece]) -> list[Place]:
    """GP-1.2, GP-1.3 Each quarry, its track and its sled; a worker where the sled stands is on the sled."""
    length = cast("int", view["length"])
    width = (WIDTH - NAME_WIDTH - PAST_WIDTH) // (length + 1)
    places = []
    for line, (quarry, sled) in enumerate(_sleds(view).items(), top):
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
    return places


def _camps(view: View, top: int, pieces: list[Piece]) -> list[Place]:
    """GP-1.2 Three support camps and two lift camps, with the stones that wait there."""
    places = []
    for column, camp in enumerate(CAMP_WORDS):
        places.append(Place(camp, f"great_pyramid-camp-{camp}", column * CAMP_WIDTH, top, CAMP_WIDTH, CAMP_HEIGHT))
        waiting = cast("int", view["waiting"])
        if camp == "middle-camp" and waiting:
            pieces.append(_stone("stone.middle", camp, "middle", waiting))
        if view["capstone"] == camp:
            pieces.append(_stone("stone.capstone", camp, "capstone"))
        _workers_at(view, camp, camp, pieces)
    return places


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
    places = [
        Place(f"{owner}.{what}", f"great_pyramid-label-{what}", column, 0, width, 1, owner, _told(held, what))
        for what, column, width in (("food", 0, FOOD_WIDTH), ("art", FOOD_WIDTH, ART_WIDTH))
    ]
    bid = cast("Sequence[int | str | None]", view["bids"])[number]
    if bid is not None:
        note = "✓" if bid == "sealed" else str(bid)
        places.append(Place(f"{owner}.bid", "great_pyramid-label-bid", 0, 1, FOOD_WIDTH, 1, owner, note))
    if "unplaced" in cast("Sequence[Mapping[str, int]]", view["workers"])[number]:
        place = f"{owner}.unplaced"
        places.append(Place(place, "", FOOD_WIDTH, 1, ART_WIDTH, 1, owner))
        _workers_at({**view, "workers": _only(view, number)}, "unplaced", place, pieces)
    active = owner in cast("Sequence[str]", view["actors"])
    return Area(
        owner, "", SCREEN_WIDTH, max(place.y for place in places) + 1, places, owner, str(_scores(view)[number]), active
    )


def _aid(players: int) -> Area:
    """GP-5.5, GP-7.1 What is printed inside every screen: the food a push or a lift takes, and the points by rank."""
    told = [("push-food", "aid-push", BOX.push_totals, 0), ("lift-food", "aid-lift", [BOX.lift_total], 0)]
    told += [(line.name, f"scoring-{line.name}", line.ranks[:players], line.solo) for line in BOX.scorings]
    places = []
    for number, (name, label, numbers, solo) in enumerate(told):
        note = " ".join(str(points) for points in numbers) + (f" +{solo}" if solo else "")
        line, column = divmod(number, 2)
        places.append(Place(f"aid.{name}", f"great_pyramid-{label}", column * AID_WIDTH, line, AID_WIDTH, note=note))
    return Area("aid", "great_pyramid-area-aid", 2 * AID_WIDTH, -(-len(told) // 2), places, rank=2)


def _only(view: View, number: int) -> list[Mapping[str, int]]:
    everyone = cast("Sequence[Mapping[str, int]]", view["workers"])
    return [workers if seat == number else {} for seat, workers in enumerate(everyone)]


def _told(held: Mapping[str, int] | None, what: str) -> str:
    return "?" if held is None else str(held[what])
