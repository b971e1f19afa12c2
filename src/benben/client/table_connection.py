"""A connection to a table: the latest frame, and requests that wait for their answers."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

import aiohttp

from benben.kernel.perspective import Perspective
from benben.play.perspective_json import perspective_from_dict

SESSION_ENDED = 4401
"""The code with which the server closes the connections of a token that was revoked."""


class ConnectionEnded(Exception):  # noqa: N818 (it reads as what it is)
    """The connection to a table has ended, with the ``code`` of the server."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"the connection to the table has ended with code {code}")
        self.code = code


class MoveRefused(Exception):  # noqa: N818 (it reads as what it is)
    """The table refuses a message: ``key`` names the reason, and ``seconds`` how long to wait if that is it."""

    def __init__(self, key: str, message: str, seconds: float) -> None:
        super().__init__(message)
        self.key = key
        self.seconds = seconds


class TableConnection:
    """One connection to a table. `Account.table` opens it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._frame: dict[str, Any] | None = None
        self._seen: dict[str, Any] | None = None
        """The frame that was returned last."""
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._numbers = count(1)
        self._ended = False

    async def read(self) -> None:
        """Receive messages until the connection ends."""
        try:
            async for message in self._socket:
                if message.type == aiohttp.WSMsgType.TEXT:
                    for one in json.loads(message.data):
                        self._receive(one)
        finally:
            self._ended = True
            self._changed.set()
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionEnded(self._socket.close_code))

    def _receive(self, message: dict[str, Any]) -> None:
        if message["is"] == "show":
            self._frame = message["frame"]
            self._changed.set()
        waiting = self._answers.get(message.get("id", ""))
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    async def next_frame(self, again: bool = False) -> dict[str, Any]:
        """The latest frame, once it is another one than that of the last call, or ``again``; those between are left out."""
        while self._frame is None or (self._frame is self._seen and not (again or self._ended)):
            if self._ended:
                break
            self._changed.clear()
            await self._changed.wait()
        if self._frame is None or (self._ended and self._frame is self._seen):
            raise ConnectionEnded(self._socket.close_code)
        self._seen = self._frame
        return self._frame

    async def perspective(self) -> tuple[int, Perspective]:
        """The moment of the table, and the Perspective of the bot's seat at that moment."""
        answer = await self._ask({"do": "perspective"})
        return int(answer["moment"]), perspective_from_dict(answer["perspective"])

    async def play(self, action: int, moment: int) -> None:
        """Take an action in the position of a moment; raise MoveRefused if that is not possible (any more).

        The id of the message follows from the moment: a move that is sent again after a crash is carried out once.
        """
        await self._ask({"do": "play", "at": moment, "action": action}, f"move-{moment}")

    async def come_back(self) -> None:
        """Take the seat back from a bot of the house that stands in."""
        await self._ask({"do": "return"})

    async def say(self, text: str) -> None:
        """Say something to the table."""
        await self._ask({"do": "say", "text": text})

    async def _ask(self, message: dict[str, Any], client: str = "") -> dict[str, Any]:
        """Send a message and wait for the answer; raise MoveRefused if it is a refusal."""
        client = client or f"ask-{id(self)}-{next(self._numbers)}"
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[client] = waiting
        try:
            if self._ended:
                raise ConnectionEnded(self._socket.close_code)
            try:
                await self._socket.send_str(json.dumps({**message, "id": client}))
            except (aiohttp.ClientError, ConnectionError) as error:
                raise ConnectionEnded(self._socket.close_code) from error
            answer = await waiting
        finally:
            del self._answers[client]
        if answer["is"] == "refused":
            raise MoveRefused(answer["key"], answer["message"], float(answer["args"].get("seconds", 0)))
        return answer
