"""``benben try``: a finished record played on from a moment, saved as a branch, and resumed."""

from __future__ import annotations

from pathlib import Path

import pytest

from benben.cli import main
from benben.data_folder import data_folder
from benben.play.record import Record
from benben.terminal.saved_games import unfinished_games

from terminal.fakes import failure_message

pytestmark = pytest.mark.usefixtures("command_environment")


def test_a_moment_is_tried_by_the_seat_that_was_to_act(
    finished_record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    source = Record.loads(finished_record.read_text("utf-8"))
    at = next(number for number, entry in enumerate(source.entries) if entry.seat == 1 and number > 20)
    assert main(["try", str(finished_record), "--at", str(at), "--level", "random"]) == 0
    printed = capsys.readouterr().out
    assert f"after {at} actions, with a new seed" in printed
    (saved_game,) = unfinished_games(data_folder(None))
    record = Record.loads(saved_game.path.read_text("utf-8"))
    assert record.entries[:at] == source.entries[:at]
    assert [origin.commitment for origin in record.origins] == [source.commitment]
    assert [record.tags.get(f"bot p{seat + 1}") for seat in range(2)] == ["random", None]
    assert record.tags["branch of"] == f"{finished_record.name} at {at}"
    assert main(["resume", saved_game.id]) == 0
    assert f"after {at} actions" in capsys.readouterr().out


def test_what_cannot_be_tried_is_named_in_one_line(finished_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    last = len(Record.loads(finished_record.read_text("utf-8")).entries)
    assert "there is nothing to try" in failure_message(capsys, "try", str(finished_record), "--at", str(last))
    assert "there is no seat 'p9'" in failure_message(capsys, "try", str(finished_record), "--at", "9", "--seat", "p9")
    text = finished_record.read_text("utf-8")
    cut = text[: text.index("end: ")] + f"end: {last} actions, unfinished\n"
    finished_record.write_text(cut, "utf-8")
    assert "the game is not over" in failure_message(capsys, "try", str(finished_record), "--at", "9")
    assert unfinished_games(data_folder(None)) == []
