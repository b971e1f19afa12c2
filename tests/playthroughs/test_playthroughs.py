"""The games of the golden playthroughs are played the same way today, and there is one for every game."""

from __future__ import annotations

import pytest

import benben

from playthroughs import FOLDER, file_of, playthrough, tables


@pytest.mark.parametrize(("name", "players"), tables())
def test_the_golden_game_is_played_the_same(name: str, players: int) -> None:
    assert playthrough(benben.game(name), players) == file_of(name, players).read_text("utf-8")


def test_every_file_belongs_to_a_game() -> None:
    assert {file_of(name, players) for name, players in tables()} == set(FOLDER.glob("*.txt"))
