"""The commands as they are typed in a shell: what they print, and one clear line with exit code 2 when they cannot."""

from __future__ import annotations

import signal
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import benben
from benben.cli import main
from benben.play.record import Record
from benben.terminal import commands, doctor, seating
from benben.terminal.replay import Replay
from benben.terminal.saved_games import Save, saves_folder, unfinished

from terminal.fakes import Scripted, chancer, first_legal, table_for

GIZA = benben.game("giza")


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Bots that need no thought, and a data folder of our own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(commands, "house_bot", chancer)
    monkeypatch.setattr(commands, "house_levels", lambda: ["chancer", "builder"])


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    table, screen = table_for(GIZA, 2, 1, tmp_path / "finished", names=("Ann",))
    screen.typist = first_legal(table)
    table.play()
    return table.save.path


def failed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a command ends in."""
    try:
        code: object = main(list(words))
    except SystemExit as end:
        code = end.code
    printed = capsys.readouterr()
    assert code == 2
    lines = printed.err.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("benben: ")
    return lines[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "there is no game 'chess'; there are giza"),
        (["play", "giza", "--players", "9"], "2 to 6 players, not 9"),
        (["play", "giza", "--players", "many"], "invalid int value"),
        (["play", "giza", "--players", "3", "--bots", "3"], "0 to 2 bots, not 3"),
        (["play", "giza", "--players", "3", "--bots=-1"], "0 to 2 bots, not -1"),
        (["play", "giza", "--level", "god"], "there is no level 'god'; there are chancer or builder"),
        (["play", "giza", "--lang", "xx"], "there is no language 'xx'"),
        (["play", "giza", "--seed", "lucky"], "a seed is a whole number or 64 hexadecimal digits, not 'lucky'"),
        (["play", "giza", "--seed", "z" * 64], "a seed is 64 hexadecimal digits"),
        (["play", "giza", "--option", "edition"], "an option is NAME=VALUE, not 'edition'"),
        (["play", "giza", "--option", "edition=1999"], "'1999' is not known"),
        (["play", "giza", "--option", "size=5"], "'size' is not known"),
        (["play", "giza", "--name", "x" * 40], "a player's name has 1 to 12 printable characters"),
        (["play", "giza", "--name", "Ann", "--name", "ann"], "names must differ"),
        (["play", "giza", "--players", "2", "--name", "A", "B", "--name", "C"], "3 names for 2 players"),
        (["play", "giza", "--save", "/dev/null/x"], "the match cannot be saved in /dev/null/x"),
        (["resume"], "there is no unfinished game in"),
        (["resume", "nothing"], "there is no file 'nothing'"),
        (["replay", "nothing"], "nothing cannot be read: No such file"),
        (["verify", "nothing"], "nothing cannot be read: No such file"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "giza", "GZ-4.12"], "there is no rule 'GZ-4.12' in this rulebook; near it: GZ-4.2, GZ-4.1"),
        (["rules", "giza", "--lang", "xx"], "there is no language 'xx'"),
        (["games", "--lang", "xx"], "there is no language 'xx'"),
        (["fly"], "invalid choice: 'fly'"),
        ([], "the following arguments are required: COMMAND"),
    ],
)
def test_bad_input_ends_in_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in failed(capsys, *words)


def test_play_without_anybody_at_the_keyboard_saves_and_leaves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "giza", "--players", "3", "--level", "chancer", "--seed", "5", "--name", "Ann"]) == 0
    shown = capsys.readouterr().out
    assert "p1 Ann" in shown
    assert "Go on with: benben resume" in shown
    (save,) = unfinished(saves_folder(None))
    record = Record.loads(save.path.read_text("utf-8"))
    assert record.tags == {
        "name p1": "Ann",
        "name p2": "Imhotep",
        "name p3": "Nefertari",
        "bot p2": "chancer",
        "bot p3": "chancer",
    }
    assert main(["resume"]) == 0
    assert main(["resume", save.id[:14]]) == 0
    assert main(["resume", str(save.path)]) == 0


def test_all_options_reach_the_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", None)
    where = tmp_path / "mine"
    words = ["play", "giza", "--players", "2", "--bots", "0", "--option", "edition=fun-factory-2005", "--save", str(where)]
    assert main([*words, "--seed", "0" * 63 + "7"]) == 0
    (save,) = unfinished(where)
    assert Record.loads(save.path.read_text("utf-8")).options["edition"] == "fun-factory-2005"
    assert save.seed_path.read_text() == "0" * 63 + "7\n"


def started(folder: Path) -> subprocess.Popen[str]:
    """Two people at a table in a process of its own; the first has made a move and the second was handed the keyboard."""
    words = [sys.executable, "-m", "benben.cli", "play", "giza", "--players", "2", "--bots", "0", "--save", str(folder)]
    # What a shell starts in the background, these tests for one, would leave Ctrl-C unheard.
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    running = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, preexec_fn=heard)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("\n1\n1\n\n")
    running.stdin.flush()
    seen = ""
    while seen.count("Pass the keyboard") < 2:
        seen += running.stdout.read(1)
    return running


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGTERM, 130), (signal.SIGINT, 130)])
def test_a_table_that_is_killed_has_lost_nothing(sign: int, code: int, tmp_path: Path) -> None:
    running = started(tmp_path)
    running.send_signal(sign)
    said, _ = running.communicate()
    assert running.returncode == code
    assert ("The game is saved" in said) == (sign != signal.SIGKILL)
    (save,) = unfinished(tmp_path)
    match, _ = save.load()
    assert [entry.seat for entry in match.record.entries if entry.seat != benben.CHANCE]
    assert match.actors()


# --- saves -------------------------------------------------------------------------------------------------------------


def test_the_record_tells_no_seed_and_the_seed_is_for_its_owner_alone(tmp_path: Path) -> None:
    table, _ = table_for(GIZA, 2, 1, tmp_path)
    table.keep()
    assert "seed:" not in table.save.path.read_text("utf-8")
    assert stat.S_IMODE(table.save.seed_path.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {table.save.path.name, table.save.seed_path.name}


def test_several_unfinished_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    folder = saves_folder(None)
    for seed in (1, 2):
        table_for(GIZA, 2, 1, folder, seed=seed)[0].keep()
    main(["resume"])
    printed = capsys.readouterr()
    assert "there are 2 unfinished games: say which" in printed.err
    assert all(save.id in printed.out for save in unfinished(folder))
    assert "fits several games" in failed(capsys, "resume", "giza")


def test_one_of_several_unfinished_games_is_picked_by_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in (1, 2):
        table_for(GIZA, 2, 1, saves_folder(None), seed=seed)[0].keep()
    screen = Scripted()
    monkeypatch.setattr(commands, "terminal", lambda: screen)
    screen.typist = lambda prompt: "7"
    assert "'7' is none of the numbers from 1 to 2" in failed(capsys, "resume")
    second = unfinished(saves_folder(None))[1].id
    replies = iter(["2", "quit"])
    screen.typist = lambda prompt: next(replies)
    assert main(["resume"]) == 0
    assert f"Go on with: benben resume {second}\n" in screen.now


def test_what_cannot_be_resumed_says_why(tmp_path: Path, finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = table_for(GIZA, 2, 1, tmp_path)
    table.keep()
    assert "this game is over" in failed(capsys, "resume", str(finished))
    table.save.seed_path.write_text("00\n")
    assert "a seed is 64 hexadecimal digits" in failed(capsys, "resume", str(table.save.path))
    table.save.seed_path.write_text("00" * 32 + "\n")
    assert "not the one the record was begun with" in failed(capsys, "resume", str(table.save.path))
    table.save.seed_path.unlink()
    assert "the seed of this game is missing" in failed(capsys, "resume", str(table.save.path))
    table.save.path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file in UTF-8" in failed(capsys, "resume", str(table.save.path))


def test_a_cut_or_edited_record_is_named_with_its_line(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = finished.read_text("utf-8")
    finished.write_text(text.replace(" draw ", " Draw ", 1), "utf-8")
    assert "line 15: action 2 was changed" in failed(capsys, "verify", str(finished))
    finished.write_text(text[:600], "utf-8")
    assert "line " in failed(capsys, "replay", str(finished))


# --- looking -----------------------------------------------------------------------------------------------------------


def test_verify_counts_what_it_recomputed(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(finished)]) == 0
    record = Record.loads(finished.read_text("utf-8"))
    chances = sum(entry.seat == benben.CHANCE for entry in record.entries)
    assert f"{len(record.entries)} actions are legal, {chances} chance events" in capsys.readouterr().out


def test_an_unfinished_record_cannot_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = table_for(GIZA, 2, 1, tmp_path)
    table.keep()
    assert "the seed is not revealed yet" in failed(capsys, "verify", str(table.save.path))


def test_replay_prints_everything_as_a_spectator_or_a_seat(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--all"]) == 0
    spectator = capsys.readouterr().out
    assert "draws a hidden tile" in spectator
    assert "Ann draws +" not in spectator
    assert "wins with" in spectator
    assert main(["replay", str(finished), "--all", "--seat", "p1"]) == 0
    assert "Ann draws " in capsys.readouterr().out
    assert "there is no seat 'p3'" in failed(capsys, "replay", str(finished), "--seat", "p3")


def test_replay_steps_forward_back_and_anywhere(finished: Path) -> None:
    record = Record.loads(finished.read_text("utf-8"))
    screen = Scripted()
    typed = iter(["", "n", "p", "30", "junk", "e", "n", "p", "9999", "0", "p", "q"])
    screen.typist = lambda prompt: next(typed)
    Replay(record, None, screen, "en").run()
    last = len(record.entries)
    at = [int(shown.split("action ")[1].split()[0]) for _, shown in screen.asked]
    assert at == [0, 1, 2, 1, 30, 30, last, last, last - 1, last, 0, 0]
    assert all(len(shown.splitlines()) <= 23 for _, shown in screen.asked)


def test_rules_are_printed_whole_or_by_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "giza"]) == 0
    whole = capsys.readouterr().out
    assert "GZ-1.1" in whole
    assert "GZ-8.3" in whole
    assert main(["rules", "giza", "GZ-4.2", "gz-7"]) == 0
    some = capsys.readouterr().out
    assert "GZ-4.2" in some
    assert "GZ-7.2" in some
    assert "GZ-4.1" not in some


def test_games_are_listed_with_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    for name in benben.games():
        game = benben.game(name)
        assert f"{name}  {game.title}, {game.seats[0]} to {game.seats[1]} players" in told
        assert all(f"{option.default}*" in told for option in game.options)
    assert "builder" in told


def test_the_doctor_says_how_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    told = capsys.readouterr().out
    assert f"benben {benben.__version__}" in told
    mode = "compiled" if doctor.compiled("benben.kernel.state") else "interpreted"
    assert f"kernel               {mode}" in told
    assert ("install a C compiler" in told) == (mode == "interpreted")
    assert doctor.installed("no-such-package") == "not installed"


def test_the_saves_folder_is_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert saves_folder(None) == Path("/data/benben")
    assert saves_folder("/here") == Path("/here")
    assert Save(Path("/x/a.benben")).seed_path == Path("/x/a.seed")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert saves_folder(None) == Path("/home/ann/.local/share/benben")


def test_the_usual_level_is_one_of_the_house() -> None:
    levels = pytest.importorskip("benben.bots.levels")
    assert commands.USUAL_LEVEL in levels.NAMES
    assert commands.USUAL_LEVEL in seating.house_levels()
    assert seating.house_bot("random", GIZA, 1).name == "random"
