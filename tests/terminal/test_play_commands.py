"""``benben play`` and ``benben resume``: options, interruptions, and what cannot be resumed."""

from __future__ import annotations

import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import benben
from benben.bots import levels
from benben.cli import main
from benben.data_folder import data_folder
from benben.play.record import Record
from benben.terminal import play_commands, seating
from benben.terminal.saved_games import unfinished_games

from quick import first_quick
from terminal.fakes import ScriptedScreen, failure_message, table_for

GIZA = benben.game("giza")
pytestmark = pytest.mark.usefixtures("command_environment")


def test_play_without_input_saves_and_ends(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "giza", "--players", "3", "--level", "random", "--seed", "5", "--name", "Ann"]) == 0
    printed = capsys.readouterr().out
    assert "p1 Ann" in printed
    assert "Continue with: benben resume" in printed
    (saved_game,) = unfinished_games(data_folder(None))
    record = Record.loads(saved_game.path.read_text("utf-8"))
    assert record.tags == {
        "name p1": "Ann",
        "name p2": "Imhotep",
        "name p3": "Nefertari",
        "bot p2": "random",
        "bot p3": "random",
    }
    assert main(["resume"]) == 0
    assert main(["resume", saved_game.id[:14]]) == 0
    assert main(["resume", str(saved_game.path)]) == 0


def test_all_options_reach_the_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", None)
    folder = tmp_path / "mine"
    arguments = [
        "play",
        "giza",
        "--players",
        "2",
        "--bots",
        "0",
        "--option",
        "edition=fun-factory-2005",
        "--save",
        str(folder),
    ]
    assert main([*arguments, "--seed", "0" * 63 + "7"]) == 0
    (saved_game,) = unfinished_games(folder)
    assert Record.loads(saved_game.path.read_text("utf-8")).options["edition"] == "fun-factory-2005"
    assert saved_game.seed_path.read_text() == "0" * 63 + "7\n"


def start_table(folder: Path) -> subprocess.Popen[str]:
    """Start a table for two people in a process of its own; the first has moved and the second has the keyboard."""
    command = [sys.executable, "-m", "benben.cli", "play", "giza", "--players", "2", "--bots", "0", "--save", str(folder)]
    # A process that a shell started in the background, such as these tests, may ignore Ctrl-C and pass that on.
    default_handler = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    running = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, preexec_fn=default_handler)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("\n1\n1\n\n")
    running.stdin.flush()
    printed = ""
    while printed.count("Pass the keyboard") < 2:
        printed += running.stdout.read(1)
    return running


@pytest.mark.slow
@pytest.mark.parametrize(
    ("signal_number", "code"),
    first_quick([(signal.SIGTERM, 130), (signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)]),
)
def test_a_killed_table_loses_nothing(signal_number: int, code: int, tmp_path: Path) -> None:
    running = start_table(tmp_path)
    running.send_signal(signal_number)
    printed, _ = running.communicate()
    assert running.returncode == code
    assert ("The game is saved" in printed) == (signal_number != signal.SIGKILL)
    (saved_game,) = unfinished_games(tmp_path)
    match, _ = saved_game.load()
    assert [entry.seat for entry in match.record.entries if entry.seat != benben.CHANCE]
    assert match.actors()


def test_several_unfinished_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    folder = data_folder(None)
    for seed in (1, 2):
        table_for(GIZA, 2, 1, folder, seed=seed)[0].save()
    main(["resume"])
    printed = capsys.readouterr()
    assert "there are 2 unfinished games: name one" in printed.err
    assert all(game.id in printed.out for game in unfinished_games(folder))
    assert "fits several games" in failure_message(capsys, "resume", "giza")


def test_one_of_several_unfinished_games_is_picked_by_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in (1, 2):
        table_for(GIZA, 2, 1, data_folder(None), seed=seed)[0].save()
    screen = ScriptedScreen()
    monkeypatch.setattr(play_commands, "open_terminal", lambda: screen)
    screen.reply_to = lambda prompt: "7"
    assert "'7' is none of the numbers from 1 to 2" in failure_message(capsys, "resume")
    second = unfinished_games(data_folder(None))[1].id
    replies = iter(["2", "quit"])
    screen.reply_to = lambda prompt: next(replies)
    assert main(["resume"]) == 0
    assert f"Continue with: benben resume {second}\n" in screen.text


@pytest.mark.slow
def test_a_game_that_cannot_be_resumed_says_why(
    tmp_path: Path, finished_record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = table_for(GIZA, 2, 1, tmp_path)
    table.save()
    assert "this game is over" in failure_message(capsys, "resume", str(finished_record))
    table.saved_game.seed_path.write_text("00\n")
    assert "a seed is 64 hexadecimal digits" in failure_message(capsys, "resume", str(table.saved_game.path))
    table.saved_game.seed_path.write_text("00" * 32 + "\n")
    assert "not the one the record was begun with" in failure_message(capsys, "resume", str(table.saved_game.path))
    table.saved_game.seed_path.unlink()
    assert "the seed of this game is missing" in failure_message(capsys, "resume", str(table.saved_game.path))
    table.saved_game.path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file in UTF-8" in failure_message(capsys, "resume", str(table.saved_game.path))


def test_the_default_level_exists() -> None:
    assert play_commands.DEFAULT_LEVEL in levels.NAMES
    assert play_commands.DEFAULT_LEVEL in seating.level_names()
    assert seating.make_level_bot("random", GIZA, 1).name == "random"


def test_a_changed_box_is_played_and_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    path = tmp_path / "scarabs.toml"
    path.write_text('game = "giza"\n[changes]\nscarab.count = 8\n')
    played = ["play", "giza", "--players", "2", "--level", "random", "--box", str(path)]
    assert main(played) == 0
    (saved_game,) = unfinished_games(data_folder(None))
    assert Record.loads(saved_game.path.read_text("utf-8")).game.box == "scarab.count=8"
    assert main(["resume"]) == 0
    assert main(["play", "pyramids", *played[2:]]) == 2
    assert f"{path} changes the box of giza, not that of pyramids" in capsys.readouterr().err
    path.write_text('game = "giza"\n[changes]\nscarab.count = 99\n')
    assert main(played) == 2
    assert "from 0 to 40, not 99" in capsys.readouterr().err
    assert len(unfinished_games(data_folder(None))) == 1
