"""The ratios of `make attack`: what is above the limit beyond chance, and what a few waits leave open."""

from __future__ import annotations

from random import Random

from attack.player import Wait, Waits
from attack.ratio_table import Row, above, markdown, rows_in, together, undecided, verdict
from attack.ratios import Ratios, Round, sampled_interval


def waits(seconds: list[float]) -> Waits:
    """The waits of half a round, the same for moves, bots and reloads."""
    each = [Wait(one, one) for one in seconds]
    return Waits(moves=each, bots=list(each), reloads=list(each), seconds=1.0)


def row(quiet: list[float], attacked: list[float], name: str = "flood") -> Row:
    return Ratios.of(name, [Round(waits(quiet), waits(attacked))]).row()


def test_equal_waits_are_not_above_the_limit_and_many_of_them_decide_it() -> None:
    rng = Random(1)
    many = [[rng.uniform(4, 6) for _ in range(1000)] for _ in range(2)]
    low, high = sampled_interval(*many)
    assert low <= 1.02
    assert high >= 0.98
    found = [row(many[0], many[1])]
    assert (above(found), undecided(found)) == ([], [])
    assert verdict(found) == "No ratio is above 2 beyond chance."


def test_waits_three_times_as_long_are_above_the_limit() -> None:
    rng = Random(1)
    quiet = [rng.uniform(4, 6) for _ in range(1000)]
    found = [row(quiet, [3 * one for one in quiet])]
    assert len(above(found)) == 3
    assert above(found)[0].startswith("flood: move 3.0 (")
    assert verdict(found).startswith("Above 2: flood: move 3.0 (")


def test_one_long_wait_among_few_leaves_the_question_open() -> None:
    quiet = [5.0] * 60
    found = [row(quiet, [*quiet[1:], 50.0])]
    assert above(found) == []
    assert len(undecided(found)) == 3
    assert "Undecided: flood: move" in verdict(found)


def test_an_attack_that_is_measured_again_replaces_its_row_and_the_others_stay() -> None:
    quiet = [5.0] * 60
    flood, storm = row(quiet, quiet), row(quiet, quiet, "storm")
    again = row(quiet, [3 * one for one in quiet])
    earlier = rows_in(markdown([flood, storm]))
    assert earlier == [list(flood), list(storm)]
    assert together(["storm", "flood"], earlier, [again]) == [list(storm), again]
    assert rows_in("| other | columns |\n| --- | --- |\n| a | b |") == []
