"""The first start: ``benben`` alone, and commands without a game."""

from __future__ import annotations

import pytest

import benben
from benben.cli import main
from benben.data_folder import data_folder
from benben.play.record import Record
from benben.terminal import choose_game
from benben.terminal.choose_game import BEGINNINGS, chosen_game
from benben.terminal.saved_games import unfinished_games
from benben.terminal.turn import Quit
from benben.words import languages

from terminal.fakes import ScriptedScreen

pytestmark = pytest.mark.usefixtures("command_environment")


def asked(monkeypatch: pytest.MonkeyPatch, *replies: str, language: str = "en") -> tuple[str, ScriptedScreen]:
    """The game that somebody who types these replies chooses, and the screen."""
    screen, rest = ScriptedScreen(), iter(replies)
    screen.reply_to = lambda prompt: next(rest)
    monkeypatch.setattr(choose_game, "open_terminal", lambda: screen)
    return chosen_game(None, "play", language), screen


def test_benben_alone_says_what_one_can_begin_with(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    printed = capsys.readouterr().out
    for command in BEGINNINGS:
        assert command in printed


def test_a_game_without_options_is_one_person_against_the_easiest_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "egizia"]) == 0
    (saved_game,) = unfinished_games(data_folder(None))
    tags = Record.loads(saved_game.path.read_text("utf-8")).tags
    assert {name: level for name, level in tags.items() if name.startswith("bot")} == {
        "bot p2": "beginner",
        "bot p3": "beginner",
    }


@pytest.mark.parametrize("language", languages())
def test_a_game_is_chosen_by_number_or_by_the_beginning_of_its_name(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    names = benben.games()
    chosen, screen = asked(monkeypatch, str(names.index("pyramids") + 1), language=language)
    assert chosen == "pyramids"
    for name in names:
        assert benben.game(name).title in screen.text
    assert asked(monkeypatch, "Great Pyr")[0] == "great_pyramid"


def test_another_reply_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen, screen = asked(monkeypatch, "0", "", "chess", "99", "egi")
    assert chosen == "egizia"
    assert screen.text.count("Type a number from 1 to") == 4


def test_q_quits_before_a_game_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Quit):
        asked(monkeypatch, "q")
    screen = ScriptedScreen()
    screen.reply_to = lambda prompt: "q"
    monkeypatch.setattr(choose_game, "open_terminal", lambda: screen)
    assert main(["play"]) == 0
    assert unfinished_games(data_folder(None)) == []
