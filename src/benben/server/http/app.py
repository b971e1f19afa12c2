"""The application: tables over HTTP and sockets, the client's files, and the security middleware around all of it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Literal
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.websockets import WebSocketDisconnect

from benben.box_files import offer_box
from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.registry import add_module, find_game
from benben.server.bot_workers import BotWorkers
from benben.server.budgets import Budgets
from benben.server.cluster.shared_database import SharedDatabase
from benben.server.cluster.transports import hint_transport
from benben.server.errors import RequestError, bad_input, refused
from benben.server.http.account_routes import router as account_router
from benben.server.http.admin_routes import router as admin_router
from benben.server.http.answers import Health, Ready
from benben.server.http.bot_routes import find_bot_session
from benben.server.http.bot_routes import router as bot_router
from benben.server.http.client_files import ClientFiles
from benben.server.http.friend_routes import router as friend_router
from benben.server.http.history_routes import router as history_router
from benben.server.http.leaving_routes import router as leaving_router
from benben.server.http.lesson_socket import LessonSocket, open_lesson
from benben.server.http.middleware import (
    MAX_BODY_BYTES,
    OVER_LIMIT,
    SecurityMiddleware,
    error_response,
    machine_names,
    same_origin,
)
from benben.server.http.notification_routes import router as notification_router
from benben.server.http.openapi import StructApp, answered_by, json_response
from benben.server.http.people_routes import router as people_router
from benben.server.http.puzzle_routes import open_puzzle
from benben.server.http.puzzle_routes import router as puzzle_router
from benben.server.http.puzzle_socket import PuzzleSocket
from benben.server.http.request_log import RequestLogMiddleware
from benben.server.http.review_routes import router as review_router
from benben.server.http.routes import router
from benben.server.http.session_cookie import bearer_token, session_token
from benben.server.http.session_routes import router as session_router
from benben.server.http.solo_socket import SoloSocket
from benben.server.http.table_lists import OpenTableList
from benben.server.http.table_socket import TableSocket
from benben.server.http.visitors import find_session_at, known_guest_of, known_player
from benben.server.loop_turns import LoopTurns
from benben.server.metrics import Metrics
from benben.server.notifications.sender import Sender
from benben.server.people.accounts import Accounts
from benben.server.people.friends import Friends
from benben.server.people.mail import Mailer
from benben.server.people.moderation_watch import ModerationWatch
from benben.server.people.outside_bots import OutsideBots
from benben.server.people.ratings import follow_anchors
from benben.server.people.reports import Reports
from benben.server.seeds import Seeds
from benben.server.settings import Settings
from benben.server.storage import session_queries, table_queries
from benben.server.storage.database import BATCH_SIZE, Database
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.rows import Guest
from benben.server.tables.clock_watch import ClockWatch
from benben.server.tables.lobby import Lobby
from benben.server.tables.open_tables import OpenTables
from benben.server.tables.quick_match import QuickMatches
from benben.server.tables.services import Services
from benben.server.tables.subscriber import CLOSE_REOPEN, check_room
from benben.server.tables.watchdog import Watchdog
from benben.version import __version__

ROUTERS = (
    session_router,
    account_router,
    history_router,
    bot_router,
    router,
    people_router,
    friend_router,
    admin_router,
    leaving_router,
    notification_router,
    review_router,
    puzzle_router,
)
"""The routes of the interface over HTTP, in the order in which they are tried."""


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings."""
    for module in settings.modules:
        add_module(module)
    for name, keys in settings.boxes.items():
        for key in keys:
            offer_box(name, find_game(key))
    budgets, metrics, turns = Budgets(settings.limited), Metrics(), LoopTurns(settings.limited)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = Database(settings.database)
        database.charge = turns.charge
        if not settings.limited:  # all load of a load test comes from one network
            database.writes_of_network = BATCH_SIZE
        bot_workers = BotWorkers(settings.bot_workers, settings.bot_timeout, settings.modules)
        services = Services(
            database,
            bot_workers,
            Seeds(settings.fixed_seed),
            settings.pace,
            settings.least_absence,
            settings.reveal_timeout,
            budgets,
            turns,
            clock=settings.clock,
            metrics=metrics,
            notification_options=settings.notifications,
        )
        app.state.lobby = Lobby(services, OpenTables(services))
        app.state.accounts = accounts_for(settings, app.state.lobby)
        app.state.outside_bots = OutsideBots(app.state.lobby)
        app.state.friends = Friends(database, services.clock)
        app.state.quick_matches = QuickMatches(app.state.lobby)
        app.state.reports = Reports(database, services.clock)
        with suppress(DatabaseAway):  # they are refused in any case
            await database.write(session_queries.delete_expired)
            if settings.accounts:
                await database.write(follow_anchors)
        if database.shared:
            await join_neighbours(app.state.lobby, settings)
        services.metrics.watch(app.state.lobby.open_tables)
        app.state.ready = True
        app.state.open_table_list = OpenTableList(app.state.lobby)
        watchdog = Watchdog(app.state.lobby.open_tables)
        database.when_back(watchdog.database_is_back)
        services.tasks.spawn(watchdog.run())
        services.tasks.spawn(ClockWatch(app.state.lobby.open_tables).run())
        services.tasks.spawn(ModerationWatch(app.state.lobby).run())
        services.results.enabled = services.notifications.enabled = settings.accounts
        if settings.accounts:
            services.tasks.spawn(services.results.run())
            services.tasks.spawn(Sender(app.state.lobby.open_tables, services.notifications).run())
        yield
        app.state.ready = False
        bot_workers.close()
        await services.neighbours.close()
        await services.tasks.cancel_all()
        database.close()

    app = StructApp(
        title="benben",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings, app.state.metrics, app.state.ready = settings, metrics, False
    app.state.turns = turns
    # The sockets of tables are opened most often, and routes are tried one after the other.
    app.add_api_websocket_route("/api/tables/{table_id}/socket", table_socket)
    for one in ROUTERS:  # not included: FastAPI would build every route anew for every application
        app.router.routes.extend(one.routes)
    app.add_api_websocket_route("/api/lessons/{game}/{lesson}/socket", lesson_socket)
    app.add_api_websocket_route("/api/puzzles/{game}/{puzzle}/socket", puzzle_socket)
    app.add_api_route("/api/ready", ready, methods=["GET"], **answered_by(Ready))
    app.add_api_route("/api/health", health, methods=["GET"], **answered_by(Health))
    app.router.routes.append(Route("/{path:path}", ClientFiles(), methods=["GET"], include_in_schema=False))
    for kind in (RequestError, BadInput, Refused, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, handle_error)

    def guest_of(headers: Headers) -> str | None:
        return known_guest_of(app.state.lobby, headers)

    app.add_middleware(SecurityMiddleware, budgets, turns, guest_of, settings.origins, host_names(settings))
    app.add_middleware(RequestLogMiddleware, metrics)
    return app


def accounts_for(settings: Settings, lobby: Lobby) -> Accounts | None:
    """The accounts of a server; None if its host wants none."""
    if not settings.accounts:
        return None
    mailer = None if settings.mail is None else Mailer(settings.mail)
    return Accounts(lobby.sessions, mailer, settings.public_url)


async def join_neighbours(lobby: Lobby, settings: Settings) -> None:
    """Share tables with the other servers on the database."""
    transport = hint_transport(settings)
    neighbours = SharedDatabase(lobby.services, transport, settings.poll_seconds, thinks=settings.bot_workers > 0)
    lobby.services.neighbours = neighbours
    lobby.sessions.on_change = neighbours.guest_changed
    lobby.services.preferences.on_change = neighbours.guest_changed
    await neighbours.start(lobby.open_tables, lobby.sessions)


def host_names(settings: Settings) -> set[str]:
    """The names by which the server may be addressed."""
    origins = {urlsplit(origin).hostname or "" for origin in settings.origins}
    return machine_names(settings.host) | {host.lower() for host in settings.hosts} | origins


async def handle_error(request: Request, error: Exception) -> Response:
    """The response for any error, in one form: a status, a message key and a sentence."""
    if isinstance(error, RequestError):
        return error_response(error)
    if isinstance(error, BadInput):
        return error_response(bad_input(error))
    if isinstance(error, Refused):
        return error_response(refused(error))
    if isinstance(error, RequestValidationError):
        reasons = [f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in error.errors()]
        return error_response(RequestError(422, "server-bad-input", {"why": "; ".join(reasons)}))
    assert isinstance(error, HTTPException)
    response = error_response(_request_error(error))
    response.headers.update(error.headers or {})
    return response


def _request_error(error: HTTPException) -> RequestError:
    """An error of the framework under a message key of ours."""
    if error.status_code == 413:
        return RequestError(413, "server-too-long", {"most": MAX_BODY_BYTES})
    key = "server-no-page" if error.status_code in (404, 405) else "server-bad-input"
    return RequestError(error.status_code, key, {"why": str(error.detail)})


async def health(request: Request) -> Response:
    """The version, and how many tables there are in each phase; 503 if the database cannot be read or written to."""
    lobby = request.app.state.lobby
    database = lobby.services.database
    counts = await database.read(table_queries.count_tables_by_phase)
    error = database.write_error()
    if error is not None:
        raise error
    return json_response(Health(__version__, counts, len(lobby.open_tables.tables), len(database.broken_tables)))


async def ready(request: Request) -> Response:
    """Whether this server takes new visitors: a proxy or a fleet asks before it sends them here."""
    is_ready = request.app.state.ready and request.app.state.lobby.services.database.write_error() is None
    return json_response(Ready(is_ready), 200 if is_ready else 503)


async def table_socket(
    websocket: WebSocket, table_id: str, token: str | None = None, frames: Literal["whole", "changes"] = "whole"
) -> None:
    """The socket of a table, for its players and those who may watch: whole frames, or changes after the first."""
    settings, lobby = websocket.app.state.settings, websocket.app.state.lobby
    with ExitStack() as counted:
        try:
            over_limit: RequestError | None = websocket.scope.get(OVER_LIMIT)
            if over_limit is not None and not known_player(lobby, websocket.headers, table_id):
                raise over_limit
            is_bot = bearer_token(websocket.headers) is not None
            if not same_origin(websocket.headers, settings.origins) and ("origin" in websocket.headers or not is_bot):
                raise RequestError(403, "server-other-origin")
            if not (table_id.isascii() and table_id.isalnum()):
                raise RequestError(404, "server-no-table")
            session = await (find_bot_session(websocket) if is_bot else find_session_at(lobby, websocket.headers, table_id))
            table = await lobby.admit(table_id, session.guest if session else None, token)
            connection = TableSocket(
                websocket, lobby.services, table, lobby.sessions, session, differences=frames == "changes"
            )
            is_player = connection.subscriber.seat is not None
            if settings.limited and not is_player:
                check_room(table.subscribers, connection.visitor.network)
            counted.enter_context(lobby.services.budgets.socket(connection.visitor, is_player))
        except RequestError as error:
            await websocket.send_denial_response(error_response(error))
            return
        await websocket.accept()
        await run_socket(connection)


async def run_socket(connection: TableSocket) -> None:
    """Serve a connection to its end."""
    try:
        await connection.run()
    except WebSocketDisconnect:
        return
    except DatabaseAway:
        await connection.socket.close(CLOSE_REOPEN)


async def lesson_socket(websocket: WebSocket, game: str, lesson: str, step: str = "0") -> None:
    """The socket of a lesson: everybody may take it, and nothing of it is kept."""

    async def open_socket(lobby: Lobby, guest: Guest | None) -> SoloSocket:
        return LessonSocket(websocket, open_lesson(game, lesson, step), guest, lobby.services)

    await run_solo_socket(websocket, open_socket)


async def puzzle_socket(websocket: WebSocket, game: str, puzzle: str) -> None:
    """The socket of a puzzle: everybody may take one that a game brings, and those who made a mistake its puzzle."""

    async def open_socket(lobby: Lobby, guest: Guest | None) -> SoloSocket:
        return PuzzleSocket(websocket, await open_puzzle(lobby, game, puzzle, guest), guest, lobby.services)

    await run_solo_socket(websocket, open_socket)


async def run_solo_socket(websocket: WebSocket, open_socket: Callable[[Lobby, Guest | None], Awaitable[SoloSocket]]) -> None:
    """Let one person play by a socket until it is closed; nothing of it is kept."""
    settings, lobby = websocket.app.state.settings, websocket.app.state.lobby
    with ExitStack() as counted:
        try:
            over_limit: RequestError | None = websocket.scope.get(OVER_LIMIT)
            if over_limit is not None:
                raise over_limit
            if not same_origin(websocket.headers, settings.origins):
                raise RequestError(403, "server-other-origin")
            session = await lobby.sessions.find(session_token(websocket.headers))
            connection = await open_socket(lobby, session.guest if session else None)
            counted.enter_context(lobby.services.budgets.socket(connection.visitor, False))
        except RequestError as error:
            await websocket.send_denial_response(error_response(error))
            return
        await websocket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            await connection.run()
