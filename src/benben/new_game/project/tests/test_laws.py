"""Hoard keeps the laws that every game keeps, and its files agree with each other."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from benben.drawings import game_drawings
from benben.new_game.hoard.game import GAME
from benben.play.scene import Piece
from benben.rulebook import BoxMark, rulebook
from benben.testing.laws import check_laws, every_count
from benben.testing.position_code import declared_fields, rewritten
from benben.words import languages

FOLDER = files("benben.new_game.hoard")
PLAYERS = list(every_count(GAME))
OPTIONS = [{option.name: value} for option in GAME.options for value in option.values]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", OPTIONS)
def test_laws_hold(players: int, options: dict[str, str]) -> None:
    tally = check_laws(GAME, players, options, seed=players, games=4, stride=5)
    for law in ("refused", "clones", "written_down", "explained", "twins", "hidden_actions", "deals_vary", "ending"):
        assert tally[law] > 0, f"{law} was never tried"


@pytest.mark.parametrize("players", PLAYERS)
def test_laws_hold_where_sensible_players_get_to(players: int) -> None:
    assert check_laws(GAME, players, seed=players, games=2, stride=5, sensible=True)["ending"] == 2


def test_fields_of_the_position_are_declared_once() -> None:
    """After a change of the fields run: python -m benben.testing.position_code hoard/state.py."""
    source = FOLDER.joinpath("state.py").read_text("utf-8")
    assert rewritten(source) == source
    assert GAME.position.fields() == {field.name for field in declared_fields(source)[1]}


def test_every_rule_that_is_cited_stands_in_the_rulebook() -> None:
    cited = {step.rule for step in GAME.steps} | {option.rule for option in GAME.options} | {GAME.end_rule}
    assert cited <= set(rulebook(GAME).ids)


@pytest.mark.parametrize("language", languages())
def test_every_mark_of_the_rulebook_can_be_shown(language: str) -> None:
    shown = [part for paragraph in rulebook(GAME, language).paragraphs for part in paragraph.parts]
    assert any(isinstance(part, Piece) for part in shown)
    assert "rows" in [part.entry for part in shown if isinstance(part, BoxMark)]


def test_every_drawing_can_be_shown() -> None:
    drawings = game_drawings(GAME)
    assert drawings.left_out == {}
    assert "cover.svg" in drawings.files


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_rules_and_the_words_of_english(language: str) -> None:
    for folder, ending, pattern in (("rulebook", "md", r"^(?:##|-) (\S+)"), ("words", "ftl", r"^([\w-]+) =")):
        english, other = [
            re.findall(pattern, FOLDER.joinpath(folder, f"{name}.{ending}").read_text("utf-8"), re.M)
            for name in ("en", language)
        ]
        assert len(english) > 0
        assert other == english
