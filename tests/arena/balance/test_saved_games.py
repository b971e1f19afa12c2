"""Saved games: an incomplete line is dropped; a file of another study or a damaged one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import benben
from benben.arena.balance.saved_games import SavedGames

from .builders import run_balance


def test_an_incomplete_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = SavedGames(path, {"seed": 1})
    games.add(0, 0, {"wins": {"first": [1.0, 1.0]}})
    games.add(0, 1, {"wins": {"first": [0.0, 1.0]}})
    whole = path.read_text("utf-8")
    path.write_text(whole[:-9], "utf-8")
    again = SavedGames(path, {"seed": 1})
    assert set(again.measures) == {(0, 0)}
    again.add(0, 1, {"wins": {"first": [0.0, 1.0]}})
    assert path.read_text("utf-8") == whole
    path.write_text('{"se', "utf-8")
    assert SavedGames(path, {"seed": 1}).measures == {}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"seed":2}\n', r"holds another study \(seed 2; this one: seed 1\)"),
        ('{"seed":1}\n{"setting":0,\n{"x":1}\n', "line 2"),
        ('{"seed":1}\n{"setting":0,"number":3}\n', "line 2: 'measures' is missing"),
        ('{"seed":1}\n7\n', "line 2: not an object"),
    ],
)
def test_a_file_of_another_study_or_a_damaged_one_is_refused(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(benben.BadInput, match=message):
        SavedGames(path, {"seed": 1})


@pytest.mark.slow
def test_games_of_other_bots_are_not_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_balance(tmp_path) == 0
    assert run_balance(tmp_path, level="greedy") == 2
    assert "holds another study" in capsys.readouterr().err


@pytest.mark.slow
def test_games_of_two_rules_versions_are_not_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A study that was begun under earlier rules is not gone on with: its measures would be of neither version."""
    assert run_balance(tmp_path) == 0
    (path,) = (tmp_path / "balance").glob("*.jsonl")
    text = path.read_text("utf-8")
    path.write_text(text.replace('"rules":"1"', '"rules":"0"', 1), "utf-8")
    for arguments in ([], ["--report"]):
        assert run_balance(tmp_path, *arguments) == 2
        assert "holds another study (rules 0; this one: rules 1); choose another --out" in capsys.readouterr().err
    path.write_text(text, "utf-8")
    assert run_balance(tmp_path) == 0
