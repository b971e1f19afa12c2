"""The locks on a database in use. The system releases them when a server ends, however it ends.

SQLite serves one process: a file beside the database is locked, and names the process. PostgreSQL serves any number of them:
each holds a shared advisory lock of its writing connection, and an upgrade of the schema needs the lock alone.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

from sqlalchemy import Connection, text

from benben.data_folder import PRIVATE_FILE
from benben.kernel.errors import BadInput
from benben.server.storage.connections import this_process

ADVISORY_KEY = int.from_bytes(b"benben", "big")
"""The number of our advisory lock in a database."""
UPGRADE_PATIENCE = 10.0
"""Seconds that a server waits for others to end, or to upgrade the schema."""
RETRY_SECONDS = 0.1
"""Seconds between two attempts to take the lock."""
LOCKED_BYTE = 1 << 30
"""Windows locks a part of a file: one far behind its text, which stays readable."""

HOLDER = text(
    "SELECT activity.pid, activity.application_name, activity.client_addr, activity.backend_start"
    " FROM pg_locks AS held JOIN pg_stat_activity AS activity ON activity.pid = held.pid"
    " WHERE held.locktype = 'advisory' AND held.granted AND held.objsubid = 1"
    " AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (held.classid::bigint << 32 | held.objid::bigint) = :key"
)
"""Who holds the advisory lock, alone or with others."""


ONE_PROCESS = (
    "SQLite serves one process: stop that one first, or let several servers share a PostgreSQL (docs/hosting.md says how)"
)
"""What a second server on SQLite is told to do."""
ALONE_TO_UPGRADE = "Its schema has to be upgraded, and an upgrade needs the database alone: stop that one first"
"""What a server of a newer version is told to do while others run."""


class DatabaseInUse(BadInput):
    """Another server uses the database, which only one may use now."""

    def __init__(self, holder: str, advice: str = ONE_PROCESS) -> None:
        super().__init__(f"another server uses this database: {holder}. {advice}")


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE_FILE)


class FileLock:
    """The lock of an SQLite database. Raises DatabaseInUse if another server holds it."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        try:
            self._file: IO[str] = open(self.path, "a+", encoding="utf-8", opener=_open_private)  # noqa: SIM115 (held open)
        except OSError as error:
            raise self._not_written(error) from error
        try:
            _lock(self._file)
        except OSError as error:
            self._file.seek(0)
            holder = self._file.read().strip() or "a process without a name"
            self._file.close()
            raise DatabaseInUse(f"{holder} ({self.path})") from error
        try:
            self._file.truncate(0)
            self._file.write(f"{this_process()}, since {time.strftime('%Y-%m-%d %H:%M:%S')}\n")
            self._file.flush()
        except OSError as error:  # a full disk
            with contextlib.suppress(OSError):
                self._file.close()
            raise self._not_written(error) from error

    def _not_written(self, error: OSError) -> BadInput:
        return BadInput(f"the lock {self.path} cannot be written: {error.strerror}")

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


def share_database(connection: Connection, is_newest: Callable[[], bool], upgrade: Callable[[], None]) -> None:
    """Take the lock of a PostgreSQL database together with other servers, for as long as this connection lasts.

    A schema that is not the newest is upgraded first, by one server alone; raise DatabaseInUse if others do not end.
    """
    deadline = time.monotonic() + UPGRADE_PATIENCE
    while not (is_newest() and _try_lock(connection, "pg_try_advisory_lock_shared")):
        if not is_newest() and _try_lock(connection, "pg_try_advisory_lock"):
            try:
                if not is_newest():
                    upgrade()
            finally:
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": ADVISORY_KEY})
                connection.commit()
            continue
        if time.monotonic() > deadline:
            raise DatabaseInUse(_holder(connection), ALONE_TO_UPGRADE)
        time.sleep(RETRY_SECONDS)


def share_again(connection: Connection) -> None:
    """Take the shared lock on a new connection of a server that has lost one; raise DatabaseInUse during an upgrade."""
    if not _try_lock(connection, "pg_try_advisory_lock_shared"):
        raise DatabaseInUse(_holder(connection), ALONE_TO_UPGRADE)


def _try_lock(connection: Connection, function: str) -> bool:
    locked = connection.execute(text(f"SELECT {function}(:key)"), {"key": ADVISORY_KEY}).scalar_one()
    connection.commit()
    return bool(locked)


def _holder(connection: Connection) -> str:
    holder = connection.execute(HOLDER, {"key": ADVISORY_KEY}).first()
    connection.commit()
    if holder is None:
        return "a server that has just ended"
    address = f" from {holder.client_addr}" if holder.client_addr else ""
    since = holder.backend_start.strftime("%Y-%m-%d %H:%M:%S")
    return f"{holder.application_name or 'a connection without a name'}{address}, since {since}"
