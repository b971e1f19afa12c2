"""The scene of GIZA: boards, discards and hand as pieces at places."""

from __future__ import annotations

from typing import Any

import pytest

from benben.explanations import explain_place
from benben.play.scene import Scene
from benben.terminal.scene_renderer import SceneRenderer
from benben.words import Words, languages

from games.giza.builders import GAME, position

STACKS = {"p1.cheops": "+5 treasure-5 -2", "p2.cheops": "-4 treasure-4 +1", "p2.sphinx": "sphinx-base"}


def scene_for(memory: str = "closed") -> Scene:
    state = position(["+1 +1 -2 scarab", "+3"], STACKS, gone="+2 +2 demolition", memory=memory)
    return GAME.scene(state.perspective(0).view())


def words_at(scene: Scene, place: str) -> list[tuple[str, int]]:
    return [(piece.word, piece.count) for piece in scene.pieces_at(place)]


def test_of_a_rivals_stack_the_top_is_seen_and_how_many_lie_under_it() -> None:
    """GZ-3.5"""
    scene = scene_for()
    assert words_at(scene, "p2.cheops") == [("hidden", 2), ("+1", 1)]
    assert words_at(scene, "p2.sphinx") == [("sphinx-base", 1)]
    assert words_at(scene, "p1.cheops") == [("+5", 1), ("treasure-5", 1), ("-2", 1)]


def test_with_open_memory_nothing_is_covered() -> None:
    """GZ-3.5"""
    assert words_at(scene_for(memory="open"), "p2.cheops") == [("-4", 1), ("treasure-4", 1), ("+1", 1)]


def test_everyone_sees_what_is_out_of_play() -> None:
    """GZ-3.3"""
    scene = scene_for()
    assert words_at(scene, "discard") == [("+2", 2), ("demolition", 1)]
    assert {place.id: place.note for place in scene.places()}["discard"] == "(3)"


def test_a_tile_looks_the_same_wherever_it_lies() -> None:
    scene = scene_for()
    looks = {(piece.glyph, piece.tone, piece.owner) for piece in scene.pieces if piece.word == "+1"}
    assert len(looks) == 1


def test_the_terminal_shows_stacks_and_tiles_out_of_play() -> None:
    lines = [line.plain for line in SceneRenderer(Words(game="giza"), {}).draw(scene_for(), 80, 24, "p1")]
    assert lines[1].startswith("Cheops")
    assert lines[2].startswith("▫×2 ▪+1")
    assert any("▪+2×2 ✖ (3)" in line for line in lines)
    assert any("▪+5 ◆5 ▪−2 (3)" in line for line in lines)


@pytest.mark.parametrize("language", languages())
def test_a_finished_pyramid_and_a_whole_sphinx_are_not_offered_more_stones(language: str) -> None:
    """GZ-4.1, GZ-7.1, GZ-8.1 The explanation names no stone below 1 and no part after the head."""
    stacks = {"p1.cheops": "+3 +1", "p1.chephren": "+3", "p1.sphinx": "sphinx-base sphinx-body sphinx-head"}
    scene = GAME.scene(position(["+2", "+3"], stacks).perspective(0).view())
    words = Words(language, {"p1": "Ann", "p2": "Bob"}, "giza")
    area = next(area for area in scene.areas if area.owner == "p1")
    said = {place.id: explain_place(words, "giza", place, area).said for place in area.places}
    assert "1" not in said["p1.cheops"]
    assert "3" in said["p1.chephren"]
    assert said["p1.cheops"].split()[0] != said["p1.chephren"].split()[0]
    other = GAME.scene(position(["+2", "+3"], {"p1.sphinx": "sphinx-base"}).perspective(0).view())
    unfinished = next(place for place in other.places() if place.id == "p1.sphinx")
    assert explain_place(words, "giza", unfinished, area).said != said["p1.sphinx"]


@pytest.mark.parametrize("language", languages())
def test_the_question_names_a_scarab_only_where_one_can_be_taken_off(language: str) -> None:
    """GZ-6.4"""
    words = Words(language, game="giza")
    boards = [{"p1.cheops": "+5"}, {"p2.cheops": "scarab"}, {"p1.cheops": "+5 scarab", "p1.sphinx": "scarab"}]
    questions: list[Any] = [position(["+1", "+3"], board).perspective(0).view()["question"] for board in boards]
    assert [question["scarabs"] for question in questions] == [0, 0, 2]
    asked = [words.say("giza-ask-turn", question) for question in questions]
    assert [words.noun("tile", "scarab") in question for question in asked] == [False, False, True]


@pytest.mark.parametrize("language", languages())
def test_the_question_warns_where_one_more_pyramid_ends_the_game(language: str) -> None:
    """GZ-8.1"""
    words = Words(language, game="giza")
    boards = [{"p2.cheops": "+5 +1"}, {"p2.cheops": "+5 +1", "p2.chephren": "-1"}, {"p2.cheops": "+1", "p1.cheops": "+1"}]
    questions: list[Any] = [position(["+2", "+3"], board).perspective(0).view()["question"] for board in boards]
    assert [question["finished"] for question in questions] == [1, 2, 1]
    asked = [words.say("giza-about-turn", question) for question in questions]
    assert ["⚠" in question for question in asked] == [False, True, False]
    assert "p2" in asked[1]


@pytest.mark.parametrize("language", languages())
def test_the_height_of_a_site_is_told_with_a_word(language: str) -> None:
    """A bare number beside a site reads like points."""
    state = position(["+1 +2 +3 +4"] * 2, {"p1.cheops": "+5 +4 +3", "p1.sphinx": "sphinx-base sphinx-body"})
    scene = GAME.scene(state.perspective(0).view())
    notes = {place.label: place for area in scene.areas for place in area.places if place.note and area.owner}
    assert set(notes) == {"giza-site-cheops", "giza-site-sphinx"}
    words = Words(language, game="giza")
    for label, place in notes.items():
        height = place.note.strip("()")
        assert isinstance(place.about, dict)
        assert words.say(f"{label}-note", place.about).startswith(f"{height} ")
