"""Hints between servers: "table T is at line n". They hold no secret; whoever gets one reads the database.

A hint may be lost, doubled or late: servers also ask the database from time to time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec import DecodeError, Struct, json

LINES = 1
"""Kind of news: the journal of a table has grown."""
ROW = 2
"""Kind of news: the row of a table, a seat or a random number has changed."""
CHAT = 4
"""Kind of news: somebody has said something."""
PRESENCE = 8
"""Kind of news: a player has come or left."""
LEASE = 16
"""Kind of news: a lease was given back."""
SESSION = 32
"""Kind of news: a session of a guest has ended, or the guest has another name or other preferences; it names the guest."""
WISH = 64
"""Kind of news: bots of a table have to move, and the sender leaves that to a bot machine."""
CHAT_CHANGED = 128
"""Kind of news: lines of chat were deleted, or are hidden from somebody from now on, or are not any more."""
MAX_HINTS = 100
"""Most hints in one message."""
MAX_BYTES = 7000
"""Most bytes of the hints of one message: PostgreSQL takes messages of up to 8000 bytes."""
MAX_VIEWERS = 8
"""Most viewers that a wish names."""

Viewer = tuple[str, str, bool]
"""Somebody for whom bots are to move: network, guest, and whether it is a player of the table."""


class Hint(Struct, array_like=True, frozen=True):
    """News about a table: their kinds, added up, and the length of the journal and the version of the row after them."""

    table: str
    kinds: int
    length: int = 0
    version: int = 0
    viewers: list[Viewer] = []
    """With a wish: for whom the bots are to move."""

    def joined(self, other: Hint) -> Hint:
        """One hint that says the same as two."""
        length, version = max(self.length, other.length), max(self.version, other.version)
        return Hint(self.table, self.kinds | other.kinds, length, version, other.viewers or self.viewers)


class HintMessage(Struct, array_like=True, frozen=True):
    """Hints that a server sends at once."""

    sender: str
    hints: list[Hint]


Receive = Callable[[str], None]
"""Takes a message; it is called in the event loop."""


class HintTransport(Protocol):
    """Carries messages between servers."""

    def start(self, receive: Receive, restored: Callable[[], None]) -> None:
        """Begin to receive, in this event loop. ``restored`` is called when messages may have been lost."""

    async def send(self, message: str) -> None:
        """Send a message to every server; it may raise any error."""

    async def close(self) -> None:
        """Stop."""


class InProcessHub:
    """Connects servers that run in one event loop."""

    def __init__(self) -> None:
        self.receivers: list[Receive] = []

    def transport(self) -> InProcessTransport:
        """A transport for one more server."""
        return InProcessTransport(self)


class InProcessTransport:
    """A transport between servers of one event loop."""

    def __init__(self, hub: InProcessHub) -> None:
        self._hub = hub
        self._receive: Receive | None = None

    def start(self, receive: Receive, restored: Callable[[], None]) -> None:
        self._receive = receive
        self._hub.receivers.append(receive)

    async def send(self, message: str) -> None:
        for receive in self._hub.receivers:
            asyncio.get_running_loop().call_soon(receive, message)

    async def close(self) -> None:
        if self._receive is not None:
            self._hub.receivers.remove(self._receive)


class HintSender:
    """Sends hints after the commits that they are about. While a message is on its way, further hints become one."""

    def __init__(self, server: str, transport: HintTransport) -> None:
        self._server = server
        self._transport = transport
        self._waiting: dict[str, Hint] = {}
        self._sending: asyncio.Task[None] | None = None
        self.sent = 0
        """Number of hints that were sent."""

    def add(self, hint: Hint) -> None:
        """Send a hint soon."""
        before = self._waiting.get(hint.table)
        self._waiting[hint.table] = hint if before is None else before.joined(hint)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                chosen = self._next_hints()
                message = json.encode(HintMessage(self._server, chosen)).decode()
                try:
                    await self._transport.send(message)
                    self.sent += len(chosen)
                except Exception:  # a hint that is lost is found by the poll
                    await asyncio.sleep(0)
        finally:
            self._sending = None

    def _next_hints(self) -> list[Hint]:
        """Take as many hints as fit into one message."""
        chosen: list[Hint] = []
        size = 0
        for table in list(self._waiting)[:MAX_HINTS]:
            size += len(json.encode(self._waiting[table])) + 1
            if chosen and size > MAX_BYTES:
                break
            chosen.append(self._waiting.pop(table))
        return chosen

    async def finish(self) -> None:
        """Wait until everything is sent."""
        while self._sending is not None:
            await asyncio.wait([self._sending])


def read_message(message: str) -> HintMessage | None:
    """The hints of a message; None if it is none of ours."""
    try:
        return json.decode(message, type=HintMessage)
    except DecodeError:
        return None
