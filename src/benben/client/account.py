"""The account of a bot at one server: what it has to do, its invitations, and connections to its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self
from urllib.parse import urlsplit

import aiohttp

from benben.client.table_connection import TableConnection
from benben.kernel.errors import BadInput

REQUEST_SECONDS = 20.0
"""Most seconds that a request may take."""
HEARTBEAT_SECONDS = 20.0
"""Seconds after which a silent socket is asked whether it is still there."""


class ServerAway(Exception):  # noqa: N818 (it reads as what it is)
    """The server does not answer, or not now: try again after ``seconds``."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


class NotSignedIn(Exception):  # noqa: N818 (it reads as what it is)
    """The token signs nobody in: it is wrong, was revoked, or its time is over."""


class RequestRefused(Exception):  # noqa: N818 (it reads as what it is)
    """The server refuses a request: ``key`` names the reason, the message says it in English."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


def checked_server(url: str) -> str:
    """The address of a server without a path; raise BadInput if it is none."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadInput(f"a server is an address such as https://games.example.org, not {url!r}")
    if parts.username or parts.password:
        raise BadInput("the address of a server has no name and no password in it; the token is sent apart from it")
    return f"{parts.scheme}://{parts.netloc}"


class Account:
    """A bot that is signed in by its token; use it with ``async with``.

    The token is sent in the header ``Authorization``, to this server alone: redirects are not followed.
    """

    def __init__(self, server: str, token: str) -> None:
        self.server = checked_server(server)
        self._headers = {"Authorization": f"Bearer {token}"}
        self._http: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        timeout = aiohttp.ClientTimeout(total=REQUEST_SECONDS)
        self._http = aiohttp.ClientSession(headers=self._headers, timeout=timeout, cookie_jar=aiohttp.DummyCookieJar())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._http is not None
        await self._http.close()

    async def games(self) -> dict[str, str]:
        """The games of the server, with the versions of their rules."""
        return {game["name"]: game["rules"] for game in (await self._request("GET", "/api/games"))["games"]}

    async def work(self) -> dict[str, Any]:
        """All that the bot has to do: its ``tables`` and the ``invitations`` that it can answer."""
        found: dict[str, Any] = await self._request("GET", "/api/bot")
        return found

    async def answer(self, table: str, accept: bool) -> dict[str, Any]:
        """Accept or decline an invitation to a table; return the work."""
        found: dict[str, Any] = await self._request("POST", f"/api/bot/invitations/{table}", {"accept": accept})
        return found

    async def leave(self, table: str) -> dict[str, Any]:
        """Get up from a table that waits, or resign; return the work."""
        found: dict[str, Any] = await self._request("POST", f"/api/bot/tables/{table}/leave")
        return found

    @asynccontextmanager
    async def table(self, table: str) -> AsyncIterator[TableConnection]:
        """A connection to a table; raise ServerAway if there can be none now."""
        assert self._http is not None
        url = self.server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        try:
            socket = await self._http.ws_connect(url, heartbeat=HEARTBEAT_SECONDS, max_msg_size=0)
        except aiohttp.WSServerHandshakeError as error:
            if error.status == 401:
                raise NotSignedIn(f"{self.server} refuses the token") from None
            raise ServerAway(f"the socket is refused with status {error.status}") from None
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise ServerAway(f"{self.server} does not answer: {error}") from error
        connection = TableConnection(socket)
        reading = asyncio.create_task(connection.read())
        try:
            yield connection
        finally:
            reading.cancel()
            try:
                await asyncio.gather(reading, return_exceptions=True)
            finally:  # also if the bot is ended meanwhile
                await socket.close()

    async def _request(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request; raise NotSignedIn, RequestRefused, or ServerAway if it is worth another try."""
        assert self._http is not None
        try:
            async with self._http.request(method, self.server + path, json=body, allow_redirects=False) as answer:
                if answer.status == 401:
                    raise NotSignedIn(f"{self.server} refuses the token")
                if answer.status == 429 or answer.status >= 500:
                    seconds = answer.headers.get("Retry-After", "")
                    raise ServerAway(f"status {answer.status}", float(seconds) if seconds.isdecimal() else 0.0)
                found = await answer.json() if answer.content_type == "application/json" else {}
                if answer.status != 200:
                    error = found.get("error", {})
                    raise RequestRefused(error.get("key", ""), error.get("message", f"status {answer.status}"))
                return found
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            raise ServerAway(f"{self.server} does not answer: {error}") from error
