"""The check of a lesson: taken to its end by every move that it accepts, with all that its texts rely on compared."""

from __future__ import annotations

from collections.abc import Callable

from benben.kernel.errors import BadInput
from benben.lessons.lesson import Lesson
from benben.lessons.lesson_run import LessonRun
from benben.lessons.view_values import value_at

AtStep = Callable[[LessonRun], None]
"""Called at every step, when its text is shown."""


def check_lesson(lesson: Lesson, at_step: AtStep = lambda run: None) -> int:
    """Take a lesson to its end, once for every move that it accepts; return how often it was taken.

    Raise BadInput that names the lesson and the step where it cannot be taken or a text is not true.
    """
    asked = [(number, action) for number, step in enumerate(lesson.steps) for action in step.ask[1:]]
    for number, action in [(-1, -1), *asked]:
        _take(lesson, {number: action}, at_step)
    return 1 + len(asked)


def _take(lesson: Lesson, chosen: dict[int, int], at_step: AtStep) -> None:
    """Take a lesson with the ``chosen`` action at a step, and the first one that is asked for at all others."""
    run = LessonRun(lesson)
    while True:
        run.skip_to(run.step_number)
        _check_step(run)
        at_step(run)
        if run.at_end:
            return
        if run.step.ask:
            run.play(chosen.get(run.step_number, run.step.ask[0]))
        else:
            run.read_on()


def _check_step(run: LessonRun) -> None:
    where = f"{run.game.name} lesson {run.lesson.name}: step {run.step_number + 1} ({run.step.name})"
    view = run.view()
    for path, expected in run.step.expect.items():
        found = value_at(path, view)
        if found != expected:
            raise BadInput(f"{where}: expect: {path} is {found!r}, not {expected!r}")
    run.args()
    legal = run.perspective().legal()
    for action in run.step.ask:
        if action not in legal:
            raise BadInput(f"{where}: ask: {run.game.text(action)!r} is not possible")
    scene = run.game.scene(view)
    known = {area.id for area in scene.areas} | {place.id for area in scene.areas for place in area.places}
    known |= {piece.id for piece in scene.pieces} | {part for action in legal for part in run.game.catalogue.path(action)}
    for element in run.step.point:
        if element not in known:
            raise BadInput(f"{where}: point: there is no place or piece {element!r}")
