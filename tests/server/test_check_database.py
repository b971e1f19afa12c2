"""``check-database`` finds and names every changed line; ``backup`` copies a database in use, ``restore`` puts it back."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import JSON, Boolean, Column, Connection, Float, MetaData, String, Table, create_engine, select, text
from sqlalchemy.pool import NullPool

from benben.cli import main
from benben.server.storage import table_queries, table_updates
from benben.server.storage.database import Database
from benben.server.storage.journal_chain import line_hash, table_hash
from benben.server.storage.row_hashes import HashedRows, as_stored, row_hash, store_hashes
from benben.server.storage.server_lock import FileLock
from benben.server.storage.table_updates import set_next_table
from benben.server.storage.upgrade import revisions

from quick import first_quick
from server.test_database_upgrades import copy_to_postgresql, load_dump, rows_of

SELECT_TABLE = "SELECT id FROM tables WHERE game = 'vault'"


def upgraded_dump(name: str, folder: Path) -> Path:
    """A new database with the rows of a dump, at the newest schema."""
    path = folder / "benben.sqlite"
    load_dump(name, path)
    Database(f"sqlite:///{path}").close()
    return path


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with four tables, at the newest schema, which no test changes."""
    return upgraded_dump("revision-0002", tmp_path_factory.mktemp("upgraded"))


@pytest.fixture(scope="module")
def upgraded_seven(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that revision 7 has written, at the newest schema, which no test changes."""
    return upgraded_dump("revision-0007", tmp_path_factory.mktemp("upgraded-seven"))


@pytest.fixture
def seven(tmp_path: Path, upgraded_seven: Path) -> str:
    """The address of a copy of that database."""
    return f"sqlite:///{shutil.copy(upgraded_seven, tmp_path)}"


@pytest.fixture
def stored(tmp_path: Path, upgraded: Path) -> Path:
    """A folder with a copy of that database."""
    shutil.copy(upgraded, tmp_path)
    return tmp_path


def change(stored: Path, statement: str) -> str:
    """Change the database; return the id of the table in play that has sealed choices."""
    with closing(sqlite3.connect(stored / "benben.sqlite")) as connection:
        connection.execute(statement.replace("TABLE_ID", f"({SELECT_TABLE})"))
        connection.commit()
        table_id: str = connection.execute(SELECT_TABLE).fetchone()[0]
    return table_id


def check(stored: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, list[str], str]:
    """The exit code, the problems and the last line of the check."""
    code = main(["check-database", "--data", str(stored), "--with", "server.registered_games", *options])
    said = capsys.readouterr()
    return code, said.out.splitlines(), said.err


@pytest.mark.slow
def test_an_unchanged_database_has_no_problems(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(stored, capsys) == (0, [], "benben: 4 tables checked with replays: no problems\n")
    assert check(stored, capsys, "--fast") == (0, [], "benben: 4 tables checked without replays: no problems\n")


CHANGED = "line {line} of its journal was changed after it was written: its hash does not fit"
LAST_LINE = "table_id = TABLE_ID AND number = (SELECT MAX(number) FROM journal WHERE table_id = TABLE_ID)"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("statement", "problem"),
    first_quick(
        [
            ("UPDATE journal SET at = at + 1 WHERE table_id = TABLE_ID AND number = 3", CHANGED.format(line=3)),
            ("UPDATE journal SET client = 'x' WHERE table_id = TABLE_ID AND number = 3", CHANGED.format(line=3)),
            ("UPDATE journal SET client = NULL WHERE table_id = TABLE_ID AND kind = 'undo'", CHANGED.format(line=11)),
            ("UPDATE journal SET seat = 1 - seat WHERE table_id = TABLE_ID AND number = 6", CHANGED.format(line=6)),
            ("UPDATE journal SET kind = 'play' WHERE table_id = TABLE_ID AND kind = 'undo'", CHANGED.format(line=11)),
            ("UPDATE journal SET at = 'noon' WHERE table_id = TABLE_ID AND number = 3", CHANGED.format(line=3)),
            ("UPDATE journal SET hash = '' WHERE table_id = TABLE_ID AND number = 3", CHANGED.format(line=3)),
            ("DELETE FROM journal WHERE table_id = TABLE_ID AND number = 4", "line 4 of its journal is missing"),
            (
                "UPDATE seeds SET seed = zeroblob(32) WHERE table_id = TABLE_ID",
                "its seed is not the one it is committed to",
            ),
            ("DELETE FROM seeds WHERE table_id = TABLE_ID", "its seed is missing"),
            ("UPDATE tables SET phase = 'lost' WHERE id = TABLE_ID", "its phase is 'lost'"),
            (
                "UPDATE tables SET moment = moment + 1 WHERE id = TABLE_ID",
                "its journal has 12 moves, and the table says 13: lines are missing at its end",
            ),
        ]
    ),
)
def test_a_changed_row_is_named_also_without_replays(
    statement: str, problem: str, stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table_id = change(stored, statement)
    code, problems, last = check(stored, capsys, "--fast")
    assert (code, problems) == (1, [f"table {table_id}: {problem}"])
    assert last == "benben: 4 tables checked without replays: 1 problem\n"
    assert check(stored, capsys)[1][0] == f"table {table_id}: {problem}"


SEAT = "its seat {seat} was changed after it was written: its hash does not fit"
ROW = "its row, or the hash of a seat, was changed after it was written: its hash does not fit"
NUMBER = "the random number of its seat p1 is not the one it had committed to"
STAND_IN = "(SELECT table_id FROM seats WHERE stand_in_first IS NOT NULL)"
"""The id of a table of revision 7 where a bot stands in for the player of the second seat."""
HERE = f"table_id = {STAND_IN} AND seat"

CHANGED_ROWS = [
    (f"UPDATE seats SET level = NULL WHERE {HERE} = 1", [SEAT.format(seat="p2")]),
    (f"UPDATE seats SET level = 'master' WHERE {HERE} = 1", [SEAT.format(seat="p2")]),
    (f"UPDATE seats SET stand_in_first = 2 WHERE {HERE} = 1", [SEAT.format(seat="p2")]),
    (f"UPDATE seats SET stand_in_last = 2 WHERE {HERE} = 1", [SEAT.format(seat="p2")]),
    (f"UPDATE seats SET guest = (SELECT guest FROM seats WHERE {HERE} = 0) WHERE {HERE} = 1", [SEAT.format(seat="p2")]),
    (f"UPDATE seats SET name = 'Bob' WHERE {HERE} = 0", [SEAT.format(seat="p1")]),
    (f"UPDATE seats SET resigned = NOT resigned WHERE {HERE} = 0", [SEAT.format(seat="p1")]),
    (f"UPDATE seats SET removed = NOT removed WHERE {HERE} = 0", [SEAT.format(seat="p1")]),
    (f"UPDATE tables SET absence = 'vote' WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET stand_in_level = 'master' WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET stand_in_after = 7 WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET host = (SELECT guest FROM seats WHERE {HERE} = 1) WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET open = NOT open WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET watch = 'open sesame' WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET hints = true WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET undo_by_agreement = NOT undo_by_agreement WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET agreements = '{{\"end\": [0]}}' WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET ended = true WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE tables SET hash = '' WHERE id = {STAND_IN}", [ROW]),
    (f"UPDATE seats SET hash = '' WHERE {HERE} = 0", [SEAT.format(seat="p1"), ROW]),
    (f"UPDATE seats SET randomness_commitment = NULL WHERE {HERE} = 0", [SEAT.format(seat="p1"), NUMBER]),
    (
        f"UPDATE tables SET rules = '1' WHERE id = {STAND_IN}",
        [ROW, "line 0 of its journal, or what the table plays, was changed after it was written: its hash does not fit"],
    ),
]


def problems_after(url: str, statement: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The problems that a check without replays finds after a change of a database of revision 7."""
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        table_id = connection.execute(text(f"SELECT {STAND_IN}")).scalar()
        assert main(["check-database", "--database", url, "--fast"]) == 0
        assert capsys.readouterr().out == ""
    with engine.begin() as connection:
        assert connection.exec_driver_sql(statement).rowcount == 1
    assert main(["check-database", "--database", url, "--fast"]) == 1
    return [line.removeprefix(f"table {table_id}: ") for line in capsys.readouterr().out.splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize(("statement", "problems"), first_quick(CHANGED_ROWS))
def test_changed_rows_of_tables_and_seats_are_named(
    statement: str, problems: list[str], seven: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert problems_after(seven, statement, capsys) == problems


@pytest.mark.parametrize(("statement", "problems"), [CHANGED_ROWS[0], CHANGED_ROWS[6], CHANGED_ROWS[8], CHANGED_ROWS[16]])
def test_changed_rows_in_postgresql_are_named(
    statement: str, problems: list[str], tmp_path: Path, empty_postgresql: str, capsys: pytest.CaptureFixture[str]
) -> None:
    load_dump("revision-0007", tmp_path / "seven.sqlite")
    copy_to_postgresql(f"sqlite:///{tmp_path / 'seven.sqlite'}", empty_postgresql)
    Database(empty_postgresql).close()
    assert problems_after(empty_postgresql, statement, capsys) == problems


@pytest.mark.slow
def test_a_random_number_that_was_changed_is_named(seven: str, capsys: pytest.CaptureFixture[str]) -> None:
    statement = f"UPDATE randomness SET number = zeroblob(32) WHERE {HERE} = 0"
    assert problems_after(seven, statement, capsys) == [NUMBER]


@pytest.mark.slow
def test_the_seats_of_two_tables_cannot_be_exchanged(seven: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A row with a right hash is not right in another place."""
    columns = (
        "guest, level, name, colour, symbol, randomness_commitment, stand_in_first, stand_in_last, resigned, removed, hash"
    )
    other = f"(SELECT {columns} FROM seats WHERE {HERE} = 0)"
    assert problems_after(seven, f"UPDATE seats SET ({columns}) = {other} WHERE {HERE} = 2", capsys)[:2] == [
        SEAT.format(seat="p3"),
        ROW,
    ]


@pytest.mark.parametrize(
    "change_row",
    [lambda one, table: table_updates.set_hints(one, table, False), lambda one, table: set_next_table(one, table, "t2")],
    ids=["hints", "rematch"],
)
@pytest.mark.parametrize(
    ("tamper", "problems"),
    [
        ("UPDATE seats SET name = 'Bob' WHERE seat = 0", [SEAT.format(seat="p1"), ROW]),
        ("UPDATE tables SET open = NOT open", [ROW]),
    ],
    ids=["seat", "table"],
)
def test_a_row_that_was_changed_stays_wrong_when_the_server_changes_it_too(
    stored: Path, tamper: str, problems: list[str], change_row: Callable[[Connection, str], None]
) -> None:
    """The next change by the server must not give a tampered row a hash that fits."""
    engine = create_engine(f"sqlite:///{stored / 'benben.sqlite'}", poolclass=NullPool)
    with engine.begin() as connection:
        fair, table_id = table_queries.table_ids(connection)[:2]
        connection.execute(text("UPDATE tables SET next = NULL"))
        for one in (fair, table_id):
            store_hashes(connection, one)
        change_row(connection, fair)
        assert not list(HashedRows(connection, fair).problems()), "its own change fits"
        connection.execute(text(tamper))
        change_row(connection, table_id)
        assert list(HashedRows(connection, table_id).problems()) == problems


def test_the_hash_of_a_row_never_changes() -> None:
    """The values are stored in databases. NULL, the summary and the hash itself do not count."""
    table = Table(
        "small",
        MetaData(),
        Column("id", String),
        Column("open", Boolean),
        Column("options", JSON),
        Column("made", Float),
        Column("level", String),
        Column("phase", String),
        Column("hash", String),
    )
    engine = create_engine("sqlite://", poolclass=NullPool)
    with engine.connect() as connection:
        table.create(connection)
        values = {"id": "t", "open": True, "options": {"b": "2", "a": "1"}, "made": 1.5, "phase": "over", "hash": "x"}
        connection.execute(table.insert().values(values))
        row = connection.execute(select(*as_stored(table))).mappings().one()
        assert row_hash("kind", table, row, ["h"]) == "b96f71ab25e74000ced58c84738162f75d5be47057863223d448caf9cfdb79f7"


def test_a_sealed_choice_that_was_removed_at_the_end_is_found_by_the_replay(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(stored, f"DELETE FROM journal WHERE {LAST_LINE}")
    change(stored, f"DELETE FROM journal WHERE {LAST_LINE}")
    code, problems, _ = check(stored, capsys)
    assert (code, len(problems)) == (1, 1)
    assert "asks seats 11, and the table is playing and asks 10" in problems[0]


@pytest.mark.slow
def test_a_chain_that_was_computed_anew_is_found_by_the_replay(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever can write to the database can also compute hashes: such a change is found where it breaks the rules."""
    table_id = change(stored, "UPDATE journal SET text = 'deal onyx-ibis' WHERE table_id = TABLE_ID AND number IN (0, 1)")
    with closing(sqlite3.connect(stored / "benben.sqlite")) as connection:
        game, rules, players, commitment = connection.execute(
            f"SELECT game, rules, players, commitment FROM tables WHERE id = '{table_id}'"
        ).fetchone()
        previous = table_hash(table_id, game, rules, players, {"memory": "open"}, commitment)
        columns = "table_id, number, kind, seat, text, client, at"
        lines = f"SELECT {columns} FROM journal WHERE table_id = '{table_id}' ORDER BY number"
        for line in connection.execute(lines).fetchall():
            previous = line_hash(previous, *line)
            connection.execute("UPDATE journal SET hash = ? WHERE table_id = ? AND number = ?", (previous, *line[:2]))
        connection.commit()
    assert check(stored, capsys, "--fast")[0] == 0
    code, problems, _ = check(stored, capsys)
    assert (code, len(problems)) == (1, 1)
    assert f"table {table_id}: its journal cannot be replayed" in problems[0]


def test_references_are_checked(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(stored, "UPDATE sessions SET guest = 'nobody'")
    assert check(stored, capsys, "--fast")[:2] == (1, ["sessions.guest nobody refers to a row that does not exist"])


def test_a_database_is_checked_while_a_server_uses_it(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Database(f"sqlite:///{stored / 'benben.sqlite'}")
    assert check(stored, capsys)[0] == 0
    server.close()


def test_a_database_of_an_earlier_schema_is_not_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    load_dump("revision-0001", tmp_path / "benben.sqlite")
    before = rows_of(f"sqlite:///{tmp_path / 'benben.sqlite'}")
    code, _, said = check(tmp_path, capsys)
    assert code == 2
    assert "the database has schema 0001" in said
    assert rows_of(f"sqlite:///{tmp_path / 'benben.sqlite'}") == before


def test_postgresql_is_checked(postgresql: str, capsys: pytest.CaptureFixture[str]) -> None:
    Database(postgresql).close()
    assert main(["check-database", "--database", postgresql]) == 0
    assert capsys.readouterr().err == "benben: 0 tables checked with replays: no problems\n"


def test_the_hash_of_a_line_never_changes() -> None:
    """The values are stored in databases."""
    begin = table_hash("0123456789ab", "vault", "1", 2, {"memory": "open", "a": "b"}, "c" * 64)
    assert begin == "b1f2d965ac4b4aaca5f667fc803581916cfb4ef705809b0c4fad8d858befe48c"
    first = line_hash(begin, "0123456789ab", 0, "play", -1, "deal onyx-ibis", None, 1794849710.836)
    assert first == "ce2abdafd3d955a5df763ee8ef431a448b068eee29aeafb565f1cefb491a750a"
    second = line_hash(first, "0123456789ab", 1, "seal", 0, "show ...", "id-1", 1794849711)
    assert second == "1aab2f5acb62824e50e59058eaf1b169fdc0ea23c5d75a41f0ef89d5d806fa66"


def test_a_backup_is_the_database_with_all_finished_writes(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Database(f"sqlite:///{stored / 'benben.sqlite'}")
    try:
        assert main(["backup", "--data", str(stored)]) == 0
        copy = Path(capsys.readouterr().out.strip())
        assert copy.parent == stored
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert rows_of(f"sqlite:///{copy}") == rows_of(f"sqlite:///{stored / 'benben.sqlite'}")
        assert main(["backup", "--data", str(stored)]) == 0
        assert Path(capsys.readouterr().out.strip()) != copy
    finally:
        server.close()


def test_a_backup_is_never_written_over(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    to = stored / "copy"
    assert main(["backup", "--data", str(stored), "--to", str(to)]) == 0
    written = to.read_bytes()
    assert main(["backup", "--data", str(stored), "--to", str(to)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert to.read_bytes() == written


def test_a_backup_that_fails_leaves_nothing_behind(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "--data", str(stored), "--to", str(stored / "no" / "folder")]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert main(["backup", "--data", str(stored / "nothing")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not list(stored.glob("**/*.part"))


def test_postgresql_has_a_tool_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "--database", "postgresql+psycopg://host/name"]) == 2
    assert "pg_dump" in capsys.readouterr().err


# --- putting a backup back -----------------------------------------------------------------------------------------------


def rows(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / "benben.sqlite")) as connection:
        return int(connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0])


@pytest.mark.slow
def test_a_backup_is_put_back_and_what_was_there_is_kept(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "--data", str(stored)]) == 0
    backup = capsys.readouterr().out.strip()
    guests = rows(stored, "guests")
    with closing(sqlite3.connect(stored / "benben.sqlite")) as connection:
        connection.execute(
            "INSERT INTO guests SELECT id || 'x', name, colour, symbol, made, preferences FROM guests LIMIT 1"
        )
        connection.commit()
    assert rows(stored, "guests") == guests + 1
    assert main(["restore", backup, "--data", str(stored)]) == 0
    assert rows(stored, "guests") == guests
    assert main(["check-database", "--data", str(stored)]) == 0
    capsys.readouterr()
    newer = next(stored.glob("*before-restore*.backup"))
    assert main(["restore", str(newer), "--data", str(stored)]) == 0
    assert rows(stored, "guests") == guests + 1


def test_nothing_is_put_back_that_is_no_backup_or_while_a_server_runs(
    stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "--data", str(stored)]) == 0
    backup, before = capsys.readouterr().out.strip(), (stored / "benben.sqlite").read_bytes()
    wrong = tmp_path / "wrong.backup"
    wrong.write_bytes(b"not a database at all" * 100)
    assert main(["restore", str(wrong), "--data", str(stored)]) == 2
    assert "is no database of benben" in capsys.readouterr().err
    cut = tmp_path / "cut.backup"
    cut.write_bytes(Path(backup).read_bytes()[:20_000])
    assert main(["restore", str(cut), "--data", str(stored)]) == 2
    assert main(["restore", str(tmp_path / "none"), "--data", str(stored)]) == 2
    lock = FileLock(stored / "benben.sqlite")
    assert main(["restore", backup, "--data", str(stored)]) == 2
    lock.release()
    assert "another server uses this database" in capsys.readouterr().err
    assert (stored / "benben.sqlite").read_bytes() == before


def test_a_database_is_migrated_without_serving(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate", "--data", str(tmp_path)]) == 0
    assert revisions()[-1] in capsys.readouterr().err
    assert rows(tmp_path, "tables") == 0
