"""The points of GIZA, each explained at any time, and the first player of the next game of a series."""

from __future__ import annotations

from benben.games.giza.box import BOX
from benben.games.giza.moves import SITES, TILE
from benben.games.giza.state import Giza, sites
from benben.kernel.explained_points import ExplainedPoints, UnknownPoints


def breakdown(state: Giza, seat: int) -> dict[str, object]:
    """GZ-8.2 The points of a board, site by site and tile by tile; scarabs count 0, the tiles under them count."""
    parts = [site_points(state, seat, place, name) for place, name in sites()]
    points = sum(BOX.tiles[tile].points for stack in state.board(seat) for tile in stack)
    return {"key": "giza-total", "args": {"seat": f"p{seat + 1}"}, "rule": "GZ-8.2", "points": points, "parts": parts}


def site_points(state: Giza, seat: int, place: int, name: str) -> dict[str, object]:
    """GZ-8.2 The points of one site, tile by tile."""
    tiles = state.stack(seat * SITES + place)
    parts: list[dict[str, object]] = [
        {"key": "giza-tile", "args": {"tile": TILE.words[tile]}, "rule": "GZ-8.2", "points": BOX.tiles[tile].points}
        for tile in tiles
    ]
    points = sum(BOX.tiles[tile].points for tile in tiles)
    return {"key": "giza-site", "args": {"site": name}, "rule": "GZ-8.2", "points": points, "parts": parts}


def explain_points(known: Giza, viewer: int | None, seat: int) -> ExplainedPoints:
    """GZ-3.5 With closed memory neither the buried tiles of another's board nor its points are shown."""
    if known.settings["memory"] == "closed" and known.depth > 0 and seat != viewer:
        return ExplainedPoints(None, [], [UnknownPoints("GZ-3.5", "giza-points-unknown")])
    return ExplainedPoints(breakdown(known, seat))


def next_first(state: Giza) -> int:
    """GZ-2.1 In a series whoever scored least begins; tied: the first of them clockwise from the last first player."""
    order = [(state.first_player + offset) % state.players for offset in range(state.players)]
    return int(min(order, key=state.points))
