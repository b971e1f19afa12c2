"""The list of tests that run in one mode only."""

from __future__ import annotations

import pytest

from run_once import RUN_ONCE, TESTS, left_out

ENGINE = ("kernel", "play", "games", "laws", "playthroughs", "records", "search", "bots", "envs", "lessons")
"""Folders whose tests run rules, and the search on them: they run in both modes."""
TABLES = ("tables", "table_match", "secrets", "side_channels", "differences", "forced_moves", "preview", "rules_versions")
"""Files of `tests/server` that play tables, or look at what is sent of them: they run in both modes too."""
MODES = ("interpreted", "compiled")
"""The modes of the engine."""


@pytest.mark.parametrize("name", RUN_ONCE)
def test_every_entry_is_there_and_runs_in_the_mode_that_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (TESTS / name).exists()
    for once in MODES:
        monkeypatch.setenv("BENBEN_ONCE", once)
        for mode in MODES:
            monkeypatch.setenv("BENBEN_EXPECT", mode)
            assert left_out(TESTS / name) == (mode != once)


@pytest.mark.parametrize("name", RUN_ONCE)
def test_a_run_in_one_mode_alone_leaves_nothing_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BENBEN_ONCE", raising=False)
    for mode in MODES:
        monkeypatch.setenv("BENBEN_EXPECT", mode)
        assert not left_out(TESTS / name)


@pytest.mark.parametrize("once", MODES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("folder", ENGINE)
def test_the_engine_is_tested_in_both_modes(folder: str, mode: str, once: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENBEN_ONCE", once)
    monkeypatch.setenv("BENBEN_EXPECT", mode)
    files = [TESTS / folder, *(TESTS / folder).rglob("test_*.py")]
    assert len(files) > 1
    assert [path for path in files if left_out(path)] == []


@pytest.mark.parametrize("name", TABLES)
def test_tables_are_played_in_both_modes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENBEN_ONCE", "compiled")
    monkeypatch.setenv("BENBEN_EXPECT", "interpreted")
    assert (TESTS / "server" / f"test_{name}.py").exists()
    assert not left_out(TESTS / "server" / f"test_{name}.py")
