"""The lobby: guests, new tables, joining and leaving, bots for empty seats, rematches, records."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from benben.bots.levels import NAMES as LEVELS
from benben.bots.names import BOT_NAMES
from benben.box_files import with_offered_box
from benben.kernel.event import seat_name
from benben.kernel.refusal import Args
from benben.play.dealer import commitment_of
from benben.play.record import Record
from benben.registry import listed_game
from benben.server.cluster.hints import ROW
from benben.server.errors import RequestError
from benben.server.people.look_alikes import looks
from benben.server.people.names import COLOURS, SYMBOLS, checked_name, checked_word, first_free
from benben.server.people.sessions import Sessions
from benben.server.storage import (
    bot_queries,
    journal_queries,
    relation_queries,
    review_queries,
    session_queries,
    table_queries,
    table_updates,
)
from benben.server.storage.journal_queries import JournalAppend
from benben.server.storage.rows import Guest, SeatHolder, Summary, TableRow
from benben.server.storage.schema import OVER, PLAYING, WAITING
from benben.server.storage.session_queries import Session, StoredKey
from benben.server.storage.table_updates import RematchExists
from benben.server.tables.absence import checked_policy, policy_of
from benben.server.tables.branches import seat_to_try, stored_branch
from benben.server.tables.clock_rules import ClockSettings
from benben.server.tables.clock_settings import set_clock
from benben.server.tables.frame import AbsencePolicy
from benben.server.tables.leaving import DEFAULT_LEVEL
from benben.server.tables.match_start import MatchStart, Stage
from benben.server.tables.open_tables import OpenTables
from benben.server.tables.reviews import Reviews
from benben.server.tables.services import Services
from benben.server.tables.stored_records import with_tags
from benben.server.tables.table import Table
from benben.server.tables.table_clocks import with_deadlines
from benben.server.tables.table_match import TableMatch
from benben.server.tables.table_settings import (
    WantedSettings,
    apply_settings,
    check_rated,
    check_rated_level,
    wanted_again,
)
from benben.server.tables.turn_notices import turn_notices

MAX_WAITING_SEATS = 10
"""Most tables where one guest may sit and keep others waiting: they have not begun, or wait for the first move."""
MAX_LISTED_OF_GUEST = 3
"""Most waiting tables of one host in the list of open tables."""
MAX_COMMENTS = 100
"""Most comments of one guest on one match."""
WAIT_FOR_ALL = AbsencePolicy()
"""The policy of a new table if its host chooses none: the game waits for players who are away."""
USUAL_SETTINGS = WantedSettings()
"""The settings of a new table if its host chooses none."""


class Lobby:
    """The actions of people before and after a match: to open, join and leave tables, and to ask for a rematch."""

    def __init__(self, services: Services, open_tables: OpenTables) -> None:
        self.services = services
        self.open_tables = open_tables
        self.sessions = Sessions(services.database, services.tasks)
        self.reviews = Reviews(services)
        self._seat_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- guests ------------------------------------------------------------------------------------------------------

    async def welcome(self, token: str | None, name: str, colour: str, symbol: str, device: str = "") -> tuple[Guest, str]:
        """A new guest with a new session, or the session's guest under another name, colour or symbol."""
        session = await self.sessions.find(token)
        kept = session is not None and session.guest.name == name
        chosen = (name if kept else checked_name(name), checked_word(colour, COLOURS, "colour"))
        mark = checked_word(symbol, SYMBOLS, "symbol")
        if session is None or token is None:
            guest = Guest(secrets.token_hex(6), *chosen, mark)
            return guest, await self.sessions.start(guest, device)
        await self.sessions.change_guest(session.guest, *chosen, mark)
        return session.guest, token

    async def key(self, table_id: str, guest: Guest) -> str:
        """A key to one's own seat, for another device. It works once, within a day."""
        await self._table_and_seat(table_id, guest)
        token = secrets.token_urlsafe(16)
        await self.services.database.write(lambda connection: session_queries.add_key(connection, table_id, guest.id, token))
        return token

    async def keys(self, guest: Guest) -> list[StoredKey]:
        """The keys of a guest that can still be used."""
        return await self.services.database.read(lambda connection: session_queries.keys_of(connection, guest.id))

    async def revoke_key(self, table_id: str, guest: Guest) -> None:
        """Make the key to one's own seat useless; raise RequestError if there is none."""
        database = self.services.database
        if not await database.write(lambda connection: session_queries.delete_key(connection, table_id, guest.id)):
            raise RequestError(404, "server-no-key")

    async def unlock(
        self, key: str, own: Guest | None, commitment: str | None = None, device: str = ""
    ) -> tuple[str, str | None]:
        """The table of a key, and the token of a session for the seat there; no token if the device has the seat already.

        A commitment replaces that of the other device if the match has not begun, because the other one keeps its number.
        """
        database = self.services.database
        found = await database.read(lambda connection: session_queries.find_key(connection, key))
        if found is None:
            raise RequestError(404, "server-no-key")
        table_id, guest = found
        table = await self.open_tables.open(table_id)
        if own is not None and table.seat_of(own.id) is not None:
            if own.id != guest:
                raise RequestError(409, "server-seat-here")
            await database.write(lambda connection: session_queries.delete_key(connection, table_id, guest))
            return table_id, None
        token = secrets.token_urlsafe(32)
        if await database.write(lambda connection: session_queries.use_key(connection, key, token, device)) is None:
            raise RequestError(404, "server-no-key")
        if commitment is not None:
            await self._try_to_commit(table, guest, commitment)
        return table_id, token

    async def _close_seat(self, table_id: str, guest: Guest) -> None:
        """Take back all that opens a guest's seat on other devices, because the guest has left it."""
        opened = [one.id for one in await self.sessions.of_guest(guest) if one.table_id == table_id]
        await self.sessions.end(guest, opened)
        await self.services.database.write(lambda connection: session_queries.delete_key(connection, table_id, guest.id))

    async def _try_to_commit(self, table: Table, guest: str, commitment: str) -> None:
        """Take a commitment unless it is too late for one."""
        with contextlib.suppress(RequestError):
            await table.starting.commit(guest, commitment)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def new_table(
        self,
        guest: Guest,
        game_name: str,
        players: int,
        options: Mapping[str, str],
        seat: int,
        bots: Mapping[int, str],
        listed: bool,
        commitment: str | None = None,
        absence: AbsencePolicy = WAIT_FOR_ALL,
        settings: WantedSettings = USUAL_SETTINGS,
        clock: ClockSettings | None = None,
    ) -> Table:
        """A new table with the guest on a seat and bots on others; the match starts at once if no seat is left."""
        game, chosen = with_offered_box(listed_game(game_name), options)
        game.check_players(players)
        resolved = game.resolve_options(chosen, players)
        for number in (seat, *bots):
            check_seat(number, players)
        if seat in bots:
            raise RequestError(422, "server-own-seat-bot", {"seat": seat_name(seat)})
        policy = checked_policy(absence, self.services.least_absence)
        row = new_row(guest, game.name, game.rules, players, resolved, listed, policy)
        apply_settings(row, settings)
        set_clock(row, clock)
        row.seat_holders[seat] = guest_holder(row, guest, commitment)
        for number, level in bots.items():
            row.seat_holders[number] = bot_holder(row, level)
        return await self._open_for(row, guest)

    async def new_branch(
        self,
        source_id: str,
        token: str | None,
        guest: Guest,
        at: int,
        seat: int | None,
        bots: Mapping[int, str],
        commitment: str | None = None,
    ) -> Table:
        """A table that goes on from a moment of a finished match, for whoever may see its record; never rated nor listed.

        A branch shows the players of its record all that was hidden in the source: so nobody finds it in a list.
        """
        record = await self.record(source_id, guest, token)
        source = (await self.open_tables.open(source_id)).row
        branch = stored_branch(source_id, record, at)
        chosen = seat_to_try(record, at, source.seat_of(guest.id)) if seat is None else seat
        for number in (chosen, *bots):
            check_seat(number, source.players)
        row = new_row(guest, source.game, source.rules, source.players, source.options, False, WAIT_FOR_ALL)
        row.branch = branch
        row.seat_holders[chosen] = guest_holder(row, guest, commitment)
        for number, level in bots.items():
            if number != chosen:
                row.seat_holders[number] = bot_holder(row, level)
        return await self._open_for(row, guest)

    async def _open_for(self, row: TableRow, guest: Guest) -> Table:
        """Save and open a new table at which a guest sits; raise RequestError if the guest may not."""
        await self._check_rated(row, guest)
        async with self._seat_lock(guest):
            if not row.full:
                await self._check_waiting_tables(guest, row.open)
            return await self._save_and_open(row)

    async def _check_rated(self, row: TableRow, guest: Guest) -> None:
        """Raise RequestError if a guest may not sit at a table because it is rated."""
        if row.rated and not self.services.results.enabled:
            raise RequestError(404, "server-no-accounts")
        await check_rated(row, guest, self.services.database)

    def _seat_lock(self, guest: Guest) -> asyncio.Lock:
        """The lock under which a guest sits down, so that requests at the same time are counted one after the other."""
        return self._seat_locks.setdefault(guest.id, asyncio.Lock())

    async def _check_waiting_tables(self, guest: Guest, listed: bool = False) -> None:
        """Raise RequestError if a guest keeps too many tables waiting, or has too many of them in the open list."""
        counted = await self.services.database.read(lambda connection: table_queries.count_waiting(connection, guest.id))
        if counted.seats >= MAX_WAITING_SEATS:
            raise RequestError(409, "server-too-many-seats", {"most": MAX_WAITING_SEATS})
        if listed and counted.listed >= MAX_LISTED_OF_GUEST:
            raise RequestError(409, "server-too-many-listed", {"most": MAX_LISTED_OF_GUEST})

    async def _save_and_open(
        self, row: TableRow, rematch_of: str | None = None, invited: Mapping[int, str] | None = None
    ) -> Table:
        """Save a new table, if it is a rematch with the table it follows, and open it.

        The match begins if every seat is taken and no random number is waited for. ``invited`` are bots from outside for
        empty seats.
        """
        seed = self.services.seeds.of_table(row)
        row.commitment = commitment_of(seed)
        start = MatchStart(row, seed)
        start.commit_bots(range(row.players))
        row.made = self.services.clock.date()
        row.summary = Summary(changed=row.made)
        table_match: TableMatch | None = None
        append: JournalAppend | None = None
        if start.stage is Stage.READY:
            row.revealed = start.numbers_of_bots()
            table_match, change = TableMatch.begin(row, seed)
            table_match.note_time(change, row.made)
            summary = with_deadlines(row, table_match.clock_entries, table_match.summary(row.made), row.made)
            append = table_match.append(row.id, change, summary, row.made)
            append.notices = turn_notices(
                self.services.notifications, row, table_match, summary, lambda seat: seat == row.host_seat, row.made
            )
            row.summary = summary

        def write(connection: Connection) -> None:
            table_queries.add_table(connection, row, seed)
            table_updates.add_revealed(connection, row.id, row.revealed)
            if append is not None:
                journal_queries.append_to_journals(connection, [append])
            if rematch_of is not None:
                table_updates.set_next_table(connection, rematch_of, row.id)
            for seat, bot in (invited or {}).items():
                bot_queries.add_invitation(connection, row.id, bot, seat)

        await self.services.database.write(write)
        self.services.list_changes += row.open
        table = await self.open_tables.open_new(row, seed, table_match)
        if row.open:
            self.services.neighbours.changed(table, ROW)
        return table

    async def admit(self, table_id: str, guest: Guest | None, token: str | None) -> Table:
        """The table, for its players, for those with a link and, if it is listed openly, for anyone; else raise."""
        table = await self.open_tables.open(table_id)
        row = table.row
        stranger = table.seat_of(guest.id if guest else None) is None and token not in (row.invite, row.watch)
        if stranger and (not row.open or await self.meets_blocked(row, guest)):
            raise RequestError(404, "server-no-table")
        check_may_watch(table, guest)
        return table

    async def meets_blocked(self, row: TableRow, guest: Guest | None) -> bool:
        """True if somebody is host of a table or sits there who has blocked a guest, or was blocked by the guest."""
        if guest is None:
            return False
        blocked = await self.services.database.read(lambda one: relation_queries.blocked_with(one, guest.id))
        return not row.guests.isdisjoint(blocked)

    async def invited(self, token: str, guest: Guest | None = None) -> tuple[Table, bool]:
        """The table of a link, and whether the link lets one sit down."""
        found = await self.services.database.read(lambda connection: table_queries.find_link(connection, token))
        if found is None:
            raise RequestError(404, "server-no-link")
        table_id, may_join = found
        table = await self.open_tables.open(table_id)
        if not may_join:
            check_may_watch(table, guest, waiting_too=True)
        return table, may_join

    async def join(
        self, table_id: str, guest: Guest, token: str | None, seat: int | None, commitment: str | None = None
    ) -> Table:
        """Take a seat, or the first free one."""
        table = await self.admit(table_id, guest, token)
        if table.seat_of(guest.id) is not None:
            return table
        if not table.row.open and token != table.row.invite:
            raise RequestError(403, "server-not-invited")
        if await self.meets_blocked(table.row, guest):
            raise RequestError(409, "server-blocked-here")

        def choose() -> tuple[int, SeatHolder]:
            empty = [number for number, holder in enumerate(table.seat_holders) if not holder.taken]
            chosen = seat if seat is not None else (empty or [0])[0]
            check_seat(chosen, table.row.players)
            check_not_closed(table.row)
            if chosen not in empty or table.seat_of(guest.id) is not None:
                raise RequestError(409, "server-seat-taken", {"seat": seat_name(chosen)})
            return chosen, guest_holder(table.row, guest, commitment)

        await self._check_rated(table.row, guest)
        async with self._seat_lock(guest):
            await self._check_waiting_tables(guest)
            await table.seating.sit(choose)
        return table

    async def leave(self, table_id: str, guest: Guest) -> Table:
        """Give up one's seat before the match has begun."""
        table, seat = await self._table_and_seat(table_id, guest)

        def choose() -> tuple[int, SeatHolder]:
            if not table.seating.open:
                raise RequestError(409, "server-game-on")
            return seat, SeatHolder()

        await table.seating.sit(choose)
        await self._close_seat(table_id, guest)
        return table

    async def fill(self, table_id: str, guest: Guest, seat: int, level: str | None) -> Table:
        """Give an empty seat to a bot, or without a level remove a bot: the host alone, and before the match has begun."""
        table, own = await self._table_and_seat(table_id, guest)
        check_seat(seat, table.row.players)

        def choose() -> tuple[int, SeatHolder]:
            check_host(table, own)
            check_not_closed(table.row)
            if not table.seating.open or table.seat_holders[seat].guest is not None:
                raise RequestError(409, "server-seat-taken", {"seat": seat_name(seat)})
            if level is not None:
                check_rated_level(table.row, level)
            return seat, SeatHolder() if level is None else bot_holder(table.row, level)

        await table.seating.sit(choose)
        return table

    async def seated_table(self, table_id: str, guest: Guest) -> Table:
        """The table, for somebody who sits there; else raise."""
        return (await self._table_and_seat(table_id, guest))[0]

    async def hosted_table(self, table_id: str, guest: Guest) -> Table:
        """The table, for its host; else raise."""
        table, own = await self._table_and_seat(table_id, guest)
        check_host(table, own)
        return table

    async def leave_in_play(self, table_id: str, guest: Guest, how: Callable[[Table, int], Awaitable[None]]) -> Table:
        """Do something with one's own seat at a table: a bot, a resignation, an agreement, or its place in the list."""
        table, seat = await self._table_and_seat(table_id, guest)
        await how(table, seat)
        return table

    async def _table_and_seat(self, table_id: str, guest: Guest) -> tuple[Table, int]:
        """A table and the guest's seat there; raise if the guest has none."""
        table = await self.open_tables.open(table_id)
        seat = table.seat_of(guest.id)
        if seat is None:
            raise RequestError(403, "server-not-seated") if table.row.open else RequestError(404, "server-no-table")
        return table, seat

    async def rematch(self, table_id: str, guest: Guest, commitment: str | None = None) -> Table:
        """The next game for the same players, by the rules for who begins; every request gets the same table.

        Players who are still here and added a random number to this game are asked to commit to another one.
        """
        table, own = await self._table_and_seat(table_id, guest)
        async with table.rematch_lock:
            if table.row.next is None:
                match, row = table.playing().match, table.row
                options = row.options if row.ended else match.rematch_options()
                row = new_row(guest, row.game, row.rules, row.players, options, False, policy_of(row))
                apply_settings(row, wanted_again(table.row))
                row.clock = table.row.clock
                for seat, holder in enumerate(table.seat_holders):
                    row.seat_holders[seat] = rematch_holder(row, holder, seat == own or table.present(seat))
                row.seat_holders[own].randomness_commitment = commitment
                row.to_commit = sum(1 << seat for seat in contributors(table) if seat != own) or None
                try:
                    await self._save_and_open(row, rematch_of=table_id, invited=outside_bots(table.row))
                except RematchExists:  # another server has made it
                    async with table.lock:
                        await table.read_again()
                else:
                    table.row.next, table.row.version = row.id, table.row.version + 1
                    table.refresh_all()
                    self.services.neighbours.changed(table, ROW)
                    return await self.open_tables.open(row.id)
        if table.row.next is None:
            raise RequestError(503, "server-not-saved")
        next_table = await self.open_tables.open(table.row.next)
        if commitment is not None:
            await self._try_to_commit(next_table, guest.id, commitment)
        return next_table

    async def add_randomness(self, table_id: str, guest: Guest, commitment: str | None, revealed: bytes | None) -> Table:
        """Commit a seat to a random number, or reveal the number."""
        table, _ = await self._table_and_seat(table_id, guest)
        if commitment is not None:
            await table.starting.commit(guest.id, commitment)
        if revealed is not None:
            await table.starting.reveal(guest.id, revealed)
        return table

    async def record(self, table_id: str, guest: Guest | None, token: str | None) -> Record:
        """A copy of a finished match's record, with names and levels as tags. Before the end it would reveal every hand."""
        table = await self.admit(table_id, guest, token)
        if table.phase != OVER:
            raise RequestError(409, "server-not-over")
        return with_tags(table.playing().match.record.copy(), table.row)

    async def comment(self, table_id: str, guest: Guest, moment: int, text: str) -> None:
        """Write to a moment of a finished match; raise RequestError unless the guest has played it and the text is one."""
        table, seat = await self._table_and_seat(table_id, guest)
        record = await self.record(table_id, guest, None)
        written = checked_comment(text)
        if moment > len(record.entries):
            raise RequestError(422, "server-no-moment", {"last": len(record.entries)})
        name = table.seat_holders[seat].name

        def write(connection: Connection) -> None:
            stored = review_queries.comments_of(connection, table_id)
            if sum(one.guest == guest.id for one in stored) >= MAX_COMMENTS:
                raise RequestError(409, "server-too-many-comments", {"most": MAX_COMMENTS})
            review_queries.add_comment(connection, table_id, moment, guest.id, name, written)

        await self.services.database.write(write)

    async def replay(self, table_id: str, guest: Guest | None, token: str | None, viewer: int | None) -> tuple[Record, int]:
        """The record to replay for a viewer, and the first of its moments that may be shown.

        During the match, players may look at what a bot played for them, as they would have seen it: no more of the record
        is returned. Else raise RequestError until the match is over.
        """
        table = await self.admit(table_id, guest, token)
        if viewer is not None:
            check_seat(viewer, table.row.players)
        own = table.seat_of(guest.id if guest else None)
        missed = table.stand_ins.played_for(own) if own is not None and own == viewer and table.phase == PLAYING else None
        if missed is None:
            return await self.record(table_id, guest, token), 0
        record = table.playing().match.record.copy()
        del record.entries[missed.last :]
        return record, missed.first

    # --- lists -------------------------------------------------------------------------------------------------------

    async def tables_to_join(self) -> list[TableRow]:
        """The tables one may join."""
        waiting = await self.services.database.read(table_queries.tables_to_join)
        return [row for row in waiting if not row.full]

    async def tables_held(self, borrowed: Collection[Session]) -> list[tuple[TableRow, Guest]]:
        """The tables where a device holds the seats of other guests, with those guests."""
        owners = {session.table_id: session.guest for session in borrowed if session.table_id is not None}
        if not owners:
            return []
        rows = await self.services.database.read(lambda connection: table_queries.tables_by_ids(connection, list(owners)))
        return [(row, owners[row.id]) for row in rows if row.seat_of(owners[row.id].id) is not None]


def new_row(
    guest: Guest, game: str, rules: str, players: int, options: Mapping[str, str], listed: bool, absence: AbsencePolicy
) -> TableRow:
    """A new table with empty seats."""
    return TableRow(
        id=secrets.token_hex(6),
        game=game,
        rules=rules,
        players=players,
        options=dict(options),
        commitment="",
        host=guest.id,
        open=listed,
        invite=secrets.token_urlsafe(16),
        watch=secrets.token_urlsafe(16),
        absence=absence.handling,
        stand_in_level=absence.level,
        stand_in_after=absence.after,
        seat_holders=[SeatHolder() for _ in range(players)],
    )


def rematch_holder(row: TableRow, holder: SeatHolder, present: bool) -> SeatHolder:
    """The holder of a seat in the next game: without a random number.

    A bot that plays for somebody does so from the first move on, unless its player is here: who has resigned may play again.

    The seat of a former player is that of the bot which played there. That of a bot from outside is empty: it is invited.
    """
    if holder.bot:
        return SeatHolder()
    if holder.taken and not holder.name:
        return bot_holder(row, holder.level or DEFAULT_LEVEL)
    level = None if holder.guest is not None and present else holder.level
    first = 0 if holder.guest is not None and level is not None else None
    fresh = replace(holder, level=level, randomness_commitment=None, stand_in_first=first, stand_in_last=None)
    return replace(fresh, resigned=False, removed=False)


def outside_bots(row: TableRow) -> dict[int, str]:
    """The bots from outside at a table, by their seats; those that were deleted have no name any more."""
    return {seat: one.guest for seat, one in enumerate(row.seat_holders) if one.bot and one.guest and one.name}


def contributors(table: Table) -> list[int]:
    """The seats of players who are connected to a table and added a random number to its game."""
    holders = enumerate(table.seat_holders)
    return [seat for seat, one in holders if one.guest and one.randomness_commitment and table.present(seat)]


def guest_holder(row: TableRow, guest: Guest, commitment: str | None) -> SeatHolder:
    """A guest on a seat, with a colour, a symbol and a name that nobody else at the table has."""
    colour, symbol = _free_colour_and_symbol(row, guest.colour, guest.symbol)
    return SeatHolder(guest.id, None, _free_name(row, guest.name), colour, symbol, commitment)


def bot_holder(row: TableRow, level: str) -> SeatHolder:
    """A bot of this level on a seat."""
    checked_word(level, LEVELS, "level")
    colour, symbol = _free_colour_and_symbol(row, "", "")
    return SeatHolder(None, level, _free_name(row, *BOT_NAMES), colour, symbol)


def _free_name(row: TableRow, *names: str) -> str:
    """The first of these names that looks like nobody's at the table, with a number if all are taken."""
    taken = set[str]().union(*(looks(holder.name) for holder in row.seat_holders if holder.taken))
    numbered = [f"{names[0]} {number}" for number in range(2, row.players + 2)]
    return next(name for name in (*names, *numbered) if looks(name).isdisjoint(taken))


def _free_colour_and_symbol(row: TableRow, colour: str, symbol: str) -> tuple[str, str]:
    colours, symbols = [one.colour for one in row.seat_holders], [one.symbol for one in row.seat_holders]
    return first_free(colour, COLOURS, colours), first_free(symbol, SYMBOLS, symbols)


def check_may_watch(table: Table, guest: Guest | None, waiting_too: bool = False) -> None:
    """Raise RequestError if somebody who does not play there may not look at a table."""
    seated = table.seat_of(guest.id if guest else None) is not None
    if not seated and not table.row.spectators and (waiting_too or table.phase != WAITING):
        raise RequestError(403, "server-no-spectators")


def check_host(table: Table, own: int) -> None:
    """Raise RequestError if this seat is not that of the table's host."""
    host = table.row.host_seat
    if host is not None and host != own:
        raise RequestError(403, "server-not-host", {"name": table.seat_holders[host].name})


def check_not_closed(row: TableRow) -> None:
    """Raise RequestError if the host of the server has closed a table."""
    if row.closed:
        raise RequestError(409, "server-table-closed")


def checked_comment(text: str) -> str:
    """A comment in one line with single spaces; raise RequestError if nothing of it can be read."""
    written = " ".join(text.split())
    if not written or not written.isprintable():
        raise RequestError(422, "server-no-text")
    return written


def check_seat(seat: int, players: int) -> None:
    """Raise RequestError if there is no such seat at the table."""
    if not 0 <= seat < players:
        args: Args = {"seat": seat_name(max(seat, 0)), "last": seat_name(players - 1)}
        raise RequestError(422, "server-no-seat", args)
