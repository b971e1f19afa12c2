"""A subscriber: one connection to a table, with the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio

from benben.server.tables.messages import ServerMessage

CLOSE_SESSION_ENDED = 4401
"""Close code of a connection whose session has ended."""
CLOSE_TOO_SLOW = 4408
"""Close code of a connection that reads too slowly."""
CLOSE_TOO_FAST = 4429
"""Close code of a connection that sends too many messages."""
CLOSE_REOPEN = 4503
"""Close code when the table has to be read again from the database."""
MAX_QUEUED_MESSAGES = 300
"""Most messages that wait for one connection; a slower reader is closed and gets a whole frame when it connects again."""


class Subscriber:
    """One connection to a table: its seat, what it has been sent, and what it is still to be sent."""

    def __init__(self, seat: int | None, guest: str | None) -> None:
        self.seat = seat
        self.guest = guest
        self.events_sent = 0
        """Number of the match's events that it has been sent."""
        self.frames_sent = 0
        """Number of frames that it has been sent: the ``seq`` of the last one."""
        self.needs_frame = True
        self.close_code = 0
        """The code to close the connection with; 0 while it stays open."""
        self.messages: list[ServerMessage] = []
        self.wake = asyncio.Event()
        self.wake.set()

    def request_frame(self) -> None:
        """Have a new frame sent."""
        self.needs_frame = True
        self.wake.set()

    def send(self, message: ServerMessage) -> None:
        """Queue a message; close the connection if too many wait already."""
        if len(self.messages) >= MAX_QUEUED_MESSAGES:
            self.close(CLOSE_TOO_SLOW)
            return
        self.messages.append(message)
        self.wake.set()

    def close(self, code: int) -> None:
        """Have the connection closed with this code."""
        self.close_code = code
        self.wake.set()
