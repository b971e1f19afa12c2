"""Cards of Pyramids are named by their colours, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from benben.games.pyramids.box import BOX
from benben.games.pyramids.moves import CARD
from benben.terminal.scene_renderer import SceneRenderer
from benben.words import Words, languages

from games.pyramids.builders import GAME, build_more, position


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_card_is_said_by_its_colours(language: str) -> None:
    words = Words(language)
    colours = [words.noun("colour", colour, "pyramids") for colour in BOX.colours]
    said = [words.noun("card", card, "pyramids") for card in CARD.words]
    assert len(set(said)) == len(CARD.words)
    for card in said:
        assert set(re.split("[–/]", card)) <= set(colours), card


def test_several_cards_become_a_list() -> None:
    said = Words(names={"p1": "Ann"}).say("pyramids-event-opened", who="p1", count=2, cards="b-wr yg-r")
    assert said == "Ann's tomb is opened: blue–white/red, yellow/green–red"


@pytest.mark.parametrize("language", languages())
def test_the_letters_of_stones_are_those_of_their_colours_in_the_language(language: str) -> None:
    """PY-1.3 Each letter occurs in the name of its colour, and no two colours share one; the terminal draws them."""
    words = Words(language, game="pyramids")
    letters = {colour: words.signs(letter) for colour, letter in zip(BOX.colours, BOX.letters, strict=True)}
    assert len(set(letters.values())) == len(BOX.colours)
    assert [colour for colour, letter in letters.items() if letter not in words.noun("colour", colour).casefold()] == []
    scene = GAME.scene(position(["b-w", ""], pyramids={"p1": {"0.0": "y-b"}}).perspective(0).view())
    drawn = "\n".join(line.plain for line in SceneRenderer(words, {}).draw(scene, 110, 60, "p1"))
    assert re.search(f"[▛▙]{letters['yellow']}[▜▟]", drawn)


@pytest.mark.parametrize("language", languages())
def test_the_prompt_says_what_the_god_still_allows(language: str) -> None:
    """PY-4.2, PY-4.3 After the obelisk card a tomb card is left, after the tomb card nothing."""
    words = Words(language, game="pyramids")
    positions = [position(["b-b w-w", "r-r"], build_more(built=built), gods=["sekhmet", "anubis"]) for built in range(3)]
    questions: list[Any] = [state.perspective(0).view()["question"] for state in positions]
    assert [question["more"] for question in questions] == ["both", "tomb", "nothing"]
    tomb, obelisk = words.noun("edifice", "tomb")[:4].casefold(), words.noun("edifice", "obelisk")[:4].casefold()
    said = [words.say("pyramids-about-build-more", question).casefold() for question in questions]
    assert [(tomb in text, obelisk in text) for text in said] == [(True, True), (True, False), (False, False)]
