"""Saved games: the seed stays private, and files are in the data folder of the user."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

import benben
from benben.terminal.saved_games import SavedGame

from terminal.fakes import table_for

GIZA = benben.game("giza")
pytestmark = pytest.mark.usefixtures("command_environment")


def test_the_record_has_no_seed_and_only_the_owner_may_read_the_seed(tmp_path: Path) -> None:
    table, _ = table_for(GIZA, 2, 1, tmp_path)
    table.save()
    assert "seed:" not in table.saved_game.path.read_text("utf-8")
    assert stat.S_IMODE(table.saved_game.seed_path.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {table.saved_game.path.name, table.saved_game.seed_path.name}


def test_the_seed_is_saved_beside_the_record() -> None:
    assert SavedGame(Path("/x/a.benben")).seed_path == Path("/x/a.seed")
