"""The command, and the pages it serves."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from benben.cli import main
from benben.server.commands import DATABASE, database_url
from benben.server.http.app import _file


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (["--port", "99999"], "a port is a number from 0 to 65535"),
        (["--thinkers", "0"], "at least 1 process"),
        (["--database", "nonsense"], "is no database"),
        (["--database", "sqlite:////nowhere/at/all"], "cannot be used"),
        (["--data", "/dev/null/x"], "data folder"),
    ],
)
def test_a_server_that_cannot_run_says_why_in_one_line(
    told: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *told]) == 2
    assert said in capsys.readouterr().err


def test_where_everything_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv(DATABASE, raising=False)
    nothing = Namespace(database=None, data=None)
    assert database_url(nothing) == f"sqlite:///{tmp_path}/benben/benben.sqlite"
    monkeypatch.setenv(DATABASE, "postgresql+psycopg://host/name")
    assert database_url(nothing) == "postgresql+psycopg://host/name"
    assert database_url(Namespace(database=None, data=str(tmp_path / "here"))) == f"sqlite:///{tmp_path}/here/benben.sqlite"
    assert database_url(Namespace(database="sqlite:///x", data=None)) == "sqlite:///x"


def test_pages_come_from_the_clients_folder_and_from_nowhere_else(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "assets" / "a.js").write_text("a")
    (tmp_path / "secret").write_text("s")
    (client / ".hidden").write_text("h")
    assert _file(client, "assets/a.js") == client / "assets" / "a.js"
    for path in (
        "../secret",
        "assets/../../secret",
        ".hidden",
        "assets",
        "",
        "assets//a.js",
        "nothing",
        "a\0b",
        "..\\secret",
    ):
        assert _file(client, path) is None
