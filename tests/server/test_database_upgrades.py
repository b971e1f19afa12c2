"""Upgrades: databases that earlier versions have written reach the newest schema with every row, or stay as they were.

The files in ``data`` are dumps of small databases that the builds of their time have written: guests, a table that waits,
tables in play with sealed choices and an undo, one that is over, chat, sessions and keys.
"""

from __future__ import annotations

import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from benben.kernel.errors import BadInput
from benben.server.storage import table_queries, upgrade
from benben.server.storage.connections import database_address, upgrading_engine
from benben.server.storage.database import Database
from benben.server.storage.schema import WAITING
from benben.server.storage.upgrade import current_revision, revisions, upgrade_in_transaction
from benben.server.tables.check_tables import check_database
from benben.server.tables.load_table import load

from long import first_fair

DATA = Path(__file__).with_name("data")
REVISIONS = revisions()
DUMPS = sorted(path.stem for path in DATA.glob("*.sql"))
HALF_MIGRATED = "half-migrated-0001"
"""What the first version leaves when it tries to upgrade `revision-0001`."""
EVERY_MIGRATION = "revision-0001"
"""The oldest database: its upgrade runs every migration."""

Rows = dict[str, list[tuple[Any, ...]]]


def load_dump(name: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((DATA / f"{name}.sql").read_text())


def all_rows(connection: Connection) -> Rows:
    """Every row of every table, as values by column."""
    rows: Rows = {}
    for name in inspect(connection).get_table_names():
        found = connection.execute(text(f"SELECT * FROM {name}"))
        columns = list(found.keys())
        rows[name] = sorted(
            (tuple(sorted(zip(columns, map(plain, row), strict=True))) for row in found),
            key=repr,
        )
    return rows


def plain(value: object) -> object:
    return bytes(value) if isinstance(value, memoryview) else value


def without_columns(rows: list[tuple[Any, ...]], columns: set[str]) -> list[tuple[Any, ...]]:
    return sorted((tuple(pair for pair in row if pair[0] in columns) for row in rows), key=repr)


def check_nothing_lost(before: Rows, after: Rows) -> None:
    """Every row is there with the values it had, but for the tokens of guests, which are sessions now."""
    for name, rows in before.items():
        if name == "alembic_version" or not rows:
            continue
        kept = {pair[0] for pair in rows[0]} & {pair[0] for pair in after[name][0]}
        assert without_columns(after[name], kept) == without_columns(rows, kept), name
        assert {pair[0] for pair in rows[0]} - kept <= {"token"}, name
    if "token" in dict(before["guests"][0]):
        sessions = [dict(row)["token"] for row in after["sessions"]]
        assert sorted(sessions) == sorted(dict(row)["token"] for row in before["guests"])


def check_usable(url: str) -> None:
    """The database is at the newest schema, its tables can be opened, and its check finds nothing."""
    engine = create_engine(url)
    with engine.connect() as connection:
        assert current_revision(connection) == REVISIONS[-1]
        ids = table_queries.table_ids(connection)
        assert len(ids) == 4
        for table_id in ids:
            row, _, table_match = load(connection, table_id)
            assert (table_match is None) == (row.summary.phase == WAITING)
        assert list(check_database(connection)) == []
        assert connection.execute(text("SELECT COUNT(*) FROM journal WHERE hash = ''")).scalar_one() == 0
    engine.dispose()


def rows_of(url: str) -> Rows:
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = all_rows(connection)
    engine.dispose()
    return rows


def test_there_is_a_dump_of_every_revision_but_the_newest() -> None:
    assert set(REVISIONS[:-1]) <= {name.removeprefix("revision-") for name in DUMPS}


@pytest.mark.slow
@pytest.mark.parametrize("dump", DUMPS)
def test_sqlite_databases_of_every_revision_reach_the_newest_with_every_row_and_leave_a_backup(
    dump: str, tmp_path: Path, database: str
) -> None:
    load_dump(dump, tmp_path / "benben.sqlite")
    before = rows_of(database)
    Database(database).close()
    check_nothing_lost(before, rows_of(database))
    check_usable(database)
    Database(database).close()
    (copy,) = tmp_path.glob("*.backup")  # one: the newest schema is not upgraded again
    assert copy.name.startswith(f"benben-{dict(before['alembic_version'][0])['version_num']}-")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert rows_of(f"sqlite:///{copy}") == before


@pytest.mark.parametrize("dump", [name for name in DUMPS if name != HALF_MIGRATED])
def test_postgresql_databases_of_every_revision_reach_the_newest_with_every_row(
    dump: str, tmp_path: Path, empty_postgresql: str
) -> None:
    load_dump(dump, tmp_path / "dump.sqlite")
    copy_to_postgresql(f"sqlite:///{tmp_path / 'dump.sqlite'}", empty_postgresql)
    before = rows_of(empty_postgresql)
    Database(empty_postgresql).close()
    check_nothing_lost(before, rows_of(empty_postgresql))
    check_usable(empty_postgresql)


def copy_to_postgresql(sqlite: str, postgresql: str) -> None:
    """Make the same revision with the same rows in an empty PostgreSQL database."""
    source, target = create_engine(sqlite), upgrading_engine(database_address(postgresql))
    with source.connect() as connection, target.begin() as to:
        revision = current_revision(connection)
        assert revision is not None
        upgrade_in_transaction(to, revision)
        schema = upgrade.reflected(to)
        for table in schema.sorted_tables:
            if table.name == "alembic_version":
                continue
            rows = [dict(row) for row in connection.execute(text(f"SELECT * FROM {table.name}")).mappings()]
            if rows:
                booleans = [column.name for column in table.c if str(column.type) == "BOOLEAN"]
                documents = [column.name for column in table.c if str(column.type) == "JSON"]
                for row in rows:
                    row |= {name: bool(row[name]) for name in booleans if row[name] is not None}
                names = [f"CAST(:{name} AS JSON)" if name in documents else f":{name}" for name in rows[0]]
                columns = ", ".join(f'"{name}"' for name in rows[0])
                to.execute(text(f"INSERT INTO {table.name} ({columns}) VALUES ({', '.join(names)})"), rows)
    source.dispose()
    target.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("dump", first_fair(sorted(DUMPS, key=lambda name: name != EVERY_MIGRATION)))
def test_an_upgrade_that_fails_leaves_the_database_as_it_was(
    dump: str, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_dump(dump, tmp_path / "benben.sqlite")
    before = rows_of(database)
    calls = iter([set[str](), {"seats.guest nobody"}])
    with monkeypatch.context() as patched:
        patched.setattr(upgrade, "broken_references", lambda connection: next(calls))
        with pytest.raises(BadInput, match=r"would break references of seats\.guest nobody"):
            Database(database)
    assert rows_of(database) == before
    Database(database).close()
    check_usable(database)


@pytest.mark.slow
def test_a_reference_that_was_broken_before_does_not_stop_an_upgrade(tmp_path: Path, database: str) -> None:
    load_dump("revision-0001", tmp_path / "benben.sqlite")
    with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
        connection.execute("UPDATE chat SET guest = 'nobody'")
        connection.commit()
    Database(database).close()
    engine = create_engine(database)
    with engine.connect() as reading:
        assert list(check_database(reading)) == ["chat.guest nobody refers to a row that does not exist"]
    engine.dispose()


@pytest.mark.slow
def test_a_creation_that_was_cut_off_is_begun_anew(tmp_path: Path, database: str) -> None:
    with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
        connection.execute("CREATE TABLE guests (id VARCHAR(16) PRIMARY KEY)")
    Database(database).close()
    with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
        connection.execute("DELETE FROM alembic_version")
        connection.execute("INSERT INTO guests VALUES ('a', 'Ann', 'lapis', 'ankh', 0, '{}')")
        connection.commit()
    with pytest.raises(BadInput, match="a table guests with rows, but no schema"):
        Database(database)


@pytest.mark.slow
def test_a_copy_that_was_cut_off_is_dropped_or_takes_its_place(tmp_path: Path, database: str) -> None:
    load_dump("revision-0001", tmp_path / "benben.sqlite")
    before = rows_of(database)
    with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
        connection.execute("CREATE TABLE _alembic_tmp_tables (id VARCHAR(16))")
        connection.execute("PRAGMA legacy_alter_table=ON")
        connection.execute("ALTER TABLE guests RENAME TO _alembic_tmp_guests")
    Database(database).close()
    check_nothing_lost(before, rows_of(database))
    check_usable(database)


@pytest.mark.slow
def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    Database(database).close()
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadInput, match=r"schema 9999.*newer version"):
        Database(database)


@pytest.mark.slow
def test_upgrades_of_many_guests_take_time_in_proportion(tmp_path: Path) -> None:
    seconds = {}
    for count in (4_000, 16_000):
        file = tmp_path / f"{count}.sqlite"
        load_dump("revision-0001", file)
        with closing(sqlite3.connect(file)) as connection:
            rows = [(f"g{number}", f"token-{number}", "Guest", "lapis", "ankh", 0.0) for number in range(count)]
            connection.executemany("INSERT INTO guests (id, token, name, colour, symbol, made) VALUES (?,?,?,?,?,?)", rows)
            connection.commit()
        begun = time.process_time()  # of this process alone: the machine and its disk may be busy
        Database(f"sqlite:///{file}").close()
        seconds[count] = time.process_time() - begun
    assert seconds[16_000] < 8 * seconds[4_000], "four times the guests take sixteen times as long if it is quadratic"
