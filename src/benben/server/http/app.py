"""The application: tables over HTTP and sockets, the client's pages, and a shield around all of it."""

from __future__ import annotations

import mimetypes
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocketDisconnect

from benben.kernel.errors import BadInput
from benben.kernel.refusal import Refused
from benben.server.bot_workers import BotWorkers
from benben.server.errors import RequestError, bad_input, refused
from benben.server.http.answers import Health
from benben.server.http.middleware import BODY, SecurityMiddleware, answer, same_origin, session
from benben.server.http.openapi import StructApp, answered_by, json_response
from benben.server.http.routes import router
from benben.server.http.table_socket import TableSocket
from benben.server.rate_limits import Limits
from benben.server.seeds import Seeds
from benben.server.settings import Settings
from benben.server.storage import queries as ledger
from benben.server.storage.database import Database
from benben.server.tables.lobby import Lobby
from benben.server.tables.open_tables import OpenTables
from benben.server.tables.table import MOST_WATCHERS
from benben.version import __version__
from benben.words import Words

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>benben</title></head>
<body><main><h1>benben</h1><p>{message}</p></main></body></html>
"""


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings."""
    for module in settings.modules:
        import_module(module)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Database(settings.database)
        thinkers = BotWorkers(settings.thinkers, settings.patience, settings.modules)
        hall = OpenTables(store, thinkers, settings.pace, settings.absence, Seeds(settings.foretold))
        app.state.lobby = Lobby(hall)
        waking = hall.spawn(hall.wake())
        yield
        waking.cancel()
        await hall.close()
        store.close()

    app = StructApp(title="benben", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.openapi_url = "/api/openapi.json"
    app.state.settings = settings
    app.state.newcomers = newcomers(Limits(0.5, 30) if settings.limited else None)
    app.include_router(router)
    app.add_api_websocket_route("/api/tables/{table_id}/socket", socket)
    app.add_api_route("/api/health", health, methods=["GET"], **answered_by(Health))
    app.add_api_route("/{path:path}", page, methods=["GET"], include_in_schema=False)
    app.add_exception_handler(RequestError, told)
    app.add_exception_handler(BadInput, told)
    app.add_exception_handler(Refused, told)
    app.add_exception_handler(RequestValidationError, told)
    app.add_exception_handler(HTTPException, told)
    app.add_middleware(SecurityMiddleware, Limits(20.0, 200.0) if settings.limited else None, settings.origins)
    return app


def newcomers(limits: Limits | None) -> Callable[[Request], None]:
    """A check that one address does not make guests and tables without end."""

    def check(request: Request) -> None:
        if limits is not None and not limits.take(request.client.host if request.client else ""):
            raise RequestError(429, "server-slow-down")

    return check


async def told(request: Request, error: Exception) -> Response:
    """Any trouble in one form: a status, a message key and a sentence."""
    if isinstance(error, RequestError):
        return answer(error)
    if isinstance(error, BadInput):
        return answer(bad_input(error))
    if isinstance(error, Refused):
        return answer(refused(error))
    if isinstance(error, RequestValidationError):
        wrong = [f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in error.errors()]
        return answer(RequestError(422, "server-bad-input", {"why": "; ".join(wrong)}))
    assert isinstance(error, HTTPException)
    response = answer(_worded(error))
    response.headers.update(error.headers or {})
    return response


def _worded(error: HTTPException) -> RequestError:
    """What the framework found wrong with a request, in our words."""
    if error.status_code == 413:
        return RequestError(413, "server-too-long", {"most": BODY})
    key = "server-no-page" if error.status_code in (404, 405) else "server-bad-input"
    return RequestError(error.status_code, key, {"why": str(error.detail)})


async def health(request: Request) -> Response:
    """That the server runs and reaches its database, with how many tables there are."""
    hall = request.app.state.lobby.hall
    return json_response(Health(__version__, await hall.store.read(ledger.census), len(hall.tables)))


async def socket(websocket: WebSocket, table_id: str, token: str | None = None) -> None:
    """The socket of a table, for its players and those who may watch."""
    settings, lobby = websocket.app.state.settings, websocket.app.state.lobby
    try:
        if not same_origin(websocket.headers, settings.origins):
            raise RequestError(403, "server-other-origin")
        if not (table_id.isascii() and table_id.isalnum()):
            raise RequestError(404, "server-no-table")
        guest = await lobby.guest(session(websocket.headers))
        table = await lobby.admit(table_id, guest, token)
        if len(table.watchers) >= MOST_WATCHERS:
            raise RequestError(429, "server-full")
    except RequestError as trouble:
        await websocket.send_denial_response(answer(trouble))
        return
    await websocket.accept()
    try:
        await TableSocket(websocket, table, guest, unlimited=not settings.limited).run()
    except WebSocketDisconnect:
        return


async def page(path: str) -> Response:
    """A file of the client; its pages all begin with the same one."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    client = files("benben.server").joinpath("client")
    start = client.joinpath("index.html")
    if not start.is_file():
        return HTMLResponse(NOT_BUILT.format(message=Words().say("server-not-built")))
    found = _file(client, path) or start
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") and found is not start else "no-cache"
    return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": lasting})


def _file(folder: Traversable, path: str) -> Traversable | None:
    """The file of a path inside the folder, never outside of it."""
    found = folder
    for part in path.split("/"):
        if not part or part.startswith(".") or "\\" in part or "\0" in part or not found.is_dir():
            return None
        found = found.joinpath(part)
    return found if found.is_file() else None
