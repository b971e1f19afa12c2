"""The view of GIZA: what a viewer sees of a position, in notation."""

from __future__ import annotations

from benben.games.giza.moves import SITES, TILE
from benben.games.giza.serialize import hand_words
from benben.games.giza.state import NOTHING, Giza, sites, tile_word
from benben.games.giza.steps import FINISHING_TILES, SCARAB_TILE
from benben.games.giza.view_types import Entries, SiteEntry, View
from benben.kernel.event import seat_name
from benben.kernel.position import bag_words
from benben.kernel.step import second


def describe(known: Giza, viewer: int | None) -> Entries:
    """The view. GZ-3.5: with closed memory, what lies under the top of another's stack is left out while the game lasts."""
    forget = known.settings["memory"] == "closed" and known.depth > 0
    boards = [_board(known, seat, forget and seat != viewer) for seat in range(known.players)]
    scores = [None if forget and seat != viewer else int(known.points(seat)) for seat in range(known.players)]
    return {
        "first": seat_name(known.first_player),
        "hand": None if viewer is None else hand_words(known, viewer),
        "hands": [int(known.tiles_held(seat)) for seat in range(known.players)],
        "boards": boards,
        "left": int(known.pile_size),
        "gone": bag_words(known.gone, TILE.words),
        "scores": scores,
        "question": question(known, viewer),
    }


def forget(view: View) -> None:
    """GZ-3.5 Take out of a view of the end what others' boards do not show while the game lasts."""
    for seat, board in enumerate(view["boards"]):
        if seat_name(seat) != view["viewer"]:
            view["scores"][seat] = None
            for site in board.values():
                site.pop("tiles", None)


def question(known: Giza, viewer: int | None) -> dict[str, str | int]:
    """What is left where a seat is asked: the tiles of its hand and of the pile; empty when the game is over.

    In a turn also the number of scarabs that it may take off its board (GZ-6.4), and the board with most finished pyramids:
    with the third the game ends (GZ-8.1). During a discard also its last tile, and
    the number of tiles that may follow: -1 for others, who do not see the hand.
    """
    if known.depth == 0:
        return {}
    seats = known.actors()
    if not seats:
        return {}
    asked: dict[str, str | int] = {"held": int(known.tiles_held(seats[0])), "left": int(known.pile_size)}
    step = known.step()
    if step is not None and step.name == "turn":
        asked["scarabs"] = _top_scarabs(known, seats[0])
        owner = max(range(known.players), key=lambda seat: _finished_pyramids(known, seat))
        asked["finished"] = _finished_pyramids(known, owner)
        asked["player"] = seat_name(owner)
    if step is not None and step.name == "discard-more":
        asked["last"] = tile_word(second(known.top()))
        asked["more"] = len(known.legal(seats[0])) - 1 if viewer == seats[0] else -1
    return asked


def _top_scarabs(known: Giza, seat: int) -> int:
    """The number of scarabs that are on top of a site of a seat."""
    return sum(known.tops[seat * SITES + place] == SCARAB_TILE for place, _ in sites())


def _finished_pyramids(known: Giza, seat: int) -> int:
    """GZ-8.1 The number of pyramids of a seat that show a 1; of a sphinx no such tile is the top."""
    return sum((FINISHING_TILES >> known.tops[seat * SITES + place]) & 1 for place, _ in sites())


def _board(known: Giza, seat: int, forget: bool) -> dict[str, SiteEntry]:
    board: dict[str, SiteEntry] = {}
    for place, name in sites():
        site = seat * SITES + place
        top = known.tops[site]
        entry: SiteEntry = {"height": int(known.heights[site]), "top": None if top == NOTHING else tile_word(top)}
        if not forget:
            entry["tiles"] = [tile_word(tile) for tile in known.stack(site)]
        board[name] = entry
    return board
