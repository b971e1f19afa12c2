"""The middleware around the application: security headers, limits of size and rate, the origin of requests."""

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
from benben.server.rate_limits import RateLimits

COOKIE = "benben_session"
"""The name of the session cookie."""
MAX_BODY_BYTES = 16_384
"""Most bytes of a request's body."""

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


def error_response(error: RequestError) -> Response:
    """An error as an HTTP response."""
    return json_response(ErrorAnswer(error_details(error)), error.status)


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


def session_token(headers: Headers) -> str | None:
    """The session token of a request; None if it has none."""
    cookie: SimpleCookie = SimpleCookie()
    try:
        cookie.load(headers.get("cookie", ""))
    except CookieError:
        return None
    return cookie[COOKIE].value if COOKIE in cookie else None


class SecurityMiddleware:
    """Limits the rate and size of requests, refuses foreign origins, and adds security headers."""

    def __init__(self, app: ASGIApp, limits: RateLimits | None, origins: Sequence[str] = ()) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer with an error."""
        if scope["type"] == "websocket" and self._over_limit(scope):
            too_many = error_response(RequestError(429, "server-slow-down"))
            await WebSocket(scope, receive, send).send_denial_response(too_many)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        error = self._check(scope, Headers(scope=scope))
        if error is not None:
            await error_response(error)(scope, receive, with_security_headers(send))
            return
        await self.app(scope, limit_body(receive), with_security_headers(send))

    def _over_limit(self, scope: Scope) -> bool:
        address = scope["client"][0] if scope.get("client") else ""
        return self.limits is not None and not self.limits.take(address)

    def _check(self, scope: Scope, headers: Headers) -> RequestError | None:
        """The error of a request that is not passed on."""
        if self._over_limit(scope):
            return RequestError(429, "server-slow-down")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY_BYTES:
            return RequestError(413, "server-too-long", {"most": MAX_BODY_BYTES})
        if scope["method"] not in READING_METHODS and "origin" in headers and not same_origin(headers, self.origins):
            return RequestError(403, "server-other-origin")
        return None


def with_security_headers(send: Send) -> Send:
    """A ``send`` that adds the security headers to a response."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
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
