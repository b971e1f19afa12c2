"""Lessons in the terminal: reasons for the move that is asked for, hints, languages, and the command."""

from __future__ import annotations

from io import StringIO

import pytest

import benben
from benben.cli import main
from benben.lessons.lesson_files import find_lesson
from benben.lessons.lesson_run import LessonRun
from benben.terminal.lesson_table import LessonTable
from benben.terminal.turn import Quit

from terminal.fakes import ScriptedScreen, failure_message, make_test_bot

ASKED = "play +5 on p1.cheops"


def table_at_first_move() -> tuple[LessonTable, ScriptedScreen]:
    run = LessonRun(find_lesson(benben.game("giza"), "first-game"))
    run.skip_to(1)
    screen = ScriptedScreen(100, 40)
    return LessonTable(run, screen, "en", make_test_bot), screen


def typed(screen: ScriptedScreen, *replies: str) -> None:
    """Type these replies, then quit."""
    waiting = [*replies, "quit"]
    screen.reply_to = lambda prompt: waiting.pop(0)


def test_another_legal_move_is_met_with_the_reason() -> None:
    table, screen = table_at_first_move()
    typed(screen, "play +1 on p1.cheops")
    with pytest.raises(Quit):
        table.take()
    assert table.run.step.name == "stone"
    assert "a stone must always be smaller than what it covers" in " ".join(screen.text.split())


def test_an_impossible_move_is_met_with_its_rule() -> None:
    table, screen = table_at_first_move()
    typed(screen, "play treasure-5 on p1.cheops")
    with pytest.raises(Quit):
        table.take()
    assert "GZ-4.2" in screen.text


def test_a_hint_names_the_move() -> None:
    table, screen = table_at_first_move()
    typed(screen, "hint")
    with pytest.raises(Quit):
        table.take()
    assert "The move: +5 on" in screen.text


def test_nothing_is_undone() -> None:
    table, screen = table_at_first_move()
    typed(screen, "undo")
    with pytest.raises(Quit):
        table.take()
    assert "nothing has to be taken back" in screen.text


def test_the_language_changes_at_once() -> None:
    table, screen = table_at_first_move()
    typed(screen, "lang de")
    with pytest.raises(Quit):
        table.take()
    assert f"Schritt 2 von {len(table.run.lesson.steps)}" in screen.text


def test_what_happened_is_told_with_the_next_text() -> None:
    table, screen = table_at_first_move()
    typed(screen, ASKED)
    with pytest.raises(Quit):
        table.take()
    assert "Imhotep plays +5 on their own Cheops" in screen.text
    assert f"Step 3 of {len(table.run.lesson.steps)}" in screen.text


def test_the_command_takes_a_lesson(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    replies = ["", "play treasure-4 on p1.cheops", "play +1 on p1.cheops"]
    monkeypatch.setattr("sys.stdin", StringIO("\n".join([*replies, ""])))
    assert main(["learn", "giza", "ending"]) == 0
    printed = capsys.readouterr().out
    assert "Lesson finished" in printed
    assert "benben learn giza first-game" in printed


def test_the_command_ends_with_the_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert main(["learn", "giza", "--lang", "fr"]) == 0
    assert "Leçon terminée" not in capsys.readouterr().out


def test_a_lesson_that_is_not_there_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert "has no lesson 'chess'" in failure_message(capsys, "learn", "giza", "chess")
