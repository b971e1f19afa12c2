"""Every kept record still replays and its chance verifies; each shows one way a game can end.

Records of today's rules are in this folder, named ``<game>-<ending>``; a game may also keep its own in
``tests/games/<game>/records``. The games of earlier rules versions are in test_version_1.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import benben
from benben import Record

HERE = Path(__file__).parent
RECORDS = sorted([*HERE.glob("*.record"), *HERE.parent.glob("games/*/records/*.record")])


@pytest.mark.slow
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
    own = HERE.parent / "games" / name / "records"
    assert [path for path in RECORDS if path.parent == own or path.name.startswith(f"{name}-")]
