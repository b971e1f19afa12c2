"""The socket of a lesson: the messages and frames of a table, for one learner. Nothing of it is kept on the server.

A lesson is the same for everybody, so its position follows from its step: a client that comes back names the step.
"""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket

from benben.bots.names import BOT_NAMES
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.refusal import Refused
from benben.lessons.lesson_files import find_lesson, lesson_names
from benben.lessons.lesson_run import LessonRun
from benben.registry import find_game, game_names
from benben.server.budgets import Visitor
from benben.server.errors import RequestError, bad_input, refused
from benben.server.http.connections import send_utf8
from benben.server.http.table_socket import COSTS, FLOOD, MAX_MESSAGE_BYTES
from benben.server.people.names import COLOURS, SYMBOLS, first_free
from benben.server.rate_limits import Bucket
from benben.server.storage.rows import Guest
from benben.server.storage.schema import OVER, PLAYING
from benben.server.tables.explain_score import explain_score
from benben.server.tables.frame import ENCODER, Envelope, Frame, LessonStepFrame, SeatFrame, happenings, picture
from benben.server.tables.messages import (
    DECODER,
    ClientMessage,
    Done,
    Hint,
    HintAnswer,
    Next,
    Play,
    Preview,
    Refusal,
    Score,
    ServerMessage,
    Undo,
    Why,
)
from benben.server.tables.preview import encoded_preview, with_id
from benben.server.tables.services import Services
from benben.server.tables.subscriber import CLOSE_TOO_FAST
from benben.server.tables.why_not import why_not
from benben.server.worker_slots import Claim

LONGEST_PAUSE = 0.7
"""Most seconds between two moves that are shown to the learner."""


def open_lesson(game: str, lesson: str, step: str) -> LessonRun:
    """A run of a lesson at this step; raise RequestError if there is no such lesson or the step is no number."""
    if game not in game_names():
        raise RequestError(404, "server-no-game", {"game": game})
    if lesson not in lesson_names(find_game(game)):
        raise RequestError(404, "server-unknown-lesson", {"lesson": lesson})
    if not (step.isascii() and step.isdecimal() and len(step) < 4):
        raise RequestError(422, "server-bad-input", {"why": f"step: {step[:20]!r} is no number of a step"})
    run = LessonRun(find_lesson(find_game(game), lesson))
    run.skip_to(int(step))
    return run


class LessonSocket:
    """One learner's connection, from the first frame to the end."""

    def __init__(self, socket: WebSocket, run: LessonRun, guest: Guest | None, services: Services) -> None:
        self.socket = socket
        self.lesson = run
        self.services = services
        self.visitor = Visitor(socket.state.visitor.network, guest.id if guest else None)
        self.pause = min(services.pace, LONGEST_PAUSE)
        self.bucket = Bucket(FLOOD.rate, FLOOD.burst) if services.budgets.limited else Bucket(1e9, 1e9)
        self.seats = lesson_seats(run, guest)
        self.frames_sent = 0
        self.events_sent = 0
        self.shown = step_frame(run)
        """The text that the learner sees."""

    async def run(self) -> None:
        """Send and receive until the client closes the connection."""
        await self._show_moves()
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
        """Carry out one message of the learner."""
        lesson = self.lesson
        if isinstance(message, Play):
            self._check_moment(message.at)
            lesson.play(message.action)
            await self._show_moves(message.id)
        elif isinstance(message, Next):
            lesson.read_on()
            await self._show_moves(message.id)
        elif isinstance(message, Why):
            await self._send(why_not(lesson.perspective(), message.path, message.id, message.others))
        elif isinstance(message, Preview):
            self._check_moment(message.at)
            await self._preview(message)
        elif isinstance(message, Score):
            await self._send(explain_score(lesson.perspective(), lesson.moment, message))
        elif isinstance(message, Hint):
            await self._send(self._hint(message.id))
        elif isinstance(message, Undo):
            lesson.undo(lesson.seat)
        else:
            raise RequestError(409, "lesson-no-table")

    async def _preview(self, message: Preview) -> None:
        """Send a preview, which a worker computes."""
        seen = self.lesson.perspective()
        refusal = seen.refusal(message.action)
        if refusal is not None:
            raise Refused(refusal)
        claim = Claim(((self.visitor.network, self.visitor.guest or "", ""),))
        encoded = await self.services.bot_workers.compute(claim, encoded_preview, seen, message.action)
        await self._send(with_id(encoded, message.id))

    def _check_moment(self, at: int) -> None:
        if at != self.lesson.moment:
            raise RequestError(409, "server-moved-on", {"at": at, "moment": self.lesson.moment})

    def _hint(self, client: str) -> HintAnswer:
        """The move that the lesson asks for; raise RequestError if it asks for none."""
        if not self.lesson.step.ask:
            raise RequestError(409, "lesson-read-first")
        action = self.lesson.step.ask[0]
        return HintAnswer(client, self.lesson.moment, 1.0, action, self.lesson.game.text(action), [])

    # --- sending -------------------------------------------------------------------------------------------------------

    async def _show_moves(self, client: str = "") -> None:
        """Make the scripted moves of the step, with a frame before each, then show the text of the step.

        The first frame brings the answer to the request of the client.
        """
        lesson = self.lesson
        lesson.settle_chance()
        answer = [Done(client, lesson.moment)] if client else []
        while lesson.watching:
            await self._send(self._frame(), *answer)
            answer = []
            await asyncio.sleep(self.pause)
            lesson.make_next_move()
            lesson.settle_chance()
        self.shown = step_frame(lesson)
        await self._send(self._frame(), *answer)

    async def _refuse(self, message: ClientMessage | None, error: RequestError) -> None:
        client = "" if message is None else message.id
        await self._send(Refusal(client, error.key, error.message_args, error.rule, error.message))
        if error.key == "server-moved-on":
            await self._send(self._frame())

    async def _send(self, *messages: Envelope | ServerMessage | msgspec.Raw) -> None:
        encoded = ENCODER.encode(messages)
        self.services.budgets.count_bytes(self.visitor, len(encoded))
        await send_utf8(self.socket, encoded)

    def _frame(self) -> Envelope:
        """The next frame: the position as the learner sees it, and the step."""
        lesson = self.lesson
        seen = lesson.perspective()
        self.shown.watching = lesson.watching
        frame = Frame(
            table=f"{lesson.game.name}/{lesson.lesson.name}",
            game=lesson.game.name,
            options=seen.options,
            players=lesson.players,
            viewer=seat_name(lesson.seat),
            phase=OVER if lesson.over() else PLAYING,
            moment=lesson.moment,
            seats=self.seats,
            commitment="",
            picture=picture(seen),
            since=self.events_sent,
            events=happenings(lesson.unveiled_events(self.events_sent), lesson.seat),
            undo=False,
            lesson=self.shown,
        )
        self.events_sent = lesson.clock
        self.frames_sent += 1
        return Envelope(self.frames_sent, msgspec.Raw(ENCODER.encode(frame)))


def step_frame(run: LessonRun) -> LessonStepFrame:
    """The step of a lesson as frames show it."""
    step = run.step
    return LessonStepFrame(
        lesson=run.lesson.name,
        step=run.step_number,
        steps=len(run.lesson.steps),
        key=step.text_key,
        args=run.args(),
        point=list(step.point),
        asks=bool(step.ask),
        watching=run.watching,
    )


def lesson_seats(run: LessonRun, guest: Guest | None) -> list[SeatFrame]:
    """The learner, who has the name of the guest if there is one, and rivals of the house on the other seats."""
    rivals = iter(BOT_NAMES)
    colours, symbols = [guest.colour if guest else COLOURS[0]], [guest.symbol if guest else SYMBOLS[0]]
    seats = []
    for seat in range(run.players):
        if seat == run.seat:
            name = guest.name if guest else ""
            seats.append(SeatFrame(seat_name(seat), name, colours[0], symbols[0], True, None, True, True))
        else:
            colours.append(first_free("", COLOURS, colours))
            symbols.append(first_free("", SYMBOLS, symbols))
            seats.append(SeatFrame(seat_name(seat), next(rivals), colours[-1], symbols[-1], True, None, False, True))
    return seats
