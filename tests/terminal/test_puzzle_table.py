"""Puzzles in the terminal: moves are tried, the answer comes with reasons, and nothing but the seat's knowledge is shown."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace

import benben
from benben.cli import main
from benben.kernel.event import seat_name
from benben.play.record import Record
from benben.review.as_json import ReasonMove, ReasonsObject, ReasonSource
from benben.review.puzzle_files import FORMAT, Puzzle, PuzzleFile, Rival, position_before, puzzles_of, write_puzzles
from benben.review.puzzle_run import PuzzleRun
from benben.terminal import puzzle_table
from benben.terminal.puzzle_table import PuzzleTable
from benben.terminal.turn import Quit
from benben.words import languages
from review.builders import random_game

from terminal.fakes import ScriptedScreen, failure_message


def made_up(name: str = "giza", players: int = 2) -> Puzzle:
    """A puzzle whose answer is the first legal move, whose second one loses, and whose others nobody has compared."""
    record = random_game(name, players)
    at = next(n for n, e in enumerate(record.entries) if e.seat >= 0 and len(record.replay(n).legal(e.seat)) > 2)
    seat = record.entries[at].seat
    best, rival = [record.game.text(action) for action in record.replay(at).legal(seat)[:2]]
    sources = [ReasonSource(seat_name(seat), "giza-site", {"site": "sphinx"}, 2.4, 0.5)] if name == "giza" else []
    reasons = ReasonsObject(sources, [2.4, 0.0], [ReasonMove(best, 0.8)], 10)
    found = {"beginner": 0.0, "architect": 1.0}
    text = position_before(record, at).dumps()
    return Puzzle("abc", players, seat_name(seat), text, best, [Rival(rival, 0.25, 0.1)], found, 40, reasons)


def table_of(puzzle: Puzzle, *replies: str, language: str = "en") -> tuple[PuzzleTable, ScriptedScreen]:
    """A puzzle at which these replies are typed, then quit."""
    screen, waiting = ScriptedScreen(100, 40), [*replies, "quit"]
    screen.reply_to = lambda prompt: waiting.pop(0)
    run = PuzzleRun(puzzle, benben.game(Record.loads(puzzle.record).game.name))
    return PuzzleTable(run, (2, 9), screen, language), screen


def words_of(screen: ScriptedScreen) -> str:
    return " ".join(screen.text.split())


def test_a_wrong_move_is_met_with_what_it_loses_and_the_right_one_with_reasons() -> None:
    puzzle = made_up()
    table, screen = table_of(puzzle, puzzle.rivals[0].action, puzzle.best)
    table.solve()
    assert any("it lowers the chance of victory by 25 percentage points" in text for _, text in screen.prompts)
    assert (table.run.solved, table.run.equal) == (True, False)
    shown = words_of(screen)
    for said in (
        "Right!",
        "Sphinx +2.4",
        "Then usually:",
        "(25 percentage points less)",
        "Found by beginner 0 %, architect 100 %",
    ):
        assert said in shown


def test_the_answer_can_be_asked_for_and_is_not_shown_before() -> None:
    puzzle = made_up()
    table, screen = table_of(puzzle, "hint", "undo", "answer")
    table.solve()
    assert (table.run.solved, table.run.shown) == (False, True)
    asked = " ".join(text for _, text in screen.prompts)
    assert "No hints at a puzzle" in asked
    assert "a wrong move is tried, not made" in asked
    assert "The answer:" not in asked
    assert "The answer:" in screen.text


@pytest.mark.parametrize(
    ("worse", "said"),
    [(True, "lowers the chance of victory by 10 percentage points"), (False, "About as good as the answer")],
)
def test_a_move_that_nobody_compared_is_compared_when_it_is_tried(
    worse: bool, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = made_up()
    run = PuzzleRun(puzzle, benben.game("giza"))
    other = next(action for action in run.perspective().legal() if not run.known(action))
    monkeypatch.setattr(puzzle_table, "lost_by", lambda perspective, best, action: (0.1, worse))
    table, screen = table_of(puzzle, run.game.text(other), "answer")
    table.solve()
    assert table.run.solved is not worse
    assert said in " ".join(screen.all_text().split())


def test_no_percentages_where_win_shares_are_not_calibrated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.review.puzzle_run.is_calibrated", lambda game, players: False)
    puzzle = made_up("egizia")
    table, screen = table_of(puzzle, puzzle.rivals[0].action, "answer")
    table.solve()
    everything = screen.all_text()
    assert "not the best" in everything
    assert "Next best:" in everything
    assert "percentage points" not in everything


def test_two_worlds_that_the_seat_cannot_distinguish_look_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, seen = made_up(), []
    for world in (0, 1):
        table, screen = table_of(puzzle)
        if world:
            other = table.run.perspective().deal(benben.Rng(3))
            assert other.to_dict() != table.run._state.to_dict()
            monkeypatch.setattr(table.run, "_state", other)
        with pytest.raises(Quit):
            table.solve()
        seen.append(screen.all_text())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("language", languages())
def test_the_language_changes_at_once(language: str) -> None:
    puzzle = made_up()
    table, screen = table_of(puzzle, f"lang {language}", "answer")
    table.solve()
    say = table.words.say
    assert table.words.language == language
    assert say("puzzle-terminal-title", game="GIZA", number=2, count=9) in screen.prompts[-1][1]
    assert say("puzzle-answer", move="").strip() in screen.text


def typed(monkeypatch: pytest.MonkeyPatch, *replies: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{reply}\n" for reply in replies)))


def test_the_command_solves_a_puzzle_that_comes_with_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, puzzles_of("giza")[0].best)
    assert main(["solve", "giza", "1"]) == 0
    printed = capsys.readouterr().out
    assert "Right!" in printed
    assert "benben solve giza 2" in printed


def test_without_a_number_the_puzzle_of_the_day_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch)
    monkeypatch.setattr("benben.terminal.puzzle_commands.time.time", lambda: 86_400.0)
    assert main(["solve", "giza", "--lang", "de"]) == 0
    second = sorted(puzzle.id for puzzle in puzzles_of("giza"))[1]
    number = [puzzle.id for puzzle in puzzles_of("giza")].index(second) + 1
    assert f"Rätsel {number} von {len(puzzles_of('giza'))}" in capsys.readouterr().out


def test_puzzles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "giza", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(puzzles_of("giza"))
    assert f"Difficulty {puzzles_of('giza')[0].difficulty} of 100" in lines[0]


def test_puzzles_of_a_file_are_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, puzzle = tmp_path / "own.json", made_up()
    write_puzzles(path, PuzzleFile(FORMAT, "giza", "1", "by hand", [puzzle, replace(puzzle, id="abd", difficulty=50)]))
    typed(monkeypatch, "answer")
    assert main(["solve", "giza", "1", "--file", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "The answer:" in printed
    assert f"benben solve giza 2 --file {path}" in printed
    assert "has puzzles of giza, not of egizia" in failure_message(capsys, "solve", "egizia", "--file", str(path))


def test_a_puzzle_that_is_not_there_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "not 99" in failure_message(capsys, "solve", "giza", "99")
    assert "cannot be read" in failure_message(capsys, "solve", "giza", "--file", str(tmp_path / "no.json"))
    empty = tmp_path / "empty.json"
    write_puzzles(empty, PuzzleFile(FORMAT, "giza", "1", "by hand", []))
    assert "has no puzzles in it" in failure_message(capsys, "solve", "giza", "--file", str(empty))
