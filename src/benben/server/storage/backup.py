"""Backups of an SQLite database, taken while a server runs."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from benben.data_folder import PRIVATE_FILE, make_private
from benben.kernel.errors import BadInput


def backup_file(database: Path, revision: str | None) -> Path:
    """The name of a new backup: beside the database, with its revision and the time."""
    stamp = f"{database.stem}-{revision or 'empty'}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [f"{stamp}.backup", *[f"{stamp}-{number}.backup" for number in range(2, 100)]]
    return next(path for path in map(database.with_name, names) if not path.exists())


def back_up(database: Path, to: Path) -> None:
    """Copy an SQLite database with all finished writes to a new file; raise BadInput if that fails."""
    part = to.with_name(f"{to.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE))
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(to)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise BadInput(f"the backup {to} cannot be written: {error}") from error


def make_sqlite_private(database: Path) -> None:
    """Create the file of a database if there is none, and let nobody but its owner read it or the files beside it.

    SQLite gives its log and its shared memory the permissions of the database file.
    """
    try:
        os.close(os.open(database, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
    except OSError as error:
        raise BadInput(f"the database {database} cannot be used: {error.strerror}") from error
    for ending in ("", "-wal", "-shm", "-journal"):
        make_private(database.with_name(database.name + ending))
