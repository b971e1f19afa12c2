"""Every lesson of every game: it is taken to its end in each language, and its texts say what the engine does."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast, parse, visitor

import benben
from benben.lessons.lesson import Lesson, message_keys
from benben.lessons.lesson_check import check_lesson
from benben.lessons.lesson_files import find_lesson, lesson_names
from benben.lessons.lesson_run import LessonRun
from benben.registry import game_packages
from benben.terminal.lesson_table import LessonTable
from benben.words import Words, catalogue_files, languages
from notation import notation_in

from quick import first_quick
from terminal.fakes import ScriptedScreen, make_test_bot

LESSONS = [(game, name) for game in benben.games() for name in lesson_names(benben.game(game))]
EVERY_LESSON = pytest.mark.parametrize(("game", "name"), LESSONS)
NAMES = {"p1": "Ann", "p2": "Ben", "p3": "Cid", "p4": "Dot"}


def lesson_of(game: str, name: str) -> Lesson:
    return find_lesson(benben.game(game), name)


class Variables(visitor.Visitor):
    """The variables of a message, and its text."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


@cache
def lesson_messages(language: str) -> dict[str, Variables]:
    """The messages of all lessons by key."""
    found: dict[str, Variables] = {}
    for name, file in catalogue_files(language, game_packages()).items():
        for entry in parse(file.read_text("utf-8")).body if name.endswith("/lessons.ftl") else []:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry.value)
    return found


@pytest.mark.parametrize("game", benben.games())
def test_every_game_has_a_first_game_of_five_to_ten_minutes_and_short_lessons(game: str) -> None:
    lessons = [lesson_of(game, name) for name in lesson_names(benben.game(game))]
    assert lessons[0].name == "first-game"
    assert 5 <= lessons[0].minutes <= 10
    assert sum(1 for step in lessons[0].steps if step.ask) >= 11
    assert len(lessons) > 1
    assert all(lesson.minutes <= 5 for lesson in lessons[1:])


@EVERY_LESSON
def test_a_lesson_can_be_taken_to_its_end_by_every_move_it_accepts(game: str, name: str) -> None:
    asked: list[int] = []
    taken = check_lesson(lesson_of(game, name), lambda run: asked.append(len(run.step.ask)))
    assert taken >= 1
    assert sum(1 for count in asked if count) >= 2


@EVERY_LESSON
def test_other_legal_moves_are_offered_and_met_with_a_reason(game: str, name: str) -> None:
    def try_others(run: LessonRun) -> None:
        legal = run.perspective().legal() if run.step.ask else []
        others = [action for action in legal if action not in run.step.ask]
        assert bool(others) == bool(run.step.ask), f"{run.step.name}: a question with one answer is no question"
        for action in others:
            refusal = run.refusal(action)
            assert refusal is not None
            assert refusal.key == run.step.why_key

    check_lesson(lesson_of(game, name), try_others)


@pytest.mark.slow
@EVERY_LESSON
@pytest.mark.parametrize("language", languages())
def test_every_text_is_there_and_gets_its_arguments(game: str, name: str, language: str) -> None:
    lesson, messages = lesson_of(game, name), lesson_messages(language)
    assert [key for key in message_keys(lesson) if key not in messages] == []

    def say(run: LessonRun) -> None:
        words = Words(language, NAMES, game, run.perspective().options)
        args = run.args()
        keys = [run.step.text_key, run.step.why_key] if run.step.ask else [run.step.text_key]
        for key in keys:
            assert messages[key].names <= args.keys(), key
            said = words.say(key, args)
            assert "{" not in said, key
            assert not re.search(r"\bp\d\b", said), key
            assert notation_in(run.game, [said]) == [], key
        used = {variable for key in keys for variable in messages[key].names}
        assert run.step.values.keys() <= used, run.step.name

    check_lesson(lesson, say)


@pytest.mark.parametrize("language", languages())
def test_numbers_of_texts_come_from_the_position(language: str) -> None:
    messages = lesson_messages(language)
    assert messages
    for key, message in messages.items():
        assert not re.search(r"\d", message.text), key


@pytest.mark.parametrize("language", languages())
def test_no_text_is_without_a_lesson(language: str) -> None:
    used = {key for game, name in LESSONS for key in message_keys(lesson_of(game, name))}
    assert lesson_messages(language).keys() - used == set()


@pytest.mark.slow
@EVERY_LESSON
@pytest.mark.parametrize("language", first_quick(languages()))
def test_a_lesson_is_taken_in_the_terminal(game: str, name: str, language: str) -> None:
    run = LessonRun(lesson_of(game, name))
    screen = ScriptedScreen(110, 40)
    table = LessonTable(run, screen, language, make_test_bot)
    texts: list[str] = []

    def reply(prompt: str) -> str:
        texts.append(" ".join(screen.text.split()))
        return run.game.text(run.step.ask[-1]) if prompt == "> " else ""

    screen.reply_to = reply
    table.take()
    assert run.at_end
    texts.append(" ".join(screen.text.split()))
    assert len(texts) == len(run.lesson.steps)
    for number, step in enumerate(run.lesson.steps, 1):
        assert table.words.say("lesson-step", step=number, steps=len(texts)) in texts[number - 1]
        assert "{" not in texts[number - 1], step.name
