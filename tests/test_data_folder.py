"""The data folder: one rule for the terminal's saved games and the server's database."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

import pytest

from benben import data_folder as module
from benben.data_folder import data_folder
from benben.server.commands import DATABASE_VARIABLE, database_url


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
