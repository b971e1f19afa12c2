"""Words: names by edition, seats as lists."""

from __future__ import annotations

import pytest

from benben.words import Words, languages


def test_names_follow_the_edition() -> None:
    old = Words("en", {"p1": "Ann"}, "giza", {"edition": "fun-factory-2005"})
    assert old.noun("site", "cheops") == "Khufu"
    assert old.say("giza-nothing-to-demolish", player="p1", site="cheops") == "there is nothing to remove at Ann's Khufu"
    assert old.say("not-asked", move="stop", step="turn").startswith('"stop" does not answer')
    assert Words(game="giza").noun("site", "cheops") == "Cheops"


def test_several_seats_are_said_as_a_list() -> None:
    words = Words("en", {"p1": "Ann", "p2": "Bo", "p3": "Cleo"})
    assert words.say("not-your-turn", who="p3", asked="p1 p2") == "it is not Cleo's turn: Ann, Bo is asked"


def test_words_that_belong_together_have_one_message() -> None:
    words = Words("en", {}, "great_pyramid")
    assert words.noun("task", "push quarry-1") == "the sled of quarry 1"
    assert words.noun("task", "push quarry-1 lift middle") == "push quarry-1 lift middle"


@pytest.mark.parametrize("language", languages())
def test_negative_numbers_have_one_minus_sign(language: str) -> None:
    """Points and names of stones have the minus that boards have, and other hyphens stay."""
    words = Words(language, {"p1": "Ann-2"}, "egizia")
    said = words.say("egizia-event-points", {"seat": "p1", "points": -9, "source": "feeding"})
    assert "−9" in said
    assert "Ann-2" in said
    assert "-9" not in said
    stones = Words(language, {"p1": "Ann"}, "giza")
    event = {"kind": "discard", "who": "p1", "args": {"tile": "-3"}, "text": "discard -3"}
    assert "−3" in stones.event("giza", event)
    assert "-3" not in stones.event("giza", event)
