"""Every kept record still replays, chance verifies, and each tells one way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import benben
from benben import Record

RECORDS = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays_and_verifies(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.loads(text)
    state = record.replay()
    assert record.dumps() == text
    assert state.depth == 0
    assert record.verify() > 0
    told = record.tags["scores"].split()
    assert [int(score) for score in told] == state.scores()
    assert [f"p{seat + 1}" for seat in state.winners()] == record.tags["winners"].split()


@pytest.mark.parametrize("name", benben.games())
def test_every_game_has_records(name: str) -> None:
    assert [path for path in RECORDS if path.name.startswith(f"{name}-")]
