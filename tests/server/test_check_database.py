"""``benben check-database`` finds and names every changed line; ``benben backup`` copies a database in use."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from benben.cli import main
from benben.server.storage.database import Database
from benben.server.storage.journal_chain import line_hash, table_hash

from server.test_database_upgrades import load_dump, rows_of

SELECT_TABLE = "SELECT id FROM tables WHERE game = 'vault'"


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A database with four tables, at the newest schema."""
    load_dump("revision-0002", tmp_path / "benben.sqlite")
    Database(f"sqlite:///{tmp_path / 'benben.sqlite'}").close()
    for backup in tmp_path.glob("*.backup"):
        backup.unlink()
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


def test_an_unchanged_database_has_no_problems(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(stored, capsys) == (0, [], "benben: 4 tables checked with replays: no problems\n")
    assert check(stored, capsys, "--fast") == (0, [], "benben: 4 tables checked without replays: no problems\n")


CHANGED = "line {line} of its journal was changed after it was written: its hash does not fit"
LAST_LINE = "table_id = TABLE_ID AND number = (SELECT MAX(number) FROM journal WHERE table_id = TABLE_ID)"


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("UPDATE journal SET at = at + 1 WHERE table_id = TABLE_ID AND number = 3", CHANGED.format(line=3)),
        ("UPDATE journal SET client = 'x' WHERE table_id = TABLE_ID AND number = 3", CHANGED.format(line=3)),
        ("UPDATE journal SET client = NULL WHERE table_id = TABLE_ID AND kind = 'undo'", CHANGED.format(line=11)),
        ("UPDATE journal SET seat = 1 - seat WHERE table_id = TABLE_ID AND number = 6", CHANGED.format(line=6)),
        ("UPDATE journal SET kind = 'play' WHERE table_id = TABLE_ID AND kind = 'undo'", CHANGED.format(line=11)),
        ("UPDATE journal SET at = 'noon' WHERE table_id = TABLE_ID AND number = 3", CHANGED.format(line=3)),
        ("UPDATE journal SET hash = '' WHERE table_id = TABLE_ID AND number = 3", CHANGED.format(line=3)),
        (
            "UPDATE tables SET options = '{}' WHERE id = TABLE_ID",
            "line 0 of its journal, or what the table plays, was changed after it was written: its hash does not fit",
        ),
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
    ],
)
def test_a_changed_row_is_named_also_without_replays(
    statement: str, problem: str, stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table_id = change(stored, statement)
    code, problems, last = check(stored, capsys, "--fast")
    assert (code, problems) == (1, [f"table {table_id}: {problem}"])
    assert last == "benben: 4 tables checked without replays: 1 problem\n"
    assert check(stored, capsys)[1][0] == f"table {table_id}: {problem}"


def test_a_sealed_choice_that_was_removed_at_the_end_is_found_by_the_replay(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(stored, f"DELETE FROM journal WHERE {LAST_LINE}")
    change(stored, f"DELETE FROM journal WHERE {LAST_LINE}")
    code, problems, _ = check(stored, capsys)
    assert (code, len(problems)) == (1, 1)
    assert "asks seats 11, and the table is playing and asks 10" in problems[0]


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
