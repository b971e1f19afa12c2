"""The list of tests that run in one mode only."""

from __future__ import annotations

import pytest

from run_once import RUN_ONCE, TESTS, left_out

ENGINE = ("kernel", "play", "games", "laws", "playthroughs", "records", "search", "bots", "envs", "lessons")
"""Folders whose tests run rules, and the search on them: they run in both modes."""


@pytest.mark.parametrize("name", RUN_ONCE)
def test_every_entry_is_there_and_is_left_out_of_the_compiled_half_alone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (TESTS / name).exists()
    monkeypatch.setenv("BENBEN_EXPECT", "compiled")
    assert left_out(TESTS / name)
    monkeypatch.setenv("BENBEN_EXPECT", "interpreted")
    assert not left_out(TESTS / name)


@pytest.mark.parametrize("folder", ENGINE)
def test_the_engine_is_tested_in_both_modes(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENBEN_EXPECT", "compiled")
    files = [TESTS / folder, *(TESTS / folder).rglob("test_*.py")]
    assert len(files) > 1
    assert [path for path in files if left_out(path)] == []
