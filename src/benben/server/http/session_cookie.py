"""The session cookie of a request, and the token that a bot sends in its place."""

from __future__ import annotations

import re

from starlette.datastructures import Headers

COOKIE = "benben_session"
"""The name of the session cookie."""
SESSION_COOKIE = re.compile(rf"(?:^|;)[ \t]*{COOKIE}=([A-Za-z0-9_-]{{1,128}})[ \t]*(?:;|$)")
"""The session cookie in a Cookie header, with its token."""
BEARER = re.compile(r"(?i:bearer) ([A-Za-z0-9_-]{1,128})")
"""An Authorization header with the token of a bot."""


def session_token(headers: Headers) -> str | None:
    """The session token of a request; None if it has none.

    The one cookie is found by its pattern. The parsers of the standard library and of Starlette take quadratic time for
    some values.
    """
    found = SESSION_COOKIE.search(headers.get("cookie", ""))
    return found[1] if found else None


def bearer_token(headers: Headers) -> str | None:
    """The token of a bot in the header ``Authorization``; None if there is none."""
    found = BEARER.fullmatch(headers.get("authorization", ""))
    return found[1] if found else None
