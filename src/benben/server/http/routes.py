"""HTTP routes of games, rulebooks, lists and tables. Bodies are checked by their models, everything else by the lobby."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from benben.bots.levels import BASELINES, LEVEL_NAMES
from benben.box_files import box_choices
from benben.play.evidence import Evidence
from benben.registry import find_game, game_names
from benben.rulebook import rulebook
from benben.server.errors import RequestError
from benben.server.http.answers import (
    GameDrawings,
    Games,
    RulebookAnswer,
    TableInfo,
    TableLink,
    TableLists,
    game_info,
    rulebook_answer,
    table_info,
)
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.package_drawings import SVG, drawing_response, drawings_answer
from benben.server.http.request_bodies import SEAT, BotBody, JoinBody, RandomnessBody, RematchBody, TableBody
from benben.server.http.request_costs import computed, costs, count_new_thing, use_budgets
from benben.server.http.table_lists import OpenTableList
from benben.server.http.visitors import (
    Anyone,
    AnyoneAtTable,
    BorrowedSeats,
    InLobby,
    InPerson,
    SessionAtTable,
    Someone,
    SomeoneAtTable,
    TableId,
)
from benben.server.storage.rows import Guest
from benben.server.tables.clock_rules import ClockSettings
from benben.server.tables.frame import ENCODER, AbsencePolicy
from benben.server.tables.lobby import USUAL_SETTINGS, WAIT_FOR_ALL
from benben.server.tables.replays import (
    MAX_MOMENTS,
    ReplayMoment,
    Verification,
    check_moments,
    encoded_evidence,
    encoded_moments,
    encoded_verification,
)
from benben.server.tables.table import Table
from benben.server.tables.table_settings import WantedSettings
from benben.words import DEFAULT_LANGUAGE, catalogue_text, languages

router = APIRouter(prefix="/api")

LinkToken = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="the token of a link")]
GameName = Annotated[str, Path(pattern="^[a-z0-9_]{1,64}$", description="the name of a game")]
Language = Annotated[str, Path(pattern="^[a-z]{2}$", description="the two letters of a language")]
Token = Annotated[str | None, Query(pattern="^[A-Za-z0-9_-]{22}$", description="the token of a link")]


def number_of(seat: str) -> int:
    """The number of a seat word."""
    return int(seat[1:]) - 1


def json_bytes(encoded: bytes) -> Response:
    """An answer that is encoded already."""
    return Response(encoded, media_type="application/json")


def shown(table: Table, guest: Guest | None, status: int = 200, borrowed: bool = False) -> Response:
    """A table as an answer."""
    return json_response(table_info(table.row, guest, borrowed), status)


# --- games and words -----------------------------------------------------------------------------------------------------


@router.get("/games", **answered_by(Games))
async def games() -> Response:
    """The games with their options, the levels of bots and the languages."""
    return json_bytes(encoded_games(tuple((name, tuple(box_choices(name))) for name in game_names())))


@cache
def encoded_games(offered: tuple[tuple[str, tuple[str, ...]], ...]) -> bytes:
    """Games as an answer, by their names; the boxes that each is offered with belong to the key of the cache."""
    found = [game_info(find_game(name)) for name, _ in offered]
    return ENCODER.encode(Games(found, LEVEL_NAMES, BASELINES, languages()))


@router.get("/words/{language}")
async def words(language: Language) -> PlainTextResponse:
    """The Fluent catalogues of a language, one after another."""
    if language not in languages():
        raise RequestError(404, "server-no-language", {"language": language})
    return PlainTextResponse(catalogue_text(language))


@router.get("/rules/{game}/{language}", **answered_by(RulebookAnswer))
async def rules(game: GameName, language: Language, lobby: InLobby) -> Response:
    """The rulebook of a game: every paragraph with its id."""
    check_game(game)
    known = language if language in languages() else DEFAULT_LANGUAGE

    async def compute() -> bytes:
        return await asyncio.to_thread(encoded_rulebook, game, known)

    return json_bytes(await lobby.services.rulebooks.get((game, known), compute))


def encoded_rulebook(game: str, language: str) -> bytes:
    """A rulebook, as an answer; to read the first one of a language takes a fifth of a second."""
    found = find_game(game)
    return ENCODER.encode(rulebook_answer(found, rulebook(found, language)))


@router.get("/games/{game}/drawings", **answered_by(GameDrawings))
async def drawings(game: GameName) -> Response:
    """The drawings that a game's package brings as files."""
    check_game(game)
    return json_response(await asyncio.to_thread(drawings_answer, game))


@router.get("/games/{game}/drawings/{path:path}", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def drawing(
    game: GameName,
    path: str,
    version: Annotated[str | None, Query(max_length=64, description="the version that the list of drawings names")] = None,
    if_none_match: Annotated[str, Header()] = "",
) -> Response:
    """One drawing, as SVG. Under the address in the list it never changes."""
    check_game(game)
    return await asyncio.to_thread(drawing_response, game, path, version, if_none_match)


def check_game(game: str) -> None:
    """Raise RequestError if there is no such game."""
    if game not in game_names():
        raise RequestError(404, "server-no-game", {"game": game})


# --- tables --------------------------------------------------------------------------------------------------------------


@router.get("/tables", dependencies=[costs(2)], **answered_by(TableLists))
async def lists(guest: Anyone, borrowed: BorrowedSeats, request: Request) -> Response:
    """Open tables, and one's own with whose turn it is, those with a seat that was opened by a key among them."""
    open_tables: OpenTableList = request.app.state.open_table_list
    return json_bytes(await open_tables.lists(guest, borrowed))


@router.post("/tables", dependencies=[costs(10), Depends(count_new_thing)], **answered_by(TableInfo, 201))
async def new_table(body: TableBody, guest: Someone, lobby: InLobby) -> Response:
    """A new table; with bots on all other seats the match begins at once."""
    bots = {number_of(seat): level for seat, level in body.bots.items()}
    absence = WAIT_FOR_ALL if body.absence is None else AbsencePolicy(**body.absence.model_dump())
    table = await lobby.new_table(
        guest,
        body.game,
        body.players,
        body.options,
        number_of(body.seat),
        bots,
        body.open,
        body.randomness_commitment,
        absence,
        USUAL_SETTINGS if body.settings is None else WantedSettings(**body.settings.model_dump()),
        None if body.clock is None else ClockSettings(**body.clock.model_dump()),
    )
    return shown(table, guest, 201)


@router.get("/links/{token}", **answered_by(TableLink))
async def link(token: LinkToken, guest: Anyone, lobby: InLobby) -> Response:
    """Where a link leads: the table, and whether one may sit down there."""
    table, may_join = await lobby.invited(token, guest)
    return json_response(TableLink(table_info(table.row, guest), may_join))


@router.get("/tables/{table_id}", **answered_by(TableInfo))
async def table(table_id: TableId, session: SessionAtTable, lobby: InLobby, token: Token = None) -> Response:
    """One table."""
    guest = None if session is None else session.guest
    borrowed = session is not None and session.table_id is not None
    return shown(await lobby.admit(table_id, guest, token), guest, borrowed=borrowed)


@router.post("/tables/{table_id}/join", dependencies=[costs(4)], **answered_by(TableInfo))
async def join(table_id: TableId, body: JoinBody, guest: InPerson, lobby: InLobby) -> Response:
    """Sit down."""
    seat = None if body.seat is None else number_of(body.seat)
    return shown(await lobby.join(table_id, guest, body.token, seat, body.randomness_commitment), guest)


@router.post("/tables/{table_id}/leave", dependencies=[costs(4)], **answered_by(TableInfo))
async def leave(table_id: TableId, guest: InPerson, lobby: InLobby) -> Response:
    """Get up, before the match has begun."""
    return shown(await lobby.leave(table_id, guest), guest)


@router.post("/tables/{table_id}/bots", dependencies=[costs(4)], **answered_by(TableInfo))
async def bots(table_id: TableId, body: BotBody, guest: InPerson, lobby: InLobby) -> Response:
    """Give an empty seat to a bot."""
    return shown(await lobby.fill(table_id, guest, number_of(body.seat), body.level), guest)


@router.post("/tables/{table_id}/rematch", dependencies=[costs(10)], **answered_by(TableInfo))
async def rematch(table_id: TableId, guest: InPerson, lobby: InLobby, body: RematchBody | None = None) -> Response:
    """The next game of the same players."""
    return shown(await lobby.rematch(table_id, guest, None if body is None else body.randomness_commitment), guest)


@router.post("/tables/{table_id}/randomness", dependencies=[costs(4)], **answered_by(TableInfo))
async def randomness(table_id: TableId, body: RandomnessBody, guest: SomeoneAtTable, lobby: InLobby) -> Response:
    """Commit to a random number that is added to the seed, or reveal it: for clients without a socket."""
    revealed = None if body.reveal is None else bytes.fromhex(body.reveal)
    return shown(await lobby.add_randomness(table_id, guest, body.commitment, revealed), guest)


# --- after the end -------------------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/record", dependencies=[costs(2)])
async def record(table_id: TableId, guest: AnyoneAtTable, lobby: InLobby, token: Token = None) -> PlainTextResponse:
    """The record of a finished match, seed included."""
    found = await lobby.record(table_id, guest, token)
    name = f"{found.game.name}-{table_id}.benben"
    return PlainTextResponse(found.dumps(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table_id}/evidence", dependencies=[costs(10)], **answered_by(Evidence))
async def evidence(
    table_id: TableId, guest: AnyoneAtTable, request: Request, lobby: InLobby, token: Token = None
) -> Response:
    """All that is needed to recompute the chance of a finished match: outcomes and weights of every event, seed, record."""
    found = await lobby.record(table_id, guest, token)
    text = await computed(request, lobby, encoded_evidence, found)
    name = f"{found.game.name}-{table_id}.evidence.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{table_id}/replay", **answered_by(ReplayMoment, many=True))
async def replay(
    table_id: TableId,
    guest: AnyoneAtTable,
    request: Request,
    lobby: InLobby,
    token: Token = None,
    at: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_MOMENTS)] = 1,
    viewer: Annotated[str | None, Query(pattern=SEAT)] = None,
) -> Response:
    """A finished match at any moment, as a seat or a spectator saw it; before its end, moves that a bot made for oneself."""
    seat = None if viewer is None else number_of(viewer)
    found, first = await lobby.replay(table_id, guest, token, seat)
    check_moments(found, at, count, first)
    use_budgets(request, 1 + count / 10)
    return json_bytes(await computed(request, lobby, encoded_moments, found, at, count, seat, first))


@router.post("/tables/{table_id}/verify", dependencies=[costs(10)], **answered_by(Verification))
async def verify(table_id: TableId, guest: AnyoneAtTable, request: Request, lobby: InLobby, token: Token = None) -> Response:
    """Recompute every chance event of a finished match under its revealed seed."""
    found = await lobby.record(table_id, guest, token)
    return json_bytes(await computed(request, lobby, encoded_verification, found))
