"""One server uses an SQLite database at a time, several share a PostgreSQL; what they store is decided by the database."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from benben.cli import main
from benben.kernel.errors import BadInput
from benben.server.storage import journal_queries, server_lock, session_queries, table_queries, table_updates
from benben.server.storage.database import Database
from benben.server.storage.rows import Guest, SeatHolder
from benben.server.storage.server_lock import DatabaseInUse, FileLock
from benben.server.storage.session_queries import Session
from benben.server.storage.table_updates import RematchExists, SeatChanged
from benben.server.storage.upgrade import revisions

from server.running_server import running
from server.test_database import ANN, BEA, table_row
from waiting import run

HOLD = """
import sys, time
from benben.server.storage.database import Database
Database(sys.argv[1])
print("held", flush=True)
time.sleep(600)
"""
"""A program that uses a database until it is killed."""


def start_holder(url: str) -> subprocess.Popen[str]:
    """Another process that says when it uses the database."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, url], env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True
    )


def hold(url: str) -> subprocess.Popen[str]:
    """Another process that uses the database."""
    holder = start_holder(url)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    return holder


def kill(holder: subprocess.Popen[str]) -> None:
    holder.kill()
    holder.communicate()


@pytest.mark.slow
def test_a_second_server_on_sqlite_is_refused_by_name_and_a_killed_one_blocks_nobody(database: str) -> None:
    holder = hold(database)
    try:
        for _ in range(2):
            with pytest.raises(DatabaseInUse, match=re.escape(f"benben, process {holder.pid} on ")):
                Database(database)
    finally:
        kill(holder)
    Database(database).close()


def test_servers_share_a_postgresql_database_and_one_of_those_that_start_together_makes_the_schema(
    empty_postgresql: str,
) -> None:
    holders = [start_holder(empty_postgresql) for _ in range(3)]
    try:
        for holder in holders:
            assert holder.stdout is not None
            assert holder.stdout.readline() == "held\n"
        Database(empty_postgresql).close()
    finally:
        for holder in holders:
            kill(holder)


def test_an_upgrade_of_the_schema_needs_the_database_alone(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_lock, "UPGRADE_PATIENCE", 0.3)
    first = Database(postgresql)
    engine = create_engine(postgresql)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{revisions()[-2]}'"))
    with pytest.raises(DatabaseInUse, match=re.escape(f"benben, process {os.getpid()} on ") + r".*upgrade needs"):
        Database(postgresql)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{revisions()[-1]}'"))
    first.close()
    Database(postgresql).close()
    engine.dispose()


@pytest.mark.slow
def test_the_command_says_who_uses_the_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    holder = hold(f"sqlite:///{tmp_path / 'benben.sqlite'}")
    try:
        assert main(["serve", "--data", str(tmp_path)]) == 2
    finally:
        kill(holder)
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"another server uses this database: benben, process {holder.pid} on " in told


def test_a_lock_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> str:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(server_lock, "this_process", full)
    with pytest.raises(BadInput, match=r"the lock .*benben\.sqlite\.lock cannot be written: no room"):
        FileLock(tmp_path / "benben.sqlite")


@pytest.mark.slow
def test_one_process_cannot_use_an_sqlite_database_twice_and_can_use_it_again(database: str) -> None:
    for _ in range(2):
        first = Database(database)
        with pytest.raises(DatabaseInUse, match="SQLite serves one process"):
            Database(database)
        first.close()


def test_a_refused_server_leaves_the_holder_its_lock(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "benben.sqlite")
    for _ in range(2):
        with pytest.raises(DatabaseInUse, match=f"process {os.getpid()}"):
            FileLock(tmp_path / "benben.sqlite")
    lock.release()
    FileLock(tmp_path / "benben.sqlite").release()


def test_a_lost_connection_that_postgresql_still_knows_blocks_nobody(postgresql: str) -> None:
    async def story() -> None:
        database = Database(postgresql)
        ghost = database._write_connection  # a connection that the server has lost and PostgreSQL has not
        assert ghost is not None
        database._write_connection = None
        await database.write(lambda c: session_queries.add_guest(c, ANN, "token-a"))
        ghost.invalidate()
        ghost.close()
        database.close()

    run(story)


def bea_sits(guest: Guest) -> SeatHolder:
    return SeatHolder(guest.id, None, guest.name, guest.colour, guest.symbol)


@pytest.mark.slow
def test_of_two_connections_that_sell_one_seat_one_fails(either: str) -> None:
    async def story() -> None:
        database = Database(either)
        for guest in (ANN, BEA):
            await database.write(partial(session_queries.add_guest, guest=guest, token=guest.name))
        await database.write(lambda c: table_queries.add_table(c, table_row("t1"), b"s" * 32))
        await database.write(lambda c: table_updates.update_seat(c, "t1", 1, SeatHolder(), bea_sits(BEA), 3.0))
        engine = create_engine(either)
        with pytest.raises(SeatChanged), engine.begin() as other:
            table_updates.update_seat(other, "t1", 1, SeatHolder(), bea_sits(ANN), 4.0)
        with pytest.raises(SeatChanged), engine.begin() as other:
            table_updates.update_seat(other, "t1", 1, SeatHolder(BEA.id, "greedy"), bea_sits(ANN), 4.0)
        with engine.begin() as other:
            table_updates.set_next_table(other, "t1", "t2")
        with pytest.raises(RematchExists), engine.begin() as other:
            table_updates.set_next_table(other, "t1", "t3")
        engine.dispose()
        found = await database.read(lambda c: table_queries.find_table(c, "t1"))
        assert found is not None
        assert (found.seat_holders[1].guest, found.next) == (BEA.id, "t2")
        database.close()

    run(story)


def test_a_seat_that_another_server_has_given_away_is_taken(either: str) -> None:
    async def story() -> None:
        async with running(either, tampered=True) as server:
            ann, bea, cleo = [await server.person(name) for name in ("Ann", "Bea", "Cleo")]
            table = await ann.new_table(players=3)
            engine = create_engine(either)
            with engine.begin() as connection:  # as another server would
                guest = connection.execute(text("SELECT id FROM guests WHERE name = 'Cleo'")).scalar_one()
                connection.execute(text("UPDATE seats SET guest = :guest, name = 'Cleo' WHERE seat = 1"), {"guest": guest})
            engine.dispose()
            body = {"token": table["invite"], "seat": "p2"}
            told = await bea.post(f"/api/tables/{table['id']}/join", body, 409)
            assert told["error"]["key"] == "server-seat-taken"
            assert (await cleo.get(f"/api/tables/{table['id']}"))["seat"] == "p2"
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            assert (await bea.get(f"/api/tables/{table['id']}"))["seat"] == "p3"

    run(story)


async def play_to_the_end(server: Any, players: Any) -> str:
    """A finished match of two; return its table."""
    ann, bea = players
    table = await ann.new_table()
    await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    tabs = [await person.open(table["id"]) for person in players]
    while not tabs[0].over:
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.over or tab.moment == max(one.moment for one in tabs))
            if tab.choices and tab.frame["picture"]["question"]["own"] is None:
                moment = tab.moment
                done = await tab.play()
                await tab.until(
                    lambda tab=tab, moment=moment, done=done: (
                        tab.moment >= done["moment"]
                        and (tab.moment > moment or tab.frame["picture"]["question"]["own"] is not None)
                    )
                )
    return str(table["id"])


@pytest.mark.slow
@pytest.mark.parametrize(("module", "broken"), [(table_updates, "set_next_table"), (journal_queries, "append_to_journals")])
def test_a_rematch_is_stored_whole_or_not_at_all(
    module: ModuleType, broken: str, either: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with running(either) as server:
            players = [await server.person("Ann"), await server.person("Bea")]
            table = await play_to_the_end(server, players)
            original = getattr(module, broken)

            def fail(*given: Any) -> None:
                original(*given)
                raise OSError("the power fails")

            with monkeypatch.context() as patched:
                patched.setattr(module, broken, fail)
                with pytest.raises(Exception, match="the power fails"):
                    await server.lobby.rematch(table, await guest_of(server, players[0]))
            lists = await players[0].get("/api/tables")
            assert [(one["id"], one["next"]) for one in lists["mine"]] == [(table, None)], "no table is left behind"
            first = await players[0].post(f"/api/tables/{table}/rematch")
            assert (await players[1].post(f"/api/tables/{table}/rematch"))["id"] == first["id"]
            assert len((await players[1].get("/api/tables"))["mine"]) == 2

    run(story)


async def guest_of(server: Any, person: Any) -> Guest:
    session: Session = await server.lobby.sessions.find(person.http.cookies["benben_session"])
    return session.guest


@pytest.mark.slow
def test_the_rematch_of_another_server_is_the_rematch(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            players = [await server.person("Ann"), await server.person("Bea")]
            table = await play_to_the_end(server, players)
            first = await players[0].post(f"/api/tables/{table}/rematch")
            server.open_tables.tables[table].row.next = None  # as if another server had stored it
            assert (await players[1].post(f"/api/tables/{table}/rematch"))["id"] == first["id"]

    run(story)
