"""A lesson file that cannot be used gives an error that names the file and the step."""

from __future__ import annotations

from typing import Any

import pytest

import benben
from benben.kernel.errors import BadInput
from benben.lessons.lesson import message_keys
from benben.lessons.lesson_check import check_lesson
from benben.lessons.lesson_files import find_lesson, lesson_names
from lessons.builders import DRAW, END, HOARD, READ, WHERE, small

GIZA = benben.game("giza")


def step(**changes: object) -> list[object]:
    """The steps of the small lesson with a changed second one."""
    return [READ, {**DRAW, **changes}, END]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"minutes": 0}, ["minutes", "from 1 to 30"]),
        ({"minutes": None}, ["'minutes' is missing"]),
        ({"seat": "p3"}, ["seat", "p1 or p2"]),
        ({"players": 9}, ["2 to 3 players"]),
        ({"options": {"hand_limit": "9"}}, ["hand_limit", "2 or 3"]),
        ({"colour": "red"}, ["'colour' is not known here"]),
        ({"steps": []}, ["at least one step"]),
        ({"steps": [READ, READ, END]}, ["two steps are named 'read'"]),
        ({"steps": [READ, DRAW]}, ["step 2 (draw)", "the last step"]),
        ({"steps": [READ, {"ask": ["draw"]}, END]}, ["step 2", "'name' is missing"]),
        ({"steps": step(ask=["drow"])}, ["step 2 (draw)", "ask", "'drow' is no move"]),
        ({"steps": step(play=["draw"])}, ["step 2 (draw)", "play", "'p2: draw'"]),
        ({"steps": step(play=["p7: draw"])}, ["step 2 (draw)", "play", "'p7' is not known"]),
        ({"steps": step(point="bag")}, ["step 2 (draw)", "point", "must be a list"]),
        ({"steps": step(point=[3])}, ["step 2 (draw)", "point", "a list of texts"]),
        ({"steps": step(values={"left": 3})}, ["step 2 (draw)", "values", "must be a text"]),
        ({"steps": step(texts="x")}, ["step 2 (draw)", "'texts' is not known here"]),
        ({"position_file": {"game": "hoard"}, "players": None}, ["position", "is missing"]),
        ({"position_file": {"game": "hoard"}}, ["'players' is part of the position already"]),
    ],
)
def test_a_wrong_entry_is_named_with_file_and_step(changes: dict[str, Any], said: list[str]) -> None:
    with pytest.raises(BadInput) as found:
        small(**changes)
    assert str(found.value).startswith(WHERE)
    for words in said:
        assert words in str(found.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"setup": ["p2: draw"]}, ["setup", "'p2: draw' is not possible"]),
        ({"steps": step(play=["p1: bank gold"])}, ["step 2 (draw)", "'p1: bank gold' is not possible"]),
        ({"steps": step(ask=["row left"])}, ["step 2 (draw)", "ask", "'row left' is not possible"]),
        ({"steps": step(point=["moon"])}, ["step 2 (draw)", "point", "'moon'"]),
        ({"steps": step(values={"left": "bag/3"})}, ["step 2 (draw)", "values", "'bag/3'"]),
        ({"steps": step(values={"left": "twice left"})}, ["step 2 (draw)", "values", "'twice'"]),
        ({"steps": step(values={"left": "count left"})}, ["step 2 (draw)", "values", "no list"]),
        ({"steps": step(values={"left": "gain hand"})}, ["step 2 (draw)", "values", "no number"]),
        ({"steps": step(values={"left": "hand"})}, ["step 2 (draw)", "values", "no text or number"]),
        ({"steps": step(expect={"left": 3})}, ["step 2 (draw)", "expect", "left is 24, not 3"]),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_is_named_with_its_step(changes: dict[str, Any], said: list[str]) -> None:
    with pytest.raises(BadInput) as found:
        check_lesson(small(**changes))
    assert "hoard lesson small" in str(found.value)
    for words in said:
        assert words in str(found.value)


def test_a_lesson_may_begin_at_any_position() -> None:
    later = HOARD.start(2)
    later.apply(HOARD.parse("draw"))
    later.apply(HOARD.parse("find gold"))
    steps = [READ, {"name": "end", "expect": {"left": 23}}]
    lesson = small(position_file=later.to_dict(), players=None, seat="p2", steps=steps)
    assert check_lesson(lesson) == 1


def test_every_accepted_move_is_tried() -> None:
    lesson = small(steps=[{"name": "choose", "ask": ["draw"]}, {**END, "play": []}])
    assert check_lesson(lesson) == 1
    two = {"name": "row", "play": ["chance: find gold", "p2: draw"], "ask": ["row left", "row right"]}
    taken: list[str] = []
    lesson = small(steps=[DRAW, two, {"name": "end"}])
    assert check_lesson(lesson, lambda run: taken.append(run.step.name)) == 2
    assert taken.count("end") == 2


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadInput, match="no lesson 'nothing'; there are first-game"):
        find_lesson(GIZA, "nothing")


def test_the_first_game_comes_first() -> None:
    assert lesson_names(GIZA)[0] == "first-game"
    assert len(lesson_names(GIZA)) > 1


def test_the_messages_of_a_lesson_are_named_after_it() -> None:
    title = "hoard-lesson-small"
    assert message_keys(small()) == [
        title,
        f"{title}-about",
        f"{title}-read",
        f"{title}-draw",
        f"{title}-draw-why",
        f"{title}-end",
    ]
