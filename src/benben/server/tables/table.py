"""An open table: one match with one writer, its subscribers, and the bots that play there.

Every change of the match runs under the table's lock, in this order: carry it out in memory, save it, send frames. Frames
are built under the same lock, so that nobody ever sees a change that a crash could still undo.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace

from msgspec import Raw
from sqlalchemy import Connection

from benben.bots.bot import Thought
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.play.evidence import SeatContribution
from benben.server.errors import RequestError
from benben.server.storage import queries
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.queries import JournalAppend, SeatChanged, SeatHolder, TableRow
from benben.server.storage.schema import OVER, PLAYING, WAITING
from benben.server.tables.frame import ENCODER, Envelope, Frame, Picture, Proposal, SeatFrame, breakdown, happenings, picture
from benben.server.tables.match_start import MatchStart, Stage
from benben.server.tables.messages import Done, ServerMessage, Thinking
from benben.server.tables.services import Services
from benben.server.tables.subscriber import CLOSE_REOPEN, Subscriber
from benben.server.tables.table_match import Change, TableMatch, changed_now

LOG = logging.getLogger("benben.server")

MAX_SUBSCRIBERS = 200
"""Most connections to one table."""

SeatChoice = Callable[[], tuple[int, SeatHolder]]
"""Chooses a seat and its new holder, or raises RequestError; it is called under the table's lock."""


class Table:
    """One table in memory."""

    def __init__(
        self,
        services: Services,
        on_close: Callable[[Table], None],
        row: TableRow,
        seed: bytes,
        table_match: TableMatch | None,
        to_commit: Collection[int] = (),
    ) -> None:
        self.services = services
        self.row = row
        self.start = MatchStart(row, seed, to_commit)
        self.lock = asyncio.Lock()
        self.rematch_lock = asyncio.Lock()
        self.last_visit = time.monotonic()
        self.subscribers: set[Subscriber] = set()
        self.proposals: dict[int, tuple[str, set[int]]] = {}
        """For each absent player's seat: the level of the bot that is proposed, and the seats that have agreed."""
        self.table_match = table_match
        self.closed = False
        """True once the table is not among the open ones any more: bots do not start here."""
        self.given_up = False
        """True once memory may differ from the database: nothing may be done with this object or read from it."""
        self._on_close = on_close
        self._seed = seed
        self._timed_stage: Stage | None = None
        """The stage of the start that ends by time."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._last_seen = dict.fromkeys(range(row.players), self.last_visit)
        self._frames: dict[tuple[int | None, int], Raw] = {}
        self._seat_frames: list[SeatFrame] = []

    # --- who is here -----------------------------------------------------------------------------------------------------

    @property
    def seat_holders(self) -> list[SeatHolder]:
        """Who has each seat."""
        return self.row.seat_holders

    @property
    def phase(self) -> str:
        """The phase of the table: waiting, playing or over."""
        return self.row.summary.phase

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None if the guest has none."""
        return self.row.seat_of(guest)

    def present(self, seat: int) -> bool:
        """True if the seat's guest is connected."""
        return any(subscriber.seat == seat for subscriber in self.subscribers)

    def absent(self, seat: int) -> bool:
        """True if the seat's guest has been away long enough to be replaced by a bot."""
        return not self.present(seat) and time.monotonic() - self._last_seen[seat] >= self.services.absence

    def join(self, subscriber: Subscriber) -> None:
        """Add a connection."""
        self.subscribers.add(subscriber)
        if subscriber.seat is not None:
            self.proposals.pop(subscriber.seat, None)
            self._ask_for_number(subscriber)
            self.refresh_all()

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        self.subscribers.discard(subscriber)
        self.last_visit = time.monotonic()
        if subscriber.seat is not None and not self.present(subscriber.seat):
            self._last_seen[subscriber.seat] = time.monotonic()
            self.refresh_all()

    def idle(self, seconds: float) -> bool:
        """True if nobody has been connected for this long and no bot is thinking."""
        starting = self.table_match is None and self.row.full
        busy = self.subscribers or self._thinking or starting or self.lock.locked()
        return not busy and time.monotonic() - self.last_visit > seconds

    def close(self) -> None:
        """Take the table out of memory."""
        self.closed = True
        self._on_close(self)

    # --- sending ---------------------------------------------------------------------------------------------------------

    def refresh_all(self) -> None:
        """Have every connection sent a new frame, because the seats, the proposals or the rematch have changed."""
        self._frames.clear()
        self._seat_frames.clear()
        for subscriber in self.subscribers:
            subscriber.request_frame()

    def send_all(self, message: ServerMessage) -> None:
        """Send a message to every connection."""
        for subscriber in self.subscribers:
            subscriber.send(message)

    # --- playing ---------------------------------------------------------------------------------------------------------

    async def play(self, seat: int, action: int, at: int, client: str, subscriber: Subscriber) -> None:
        """Play an action in the position of moment ``at``, save it, and answer. A client id is carried out once."""
        async with self.lock:
            table_match = self.playing()
            if (seat, client) not in table_match.done:
                self._check_request(table_match, seat, at)
                await self._save(seat, table_match.play(seat, action, client))
            subscriber.send(Done(client, table_match.moment))
        self.start_bots()

    async def undo(self, seat: int, everything: bool, at: int, client: str, subscriber: Subscriber) -> None:
        """Take back the last move, or all that can be taken back, save it, and answer. A client id is carried out once."""
        async with self.lock:
            table_match = self.playing()
            if (seat, client) not in table_match.done:
                self._check_request(table_match, seat, at)
                await self._save(seat, table_match.undo(seat, everything, client))
            subscriber.send(Done(client, table_match.moment))
        self.start_bots()

    def playing(self) -> TableMatch:
        """The match; raise RequestError if it has not begun or the table was given up."""
        self._check_not_given_up()
        if self.table_match is None:
            raise RequestError(409, "server-not-begun")
        return self.table_match

    async def perspective(self, seat: int) -> tuple[int, Perspective]:
        """The moment of the match, and what a seat knows at that moment."""
        async with self.lock:
            table_match = self.playing()
            return table_match.moment, table_match.match.perspective(seat)

    def _check_request(self, table_match: TableMatch, seat: int, at: int) -> None:
        """Raise RequestError if the position has changed or a bot plays for the seat."""
        if at != table_match.moment:
            raise RequestError(409, "server-moved-on", {"at": at, "moment": table_match.moment})
        if self.seat_holders[seat].level is not None:
            raise RequestError(409, "server-bot-stands-in")

    async def _save(self, seat: int, change: Change) -> None:
        """Save a change of the match, then have frames sent to those who may notice it."""
        table_match = self.playing()
        summary = table_match.summary()
        append = table_match.append(self.row.id, change, summary)
        await self._write(self.services.database.write_batched(queries.append_to_journals, append))
        self.row.summary = summary
        self._frames.clear()
        for subscriber in self.subscribers:
            subscriber.events_sent = min(subscriber.events_sent, table_match.match.clock)
            if change.public or subscriber.seat == seat:
                subscriber.request_frame()

    def _check_not_given_up(self) -> None:
        if self.given_up:
            raise RequestError(503, "server-not-saved")

    async def _write(self, writing: Awaitable[None]) -> None:
        """Wait for a write. If it fails, memory is ahead of the database: give this object up, so that it is read again."""
        try:
            await writing
        except asyncio.CancelledError:  # the write may have happened or not
            self.give_up()
            raise
        except DatabaseAway as error:  # the database has logged the outage
            self.give_up()
            raise RequestError(503, "server-not-saved") from error
        except SeatChanged:
            self.give_up()
            raise
        except Exception as error:
            LOG.exception("table %s could not be saved", self.row.id)
            self.give_up()
            raise RequestError(503, "server-not-saved") from error

    def give_up(self) -> None:
        self.given_up = True
        self.close()
        for subscriber in self.subscribers:
            subscriber.close(CLOSE_REOPEN)

    # --- seats -----------------------------------------------------------------------------------------------------------

    @property
    def seats_open(self) -> bool:
        """True if people may still sit down and get up."""
        return self.phase == WAITING and self.start.stage is Stage.SEATS

    async def sit(self, choose: SeatChoice) -> None:
        """Give a seat to a guest, a bot or nobody; the match starts when the last seat is taken."""
        await self.services.tasks.run_shielded(self._sit(choose))
        self.start_bots()

    async def _sit(self, choose: SeatChoice) -> None:
        async with self.lock:
            self._check_not_given_up()
            seat, holder = choose()
            before, self.seat_holders[seat] = self.seat_holders[seat], holder
            self.proposals.pop(seat, None)
            self._pass_host_on(seat)
            if self.table_match is None:
                self.start.commit_bots([seat])
            await self._save_seat(seat, before)

    def _pass_host_on(self, left: int) -> None:
        """Make the next person after a seat the host, if the host has no seat any more."""
        heir = self.row.person_after(left)
        if self.row.seat_of(self.row.host) is None and heir is not None:
            self.row.host = self.seat_holders[heir].guest or self.row.host

    async def _save_seat(self, seat: int, before: SeatHolder) -> None:
        """Save the holder of a seat, unless another server has changed it."""
        self.row.summary = replace(self.row.summary, changed=changed_now())
        holder, changed, host = self.seat_holders[seat], self.row.summary.changed, self.row.host

        def write(connection: Connection) -> None:
            queries.update_seat(connection, self.row.id, seat, before, holder, changed, host)

        try:
            await self._save_start(write)
        except SeatChanged as error:
            raise RequestError(409, "server-seat-taken", {"seat": seat_name(seat)}) from error

    def voters(self, seat: int) -> set[int]:
        """The seats that have to agree before a bot takes this one: every other player who is present."""
        players = [number for number, holder in enumerate(self.seat_holders) if holder.guest and not holder.level]
        return {number for number in players if number != seat and self.present(number)}

    # --- the start -------------------------------------------------------------------------------------------------------

    async def commit(self, guest: str, commitment: str) -> None:
        """Take the commitment of a guest's seat to its random number; raise RequestError if it comes too late."""
        await self.services.tasks.run_shielded(self._commit(guest, commitment))
        self.start_bots()

    async def _commit(self, guest: str, commitment: str) -> None:
        async with self.lock:
            seat = self._checked_seat(guest)
            self.start.commit(seat, commitment)
            await self._save_seat(seat, self.seat_holders[seat])

    async def reveal(self, guest: str, number: bytes) -> None:
        """Take the random number of a guest's seat; the match begins with the last one. A repeated number is fine."""
        await self.services.tasks.run_shielded(self._reveal(guest, number))
        self.start_bots()

    async def _reveal(self, guest: str, number: bytes) -> None:
        async with self.lock:
            seat = self._checked_seat(guest)
            if self.start.check_reveal(seat, number):
                self.row.revealed[seat] = number
                await self._save_start(lambda connection: queries.add_revealed(connection, self.row.id, {seat: number}))

    def _checked_seat(self, guest: str) -> int:
        """The seat of a guest; raise RequestError if there is none or the table was given up."""
        self._check_not_given_up()
        seat = self.seat_of(guest)
        if seat is None:
            raise RequestError(403, "server-not-seated")
        return seat

    async def _save_start(self, write: Callable[[Connection], None]) -> None:
        """Save a change before the match or of its seats; the match begins with it if nobody is waited for any more."""
        summary = self.row.summary
        append: JournalAppend | None = None
        if self.table_match is None and self.start.stage is Stage.READY:
            numbers = self.start.numbers_of_bots()
            self.row.revealed.update(numbers)
            self.table_match, change = TableMatch.begin(self.row, self._seed)
            summary = self.table_match.summary()
            append = self.table_match.append(self.row.id, change, summary)

        def write_all(connection: Connection) -> None:
            write(connection)
            if append is not None:
                queries.add_revealed(connection, self.row.id, numbers)
                queries.append_to_journals(connection, [append])

        await self._write(self.services.database.write(write_all))
        self.row.summary = summary
        for subscriber in self.subscribers:
            subscriber.seat = self.seat_of(subscriber.guest)
            self._ask_for_number(subscriber)
        self.resume_start()
        self.refresh_all()

    def _ask_for_number(self, subscriber: Subscriber) -> None:
        """Send a connection the request for its commitment or its number, if there is one."""
        request = self.start.request(subscriber.seat) if self.table_match is None else None
        if request is not None:
            subscriber.send(request)

    def resume_start(self) -> None:
        """Begin to count the time of the stage in which the start is, after a change or a restart."""
        stage = self.start.stage
        if self.table_match is None and stage not in (Stage.SEATS, self._timed_stage):
            self._timed_stage = stage
            self.services.tasks.spawn(self._end_in_time(stage))

    async def _end_in_time(self, stage: Stage) -> None:
        """End a stage of the start when its time is over, whoever is missing."""
        if stage is not Stage.READY:
            await asyncio.sleep(self.services.reveal_timeout)
        async with self.lock:
            if self.given_up or self.table_match is not None or self.start.stage is not stage:
                return
            self.start.end(stage)
            with contextlib.suppress(RequestError):  # it is logged, and whoever opens the table next resumes the start
                await self._save_start(lambda _: None)
        self.start_bots()

    # --- bots ------------------------------------------------------------------------------------------------------------

    def start_bots(self) -> None:
        """Have every bot that is asked think."""
        if self.table_match is None or self.closed:
            return
        for seat in self.table_match.match.actors():
            level = self.seat_holders[seat].level
            if level is not None and seat not in self._thinking:
                self._thinking[seat] = self.services.tasks.spawn(self._run_bot(seat, level))

    async def _run_bot(self, seat: int, level: str) -> None:
        """Have a bot think and play."""
        try:
            moment, perspective = await self.perspective(seat)
            thought = await self._think(seat, level, moment, perspective)
            await self._play_for_bot(seat, thought.action, moment)
        except RequestError as error:
            if error.status != 503:  # the database has logged its outage, once for all tables
                LOG.warning("the bot on seat %d of table %s could not move: %s", seat, self.row.id, error.message)
        except (Refused, BadInput):
            LOG.exception("the bot on seat %d of table %s could not move", seat, self.row.id)
        finally:
            self._thinking.pop(seat, None)
        self.start_bots()

    async def _think(self, seat: int, level: str, moment: int, perspective: Perspective) -> Thought:
        """A bot's decision. It takes at least as long as the pace, and its progress is sent to everyone."""
        begun = time.monotonic()

        def send_progress(thought: Thought) -> None:
            self._send_progress(seat, thought.progress, time.monotonic() - begun)

        self._send_progress(seat, 0.0, 0.0)
        seed = self.services.seeds.of_bot(self._seed, seat, moment)
        thought = await self.services.bot_workers.think(level, perspective, send_progress, seed)
        await asyncio.sleep(max(0.0, self.services.pace - (time.monotonic() - begun)))
        return thought

    async def _play_for_bot(self, seat: int, action: int, moment: int) -> None:
        """Play a bot's action and save it, unless the position or the holder of the seat has changed meanwhile."""
        async with self.lock:
            table_match = self.playing()
            if table_match.moment == moment and self.seat_holders[seat].level is not None:
                await self._save(seat, table_match.play(seat, action, None))

    def _send_progress(self, seat: int, progress: float, elapsed: float) -> None:
        """Send a bot's progress, capped at its pace, so that timing does not reveal how few moves it has."""
        paced = elapsed / self.services.pace if self.services.pace > 0 else 1.0
        self.send_all(Thinking(seat_name(seat), round(min(progress, paced, 1.0), 2)))

    # --- frames ----------------------------------------------------------------------------------------------------------

    async def frame(self, subscriber: Subscriber) -> Envelope:
        """The next frame for a connection."""
        async with self.lock:
            self._check_not_given_up()
            subscriber.needs_frame = False
            key = (subscriber.seat, subscriber.events_sent)
            if key not in self._frames:
                self._frames[key] = Raw(ENCODER.encode(self._build_frame(*key)))
            subscriber.events_sent = 0 if self.table_match is None else self.table_match.match.clock
            subscriber.frames_sent += 1
            return Envelope(subscriber.frames_sent, self._frames[key])

    def _build_frame(self, seat: int | None, since: int) -> Frame:
        table_match = self.table_match
        frame = Frame(
            table=self.row.id,
            game=self.row.game,
            options=self.row.options,
            players=self.row.players,
            viewer=None if seat is None else seat_name(seat),
            phase=self.phase,
            moment=0,
            seats=self._seats(),
            commitment=self.row.commitment,
            picture=None,
            since=since,
            events=[],
            undo=False,
            proposals=[self._proposal(number) for number in self.proposals],
            next=self.row.next,
            starting=table_match is None and self.row.full,
            host=None if self.row.host_seat is None else seat_name(self.row.host_seat),
        )
        if since == 0 or self.phase != PLAYING:
            frame.contributions = self._contributions()
        if table_match is not None:
            match = table_match.match
            frame.moment = table_match.moment
            frame.picture = self._picture(table_match, seat)
            frame.events = happenings(match.unveiled_events(since), seat)
            frame.undo = seat is not None and table_match.can_undo(seat)
            if self.phase == OVER:
                frame.seed = self._seed.hex()
                frame.breakdown = breakdown(match)
        return frame

    def _contributions(self) -> list[SeatContribution]:
        """What each seat adds to the seed: the number only when the match has begun."""
        published = {} if self.table_match is None else self.row.revealed
        commitments = [holder.randomness_commitment for holder in self.seat_holders]
        numbers = [published[seat].hex() if seat in published else None for seat in range(self.row.players)]
        return [SeatContribution(*one) for one in zip(commitments, numbers, strict=True)]

    def _picture(self, table_match: TableMatch, seat: int | None) -> Picture:
        match = table_match.match
        return picture(match.perspective(seat), match.sealed, None if seat is None else match.sealed_choice(seat))

    def _seats(self) -> list[SeatFrame]:
        """The seats as frames show them. They are built again only after `refresh_all`: moves do not change them."""
        if not self._seat_frames:
            self._seat_frames = [self._seat_frame(number) for number in range(self.row.players)]
        return self._seat_frames

    def _seat_frame(self, number: int) -> SeatFrame:
        holder = self.seat_holders[number]
        return SeatFrame(
            seat=seat_name(number),
            name=holder.name,
            colour=holder.colour,
            symbol=holder.symbol,
            taken=holder.taken,
            level=holder.level,
            guest=holder.guest is not None,
            present=self.present(number),
        )

    def _proposal(self, number: int) -> Proposal:
        level, agreed = self.proposals[number]
        missing = self.voters(number) - agreed
        return Proposal(seat_name(number), level, seat_names(agreed), seat_names(missing))


def seat_names(seats: set[int]) -> list[str]:
    """The names of seats, in order."""
    return [seat_name(seat) for seat in sorted(seats)]
