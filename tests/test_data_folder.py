"""The data folder: one rule for the terminal's saved games and the server's database."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

import benben
from benben import data_folder as module
from benben.data_folder import data_folder, make_private_folder
from benben.play.match import Match
from benben.server.commands import DATABASE_VARIABLE, database_url
from benben.server.storage import session_queries
from benben.server.storage.database import Database, sqlite_url
from benben.server.storage.rows import Guest
from benben.terminal.saved_games import SavedGame


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder on a system whose data folder is not the earlier default."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv(DATABASE_VARIABLE, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setattr(module, "user_data_path", lambda name, appauthor: tmp_path / "Library" / name)
    return tmp_path


def test_the_systems_folder_is_the_default(home: Path) -> None:
    assert data_folder() == home / "Library" / "benben"
    assert database_url(Namespace(database=None, data=None)) == f"sqlite:///{home}/Library/benben/benben.sqlite"


def test_a_chosen_folder_and_the_environment_come_first(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/benben")
    assert data_folder("/here") == Path("/here")
    assert data_folder("~/here") == home / "here"


def test_an_earlier_default_that_exists_is_used(home: Path) -> None:
    earlier = home / ".local" / "share" / "benben"
    earlier.mkdir(parents=True)
    assert data_folder() == earlier
    (home / "Library" / "benben").mkdir(parents=True)
    assert data_folder() == home / "Library" / "benben"


@pytest.mark.skipif(sys.platform != "linux", reason="the folder of Linux")
def test_linux_keeps_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "benben"


@pytest.fixture
def _open_umask() -> Iterator[None]:
    """A process that gives others every right unless the program takes it away."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("_open_umask")
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_folders_that_are_created_are_for_their_owner_alone(tmp_path: Path) -> None:
    make_private_folder(tmp_path / "one" / "two")
    assert [mode(tmp_path / "one"), mode(tmp_path / "one" / "two")] == [0o700, 0o700]
    shared, own = tmp_path / "shared", tmp_path / "benben"
    for folder in (shared, own):
        folder.mkdir(0o755)
        make_private_folder(folder)
    assert [mode(shared), mode(own)] == [0o755, 0o700], "only benben's own folder is closed to others"


@pytest.mark.usefixtures("_open_umask")
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_a_database_is_readable_by_its_owner_only_from_the_first_byte(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    database = Database(sqlite_url(folder))
    asyncio.run(write_a_guest(database))
    assert modes_of_database(folder) == {"": 0o600, "-shm": 0o600, "-wal": 0o600}
    assert mode(folder) == 0o700
    database.close()


async def write_a_guest(database: Database) -> None:
    await database.write(
        lambda connection: session_queries.add_guest(connection, Guest("a", "Ann", "lapis", "ankh"), "token")
    )


def modes_of_database(folder: Path) -> dict[str, int]:
    """The permissions of the files of a database, by the ends of their names."""
    files = [folder / f"benben.sqlite{end}" for end in ("", "-shm", "-wal")]
    return {path.name.removeprefix("benben.sqlite"): mode(path) for path in files if path.exists()}


@pytest.mark.usefixtures("_open_umask")
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_a_database_of_before_is_closed_to_others(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'benben.sqlite'}"
    Database(url).close()
    (tmp_path / "benben.sqlite").chmod(0o644)
    database = Database(url)
    asyncio.run(write_a_guest(database))
    assert modes_of_database(tmp_path) == {"": 0o600, "-shm": 0o600, "-wal": 0o600}
    database.close()


@pytest.mark.usefixtures("_open_umask")
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_saved_games_are_private_until_they_are_over(tmp_path: Path) -> None:
    folder, seed = tmp_path / "benben", bytes(32)
    match = Match(benben.game("giza"), 2, seed)
    saved = SavedGame.new(folder, match)
    folder.mkdir()
    left_behind = folder / f".{saved.path.name}.new"
    left_behind.write_text("from a crash", "utf-8")
    saved.write(match, seed)
    assert {mode(path) for path in folder.iterdir()} == {0o600}
    assert len(list(folder.iterdir())) == 2
    assert mode(folder) == 0o700
