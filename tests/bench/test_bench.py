"""The benchmark runs, and the C code it measures against plays the very game the engine plays."""

import json
from pathlib import Path

import pytest

from benchmarks import limit
from benchmarks.measure import Contender, Group, measure
from benchmarks.run import GOALS, groups, main

needs_compiler = pytest.mark.skipif(limit.compiler() is None, reason="NO C COMPILER: the C limit is not checked")


@pytest.fixture(scope="module")
def by_hand(tmp_path_factory: pytest.TempPathFactory) -> limit.Limit:
    return limit.Limit(tmp_path_factory.mktemp("limit"))


@needs_compiler
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("safe", [False, True])
def test_c_lists_what_the_engine_lists(by_hand: limit.Limit, players: int, safe: bool) -> None:
    assert all(by_hand.replay(players, safe, seed) > 60 for seed in range(4))


@needs_compiler
def test_c_games_are_as_long_and_score_as_the_engines(by_hand: limit.Limit) -> None:
    means = by_hand.compare_means(300)
    assert 60 < means["decisions"][0] < 80


@needs_compiler
def test_a_difference_is_noticed(by_hand: limit.Limit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "listed_by", lambda state, seat: (seat, [], []))
    with pytest.raises(limit.Unlike, match="step 0"):
        by_hand.replay(4, False, 1)


def test_the_quick_run_prints_every_group(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    driven = result["groups"][0]
    assert driven["rates"][0]["name"].startswith("benben")
    assert driven["rates"][0]["rate"] > 0
    assert [goal["group"] for goal in result["goals"]] == [goal.group for goal in GOALS]


def test_the_table_says_what_could_not_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "compiler", lambda: None)
    assert main(["--quick"]) == 0
    printed = capsys.readouterr().out
    assert "no C limit" in printed
    assert "inside the engine, at least 0.4 x C by hand: not measured" in printed


def test_goals_name_what_is_measured(tmp_path: Path) -> None:
    named = {group.name: {one.name for one in group.contenders} | set(group.missing) for group in groups(None)}
    assert all(goal.group in named for goal in GOALS)
    assert all(goal.against in named[goal.group] for goal in GOALS if goal.against != "C by hand")


def test_the_ratio_is_the_median_of_neighbouring_slices() -> None:
    ours, theirs = Contender("ours", lambda: 1, [10.0, 20.0, 90.0]), Contender("theirs", lambda: 1, [5.0, 5.0, 30.0])
    group = Group("work", "units/s", "ours", [ours, theirs])
    assert group.ratio(theirs) == 3.0
    assert Group("work", "units/s", "ours", [theirs]).ratio(theirs) is None


def test_every_contender_gets_as_many_slices() -> None:
    group = Group("work", "units/s", "a", [Contender("a", lambda: 3), Contender("b", lambda: 1)])
    ticks: list[int] = []
    measure([group], 4, 0.001, lambda: ticks.append(1))
    assert [len(one.rates) for one in group.contenders] == [4, 4]
    assert len(ticks) == 8
