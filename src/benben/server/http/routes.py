"""What can be asked over HTTP. Bodies are checked by their models; everything else by the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from benben.bots.levels import NAMES as LEVELS
from benben.play.evidence import Evidence
from benben.play.record import Record
from benben.registry import find_game, game_names
from benben.rulebook import rulebook
from benben.server.budgets import Visitor
from benben.server.errors import RequestError
from benben.server.http.answers import (
    GameDrawings,
    Games,
    Me,
    RulebookAnswer,
    SavedGuest,
    SeatKey,
    TableInfo,
    TableLink,
    TableLists,
    UnlockedSeat,
    game_info,
    guest_info,
    rulebook_answer,
    table_info,
)
from benben.server.http.middleware import COOKIE, session_token
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.package_drawings import SVG, drawing_response, drawings_answer
from benben.server.http.table_lists import OpenTableList
from benben.server.people.names import COLOURS, SYMBOLS
from benben.server.storage.queries import Guest
from benben.server.tables.frame import AbsencePolicy
from benben.server.tables.lobby import WAIT_FOR_ALL, Lobby
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
from benben.server.worker_slots import Claim
from benben.words import catalogue_text, languages

YEAR = 365 * 24 * 3600
"""How long a browser keeps its session cookie, in seconds."""
SEAT = r"^p([1-9]|1[0-6])$"
"""The name of a seat in a body: ``p1`` to ``p16``."""
HEX32 = "^[0-9a-f]{64}$"
"""32 bytes in hexadecimal."""

router = APIRouter(prefix="/api")

TableId = Annotated[str, Path(pattern="^[0-9a-f]{12}$", description="the id of a table")]
LinkToken = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="the token of a link")]
GameName = Annotated[str, Path(pattern="^[a-z0-9_]{1,64}$", description="the name of a game")]
Language = Annotated[str, Path(pattern="^[a-z]{2}$", description="the two letters of a language")]
Token = Annotated[str | None, Query(pattern="^[A-Za-z0-9_-]{22}$", description="the token of a link")]


class Body(BaseModel):
    """The body of a request; names it does not know are errors."""

    model_config = ConfigDict(extra="forbid")


class GuestBody(Body):
    """Who somebody wants to be."""

    name: str = Field(min_length=1, max_length=100)
    colour: str = Field(default=COLOURS[0], max_length=16)
    symbol: str = Field(default=SYMBOLS[0], max_length=16)


class SeatBody(Body):
    """A body that gives somebody a seat: the SHA-256 of the random number that the seat will add to the seed, if any."""

    randomness_commitment: str | None = Field(default=None, pattern=HEX32)


class AbsenceBody(Body):
    """What happens when a player is away; a bot that stands in has a level and the seconds until it may."""

    handling: str = Field(max_length=16)
    level: str | None = Field(default=None, max_length=32)
    after: int | None = Field(default=None, ge=-(2**31), le=2**31 - 1)


class TableBody(SeatBody):
    """What a new table should be like; ``bots`` names a level for some of the other seats.

    Without ``absence`` the game waits for players who are away.
    """

    game: str = Field(max_length=64)
    players: int = Field(ge=1, le=16)
    options: dict[str, str] = Field(default_factory=dict, max_length=32)
    seat: str = Field(default="p1", pattern=SEAT)
    bots: dict[Annotated[str, Field(pattern=SEAT)], str] = Field(default_factory=dict, max_length=16)
    open: bool = False
    absence: AbsenceBody | None = None


class JoinBody(SeatBody):
    """Which seat somebody wants, or the first free one. Tables that are not open need the invitation's token."""

    token: str | None = Field(default=None, max_length=64)
    seat: str | None = Field(default=None, pattern=SEAT)


class KeyBody(SeatBody):
    """The key to a seat."""

    key: str = Field(pattern="^[A-Za-z0-9_-]{22}$")


class RematchBody(SeatBody):
    """The next game of the same players."""


class RandomnessBody(Body):
    """A seat commits to its random number, or reveals it when the table is starting."""

    commitment: str | None = Field(default=None, pattern=HEX32)
    reveal: str | None = Field(default=None, pattern=HEX32)


class BotBody(Body):
    """A bot for an empty seat; no level sends a bot away."""

    seat: str = Field(pattern=SEAT)
    level: str | None = Field(default=None, max_length=32)


def number_of(seat: str) -> int:
    """The number of a seat word."""
    return int(seat[1:]) - 1


async def lobby_of(request: Request) -> Lobby:
    """The lobby of the application."""
    lobby = request.app.state.lobby
    assert isinstance(lobby, Lobby)
    return lobby


InLobby = Annotated[Lobby, Depends(lobby_of)]


async def guest_of(request: Request, lobby: InLobby) -> Guest | None:
    """Whose request this is."""
    return await lobby.guest(session_token(request.headers))


Anyone = Annotated[Guest | None, Depends(guest_of)]


async def known_guest(guest: Anyone) -> Guest:
    """Whose request this is; somebody must be."""
    if guest is None:
        raise RequestError(401, "server-no-guest")
    return guest


Someone = Annotated[Guest, Depends(known_guest)]


# --- budgets -------------------------------------------------------------------------------------------------------------


def visitor_of(request: Request) -> Visitor:
    """Whose budgets a request uses; the middleware has counted it as 1."""
    visitor: Visitor = request.state.visitor
    return Visitor(visitor.network, visitor.guest, request.path_params.get("table_id"))


def use_budgets(request: Request, cost: float) -> None:
    """Count a request as costing this much more than others; raise RequestError if its visitor has to wait."""
    request.app.state.lobby.services.budgets.use(visitor_of(request), cost)


def costs(cost: float) -> Any:
    """A dependency of a route that costs more than others."""

    async def use(request: Request) -> None:
        use_budgets(request, cost)

    return Depends(use)


async def count_new_thing(request: Request) -> None:
    """Count a new guest, table or key; raise RequestError if its visitor has made too many."""
    request.app.state.lobby.services.budgets.add_new_thing(visitor_of(request))


async def computed(request: Request, lobby: Lobby, function: Callable[..., bytes], record: Record, *args: object) -> bytes:
    """An answer about a record, computed in a worker unless it is known."""
    visitor, text = visitor_of(request), record.dumps()
    claim = Claim(((visitor.network, visitor.guest or "", visitor.table or ""),))

    async def compute() -> bytes:
        return await lobby.services.bot_workers.compute(claim, function, text, *args)

    return await lobby.services.answers.get((function.__name__, sha256(text.encode()).digest(), *args), compute)


def json_bytes(encoded: bytes) -> Response:
    """An answer that is encoded already."""
    return Response(encoded, media_type="application/json")


def shown(table: Table, guest: Guest | None, status: int = 200) -> Response:
    """A table as an answer."""
    return json_response(table_info(table.row, guest), status)


# --- guests --------------------------------------------------------------------------------------------------------------


@router.get("/me", **answered_by(Me))
async def me(guest: Anyone) -> Response:
    """Who one is, and what one may be."""
    return json_response(Me(None if guest is None else guest_info(guest), COLOURS, SYMBOLS))


@router.post("/me", dependencies=[Depends(count_new_thing)], **answered_by(SavedGuest))
async def be(body: GuestBody, request: Request, lobby: InLobby) -> Response:
    """Become a guest, or change one's name, colour or symbol."""
    guest, token = await lobby.welcome(session_token(request.headers), body.name, body.colour, body.symbol)
    return remember(request, json_response(SavedGuest(guest_info(guest))), token)


@router.post("/keys", dependencies=[Depends(count_new_thing)], **answered_by(UnlockedSeat))
async def unlock(body: KeyBody, request: Request, lobby: InLobby) -> Response:
    """Take one's seat on this device, by the key that the other one made: it can be used once."""
    table_id, token = await lobby.unlock(body.key, body.randomness_commitment)
    return remember(request, json_response(UnlockedSeat(table_id)), token)


def remember(request: Request, response: Response, token: str) -> Response:
    """The response with the session cookie of this browser."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


# --- games and words -----------------------------------------------------------------------------------------------------


@router.get("/games", **answered_by(Games))
async def games() -> Response:
    """The games with their options, the levels of bots and the languages."""
    found = [game_info(find_game(name)) for name in game_names()]
    return json_response(Games(found, LEVELS, languages()))


@router.get("/words/{language}")
async def words(language: Language) -> PlainTextResponse:
    """The Fluent catalogues of a language, one after another."""
    if language not in languages():
        raise RequestError(404, "server-no-language", {"language": language})
    return PlainTextResponse(catalogue_text(language))


@router.get("/rules/{game}/{language}", **answered_by(RulebookAnswer))
async def rules(game: GameName, language: Language) -> Response:
    """The rulebook of a game: every paragraph with its id."""
    check_game(game)
    return json_response(rulebook_answer(rulebook(find_game(game), language)))


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
async def lists(guest: Anyone, request: Request) -> Response:
    """Open tables, and one's own with whose turn it is."""
    open_tables: OpenTableList = request.app.state.open_table_list
    return json_bytes(await open_tables.lists(guest))


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
    )
    return shown(table, guest, 201)


@router.get("/links/{token}", **answered_by(TableLink))
async def link(token: LinkToken, guest: Anyone, lobby: InLobby) -> Response:
    """Where a link leads: the table, and whether one may sit down there."""
    table, may_join = await lobby.invited(token)
    return json_response(TableLink(table_info(table.row, guest), may_join))


@router.get("/tables/{table_id}", **answered_by(TableInfo))
async def table(table_id: TableId, guest: Anyone, lobby: InLobby, token: Token = None) -> Response:
    """One table."""
    return shown(await lobby.admit(table_id, guest, token), guest)


@router.post("/tables/{table_id}/join", dependencies=[costs(4)], **answered_by(TableInfo))
async def join(table_id: TableId, body: JoinBody, guest: Someone, lobby: InLobby) -> Response:
    """Sit down."""
    seat = None if body.seat is None else number_of(body.seat)
    return shown(await lobby.join(table_id, guest, body.token, seat, body.randomness_commitment), guest)


@router.post("/tables/{table_id}/key", dependencies=[costs(4)], **answered_by(SeatKey))
async def key(table_id: TableId, guest: Someone, lobby: InLobby) -> Response:
    """A key to one's own seat, to go on playing on another device."""
    return json_response(SeatKey(await lobby.key(table_id, guest)))


@router.post("/tables/{table_id}/leave", dependencies=[costs(4)], **answered_by(TableInfo))
async def leave(table_id: TableId, guest: Someone, lobby: InLobby) -> Response:
    """Get up, before the match has begun."""
    return shown(await lobby.leave(table_id, guest), guest)


@router.post("/tables/{table_id}/bots", dependencies=[costs(4)], **answered_by(TableInfo))
async def bots(table_id: TableId, body: BotBody, guest: Someone, lobby: InLobby) -> Response:
    """Give an empty seat to a bot."""
    return shown(await lobby.fill(table_id, guest, number_of(body.seat), body.level), guest)


@router.post("/tables/{table_id}/rematch", dependencies=[costs(10)], **answered_by(TableInfo))
async def rematch(table_id: TableId, guest: Someone, lobby: InLobby, body: RematchBody | None = None) -> Response:
    """The next game of the same players."""
    return shown(await lobby.rematch(table_id, guest, None if body is None else body.randomness_commitment), guest)


@router.post("/tables/{table_id}/randomness", dependencies=[costs(4)], **answered_by(TableInfo))
async def randomness(table_id: TableId, body: RandomnessBody, guest: Someone, lobby: InLobby) -> Response:
    """Commit to a random number that is added to the seed, or reveal it: for clients without a socket."""
    revealed = None if body.reveal is None else bytes.fromhex(body.reveal)
    return shown(await lobby.add_randomness(table_id, guest, body.commitment, revealed), guest)


# --- after the end -------------------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/record", dependencies=[costs(2)])
async def record(table_id: TableId, guest: Anyone, lobby: InLobby, token: Token = None) -> PlainTextResponse:
    """The record of a finished match, seed included."""
    found = await lobby.record(table_id, guest, token)
    name = f"{found.game.name}-{table_id}.benben"
    return PlainTextResponse(found.dumps(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table_id}/evidence", dependencies=[costs(10)], **answered_by(Evidence))
async def evidence(table_id: TableId, guest: Anyone, request: Request, lobby: InLobby, token: Token = None) -> Response:
    """All that is needed to recompute the chance of a finished match: outcomes and weights of every event, seed, record."""
    found = await lobby.record(table_id, guest, token)
    text = await computed(request, lobby, encoded_evidence, found)
    name = f"{found.game.name}-{table_id}.evidence.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{table_id}/replay", **answered_by(ReplayMoment, many=True))
async def replay(
    table_id: TableId,
    guest: Anyone,
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
async def verify(table_id: TableId, guest: Anyone, request: Request, lobby: InLobby, token: Token = None) -> Response:
    """Recompute every chance event of a finished match under its revealed seed."""
    found = await lobby.record(table_id, guest, token)
    return json_bytes(await computed(request, lobby, encoded_verification, found))
