"""A run of a lesson: its steps, the moves it takes, and what it says to others."""

from __future__ import annotations

import pytest

from benben.kernel.refusal import Refused
from benben.lessons.lesson_run import LessonRun
from lessons.builders import DRAW, END, HOARD, READ, small

DRAWING = HOARD.parse("draw")


def shown(run: LessonRun) -> LessonRun:
    """The run after the scripted moves of its step."""
    while run.make_next_move():
        pass
    return run


def refused(run: LessonRun, action: int) -> str:
    with pytest.raises(Refused) as found:
        run.play(action)
    return found.value.refusal.key


def test_a_step_to_read_is_read_before_a_move_is_made() -> None:
    run = shown(LessonRun(small()))
    assert refused(run, DRAWING) == "lesson-read-first"
    assert run.moment == 0
    run.read_on()
    shown(run).play(DRAWING)
    assert run.step.name == "end"


def test_a_step_that_asks_for_a_move_is_not_skipped() -> None:
    run = shown(LessonRun(small(steps=[DRAW, END])))
    with pytest.raises(Refused) as found:
        run.read_on()
    assert found.value.refusal.key == "lesson-move-first"
    assert run.step.name == "draw"


def test_another_legal_move_is_met_with_the_reason_for_this_one() -> None:
    asked = {"name": "bank", "play": ["chance: find gold", "p2: draw", "chance: find copper"], "ask": ["row left"]}
    run = shown(LessonRun(small(steps=[DRAW, {**asked, "values": {"coin": "hand/0"}}, {"name": "end"}])))
    shown(run).play(DRAWING)
    refusal = shown(run).refusal(HOARD.parse("row right"))
    assert refusal is not None
    assert (refusal.key, refusal.args["coin"]) == ("hoard-lesson-small-bank-why", "gold")
    assert refused(run, HOARD.parse("pass")) == "hoard-nobody-passes"
    run.play(HOARD.parse("row left"))
    assert run.step.name == "end"


def test_a_copy_goes_on_by_itself() -> None:
    run = shown(LessonRun(small(steps=[DRAW, {"name": "end", "play": ["chance: find gold", "p2: draw"]}])))
    before = run.events(None)
    other = run.copy()
    assert other.events(None) == before
    shown(other).play(DRAWING)
    shown(other)
    assert other.at_end
    assert len(other.events(None)) > len(before)
    assert (run.step_number, run.moment, run.events(None)) == (0, 0, before)
    shown(run).play(DRAWING)
    shown(run)
    assert run.events(None) == other.events(None)
    assert run.view() == other.view()


def test_scripted_moves_come_one_by_one_before_the_text() -> None:
    run = shown(LessonRun(small(steps=[DRAW, END])))
    run.play(DRAWING)
    moments = [run.moment]
    while run.watching:
        assert run.make_next_move()
        moments.append(run.moment)
    assert moments == [1, 2, 3, 4]
    assert not run.make_next_move()


def test_chance_that_is_not_scripted_follows_the_seed() -> None:
    def found(seed: int) -> object:
        run = LessonRun(small(seed=seed, steps=[DRAW, {"name": "end"}]))
        shown(run).play(DRAWING)
        return shown(run).view()["hand"]

    assert found(1) == found(1)
    assert len({str(found(seed)) for seed in range(9)}) > 1


def test_numbers_come_from_the_view_of_the_learner() -> None:
    run = shown(LessonRun(small()))
    assert run.args() == {"p1": "p1", "p2": "p2", "left": 24}
    run.skip_to(2)
    assert run.args()["fewer"] == 2


def test_what_others_found_stays_hidden() -> None:
    run = LessonRun(small())
    run.skip_to(9)
    hidden = [event for event in run.events(run.seat) if event["who"] == "chance"]
    assert hidden[0]["args"] == {"coin": "gold", "seat": "p1"}
    assert hidden[1]["args"] == {"coin": "hidden", "seat": "p2"}


def test_moves_of_the_setup_are_no_events() -> None:
    run = LessonRun(small(setup=["p1: draw", "chance: find gold", "p2: draw", "chance: find gold"], steps=[READ, END]))
    assert run.clock == 0
    assert run.moment == 4
    assert run.view()["hand"] == ["gold"]


def test_the_last_step_ends_the_lesson() -> None:
    run = LessonRun(small())
    run.skip_to(100)
    assert run.at_end
    with pytest.raises(Refused) as found:
        run.read_on()
    assert found.value.refusal.key == "lesson-over"


def test_nothing_is_taken_back() -> None:
    with pytest.raises(Refused) as found:
        LessonRun(small()).undo(0)
    assert found.value.refusal.key == "lesson-no-undo"
