"""Estimates of shares and amounts, and the report of a study."""

from __future__ import annotations

from benben.arena.balance.estimates import estimate, study_report
from benben.arena.balance.study_games import Job, play
from benben.play.study import AMOUNT, HISTOGRAM, SHARE, Measure

from .builders import STUDY, no_values, random_bots_plan


def test_the_estimate_of_a_category() -> None:
    share = estimate(Measure("a", "", "", SHARE, no_values), [[1, 2], [2, 2]])
    assert (share["value"], share["count"]) == (0.75, 4)
    assert 0 < share["low"] < 0.75 < share["high"] < 1
    amount = estimate(Measure("b", "", "", AMOUNT, no_values, shape=HISTOGRAM), [[3, 5], [3, 9]])
    assert (amount["value"], amount["count"]) == (5.0, 4)
    assert amount["tally"] == {"3": 2, "5": 1, "9": 1}


def test_a_setting_without_games_has_no_estimates() -> None:
    report = study_report(random_bots_plan(), "GIZA", STUDY, {(0, 0): play(random_bots_plan(), Job(0, 0)).measures}, 1)
    wins = report["measures"][0]["figures"]
    assert set(wins["2 players"]) == {"first", "second"}
    assert wins["3 players"] == {}
