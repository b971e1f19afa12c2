"""The socket of a table: what one connection asks, and what it is sent."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from sqlalchemy import Connection
from starlette.websockets import WebSocket, WebSocketDisconnect

from benben.bots.bot import Thought
from benben.bots.levels import NAMES as LEVELS
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.refusal import Refused
from benben.server.errors import RequestError, bad_input, refused
from benben.server.people.names import checked_line, checked_word
from benben.server.rate_limits import Bucket
from benben.server.storage import queries as ledger
from benben.server.storage.queries import Guest, SeatHolder
from benben.server.tables.frame import ENCODER, Envelope
from benben.server.tables.messages import (
    DECODER,
    Chat,
    ChatLine,
    ClientMessage,
    ConsideredMove,
    Done,
    Hint,
    HintAnswer,
    Play,
    Preview,
    Propose,
    Refusal,
    Return,
    Say,
    ServerMessage,
    Undo,
    Why,
)
from benben.server.tables.preview import foreseen
from benben.server.tables.table import LOG, TOO_FAST, Subscriber, Table
from benben.server.tables.why_not import because

LONGEST = 4096
"""Bytes of a message at most."""
RATE, BURST = 15.0, 60.0
"""Messages a second, and at once, that one connection may send."""
COST: dict[type, float] = {Say: 5.0, Preview: 2.0, Hint: 10.0, Propose: 5.0}
"""What counts for more than one message."""
HINT = "architect"
"""Who gives a hint when nobody is named."""


class TableSocket:
    """One connection, from its first frame to its end."""

    def __init__(self, socket: WebSocket, table: Table, guest: Guest | None, unlimited: bool = False) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.watcher = Subscriber(table.seat_of(guest.id if guest else None), guest.id if guest else None)
        self.bucket = Bucket(1e9, 1e9) if unlimited else Bucket(RATE, BURST)
        self.hinting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Talk until one side ends it."""
        self.table.join(self.watcher)
        sending = asyncio.create_task(self._send_on())
        try:
            self.watcher.tell(await self._chat())
            await self._listen()
        finally:
            self.table.leave(self.watcher)
            if self.watcher.lost:
                await sending
            for task in (sending, self.hinting):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task

    # --- sending -----------------------------------------------------------------------------------------------------

    async def _send_on(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the other side is gone: the listener ends it
            while not self.watcher.lost:
                await self.watcher.wake.wait()
                self.watcher.wake.clear()
                await self._send_news()
            await self.socket.close(self.watcher.lost)

    async def _send_news(self) -> None:
        """Send whatever there is as one message: to send costs more than to say."""
        news: list[Envelope | ServerMessage] = []
        if self.watcher.stale and not self.watcher.lost:
            with contextlib.suppress(RequestError):  # the table is given up, and this connection with it
                news.append(await self.table.frame(self.watcher))
        news += self.watcher.notes
        self.watcher.notes.clear()
        if news:
            await self.socket.send_text(ENCODER.encode(news).decode())

    # --- listening ---------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or ""
            asked: ClientMessage | None = None
            try:
                asked = self._read(data)
                if not self.bucket.take(COST.get(type(asked), 1.0)):
                    raise RequestError(429, "server-slow-down")
                await self._do(asked)
            except RequestError as trouble:
                self._refuse(asked, trouble)
                if trouble.status == 429 and self.bucket.level < 1:
                    self.watcher.cut(TOO_FAST)
                    return
            except Refused as error:
                self._refuse(asked, refused(error))
            except BadInput as error:
                self._refuse(asked, bad_input(error))

    def _read(self, data: str | bytes) -> ClientMessage:
        """A message of the protocol, or what is wrong with it. What cannot be read counts like what can."""
        try:
            if len(data) > LONGEST:
                raise RequestError(413, "server-too-long", {"most": LONGEST})
            asked: ClientMessage = DECODER.decode(data)
            return asked
        except (msgspec.DecodeError, UnicodeError, RequestError) as error:
            if not self.bucket.take():
                raise RequestError(429, "server-slow-down") from error
            if isinstance(error, RequestError):
                raise
            raise RequestError(422, "server-bad-input", {"why": str(error)}) from error

    def _refuse(self, asked: ClientMessage | None, trouble: RequestError) -> None:
        client = "" if asked is None else asked.id
        self.watcher.tell(Refusal(client, trouble.key, trouble.told, trouble.rule, trouble.message))
        if trouble.key == "server-moved-on":
            self.watcher.show()

    async def _do(self, asked: ClientMessage) -> None:
        seat = self.watcher.seat
        if seat is None or self.guest is None:
            raise RequestError(403, "only-watching")
        if isinstance(asked, Play):
            await self.table.play(seat, asked.action, asked.at, asked.id, self.watcher)
        elif isinstance(asked, Undo):
            await self.table.undo(seat, asked.all, asked.at, asked.id, self.watcher)
        elif isinstance(asked, Why):
            async with self.table.lock:
                self.watcher.tell(because(self.table.playing().match.perspective(seat), asked.path, asked.id))
        elif isinstance(asked, Preview):
            await self._preview(seat, asked)
        elif isinstance(asked, Hint):
            await self._hint(seat, asked)
        elif isinstance(asked, Say):
            await self._say(asked, self.guest)
        elif isinstance(asked, Propose):
            await self._propose(seat, asked)
        else:
            await self._return(seat, asked)

    def _done(self, asked: ClientMessage, moment: int) -> None:
        self.watcher.tell(Done(asked.id, moment))

    async def _preview(self, seat: int, asked: Preview) -> None:
        async with self.table.lock:
            course = self.table.playing()
            moment, seen = course.moment, course.match.perspective(seat)
        if asked.at != moment:
            raise RequestError(409, "server-moved-on", {"at": asked.at, "moment": moment})
        self.watcher.tell(foreseen(seen, asked.action, asked.id))

    # --- talking -----------------------------------------------------------------------------------------------------

    async def _chat(self) -> Chat:
        return Chat(await self.table.hall.store.read(lambda connection: ledger.chat_of(connection, self.table.row.id)))

    async def _say(self, asked: Say, guest: Guest) -> None:
        line, table_id = checked_line(asked.text), self.table.row.id
        name = self.table.sitters[self.watcher.seat or 0].name

        def keep(connection: Connection) -> list[ChatLine]:
            new = ledger.say(connection, table_id, guest.id, name, line, asked.id)
            return ledger.chat_of(connection, table_id)[-1:] if new else []

        said = await self.table.hall.store.write(keep)
        if said:
            self.table.tell_all(Chat(said))
        self._done(asked, 0)

    # --- hints -------------------------------------------------------------------------------------------------------

    async def _hint(self, seat: int, asked: Hint) -> None:
        level = checked_word(asked.level or HINT, LEVELS, "level")
        if self.hinting is not None and not self.hinting.done():
            raise RequestError(429, "server-one-hint")
        async with self.table.lock:
            course = self.table.playing()
            moment, seen = course.moment, course.match.perspective(seat)
        if seat not in seen.actors():
            raise RequestError(409, "server-not-asked")
        text = seen.game.text

        def told(thought: Thought) -> None:
            notes = sorted(thought.notes.items(), key=lambda note: -note[1][0])[:10]
            considered = [ConsideredMove(action, text(action), visits, round(hope, 4)) for action, (visits, hope) in notes]
            progress = round(min(thought.progress, 1.0), 2)
            self.watcher.tell(HintAnswer(asked.id, moment, progress, thought.action, text(thought.action), considered))

        async def think() -> None:
            try:
                await self.table.hall.thinkers.think(level, seen, told)
            except Exception:
                LOG.exception("no hint at table %s", self.table.row.id)

        self.hinting = asyncio.create_task(think())

    # --- absent players ----------------------------------------------------------------------------------------------

    async def _propose(self, seat: int, asked: Propose) -> None:
        """Propose a bot for an absent player, or agree; when all who are here agree, it sits down."""
        table, target = self.table, int(asked.seat[1:]) - 1
        checked_word(asked.level, LEVELS, "level")
        if not 0 <= target < table.row.players or target == seat:
            raise RequestError(422, "server-no-seat", {"seat": asked.seat, "last": seat_name(table.row.players - 1)})
        sitter = table.sitters[target]
        table.playing()
        if sitter.guest is None or sitter.level is not None or not table.absent(target):
            raise RequestError(409, "server-not-absent", {"seat": asked.seat})
        level, agreed = table.proposals.get(target, (asked.level, set()))
        agreed = agreed | {seat} if level == asked.level else {seat}
        table.proposals[target] = (asked.level, agreed)
        if table.voters(target) <= agreed:
            await table.sit(lambda: (target, stand_in(table.sitters[target], asked.level)))
        table.show_all()
        self._done(asked, 0)

    async def _return(self, seat: int, asked: Return) -> None:
        """Take one's own seat back."""
        await self.table.sit(lambda: (seat, stand_in(self.table.sitters[seat], None)))
        self._done(asked, 0)


def stand_in(sitter: SeatHolder, level: str | None) -> SeatHolder:
    """The same seat with a bot of this level playing, or with none."""
    return SeatHolder(sitter.guest, level, sitter.name, sitter.colour, sitter.symbol)
