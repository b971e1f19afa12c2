"""The drawings of games that are files of their packages: what there is, and the files."""

from __future__ import annotations

import logging
from functools import cache

from fastapi import Response
from starlette.exceptions import HTTPException

from benben.drawings import BOARDS, COVER, PIECES, Drawing, Drawings, game_drawings
from benben.kernel.game import Game
from benben.registry import find_game
from benben.server.http.answers import BoardDrawing, GameDrawings, PieceDrawing, SpotDrawing
from benben.server.http.client_files import CACHE_AFTER_ASKING, CACHE_FOR_A_YEAR

LOG = logging.getLogger("benben.server")

SVG = "image/svg+xml"
"""The media type of a drawing."""
DRAWING_POLICY = "; ".join(
    [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "font-src data:",
        "frame-ancestors 'none'",
        "sandbox",
    ]
)
"""Content-Security-Policy of a drawing: opened as a page of its own, it runs no script and loads nothing."""


@cache
def logged_drawings(game: Game) -> Drawings:
    """The drawings of a game; each file that cannot be used is logged, once."""
    found = game_drawings(game)
    for path, why in found.left_out.items():
        LOG.warning("the drawing %s of the game %s is left out: %s", path, game.name, why)
    return found


def drawings_answer(game: str) -> GameDrawings:
    """What a client needs to show the drawings of a game."""
    found = logged_drawings(find_game(game))
    cover = found.files.get(COVER)
    return GameDrawings(
        None if cover is None else _address(game, COVER, cover),
        {
            name: PieceDrawing(_address(game, path, drawing), drawing.width, drawing.height)
            for name, (path, drawing) in found.named(PIECES).items()
        },
        {
            name: BoardDrawing(_address(game, path, drawing), drawing.width, drawing.height, _spots(drawing))
            for name, (path, drawing) in found.named(BOARDS).items()
        },
    )


def drawing_response(game: str, path: str, version: str | None, known: str) -> Response:
    """One file; without its content if the client has it, by the ETags it knows. Raise HTTPException if there is none."""
    drawing = logged_drawings(find_game(game)).files.get(path)
    if drawing is None:
        raise HTTPException(404)
    etag = f'"{drawing.version}"'
    headers = {
        "Content-Security-Policy": DRAWING_POLICY,
        "Cache-Control": CACHE_FOR_A_YEAR if version == drawing.version else CACHE_AFTER_ASKING,
        "ETag": etag,
    }
    if etag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(drawing.data, headers=headers, media_type=SVG)


def _address(game: str, path: str, drawing: Drawing) -> str:
    """The address of a file; it changes with the content, so that browsers may keep what they have."""
    return f"/api/games/{game}/drawings/{path}?version={drawing.version}"


def _spots(drawing: Drawing) -> dict[str, SpotDrawing]:
    return {
        place: SpotDrawing(spot.x, spot.y, spot.width, spot.height, spot.flow, spot.label, spot.align)
        for place, spot in drawing.spots.items()
    }
