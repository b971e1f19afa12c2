"""Sealed choices in saved games of the terminal: they are kept, though the record does not contain them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import benben
from benben.play.match import Match
from benben.play.record import Record
from benben.registry import unregister_game
from benben.terminal.saved_games import SavedGame

from server.vault_game import GAME

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _vault_registered() -> Iterator[None]:
    benben.register_game(GAME.name, lambda: GAME)
    yield
    unregister_game(GAME.name)


def test_a_sealed_choice_is_sealed_again_when_a_saved_game_is_loaded(tmp_path: Path) -> None:
    match = Match(GAME, 3, SEED, tags={"name p1": "Ann"})
    for seat in (2, 0):
        match.play(seat, match.legal(seat)[1])
    save = SavedGame(tmp_path / "game.benben")
    save.write(match, SEED)
    loaded, seed = save.load()
    assert seed == SEED
    assert loaded.sealed == match.sealed == (0, 2)
    assert [loaded.sealed_choice(seat) for seat in range(3)] == [match.sealed_choice(seat) for seat in range(3)]
    assert loaded.record == match.record
    for one in (match, loaded):
        one.play(1, one.legal(1)[0])
    assert loaded.record == match.record
    assert [entry.seat for entry in loaded.record.entries[-3:]] == [0, 1, 2]
    save.write(loaded, seed)
    assert Record.loads(save.path.read_text("utf-8")).tags == {"name p1": "Ann"}
