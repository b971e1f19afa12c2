"""The golden playthroughs are told the same today."""

from __future__ import annotations

import pytest

import benben

from playthroughs import file_of, playthrough, tables


@pytest.mark.parametrize(("name", "players"), tables())
def test_the_golden_game_is_played_the_same(name: str, players: int) -> None:
    assert playthrough(benben.game(name), players) == file_of(name, players).read_text("utf-8")
