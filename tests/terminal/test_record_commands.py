"""``benben replay`` and ``benben verify``: stepping, printing, and damaged records."""

from __future__ import annotations

from pathlib import Path

import pytest

import benben
from benben.cli import main
from benben.play.record import Record
from benben.terminal.replay import Replay

from terminal.fakes import ScriptedScreen, failure_message, table_for

GIZA = benben.game("giza")
pytestmark = pytest.mark.usefixtures("command_environment")


def test_a_cut_or_edited_record_is_named_with_its_line(finished_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = finished_record.read_text("utf-8")
    finished_record.write_text(text.replace(" draw ", " Draw ", 1), "utf-8")
    assert "line 15: action 2 was changed" in failure_message(capsys, "verify", str(finished_record))
    finished_record.write_text(text[:600], "utf-8")
    assert "line " in failure_message(capsys, "replay", str(finished_record))


def test_verify_counts_actions_and_chance_events(finished_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(finished_record)]) == 0
    record = Record.loads(finished_record.read_text("utf-8"))
    chances = sum(entry.seat == benben.CHANCE for entry in record.entries)
    assert f"{len(record.entries)} actions are legal, {chances} chance events" in capsys.readouterr().out


def test_verify_writes_evidence_and_reads_it_again(
    finished_record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evidence = tmp_path / "game.evidence.json"
    assert main(["verify", str(finished_record), "--evidence", str(evidence)]) == 0
    first = capsys.readouterr().out.removeprefix(str(finished_record))
    assert main(["verify", str(evidence)]) == 0
    assert capsys.readouterr().out == f"{evidence}{first}"
    text = evidence.read_text("utf-8")
    evidence.write_text(text.replace('"draw +1", ', '"draw +1", 1', 1), "utf-8")
    assert "chance event 2 (action 2) is not what the rules" in failure_message(capsys, "verify", str(evidence))
    nowhere = str(tmp_path / "no" / "folder.json")
    assert "cannot be written" in failure_message(capsys, "verify", str(finished_record), "--evidence", nowhere)


def test_verify_names_the_seats_that_added_a_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = Path(__file__).parents[1] / "records" / "giza-contributions.record"
    assert main(["verify", str(kept)]) == 0
    assert "and the random numbers of 2 of 4 seats" in capsys.readouterr().out


def test_an_unfinished_record_cannot_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = table_for(GIZA, 2, 1, tmp_path)
    table.save()
    assert "the seed is not revealed yet" in failure_message(capsys, "verify", str(table.saved_game.path))


def test_replay_prints_everything_as_a_spectator_or_a_seat(
    finished_record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(finished_record), "--all"]) == 0
    spectator = capsys.readouterr().out
    assert "draws a hidden tile" in spectator
    assert "Ann draws +" not in spectator
    assert "wins with" in spectator
    assert main(["replay", str(finished_record), "--all", "--seat", "p1"]) == 0
    assert "Ann draws " in capsys.readouterr().out
    assert "there is no seat 'p3'" in failure_message(capsys, "replay", str(finished_record), "--seat", "p3")


def test_replay_steps_forward_back_and_anywhere(finished_record: Path) -> None:
    record = Record.loads(finished_record.read_text("utf-8"))
    screen = ScriptedScreen()
    replies = iter(["", "n", "p", "30", "junk", "e", "n", "p", "9999", "0", "p", "q"])
    screen.reply_to = lambda prompt: next(replies)
    Replay(record, None, screen, "en").run()
    last = len(record.entries)
    positions = [int(text.split("action ")[1].split()[0]) for _, text in screen.prompts]
    assert positions == [0, 1, 2, 1, 30, 30, last, last, last - 1, last, 0, 0]
    assert all(len(text.splitlines()) <= 23 for _, text in screen.prompts)
