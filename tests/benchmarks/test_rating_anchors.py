"""The benchmark of rating anchors: means over titles, the constant and the table."""

from __future__ import annotations

from benben.arena.bradley_terry import Rating
from benben.server.people.ratings import ANCHORS, shown
from benchmarks.rating_anchors import FIXED, Measured, anchors, mean_rating, table

FIRST = Measured("giza", 60, {level: Rating(-400.0, -430.0, -370.0) for level in ANCHORS} | {FIXED: Rating(0.0, 0.0, 0.0)})
SECOND = Measured(
    "pyramids", 40, {level: Rating(-200.0, -240.0, -160.0) for level in ANCHORS} | {FIXED: Rating(0.0, 0.0, 0.0)}
)


def test_an_anchor_is_the_mean_of_the_titles_with_a_narrower_interval() -> None:
    assert mean_rating([FIRST, SECOND], "beginner") == Rating(-300.0, -325.0, -275.0)


def test_the_constant_is_shown_as_it_was_measured() -> None:
    found = anchors([FIRST, SECOND])
    assert list(found) == list(ANCHORS)
    assert shown(found[FIXED]) == 1500
    assert abs(shown(found["beginner"]) - 1200) <= 2


def test_the_table_has_a_row_for_each_level() -> None:
    lines = table([FIRST, SECOND]).splitlines()
    assert len(lines) == 2 + len(ANCHORS)
    assert "| beginner | 1100 ± 30 | 1300 ± 40 | 1200 ± 25 |" in lines
