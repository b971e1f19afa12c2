"""Fixtures of the tests of the terminal commands."""

from __future__ import annotations

from pathlib import Path

import pytest

import benben
from benben.terminal import play_commands

from terminal.fakes import first_action_typist, make_test_bot, table_for


@pytest.fixture
def command_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Use bots that play at random, and a temporary data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(play_commands, "make_level_bot", make_test_bot)
    monkeypatch.setattr(play_commands, "level_names", lambda: ["random", "beginner", "builder"])


@pytest.fixture
def finished_record(tmp_path: Path) -> Path:
    """The path of the record of a finished game of Ann against a bot."""
    table, screen = table_for(benben.game("giza"), 2, 1, tmp_path / "finished", names=("Ann",))
    screen.reply_to = first_action_typist(table)
    table.play()
    return table.saved_game.path
