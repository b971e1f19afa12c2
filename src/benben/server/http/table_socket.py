"""The socket of a table: what one connection asks for, and what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace

import msgspec
from sqlalchemy import Connection
from starlette.websockets import WebSocket, WebSocketDisconnect

from benben.bots.bot import Thought
from benben.bots.levels import NAMES as LEVELS
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.server.errors import RequestError, bad_input, refused
from benben.server.people.names import checked_line, checked_word
from benben.server.people.sessions import Sessions
from benben.server.rate_limits import Bucket
from benben.server.storage import queries
from benben.server.storage.queries import Guest, SeatHolder
from benben.server.storage.session_queries import Session
from benben.server.tables.frame import ENCODER, Envelope
from benben.server.tables.messages import (
    DECODER,
    Chat,
    ChatLine,
    ClientMessage,
    Commit,
    ConsideredMove,
    Done,
    Hint,
    HintAnswer,
    Play,
    Preview,
    Propose,
    Refusal,
    Return,
    Reveal,
    Say,
    ServerMessage,
    Undo,
    Why,
)
from benben.server.tables.preview import preview_answer
from benben.server.tables.services import Services
from benben.server.tables.subscriber import CLOSE_SESSION_ENDED, CLOSE_TOO_FAST, Subscriber
from benben.server.tables.table import Table
from benben.server.tables.why_not import why_not

LOG = logging.getLogger("benben.server")

MAX_MESSAGE_BYTES = 4096
"""Most bytes of a message."""
MESSAGES_PER_SECOND = 15.0
"""Messages a second that one connection may send in the long run."""
MESSAGES_AT_ONCE = 60.0
"""Messages that one connection may send at once."""
MESSAGE_COST: dict[type, float] = {Say: 5.0, Preview: 2.0, Hint: 10.0, Propose: 5.0, Commit: 5.0}
"""How many messages a message counts for, if more than one."""
DEFAULT_HINT_LEVEL = "architect"
"""The level of the bot that gives a hint when the client names none."""
MAX_CONSIDERED_MOVES = 10
"""Most moves that a hint lists."""


class TableSocket:
    """One connection, from its first frame to its end."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        table: Table,
        sessions: Sessions,
        session: Session | None,
        unlimited: bool = False,
    ) -> None:
        self.socket = socket
        self.services = services
        self.table = table
        self.sessions = sessions
        self.session = session
        self.guest = session.guest if session else None
        self.subscriber = Subscriber(
            table.seat_of(self.guest.id if self.guest else None), self.guest.id if self.guest else None
        )
        self.bucket = Bucket(1e9, 1e9) if unlimited else Bucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self.hint_task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Send and receive until one side closes the connection."""
        self.table.join(self.subscriber)
        self.sessions.attach(self.session, self.subscriber)
        sending = asyncio.create_task(self._send_loop())
        try:
            self.subscriber.send(await self._latest_chat())
            await self._receive_loop()
        finally:
            self.sessions.detach(self.session, self.subscriber)
            self.table.leave(self.subscriber)
            if self.subscriber.close_code:
                await sending
            for task in (sending, self.hint_task):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task

    # --- sending -----------------------------------------------------------------------------------------------------

    async def _send_loop(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client is gone: the receive loop ends
            while not self.subscriber.close_code:
                await self.subscriber.wake.wait()
                self.subscriber.wake.clear()
                await self._send_waiting()
            await self.socket.close(self.subscriber.close_code)

    async def _send_waiting(self) -> None:
        """Send everything that waits as one message, because each message has a cost of its own."""
        self._check_session()
        waiting: list[Envelope | ServerMessage] = []
        if self.subscriber.needs_frame and not self.subscriber.close_code:
            with contextlib.suppress(RequestError):  # the table was given up and closes this connection
                waiting.append(await self.table.frame(self.subscriber))
        waiting += self.subscriber.messages
        self.subscriber.messages.clear()
        if waiting:
            await self.socket.send_text(ENCODER.encode(waiting).decode())

    def _check_session(self) -> None:
        """Close the connection if its session has ended by time."""
        if self.session is not None and not self.sessions.in_use(self.session):
            self.subscriber.close(CLOSE_SESSION_ENDED)

    # --- receiving ---------------------------------------------------------------------------------------------------

    async def _receive_loop(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            self._check_session()
            if self.subscriber.close_code:
                return
            data = received.get("text") or received.get("bytes") or ""
            message: ClientMessage | None = None
            try:
                message = self._decode(data)
                if not self.bucket.take(MESSAGE_COST.get(type(message), 1.0)):
                    raise RequestError(429, "server-slow-down")
                await self._handle(message)
            except RequestError as error:
                self._refuse(message, error)
                if error.status == 429 and self.bucket.level < 1:
                    self.subscriber.close(CLOSE_TOO_FAST)
                    return
            except Refused as error:
                self._refuse(message, refused(error))
            except BadInput as error:
                self._refuse(message, bad_input(error))

    def _decode(self, data: str | bytes) -> ClientMessage:
        """A message of the protocol; raise RequestError if it cannot be read. Unreadable messages count as messages."""
        try:
            if len(data) > MAX_MESSAGE_BYTES:
                raise RequestError(413, "server-too-long", {"most": MAX_MESSAGE_BYTES})
            message: ClientMessage = DECODER.decode(data)
            return message
        except (msgspec.DecodeError, UnicodeError, RequestError) as error:
            if not self.bucket.take():
                raise RequestError(429, "server-slow-down") from error
            if isinstance(error, RequestError):
                raise
            raise RequestError(422, "server-bad-input", {"why": str(error)}) from error

    def _refuse(self, message: ClientMessage | None, error: RequestError) -> None:
        client = "" if message is None else message.id
        self.subscriber.send(Refusal(client, error.key, error.message_args, error.rule, error.message))
        if error.key == "server-moved-on":
            self.subscriber.request_frame()

    async def _handle(self, message: ClientMessage) -> None:
        """Carry out one message of a player."""
        seat = self.subscriber.seat
        if seat is None or self.guest is None:
            raise RequestError(403, "only-watching")
        if isinstance(message, Play):
            await self.table.play(seat, message.action, message.at, message.id, self.subscriber)
        elif isinstance(message, Undo):
            await self.table.undo(seat, message.all, message.at, message.id, self.subscriber)
        elif isinstance(message, Why):
            _, perspective = await self.table.perspective(seat)
            self.subscriber.send(why_not(perspective, message.path, message.id))
        elif isinstance(message, Preview):
            await self._preview(seat, message)
        elif isinstance(message, Hint):
            await self._hint(seat, message)
        elif isinstance(message, Say):
            await self._say(seat, message, self.guest)
        elif isinstance(message, Propose):
            await self._propose(seat, message)
        elif isinstance(message, Commit):
            await self.table.commit(self.guest.id, message.commitment)
            self.subscriber.send(Done(message.id, 0))
        elif isinstance(message, Reveal):
            await self.table.reveal(self.guest.id, bytes.fromhex(message.randomness))
            self.subscriber.send(Done(message.id, 0))
        else:
            await self._return(seat, message)

    async def _preview(self, seat: int, message: Preview) -> None:
        moment, perspective = await self.table.perspective(seat)
        if message.at != moment:
            raise RequestError(409, "server-moved-on", {"at": message.at, "moment": moment})
        self.subscriber.send(preview_answer(perspective, message.action, message.id))

    # --- chat --------------------------------------------------------------------------------------------------------

    async def _latest_chat(self) -> Chat:
        return Chat(await self.services.database.read(lambda connection: queries.latest_chat(connection, self.table.row.id)))

    async def _say(self, seat: int, message: Say, guest: Guest) -> None:
        line, table_id, name = checked_line(message.text), self.table.row.id, self.table.seat_holders[seat].name

        def write(connection: Connection) -> list[ChatLine]:
            new = queries.add_chat_line(connection, table_id, guest.id, name, line, message.id)
            return queries.latest_chat(connection, table_id)[-1:] if new else []

        lines = await self.services.database.write(write)
        if lines:
            self.table.send_all(Chat(lines))
        self.subscriber.send(Done(message.id, 0))

    # --- hints -------------------------------------------------------------------------------------------------------

    async def _hint(self, seat: int, message: Hint) -> None:
        """Start a bot that thinks in the player's place; one at a time."""
        level = checked_word(message.level or DEFAULT_HINT_LEVEL, LEVELS, "level")
        if self.hint_task is not None and not self.hint_task.done():
            raise RequestError(429, "server-one-hint")
        moment, perspective = await self.table.perspective(seat)
        if seat not in perspective.actors():
            raise RequestError(409, "server-not-asked")
        self.hint_task = asyncio.create_task(self._think(message.id, level, moment, perspective))

    async def _think(self, client: str, level: str, moment: int, perspective: Perspective) -> None:
        def send_thought(thought: Thought) -> None:
            self.subscriber.send(hint_answer(client, moment, perspective, thought))

        try:
            await self.services.bot_workers.think(level, perspective, send_thought)
        except Exception:
            LOG.exception("a hint at table %s failed", self.table.row.id)

    # --- absent players ----------------------------------------------------------------------------------------------

    async def _propose(self, seat: int, message: Propose) -> None:
        """Propose a bot for an absent player, or agree; the bot sits down when all who are present agree."""
        table, target = self.table, int(message.seat[1:]) - 1
        checked_word(message.level, LEVELS, "level")
        if not 0 <= target < table.row.players or target == seat:
            raise RequestError(422, "server-no-seat", {"seat": message.seat, "last": seat_name(table.row.players - 1)})
        holder = table.seat_holders[target]
        table.playing()
        if holder.guest is None or holder.level is not None or not table.absent(target):
            raise RequestError(409, "server-not-absent", {"seat": message.seat})
        level, agreed = table.proposals.get(target, (message.level, set()))
        agreed = agreed | {seat} if level == message.level else {seat}
        table.proposals[target] = (message.level, agreed)
        if table.voters(target) <= agreed:
            await table.sit(lambda: (target, stand_in(table.seat_holders[target], message.level)))
        table.refresh_all()
        self.subscriber.send(Done(message.id, 0))

    async def _return(self, seat: int, message: Return) -> None:
        """Take one's own seat back from the bot that stands in."""
        await self.table.sit(lambda: (seat, stand_in(self.table.seat_holders[seat], None)))
        self.subscriber.send(Done(message.id, 0))


def hint_answer(client: str, moment: int, perspective: Perspective, thought: Thought) -> HintAnswer:
    """A bot's thought as a hint: its move and the moves it has considered most."""
    text = perspective.game.text
    notes = sorted(thought.notes.items(), key=lambda note: -note[1][0])[:MAX_CONSIDERED_MOVES]
    considered = [ConsideredMove(action, text(action), visits, round(value, 4)) for action, (visits, value) in notes]
    progress = round(min(thought.progress, 1.0), 2)
    return HintAnswer(client, moment, progress, thought.action, text(thought.action), considered)


def stand_in(holder: SeatHolder, level: str | None) -> SeatHolder:
    """The same seat with a bot of this level playing, or with none."""
    return replace(holder, level=level)
