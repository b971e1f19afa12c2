"""An open table: one Match with one writer, the connections that watch it, and the bots that sit at it.

Whatever changes the match runs under the table's lock: it is carried out in memory, kept in the store, and only then told to
anyone. Frames are made under the same lock, so that nobody ever sees what a crash could still take back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from msgspec import Raw
from sqlalchemy import Connection

from benben.bots.bot import Thought
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.refusal import Refused
from benben.server.errors import RequestError
from benben.server.storage import queries as ledger
from benben.server.storage.queries import Line, Page, SeatHolder, TableRow
from benben.server.storage.schema import OVER
from benben.server.tables.frame import ENCODER, Envelope, Frame, Picture, Proposal, SeatFrame, breakdown, happenings, picture
from benben.server.tables.messages import Done, ServerMessage, Thinking
from benben.server.tables.table_match import TableMatch

if TYPE_CHECKING:
    from benben.server.tables.open_tables import OpenTables

LOG = logging.getLogger("benben.server")
TOO_SLOW, TOO_FAST, GIVEN_UP = 4408, 4429, 4503
"""Why a connection is closed: it reads too slowly, it asks too much, or the table has to be opened anew."""
MOST_WATCHERS = 200
"""Connections to one table at most."""
NOTES = 300
"""Short messages that may wait for one connection; who reads slower is cut off and comes back for a whole frame."""


class Subscriber:
    """One connection to a table: whose it is, and what it has been sent."""

    def __init__(self, seat: int | None, guest: str | None) -> None:
        self.seat = seat
        self.guest = guest
        self.have = 0
        """How many events it has been sent."""
        self.seq = 0
        self.stale = True
        self.lost = 0
        """The code it is to be closed with, if it is."""
        self.notes: list[ServerMessage] = []
        self.wake = asyncio.Event()
        self.wake.set()

    def show(self) -> None:
        """Have it sent a fresh frame."""
        self.stale = True
        self.wake.set()

    def tell(self, message: ServerMessage) -> None:
        """Have it sent a short message."""
        if len(self.notes) >= NOTES:
            self.cut(TOO_SLOW)
            return
        self.notes.append(message)
        self.wake.set()

    def cut(self, code: int) -> None:
        """Have it closed, with this code."""
        self.lost = code
        self.wake.set()


class Table:
    """One table that somebody, or a bot, is at."""

    def __init__(self, hall: OpenTables, row: TableRow, seed: bytes, course: TableMatch | None) -> None:
        self.hall = hall
        self.row = row
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.touched = time.monotonic()
        self.watchers: set[Subscriber] = set()
        self.proposals: dict[int, tuple[str, set[int]]] = {}
        self.course = course
        self.given_up = False
        """Whether this object holds what the store does not: nothing may be done with it or seen of it any more."""
        self._seed = seed
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._left = dict.fromkeys(range(row.players), self.touched)
        self._frames: dict[tuple[int | None, int], Raw] = {}
        self._seat_frames: list[SeatFrame] = []

    # --- who is here -------------------------------------------------------------------------------------------------

    @property
    def sitters(self) -> list[SeatHolder]:
        """Who has each seat."""
        return self.row.sitters

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest."""
        for seat, sitter in enumerate(self.sitters):
            if guest is not None and sitter.guest == guest:
                return seat
        return None

    def present(self, seat: int) -> bool:
        """Whether the seat's guest is connected."""
        return any(watcher.seat == seat for watcher in self.watchers)

    def absent(self, seat: int) -> bool:
        """Whether the seat's guest has been away for long."""
        return not self.present(seat) and time.monotonic() - self._left[seat] >= self.hall.absence

    def join(self, watcher: Subscriber) -> None:
        """A connection begins."""
        self.watchers.add(watcher)
        if watcher.seat is not None:
            self.proposals.pop(watcher.seat, None)
            self.show_all()

    def leave(self, watcher: Subscriber) -> None:
        """A connection ends."""
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        if watcher.seat is not None and not self.present(watcher.seat):
            self._left[watcher.seat] = time.monotonic()
            self.show_all()

    def idle(self, seconds: float) -> bool:
        """Whether nobody has been here for so long, and no bot is thinking."""
        busy = self.watchers or self._thinking or self.lock.locked()
        return not busy and time.monotonic() - self.touched > seconds

    def show_all(self) -> None:
        """Have every connection sent a fresh frame, because somebody has come or gone or taken a seat."""
        self._frames.clear()
        self._seat_frames.clear()
        for watcher in self.watchers:
            watcher.show()

    def tell_all(self, message: ServerMessage) -> None:
        """Have every connection sent a short message."""
        for watcher in self.watchers:
            watcher.tell(message)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def play(self, seat: int, action: int, at: int, client: str, asker: Subscriber) -> None:
        """Take an action for a seat in the position of moment ``at``, and tell who asked. What is done is not done again."""
        await self._once(seat, at, client, asker, lambda course: course.play(seat, action, client))

    async def undo(self, seat: int, everything: bool, at: int, client: str, asker: Subscriber) -> None:
        """Take back, as `Course.undo` does, and tell who asked."""
        await self._once(seat, at, client, asker, lambda course: course.undo(seat, everything, client))

    async def _once(
        self, seat: int, at: int, client: str, asker: Subscriber, act: Callable[[TableMatch], list[Line]]
    ) -> None:
        def careful(course: TableMatch) -> list[Line]:
            if (seat, client) in course.done:
                return []
            if at != course.moment:
                raise RequestError(409, "server-moved-on", {"at": at, "moment": course.moment})
            if self.sitters[seat].level is not None:
                raise RequestError(409, "server-bot-stands-in")
            return act(course)

        await self._change(seat, careful, lambda course: asker.tell(Done(client, course.moment)))

    async def _change(
        self, seat: int, act: Callable[[TableMatch], list[Line]], answer: Callable[[TableMatch], None] | None = None
    ) -> None:
        """Change the match under the lock: in memory, in the store, then in the eyes of those who watch.

        The answer is given with it, so that it goes out in one message with the frame.
        """
        async with self.lock:
            course = self.playing()
            before = course.moment, set(course.sealed)
            lines = act(course)
            if lines:
                page = Page(self.row.id, course.length - len(lines), lines, course.summary())
                await self._keep(self.hall.store.share(ledger.append, page))
                self.row.phase = page.summary.phase
                self._changed(seat, before)
            if answer is not None:
                answer(course)
        self.consider()

    def _changed(self, seat: int, before: tuple[int, set[int]]) -> None:
        """Tell those who may notice: that a sealed choice is another one now is its owner's secret."""
        course = self.playing()
        self._frames.clear()
        for watcher in self.watchers:
            watcher.have = min(watcher.have, course.match.clock)
            if watcher.seat == seat or before != (course.moment, set(course.sealed)):
                watcher.show()

    def playing(self) -> TableMatch:
        """The match, which must have begun."""
        self._check()
        if self.course is None:
            raise RequestError(409, "server-not-begun")
        return self.course

    def _check(self) -> None:
        if self.given_up:
            raise RequestError(503, "server-not-saved")

    async def _keep(self, writing: Awaitable[None]) -> None:
        """Write to the store. If that fails, memory is ahead of it: this object is given up, the next reads the store."""
        try:
            await writing
        except asyncio.CancelledError:  # it may be written or not
            self._give_up()
            raise
        except Exception as error:
            LOG.exception("table %s could not be kept", self.row.id)
            self._give_up()
            raise RequestError(503, "server-not-saved") from error

    def _give_up(self) -> None:
        self.given_up = True
        self.hall.give_up(self)

    # --- sitting down ------------------------------------------------------------------------------------------------

    async def sit(self, choose: Callable[[], tuple[int, SeatHolder]]) -> None:
        """Give a seat to somebody, a bot or nobody; with the last seat taken the match begins.

        ``choose`` says which seat and who, or raises when that is not possible any more.
        """
        await self.hall.shielded(self._sit(choose))
        self.consider()

    async def _sit(self, choose: Callable[[], tuple[int, SeatHolder]]) -> None:
        async with self.lock:
            self._check()
            seat, sitter = choose()
            self.sitters[seat] = sitter
            self.proposals.pop(seat, None)
            lines: list[Line] = []
            if self.course is None and all(one.taken for one in self.sitters):
                self.course, lines = TableMatch.begin(self.row, self._seed)
                self.row.phase = self.course.summary().phase
            await self._keep(self.hall.store.write(lambda connection: self._write_seat(connection, seat, lines)))
            for watcher in self.watchers:
                watcher.seat = self.seat_of(watcher.guest)
            self.show_all()

    def _write_seat(self, connection: Connection, seat: int, lines: list[Line]) -> None:
        ledger.seat(connection, self.row.id, seat, self.sitters[seat])
        if lines and self.course is not None:
            ledger.append(connection, [Page(self.row.id, 0, lines, self.course.summary())])

    # --- bots --------------------------------------------------------------------------------------------------------

    def consider(self) -> None:
        """Have every bot that is asked think."""
        if self.course is None or self.course.match.over() or self.hall.tables.get(self.row.id) is not self:
            return
        for seat in self.course.waiting_for():
            level = self.sitters[seat].level
            if level is not None and seat not in self._thinking:
                self._thinking[seat] = self.hall.spawn(self._decide(seat, level))

    async def _decide(self, seat: int, level: str) -> None:
        """Have a bot think and play, unless the table has moved on meanwhile."""
        begun = time.monotonic()
        try:
            async with self.lock:
                moment, seen = self.playing().moment, self.playing().match.perspective(seat)
            seed = self.hall.fortune.of_bot(self._seed, seat, moment)

            def told(thought: Thought) -> None:
                self._tell_progress(seat, thought.progress, time.monotonic() - begun)

            self._tell_progress(seat, 0.0, 0.0)
            thought = await self.hall.thinkers.think(level, seen, told, seed)
            await asyncio.sleep(max(0.0, self.hall.pace - (time.monotonic() - begun)))

            def act(course: TableMatch) -> list[Line]:
                stays = course.moment == moment and self.sitters[seat].level is not None
                return course.play(seat, thought.action, None) if stays else []

            await self._change(seat, act)
        except (RequestError, Refused, BadInput):
            LOG.exception("the bot on seat %d of table %s could not move", seat, self.row.id)
        finally:
            self._thinking.pop(seat, None)
        self.consider()

    def _tell_progress(self, seat: int, progress: float, elapsed: float) -> None:
        """Tell how far a bot has got, never faster than its pace: that it has little to choose from is its secret."""
        paced = elapsed / self.hall.pace if self.hall.pace > 0 else 1.0
        self.tell_all(Thinking(seat_name(seat), round(min(progress, paced, 1.0), 2)))

    # --- showing -----------------------------------------------------------------------------------------------------

    async def frame(self, watcher: Subscriber) -> Envelope:
        """The next frame for a connection."""
        async with self.lock:
            self._check()
            watcher.stale = False
            key = (watcher.seat, watcher.have)
            if key not in self._frames:
                self._frames[key] = Raw(ENCODER.encode(self._frame(*key)))
            watcher.have = 0 if self.course is None else self.course.match.clock
            watcher.seq += 1
            return Envelope(watcher.seq, self._frames[key])

    def _frame(self, seat: int | None, since: int) -> Frame:
        course = self.course
        frame = Frame(
            table=self.row.id,
            game=self.row.game,
            options=self.row.options,
            players=self.row.players,
            viewer=None if seat is None else seat_name(seat),
            phase=self.row.phase,
            moment=0 if course is None else course.moment,
            seats=self._seats(),
            commitment=self.row.commitment,
            picture=None if course is None else self._picture(course, seat),
            since=since,
            events=[] if course is None else happenings(course.match.events(seat, since), course.marks[since:]),
            undo=course is not None and course.can_undo(seat),
            proposals=[self._proposal(number) for number in self.proposals],
            next=self.row.next,
        )
        if course is not None and self.row.phase == OVER:
            frame.seed = self._seed.hex()
            frame.breakdown = breakdown(course.match)
        return frame

    def _picture(self, course: TableMatch, seat: int | None) -> Picture:
        own = None if seat is None else course.sealed.get(seat)
        return picture(course.match.perspective(seat), sorted(course.sealed), own)

    def _seats(self) -> list[SeatFrame]:
        """Who sits where, made anew after `show_all` alone: it is in every frame, and moves do not change it."""
        if not self._seat_frames:
            self._seat_frames = [self._seat_frame(number) for number in range(self.row.players)]
        return self._seat_frames

    def _seat_frame(self, number: int) -> SeatFrame:
        sitter = self.sitters[number]
        here = self.present(number)
        guest = sitter.guest is not None
        return SeatFrame(
            seat_name(number), sitter.name, sitter.colour, sitter.symbol, sitter.taken, sitter.level, guest, here
        )

    def _proposal(self, number: int) -> Proposal:
        level, agreed = self.proposals[number]
        missing = self.voters(number) - agreed
        return Proposal(seat_name(number), level, seat_names(agreed), seat_names(missing))

    def voters(self, seat: int) -> set[int]:
        """Who has to agree that a bot takes this seat: every other player who is here."""
        players = [number for number, sitter in enumerate(self.sitters) if sitter.guest and not sitter.level]
        return {number for number in players if number != seat and self.present(number)}


def seat_names(seats: set[int]) -> list[str]:
    """Seats as they are written, in order."""
    return [seat_name(seat) for seat in sorted(seats)]
