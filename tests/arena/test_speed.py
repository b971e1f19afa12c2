"""The benchmark runs, and the C code it measures against plays the very game the engine plays."""

import json

import pytest

import benben
from benben.arena.speed import report as bench
from benben.arena.speed import workloads as speed
from benben.arena.speed.timing import Contender, Group, measure
from benben.cli import main as benben_main
from benchmarks import limit
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
    driven = [group for group in result["groups"] if group["name"] == bench.DRIVEN]
    assert [group["rates"][0]["name"] for group in driven] == [f"benben {name} (4)" for name in benben.games()]
    assert all(rate["rate"] > 0 for group in result["groups"] for rate in group["rates"])
    assert [(goal["game"], goal["group"]) for goal in result["goals"]] == [(goal.game, goal.group) for goal in GOALS]


def test_the_table_says_what_could_not_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "compiler", lambda: None)
    monkeypatch.setattr(bench, "groups", lambda games: [])
    assert main(["--quick"]) == 0
    printed = capsys.readouterr().out
    assert "no C limit" in printed
    assert "giza inside the engine, at least 0.4 x C by hand: not measured" in printed
    assert "egizia driven from Python, at least 1.0 x OpenSpiel hearts: not measured" in printed


def test_goals_name_what_is_measured() -> None:
    measured = {(group.ours, group.name): group for group in groups(None)}
    for goal in GOALS:
        group = measured[f"benben {goal.game} (4)", goal.group]
        named = {one.name for one in group.contenders} | set(group.missing)
        assert goal.against in named or goal.against == "C by hand"


def test_the_command_measures_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert benben_main(["bench", "--quick", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = {rate["name"] for group in told["groups"] for rate in group["rates"]}
    for name in benben.games():
        assert {f"benben {name} (4)", f"benben {name} (4), IS-MCTS"} <= found


def test_the_command_says_what_is_not_installed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(speed, "import_module", absent)
    assert benben_main(["bench", "giza", "--quick"]) == 0
    told = capsys.readouterr().out
    assert "not measured: OpenSpiel hearts (OpenSpiel is not installed: pip install 'benben[bench]')" in told
    assert "benben giza (4)" in told
    assert "pyramids" not in told


def test_the_command_knows_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert benben_main(["bench", "gizzza"]) == 2
    assert "no game 'gizzza'" in capsys.readouterr().err


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
