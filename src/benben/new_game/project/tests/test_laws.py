"""Hoard keeps the laws that every game keeps, and its files agree with each other."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from benben.drawings import game_drawings
from benben.lessons.lesson import message_keys
from benben.lessons.lesson_check import check_lesson
from benben.lessons.lesson_files import find_lesson, lesson_names
from benben.new_game.hoard.game import GAME
from benben.play.scene import Piece
from benben.rulebook import BoxMark, rulebook
from benben.testing.laws import check_laws, every_count
from benben.testing.position_code import declared_fields, rewritten

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


@pytest.mark.parametrize("language", [page.name.removesuffix(".md") for page in FOLDER.joinpath("rulebook").iterdir()])
def test_every_mark_of_the_rulebook_can_be_shown(language: str) -> None:
    shown = [part for paragraph in rulebook(GAME, language).paragraphs for part in paragraph.parts]
    assert any(isinstance(part, Piece) for part in shown)
    assert "rows" in [part.entry for part in shown if isinstance(part, BoxMark)]


def test_every_drawing_can_be_shown() -> None:
    drawings = game_drawings(GAME)
    assert drawings.left_out == {}
    assert "cover.svg" in drawings.files


@pytest.mark.parametrize("name", lesson_names(GAME))
def test_every_lesson_can_be_taken_to_its_end(name: str) -> None:
    lesson = find_lesson(GAME, name)
    assert check_lesson(lesson) >= 1
    english = FOLDER.joinpath("lessons", "en.ftl").read_text("utf-8")
    assert [key for key in message_keys(lesson) if f"{key} =" not in english] == []


@pytest.mark.parametrize(
    ("folder", "english", "pattern"),
    [
        ("rulebook", "en.md", r"^(?:##|-) (\S+)"),
        ("words", "en.ftl", r"^([\w-]+) ="),
        ("lessons", "en.ftl", r"^([\w-]+) ="),
    ],
)
def test_every_translation_has_the_rules_and_the_words_of_english(folder: str, english: str, pattern: str) -> None:
    """A language without a file is shown in English, so translations may be left out."""
    ending = english.removeprefix("en")
    pages = [page for page in FOLDER.joinpath(folder).iterdir() if page.name.endswith(ending)]
    found = {page.name: re.findall(pattern, page.read_text("utf-8"), re.M) for page in pages}
    assert len(found[english]) > 0
    for page, ids in found.items():
        assert ids == found[english], page
