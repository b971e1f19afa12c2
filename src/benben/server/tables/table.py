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
from typing import Any

from sqlalchemy import Connection

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.play.forced import forced_move
from benben.server.cluster.catch_up import Shown, read_again
from benben.server.cluster.hints import LINES, ROW
from benben.server.cluster.neighbours import BOTS
from benben.server.errors import RequestError
from benben.server.storage import queries
from benben.server.storage.cluster_queries import SeatPresence
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.queries import JournalAppend, Lease, LeaseLost, MovedOn, SeatChanged, SeatHolder, TableRow
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
from benben.server.tables.messages import ChatLine, Done, ServerMessage
from benben.server.tables.services import Services
from benben.server.tables.subscriber import CLOSE_NO_SPECTATORS, CLOSE_REOPEN, Subscriber, close_oldest_tab
from benben.server.tables.table_match import Change, TableMatch
from benben.server.tables.table_settings import settings_of

LOG = logging.getLogger("benben.server")

MAX_ATTEMPTS = 8
"""How often a change is tried while other servers are first."""

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
    ) -> None:
        self.services = services
        self.row = row
        self.start = MatchStart(row, seed)
        self._stored_to_commit = row.to_commit
        self.lock = asyncio.Lock()
        self.rematch_lock = asyncio.Lock()
        self.clock = services.clock
        self.last_visit = self.clock.now()
        self.subscribers: dict[Subscriber, None] = {}
        """The connections, the oldest first."""
        self.elsewhere: set[int] = set()
        """The seats of players who are connected to other servers."""
        self.servers_elsewhere: set[str] = set()
        """Those servers."""
        self.newest_chat: int | None = None
        """The id of the newest line of chat that was sent; None before somebody was here."""
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
        """True if the seat's guest is connected, to this server or another one."""
        return seat in self.elsewhere or self.present_here(seat)

    def present_here(self, seat: int) -> bool:
        """True if the seat's guest is connected to this server."""
        return any(subscriber.seat == seat for subscriber in self.subscribers)

    def join(self, subscriber: Subscriber) -> None:
        """Add a connection. The others are sent frames only if a player comes back, not for every tab of somebody here."""
        alone, returns = not self.subscribers, subscriber.seat is not None and not self.present(subscriber.seat)
        if subscriber.seat is not None and not self.present_here(subscriber.seat):
            self.services.neighbours.seat_presence(self, subscriber.seat, True)
        self.subscribers[subscriber] = None
        close_oldest_tab(self.subscribers, subscriber)
        self._ask_for_number(subscriber)
        if subscriber.seat is not None and returns:
            self._void_votes(subscriber.seat)
            self.refresh_all()
        if alone:
            self.bots.start()

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        self.subscribers.pop(subscriber, None)
        self.last_visit = self.clock.now()
        if subscriber.seat is not None and not self.present_here(subscriber.seat):
            self.services.neighbours.seat_presence(self, subscriber.seat, False)
            if subscriber.seat not in self.elsewhere:
                self.absences.left(subscriber.seat)
                self.refresh_all()
        if not self.subscribers:
            self.services.neighbours.give_back(self.row.id, BOTS)

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
            await self.retried(lambda: self._play_once(seat, action, at, client))
            subscriber.send(Done(client, self.moment))
        self.bots.start()

    async def _play_once(self, seat: int, action: int, at: int, client: str) -> None:
        table_match = self.playing()
        if (seat, client) not in table_match.done:
            self._check_request(table_match, seat, at)
            await self.save(seat, self.change(lambda: table_match.play(seat, action, client)))
            await self.play_forced()

    async def undo(self, seat: int, everything: bool, at: int, client: str, subscriber: Subscriber) -> None:
        """Take back the last move, or all that can be taken back, save it, and answer. A client id is carried out once."""
        async with self.lock:
            await self.retried(lambda: self._undo_once(seat, everything, at, client))
            subscriber.send(Done(client, self.moment))
        self.bots.start()

    async def _undo_once(self, seat: int, everything: bool, at: int, client: str) -> None:
        table_match = self.playing()
        if (seat, client) not in table_match.done:
            self._check_request(table_match, seat, at)
            await self.save(seat, self.change(lambda: table_match.undo(seat, everything, client)))

    async def retried(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Run a change. If another server was first, take its changes over and run it again, checks included."""
        for _ in range(MAX_ATTEMPTS):
            try:
                await attempt()
                return
            except LeaseLost:
                raise
            except MovedOn:
                await self.read_again()
        raise RequestError(503, "server-not-saved")

    async def read_again(self) -> None:
        """Read the table again, because another server was first; the lock is held."""
        await read_again(self)

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

    async def save(self, seat: int, change: Change, lease: Lease | None = None) -> None:
        """Save a change of the match, if the lease is still held, then have frames sent to those who may notice it.

        Raise MovedOn if another server was first: then memory has to be read again. Sealed choices do not move the time of
        the last change in lists: it would tell that one was changed.
        """
        table_match, now = self.playing(), self.clock.date()
        summary = table_match.summary(self.row.summary.changed if change.sealed else now)
        append = table_match.append(self.row.id, change, summary, now)
        append.version, append.lease = self.row.version, lease
        with self.services.metrics.stage("commit"):
            await self._write(self.services.database.write_batched(queries.append_to_journals, append))
        if change.moves:
            self.services.metrics.move(self.row.game, self.seat_holders[seat].level is not None)
        self.row.summary = summary
        self.services.neighbours.changed(self, LINES)
        self._frames.clear()
        for subscriber in self.subscribers:
            subscriber.events_sent = min(subscriber.events_sent, table_match.match.clock)
            if change.public or subscriber.seat == seat:
                subscriber.request_frame()

    async def save_with(self, write: Callable[[Connection], None], change: Change | None = None) -> None:
        """Save something about the table and, in the same transaction, a change of its journal; raise MovedOn as `save`."""
        summary, append, version = self.row.summary, None, self.row.version
        if change is not None:
            table_match, now = self.playing(), self.clock.date()
            summary = table_match.summary(now)
            append = table_match.append(self.row.id, change, summary, now)

        def write_all(connection: Connection) -> None:
            queries.advance_version(connection, self.row.id, version)
            write(connection)
            if append is not None:
                queries.append_to_journals(connection, [append])

        await self._write(self.services.database.write(write_all))
        self.row.summary = summary
        self.row.version += 1
        self.services.neighbours.changed(self, ROW | LINES)
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
        except MovedOn:
            raise
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
            await self.retried(lambda: self._sit_once(choose))
        self.bots.start()

    async def _sit_once(self, choose: SeatChoice) -> None:
        self._check_not_given_up()
        seat, holder = choose()
        before, self.seat_holders[seat] = self.seat_holders[seat], holder
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
        self.row.summary = replace(self.row.summary, changed=self.clock.date())
        holder, changed, host = self.seat_holders[seat], self.row.summary.changed, self.row.host
        votes, voted = self.absences.votes_without(seat), self.row.votes

        def write(connection: Connection) -> None:
            queries.update_seat(connection, self.row.id, seat, before, holder, changed, host)
            if votes != voted:
                queries.update_votes(connection, self.row.id, votes)

        self.row.votes = votes
        try:
            await self._save_start(write)
        except SeatChanged as error:
            raise RequestError(409, "server-seat-taken", {"seat": seat_name(seat)}) from error

    # --- absent players --------------------------------------------------------------------------------------------------

    async def propose(self, seat: int, target: int, level: str) -> None:
        """Propose a bot for an absent player, or agree; the bot sits down when all who are present agree."""
        await self.services.tasks.run_shielded(self._propose(seat, target, level))

    async def _propose(self, seat: int, target: int, level: str) -> None:
        async with self.lock:
            await self.retried(lambda: self._vote(seat, target, level))
        self.bots.start()

    async def _vote(self, seat: int, target: int, level: str) -> None:
        self.playing()
        agreed, votes = self.absences.vote(seat, target, level)
        if agreed is None:
            await self._save_votes(votes)
        else:
            await self._sit_once(lambda: self._stand_in(target, agreed))

    async def _save_votes(self, votes: dict[str, Any] | None) -> None:
        await self.save_with(lambda connection: queries.update_votes(connection, self.row.id, votes))
        self.row.votes = votes
        self.refresh_all()

    def _void_votes(self, seat: int) -> None:
        """Remove the proposal about a player who is back."""
        if str(seat) in (self.row.votes or {}):
            self.services.tasks.spawn(self._remove_votes(seat))

    async def _remove_votes(self, seat: int) -> None:
        async def remove() -> None:
            if str(seat) in (self.row.votes or {}) and not self.given_up:
                await self._save_votes(self.absences.votes_without(seat))

        with contextlib.suppress(RequestError):  # it stays void as long as the player is here
            async with self.lock:
                await self.retried(remove)

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
            await self.retried(lambda: self._commit_once(guest, commitment))
        self.bots.start()

    async def _commit_once(self, guest: str, commitment: str) -> None:
        seat = self._checked_seat(guest)
        self.start.commit(seat, commitment)
        await self._save_seat(seat, self.seat_holders[seat])

    async def reveal(self, guest: str, number: bytes) -> None:
        """Take the random number of a guest's seat; the match begins with the last one. A repeated number is fine."""
        await self.services.tasks.run_shielded(self._reveal(guest, number))

    async def _reveal(self, guest: str, number: bytes) -> None:
        async with self.lock:
            await self.retried(lambda: self._reveal_once(guest, number))
        self.bots.start()

    async def _reveal_once(self, guest: str, number: bytes) -> None:
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
        summary, version, to_commit = self.row.summary, self.row.version, self.row.to_commit
        append: JournalAppend | None = None
        if self.table_match is None and self.start.stage is Stage.READY:
            numbers = self.start.numbers_of_bots()
            self.row.revealed.update(numbers)
            self.table_match, change = TableMatch.begin(self.row, self._seed)
            now = self.clock.date()
            summary = self.table_match.summary(now)
            append = self.table_match.append(self.row.id, change, summary, now)

        def write_all(connection: Connection) -> None:
            queries.advance_version(connection, self.row.id, version)
            write(connection)
            if to_commit != self._stored_to_commit:
                queries.set_to_commit(connection, self.row.id, to_commit)
            if append is not None:
                queries.add_revealed(connection, self.row.id, numbers)
                queries.append_to_journals(connection, [append])

        await self._write(self.services.database.write(write_all))
        self.row.summary, self._stored_to_commit = summary, to_commit
        self.row.version += 1
        self.services.neighbours.changed(self, ROW | LINES)
        self._seats_changed()
        self.refresh_all()

    def _seats_changed(self) -> None:
        """Have everything follow that depends on who sits where, and on the start."""
        self.services.list_changes += self.row.open
        for subscriber in self.subscribers:
            before, subscriber.seat = subscriber.seat, self.seat_of(subscriber.guest)
            if subscriber.seat != before:
                self._note_presence(before, subscriber.seat)
            if subscriber.seat is None and not self.row.spectators and self.table_match is not None:
                subscriber.close(CLOSE_NO_SPECTATORS)
            self._ask_for_number(subscriber)
        self.resume_start()

    def _note_presence(self, left: int | None, taken: int | None) -> None:
        """Tell other servers that somebody who is connected has got up or sat down."""
        if left is not None:
            self.services.neighbours.seat_presence(self, left, self.present_here(left))
        if taken is not None:
            self.services.neighbours.seat_presence(self, taken, True)

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
            try:
                await self.retried(lambda: self._end_stage(stage))
            except RequestError:
                return  # it is logged; the watchdog opens the table again, which resumes the start
            except Exception:
                LOG.exception("table %s could not begin", self.row.id)
                self.give_up()
        self.bots.start()

    async def _end_stage(self, stage: Stage) -> None:
        if not self.given_up and self.table_match is None and self.start.stage is stage:
            self.start.end(stage)
            await self._save_start(lambda _: None)

    def wants_bots_to_move(self) -> bool:
        """True if somebody is here to see it: bots do not think at tables where nobody is."""
        return bool(self.subscribers)

    # --- other servers ---------------------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """Number of lines in the journal."""
        return 0 if self.table_match is None else self.table_match.length

    def replace_row(self, row: TableRow) -> None:
        """Take over the row as another server has stored it."""
        vars(self.row).update(vars(row))
        self._stored_to_commit = row.to_commit

    def show_changes(self, before: Shown) -> None:
        """Send frames to all who may notice what other servers have changed since then, and have the table go on."""
        if before.public_change(self):
            self._seats_changed()
            self.refresh_all()
        else:
            self._frames.clear()
            for subscriber in self.subscribers:
                if before.own_change(self, subscriber.seat):
                    subscriber.request_frame()
        self.bots.start()

    def set_presence_elsewhere(self, found: Collection[SeatPresence]) -> None:
        """Take over who is connected to other servers, and since when others are not any more."""
        here = {one for one in found if one.left_at is None}
        before = [(self.present(seat), self.absences.last_seen(seat)) for seat in range(self.row.players)]
        self.elsewhere, self.servers_elsewhere = {one.seat for one in here}, {one.server for one in here}
        for one in found:
            if one.left_at is not None and not self.present(one.seat) and one.left_at > self.absences.last_seen(one.seat):
                self.absences.left(one.seat, one.left_at)
        after = [(self.present(seat), self.absences.last_seen(seat)) for seat in range(self.row.players)]
        for seat in range(self.row.players):
            if after[seat][0] and not before[seat][0]:
                self._void_votes(seat)
        if after != before:
            self.refresh_all()

    def send_chat(self, lines: Collection[ChatLine]) -> None:
        """Send every connection the lines of chat that it has not been sent."""
        for subscriber in self.subscribers:
            subscriber.send_chat(lines)
        self.newest_chat = max([self.newest_chat or 0, *[line.id for line in lines]])

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
