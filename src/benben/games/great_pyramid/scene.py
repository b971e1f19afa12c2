"""The scene of Giza: The Great Pyramid: a view as pieces at places.

Sizes are in characters of the terminal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from benben.games.great_pyramid.box import BOX, MOST_PLAYERS
from benben.games.great_pyramid.moves import CAMP_WORDS, STONE_WORDS
from benben.games.great_pyramid.view_types import SledEntry, View
from benben.play.scene import Area, Piece, Place, Scene

BOARD_WIDTH: Final = 79
"""Width of the board."""
NAME_WIDTH: Final = 13
"""Width of a quarry's name, before its track."""
UNLOADING_WIDTH: Final = 6
"""Width of the place beyond the last space, where a sled is unloaded."""
CAMP_WIDTH: Final = 15
"""Width of a camp."""
CAMP_HEIGHT: Final = 3
"""Height of a camp."""
SITE_HEIGHT: Final = 3
"""Height of the pyramid: base, middle and top."""
PLOT_WIDTH: Final = 2
"""Width of the letter of a plot, beside its base stone."""
BASE_WIDTH: Final = 7
"""Width of a base place."""
MIDDLE_WIDTH: Final = 6
"""Width of a middle place."""
RESERVE_GAP: Final = 6
"""Columns between the pyramid and the reserve."""
RESERVE_WIDTH: Final = 13
"""Width of a kind of stone in the reserve."""
ROW_WIDTH: Final = 26
"""Width of a row of the turn-order track."""
ROW_COLUMNS: Final = 3
"""Columns in which the rows of the turn-order track are drawn."""
FOOD_WIDTH: Final = 10
"""Width of the food on a screen."""
ART_WIDTH: Final = 9
"""Width of the art on a screen."""
SCREEN_WIDTH: Final = FOOD_WIDTH + ART_WIDTH
"""Width of a screen."""
AID_WIDTH: Final = 39
"""Width of an entry of the player aid."""
WORKER_SIGN: Final = "●"
"""A worker, or a row taken this round."""
USED_ROW_SIGN: Final = "○"
"""A row used before in this dynasty."""
ROW_SIGNS: Final = {"turn": WORKER_SIGN, "used": USED_ROW_SIGN}
"""The workers on the turn-order track: in a row taken this round, and in one used before."""
FIRST_DYNASTY_SIGN: Final = "I"
"""The first dynasty, before its tile is laid."""
TILE_SIGN: Final = "▣ II"
"""GP-1.6 The Second Dynasty tile."""
STONE_SIGNS: Final = {"base": "▟██▙", "middle": "▟█▙", "capstone": "▲"}
"""A stone of each kind, off a sled."""
LOAD_SIGNS: Final = {"base": "▆", "middle": "▄", "capstone": "▲"}
"""A stone of each kind, on a sled."""
LEGEND: Final = {
    "stones": [f"stone {stone}" for stone in STONE_SIGNS],
    "sleds": [f"sled {stone}" for stone in LOAD_SIGNS],
    "workers": ["worker p1", "turn p1", "used p1"],
    "tile": ["tile second-dynasty"],
}
"""The pieces of the legend, in groups."""


def scene(view: View) -> Scene:
    """A view as pieces at places: the board, the turn order, the screens and the player aid."""
    pieces: list[Piece] = []
    areas = [_board_area(view, pieces), _order_area(view, pieces)]
    areas += [_screen_area(view, seat, pieces) for seat in range(len(_scores(view)))]
    areas.append(_aid_area(len(_scores(view))))
    return Scene(areas, pieces, _subject(view))


def _subject(view: View) -> list[str]:
    """The stone, the sled or the plots that the open question is about."""
    question = view["question"]
    match view["step"]:
        case "bid":
            deed, _, what = str(question["task"]).partition(" ")
            return [f"sled.{what}" if deed == "push" else f"stone.{what}"]
        case "build":
            return ["stone.middle" if question["way"] == "lift" else f"sled.{question['way']}"]
        case "reassign" | "leave-track":
            quarry = question["way" if view["step"] == "reassign" else "quarry"]
            return [f"{quarry}.past.{view['actors'][0]}"]
        case "load":
            return [str(question["quarry"])]
        case "decorate":
            return ["site.top"] if question["plot"] == "top" else [f"site.{plot}" for plot in _row_of(str(question["plot"]))]
    return []


def _row_of(plot: str) -> list[str]:
    """GP-1.4 The plots of the row that a plot belongs to."""
    return sorted([plot, BOX.places[BOX.partners[BOX.places.index(plot)]]])


def single_piece(kind: str, word: str) -> Piece | None:
    """A piece as the rulebook shows it: ``stone WORD``, ``sled WORD`` (with that stone), ``tile WORD`` or ``worker SEAT``.

    ``turn SEAT`` and ``used SEAT`` are the workers on the turn-order track: in a row of this round, in one used before.
    None if there is no such piece.
    """
    if kind == "stone" and word in STONE_SIGNS:
        return _stone(f"stone.{word}", "", word)
    if kind == "sled" and word in LOAD_SIGNS:
        return _sled(f"sled.{word}", "", word)
    if (kind, word) == ("tile", "second-dynasty"):
        return _tile("")
    seats = {f"p{number + 1}": number for number in range(MOST_PLAYERS)}
    if kind in ROW_SIGNS and word in seats:
        return _row_piece("row", kind, word)
    return _worker("worker", "", seats[word], 1) if kind == "worker" and word in seats else None


def _board_area(view: View, pieces: list[Piece]) -> Area:
    """GP-1.2 The game board: the pyramid with the reserve beside it, then the tracks, then the camps."""
    places = [*_site_places(view, pieces), *_reserve_places(view, pieces)]
    places += _track_places(view, SITE_HEIGHT, pieces)
    places += _camp_places(view, SITE_HEIGHT + len(_sleds(view)), pieces)
    return Area("board", "great_pyramid-area-board", BOARD_WIDTH, max(place.y + place.height for place in places), places)


def _scores(view: View) -> Sequence[int]:
    return view["scores"]


def _workers(view: View, seat: int) -> Mapping[str, int]:
    return view["workers"][seat]


def _add_workers(view: View, place: str, pieces: list[Piece]) -> None:
    """Add the workers of every seat at a place."""
    for seat in range(len(_scores(view))):
        if place in _workers(view, seat):
            pieces.append(_worker(place, place, seat, _workers(view, seat)[place]))


@lru_cache(maxsize=8192)
def _worker(word: str, place: str, seat: int, count: int) -> Piece:
    """The workers of a seat that are at ``word``, drawn at a place."""
    owner = f"p{seat + 1}"
    return Piece(f"{word}.{owner}", place, "worker", owner, WORKER_SIGN, owner=owner, count=count)


def _site_places(view: View, pieces: list[Piece]) -> list[Place]:
    """GP-1.4 The pyramid, from the ground to the top; ``site.a`` is the plot that a player touches to build there."""
    built = view["site"]
    for tier in ("base", "middle"):
        for letter in BOX.places:
            if letter in built[tier]:
                place = f"site.{letter}.{tier}"
                pieces.append(_stone(f"{place}.stone", place, tier))
    if view["capstone"] == "top":
        pieces.append(_stone("site.top.stone", "site.top", "capstone"))
    return SITE_PLACES


def _all_site_places() -> list[Place]:
    """The places of the pyramid, which are always the same."""
    inset = (BASE_WIDTH - MIDDLE_WIDTH) * len(BOX.places) // 2
    places = []
    for y, tier, width, left in ((2, "base", BASE_WIDTH, 0), (1, "middle", MIDDLE_WIDTH, inset)):
        room = width - PLOT_WIDTH if tier == "base" else width
        for column, letter in enumerate(BOX.places):
            places.append(Place(f"site.{letter}.{tier}", "", left + column * width, y, room))
    places.append(Place("site.top", "", (len(BOX.places) * BASE_WIDTH - BASE_WIDTH) // 2 + 2, 0, BASE_WIDTH))
    for column, letter in enumerate(BOX.places):
        left = (column + 1) * BASE_WIDTH - PLOT_WIDTH
        places.append(Place(f"site.{letter}", "", left, 2, PLOT_WIDTH, note=letter))
    return places


SITE_PLACES: Final = _all_site_places()
"""The places of the pyramid."""


@lru_cache(maxsize=1024)
def _stone(piece: str, place: str, stone: str, count: int = 1) -> Piece:
    """Stones of one kind, off a sled."""
    return Piece(piece, place, "stone", stone, STONE_SIGNS[stone], "sand", count=count)


def _sled(piece: str, place: str, stone: str) -> Piece:
    """A sled with the stone on it."""
    return Piece(piece, place, "sled", stone, LOAD_SIGNS[stone], "sand")


def _reserve_places(view: View, pieces: list[Piece]) -> list[Place]:
    """GP-2.1 The stones of the reserve."""
    reserve = view["reserve"]
    for stone in STONE_WORDS:
        if reserve[stone]:
            place = f"reserve.{stone}"
            pieces.append(_stone(f"{place}.stone", place, stone, reserve[stone]))
    return RESERVE_PLACES


def _all_reserve_places() -> list[Place]:
    """The places of the reserve, which are always the same."""
    left = len(BOX.places) * BASE_WIDTH + RESERVE_GAP
    places = [Place("reserve", "great_pyramid-area-reserve", left, 0, RESERVE_WIDTH, note=" ")]
    for column, stone in enumerate(STONE_WORDS):
        label, across = f"great_pyramid-stone-{stone}", left + column * RESERVE_WIDTH
        places.append(Place(f"reserve.{stone}", label, across, 1, RESERVE_WIDTH, 2))
    return places


RESERVE_PLACES: Final = _all_reserve_places()
"""The places of the reserve."""


def _sleds(view: View) -> Mapping[str, SledEntry | None]:
    return view["sleds"]


def _track_places(view: View, top: int, pieces: list[Piece]) -> list[Place]:
    """GP-1.2, GP-1.3 Each quarry, its track and its sled; a worker where the sled stands is on the sled."""
    length = view["length"]
    places = []
    for y, (quarry, sled) in enumerate(_sleds(view).items(), top):
        spots = _spots(quarry, length)
        workers = [_workers_at(view, spot) for spot in spots]
        places.append(_quarry_place(quarry, y, sum(workers[:-1])))
        for position, spot in enumerate(spots):
            places.append(_track_place(spot, position, length, y, workers[position]))
            if sled is not None and sled["at"] == position and sled["stone"] is not None:
                pieces.append(_loaded_sled(quarry, spot, sled["stone"], workers[position]))
            if workers[position]:
                _add_workers(view, spot, pieces)
    return places


@cache
def _spots(quarry: str, length: int) -> list[str]:
    """The places of a track: the quarry, the spaces, and the end where a sled is unloaded."""
    return [*(f"{quarry}.{position}" for position in range(length + 1)), f"{quarry}.past"]


@lru_cache(maxsize=1024)
def _quarry_place(quarry: str, y: int, workers: int) -> Place:
    """The name of a quarry, with the number of workers there and on its track."""
    about: dict[str, str | int] = {"at": "quarry", "workers": workers, "holds": BOX.holds}
    return Place(quarry, f"great_pyramid-quarry-{quarry}", 0, y, NAME_WIDTH, note=" ", about=about)


@lru_cache(maxsize=4096)
def _track_place(spot: str, position: int, length: int, y: int, workers: int) -> Place:
    """A place of a track, with the number of workers there."""
    width = (BOARD_WIDTH - NAME_WIDTH - UNLOADING_WIDTH) // (length + 1)
    room, note = (width, "") if position <= length else (UNLOADING_WIDTH, " ")
    about: dict[str, str | int] = {"at": _track_word(position, length), "workers": workers, "holds": BOX.holds}
    return Place(spot, "", NAME_WIDTH + position * width, y, room, note=note, about=about)


@lru_cache(maxsize=1024)
def _loaded_sled(quarry: str, spot: str, stone: str, workers: int) -> Piece:
    """The sled of a quarry on its track, with the number of workers at it."""
    about: dict[str, str | int] = {"workers": workers, "crew": BOX.crew}
    return Piece(f"sled.{quarry}", spot, "sled", stone, LOAD_SIGNS[stone], "sand", about=about)


def _track_word(position: int, length: int) -> str:
    """Whether a place of a track is the quarry, a space, or the end where a sled is unloaded."""
    return "pit" if position == 0 else "space" if position <= length else "end"


def _workers_at(view: View, place: str) -> int:
    """The number of workers of all seats at a place."""
    count = 0
    for workers in view["workers"]:
        count += workers.get(place, 0)
    return count


def _camp_places(view: View, top: int, pieces: list[Piece]) -> list[Place]:
    """GP-1.2 Three support camps and two lift camps, with the stones that wait there."""
    places = []
    for column, camp in enumerate(CAMP_WORDS):
        places.append(_camp_place(camp, column, top, _workers_at(view, camp)))
        waiting = view["waiting"]
        if camp == "middle-camp" and waiting:
            pieces.append(_stone("stone.middle", camp, "middle", waiting))
        if view["capstone"] == camp:
            pieces.append(_stone("stone.capstone", camp, "capstone"))
        _add_workers(view, camp, pieces)
    return places


@lru_cache(maxsize=1024)
def _camp_place(camp: str, column: int, top: int, workers: int) -> Place:
    """A camp, with the number of workers there."""
    label = f"great_pyramid-camp-{camp}"
    about: dict[str, str | int] = {"workers": workers, "crew": BOX.crew}
    return Place(camp, label, column * CAMP_WIDTH, top, CAMP_WIDTH, CAMP_HEIGHT, about=about)


def _order_area(view: View, pieces: list[Piece]) -> Area:
    """GP-3.3 The turn-order track: the seats that took a row this round, and those that used it before in this dynasty.

    The place after the last row shows the dynasty; GP-1.6 the tile lies there from the second one on.
    """
    height = -(-(len(BOX.rows) + 1) // ROW_COLUMNS)
    places = []
    rows = view["rows"]
    used = view["used"]
    for number, row in enumerate(BOX.rows):
        place = f"row.{row}"
        places.append(_row_place(number, height))
        for seat, chosen in enumerate(rows):
            owner = f"p{seat + 1}"
            if chosen == row:
                pieces.append(_row_piece(place, "turn", owner))
            elif row in used[seat]:
                pieces.append(_row_piece(place, "used", owner))
    column, y = divmod(len(BOX.rows), height)
    laid = view["second_dynasty"]
    sign = "" if laid else FIRST_DYNASTY_SIGN
    places.append(Place("dynasty", "great_pyramid-label-dynasty", column * ROW_WIDTH, y, ROW_WIDTH, note=sign))
    if laid:
        pieces.append(_tile("dynasty"))
    note = "" if not view["round"] else f"{view['round']}/{BOX.dynasties * BOX.dynasty}"
    return Area("order", "great_pyramid-area-order", ROW_COLUMNS * ROW_WIDTH, height, places, note=note, rank=1)


@cache
def _row_place(number: int, height: int) -> Place:
    """A row of the turn-order track, which is drawn in columns of this height."""
    row, (column, y) = BOX.rows[number], divmod(number, height)
    label = f"great_pyramid-row-{row}"
    return Place(f"row.{row}", label, column * ROW_WIDTH, y, ROW_WIDTH, about={"number": number + 1})


@cache
def _row_piece(place: str, kind: str, owner: str) -> Piece:
    """GP-3.3 A worker on the turn-order track."""
    return Piece(f"{place}.{owner}", place, kind, owner, ROW_SIGNS[kind], owner=owner)


def _tile(place: str) -> Piece:
    """GP-1.6 The Second Dynasty tile."""
    return Piece("tile.second-dynasty", place, "tile", "second-dynasty", TILE_SIGN, "lapis")


def _screen_area(view: View, seat: int, pieces: list[Piece]) -> Area:
    """GP-1.5 A player's screen: food and art behind it, the bid at hand and the workers not yet placed before it."""
    owner = f"p{seat + 1}"
    holdings = view["screens"][seat]
    places = [
        Place(f"{owner}.{what}", f"great_pyramid-label-{what}", column, 0, width, 1, owner, _amount(holdings, what))
        for what, column, width in (("food", 0, FOOD_WIDTH), ("art", FOOD_WIDTH, ART_WIDTH))
    ]
    bid = view["bids"][seat]
    if bid is not None:
        note = "✓" if bid == "sealed" else str(bid)
        places.append(Place(f"{owner}.bid", "great_pyramid-label-bid", 0, 1, FOOD_WIDTH, 1, owner, note))
    if "unplaced" in _workers(view, seat):
        place = f"{owner}.unplaced"
        places.append(Place(place, "", FOOD_WIDTH, 1, ART_WIDTH, 1, owner))
        pieces.append(_worker("unplaced", place, seat, _workers(view, seat)["unplaced"]))
    active = owner in view["actors"]
    height = max(place.y for place in places) + 1
    return Area(owner, "", SCREEN_WIDTH, height, places, owner, str(_scores(view)[seat]), active)


@cache
def _aid_area(players: int) -> Area:
    """GP-5.5, GP-7.1 The aid inside every screen: the food that a push or a lift takes, and the points by rank."""
    entries = [("push-food", "aid-push", BOX.push_totals, 0), ("lift-food", "aid-lift", [BOX.lift_total], 0)]
    entries += [(entry.name, f"scoring-{entry.name}", entry.ranks[:players], entry.solo) for entry in BOX.scorings]
    places = []
    for number, (name, label, numbers, solo) in enumerate(entries):
        note = " ".join(str(points) for points in numbers) + (f" +{solo}" if solo else "")
        y, column = divmod(number, 2)
        places.append(Place(f"aid.{name}", f"great_pyramid-{label}", column * AID_WIDTH, y, AID_WIDTH, note=note))
    return Area("aid", "great_pyramid-area-aid", 2 * AID_WIDTH, -(-len(entries) // 2), places, rank=2)


def _amount(holdings: Mapping[str, int] | None, what: str) -> str:
    """The food or the art behind a screen; a question mark where the viewer has to remember it."""
    return "?" if holdings is None else str(holdings[what])
