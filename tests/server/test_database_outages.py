"""A database that does not answer, is slow or full: 503 with a reason, one log line, and recovery without a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
import socket
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from benben.kernel.errors import BadInput
from benben.server.storage import connections, session_queries
from benben.server.storage import database as database_module
from benben.server.storage.database import Database
from benben.server.storage.outages import DatabaseAway
from benben.server.storage.rows import Guest
from benben.server.tables.subscriber import CLOSE_REOPEN
from benben.words import Words

from server.conftest import Cluster
from server.running_server import Person, running
from waiting import run

ANN = Guest("a" * 12, "Ann", "lapis", "ankh")
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n"


async def until(condition: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(30):
        while not await condition():
            await asyncio.sleep(0.05)


async def close_code(person: Person, table: str) -> int | None:
    """The code with which the server closes a new connection."""
    address = f"ws://{person.address}/api/tables/{table}/socket"
    cookie = {"Cookie": f"benben_session={person.http.cookies['benben_session']}"}
    origin = websockets.Origin(f"http://{person.address}")
    async with websockets.connect(address, origin=origin, additional_headers=cookie) as connection:
        with contextlib.suppress(websockets.ConnectionClosedError):
            while True:
                await connection.recv()
        return connection.close_code


def told(caplog: pytest.LogCaptureFixture, words: str) -> list[logging.LogRecord]:
    """The lines of the log that contain these words."""
    return [record for record in caplog.records if words in record.getMessage()]


@pytest.mark.slow
def test_a_postgresql_that_is_stopped_is_told_once_and_used_again_when_it_is_back(
    stoppable_cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with running(stoppable_cluster.url) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            tab, other = await ann.open(table["id"]), await bea.open(table["id"])
            await other.until(lambda: any(message["is"] == "chat" for message in other.messages))
            await tab.play()
            assert (await tab.ask("say", text="hello"))["is"] == "done"
            stoppable_cluster.halt()
            begun = time.monotonic()
            for _ in range(10):
                answer = await ann.get("/api/tables", 503)
                assert answer["error"]["key"] == "server-database-away"
                assert answer["error"]["message"] == Words().say("server-database-away")
            assert (await ann.get("/api/health", 503))["error"]["key"] == "server-database-away"
            assert (await ann.http.post("/api/me", json={"name": "Ann"})).status_code == 503
            assert time.monotonic() - begun < 10
            assert await close_code(ann, table["id"]) == CLOSE_REOPEN, "the table is in memory, its chat is not"
            moment = other.moment
            await other.send("play", at=moment, action=other.choices[0]["action"])
            await other.until_closed()
            stoppable_cluster.again()

            async def healthy() -> bool:
                return (await ann.http.get("/api/health")).status_code == 200

            await until(healthy)
            await other.connect()
            assert other.moment == moment, "a move that was not saved has not happened"
            assert other.frame["picture"]["question"]["sealed"] == ["p1"]
            await other.play()
            await other.until(lambda: other.moment > moment)
        assert len(told(caplog, "cannot be reached")) == 1
        assert len(told(caplog, "can be reached again")) == 1
        assert len(caplog.records) == 2

    run(story)


@pytest.mark.slow
def test_a_postgresql_that_was_restarted_meanwhile_is_not_noticed(
    stoppable_cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with running(stoppable_cluster.url) as server:
            ann = await server.person("Ann")
            stoppable_cluster.halt()
            stoppable_cluster.again()
            await ann.new_table()
            assert len((await ann.get("/api/tables"))["mine"]) == 1
            engine = create_engine(stoppable_cluster.url)
            with engine.connect() as connection:
                held = connection.execute(text("SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory'"))
                assert held.scalar_one() == 1, "the lock is taken anew"
            engine.dispose()
        assert caplog.records == []

    run(story)


@pytest.mark.slow
def test_bots_go_on_after_an_outage_when_their_player_is_back(
    stoppable_cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    def choices_of_bot() -> int:
        engine = create_engine(stoppable_cluster.url)
        with engine.connect() as connection:
            found: int = connection.execute(
                text("SELECT COUNT(*) FROM journal WHERE kind = 'seal' AND seat = 1")
            ).scalar_one()
        engine.dispose()
        return found

    async def story() -> None:
        async with running(stoppable_cluster.url, pace=2.0) as server:
            ann = await server.person("Ann")
            table = await ann.new_table(bots={"p2": "random"})
            await ann.open(table["id"])
            stoppable_cluster.halt()

            async def given_up() -> bool:
                return table["id"] not in server.open_tables.tables

            await until(given_up)
            stoppable_cluster.again()

            async def is_back() -> bool:
                with contextlib.suppress(websockets.InvalidStatus, ConnectionError):
                    await ann.open(table["id"])
                    return True
                return False

            await until(is_back)

            async def bot_has_chosen() -> bool:
                return await asyncio.to_thread(choices_of_bot) == 1

            await until(bot_has_chosen)
        assert len(caplog.records) == 2, "one line when the outage begins and one when it is over"

    run(story)


@pytest.mark.slow
def test_a_full_disk_is_told_and_nothing_that_was_saved_is_lost(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            await ann.new_table()
            storage = server.services.database
            pages = await storage.read(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
            await storage.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar_one())
            made = 1

            async def full() -> bool:
                nonlocal made
                body = {"game": "vault", "players": 2, "bots": {"p2": "random"}}
                answer = await ann.http.post("/api/tables", json=body)
                made += answer.status_code == 201
                if answer.status_code == 201:
                    return False
                assert (answer.status_code, answer.json()["error"]["key"]) == (503, "server-disk-full")
                return True

            await until(full)
            assert (await ann.get("/api/health", 503))["error"]["key"] == "server-disk-full"
            assert len((await ann.get("/api/tables"))["mine"]) == made
            await storage.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000").scalar_one())
            await ann.get("/api/health")
            await ann.new_table()
        assert len(told(caplog, "cannot be written: database or disk is full")) == 1
        assert len(told(caplog, "can be written again")) == 1
        assert [record for record in caplog.records if record.exc_info] == []

    run(story)


@pytest.mark.slow
def test_the_end_of_an_outage_is_noticed_when_nobody_writes(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        storage = Database(database)
        back = asyncio.Event()
        storage.when_back(back.set)

        def fill(connection: Any) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
            connection.exec_driver_sql("CREATE TABLE filler AS SELECT zeroblob(100000)")

        with pytest.raises(DatabaseAway):
            await storage.write(fill)
        assert storage.write_error() is not None
        connection = storage._write_connection
        assert connection is not None
        driver: Any = connection.connection.dbapi_connection
        assert not back.is_set()
        driver.execute("PRAGMA max_page_count = 1000000")
        await back.wait()
        assert storage.write_error() is None
        tables = await storage.read(lambda c: c.exec_driver_sql("SELECT name FROM sqlite_master").scalars().all())
        assert "write_probe" not in tables
        storage.close()

    run(story)


@pytest.mark.slow
def test_a_disk_that_is_full_at_the_commit_ends_no_later_write(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite writes the log of a transaction when it commits: that failed, and every write after it until a restart."""

    async def story() -> None:
        storage = Database(database)

        def add_guest(number: int) -> Coroutine[Any, Any, None]:
            guest = Guest(f"{number:012x}", "x" * 30, "lapis", "ankh")
            return storage.write(lambda connection: session_queries.add_guest(connection, guest, f"token {number}"))

        await add_guest(0)
        log = Path(f"{database.removeprefix('sqlite:///')}-wal")
        with files_no_longer_than(log.stat().st_size):
            for number in range(1, 4):
                with pytest.raises(DatabaseAway):
                    await add_guest(number)
        await add_guest(4)
        await add_guest(5)
        stored = await storage.read(lambda c: c.exec_driver_sql("SELECT id FROM guests ORDER BY id").scalars().all())
        assert stored == [f"{number:012x}" for number in (0, 4, 5)]
        storage.close()
        assert len(told(caplog, "cannot be written")) == 1

    run(story)


@contextlib.contextmanager
def files_no_longer_than(length: int) -> Iterator[None]:
    """Let this process make no file longer meanwhile."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (length, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.slow
def test_a_commit_that_the_database_refuses_fails_alone(either: str) -> None:
    """A reference that is checked at the end of a transaction: the commit fails, and the transaction is still open."""

    async def story() -> None:
        storage = Database(either)

        def prepare(connection: Any) -> None:
            connection.exec_driver_sql("CREATE TABLE parents (id INTEGER PRIMARY KEY)")
            reference = "REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED"
            connection.exec_driver_sql(f"CREATE TABLE children (parent INTEGER {reference})")

        await storage.write(prepare)
        for _ in range(2):
            with pytest.raises(IntegrityError):
                await storage.write(lambda c: c.exec_driver_sql("INSERT INTO children VALUES (1)"))
        await storage.write(lambda c: c.exec_driver_sql("INSERT INTO parents VALUES (2)"))
        await storage.write(lambda c: c.exec_driver_sql("INSERT INTO children VALUES (2)"))
        assert await storage.read(lambda c: c.exec_driver_sql("SELECT parent FROM children").scalars().all()) == [2]
        storage.close()

    run(story)


def test_health_tells_that_little_room_is_left_on_the_disk(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            await ann.get("/api/health")
            monkeypatch.setattr(database_module, "MIN_FREE_BYTES", 1 << 60)
            assert (await ann.get("/api/health", 503))["error"]["key"] == "server-disk-full"

    run(story)


@pytest.mark.slow
def test_a_statement_that_takes_too_long_is_ended(either: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(connections, "STATEMENT_SECONDS", 1)
        monkeypatch.setattr(connections, "STEPS_BETWEEN_CHECKS", 10_000)
        storage = Database(either)
        begun = time.monotonic()
        with pytest.raises(DatabaseAway):
            await storage.read(lambda c: c.execute(text(ENDLESS)).scalar_one())
        with pytest.raises(DatabaseAway):
            await storage.write(lambda c: c.execute(text(ENDLESS)).scalar_one())
        assert time.monotonic() - begun < 10
        await storage.write(lambda c: session_queries.add_guest(c, ANN, "token"))
        assert (await storage.read(lambda c: session_queries.sessions_of(c, ANN.id)))[0].guest == ANN
        storage.close()

    run(story)


@pytest.mark.slow
def test_a_lock_of_somebody_else_is_waited_for_some_seconds(either: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(connections, "LOCK_SECONDS", 1)
        storage = Database(either)
        engine = create_engine(either)
        with engine.connect() as connection:
            postgresql = connection.dialect.name == "postgresql"
            connection.execute(text("LOCK TABLE guests" if postgresql else "BEGIN IMMEDIATE"))
            begun = time.monotonic()
            with pytest.raises(DatabaseAway):
                await storage.write(lambda c: session_queries.add_guest(c, ANN, "token"))
            assert 0.9 < time.monotonic() - begun < 10
            connection.rollback()
        engine.dispose()
        await storage.write(lambda c: session_queries.add_guest(c, ANN, "token"))
        storage.close()

    run(story)


@pytest.mark.slow
def test_a_postgresql_that_never_answers_is_given_up_after_some_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CONNECT_SECONDS", 2)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        begun = time.monotonic()
        with pytest.raises(BadInput, match="cannot be used"):
            Database(f"postgresql+psycopg://nobody@127.0.0.1:{silent.getsockname()[1]}/x")
        assert time.monotonic() - begun < 20


def test_options_of_the_address_override_the_time_outs(postgresql: str) -> None:
    storage = Database(f"{postgresql}&options=-c%20statement_timeout%3D77s")
    setting = storage._read(lambda c: c.execute(text("SHOW statement_timeout")).scalar_one())
    storage.close()
    assert setting == "77s"


@pytest.mark.parametrize("url", ["postgresql+psycopg://ann:se/cr@et@127.0.0.1:1/x", "nonsense://ann:se/cr@et@host/x"])
def test_a_password_is_not_printed(url: str) -> None:
    with pytest.raises(BadInput, match="database") as error:
        Database(url)
    assert "se/cr" not in str(error.value)
    assert "cr@et" not in str(error.value)


@pytest.mark.slow
def test_errors_of_statements_do_not_contain_their_values(database: str) -> None:
    async def story() -> None:
        storage = Database(database)
        await storage.write(lambda c: session_queries.add_guest(c, ANN, "token"))
        with pytest.raises(Exception, match="UNIQUE") as error:
            await storage.write(lambda c: session_queries.add_guest(c, ANN, "token"))
        assert "Ann" not in str(error.value)
        storage.close()

    run(story)


@pytest.mark.slow
def test_the_database_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "benben.sqlite"
    for _ in range(2):
        storage = Database(f"sqlite:///{file}")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("benben.sqlite*")}
        storage.close()
        assert set(modes.values()) == {0o600}, modes
        file.chmod(0o644)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM guests").fetchone() == (0,)
