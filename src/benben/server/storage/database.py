"""The database: reads run in a few threads; writes run in one thread, which commits all waiting writes together.

A write is done when its commit is on disk: SQLite runs in WAL mode with full synchronisation, PostgreSQL with its defaults.
Tables that write at the same moment share one commit, which makes durable writes cheap.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from benben.data_folder import PRIVATE_FILE, make_private, make_private_folder
from benben.kernel.errors import BadInput

T = TypeVar("T")

BATCH_SIZE = 256
"""Number of collected writes from which on a commit waits for no more of them."""
READING_THREADS = 2
"""Number of threads that read."""


class QueuedWrite:
    """A queued write and its future; ``item`` is batched with others that share ``run``."""

    def __init__(self, run: Callable[[Connection, list[Any]], list[Any] | None], item: object) -> None:
        self.run = run
        self.item = item
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def resolve(self) -> None:
        """Resolve the future; called in the event loop."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class Database:
    """A database at the newest schema."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self._engine = create_engine(url, pool_size=READING_THREADS + 1, hide_parameters=True)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
            raise BadInput(
                f"{url!r} is no database: use sqlite:///FILE or postgresql+psycopg://HOST/NAME ({error})"
            ) from error
        if self._engine.dialect.name == "sqlite":
            make_sqlite_private(self._engine.url.database)
            event.listen(self._engine, "connect", _tune_sqlite)
        self._write_connection = self._migrate_and_connect()
        self._new_writes: list[QueuedWrite] = []
        self._queue: SimpleQueue[list[QueuedWrite] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READING_THREADS, thread_name_prefix="database-read")
        self._writer = threading.Thread(target=self._write_loop, name="database-write", daemon=True)
        self._writer.start()

    def _migrate_and_connect(self) -> Connection:
        """Upgrade the schema; return the connection of the writing thread."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        config.set_main_option("path_separator", "os")
        try:
            with self._engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
            return self._engine.connect()
        except SQLAlchemyError as error:
            self._engine.dispose()
            raise BadInput(f"the database {self._engine.url!r} cannot be used: {error}") from error

    async def write(self, run: Callable[[Connection], T]) -> T:
        """Run statements in the writing thread; return when all of them are on disk, or raise when none is."""
        result: T = await self._enqueue(QueuedWrite(_run_each, run))
        return result

    async def write_batched(self, run: Callable[[Connection, list[T]], None], item: T) -> None:
        """Write an item together with all waiting items of the same ``run``, which is called once with the list of them."""
        await self._enqueue(QueuedWrite(run, item))

    def _enqueue(self, write: QueuedWrite) -> asyncio.Future[Any]:
        """Queue a write. All writes of one turn of the event loop wake the writing thread once."""
        if not self._new_writes:
            write.loop.call_soon(self._hand_over)
        self._new_writes.append(write)
        return write.done

    def _hand_over(self) -> None:
        writes, self._new_writes = self._new_writes, []
        self._queue.put(writes)

    async def read(self, run: Callable[[Connection], T]) -> T:
        """Run queries in a reading thread; they see every finished write."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, run)

    def _read(self, run: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return run(connection)

    def close(self) -> None:
        """Finish the waiting writes and close the database."""
        self._hand_over()
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._write_connection.close()
        self._engine.dispose()

    # --- the writing thread ------------------------------------------------------------------------------------------

    def _write_loop(self) -> None:
        while True:
            writes, last = self._collect()
            if writes:
                self._commit(writes)
            if last:
                return

    def _collect(self) -> tuple[list[QueuedWrite], bool]:
        """Wait for at least one write; return all that wait, and whether the database is to be closed after them."""
        writes: list[QueuedWrite] = []
        new = self._queue.get()
        while new is not None:
            writes += new
            if len(writes) >= BATCH_SIZE:
                return writes, False
            try:
                new = self._queue.get_nowait()
            except Empty:
                return writes, False
        return writes, True

    def _commit(self, writes: list[QueuedWrite]) -> None:
        """Commit all writes together; if that fails, each alone, so that a bad write fails no other."""
        if not self._attempt(writes) and len(writes) > 1:
            for write in writes:
                self._attempt([write])
        for loop in {write.loop for write in writes}:
            with contextlib.suppress(RuntimeError):  # the loop that waited is closed
                loop.call_soon_threadsafe(_resolve, [write for write in writes if write.loop is loop])

    def _attempt(self, writes: list[QueuedWrite]) -> bool:
        """Run writes in one transaction; return False if one of them failed."""
        for write in writes:
            write.error = None
        try:
            with self._write_connection.begin():
                for run, batch in groupby(writes, lambda write: write.run):
                    _run_batch(self._write_connection, run, list(batch))
        except Exception as error:  # any error belongs to the caller that waits for the write
            for write in writes:
                write.error = error
            return False
        return True


def _run_batch(
    connection: Connection, run: Callable[[Connection, list[Any]], list[Any] | None], writes: list[QueuedWrite]
) -> None:
    results = run(connection, [write.item for write in writes])
    if results is not None:
        for write, result in zip(writes, results, strict=True):
            write.result = result


def _run_each(connection: Connection, runs: list[Callable[[Connection], Any]]) -> list[Any]:
    """Run writes that share no statement, one after another."""
    return [run(connection) for run in runs]


def _resolve(writes: list[QueuedWrite]) -> None:
    for write in writes:
        write.resolve()


def _tune_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def make_sqlite_private(file: str | None) -> None:
    """Make the files of an SQLite database readable by their owner only: they hold the seeds of games in play.

    SQLite gives its log and its shared memory the permissions of the database file, so that file is created here first.
    """
    if not file or file.startswith((":memory:", "file:")):
        return
    with contextlib.suppress(OSError):  # SQLAlchemy says why a file cannot be used
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
        for name in (file, f"{file}-wal", f"{file}-shm", f"{file}-journal"):
            make_private(Path(name))


def sqlite_url(folder: Path) -> str:
    """The address of the SQLite database in a data folder; the folder is created if it does not exist."""
    try:
        make_private_folder(folder)
    except OSError as error:
        raise BadInput(f"the data folder {folder} cannot be created: {error.strerror}") from error
    return f"sqlite:///{folder / 'benben.sqlite'}"
