"""The scene of Giza: The Great Pyramid: a view as pieces at places.

Sizes are in characters of the terminal.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from benben.games.great_pyramid.box import BOX, MOST_PLAYERS
from benben.games.great_pyramid.moves import CAMP_WORDS, STONE_WORDS
from benben.games.great_pyramid.view_types import View
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
    players = len(view["scores"])
    drawn = [_board_area(_board(view)), _order_area(*_order(view))]
    drawn += [_screen_area(seat, *_screen(view, seat)) for seat in range(players)]
    pieces = [piece for _, pieces in drawn for piece in pieces]
    return Scene([*(area for area, _ in drawn), _aid_area(players)], pieces, _subject(view))


Drawn = tuple[Area, tuple[Piece, ...]]
"""An area and the pieces on it. It is drawn from values that can be compared: if they are the same, it is not drawn anew."""


class Board(NamedTuple):
    """What lies on the board."""

    base: tuple[str, ...]
    """The plots with a base stone."""
    middle: tuple[str, ...]
    """The plots with a middle stone."""
    capstone: str
    waiting: int
    """The number of stones in the Middle lift camp."""
    reserve: tuple[tuple[str, int], ...]
    """The number of stones of each kind in the reserve."""
    length: int
    """The spaces of a track."""
    sleds: tuple[tuple[str, int, str | None], ...]
    """The quarries, each with the position of its sled and the stone on it; -1 if there is no sled."""
    workers: tuple[tuple[tuple[str, int], ...], ...]
    """For each seat its workers by place."""

    def workers_at(self, place: str) -> list[tuple[int, int]]:
        """The seats with workers at a place, and their numbers."""
        return [(seat, count) for seat, own in enumerate(self.workers) for spot, count in own if spot == place]


def _board(view: View) -> Board:
    sleds = view["sleds"].items()
    return Board(
        tuple(view["site"]["base"]),
        tuple(view["site"]["middle"]),
        view["capstone"],
        view["waiting"],
        tuple(view["reserve"].items()),
        view["length"],
        tuple([(quarry, -1, None) if sled is None else (quarry, sled["at"], sled["stone"]) for quarry, sled in sleds]),
        tuple([tuple(own.items()) for own in view["workers"]]),
    )


def _subject(view: View) -> list[str]:
    """The workers, the stone, the sled or the plots that the open question is about."""
    question = view["question"]
    match view["step"]:
        case "place-worker":
            return [f"unplaced.{view['actors'][0]}"]
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


@lru_cache(maxsize=2048)
def _board_area(board: Board) -> Drawn:
    """GP-1.2 The game board: the pyramid with the reserve beside it, then the tracks, then the camps."""
    pieces: list[Piece] = []
    places = [*_site_places(board, pieces), *_reserve_places(board, pieces)]
    places += _track_places(board, SITE_HEIGHT, pieces)
    places += _camp_places(board, SITE_HEIGHT + len(board.sleds), pieces)
    height = max(place.y + place.height for place in places)
    return Area("board", "great_pyramid-area-board", BOARD_WIDTH, height, places), tuple(pieces)


def _workers_on(board: Board, place: str) -> list[Piece]:
    """The workers of every seat at a place."""
    return [_worker(place, place, seat, count) for seat, count in board.workers_at(place)]


def _worker(word: str, place: str, seat: int, count: int) -> Piece:
    """The workers of a seat that are at ``word``, drawn at a place."""
    owner = f"p{seat + 1}"
    return Piece(f"{word}.{owner}", place, "worker", owner, WORKER_SIGN, owner=owner, count=count)


def _site_places(board: Board, pieces: list[Piece]) -> list[Place]:
    """GP-1.4 The pyramid, from the ground to the top; ``site.a`` is the plot that a player touches to build there."""
    for tier, built in (("base", board.base), ("middle", board.middle)):
        for letter in BOX.places:
            if letter in built:
                place = f"site.{letter}.{tier}"
                pieces.append(_stone(f"{place}.stone", place, tier))
    if board.capstone == "top":
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


def _stone(piece: str, place: str, stone: str, count: int = 1) -> Piece:
    """Stones of one kind, off a sled."""
    return Piece(piece, place, "stone", stone, STONE_SIGNS[stone], "sand", count=count)


def _sled(piece: str, place: str, stone: str) -> Piece:
    """A sled with the stone on it."""
    return Piece(piece, place, "sled", stone, LOAD_SIGNS[stone], "sand")


def _sled_on_track(quarry: str, place: str, stone: str, workers: int) -> Piece:
    """The sled of a quarry with the stone on it, and the number of workers there."""
    about: dict[str, str | int] = {"workers": workers, "crew": BOX.crew}
    return Piece(f"sled.{quarry}", place, "sled", stone, LOAD_SIGNS[stone], "sand", about=about)


def _reserve_places(board: Board, pieces: list[Piece]) -> list[Place]:
    """GP-2.1 The stones of the reserve."""
    reserve = dict(board.reserve)
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
        label, across = f"great_pyramid-reserve-{stone}", left + column * RESERVE_WIDTH
        places.append(Place(f"reserve.{stone}", label, across, 1, RESERVE_WIDTH, 2))
    return places


RESERVE_PLACES: Final = _all_reserve_places()
"""The places of the reserve."""


def _track_places(board: Board, top: int, pieces: list[Piece]) -> list[Place]:
    """GP-1.2, GP-1.3 Each quarry, its track and its sled; a worker where the sled stands is on the sled."""
    length = board.length
    width = (BOARD_WIDTH - NAME_WIDTH - UNLOADING_WIDTH) // (length + 1)
    places = []
    for y, (quarry, sled_at, stone) in enumerate(board.sleds, top):
        spots = [*(f"{quarry}.{position}" for position in range(length + 1)), f"{quarry}.past"]
        workers = [sum(count for _, count in board.workers_at(spot)) for spot in spots]
        about: dict[str, str | int] = {"at": "quarry", "workers": sum(workers[:-1]), "holds": BOX.holds}
        places.append(Place(quarry, f"great_pyramid-quarry-{quarry}", 0, y, NAME_WIDTH, note=" ", about=about))
        for position, spot in enumerate(spots):
            room, note = (width, "") if position <= length else (UNLOADING_WIDTH, " ")
            about = {"at": _track_word(position, length), "workers": workers[position], "holds": BOX.holds}
            places.append(Place(spot, "", NAME_WIDTH + position * width, y, room, note=note, about=about))
            if sled_at == position and stone is not None:
                pieces.append(_sled_on_track(quarry, spot, stone, workers[position]))
            pieces += _workers_on(board, spot)
    return places


def _track_word(position: int, length: int) -> str:
    """Whether a place of a track is the quarry, a space, or the end where a sled is unloaded."""
    return "pit" if position == 0 else "space" if position <= length else "end"


def _camp_places(board: Board, top: int, pieces: list[Piece]) -> list[Place]:
    """GP-1.2 Three support camps and two lift camps, with the stones that wait there."""
    places = []
    for column, camp in enumerate(CAMP_WORDS):
        workers = sum(count for _, count in board.workers_at(camp))
        label, left = f"great_pyramid-plate-{camp}", column * CAMP_WIDTH
        about: dict[str, str | int] = {"workers": workers, "crew": BOX.crew}
        places.append(Place(camp, label, left, top, CAMP_WIDTH, CAMP_HEIGHT, about=about))
        if camp == "middle-camp" and board.waiting:
            pieces.append(_stone("stone.middle", camp, "middle", board.waiting))
        if board.capstone == camp:
            pieces.append(_stone("stone.capstone", camp, "capstone"))
        pieces += _workers_on(board, camp)
    return places


Order = tuple[tuple[str | None, ...], tuple[tuple[str, ...], ...], bool, int]
"""The row that each seat has taken, the rows that it used before, whether the Second Dynasty tile is laid, and the round."""


def _order(view: View) -> Order:
    return tuple(view["rows"]), tuple([tuple(used) for used in view["used"]]), view["second_dynasty"], view["round"]


@lru_cache(maxsize=2048)
def _order_area(rows: tuple[str | None, ...], used: tuple[tuple[str, ...], ...], laid: bool, number_of_round: int) -> Drawn:
    """GP-3.3 The turn-order track: the seats that took a row this round, and those that used it before in this dynasty.

    The place after the last row shows the dynasty; GP-1.6 the tile lies there from the second one on.
    """
    height = -(-(len(BOX.rows) + 1) // ROW_COLUMNS)
    places = []
    pieces: list[Piece] = []
    for number, row in enumerate(BOX.rows):
        place, (column, y) = f"row.{row}", divmod(number, height)
        label = f"great_pyramid-row-{row}"
        places.append(Place(place, label, column * ROW_WIDTH, y, ROW_WIDTH, about={"number": number + 1}))
        for seat, chosen in enumerate(rows):
            owner = f"p{seat + 1}"
            if chosen == row:
                pieces.append(_row_piece(place, "turn", owner))
            elif row in used[seat]:
                pieces.append(_row_piece(place, "used", owner))
    column, y = divmod(len(BOX.rows), height)
    sign = "" if laid else FIRST_DYNASTY_SIGN
    places.append(Place("dynasty", "great_pyramid-label-dynasty", column * ROW_WIDTH, y, ROW_WIDTH, note=sign))
    if laid:
        pieces.append(_tile("dynasty"))
    note = "" if not number_of_round else f"{number_of_round}/{BOX.dynasties * BOX.dynasty}"
    area = Area("order", "great_pyramid-area-order", ROW_COLUMNS * ROW_WIDTH, height, places, note=note, rank=1)
    return area, tuple(pieces)


def _row_piece(place: str, kind: str, owner: str) -> Piece:
    """GP-3.3 A worker on the turn-order track."""
    return Piece(f"{place}.{owner}", place, kind, owner, ROW_SIGNS[kind], owner=owner)


def _tile(place: str) -> Piece:
    """GP-1.6 The Second Dynasty tile."""
    return Piece("tile.second-dynasty", place, "tile", "second-dynasty", TILE_SIGN, "lapis")


Screen = tuple[str, str, int | str | None, int, str, bool]
"""Food, art, bid, number of workers not yet placed, score, and whether the seat is asked."""


def _screen(view: View, seat: int) -> Screen:
    holdings, unplaced = view["screens"][seat], view["workers"][seat].get("unplaced", 0)
    asked = f"p{seat + 1}" in view["actors"]
    score = str(view["scores"][seat])
    return _amount(holdings, "food"), _amount(holdings, "art"), view["bids"][seat], unplaced, score, asked


@lru_cache(maxsize=2048)
def _screen_area(seat: int, food: str, art: str, bid: int | str | None, unplaced: int, score: str, asked: bool) -> Drawn:
    """GP-1.5 A player's screen: food and art behind it, the bid at hand and the workers not yet placed before it."""
    owner = f"p{seat + 1}"
    places = [
        Place(f"{owner}.{what}", f"great_pyramid-label-{what}", column, 0, width, 1, owner, amount)
        for what, column, width, amount in (("food", 0, FOOD_WIDTH, food), ("art", FOOD_WIDTH, ART_WIDTH, art))
    ]
    pieces: list[Piece] = []
    if bid is not None:
        note = "✓" if bid == "sealed" else str(bid)
        places.append(Place(f"{owner}.bid", "great_pyramid-label-bid", 0, 1, FOOD_WIDTH, 1, owner, note))
    if unplaced:
        place = f"{owner}.unplaced"
        places.append(Place(place, "", FOOD_WIDTH, 1, ART_WIDTH, 1, owner))
        pieces.append(_worker("unplaced", place, seat, unplaced))
    height = max(place.y for place in places) + 1
    return Area(owner, "", SCREEN_WIDTH, height, places, owner, score, asked), tuple(pieces)


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
