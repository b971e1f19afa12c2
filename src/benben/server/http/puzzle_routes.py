"""What can be asked over HTTP about puzzles: those of a game, the one of today, and own mistakes."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path, Response
from sqlalchemy import Connection

from benben.registry import find_game, game_names
from benben.review.puzzle_files import Puzzle, of_day, puzzles_of
from benben.review.puzzle_run import PuzzleRun
from benben.server.errors import RequestError
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.puzzle_answers import OwnMistakeInfo, PuzzleInfo, PuzzleList
from benben.server.http.request_costs import costs
from benben.server.http.visitors import Anyone, InLobby
from benben.server.storage.rows import Guest
from benben.server.tables.lobby import Lobby
from benben.server.tables.own_mistakes import own_mistakes, own_puzzle

router = APIRouter(prefix="/api")

GameName = Annotated[str, Path(pattern="^[a-z0-9_-]{1,64}$", description="the name of a game")]


@router.get("/puzzles/{game}", dependencies=[costs(2)], **answered_by(PuzzleList))
async def puzzles(game: GameName, guest: Anyone, lobby: InLobby) -> Response:
    """The puzzles of a game."""
    found, own = known_puzzles(game), []
    if guest is not None:
        own = await lobby.services.database.read(lambda connection: own_mistakes(connection, guest.id, game))
    listed = [PuzzleInfo(puzzle.id, puzzle.players, puzzle.difficulty) for puzzle in found]
    mistakes = [OwnMistakeInfo(one.id, one.table_id, one.decision.number, one.shown_loss) for one in own]
    return json_response(PuzzleList(listed, of_day(found, time.time()), mistakes))


def known_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that a game brings; raise RequestError if there is no such game."""
    if game not in game_names():
        raise RequestError(404, "server-no-game", {"game": game})
    return puzzles_of(game)


async def open_puzzle(lobby: Lobby, game: str, wanted: str, guest: Guest | None) -> PuzzleRun:
    """A puzzle to be solved: one that the game brings, or an own mistake; raise RequestError if there is none."""
    found = next((puzzle for puzzle in known_puzzles(game) if puzzle.id == wanted), None)
    if found is None:
        if guest is None:
            raise RequestError(404, "server-no-puzzle")

        def read(connection: Connection) -> Puzzle:
            return own_puzzle(connection, guest.id, game, wanted)

        found = await lobby.services.database.read(read)
    return PuzzleRun(found, find_game(game))
