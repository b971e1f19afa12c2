"""The socket of a game for one person: the messages and frames of a table, without one. Nothing of it is kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket

from benben.bots.names import BOT_NAMES
from benben.kernel.errors import BadInput
from benben.kernel.event import Event, seat_name
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.server.budgets import Visitor
from benben.server.errors import RequestError, bad_input, refused
from benben.server.http.connections import send_utf8
from benben.server.http.table_socket import COSTS, FLOOD, MAX_MESSAGE_BYTES
from benben.server.people.names import COLOURS, SYMBOLS, first_free
from benben.server.rate_limits import Bucket
from benben.server.storage.rows import Guest
from benben.server.storage.schema import OVER, PLAYING
from benben.server.tables.explain_score import explain_score
from benben.server.tables.frame import ENCODER, Envelope, Frame, SeatFrame, happenings, picture
from benben.server.tables.messages import DECODER, ClientMessage, Preview, Refusal, Score, ServerMessage, Why
from benben.server.tables.preview import encoded_preview, with_id
from benben.server.tables.services import Services
from benben.server.tables.subscriber import CLOSE_TOO_FAST
from benben.server.tables.why_not import why_not
from benben.server.worker_slots import Claim


class SoloGame(Protocol):
    """A position that one person plays on: a lesson or a puzzle."""

    game: Game
    seat: int
    moment: int

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def clock(self) -> int:
        """The number of events so far."""

    def over(self) -> bool:
        """True if the game has ended."""

    def perspective(self) -> Perspective:
        """All that the person knows."""

    def unveiled_events(self, since: int = 0) -> list[Event]:
        """The events from number ``since`` on with all they hide."""


class SoloSocket(ABC):
    """One person's connection, from the first frame to the end."""

    def __init__(self, socket: WebSocket, played: SoloGame, name: str, guest: Guest | None, services: Services) -> None:
        self.socket = socket
        self.played = played
        self.name = name
        """What frames have in place of the id of a table."""
        self.services = services
        self.visitor = Visitor(socket.state.visitor.network, guest.id if guest else None)
        self.bucket = Bucket(FLOOD.rate, FLOOD.burst) if services.budgets.limited else Bucket(1e9, 1e9)
        self.seats = solo_seats(played, guest)
        self.frames_sent = 0
        self.events_sent = 0

    async def run(self) -> None:
        """Send and receive until the client closes the connection."""
        await self.begin()
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            message: ClientMessage | None = None
            try:
                if not self.bucket.take():
                    await self.socket.close(CLOSE_TOO_FAST)
                    return
                message = self._decode(received.get("text") or received.get("bytes") or "")
                self.services.budgets.use(self.visitor, COSTS.get(type(message), 1.0))
                await self._handle(message)
            except RequestError as error:
                await self._refuse(message, error)
            except Refused as error:
                await self._refuse(message, refused(error))
            except BadInput as error:
                await self._refuse(message, bad_input(error))

    @abstractmethod
    async def begin(self) -> None:
        """Send the first frame."""

    @abstractmethod
    async def play(self, message: ClientMessage) -> None:
        """Carry out a message that changes something, or raise RequestError."""

    def asks(self) -> bool:
        """Whether the open question is still asked."""
        return True

    @abstractmethod
    def complete(self, frame: Frame) -> None:
        """Add to a frame what it says about a lesson or a puzzle."""

    # --- receiving -----------------------------------------------------------------------------------------------------

    def _decode(self, data: str | bytes) -> ClientMessage:
        """A message of the protocol; raise RequestError if it cannot be read."""
        if len(data) > MAX_MESSAGE_BYTES:
            raise RequestError(413, "server-too-long", {"most": MAX_MESSAGE_BYTES})
        try:
            message: ClientMessage = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            self.services.budgets.use(self.visitor, 1)
            raise RequestError(422, "server-bad-input", {"why": str(error)}) from error
        return message

    async def _handle(self, message: ClientMessage) -> None:
        """Carry out one message."""
        seen, moment = self.played.perspective(), self.played.moment
        if isinstance(message, Why):
            await self.send(why_not(seen, message.path, message.id, message.others))
        elif isinstance(message, Preview):
            self.check_moment(message.at)
            await self._preview(seen, message)
        elif isinstance(message, Score):
            await self.send(explain_score(seen, moment, message))
        else:
            await self.play(message)

    async def _preview(self, seen: Perspective, message: Preview) -> None:
        """Send a preview, which a worker computes."""
        refusal = seen.refusal(message.action)
        if refusal is not None:
            raise Refused(refusal)
        claim = Claim(((self.visitor.network, self.visitor.guest or "", ""),))
        encoded = await self.services.bot_workers.compute(claim, encoded_preview, seen, message.action)
        await self.send(with_id(encoded, message.id))

    def check_moment(self, at: int) -> None:
        """Raise RequestError if something has changed since this moment."""
        if at != self.played.moment:
            raise RequestError(409, "server-moved-on", {"at": at, "moment": self.played.moment})

    # --- sending -------------------------------------------------------------------------------------------------------

    async def _refuse(self, message: ClientMessage | None, error: RequestError) -> None:
        client = "" if message is None else message.id
        await self.send(Refusal(client, error.key, error.message_args, error.rule, error.message))
        if error.key == "server-moved-on":
            await self.send(self.frame())

    async def send(self, *messages: Envelope | ServerMessage | msgspec.Raw) -> None:
        """Send messages together."""
        encoded = ENCODER.encode(messages)
        self.services.budgets.count_bytes(self.visitor, len(encoded))
        await send_utf8(self.socket, encoded)

    def frame(self) -> Envelope:
        """The next frame: the position as the person sees it."""
        played = self.played
        seen = played.perspective()
        frame = Frame(
            table=self.name,
            game=played.game.name,
            options=seen.options,
            players=played.players,
            viewer=seat_name(played.seat),
            phase=OVER if played.over() else PLAYING,
            moment=played.moment,
            seats=self.seats,
            commitment="",
            picture=picture(seen, asks=self.asks()),
            since=self.events_sent,
            events=happenings(played.unveiled_events(self.events_sent), played.seat),
            undo=False,
        )
        self.complete(frame)
        self.events_sent = played.clock
        self.frames_sent += 1
        return Envelope(self.frames_sent, msgspec.Raw(ENCODER.encode(frame)))


def solo_seats(played: SoloGame, guest: Guest | None) -> list[SeatFrame]:
    """The person, with the name of the guest if there is one, and rivals of the house on the other seats."""
    rivals = iter(BOT_NAMES)
    colours, symbols = [guest.colour if guest else COLOURS[0]], [guest.symbol if guest else SYMBOLS[0]]
    seats = []
    for seat in range(played.players):
        if seat == played.seat:
            name = guest.name if guest else ""
            seats.append(SeatFrame(seat_name(seat), name, colours[0], symbols[0], True, None, True, True))
        else:
            colours.append(first_free("", COLOURS, colours))
            symbols.append(first_free("", SYMBOLS, symbols))
            seats.append(SeatFrame(seat_name(seat), next(rivals), colours[-1], symbols[-1], True, None, False, True))
    return seats
