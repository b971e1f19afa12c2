"""Backups of an SQLite database: taken while a server runs, put back while none does."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

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


def check_backup(backup: Path, known: Sequence[str]) -> str:
    """The schema revision of a backup; raise BadInput if it is no whole database of a schema that is known."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(backup.resolve()))}?mode=ro", uri=True)) as source:
            damage = source.execute("PRAGMA integrity_check").fetchone()[0]
            found = source.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise BadInput(f"{backup} is no database of benben: {error}") from error
    if damage != "ok":
        raise BadInput(f"{backup} is damaged: {damage}")
    if found is None or found[0] not in known:
        raise BadInput(f"{backup} has schema {found[0] if found else 'none'}, and this version of benben knows {known[-1]}")
    return str(found[0])


def put_back(backup: Path, database: Path) -> None:
    """Replace an SQLite database by a backup, in one step; the caller holds the lock of the database.

    The log of the old database must not be applied to the new file, so it goes before it; a backup of the old database was
    made, so nothing of it is lost.
    """
    part = database.with_name(f"{database.name}.part")
    part.unlink(missing_ok=True)
    back_up(backup, part)
    try:
        for ending in ("-wal", "-shm", "-journal"):
            database.with_name(database.name + ending).unlink(missing_ok=True)
        part.replace(database)
    except OSError as error:
        raise BadInput(f"the database {database} cannot be replaced: {error.strerror}") from error
    make_sqlite_private(database)


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
