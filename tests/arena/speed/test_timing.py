"""Rates and ratios are medians over slices; every workload gets equally many."""

from __future__ import annotations

from benben.arena.speed.timing import Comparison, Workload, measure


def test_the_ratio_is_the_median_over_slices_of_the_same_round() -> None:
    ours, theirs = Workload("ours", lambda: 1, [10.0, 20.0, 90.0]), Workload("theirs", lambda: 1, [5.0, 5.0, 30.0])
    comparison = Comparison("work", "units/s", "ours", [ours, theirs])
    assert comparison.ratio(theirs) == 3.0
    assert Comparison("work", "units/s", "ours", [theirs]).ratio(theirs) is None


def test_every_workload_gets_equally_many_slices() -> None:
    comparison = Comparison("work", "units/s", "a", [Workload("a", lambda: 3), Workload("b", lambda: 1)])
    ticks: list[int] = []
    measure([comparison], 4, 0.001, lambda: ticks.append(1))
    assert [len(one.rates) for one in comparison.workloads] == [4, 4]
    assert len(ticks) == 8
