"""Hoard as pieces at places, made from a view alone. Ids are those that the paths in moves.py name."""

from __future__ import annotations

from typing import Final

from benben.kernel.catalogue import HIDDEN
from benben.new_game.hoard.moves import COIN, ROW
from benben.new_game.hoard.view_types import View
from benben.play.scene import Area, Piece, Place, Scene

WIDTH: Final = 20
"""Columns of a row in a terminal."""
GLYPHS: Final = dict(zip(COIN.words, (("●1", "brown"), ("●2", "white"), ("●3", "gold")), strict=True))
"""For each coin a sign that needs no language, and its colour."""
LEGEND: Final = {"coins": [f"coin {coin}" for coin in (*COIN.words, HIDDEN)]}
"""The pieces of the legend, in groups: the message ``hoard-legend-coins`` names this one."""


def scene(view: View) -> Scene:
    """The others' rows clockwise, the bag, then one's own rows and hand."""
    pieces: list[Piece] = []
    viewer, players = view["viewer"], view["players"]
    own = 0 if viewer is None else int(viewer[1:])
    seats = [f"p{(own + offset) % players + 1}" for offset in range(players)]
    areas = [_board(view, seat, pieces) for seat in seats if seat != viewer]
    areas.append(Area("bag", "", WIDTH, 1, [Place("bag", "hoard-bag", 0, 0, WIDTH, 1, note=str(view["left"]))]))
    if viewer is not None and view["hand"] is not None:
        areas += [_board(view, viewer, pieces), _hand(view["hand"], pieces)]
    return Scene(areas, pieces)


def single_piece(kind: str, word: str) -> Piece | None:
    """A coin as the rulebook shows it: ``coin WORD``; None if there is no such coin."""
    if (kind, word) == ("coin", HIDDEN):
        return _hidden_coins("coin.hidden", "", 1)
    return _coin(f"coin.{word}", "", word, 1) if kind == "coin" and word in GLYPHS else None


def _board(view: View, owner: str, pieces: list[Piece]) -> Area:
    """The two rows of a player; for others also the coins they hold, face down."""
    seat = int(owner[1:]) - 1
    own = owner == view["viewer"]
    rows = view["rows"][seat]
    places = []
    for column, row in enumerate(ROW.words):
        place = f"row.{row}" if own else f"{owner}.{row}"
        places.append(Place(place, f"hoard-row-{row}", column * WIDTH, 0, WIDTH - 1, 1, owner))
        pieces += [_coin(f"{place}.{coin}", place, coin, count) for coin, count in rows[row].items()]
    if not own:
        places.append(Place(f"{owner}.hand", "hoard-held", len(ROW.words) * WIDTH, 0, WIDTH - 1, 1, owner))
        held = view["held"][seat]
        if held > 0:
            pieces.append(_hidden_coins(f"{owner}.hand.coins", f"{owner}.hand", held))
    score = view["scores"][seat]
    active = owner in view["actors"]
    return Area(owner, "", (len(ROW.words) + 1) * WIDTH - 1, 1, places, owner, str(score), active)


def _hand(hand: list[str], pieces: list[Piece]) -> Area:
    for coin in COIN.words:
        if coin in hand:
            pieces.append(_coin(f"hand.{coin}", "hand", coin, hand.count(coin)))
    return Area("hand", "", 3 * WIDTH - 1, 1, [Place("hand", "hoard-hand", 0, 0, 3 * WIDTH - 1, 1, spoken=True)])


def _coin(piece: str, place: str, coin: str, count: int) -> Piece:
    glyph, tone = GLYPHS[coin]
    return Piece(piece, place, "coin", coin, glyph, tone, count=count)


def _hidden_coins(piece: str, place: str, count: int) -> Piece:
    """Coins in another player's hand."""
    return Piece(piece, place, "coin", HIDDEN, "●", "dim", count=count)
