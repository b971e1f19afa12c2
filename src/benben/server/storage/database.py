"""The store: one database behind two doors. Writes go through one thread that commits what waits together.

A write is done when its commit has reached the disk: SQLite runs in WAL mode with full synchronisation, PostgreSQL as it
comes. Many tables that write at the same moment share one commit, which is what makes durable writes cheap.
"""

from __future__ import annotations

import asyncio
import contextlib
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

from benben.kernel.errors import BadInput

T = TypeVar("T")

BATCH = 256
"""Writes after which no further ones are waited for before a commit."""
READERS = 2


class Job:
    """One write that waits for its commit, and who waits for it: an item for statements that take many at a time."""

    def __init__(self, run: Callable[[Connection, list[Any]], list[Any] | None], item: object) -> None:
        self.run = run
        self.item = item
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits; called in the event loop."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class Database:
    """A database at the newest schema, ready to be read and written."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self._engine = create_engine(url, pool_size=READERS + 1)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
            raise BadInput(
                f"{url!r} is no database: say sqlite:///FILE or postgresql+psycopg://HOST/NAME ({error})"
            ) from error
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _tune_sqlite)
        self._writing = self._migrated()
        self._asked: list[Job] = []
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._writer = threading.Thread(target=self._write_on, name="store-write", daemon=True)
        self._writer.start()

    def _migrated(self) -> Connection:
        """Bring the schema up to date; the connection that all is written on."""
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
        """Run statements in the writing thread; done when they are on disk, all of them or none."""
        result: T = await self._wait(Job(_each, run))
        return result

    async def share(self, run: Callable[[Connection, list[T]], None], item: T) -> None:
        """Write an item of a kind that statements can take many of: ``run`` is given all those that wait for it, at once."""
        await self._wait(Job(run, item))

    def _wait(self, job: Job) -> asyncio.Future[Any]:
        """Have the writing thread do this; all that is asked for in one turn of the event loop wakes it once."""
        if not self._asked:
            job.loop.call_soon(self._hand_over)
        self._asked.append(job)
        return job.done

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        self._queue.put(asked)

    async def read(self, run: Callable[[Connection], T]) -> T:
        """Run queries in a reading thread; they see every write that is done."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, run)

    def _read(self, run: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return run(connection)

    def close(self) -> None:
        """Finish the writes that wait and let go of the database."""
        self._hand_over()
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._writing.close()
        self._engine.dispose()

    # --- the writing thread ------------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        while True:
            jobs, last = self._gather()
            if jobs:
                self._commit(jobs)
            if last:
                return

    def _gather(self) -> tuple[list[Job], bool]:
        """Everything that waits, at least one; and whether the end was among it."""
        jobs: list[Job] = []
        asked = self._queue.get()
        while asked is not None:
            jobs += asked
            if len(jobs) >= BATCH:
                return jobs, False
            try:
                asked = self._queue.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _commit(self, jobs: list[Job]) -> None:
        """Commit all together; where one fails, each by itself, so that it fails alone."""
        if not self._attempt(jobs) and len(jobs) > 1:
            for job in jobs:
                self._attempt([job])
        for loop in {job.loop for job in jobs}:
            with contextlib.suppress(RuntimeError):  # the loop that waited is closed
                loop.call_soon_threadsafe(_settle, [job for job in jobs if job.loop is loop])

    def _attempt(self, jobs: list[Job]) -> bool:
        for job in jobs:
            job.error = None
        try:
            with self._writing.begin():
                for run, alike in groupby(jobs, lambda job: job.run):
                    _run(self._writing, run, list(alike))
        except Exception as error:  # whatever a job raises is for whoever waits for it
            for job in jobs:
                job.error = error
            return False
        return True


def _run(connection: Connection, run: Callable[[Connection, list[Any]], list[Any] | None], jobs: list[Job]) -> None:
    results = run(connection, [job.item for job in jobs])
    if results is not None:
        for job, result in zip(jobs, results, strict=True):
            job.result = result


def _each(connection: Connection, runs: list[Callable[[Connection], Any]]) -> list[Any]:
    """Writes that have nothing in common."""
    return [run(connection) for run in runs]


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()


def _tune_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def sqlite_url(folder: Path) -> str:
    """The database in a data folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"the data folder {folder} cannot be made: {error.strerror}") from error
    return f"sqlite:///{folder / 'benben.sqlite'}"
