"""Sentences of Egizia."""

from __future__ import annotations

from benben.words import Words


def test_a_number_of_stones_chooses_singular_or_plural() -> None:
    words = Words(names={"p1": "Ann"})
    assert words.say("egizia-event-sell", who="p1", number="1") == "Ann sells 1 stone"
    assert words.say("egizia-event-sell", who="p1", number="10") == "Ann sells 10 stones"
