"""A subscriber: one connection to a table, with the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from msgspec import Raw

from benben.server.errors import RequestError
from benben.server.storage.chat_queries import MAX_CHAT_LINES, StoredLine
from benben.server.tables.frames_sent import FrameWriter
from benben.server.tables.messages import Chat, ChatLine, ServerMessage
from benben.server.worker_slots import UNATTENDED, Claim

CLOSE_SESSION_ENDED = 4401
"""Close code of a connection whose session has ended."""
CLOSE_NO_SPECTATORS = 4403
"""Close code of a spectator's connection when a match begins that only its players see."""
CLOSE_TOO_SLOW = 4408
"""Close code of a connection that reads too slowly."""
CLOSE_TOO_FAST = 4429
"""Close code of a connection that sends too many messages."""
CLOSE_REOPEN = 4503
"""Close code when the table has to be read again from the database."""
CLOSE_SERVER_ENDS = 4512
"""Close code when the server is asked to end: the client connects again at once, to another one if there is any."""
CLOSE_TOO_MANY_TABS = 4409
"""Close code of the oldest connection of a player who opens too many."""
MAX_QUEUED_MESSAGES = 300
"""Most messages that wait for one connection; a slower reader is closed and gets a whole frame when it connects again."""
MAX_SPECTATORS = 200
"""Most connections of spectators to one table. Connections of players do not count."""
MAX_SPECTATORS_PER_NETWORK = 10
"""Most connections of spectators to one table from one network: an IPv4 address, or 64 bits of an IPv6 address."""
MAX_TABS = 20
"""Most connections of one player to one table; one more closes the oldest."""


def not_at_once() -> bool:
    """Leaves everything to the task."""
    return False


class Wake:
    """Wakes the one task that waits for it. It is set at first; whoever was woken has cleared it.

    First ``at_once`` is called, soon after the wake was set: if that does all there is to do, the task need not be woken.
    """

    def __init__(self) -> None:
        self.at_once: Callable[[], bool] = not_at_once
        """Does what the task would do, if nothing has to be waited for; True if it did."""
        self._is_set = True
        self._waiter: asyncio.Future[None] | None = None
        self._called = False
        """True while ``at_once`` is to be called."""

    def set(self) -> None:
        """Wake the task, or have it not wait the next time."""
        self._is_set = True
        if self._waiter is not None and not self._called:
            self._called = True
            self._waiter.get_loop().call_soon(self._try_at_once)

    def _try_at_once(self) -> None:
        self._called = False
        if self._waiter is None or self._waiter.done():
            return
        try:
            if self.at_once():
                self._is_set = False
            else:
                self._waiter.set_result(None)
        except Exception as error:  # the task ends by it, as if it had done it itself
            self._waiter.set_exception(error)

    async def wait(self) -> None:
        """Wait until it is set, and clear it."""
        if not self._is_set:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        self._is_set = False


class Subscriber:
    """One connection to a table: its seat, what it has been sent, and what it is still to be sent."""

    def __init__(self, seat: int | None, guest: str | None, network: str = "", differences: bool = False) -> None:
        self.seat = seat
        self.guest = guest
        self.network = network
        """The network that the connection comes from."""
        self.events_sent = 0
        """Number of the match's events that it has been sent."""
        self.frames = FrameWriter(differences)
        """Writes its frames: whole, or as differences if the client asked for them."""
        self.needs_frame = True
        self.close_code = 0
        """The code to close the connection with; 0 while it stays open."""
        self.messages: list[ServerMessage | Raw] = []
        self._chat_sent: dict[int, str] = {}
        self.wake = Wake()

    @property
    def is_player(self) -> bool:
        """True if it is a player's."""
        return self.seat is not None

    def request_frame(self) -> None:
        """Have a new frame sent."""
        self.needs_frame = True
        self.wake.set()

    def request_whole_frame(self) -> None:
        """Have a new frame sent that builds on none before it, with all events."""
        self.frames.start_over()
        self.events_sent = 0
        self.request_frame()

    def send(self, message: ServerMessage | Raw) -> None:
        """Queue a message; close the connection if too many wait already."""
        if len(self.messages) >= MAX_QUEUED_MESSAGES:
            self.close(CLOSE_TOO_SLOW)
            return
        self.messages.append(message)
        self.wake.set()

    def send_chat(self, lines: Collection[StoredLine], whole: bool = False) -> None:
        """Queue the lines of chat that it may see and was not sent yet; the ``whole`` chat is sent even if it is empty."""
        new = [line for line in self._visible(lines) if line.id not in self._chat_sent]
        self._chat_sent |= {line.id: line.name for line in new}
        if new or whole:
            self.send(Chat(new))

    def correct_chat(self, lines: Collection[StoredLine]) -> None:
        """Have the latest chat shown as it is now: lines or names have changed, or a block or mute who sees them."""
        visible = self._visible(lines)
        names = {line.id: line.name for line in visible}
        oldest = min(one.line.id for one in lines) if len(lines) >= MAX_CHAT_LINES else 0  # older ones were not read
        removed = sorted(sent for sent, name in self._chat_sent.items() if sent >= oldest and names.get(sent) != name)
        new = [line for line in visible if self._chat_sent.get(line.id) != line.name]
        self._chat_sent = {sent: name for sent, name in self._chat_sent.items() if sent not in removed} | names
        if new or removed:
            self.send(Chat(new, removed))

    def _visible(self, lines: Collection[StoredLine]) -> list[ChatLine]:
        return [one.line for one in lines if self.guest is None or self.guest not in one.hidden]

    def close(self, code: int) -> None:
        """Have the connection closed with this code."""
        self.close_code = code
        self.wake.set()


class RemoteViewer(Subscriber):
    """Somebody who is connected to another server and for whom bots move here. Nothing is sent there."""

    def __init__(self, network: str, guest: str, player: bool) -> None:
        super().__init__(None, guest, network)
        self._player = player

    @property
    def is_player(self) -> bool:
        return self._player

    def request_frame(self) -> None:
        """Send nothing."""

    def send(self, message: ServerMessage | Raw) -> None:
        """Send nothing."""


def check_room(subscribers: Collection[Subscriber], network: str) -> None:
    """Raise RequestError if too many spectators are connected to a table, from everywhere or from this network."""
    spectators = [one for one in subscribers if one.seat is None]
    if len(spectators) >= MAX_SPECTATORS:
        raise RequestError(429, "server-full")
    if sum(one.network == network for one in spectators) >= MAX_SPECTATORS_PER_NETWORK:
        raise RequestError(429, "server-full-network", {"most": MAX_SPECTATORS_PER_NETWORK})


def close_oldest_tab(subscribers: Collection[Subscriber], newest: Subscriber) -> None:
    """Close the oldest connection of a player who has too many: a player is never refused."""
    tabs = [one for one in subscribers if one.guest == newest.guest and not one.close_code]
    if newest.seat is not None and len(tabs) > MAX_TABS:
        tabs[0].close(CLOSE_TOO_MANY_TABS)


def claim_of(subscribers: Collection[Subscriber], table_id: str, wanted: Callable[[], bool]) -> Claim:
    """For whom a bot of a table thinks: for the players who are here, or else for those who watch, or for nobody."""
    players = [one for one in subscribers if one.is_player]
    owners = {(one.network, one.guest or "", table_id) for one in players or subscribers} or {(UNATTENDED, "", table_id)}
    return Claim(tuple(sorted(owners)), bool(players), wanted)
