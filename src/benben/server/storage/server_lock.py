"""The lock that lets one server alone use a database. The system releases it when the server ends, however it ends.

SQLite: a file beside the database is locked, and names the process. PostgreSQL: an advisory lock of the writing connection.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import IO

from sqlalchemy import Connection, text

from benben.data_folder import PRIVATE_FILE
from benben.kernel.errors import BadInput
from benben.server.storage.connections import this_process

ADVISORY_KEY = int.from_bytes(b"benben", "big")
"""The number of our advisory lock in a database."""
LOCKED_BYTE = 1 << 30
"""Windows locks a part of a file: one far behind its text, which stays readable."""

HOLDER = text(
    "SELECT activity.pid, activity.application_name, activity.client_addr, activity.backend_start"
    " FROM pg_locks AS held JOIN pg_stat_activity AS activity ON activity.pid = held.pid"
    " WHERE held.locktype = 'advisory' AND held.granted AND held.objsubid = 1"
    " AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (held.classid::bigint << 32 | held.objid::bigint) = :key"
)
"""Who holds the advisory lock."""


class DatabaseInUse(BadInput):
    """Another server uses the database."""

    def __init__(self, holder: str) -> None:
        super().__init__(
            f"another server uses this database: {holder}. One server can use a database at a time: stop that one first"
        )


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE_FILE)


class FileLock:
    """The lock of an SQLite database. Raises DatabaseInUse if another server holds it."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        try:
            self._file: IO[str] = open(self.path, "a+", encoding="utf-8", opener=_open_private)  # noqa: SIM115 (held open)
        except OSError as error:
            raise BadInput(f"the lock {self.path} cannot be written: {error.strerror}") from error
        try:
            _lock(self._file)
        except OSError as error:
            self._file.seek(0)
            holder = self._file.read().strip() or "a process without a name"
            self._file.close()
            raise DatabaseInUse(f"{holder} ({self.path})") from error
        self._file.truncate(0)
        self._file.write(f"{this_process()}, since {time.strftime('%Y-%m-%d %H:%M:%S')}\n")
        self._file.flush()

    def release(self) -> None:
        """Let the next server use the database. The file stays: removing it could remove the next one's lock."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def take_advisory_lock(connection: Connection) -> None:
    """Take the lock of a PostgreSQL database for as long as this connection lasts; raise DatabaseInUse if it is held.

    A connection of this process that was lost may still hold it; it is ended, and the lock is free at the next attempt.
    """
    if connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY_KEY}).scalar_one():
        return
    holder = connection.execute(HOLDER, {"key": ADVISORY_KEY}).first()
    if holder is None:
        raise DatabaseInUse("a server that has just ended")
    if holder.application_name == this_process():
        connection.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": holder.pid})
    address = f" from {holder.client_addr}" if holder.client_addr else ""
    since = holder.backend_start.strftime("%Y-%m-%d %H:%M:%S")
    raise DatabaseInUse(f"{holder.application_name or 'a connection without a name'}{address}, since {since}")
