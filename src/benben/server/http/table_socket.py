"""The socket of a table: what one connection asks for, and what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw
from sqlalchemy import Connection
from starlette.websockets import WebSocket, WebSocketDisconnect

from benben.bots.bot import Thought
from benben.bots.levels import ADVISER, steady_level
from benben.bots.levels import NAMES as LEVELS
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.play.perspective_json import perspective_to_dict
from benben.server.budgets import SLOW_DOWN, Visitor
from benben.server.cluster.hints import CHAT
from benben.server.errors import RequestError, bad_input, refused
from benben.server.http.connections import protocol_of, send_utf8
from benben.server.people.names import checked_line, checked_word
from benben.server.people.sessions import Sessions
from benben.server.rate_limits import Bucket, Limit
from benben.server.storage import chat_queries
from benben.server.storage.chat_queries import StoredLine
from benben.server.storage.rows import Guest
from benben.server.storage.session_queries import Session
from benben.server.tables.explain_score import explain_score
from benben.server.tables.frame import ENCODER, Envelope
from benben.server.tables.frames_sent import ChangeEnvelope
from benben.server.tables.hint_answers import encoded_hint, thinking_hint
from benben.server.tables.messages import (
    DECODER,
    AskPerspective,
    ClientMessage,
    Commit,
    Done,
    Hint,
    HintAnswer,
    Next,
    PerspectiveAnswer,
    Play,
    Preview,
    Propose,
    Refusal,
    Return,
    Reveal,
    Say,
    Score,
    ServerMessage,
    Undo,
    WholeFrame,
    Why,
)
from benben.server.tables.preview import encoded_preview, with_id
from benben.server.tables.services import Services
from benben.server.tables.subscriber import CLOSE_SESSION_ENDED, CLOSE_TOO_FAST, Subscriber, not_at_once
from benben.server.tables.table import Table
from benben.server.tables.table_settings import settings_of
from benben.server.tables.why_not import why_not
from benben.server.worker_slots import Claim, NotWanted

LOG = logging.getLogger("benben.server")

MAX_MESSAGE_BYTES = 4096
"""Most bytes of a message."""
FLOOD = Limit(30, 120)
"""Messages that one connection may send, refused ones included; a connection that sends more is closed."""
COSTS: dict[type, float] = {
    WholeFrame: 5.0,
    Say: 5.0,
    Preview: 2.0,
    Hint: 10.0,
    Propose: 5.0,
    Commit: 5.0,
    Return: 5.0,
    AskPerspective: 2.0,
}
"""Units of work that a message takes from the budgets; messages that are not listed take 1."""
MOVES = (Play, Undo, Commit, Reveal)
"""Messages that the reserve of a player pays for when the budgets are used up."""
NOT_FOR_BOTS = (Hint, Propose)
"""Messages that a bot from outside may not send: it is given no advice, and has no say about absent players."""
RESYNC_COST = 4.0
"""Units of work added for a message about an earlier moment, which is answered with a frame."""
PAUSE_AFTER_REFUSAL = 0.1
"""Seconds in which a connection is not read after its budgets were used up, so that refusals cost little."""
MAX_PREVIEWS = 4
"""Most previews that one connection waits for."""
LONGEST_DELAY = 5.0
"""Most seconds that a frame is held back because the visitor was sent too much."""
DEFAULT_HINT_LEVEL = "architect"
"""The level of the bot that gives a hint when the client names none."""


class TableSocket:
    """One connection, from its first frame to its end."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        table: Table,
        sessions: Sessions,
        session: Session | None,
        differences: bool = False,
    ) -> None:
        self.socket = socket
        self.services = services
        self.table = table
        self.sessions = sessions
        self.session = session
        self.guest = session.guest if session else None
        self.is_bot = session is not None and session.bearer
        guest_id = self.guest.id if self.guest else None
        self.visitor = Visitor(socket.state.visitor.network, guest_id, table.row.id)
        self.subscriber = Subscriber(table.seat_of(guest_id), guest_id, self.visitor.network, differences)
        self.bucket = Bucket(FLOOD.rate, FLOOD.burst) if services.budgets.limited else Bucket(1e9, 1e9)
        self.hint_task: asyncio.Task[None] | None = None
        self.previews: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Send and receive until one side closes the connection."""
        self.table.join(self.subscriber)
        self.sessions.attach(self.session, self.subscriber)
        self.subscriber.wake.at_once = self._send_at_once
        sending = self._spawn(self._send_loop())
        try:
            await self._send_latest_chat()
            # In a task of its own, because every wait of this one goes through all layers of the application.
            await self._spawn(self._receive_loop())
        finally:
            self.sessions.detach(self.session, self.subscriber)
            self.table.leave(self.subscriber)
            if self.subscriber.close_code:
                await sending
            for task in (sending, self.hint_task, *self.previews):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task
            self.subscriber.wake.at_once = not_at_once  # else each keeps the other until the next garbage collection

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task whose time counts for the visitor."""
        return asyncio.create_task(self.services.turns.metered(self.visitor.network, work))

    # --- sending -----------------------------------------------------------------------------------------------------

    async def _send_loop(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client is gone: the receive loop ends
            while not self.subscriber.close_code:
                await self.subscriber.wake.wait()
                await self._wait_for_bytes()
                await self.services.turns.turn(self.visitor.network, self.visitor.guest)
                await self._send_waiting()
            await self.socket.close(self.subscriber.close_code)

    async def _wait_for_bytes(self) -> None:
        """Hold messages back while the visitor is sent too much: frames that were asked for meanwhile become one."""
        seconds = self.services.budgets.seconds_before_sending(self.visitor)
        if seconds > 0:
            await asyncio.sleep(min(seconds, LONGEST_DELAY))

    async def _send_waiting(self) -> None:
        """Send everything that waits as one message, because each message has a cost of its own."""
        self._check_session()
        await self.table.settled()
        encoded = self._write_waiting()
        if encoded:
            await send_utf8(self.socket, encoded)

    def _send_at_once(self) -> bool:
        """Do what one round of the loop does without its task, unless something has to be waited for; True if it is done."""
        protocol, visitor, services = protocol_of(self.socket), self.visitor, self.services
        self._check_session()
        if self.subscriber.close_code or protocol is None or not protocol.can_write or self.table.lock.locked():
            return False
        if services.budgets.seconds_before_sending(visitor) > 0 or not services.turns.take_free(visitor.network):
            return False
        with services.turns.measured(visitor.network):
            encoded = self._write_waiting()
            if encoded:
                protocol.write_text(encoded)
        return True

    def _write_waiting(self) -> bytes:
        """Everything that waits as one message, a new frame first; empty if nothing waits. No change is being made."""
        waiting: list[Envelope | ChangeEnvelope | ServerMessage | Raw] = []
        if self.subscriber.needs_frame and not self.subscriber.close_code:
            with contextlib.suppress(RequestError):  # the table was given up and closes this connection
                waiting.append(self.table.write_frame(self.subscriber))
        waiting += self.subscriber.messages
        self.subscriber.messages.clear()
        if not waiting:
            return b""
        encoded = ENCODER.encode(waiting)
        self.services.budgets.count_bytes(self.visitor, len(encoded))
        first = waiting[0]
        kind = "show" if isinstance(first, Envelope) else "change" if isinstance(first, ChangeEnvelope) else None
        self.services.metrics.sent(kind, len(encoded))
        return encoded

    def _check_session(self) -> None:
        """Close the connection if its session has ended by time."""
        if self.session is not None and not self.sessions.in_use(self.session):
            self.subscriber.close(CLOSE_SESSION_ENDED)

    # --- receiving ---------------------------------------------------------------------------------------------------

    async def _receive_loop(self) -> None:
        protocol = protocol_of(self.socket)
        receive = self.socket.receive if protocol is None else protocol.receive
        while True:
            received = await receive()
            if received["type"] == "websocket.disconnect":
                return
            self._check_session()
            if self.subscriber.close_code:
                return
            data = received.get("text") or received.get("bytes") or ""
            message: ClientMessage | None = None
            try:
                if not self.bucket.take():
                    self.subscriber.close(CLOSE_TOO_FAST)
                    raise RequestError(429, SLOW_DOWN, {"seconds": 1})
                message = self._decode(data)
                self._use_budgets(message)
                await self._handle(message)
            except RequestError as error:
                self._refuse(message, error)
                if self.subscriber.close_code:
                    return
                if error.key == SLOW_DOWN:
                    await asyncio.sleep(PAUSE_AFTER_REFUSAL)
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
            self.services.budgets.use(self.visitor, 1)
            if isinstance(error, RequestError):
                raise
            raise RequestError(422, "server-bad-input", {"why": str(error)}) from error

    def _use_budgets(self, message: ClientMessage) -> None:
        """Count the work of a message; raise RequestError if the visitor has to wait."""
        reserved = isinstance(message, MOVES) and self.subscriber.seat is not None
        cost = COSTS.get(type(message), 1.0)
        self.services.budgets.use(self.visitor, cost, reserved)
        if self.is_bot:
            self.services.budgets.use_as_bot(self.visitor, cost, line=isinstance(message, Say))

    def _refuse(self, message: ClientMessage | None, error: RequestError) -> None:
        self._refuse_id("" if message is None else message.id, error)

    def _refuse_id(self, client: str, error: RequestError) -> None:
        self.services.metrics.refusal(error.key)
        self.subscriber.send(Refusal(client, error.key, error.message_args, error.rule, error.message))
        if error.key == "server-moved-on":
            self.services.budgets.count_work(self.visitor, RESYNC_COST)
            self.subscriber.request_frame()

    async def _handle(self, message: ClientMessage) -> None:
        """Carry out one message of a player, or answer a spectator who asks about a score or for a frame."""
        self.services.metrics.message(type(message).__name__.lower())
        seat = self.subscriber.seat
        if isinstance(message, WholeFrame):
            self.subscriber.request_whole_frame()
            return
        if isinstance(message, Score):
            moment, perspective = await self.table.perspective(seat)
            self.subscriber.send(explain_score(perspective, moment, message))
            return
        if seat is None or self.guest is None:
            raise RequestError(403, "only-watching")
        if self.is_bot and isinstance(message, NOT_FOR_BOTS):
            raise RequestError(403, "server-not-for-bots")
        if isinstance(message, Play):
            await self.table.play(seat, message.action, message.at, message.id, self.subscriber)
        elif isinstance(message, Undo):
            await self.table.undo(seat, message.all, message.at, message.id, self.subscriber)
        elif isinstance(message, Why):
            _, perspective = await self.table.perspective(seat)
            self.subscriber.send(why_not(perspective, message.path, message.id, message.others))
        elif isinstance(message, Preview):
            await self._preview(seat, message)
        elif isinstance(message, Hint):
            await self._hint(seat, message)
        elif isinstance(message, Say):
            await self._say(seat, message, self.guest)
        elif isinstance(message, Propose):
            await self._propose(seat, message)
        elif isinstance(message, Commit):
            await self.table.starting.commit(self.guest.id, message.commitment)
            self.subscriber.send(Done(message.id, 0))
        elif isinstance(message, Reveal):
            await self.table.starting.reveal(self.guest.id, bytes.fromhex(message.randomness))
            self.subscriber.send(Done(message.id, 0))
        elif isinstance(message, AskPerspective):
            await self._send_perspective(seat, message)
        elif isinstance(message, Next):
            raise RequestError(409, "server-no-lesson")
        else:
            await self._return(seat, message)

    async def _send_perspective(self, seat: int, message: AskPerspective) -> None:
        """Send a bot what its seat knows. People are shown frames, which leave out what the box makes one remember."""
        if not self.is_bot:
            raise RequestError(403, "server-for-bots-alone")
        moment, perspective = await self.table.perspective(seat)
        facts = perspective_to_dict(perspective)
        self.subscriber.send(PerspectiveAnswer(message.id, moment, facts, perspective.view()))

    # --- previews ----------------------------------------------------------------------------------------------------

    async def _preview(self, seat: int, message: Preview) -> None:
        """Have a preview computed; messages after it do not wait for it."""
        if len(self.previews) >= MAX_PREVIEWS:
            raise RequestError(429, SLOW_DOWN, {"seconds": 1})
        moment, perspective = await self.table.perspective(seat)
        if message.at != moment:
            raise moved_on(message.at, moment)
        refusal = perspective.refusal(message.action)
        if refusal is not None:
            raise Refused(refusal)
        task = self._spawn(self._send_preview(message, perspective))
        self.previews.add(task)
        task.add_done_callback(self.previews.discard)

    async def _send_preview(self, message: Preview, perspective: Perspective) -> None:
        table, workers = self.table, self.services.bot_workers
        claim = self._claim(lambda: table.moment == message.at)

        async def compute() -> bytes:
            return await workers.compute(claim, encoded_preview, perspective, message.action)

        key = (table.row.id, "preview", message.at, perspective.seat, message.action)
        try:
            self.subscriber.send(with_id(await self.services.answers.get(key, compute), message.id))
        except NotWanted:
            self._refuse(message, moved_on(message.at, table.moment))
        except RequestError as error:
            self._refuse(message, error)

    def _claim(self, wanted: Callable[[], bool]) -> Claim:
        """The right of this player to a worker."""
        return Claim(((self.visitor.network, self.visitor.guest or "", self.table.row.id),), True, wanted)

    # --- chat --------------------------------------------------------------------------------------------------------

    async def _send_latest_chat(self) -> None:
        """Send what was said last. Where nothing was said yet, the database need not be asked."""
        lines: list[StoredLine] = []
        if self.table.newest_chat != 0:
            read = partial(chat_queries.latest_chat, table_id=self.table.row.id)
            lines = await self.services.database.read(read)
        self.subscriber.send_chat(lines, whole=True)
        if self.table.newest_chat is None:
            self.table.newest_chat = max([0, *[one.line.id for one in lines]])

    async def _say(self, seat: int, message: Say, guest: Guest) -> None:
        line, table_id, name = checked_line(message.text), self.table.row.id, self.table.seat_holders[seat].name

        def write(connection: Connection) -> list[StoredLine]:
            new = chat_queries.add_chat_line(connection, table_id, guest.id, name, line, message.id)
            return chat_queries.latest_chat(connection, table_id)[-1:] if new else []

        lines = await self.services.database.write(write)
        if lines:
            self.table.send_chat(lines)
            self.services.neighbours.changed(self.table, CHAT)
        self.subscriber.send(Done(message.id, 0))

    # --- hints -------------------------------------------------------------------------------------------------------

    async def _hint(self, seat: int, message: Hint) -> None:
        """Start a bot that thinks in the player's place; one at a time for each guest."""
        level = steady_level(checked_word(message.level or DEFAULT_HINT_LEVEL, LEVELS, "level"))
        if not settings_of(self.table.row).hints:
            raise RequestError(409, "server-no-hints")
        moment, perspective = await self.table.perspective(seat)
        if seat not in perspective.actors():
            raise RequestError(409, "server-not-asked")
        with contextlib.ExitStack() as counting:
            counting.enter_context(self.services.budgets.hint(self.visitor.guest or ""))
            self.hint_task = self._spawn(self._think(message.id, level, moment, perspective))
            self.hint_task.add_done_callback(partial(end_counting, counting.pop_all()))

    async def _think(self, client: str, level: str, moment: int, perspective: Perspective) -> None:
        """Send the progress of a search, then the hint; one that was asked for before at this moment is kept."""

        def wanted() -> bool:
            return self.subscriber in self.table.subscribers and self.table.moment == moment

        claim, workers = self._claim(wanted), self.services.bot_workers

        def send_thought(thought: Thought) -> None:
            self.subscriber.send(thinking_hint(client, moment, perspective, thought))

        async def compute() -> bytes:
            thought = await workers.think(ADVISER + level, perspective, send_thought, claim=claim)
            return await workers.compute(claim, encoded_hint, perspective, moment, thought.ranked)

        key = (self.table.row.id, "hint", moment, perspective.seat, level)
        try:
            with self.services.metrics.stage("hint"):
                answer = msgspec.json.decode(await self._kept_hint(key, compute, wanted), type=HintAnswer)
            self.subscriber.send(msgspec.structs.replace(answer, id=client))
        except NotWanted:
            self._refuse_id(client, moved_on(moment, self.table.moment))
        except Exception:
            LOG.exception("a hint at table %s failed", self.table.row.id)
            self._refuse_id(client, RequestError(503, "server-not-computed"))

    async def _kept_hint(self, key: Hashable, compute: Callable[[], Awaitable[bytes]], wanted: Callable[[], bool]) -> bytes:
        """The hint of this key, computed at most once; again if whoever asked first is gone before it was begun."""
        while True:
            try:
                return await self.services.answers.get(key, compute)
            except NotWanted:
                if not wanted():
                    raise

    # --- absent players ----------------------------------------------------------------------------------------------

    async def _propose(self, seat: int, message: Propose) -> None:
        """Propose a bot for an absent player, or agree."""
        target, players = int(message.seat[1:]) - 1, self.table.row.players
        if not 0 <= target < players or target == seat:
            raise RequestError(422, "server-no-seat", {"seat": message.seat, "last": seat_name(players - 1)})
        await self.table.stand_ins.propose(seat, target, message.level)
        self.subscriber.send(Done(message.id, 0))

    async def _return(self, seat: int, message: Return) -> None:
        """Take one's own seat back from the bot that stands in."""
        await self.table.stand_ins.take_back_seat(seat)
        self.subscriber.send(Done(message.id, 0))


def end_counting(counting: contextlib.ExitStack, _: asyncio.Task[None]) -> None:
    """Count something no more, because its task has ended."""
    counting.close()


def moved_on(at: int, moment: int) -> RequestError:
    """The error for a request about an earlier moment."""
    return RequestError(409, "server-moved-on", {"at": at, "moment": moment})
