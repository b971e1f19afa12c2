"""What stands between the network and the tables: security headers, limits of size and rate, the origin of requests."""

from __future__ import annotations

from collections.abc import Sequence
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from benben.server.errors import RequestError
from benben.server.http.answers import ErrorAnswer, error_details
from benben.server.http.openapi import json_response
from benben.server.rate_limits import Limits

COOKIE = "benben_session"
BODY = 16_384
"""Bytes of a request's body at most."""

POLICY = "; ".join(
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

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

SAFE = ("GET", "HEAD", "OPTIONS")


def answer(trouble: RequestError) -> Response:
    """A trouble as an HTTP response."""
    return json_response(ErrorAnswer(error_details(trouble)), trouble.status)


def same_origin(headers: Headers, allowed: Sequence[str]) -> bool:
    """Whether the page that sends this request is ours: its origin names the host it asks, or one that is allowed."""
    origin = headers.get("origin", "")
    if origin in allowed:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host.lower() == headers.get("host", "").lower()


def session(headers: Headers) -> str | None:
    """The session token of a request, if it carries one."""
    cookie: SimpleCookie = SimpleCookie()
    try:
        cookie.load(headers.get("cookie", ""))
    except CookieError:
        return None
    return cookie[COOKIE].value if COOKIE in cookie else None


class SecurityMiddleware:
    """The middleware around the whole application."""

    def __init__(self, app: ASGIApp, limits: Limits | None, origins: Sequence[str] = ()) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer why not."""
        if scope["type"] == "websocket" and self._too_much(scope):
            await WebSocket(scope, receive, send).send_denial_response(answer(RequestError(429, "server-slow-down")))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        trouble = self._trouble(scope, Headers(scope=scope))
        if trouble is not None:
            await answer(trouble)(scope, receive, with_headers(send))
            return
        await self.app(scope, limited(receive), with_headers(send))

    def _too_much(self, scope: Scope) -> bool:
        who = scope["client"][0] if scope.get("client") else ""
        return self.limits is not None and not self.limits.take(who)

    def _trouble(self, scope: Scope, headers: Headers) -> RequestError | None:
        if self._too_much(scope):
            return RequestError(429, "server-slow-down")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY:
            return RequestError(413, "server-too-long", {"most": BODY})
        if scope["method"] not in SAFE and "origin" in headers and not same_origin(headers, self.origins):
            return RequestError(403, "server-other-origin")
        return None


def with_headers(send: Send) -> Send:
    """Put the security headers on a response."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def limited(receive: Receive) -> Receive:
    """Break off a body that is longer than it may be, whatever its header says."""
    seen = 0

    async def receiving() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > BODY:
            raise HTTPException(413)
        return message

    return receiving
