"""The middleware around the application: turns, security headers, limits of size and rate, host and origin of requests."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Collection, Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from benben.server.budgets import Budgets, Visitor, check
from benben.server.errors import RequestError
from benben.server.fair_slots import CURRENT_VISITOR
from benben.server.http.answers import ErrorAnswer, error_details
from benben.server.http.openapi import json_response
from benben.server.loop_turns import LoopTurns
from benben.server.rate_limits import network_of

HOST = re.compile(r"(?P<name>[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?")
"""A Host header: a name or an address, and perhaps a port."""
API = "/api/"
"""The beginning of every path that is not a file of the client."""
OVER_LIMIT = "benben_over_limit"
"""Set in the scope of a socket whose address has sent too many requests: players at the table are let in all the same."""
CLIENT_GONE = "benben_client_gone"
"""Set in the scope of a request whose connection has ended: nobody reads its answer."""
MAX_BODY_BYTES = 16_384
"""Most bytes of a request's body."""
SOCKET_COST = 5.0
"""How much work of the budgets the opening of a socket counts for; other requests count for 1."""

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""Pages load scripts and styles from this server alone; inline styles are allowed as attributes, for drawings."""

SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Headers of every response."""

READING_METHODS = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing: they are answered for pages of any origin."""


GuestOf = Callable[[Headers], str | None]
"""Finds the id of the guest of a request, without asking the database."""


def error_response(error: RequestError) -> Response:
    """An error as an HTTP response; it says when to try again if the error does."""
    response = json_response(ErrorAnswer(error_details(error)), error.status)
    if error.status == 429 and "seconds" in error.message_args:
        response.headers["Retry-After"] = str(error.message_args["seconds"])
    return response


def same_origin(headers: Headers, allowed: Sequence[str]) -> bool:
    """True if the page that sends this request is ours: its origin is the host of the request, or is allowed."""
    origin = headers.get("origin", "")
    if origin in allowed:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host.lower() == headers.get("host", "").lower()


def machine_names(host: str) -> set[str]:
    """The names by which people in the same network address this machine, and the one it listens on."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return {host.lower(), name, short, f"{short}.local", f"{short}.lan", f"{short}.home"}


def host_name(given: str) -> str | None:
    """The name in a Host header, without its port; None if it is none."""
    match = HOST.fullmatch(given.lower())
    return match["name"].rstrip(".") if match else None


def known_host(headers: Headers, names: Collection[str]) -> bool:
    """True if a request is addressed to an IP address, to this machine or to one of these names.

    A page of another site can make its own name lead to this machine and is then a page of this server to the browser
    ("DNS rebinding"). It cannot do so with an IP address.
    """
    given = headers.getlist("host")
    host = host_name(given[0]) if len(given) == 1 else None
    if host is None:
        return False
    if host in ("localhost", *names) or host.endswith(".localhost"):
        return True
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


class SecurityMiddleware:
    """Has requests wait for their turn, limits their number and size, refuses foreign hosts and origins, adds headers."""

    def __init__(
        self,
        app: ASGIApp,
        budgets: Budgets,
        turns: LoopTurns,
        guest_of: GuestOf,
        origins: Sequence[str] = (),
        hosts: Collection[str] = (),
    ) -> None:
        self.app = app
        self.budgets = budgets
        self.turns = turns
        self.guest_of = guest_of
        self.origins = origins
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when it is its visitor's turn."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        visitor = scope.setdefault("state", {})["visitor"] = self._visitor(scope, headers)
        if self.turns.limited:
            CURRENT_VISITOR.set((visitor.network, visitor.guest or ""))
        await self.turns.turn(visitor.network, visitor.guest)
        if scope.get(CLIENT_GONE) and scope["method"] in READING_METHODS:
            return
        if scope["type"] == "websocket":
            receive = self._in_turn(receive, visitor)
        await self.turns.metered(visitor.network, self._answer(scope, receive, send, headers, visitor))

    def _in_turn(self, receive: Receive, visitor: Visitor) -> Receive:
        """A ``receive`` that has every message wait for a turn of its visitor."""

        async def receive_in_turn() -> Message:
            message = await receive()
            await self.turns.turn(visitor.network, visitor.guest)
            return message

        return receive_in_turn

    async def _answer(self, scope: Scope, receive: Receive, send: Send, headers: Headers, visitor: Visitor) -> None:
        """Pass a request on, or answer with an error."""
        api = scope["path"].startswith(API)
        send = with_security_headers(send, api)
        error = self._check(scope, headers, visitor)
        if scope["type"] == "websocket":
            if error is not None:
                await WebSocket(scope, receive, send).send_denial_response(error_response(error))
            else:
                await self.app(scope, receive, send)
        elif error is not None:
            await error_response(error)(scope, receive, send)
        else:
            await self.app(scope, limit_body(receive), self._counting(send, visitor) if api else send)

    def _visitor(self, scope: Scope, headers: Headers) -> Visitor:
        address = scope["client"][0] if scope.get("client") else ""
        return Visitor(network_of(address), self.guest_of(headers))

    def _counting(self, send: Send, visitor: Visitor) -> Send:
        """A ``send`` that counts the bytes of answers."""

        async def send_and_count(message: Message) -> None:
            self.budgets.count_bytes(visitor, len(message.get("body", b"")))
            await send(message)

        return send_and_count

    def _check_budgets(self, visitor: Visitor, cost: float) -> RequestError | None:
        """The error of a visitor who has asked for too much."""
        try:
            self.budgets.use(visitor, cost, reserved=True)
            check(self.budgets.seconds_before_sending(visitor))
        except RequestError as error:
            return error
        return None

    def _check(self, scope: Scope, headers: Headers, visitor: Visitor) -> RequestError | None:
        """The error of a request that is not passed on."""
        error = self._check_budgets(visitor, SOCKET_COST if scope["type"] == "websocket" else 1.0)
        if error is not None and scope["type"] != "websocket":
            return error
        if error is not None:
            scope[OVER_LIMIT] = error  # the socket of a table refuses all but its players
        if not known_host(headers, self.hosts):
            given = headers.get("host", "")
            return RequestError(421, "server-other-host", {"host": (host_name(given) or given)[:100]})
        if scope["type"] == "websocket":
            return None  # its origin is checked together with the table
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY_BYTES:
            return RequestError(413, "server-too-long", {"most": MAX_BODY_BYTES})
        if scope["method"] not in READING_METHODS and "origin" in headers and not same_origin(headers, self.origins):
            return RequestError(403, "server-other-origin")
        return None


def with_security_headers(send: Send, api: bool) -> Send:
    """A ``send`` that adds the security headers to a response; answers of the API are not to be stored anywhere."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(raw=message["headers"])
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            if api:
                headers.setdefault("Cache-Control", "no-store")
            message["headers"] = headers.raw
        await send(message)

    return send_with_headers


def limit_body(receive: Receive) -> Receive:
    """A ``receive`` that raises when a body is too long, whatever its Content-Length header says."""
    received = 0

    async def receive_limited() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > MAX_BODY_BYTES:
            raise HTTPException(413)
        return message

    return receive_limited
