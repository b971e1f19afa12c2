"""The benchmark of the engine runs and reports its goals."""

from __future__ import annotations

import json

import pytest

import benben
from benben.arena.speed import report
from benchmarks import giza_in_c
from benchmarks.engine_speed import GOALS, all_comparisons, main


@pytest.mark.slow
def test_the_quick_run_prints_every_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    driven = [group for group in result["groups"] if group["name"] == report.FROM_PYTHON]
    assert [group["rates"][0]["name"] for group in driven] == [f"benben {name} (4)" for name in benben.games()]
    assert all(rate["rate"] > 0 for group in result["groups"] for rate in group["rates"])
    assert [(goal["game"], goal["group"]) for goal in result["goals"]] == [(goal.game, goal.comparison) for goal in GOALS]


@pytest.mark.slow
def test_the_report_says_what_could_not_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(giza_in_c, "find_compiler", lambda: None)
    monkeypatch.setattr(report, "all_comparisons", lambda games: [])
    assert main(["--quick"]) == 0
    printed = capsys.readouterr().out
    assert "no C limit" in printed
    assert "giza inside the engine, at least 0.4 x C by hand: not measured" in printed
    assert "egizia driven from Python, at least 1.0 x OpenSpiel hearts: not measured" in printed


def test_goals_name_what_is_measured() -> None:
    comparisons = {(one.ours, one.name): one for one in all_comparisons(None)}
    for goal in GOALS:
        comparison = comparisons[f"benben {goal.game} (4)", goal.comparison]
        names = {one.name for one in comparison.workloads} | set(comparison.missing)
        assert goal.against in names or goal.against == "C by hand"
