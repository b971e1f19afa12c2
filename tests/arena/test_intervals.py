"""95 % intervals of shares and means."""

from __future__ import annotations

import pytest

from benben.arena.intervals import mean_interval, mean_of, share_interval, wilson_interval


def test_wilson_interval() -> None:
    low, high = wilson_interval(150, 200)
    assert (round(low, 3), round(high, 3)) == (0.686, 0.805)
    assert wilson_interval(0, 0) == (0.0, 1.0)
    assert wilson_interval(10, 10)[1] == pytest.approx(1.0)


def test_means_are_computed_from_games() -> None:
    games = [(10.0, 2.0), (6.0, 2.0)]
    assert mean_of(games) == 4.0
    low, high = mean_interval(games)
    assert (low + high) / 2 == pytest.approx(4.0)
    assert high - 4.0 == pytest.approx(1.959964 * 1.0)
    assert mean_interval([(3.0, 1.0)]) == (3.0, 3.0)


def test_dependent_trials_count_for_less() -> None:
    alone = [(1.0, 1.0)] * 30 + [(0.0, 1.0)] * 70
    assert share_interval(alone) == pytest.approx(wilson_interval(30, 100), abs=0.002)
    together = [(4.0, 4.0)] * 30 + [(0.0, 4.0)] * 70
    assert share_interval(together) == pytest.approx(wilson_interval(30, 100), abs=0.002)
    assert share_interval([(0.0, 5.0)] * 20) == wilson_interval(0, 100)
    assert share_interval([]) == (0.0, 1.0)
