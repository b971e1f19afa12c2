"""An open table: one match with one writer, its subscribers, and the bots that play there.

Every change of the match runs under the table's lock, in this order: carry it out in memory, save it, send frames. Frames
are built while that lock is free, so that nobody ever sees a change that a crash could still undo.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from sqlalchemy import Connection

from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.server.cluster.catch_up import Shown, read_again
from benben.server.cluster.hints import LINES, ROW
from benben.server.cluster.neighbours import BOTS
from benben.server.errors import RequestError
from benben.server.storage import chat_queries, journal_queries, table_updates
from benben.server.storage.chat_queries import StoredLine
from benben.server.storage.cluster_queries import SeatPresence
from benben.server.storage.leases import Lease, LeaseLost
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.rows import SeatHolder, Summary, TableRow
from benben.server.storage.schema import OVER
from benben.server.storage.table_updates import MovedOn, SeatChanged
from benben.server.tables.absence import Absences
from benben.server.tables.agreements import Agreements
from benben.server.tables.bot_players import BotPlayers
from benben.server.tables.forced_moves import ForcedMoves
from benben.server.tables.frame import (
    Envelope,
)
from benben.server.tables.frames_sent import ChangeEnvelope
from benben.server.tables.match_start import MatchStart
from benben.server.tables.messages import Done, ServerMessage
from benben.server.tables.seating import Seating
from benben.server.tables.services import Services
from benben.server.tables.stand_ins import StandIns
from benben.server.tables.starting import Starting
from benben.server.tables.subscriber import CLOSE_NO_SPECTATORS, CLOSE_REOPEN, Subscriber, close_oldest_tab
from benben.server.tables.table_clocks import TableClocks
from benben.server.tables.table_frames import TableFrames
from benben.server.tables.table_match import Change, TableMatch
from benben.server.tables.time_outs import TimeOuts
from benben.server.tables.turn_notices import turn_notices

LOG = logging.getLogger("benben.server")

MAX_ATTEMPTS = 8
"""How often a change is tried while other servers are first."""


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
        """The id of the newest line of chat that was sent, 0 if nothing was said; None until the chat is read."""
        self.absences = Absences(row, self.clock, self.present)
        self.table_match = table_match
        self.closed = False
        """True once the table is not among the open ones any more: bots do not start here."""
        self.given_up = False
        """True once memory may differ from the database: nothing may be done with this object or read from it."""
        self._on_close = on_close
        self.seed = seed
        self.bots = BotPlayers(self, seed)
        self.agreements = Agreements(self)
        self.starting = Starting(self)
        self.seating = Seating(self)
        self.stand_ins = StandIns(self)
        self.forced_moves = ForcedMoves(self)
        self.clocks = TableClocks(self)
        self.time_outs = TimeOuts(self)
        self.frames = TableFrames(self)

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
            self.services.neighbours.seat_present(self, subscriber.seat)
        self.subscribers[subscriber] = None
        close_oldest_tab(self.subscribers, subscriber)
        self.starting.ask_for_number(subscriber)
        if subscriber.seat is not None and returns:
            self.stand_ins.void_votes(subscriber.seat)
            self.refresh_all()
        if alone:
            self.bots.start()

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        self.subscribers.pop(subscriber, None)
        self.last_visit = self.clock.now()
        if subscriber.seat is not None and not self.present_here(subscriber.seat):
            date = self.clock.date()
            self.services.neighbours.seat_left(self, subscriber.seat, date)
            if subscriber.seat not in self.elsewhere:
                self.absences.left(subscriber.seat, date)
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
        self.frames.forget_all()
        for subscriber in self.subscribers:
            subscriber.request_frame()

    async def frame(self, subscriber: Subscriber) -> Envelope | ChangeEnvelope:
        """The next frame for a connection."""
        await self.settled()
        return self.write_frame(subscriber)

    async def settled(self) -> None:
        """Wait while a change is being made. What is done before the next wait is done with a lock that is free."""
        while self.lock.locked():
            async with self.lock:
                pass

    def write_frame(self, subscriber: Subscriber) -> Envelope | ChangeEnvelope:
        """The next frame for a connection, while no change is being made."""
        self.check_not_given_up()
        return self.frames.write_next(subscriber)

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
            await self.forced_moves.save_after(seat, self.change(lambda: table_match.play(seat, action, client)))

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

    def playing(self) -> TableMatch:
        """The match; raise RequestError if it has not begun or the table was given up."""
        self.check_not_given_up()
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
        table_match.note_time(change, now)
        summary = self.clocks.summed_up(table_match.summary(self.row.summary.changed if change.sealed else now))
        append = table_match.append(self.row.id, change, summary, now)
        append.version, append.lease = self.row.version, lease
        append.notices = turn_notices(
            self.services.notifications, self.row, table_match, summary, self.present_here, now, change.forced
        )
        with self.services.metrics.stage("commit"):
            await self.write(self.services.database.write_batched(journal_queries.append_to_journals, append))
        if change.moves:
            self.services.metrics.move(self.row.game, self.seat_holders[seat].level is not None)
        self._take_over(summary)
        self.services.neighbours.changed(self, LINES)
        self.frames.forget()
        for subscriber in self.subscribers:
            subscriber.events_sent = min(subscriber.events_sent, table_match.match.clock)
            if change.public or subscriber.seat == seat:
                subscriber.request_frame()

    async def save_with(self, write: Callable[[Connection], None], change: Change | None = None) -> None:
        """Save something about the table and, in the same transaction, a change of its journal; raise MovedOn as `save`."""
        summary, append, version = self.row.summary, None, self.row.version
        if change is not None:
            table_match, now = self.playing(), self.clock.date()
            table_match.note_time(change, now)
            summary = self.clocks.summed_up(table_match.summary(now))
            append = table_match.append(self.row.id, change, summary, now)
            append.notices = turn_notices(
                self.services.notifications, self.row, table_match, summary, self.present_here, now
            )

        def write_all(connection: Connection) -> None:
            table_updates.advance_version(connection, self.row.id, version)
            write(connection)
            if append is not None:
                journal_queries.append_to_journals(connection, [append])

        await self.write(self.services.database.write(write_all))
        self._take_over(summary)
        self.row.version += 1
        self.services.neighbours.changed(self, ROW | LINES)
        for subscriber in self.subscribers:
            subscriber.events_sent = min(
                subscriber.events_sent, 0 if self.table_match is None else self.table_match.match.clock
            )

    def _take_over(self, summary: Summary) -> None:
        """Show what was saved, and have the results stored when the match has ended."""
        ends = summary.phase == OVER != self.row.summary.phase
        self.row.summary = summary
        if ends:
            self.services.tasks.spawn(self.services.results.add(self.row, self.playing()))

    def check_not_given_up(self) -> None:
        """Raise RequestError if this object was given up."""
        if self.given_up:
            raise RequestError(503, "server-not-saved")

    async def write(self, writing: Awaitable[None]) -> None:
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
        """Stop using this object, because memory may differ from the database: connections come back to a new one."""
        self.given_up = True
        self.close()
        for subscriber in self.subscribers:
            subscriber.close(CLOSE_REOPEN)

    # --- going on --------------------------------------------------------------------------------------------------------

    def actions(self) -> int:
        """Number of actions in the record."""
        return len(self.playing().match.record.entries)

    def look_after(self) -> None:
        """Have all go on that should: bots that are asked, and bots for players who are away. The watchdog calls it.

        Frames are forgotten that all have been sent, because most of an open table's memory would be theirs.
        """
        if not any(subscriber.needs_frame for subscriber in self.subscribers):
            self.frames.forget()
        self.bots.start()
        self.stand_ins.look_after()
        self.time_outs.look_after()

    def seats_changed(self) -> None:
        """Have everything follow that depends on who sits where, and on the start."""
        self.services.list_changes += self.row.open
        for subscriber in self.subscribers:
            before, subscriber.seat = subscriber.seat, self.seat_of(subscriber.guest)
            if subscriber.seat != before:
                self._note_presence(before, subscriber.seat)
            if subscriber.seat is None and not self.row.spectators and self.table_match is not None:
                subscriber.close(CLOSE_NO_SPECTATORS)
            self.starting.ask_for_number(subscriber)
        self.starting.resume()

    def _note_presence(self, left: int | None, taken: int | None) -> None:
        """Tell other servers that somebody who is connected has got up or sat down."""
        if left is not None and not self.present_here(left):
            self.services.neighbours.seat_left(self, left, self.clock.date())
        if taken is not None:
            self.services.neighbours.seat_present(self, taken)

    def wants_bots_to_move(self) -> bool:
        """True if somebody is here to see it, or the table plays on without anybody."""
        return bool(self.subscribers) or self.row.plays_unattended

    # --- other servers ---------------------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """Number of lines in the journal."""
        return 0 if self.table_match is None else self.table_match.length

    def replace_row(self, row: TableRow) -> None:
        """Take over the row as another server has stored it."""
        vars(self.row).update(vars(row))
        self.starting.row_replaced()

    def show_changes(self, before: Shown) -> None:
        """Send frames to all who may notice what other servers have changed since then, and have the table go on."""
        public = before.public_change(self)
        if public and before.row_change(self):
            self.seats_changed()
            self.refresh_all()
        else:
            self.frames.forget()
            for subscriber in self.subscribers:
                if public or before.own_change(self, subscriber.seat):
                    subscriber.request_frame()
        self.bots.start()

    def set_presence_elsewhere(self, found: Collection[SeatPresence]) -> None:
        """Take over who is connected to other servers, and since when others are not any more."""
        here = {one for one in found if one.left_at is None}
        before = [(self.present(seat), self.absences.last_seen(seat)) for seat in range(self.row.players)]
        self.elsewhere, self.servers_elsewhere = {one.seat for one in here}, {one.server for one in here}
        for seat, (was_present, last_seen) in enumerate(before):
            left_at = max((one.left_at for one in found if one.seat == seat and one.left_at is not None), default=None)
            # Whoever was connected elsewhere has left then, also if this server has opened the table since.
            if left_at is not None and not self.present(seat) and (was_present or left_at > last_seen):
                self.absences.left(seat, left_at)
        after = [(self.present(seat), self.absences.last_seen(seat)) for seat in range(self.row.players)]
        for seat in range(self.row.players):
            if after[seat][0] and not before[seat][0]:
                self.stand_ins.void_votes(seat)
        if after != before:
            self.refresh_all()

    def send_chat(self, lines: Collection[StoredLine]) -> None:
        """Send every connection the lines of chat that it may see and has not been sent."""
        for subscriber in self.subscribers:
            subscriber.send_chat(lines)
        self.newest_chat = max([self.newest_chat or 0, *[one.line.id for one in lines]])

    async def correct_chat(self) -> None:
        """Have every connection show the chat as it is stored now."""
        read = partial(chat_queries.latest_chat, table_id=self.row.id)
        lines = await self.services.database.read(read)
        for subscriber in self.subscribers:
            subscriber.correct_chat(lines)
