"""An open table: one match with one writer, its subscribers, and the bots that play there.

Every change of the match runs under the table's lock, in this order: carry it out in memory, save it, send frames. Frames
are built under the same lock, so that nobody ever sees a change that a crash could still undo.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.play.forced import forced_move
from benben.server.errors import RequestError
from benben.server.storage import queries
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.queries import JournalAppend, SeatChanged, SeatHolder, TableRow
from benben.server.storage.schema import AUTOMATIC, OVER, PLAYING, WAITING
from benben.server.storage.session_queries import preferences_of
from benben.server.tables.absence import Absences, played_for, policy_of, returned, stand_in
from benben.server.tables.agreements import Agreements
from benben.server.tables.bot_players import BotPlayers
from benben.server.tables.frame import (
    Envelope,
    Frame,
    Picture,
    PlayedForYou,
    SeatFrame,
    happenings,
    picture,
    show_end,
)
from benben.server.tables.frames_sent import ChangeEnvelope, SharedFrame
from benben.server.tables.match_start import MatchStart, Stage
from benben.server.tables.messages import Done, ServerMessage
from benben.server.tables.services import Services
from benben.server.tables.subscriber import CLOSE_NO_SPECTATORS, CLOSE_REOPEN, Subscriber, close_oldest_tab
from benben.server.tables.table_match import Change, TableMatch
from benben.server.tables.table_settings import settings_of

LOG = logging.getLogger("benben.server")

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
        self.clock = services.clock
        self.last_visit = self.clock.now()
        self.subscribers: dict[Subscriber, None] = {}
        """The connections, the oldest first."""
        self.absences = Absences(row, self.clock, self.present)
        self.table_match = table_match
        self.closed = False
        """True once the table is not among the open ones any more: bots do not start here."""
        self.given_up = False
        """True once memory may differ from the database: nothing may be done with this object or read from it."""
        self._on_close = on_close
        self._seed = seed
        self._timed_stage: Stage | None = None
        """The stage of the start that ends by time."""
        self.bots = BotPlayers(self, seed)
        self.agreements = Agreements(self)
        self._sitting_down = False
        """True while bots are about to stand in by themselves."""
        self._frames: dict[tuple[int | None, int], SharedFrame] = {}
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

    @property
    def moment(self) -> int:
        """The moment of the match; 0 before it has begun."""
        return 0 if self.table_match is None else self.table_match.moment

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None if the guest has none."""
        return self.row.seat_of(guest)

    def present(self, seat: int) -> bool:
        """True if the seat's guest is connected."""
        return any(subscriber.seat == seat for subscriber in self.subscribers)

    def join(self, subscriber: Subscriber) -> None:
        """Add a connection. The others are sent frames only if a player comes back, not for every tab of somebody here."""
        alone, returns = not self.subscribers, subscriber.seat is not None and not self.present(subscriber.seat)
        self.subscribers[subscriber] = None
        close_oldest_tab(self.subscribers, subscriber)
        self._ask_for_number(subscriber)
        if subscriber.seat is not None and returns:
            self.absences.back(subscriber.seat)
            self.refresh_all()
        if alone:
            self.bots.start()

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        self.subscribers.pop(subscriber, None)
        self.last_visit = self.clock.now()
        if subscriber.seat is not None and not self.present(subscriber.seat):
            self.absences.left(subscriber.seat)
            self.refresh_all()

    def idle(self, seconds: float) -> bool:
        """True if nobody has been connected for this long, no bot is thinking, and none has to."""
        starting = self.table_match is None and self.row.full
        busy = self.subscribers or self.bots.busy or starting or self.lock.locked()
        return not busy and self.clock.now() - self.last_visit > seconds

    def close(self) -> None:
        """Take the table out of memory."""
        self.closed = True
        self._on_close(self)

    # --- sending ---------------------------------------------------------------------------------------------------------

    def refresh_all(self) -> None:
        """Have every connection sent a new frame, because the seats, the proposals or the rematch have changed."""
        self._frames.clear()
        self._seat_frames = []
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
                await self.save(seat, self.change(lambda: table_match.play(seat, action, client)))
                await self.play_forced()
            subscriber.send(Done(client, table_match.moment))
        self.bots.start()

    async def undo(self, seat: int, everything: bool, at: int, client: str, subscriber: Subscriber) -> None:
        """Take back the last move, or all that can be taken back, save it, and answer. A client id is carried out once."""
        async with self.lock:
            table_match = self.playing()
            if (seat, client) not in table_match.done:
                self._check_request(table_match, seat, at)
                await self.save(seat, self.change(lambda: table_match.undo(seat, everything, client)))
            subscriber.send(Done(client, table_match.moment))
        self.bots.start()

    async def play_forced(self) -> None:
        """Play the moves that are no choice, as everybody can know, for bots and for people who do not want to be asked."""
        table_match = self.playing()
        while not table_match.ended:
            found = forced_move(table_match.match.perspective(None))
            if found is None or table_match.match.sealed or not await self._leaves_forced_moves(found[0]):
                return
            seat, action = found
            await self.save(seat, self.change(partial(table_match.play_forced, seat, action)))

    async def _leaves_forced_moves(self, seat: int) -> bool:
        """True unless the player of a seat wants to be asked also where there is no choice."""
        holder = self.seat_holders[seat]
        if holder.level is not None or holder.guest is None:
            return True
        guest = holder.guest
        chosen = await self.services.database.read(lambda connection: preferences_of(connection, guest))
        return chosen.get("forced") != "ask"

    def playing(self) -> TableMatch:
        """The match; raise RequestError if it has not begun or the table was given up."""
        self._check_not_given_up()
        if self.table_match is None:
            raise RequestError(409, "server-not-begun")
        return self.table_match

    async def perspective(self, seat: int | None) -> tuple[int, Perspective]:
        """The moment of the match, and what a seat (None: a spectator) knows at that moment."""
        async with self.lock:
            table_match = self.playing()
            return table_match.moment, table_match.match.perspective(seat)

    def _check_request(self, table_match: TableMatch, seat: int, at: int) -> None:
        """Raise RequestError if the game was ended, the position has changed or a bot plays for the seat."""
        if table_match.ended:
            raise RequestError(409, "server-game-over")
        if at != table_match.moment:
            raise RequestError(409, "server-moved-on", {"at": at, "moment": table_match.moment})
        if self.seat_holders[seat].level is not None:
            raise RequestError(409, "server-bot-stands-in")

    def change(self, run: Callable[[], Change]) -> Change:
        """Change the match in memory. An error that is no refusal may leave half a change: then give this object up."""
        try:
            return run()
        except (Refused, BadInput, RequestError):
            raise
        except Exception:
            self.give_up()
            raise

    async def save(self, seat: int, change: Change) -> None:
        """Save a change of the match, then have frames sent to those who may notice it.

        Sealed choices do not move the time of the last change in lists: it would tell that one was changed.
        """
        table_match, now = self.playing(), self.clock.date()
        summary = table_match.summary(self.row.summary.changed if change.sealed else now)
        append = table_match.append(self.row.id, change, summary, now)
        with self.services.metrics.stage("commit"):
            await self._write(self.services.database.write_batched(queries.append_to_journals, append))
        if change.moves:
            self.services.metrics.move(self.row.game, self.seat_holders[seat].level is not None)
        self.row.summary = summary
        self._frames.clear()
        for subscriber in self.subscribers:
            subscriber.events_sent = min(subscriber.events_sent, table_match.match.clock)
            if change.public or subscriber.seat == seat:
                subscriber.request_frame()

    async def save_with(self, write: Callable[[Connection], None], change: Change | None = None) -> None:
        """Save something about the table and, in the same transaction, a change of its journal."""
        summary, append = self.row.summary, None
        if change is not None:
            table_match, now = self.playing(), self.clock.date()
            summary = table_match.summary(now)
            append = table_match.append(self.row.id, change, summary, now)

        def write_all(connection: Connection) -> None:
            write(connection)
            if append is not None:
                queries.append_to_journals(connection, [append])

        await self._write(self.services.database.write(write_all))
        self.row.summary = summary
        for subscriber in self.subscribers:
            subscriber.events_sent = min(
                subscriber.events_sent, 0 if self.table_match is None else self.table_match.match.clock
            )

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

    async def _sit(self, choose: SeatChoice) -> None:
        async with self.lock:
            self._check_not_given_up()
            seat, holder = choose()
            before, self.seat_holders[seat] = self.seat_holders[seat], holder
            self._pass_host_on(seat)
            self.absences.back(seat)
            if self.table_match is None:
                self.start.commit_bots([seat])
            await self._save_seat(seat, before)
        self.bots.start()

    def _pass_host_on(self, left: int) -> None:
        """Make the next person after a seat the host, if the host has no seat any more."""
        heir = self.row.person_after(left)
        if self.row.seat_of(self.row.host) is None and heir is not None:
            self.row.host = self.seat_holders[heir].guest or self.row.host

    async def _save_seat(self, seat: int, before: SeatHolder) -> None:
        """Save the holder of a seat, unless another server has changed it."""
        self.row.summary = replace(self.row.summary, changed=self.clock.date())
        holder, changed, host = self.seat_holders[seat], self.row.summary.changed, self.row.host

        def write(connection: Connection) -> None:
            queries.update_seat(connection, self.row.id, seat, before, holder, changed, host)

        try:
            await self._save_start(write)
        except SeatChanged as error:
            raise RequestError(409, "server-seat-taken", {"seat": seat_name(seat)}) from error

    # --- absent players --------------------------------------------------------------------------------------------------

    async def propose(self, seat: int, target: int, level: str) -> None:
        """Propose a bot for an absent player, or agree; the bot sits down when all who are present agree."""
        self.playing()
        agreed = self.absences.vote(seat, target, level)
        self.refresh_all()
        if agreed is not None:
            await self.sit(lambda: self._stand_in(target, agreed))

    def _stand_in(self, seat: int, level: str) -> tuple[int, SeatHolder]:
        """A seat with a bot that plays for its absent player; raise RequestError if the player is back."""
        self.absences.check_due(seat)
        unseen = self.played_for(seat) is not None
        return seat, stand_in(self.seat_holders[seat], level, self.actions(), unseen)

    async def take_back_seat(self, seat: int) -> None:
        """Send away the bot that stands in for a player, if there is one."""
        if self.seat_holders[seat].resigned:
            raise RequestError(409, "server-resigned")
        if self.seat_holders[seat].level is not None:
            await self.sit(lambda: (seat, returned(self.seat_holders[seat], self.actions())))

    def played_for(self, seat: int) -> PlayedForYou | None:
        """The moves that a bot made for the player of a seat."""
        return played_for(self.seat_holders[seat], self.playing().match.record.entries, seat)

    def actions(self) -> int:
        """Number of actions in the record."""
        return len(self.playing().match.record.entries)

    def look_after(self) -> None:
        """Have all go on that should: bots that are asked, and bots for players who are away. The watchdog calls it."""
        self.bots.start()
        if self.row.stand_in_after is None or self.phase != PLAYING or self.closed:
            return
        if self.absences.due_changed():
            self.refresh_all()
        if self.row.absence == AUTOMATIC and not self._sitting_down and self._stand_ins_due():
            self._sitting_down = True
            self.services.tasks.spawn(self._sit_stand_ins())

    def _stand_ins_due(self) -> list[int]:
        """The seats of absent players for whom a bot stands in by itself: they are asked, and somebody waits for them."""
        asked = self.playing().match.actors()
        return [seat for seat in asked if self.absences.due(seat) and self.absences.voters(seat)]

    async def _sit_stand_ins(self) -> None:
        level = self.row.stand_in_level
        assert level is not None
        try:
            for seat in self._stand_ins_due():
                with contextlib.suppress(RequestError):  # the player is back, or the table is read again
                    await self._sit(partial(self._stand_in, seat, level))
        finally:
            self._sitting_down = False

    # --- the start -------------------------------------------------------------------------------------------------------

    async def commit(self, guest: str, commitment: str) -> None:
        """Take the commitment of a guest's seat to its random number; raise RequestError if it comes too late."""
        await self.services.tasks.run_shielded(self._commit(guest, commitment))

    async def _commit(self, guest: str, commitment: str) -> None:
        async with self.lock:
            seat = self._checked_seat(guest)
            self.start.commit(seat, commitment)
            await self._save_seat(seat, self.seat_holders[seat])
        self.bots.start()

    async def reveal(self, guest: str, number: bytes) -> None:
        """Take the random number of a guest's seat; the match begins with the last one. A repeated number is fine."""
        await self.services.tasks.run_shielded(self._reveal(guest, number))

    async def _reveal(self, guest: str, number: bytes) -> None:
        async with self.lock:
            seat = self._checked_seat(guest)
            if self.start.check_reveal(seat, number):
                self.row.revealed[seat] = number
                await self._save_start(lambda connection: queries.add_revealed(connection, self.row.id, {seat: number}))
        self.bots.start()

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
            now = self.clock.date()
            summary = self.table_match.summary(now)
            append = self.table_match.append(self.row.id, change, summary, now)

        def write_all(connection: Connection) -> None:
            write(connection)
            if append is not None:
                queries.add_revealed(connection, self.row.id, numbers)
                queries.append_to_journals(connection, [append])

        await self._write(self.services.database.write(write_all))
        self.row.summary = summary
        self.services.list_changes += self.row.open
        for subscriber in self.subscribers:
            subscriber.seat = self.seat_of(subscriber.guest)
            if subscriber.seat is None and not self.row.spectators and self.table_match is not None:
                subscriber.close(CLOSE_NO_SPECTATORS)
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
            await self.clock.sleep(self.services.reveal_timeout)
        async with self.lock:
            if self.given_up or self.table_match is not None or self.start.stage is not stage:
                return
            self.start.end(stage)
            try:
                await self._save_start(lambda _: None)
            except RequestError:
                return  # it is logged; the watchdog opens the table again, which resumes the start
            except Exception:
                LOG.exception("table %s could not begin", self.row.id)
                self.give_up()
        self.bots.start()

    def wants_bots_to_move(self) -> bool:
        """True if somebody is here to see it: bots do not think at tables where nobody is."""
        return bool(self.subscribers)

    # --- frames ----------------------------------------------------------------------------------------------------------

    async def frame(self, subscriber: Subscriber) -> Envelope | ChangeEnvelope:
        """The next frame for a connection."""
        async with self.lock:
            self._check_not_given_up()
            subscriber.needs_frame = False
            key = (subscriber.seat, subscriber.events_sent)
            if key not in self._frames:
                with self.services.metrics.stage("frame"):
                    self._frames[key] = SharedFrame(self._build_frame(*key))
            subscriber.events_sent = 0 if self.table_match is None else self.table_match.match.clock
            return subscriber.frames.write(self._frames[key])

    def _build_frame(self, seat: int | None, since: int) -> Frame:
        table_match = self.table_match
        frame = Frame(
            table=self.row.id,
            game=self.row.game,
            options=self.row.options,
            players=self.row.players,
            viewer=None if seat is None else seat_name(seat),
            phase=self.phase,
            moment=self.moment,
            seats=self._seats(),
            commitment=self.row.commitment,
            picture=None,
            since=since,
            events=[],
            undo=False,
            proposals=self.absences.proposals(),
            next=self.row.next,
            starting=table_match is None and self.row.full,
            host=None if self.row.host_seat is None else seat_name(self.row.host_seat),
            absence=policy_of(self.row),
            settings=settings_of(self.row),
            agreements=self.agreements.shown(),
            ended=self.row.ended,
        )
        if since == 0 or self.phase != PLAYING:
            frame.contributions = self.start.contributions(begun=table_match is not None)
        if table_match is not None:
            match = table_match.match
            frame.picture = self._picture(table_match, seat)
            frame.events = happenings(match.unveiled_events(since), seat, table_match.by_table)
            frame.undo = seat is not None and table_match.can_undo(seat)
            frame.take_back = seat is not None and self._may_ask_to_take_back(table_match, seat)
            frame.played_for_you = None if seat is None else self.played_for(seat)
            if self.phase == OVER and not self.row.ended:
                frame.seed = self._seed.hex()
                show_end(frame, match)
        return frame

    def _picture(self, table_match: TableMatch, seat: int | None) -> Picture:
        match = table_match.match
        own = None if seat is None else match.sealed_choice(seat)
        return picture(match.perspective(seat), match.sealed, own, asks=not table_match.ended)

    def _may_ask_to_take_back(self, table_match: TableMatch, seat: int) -> bool:
        """True if a player may ask the others to let a move go back that the rules of undo keep."""
        playing = self.phase == PLAYING and self.seat_holders[seat].level is None
        return playing and self.row.undo_by_agreement and table_match.can_take_back(seat) and not table_match.can_undo(seat)

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
            stand_in_from=self.absences.due_date(number) if self.phase == PLAYING else None,
            stand_in_due=self.phase == PLAYING and self.absences.due(number),
            resigned=holder.resigned,
        )
