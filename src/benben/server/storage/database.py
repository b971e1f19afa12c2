"""The database: reads run in a few threads; writes run in one thread, which commits all waiting writes together.

Visitors take turns to read, and of one visitor a commit has a few writes, so that nobody waits for all that one asks for.

A write is done when its commit is on disk: SQLite runs in WAL mode with full synchronisation, PostgreSQL with its defaults.
Tables that write at the same moment share one commit, which makes durable writes cheap.

One server alone uses an SQLite database. Several may share a PostgreSQL database: what a transaction read may be out of date
when the next one writes, so that writes about tables name what they rely on, and raise `MovedOn` if it has changed.

A database that does not answer raises `DatabaseAway`. Reads and writes try it again by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError

from benben.data_folder import make_private_folder
from benben.kernel.errors import BadInput
from benben.server.fair_slots import CURRENT_VISITOR, FairSlots
from benben.server.storage.backup import make_sqlite_private
from benben.server.storage.broken_tables import BROKEN_TABLES, BrokenTables
from benben.server.storage.connections import (
    begin_to_write,
    database_address,
    restart_deadline,
    serving_engine,
    sqlite_file,
    unusable_database,
)
from benben.server.storage.outages import DISK_FULL, RETRY_SECONDS, DatabaseAway, Outage, connection_lost, ended_for_others
from benben.server.storage.server_lock import DatabaseInUse, FileLock, share_again, share_database
from benben.server.storage.upgrade import is_newest, upgrade

T = TypeVar("T")

BATCH_SIZE = 256
"""Number of collected writes from which on a commit waits for no more of them."""
WRITES_OF_NETWORK = 4
"""Most writes of one network in a commit, if others wait or not: a commit must not take long."""
READING_THREADS = 2
"""Number of threads that read."""
MAX_DEADLOCKS = 3
"""How often a transaction is run again that the database has ended in favour of another server's."""
MIN_FREE_BYTES = 16_000_000
"""Free bytes on the disk of an SQLite database below which the server reports a full disk."""
PROBE = (
    "CREATE TABLE write_probe (filler TEXT)",
    f"INSERT INTO write_probe VALUES {', '.join(['(' + repr('x' * 2000) + ')'] * 8)}",
    "DROP TABLE write_probe",
)
"""Statements of a transaction that succeeds if there is room for some more pages, and leaves nothing behind."""


class QueuedWrite:
    """A queued write and its future; ``item`` is batched with others that share ``run``."""

    def __init__(self, run: Callable[[Connection, list[Any]], list[Any] | None], item: object) -> None:
        self.run = run
        self.item = item
        self.network = CURRENT_VISITOR.get()[0]
        """The network for which it is done; empty if it is the server's own."""
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
        self.away = Outage("reached")
        self.reading = Outage("read")
        self.writing = Outage("written")
        self.broken_tables = BrokenTables()
        self.writes_of_network = WRITES_OF_NETWORK
        """Most writes of one network in a commit."""
        self.charge: Callable[[str, float], None] = lambda network, seconds: None
        """Called in the event loop with processor time of the threads: who holds the interpreter's lock delays everybody."""
        self.commits = 0
        """Number of transactions that were committed."""
        self.writes = 0
        """Number of writes in them."""
        self._address = database_address(url)
        self._file = sqlite_file(self._address)
        self.shared = self._address.get_backend_name() == "postgresql"
        """True if other servers may use the database as well."""
        self._engine = serving_engine(self._address, READING_THREADS + 1)
        self._reading_engine = self._engine
        if self.shared:
            self._reading_engine = self._engine.execution_options(isolation_level="REPEATABLE READ")
        """Reads of several statements see the database at one moment."""
        event.listen(self._engine, "connect", self._note_broken_tables)
        self._file_lock: FileLock | None = None
        self._committing = False
        """True from the moment when a commit is sent: from then on a lost connection leaves its result unknown."""
        self._write_failed = False
        """True if the last write failed because of an outage."""
        self._write_connection: Connection | None = None
        self._open()
        self._when_back: tuple[asyncio.AbstractEventLoop, Callable[[], object]] | None = None
        self._new_writes: list[QueuedWrite] = []
        self._queue: SimpleQueue[list[QueuedWrite] | None] = SimpleQueue()
        self._waiting_writes: list[QueuedWrite] = []
        """Writes that the writing thread has taken from the queue and not begun."""
        self._read_slots = FairSlots(READING_THREADS)
        self._readers = ThreadPoolExecutor(READING_THREADS, thread_name_prefix="database-read")
        self._writer = threading.Thread(target=self._write_loop, name="database-write", daemon=True)
        self._writer.start()

    def _open(self) -> None:
        """Take the lock and upgrade the schema; raise BadInput if the database cannot be used."""
        try:
            if self._file is not None:
                make_sqlite_private(self._file)
                self._file_lock = FileLock(self._file)
            self._write_connection = self._engine.connect()
            if self.shared:
                newest, upgrading = partial(is_newest, self._address), partial(upgrade, self._address)
                share_database(self._write_connection, newest, upgrading)
            else:
                upgrade(self._address)
        except SQLAlchemyError as error:
            self._release()
            raise unusable_database("used", self.url, error) from None
        except BadInput:
            self._release()
            raise

    def _connect_to_write(self) -> Connection:
        """Another connection of the writing thread, after one was lost; on PostgreSQL it shares the lock."""
        connection = self._engine.connect()
        try:
            if self.shared:
                share_again(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _release(self) -> None:
        if self._write_connection is not None:
            self._write_connection.close()
        self._engine.dispose()
        if self._file_lock is not None:
            self._file_lock.release()

    def _note_broken_tables(self, connection: object, record: Any) -> None:
        record.info[BROKEN_TABLES] = self.broken_tables

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
        """Run queries in a reading thread, when it is the visitor's turn; they see every finished write."""
        used: list[float] = []
        async with self._read_slots.slot():
            try:
                return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_measured, run, used)
            finally:
                self._charge(CURRENT_VISITOR.get()[0], sum(used))

    def _charge(self, network: str, seconds: float) -> None:
        """Count time of a thread for a network, unless it was used for the server itself."""
        if network:
            self.charge(network, seconds)

    def _read_measured(self, run: Callable[[Connection], T], used: list[float]) -> T:
        """Run queries, and note the processor time that they take."""
        begin = time.thread_time()
        try:
            return self._read(run)
        finally:
            used.append(time.thread_time() - begin)

    def _read(self, run: Callable[[Connection], T]) -> T:
        self.away.check()
        fresh = bool(self.away.key)
        while True:
            try:
                with self._reading_engine.connect() as connection:
                    restart_deadline(connection)
                    result = run(connection)
            except SQLAlchemyError as error:
                if connection_lost(error) and not fresh:  # the connection was an old one: a new one may work
                    fresh = True
                    continue
                raise self._outage(error, self.reading).failed(error) from error
            self.away.worked()
            self.reading.worked()
            return result

    def _outage(self, error: Exception, doing: Outage) -> Outage:
        """The outage that an error belongs to: a connection that is lost is one outage for reads and writes."""
        return self.away if connection_lost(error) and not isinstance(error, DatabaseInUse) else doing

    def when_back(self, callback: Callable[[], object]) -> None:
        """Have a function called in this event loop whenever an outage of writes is over."""
        self._when_back = (asyncio.get_running_loop(), callback)

    def write_error(self) -> DatabaseAway | None:
        """The error for a database that cannot be written to, or soon cannot, as far as is known."""
        key = self.away.key or self.writing.key
        if key:
            return DatabaseAway(key)
        with contextlib.suppress(OSError):
            if self._file is not None and shutil.disk_usage(self._file.parent).free < MIN_FREE_BYTES:
                return DatabaseAway(DISK_FULL)
        return None

    def close(self) -> None:
        """Finish the waiting writes and close the database."""
        self._hand_over()
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._release()

    # --- the writing thread ------------------------------------------------------------------------------------------

    def _write_loop(self) -> None:
        last = False
        while not last or self._waiting_writes:
            last = self._collect() or last
            writes, self._waiting_writes = first_of_each_network(self._waiting_writes, self.writes_of_network)
            if writes:
                self._commit(writes)

    def _collect(self) -> bool:
        """Wait for at least one write and take all that wait; True if the database is to be closed after them.

        During an outage the database is tried from time to time, so that an end is noticed when nobody writes.
        """
        try:
            new = self._queue.get(not self._waiting_writes, RETRY_SECONDS if self._write_failed else None)
        except Empty:
            if not self._waiting_writes:
                self._probe()
            return False
        while new is not None:
            self._waiting_writes += new
            if len(self._waiting_writes) >= BATCH_SIZE:
                return False
            try:
                new = self._queue.get_nowait()
            except Empty:
                return False
        return True

    def _commit(self, writes: list[QueuedWrite]) -> None:
        """Commit all writes together; if that fails, each alone, so that a bad write fails no other."""
        begin = time.thread_time()
        error = self._attempt(writes)
        if error is not None and len(writes) > 1 and self._write_connection is not None:
            for write in writes:
                write.error = self._attempt([write])
        else:
            for write in writes:
                write.error = error
        seconds = (time.thread_time() - begin) / len(writes)
        for loop in {write.loop for write in writes}:
            with contextlib.suppress(RuntimeError):  # the loop that waited is closed
                loop.call_soon_threadsafe(self._resolve, [write for write in writes if write.loop is loop], seconds)

    def _resolve(self, writes: list[QueuedWrite], seconds: float) -> None:
        """Resolve the futures of writes, each of which took this much processor time; called in the event loop."""
        for write in writes:
            self._charge(write.network, seconds)
            write.resolve()

    def _attempt(self, writes: list[QueuedWrite]) -> Exception | None:
        """Run writes in one transaction; return the error if one of them failed."""

        def run_all(connection: Connection) -> None:
            for run, batch in groupby(writes, lambda write: write.run):
                _run_batch(connection, run, list(batch))

        error = self._transact(run_all)
        if error is None:
            self.commits += 1
            self.writes += len(writes)
        return error

    def _transact(self, run: Callable[[Connection], None]) -> Exception | None:
        """Run statements in one transaction; return the error if it failed. An old connection that was lost is replaced.

        A transaction that the database ended because it waited in a ring with that of another server is run again.
        """
        fresh, deadlocks = self._write_connection is None, 0
        while True:
            self._committing = False
            try:
                self._transact_once(run)
            except Exception as error:  # any error belongs to the caller that waits for the write
                lost = connection_lost(error)
                if self._committing and not lost:
                    self._end_failed_commit()
                if lost:
                    self._drop_write_connection()
                    if not fresh and not self._committing:
                        fresh = True
                        continue
                elif ended_for_others(error) and deadlocks < MAX_DEADLOCKS:
                    deadlocks += 1
                    continue
                told = self._outage(error, self.writing).failed(error)
                self._write_failed = isinstance(told, DatabaseAway)
                return told
            self.away.worked()
            self.writing.worked()
            if self._write_failed:
                self._write_failed = False
                self._tell_back()
            return None

    def _transact_once(self, run: Callable[[Connection], None]) -> None:
        if self._write_connection is None:
            self.away.check()
            self._write_connection = self._connect_to_write()
        connection = self._write_connection
        restart_deadline(connection)
        with connection.begin() as transaction:
            begin_to_write(connection)
            run(connection)
            self._committing = True
            transaction.commit()

    def _end_failed_commit(self) -> None:
        """Roll back a transaction that could not be committed, as on a full disk: otherwise no other one could begin.

        SQLAlchemy rolls back only what failed before the commit.
        """
        assert self._write_connection is not None
        try:
            self._write_connection.rollback()
            self._write_connection.connection.rollback()
        except Exception:  # whatever the driver says: another connection is made for the next transaction
            self._write_connection.invalidate()
            self._drop_write_connection()

    def _drop_write_connection(self) -> None:
        if self._write_connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._write_connection.close()
            self._write_connection = None

    def _probe(self) -> None:
        """Try to write during an outage."""

        def write_some(connection: Connection) -> None:
            for statement in PROBE:
                connection.execute(text(statement))

        self._transact(write_some)

    def _tell_back(self) -> None:
        if self._when_back is not None:
            loop, callback = self._when_back
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(callback)


def first_of_each_network(writes: list[QueuedWrite], most: int) -> tuple[list[QueuedWrite], list[QueuedWrite]]:
    """The writes for the next commit, a few of each network, and those that wait for a later one; both in order."""
    chosen: list[QueuedWrite] = []
    later: list[QueuedWrite] = []
    counts: Counter[str] = Counter()
    for write in writes:
        counts[write.network] += 1
        fits = not write.network or counts[write.network] <= most
        (chosen if fits else later).append(write)
    return chosen, later


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


def sqlite_url(folder: Path) -> str:
    """The address of the SQLite database in a data folder; the folder is created if it does not exist."""
    try:
        make_private_folder(folder)
    except OSError as error:
        raise BadInput(f"the data folder {folder} cannot be created: {error.strerror}") from error
    return f"sqlite:///{folder / 'benben.sqlite'}"
