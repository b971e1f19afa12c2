"""Move families give actions, texts, a parser and paths; bad texts are explained."""

from __future__ import annotations

import pytest

import benben
from benben import BadInput
from benben.kernel.catalogue import Axis, Catalogue, Family

GIZA = benben.game("giza")


def test_text_case_and_spacing_do_not_matter() -> None:
    assert GIZA.text(GIZA.parse("  Play +3   on P2.Cheops ")) == "play +3 on p2.cheops"


def test_a_path_is_what_a_hand_touches() -> None:
    assert GIZA.catalogue.path(GIZA.parse("play +3 on p2.cheops")) == ("hand.+3", "p2.cheops")
    assert GIZA.catalogue.path(GIZA.parse("draw +3")) == ()


def test_a_hidden_word_is_veiled() -> None:
    assert GIZA.catalogue.veiled(GIZA.parse("draw +3")) == "draw hidden"
    assert GIZA.catalogue.veiled(GIZA.parse("stop")) == "stop"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("play +9 on p2.cheops", "the form is play {tile} on {player}.{site}; did you mean"),
        ("jump", "moves begin with play, discard, stop, remove, first or draw"),
        ("", "moves begin with"),
        (None, "a move is a text"),
        (3, "a move is a text"),
    ],
)
def test_a_text_that_is_no_move_is_explained(text: str, why: str) -> None:
    with pytest.raises(BadInput) as error:
        GIZA.parse(text)
    assert why in str(error.value)


@pytest.mark.parametrize("action", [-1, 525, 10_000])
def test_a_number_that_is_no_action_is_explained(action: int) -> None:
    with pytest.raises(BadInput, match="actions are whole numbers from 0 to"):
        GIZA.text(action)


def test_families_are_checked_when_declared() -> None:
    colour = Axis("colour", ["red", "blue"])
    with pytest.raises(BadInput, match="which is not an axis"):
        Family("paint", "paint {thing}", (colour,))
    with pytest.raises(BadInput, match="differ from each other"):
        Axis("colour", ["red", "red"])
    with pytest.raises(BadInput, match="same text"):
        Catalogue((Family("a", "go"), Family("b", "go")))
    family = Family("paint", "paint {colour}", (colour,))
    catalogue = Catalogue((family,))
    assert catalogue.text(family.action(1)) == "paint blue"
    with pytest.raises(BadInput, match="is no colour"):
        family.action(2)
    with pytest.raises(BadInput, match="takes 1 values"):
        family.action()
