"""Cards of Pyramids are named by their colours, in every language."""

from __future__ import annotations

import re

import pytest

from benben.games.pyramids.box import BOX
from benben.games.pyramids.moves import CARD
from benben.words import Words, languages


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
