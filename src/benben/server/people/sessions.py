"""Sessions: which device may act as which guest, everywhere or on one seat. Each can be listed and ended at any time."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from weakref import WeakValueDictionary

from benben.server.storage import session_queries
from benben.server.storage.database import Database
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.rows import Guest
from benben.server.storage.session_queries import Session
from benben.server.tables.services import BackgroundTasks
from benben.server.tables.subscriber import CLOSE_SESSION_ENDED, Subscriber

MAX_CACHED_SESSIONS = 20_000
"""Most sessions that are kept in memory."""
MAX_ENDED_IDS = 10_000
"""Most ids of ended sessions that are remembered, for reads of the database that began before they ended."""
CHECKED_GUESTS = 1000
"""Most guests whose sessions are compared with the database at once."""
USE_STORED_EVERY = 3600.0
"""Seconds between two writes of the time at which a session was last used."""


TOKEN_USE_STORED_EVERY = 60.0
"""The same for tokens of bots, whose owners look for uses that are not theirs."""


TOKEN_PREFIX = "benben_bot_"
"""The beginning of every token of a bot, by which people and scanners for secrets recognise one."""


class Sessions:
    """The sessions of all guests, with the connections that use them."""

    def __init__(self, database: Database, tasks: BackgroundTasks, clock: Callable[[], float] = time.time) -> None:
        self.database = database
        self.tasks = tasks
        self.clock = clock
        self._by_token: OrderedDict[str, Session] = OrderedDict()
        self._by_id: WeakValueDictionary[str, Session] = WeakValueDictionary()
        """Every session object that anybody holds: one for each id, so that ending it is noticed everywhere."""
        self._guests: WeakValueDictionary[str, Guest] = WeakValueDictionary()
        """Every guest object that anybody holds: one for each id, so that a new name is noticed everywhere."""
        self._ended: OrderedDict[str, None] = OrderedDict()
        self._subscribers: dict[str, set[Subscriber]] = {}
        self._to_check: list[str] = []
        """Guests whose sessions are still to be compared with the database in this round."""
        self.on_change: Callable[[str], None] = lambda guest: None
        """Called with a guest of whom a session has ended, or whose name has changed."""

    async def find(self, token: str | None, table_id: str | None = None, bearer: bool = False) -> Session | None:
        """The valid session of a token that is for everything, or for the seat at this table; None if there is none.

        With ``bearer`` it is the token of a bot, else that of a cookie: neither can be used as the other.
        """
        if not token:
            return None
        session = self._by_token.get(token) or await self._read(token)
        if session is None or session.table_id != table_id or session.bearer != bearer:
            return None
        if not self.in_use(session):
            self._by_token.pop(token, None)
            return None
        self._by_token[token] = session
        self._by_token.move_to_end(token)
        while len(self._by_token) > MAX_CACHED_SESSIONS:
            self._by_token.popitem(last=False)
        return session

    def known(self, token: str | None, table_id: str | None = None, bearer: bool = False) -> Session | None:
        """Like `find`, of sessions that were used lately: the database is not asked, and this is no use."""
        session = self._by_token.get(token or "")
        if session is None or session.table_id != table_id or session.bearer != bearer:
            return None
        return session if session.valid(self.clock()) else None

    async def _read(self, token: str) -> Session | None:
        session = await self.database.read(lambda connection: session_queries.find_session(connection, token))
        if session is None or session.id in self._ended:
            return None
        session = self._by_id.setdefault(session.id, session)
        session.guest = self._guests.setdefault(session.guest.id, session.guest)
        return session

    def in_use(self, session: Session) -> bool:
        """True if the session is valid; then it counts as used now."""
        now = self.clock()
        if not session.valid(now):
            return False
        first = session.bearer and session.used == session.made
        if first or now - session.used > (TOKEN_USE_STORED_EVERY if session.bearer else USE_STORED_EVERY):
            session.used = now
            self.tasks.spawn(self._store_use(session))
        return True

    async def _store_use(self, session: Session) -> None:
        try:
            await self.database.write(lambda connection: session_queries.mark_used(connection, session))
        except DatabaseAway:
            session.used = session.made if session.bearer else session.used - USE_STORED_EVERY  # stored at the next use

    async def start(self, guest: Guest, device: str) -> str:
        """Store a new guest with a session; return its token."""
        token = secrets.token_urlsafe(32)
        await self.database.write(lambda connection: session_queries.add_guest(connection, guest, token, device))
        return token

    async def begin(self, guest: str, device: str) -> str:
        """Store another session of a guest, for everything; return its token."""
        token = secrets.token_urlsafe(32)
        await self.database.write(lambda connection: session_queries.add_session(connection, guest, token, device))
        return token

    async def begin_bearer(self, guest: str, label: str) -> str:
        """Store a token of a bot under a label; return the token."""
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        await self.database.write(
            lambda connection: session_queries.add_session(connection, guest, token, label, bearer=True)
        )
        return token

    async def change_guest(self, guest: Guest, name: str, colour: str, symbol: str) -> None:
        """Store a guest's new name, colour and symbol; all its sessions see them."""
        changed = Guest(guest.id, name, colour, symbol)
        await self.database.write(lambda connection: session_queries.update_guest(connection, changed))
        guest.name, guest.colour, guest.symbol = name, colour, symbol
        self.on_change(guest.id)

    async def of_guest(self, guest: Guest) -> list[Session]:
        """The sessions of a guest, the last used first."""
        found = await self.database.read(lambda connection: session_queries.sessions_of(connection, guest.id))
        return [session for session in found if session.id not in self._ended]

    async def end(self, guest: Guest, ids: Collection[str]) -> None:
        """End sessions of a guest: their tokens are refused from now on, and their connections are closed."""
        if not ids:
            return
        await self.database.write(lambda connection: session_queries.end_sessions(connection, guest.id, list(ids)))
        for session_id in ids:
            self._note_ended(session_id)
        self.on_change(guest.id)

    def _note_ended(self, session_id: str) -> None:
        self._ended[session_id] = None
        session = self._by_id.get(session_id)
        if session is not None:
            session.ended = True
        for subscriber in self._subscribers.get(session_id, ()):
            subscriber.close(CLOSE_SESSION_ENDED)
        while len(self._ended) > MAX_ENDED_IDS:
            self._ended.popitem(last=False)

    # --- changes by other servers ----------------------------------------------------------------------------------------

    async def check_guests(self, guests: Collection[str]) -> None:
        """Compare the sessions of guests in memory with the database, which other servers change too."""
        held = [session for session in list(self._by_id.values()) if session.guest.id in guests and not session.ended]
        if not held:
            return
        wanted = sorted({session.guest.id for session in held})
        read = await self.database.read(lambda connection: session_queries.sessions_of_guests(connection, wanted))
        stored = {session.id: session.guest for session in read}
        for session in held:
            guest = stored.get(session.id)
            if guest is None:
                self._note_ended(session.id)
            else:
                vars(session.guest).update(vars(guest))

    async def check_some(self) -> None:
        """Compare some of the sessions in memory, so that all have their turn: hints of other servers can be lost."""
        if not self._to_check:
            self._to_check = sorted({session.guest.id for session in list(self._by_id.values())})
        chosen, self._to_check = self._to_check[:CHECKED_GUESTS], self._to_check[CHECKED_GUESTS:]
        await self.check_guests(set(chosen))

    # --- connections -----------------------------------------------------------------------------------------------------

    def attach(self, session: Session | None, subscriber: Subscriber) -> None:
        """Have a connection closed when its session ends."""
        if session is None:
            return
        self._subscribers.setdefault(session.id, set()).add(subscriber)
        if session.ended:
            subscriber.close(CLOSE_SESSION_ENDED)

    def detach(self, session: Session | None, subscriber: Subscriber) -> None:
        """Forget a connection that has ended."""
        if session is None:
            return
        left = self._subscribers.get(session.id, set())
        left.discard(subscriber)
        if not left:
            self._subscribers.pop(session.id, None)
