"""Outages of the database: which errors mean one, and one log line when it begins and one when it is over."""

from __future__ import annotations

import logging
import time
from threading import Lock

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from benben.server.errors import RequestError
from benben.server.storage.connections import reason
from benben.server.storage.server_lock import DatabaseInUse

LOG = logging.getLogger("benben.server")

AWAY = "server-database-away"
"""Message key: the database does not answer."""
DISK_FULL = "server-disk-full"
"""Message key: nothing more can be written."""
RETRY_SECONDS = 1.0
"""Seconds between two attempts to connect while the database is away."""
SQLITE_TROUBLE = ("BUSY", "LOCKED", "IOERR", "CANTOPEN", "READONLY", "PROTOCOL", "INTERRUPT", "NOMEM", "CORRUPT", "NOTADB")
"""First parts of SQLite's names of errors that no statement of ours causes."""
POSTGRESQL_TROUBLE = ("08", "53", "55P03", "57", "58", "25006", "40")
"""First parts of the codes of PostgreSQL's errors that no statement of ours causes."""
POSTGRESQL_DISK_FULL = "53100"
"""PostgreSQL's code of a full disk."""


class DatabaseAway(RequestError):  # noqa: N818 (it reads as what it is)
    """The database does not answer, or cannot write. Nothing has changed, unless a connection was lost during a commit."""

    def __init__(self, key: str = AWAY) -> None:
        super().__init__(503, key)


def connection_lost(error: Exception) -> bool:
    """True if there is no connection any more, or none could be made."""
    if isinstance(error, DatabaseInUse):
        return True
    if not isinstance(error, DBAPIError):
        return False
    unmade = error.statement is None and getattr(error.orig, "sqlstate", "") is None
    return error.connection_invalidated or unmade


def ended_for_others(error: Exception) -> bool:
    """True if PostgreSQL has ended a transaction in favour of another one: it may work when it is run again."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") in ("40001", "40P01")


def trouble_key(error: Exception) -> str | None:
    """The message key of an error that is the database's trouble; None if it is the fault of a statement."""
    if isinstance(error, PoolTimeout) or connection_lost(error):
        return AWAY
    if not isinstance(error, DBAPIError):
        return None
    sqlite_name = str(getattr(error.orig, "sqlite_errorname", "")).removeprefix("SQLITE_")
    if sqlite_name == "FULL":
        return DISK_FULL
    code = str(getattr(error.orig, "sqlstate", "") or "")
    if code == POSTGRESQL_DISK_FULL:
        return DISK_FULL
    return AWAY if sqlite_name.startswith(SQLITE_TROUBLE) or code.startswith(POSTGRESQL_TROUBLE) else None


class Outage:
    """Whether reads, or writes, fail at present. Used by several threads."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        """What cannot be done with the database, for the log, such as ``read``."""
        self.key = ""
        """The message key of the outage; empty while there is none."""
        self._since = 0.0
        self._next_attempt = 0.0
        self._lock = Lock()

    def check(self) -> None:
        """Raise DatabaseAway if a connection failed a moment ago: one caller a second tries again, others need not wait."""
        with self._lock:
            now = time.monotonic()
            if now < self._next_attempt:
                raise DatabaseAway(self.key or AWAY)
            if self._next_attempt:
                self._next_attempt = now + RETRY_SECONDS

    def failed(self, error: Exception) -> Exception:
        """The error for the caller; an outage is logged when it begins."""
        key = trouble_key(error)
        if key is None:
            return error
        with self._lock:
            begun, self.key = not self.key, key
            now = time.monotonic()
            self._next_attempt = now + RETRY_SECONDS if connection_lost(error) else 0.0
            if begun:
                self._since = now
        if begun:
            LOG.error("the database cannot be %s: %s", self.doing, reason(error))
        return DatabaseAway(key)

    def worked(self) -> None:
        """Note that the database has answered; the end of an outage is logged."""
        if not self.key:
            return
        with self._lock:
            over, self.key, self._next_attempt = bool(self.key), "", 0.0
        if over:
            LOG.warning("the database can be %s again, after %.0f seconds", self.doing, time.monotonic() - self._since)
