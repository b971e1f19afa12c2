"""The terminal explains points, pieces and the game, and shows the whole board of Egizia at 110 x 40."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

import benben
from benben.games.egizia.moves import NILE_CARD
from benben.games.egizia.scene import HALF
from benben.terminal.screen import InputEnded
from benben.terminal.turn import Turn
from benben.words import Words, languages

from terminal.fakes import ScriptedScreen, table_for

EGIZIA = benben.game("egizia")


def screens(game: str, typed: str, folder: Path) -> ScriptedScreen:
    """The screens of 110 x 40 after a command is typed at the first question, to the question after it."""
    found = benben.game(game)
    table, screen = table_for(found, found.seats[0], 1, folder, screen=ScriptedScreen(110, 40))
    replies = iter([typed, "", ""])

    def reply(prompt: str) -> str:
        for typed_next in replies:
            return typed_next
        raise EOFError

    screen.reply_to = reply
    with suppress(InputEnded):
        table.play()
    return screen


def test_score_says_where_points_come_from_and_what_is_hidden(tmp_path: Path) -> None:
    said = screens("egizia", "score", tmp_path).all_text()
    assert "counted at the end, as things are now" in said
    assert "One sphinx card is secret" in said


@pytest.mark.slow
@pytest.mark.parametrize("game", benben.games())
def test_how_and_legend_explain_the_game(game: str, tmp_path: Path) -> None:
    assert benben.game(game).title in screens(game, "how", tmp_path / "how").all_text()
    words = Words("en", {}, game)
    explained = words.say(
        {"giza": "giza-legend-stones", "egizia": "egizia-legend-pieces"}.get(game, f"{game}-legend-stones")
    )
    assert explained in screens(game, "legend", tmp_path / "legend").all_text()


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_egizia_shows_its_whole_board_at_110_by_40(language: str, tmp_path: Path) -> None:
    shown = [text for prompt, text in screens("egizia", f"lang {language}", tmp_path).prompts if prompt == "> "]
    assert len(shown) >= 2
    for sign in ("½", "▼", "◉", "⛵"):
        assert sign in shown[-1]
    assert Words(language).say("terminal-cut") not in shown[-1]
    assert len(shown[-1].splitlines()) <= 40


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "de"), (4, "fr")])
def test_egizia_folds_no_area_at_110_by_40(players: int, language: str, tmp_path: Path) -> None:
    table, screen = table_for(EGIZIA, players, players, tmp_path, screen=ScriptedScreen(110, 40))
    table.set_language(language)
    match, rng, decisions = table.match, Random(3), 0
    folded, cut = (table.words.say(key, areas="").strip() for key in ("terminal-folded", "terminal-cut"))
    while match.actors():
        seat = match.actors()[0]
        decisions += 1
        if decisions % 7 == 0:
            Turn(match, seat, screen, table.words, table.renderer).draw()
            assert folded not in screen.text, screen.text
            assert cut not in screen.text, screen.text
            assert len(screen.text.splitlines()) <= 40
        match.play(seat, rng.choice(match.legal(seat)))
    assert decisions > 50


@pytest.mark.parametrize("language", languages())
def test_no_name_of_a_card_of_egizia_is_cut_on_the_river(language: str) -> None:
    words = Words(language, {}, "egizia")
    label = words.say("egizia-stop-c1")
    named = [words.noun("card", word) for word in NILE_CARD.words]
    assert len(named) > 20
    assert [name for name in named if len(f"{label} ❦ {name}") >= HALF] == []
