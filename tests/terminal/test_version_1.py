"""Games of rules version 1 in the terminal: they are listed, resumed, played to their end, replayed and verified."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from benben.cli import main
from benben.data_folder import data_folder
from benben.play.record import Record
from benben.terminal.saved_games import SavedGame, unfinished_games
from benben.terminal.table import Table

from terminal.fakes import ScriptedScreen, failure_message, first_action_typist, make_test_bot

FOLDER = Path(__file__).parents[1] / "records" / "version-1"
OLD_READINGS = {
    "egizia": ["option upstream: new-start", "option sphinx_draw: one-by-one", "option market_cards: either-marker"],
    "great_pyramid": ["option track_length: 4"],
    "pyramids": ["option memory: open"],
    "giza": ["option memory: closed"],
}
"""Lines of the header of a game of version 1 after it was saved again."""
SAVED = ["egizia-sphinx-draw", "egizia-upstream", "great_pyramid-decoration", "pyramids-middle", "giza-middle"]
FINISHED = ["egizia-second-way-3", "great_pyramid-track-4", "pyramids-open", "giza-rival-sphinx"]

pytestmark = pytest.mark.usefixtures("command_environment")


def saved_copy(name: str) -> SavedGame:
    """A kept game among the saved games of this machine."""
    folder = data_folder(None)
    folder.mkdir(parents=True, exist_ok=True)
    for suffix in (".benben", ".seed"):
        shutil.copy(FOLDER / f"{name}{suffix}", folder)
    return SavedGame(folder / f"{name}.benben")


def test_games_of_version_1_are_listed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    for name in SAVED:
        saved_copy(name)
    assert main(["resume"]) == 2
    printed = capsys.readouterr()
    assert all(name in printed.out for name in SAVED)
    assert "there are 5 unfinished games" in printed.err


@pytest.mark.slow
@pytest.mark.parametrize("name", SAVED)
def test_a_game_of_version_1_is_resumed_and_saved_with_its_readings(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    saved = saved_copy(name)
    before = Record.loads(saved.path.read_text("utf-8"))
    assert main(["resume", name]) == 0
    text = saved.path.read_text("utf-8")
    assert f"rules: {before.game.rules}\n" in text
    assert all(line in text for line in OLD_READINGS[before.game.name])
    assert Record.loads(text).entries == before.entries
    assert main(["resume", name]) == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["egizia-sphinx-draw", "great_pyramid-decoration"])
def test_a_game_of_version_1_is_played_to_its_end(name: str) -> None:
    (saved,) = unfinished_games(saved_copy(name).path.parent)
    match, seed = saved.load()
    screen = ScriptedScreen()
    table = Table(match, seed, saved, screen, "en", make_test_bot)
    screen.reply_to = first_action_typist(table)
    table.play()
    assert table.match.over()
    assert not saved.seed_path.exists()
    assert main(["verify", str(saved.path)]) == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", FINISHED)
def test_a_record_of_version_1_is_replayed_and_verified(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = FOLDER / f"{name}.record"
    assert main(["verify", str(path)]) == 0
    assert "chance events follow from the committed seed" in capsys.readouterr().out
    assert main(["replay", str(path), "--all"]) == 0
    winner = Record.loads(path.read_text("utf-8")).tags["winners"].split()[0]
    assert f"{winner} wins with" in capsys.readouterr().out


def test_an_unknown_version_is_refused_with_the_file_and_those_that_are_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "egizia.record"
    path.write_text((FOLDER / "egizia-second-way-2.record").read_text("utf-8").replace("rules: 1", "rules: 9"), "utf-8")
    message = failure_message(capsys, "verify", str(path))
    assert f"{path}: line 3: Egizia: rules version 9 is not known, only 1 or 2" in message
