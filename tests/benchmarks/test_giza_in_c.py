"""The C code of the benchmark plays the same game as the engine."""

from __future__ import annotations

import pytest

from benchmarks import giza_in_c
from benchmarks.giza_in_c import GizaInC

needs_compiler = pytest.mark.skipif(giza_in_c.find_compiler() is None, reason="NO C COMPILER: the C code is not checked")


@pytest.fixture(scope="module")
def c_code(tmp_path_factory: pytest.TempPathFactory) -> GizaInC:
    return GizaInC(tmp_path_factory.mktemp("limit"))


@pytest.mark.slow
@needs_compiler
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("safe", [False, True])
def test_c_lists_what_the_engine_lists(c_code: GizaInC, players: int, safe: bool) -> None:
    assert all(c_code.compare_game(players, safe, seed) > 60 for seed in range(4))


@pytest.mark.slow
@needs_compiler
def test_c_games_are_as_long_and_score_as_the_engines(c_code: GizaInC) -> None:
    means = c_code.compare_means(300)
    assert 60 < means["decisions"][0] < 80


@needs_compiler
def test_a_difference_is_noticed(c_code: GizaInC, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(giza_in_c, "engine_question", lambda state, seat: (seat, [], []))
    with pytest.raises(giza_in_c.GamesDiffer, match="step 0"):
        c_code.compare_game(4, False, 1)
