"""The neighbours on a shared database: signs of life, hints, a slow poll for lost ones, leases and presence."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from benben.server.cluster.catch_up import catch_up, follow_lines
from benben.server.cluster.hints import (
    CHAT,
    CHAT_CHANGED,
    LEASE,
    LINES,
    MAX_VIEWERS,
    PRESENCE,
    ROW,
    SESSION,
    WISH,
    Hint,
    HintSender,
    HintTransport,
    read_message,
)
from benben.server.cluster.neighbours import BOTS, HeldElsewhere, Neighbours
from benben.server.cluster.shared_use import TELL_SECONDS, SharedUse
from benben.server.errors import RequestError
from benben.server.storage import chat_queries, cluster_queries, journal_queries
from benben.server.storage.cluster_queries import SeatPresence, TableState
from benben.server.storage.connections import this_process
from benben.server.storage.journal_queries import StoredLine
from benben.server.storage.leases import Lease
from benben.server.storage.outages import DatabaseAway

if TYPE_CHECKING:
    from benben.server.people.sessions import Sessions
    from benben.server.tables.open_tables import OpenTables
    from benben.server.tables.services import Services
    from benben.server.tables.table import Table

LOG = logging.getLogger("benben.server")

LIFE_SECONDS = 0.4
"""Seconds between two signs of life."""
REFUSED_SECONDS = 5.0
"""Seconds after which a lease is asked for again that a living server had."""
OPENED = 1 << 16
"""Kind of news of this server alone: it has read a table, and agrees with others about who is away since when."""
CHAT_OVERLAP = 50
"""Ids of chat that are read again: lines are not committed in the order of their ids."""


class SharedDatabase(Neighbours):
    """The other servers on the same PostgreSQL database."""

    def __init__(self, services: Services, transport: HintTransport, poll_seconds: float, thinks: bool = True) -> None:
        self.id = secrets.token_hex(8)
        """The name of this server among the others."""
        self._services = services
        self._database = services.database
        self._transport = transport
        self._poll_seconds = poll_seconds
        self._thinks = thinks
        """False if bot machines move the bots of this server's tables."""
        self.on_wish: Callable[[Hint], None] = lambda hint: None
        """Called when another server wishes that bots move."""
        self._sender = HintSender(self.id, transport)
        self._use = SharedUse(self.id, transport, services.budgets, services.bot_workers)
        self._open_tables: OpenTables | None = None
        self._sessions: Sessions | None = None
        self._living: set[str] = set()
        self._held: dict[tuple[str, str], Lease] = {}
        self._refused: dict[tuple[str, str], tuple[str, float]] = {}
        """For leases that others have: the holder, and when it was asked."""
        self._presence: dict[tuple[str, int], SeatPresence] = {}
        """Presence that is not stored yet."""
        self._news: dict[str, int] = {}
        """Kinds of news about tables that are not read yet."""
        self._reading: set[str] = set()
        """Tables whose news are being read."""
        self._behind: list[str] = []
        """Of these, the tables whose journals have new lines and about which there is nothing else to read."""
        self._following = False
        """True while lines of such tables are being read."""
        self._poll_now = asyncio.Event()
        self._received = 0
        self._closed = False

    @property
    def hints(self) -> tuple[int, int]:
        return self._sender.sent, self._received

    async def start(self, open_tables: OpenTables, sessions: Sessions | None) -> None:
        """Begin to show life and to listen; without sessions if there are no visitors."""
        self._open_tables, self._sessions = open_tables, sessions
        await self._attempt(lambda: self._database.write(cluster_queries.forget_lost))
        await self._attempt(self._show_life)
        self._transport.start(self._receive, self._poll_now.set)
        spawn = self._services.tasks.spawn
        spawn(self._repeat(LIFE_SECONDS, self._show_life))
        spawn(self._repeat(TELL_SECONDS, self._use.tell))
        spawn(self._poll_loop())

    async def _repeat(self, seconds: float, run: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again. While the database is away, that is logged once by the database."""
        while True:
            await asyncio.sleep(seconds)
            await self._attempt(run)

    async def _attempt(self, run: Callable[[], Awaitable[None]]) -> None:
        try:
            await run()
        except RequestError:
            pass
        except Exception:
            LOG.exception("news of other servers could not be read")

    async def close(self) -> None:
        """End: give the leases back and tell the others."""
        self._closed = True
        held = list(self._held)
        self._held.clear()
        date = self._services.clock.date()
        await self._attempt(lambda: self._database.write(partial(cluster_queries.say_farewell, server=self.id, date=date)))
        for table_id, _ in held:
            self._sender.add(Hint(table_id, LEASE | PRESENCE))
        await self._sender.finish()
        await self._transport.close()

    # --- signs of life ---------------------------------------------------------------------------------------------------

    async def _show_life(self) -> None:
        if self._closed:
            return
        living, forgotten = await self._database.write(
            partial(cluster_queries.show_life, server=self.id, name=this_process())
        )
        lost, self._living = self._living - living - {self.id}, living
        if forgotten:
            self._store_presence_again()
        if lost:
            self._others_lost(lost)

    def _store_presence_again(self) -> None:
        """After a pause in which the others have forgotten this server: say again who is connected to it."""
        for table in self._tables():
            for seat in {one.seat for one in table.subscribers if one.seat is not None}:
                self.seat_present(table, seat)

    def _others_lost(self, lost: set[str]) -> None:
        """Have the duties of lost servers taken over, and their players counted as away."""
        for table in self._tables():
            if lost & table.servers_elsewhere:
                self._note(table.row.id, PRESENCE)
            if not self._thinks or self._refused.get((table.row.id, BOTS), ("", 0.0))[0] in lost:
                table.bots.start()

    def _tables(self) -> list[Table]:
        return [] if self._open_tables is None else list(self._open_tables.tables.values())

    # --- hints -----------------------------------------------------------------------------------------------------------

    def changed(self, table: Table, kinds: int) -> None:
        length = 0 if table.table_match is None else table.table_match.length
        self._sender.add(Hint(table.row.id, kinds, length, table.row.version))

    def want_bots(self, table: Table) -> None:
        if not self._thinks:
            viewers = sorted({(one.network, one.guest or "", one.is_player) for one in table.subscribers})
            players_first = sorted(viewers, key=lambda viewer: not viewer[2])[:MAX_VIEWERS]
            self._sender.add(Hint(table.row.id, WISH | LINES, table.length, table.row.version, players_first))

    def chat_changed(self, table_id: str) -> None:
        self._sender.add(Hint(table_id, CHAT_CHANGED))

    def guest_changed(self, guest: str) -> None:
        self._sender.add(Hint(guest, SESSION))

    def _receive(self, message: str) -> None:
        read = None if self._use.receive(message) else read_message(message)
        if read is None or read.sender == self.id:
            return
        self._received += len(read.hints)
        for hint in read.hints:
            self._take(hint)

    def _take(self, hint: Hint) -> None:
        if hint.kinds & SESSION:
            self._services.preferences.forget(hint.table)
            if self._sessions is not None:
                self._services.tasks.spawn(self._attempt(partial(self._sessions.check_guests, {hint.table})))
            return
        if hint.kinds & ROW:
            self._services.list_changes += 1
        if hint.kinds & LEASE:
            self._refused.pop((hint.table, BOTS), None)
        if hint.kinds & WISH:
            self.on_wish(hint)
        table = None if self._open_tables is None else self._open_tables.tables.get(hint.table)
        if table is None:
            return
        kinds = hint.kinds & (CHAT | CHAT_CHANGED | PRESENCE)
        if hint.kinds & (LINES | ROW):
            kinds |= (LINES if hint.length > table.length else 0) | (ROW if hint.version > table.row.version else 0)
        if hint.kinds & LEASE:
            table.bots.start()
        if kinds:
            self._note(hint.table, kinds)

    def _note(self, table_id: str, kinds: int) -> None:
        """Have news of a table read; those that come meanwhile are read afterwards, together."""
        self._news[table_id] = self._news.get(table_id, 0) | kinds
        if table_id in self._reading:
            return
        self._reading.add(table_id)
        if self._news[table_id] != LINES:
            self._services.tasks.spawn(self._read_news(table_id))
            return
        self._behind.append(table_id)
        if not self._following:
            self._following = True
            self._services.tasks.spawn(self._follow_all())

    async def _follow_all(self) -> None:
        """Read the new lines of all tables that are behind with one query; those that come meanwhile with the next."""
        try:
            while self._behind:
                behind, self._behind = self._behind, []
                await self._attempt(partial(self._follow, behind))
        finally:
            self._following = False

    async def _follow(self, table_ids: list[str]) -> None:
        open_tables = {} if self._open_tables is None else self._open_tables.tables
        tables = {table_id: open_tables[table_id] for table_id in table_ids if table_id in open_tables}
        for table_id in table_ids:  # other news that came meanwhile are read afterwards
            self._news[table_id] &= ~LINES
            if not self._news[table_id]:
                del self._news[table_id]
        starts = {table_id: table.length for table_id, table in tables.items()}
        found: dict[str, list[StoredLine]] = {}
        try:
            found = await self._database.read(partial(journal_queries.lines_from, starts=starts))
        finally:
            for table_id in table_ids:
                if table_id not in found:
                    self._done_reading(table_id)
        for table_id, lines in found.items():
            following = self._follow_table(tables[table_id], lines)
            if tables[table_id].lock.locked():  # the others do not wait for the end of a write there
                self._services.tasks.spawn(following)
            else:
                await following

    async def _follow_table(self, table: Table, lines: list[StoredLine]) -> None:
        try:
            await self._attempt(partial(follow_lines, table, lines))
        finally:
            self._done_reading(table.row.id)

    def _done_reading(self, table_id: str) -> None:
        """Have news read that came while others of a table were being read."""
        self._reading.discard(table_id)
        if table_id in self._news:
            self._note(table_id, 0)

    async def _read_news(self, table_id: str) -> None:
        try:
            while table_id in self._news:
                kinds = self._news.pop(table_id)
                table = None if self._open_tables is None else self._open_tables.tables.get(table_id)
                if table is not None:
                    await self._attempt(partial(self._read_kinds, table, kinds))
        finally:
            self._reading.discard(table_id)

    async def _read_kinds(self, table: Table, kinds: int) -> None:
        if kinds & (ROW | LINES):
            await catch_up(table)
        if kinds & OPENED:
            await self._agree_on_absence(table)
        if kinds & PRESENCE:
            await self._read_presence([table])
        if kinds & CHAT_CHANGED:
            await table.correct_chat()
        if kinds & CHAT and table.newest_chat is not None:
            after = table.newest_chat - CHAT_OVERLAP
            read = partial(chat_queries.latest_chat, table_id=table.row.id, after=after)
            table.send_chat(await self._database.read(read))

    # --- the poll --------------------------------------------------------------------------------------------------------

    async def _poll_loop(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._poll_seconds):
                    await self._poll_now.wait()
            except TimeoutError:
                pass
            self._poll_now.clear()
            await self._attempt(self.poll)

    async def poll(self) -> None:
        """Find news whose hints were lost, of all tables in memory."""
        tables = {table.row.id: table for table in self._tables()}
        if not tables:
            return
        states = await self._database.read(partial(cluster_queries.table_states, table_ids=list(tables)))
        for state in states:
            kinds = kinds_of_news(tables[state.table_id], state)
            if kinds:
                self._note(state.table_id, kinds)
        await self._read_presence(tables.values())
        if self._sessions is not None:
            await self._sessions.check_some()

    async def freshen(self, table: Table) -> None:
        with suppress(DatabaseAway):  # what is in memory is shown meanwhile
            states = await self._database.read(partial(cluster_queries.table_states, table_ids=[table.row.id]))
            if any(kinds_of_news(table, state) & (LINES | ROW) for state in states):
                await catch_up(table)

    # --- presence --------------------------------------------------------------------------------------------------------

    def opened(self, table: Table) -> None:
        self._note(table.row.id, PRESENCE | (OPENED if table.row.stand_in_after is not None else 0))

    def seat_present(self, table: Table, seat: int) -> None:
        self._store_soon(table, seat, None)

    def seat_left(self, table: Table, seat: int, date: float) -> None:
        self._store_soon(table, seat, date)

    def _store_soon(self, table: Table, seat: int, left_at: float | None) -> None:
        if not self._presence:
            self._services.tasks.spawn(self._store_presence())
        self._presence[table.row.id, seat] = SeatPresence(table.row.id, seat, self.id, left_at)

    async def _store_presence(self) -> None:
        await asyncio.sleep(0)
        changes, self._presence = list(self._presence.values()), {}
        await self._attempt(lambda: self._database.write(partial(cluster_queries.store_presence, changes=changes)))
        for table_id in {change.table_id for change in changes}:
            self._sender.add(Hint(table_id, PRESENCE))

    async def _agree_on_absence(self, table: Table) -> None:
        """Take over since when players are away, as other servers have it. If none has, they are away since the opening."""
        found = await self._database.read(partial(cluster_queries.presence_at, table_ids=[table.row.id], but=self.id))
        elsewhere = {one.seat for one in found if one.left_at is None}
        for seat, holder in enumerate(table.seat_holders):
            if holder.guest is None or seat in elsewhere or table.present_here(seat):
                continue
            known = [one.left_at for one in found if one.seat == seat and one.left_at is not None and not one.lost]
            table.absences.left(seat, max(known, default=table.absences.last_seen(seat)))
            self._store_soon(table, seat, table.absences.last_seen(seat))
        table.refresh_all()

    async def _read_presence(self, tables: Iterable[Table]) -> None:
        by_id = {table.row.id: table for table in tables}
        read = partial(cluster_queries.presence_at, table_ids=list(by_id), but=self.id)
        found: dict[str, list[SeatPresence]] = {table_id: [] for table_id in by_id}
        for one in await self._database.read(read):
            found[one.table_id].append(one)
        for table_id, table in by_id.items():
            table.set_presence_elsewhere(found[table_id])

    # --- leases ----------------------------------------------------------------------------------------------------------

    def may_hold(self, table_id: str, duty: str) -> bool:
        if not self._thinks:
            return False
        holder, asked_at = self._refused.get((table_id, duty), ("", 0.0))
        return holder not in self._living or asyncio.get_running_loop().time() - asked_at > REFUSED_SECONDS

    async def hold(self, table_id: str, duty: str) -> Lease | None:
        lease = self._held.get((table_id, duty))
        if lease is not None:
            return lease
        take = partial(cluster_queries.take_lease, table_id=table_id, duty=duty, server=self.id)
        lease = await self._database.write(take)
        if lease.holder != self.id:
            self._refused[table_id, duty] = (lease.holder, asyncio.get_running_loop().time())
            self._living.add(lease.holder)  # until the next sign of life says otherwise
            raise HeldElsewhere(duty)
        self._refused.pop((table_id, duty), None)
        self._held[table_id, duty] = lease
        return lease

    def lost(self, lease: Lease | None) -> None:
        if lease is not None:
            self._held.pop((lease.table_id, lease.duty), None)

    def give_back(self, table_id: str, duty: str) -> None:
        lease = self._held.pop((table_id, duty), None)
        if lease is not None:
            self._services.tasks.spawn(self._give_back(lease))

    def others_run(self) -> bool:
        return bool(self._living - {self.id})

    async def _give_back(self, lease: Lease) -> None:
        await self._attempt(lambda: self._database.write(partial(cluster_queries.give_lease_back, lease=lease)))
        self._sender.add(Hint(lease.table_id, LEASE))


def kinds_of_news(table: Table, state: TableState) -> int:
    """The kinds of news that the database has about a table in memory."""
    kinds = (LINES if state.length > table.length else 0) | (ROW if state.version > table.row.version else 0)
    return kinds | (CHAT if table.newest_chat is not None and state.chat > table.newest_chat else 0)
