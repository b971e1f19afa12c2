"""Refusals, cards, moves and events of Egizia have words."""

from __future__ import annotations

import random
import re

import pytest

import benben
from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import CARD_SPACE, ROUND_SPACE, SITES
from benben.words import Words, languages

from games.egizia.builders import GAME, play, sailing

WORDS = Words(game="egizia")


def test_every_refusal_is_a_sentence() -> None:
    """Every action of the catalogue is legal or refused with a rule and words, at questions of every kind."""
    rng, steps = random.Random(5), set()
    for seed in range(3):
        state = GAME.start(2 + seed)
        while state.actors():
            state.roll(benben.Rng(rng.getrandbits(30)))
            if not state.actors():
                break
            seat, step = state.actors()[0], state.step()
            assert step is not None
            if step.name not in steps or rng.random() < 0.03:
                steps.add(step.name)
                for action in range(len(GAME.catalogue)):
                    refusal = state.refusal(action, seat)
                    if refusal is not None:
                        assert refusal.rule.startswith("EG-")
                        assert WORDS.knows(refusal.key), refusal.key
                        assert "{" not in refusal.message
            state.apply(rng.choice(state.legal(seat)), seat)
    assert {"ship", "feed", "crew", "work", "keep", "market", "ring", "raise"} <= steps


def test_every_card_and_every_action_is_said() -> None:
    names = [f"egizia-card-{card.name}" for card in BOX.nile] + [f"egizia-sphinx-{card.name}" for card in BOX.sphinx]
    names += [f"egizia-do-{family.name}" for family in GAME.catalogue.families if family.path_patterns]
    assert [name for name in names if not WORDS.knows(name)] == []


@pytest.mark.parametrize("language", languages())
def test_a_card_space_is_named_after_the_stop_below_it(language: str) -> None:
    """The names repeat the order of the river in the box."""
    words = Words(language, game="egizia")
    stops = {space.stop: space for space in BOX.spaces}
    spaces = [space for space in BOX.spaces if space.kind == CARD_SPACE]
    for space in spaces:
        below = stops[space.stop + 1]
        site = below.kind > ROUND_SPACE
        name = words.noun("site", SITES[below.index]) if site else words.noun("space", below.name).split(" (")[0]
        first_word = next(word for word in re.findall(r"\w+", name) if len(word) > 3)
        assert first_word.casefold() in words.noun("space", space.name).casefold()
    assert len({words.noun("space", space.name) for space in spaces}) == BOX.card_spaces


def test_the_log_says_which_card_was_taken_and_what_for_points_came() -> None:
    state = sailing("field-brown-8")
    events = state.collect_events()
    play(state, "ship c1")
    said = [WORDS.event("egizia", event.seen_by(1)) for event in events]
    assert said == [
        "p1 sails to the card space before Edfu",
        'p1 takes "brown field 8, 3 points now"',
        "3 points for p1: taking the brown field 8",
    ]


def test_a_number_of_stones_chooses_singular_or_plural() -> None:
    words = Words(names={"p1": "Ann"})
    assert words.say("egizia-event-sell", who="p1", number="1") == "Ann sells 1 stone"
    assert words.say("egizia-event-sell", who="p1", number="10") == "Ann sells 10 stones"


@pytest.mark.parametrize("language", languages())
def test_options_and_their_values_have_words(language: str) -> None:
    """EG-10.2 to EG-10.9, EG-11"""
    words = Words(language, game="egizia")
    for option in GAME.options:
        assert words.knows(f"egizia-option-{option.name}")
        for value in option.values:
            assert words.knows(f"egizia-{option.name}-{value}") or words.knows(f"web-value-{value}"), (option.name, value)


@pytest.mark.parametrize("language", languages())
def test_the_question_says_how_many_cards_were_asked_for(language: str) -> None:
    """EG-10.9 Nothing is said of cards before the first, and at other sites."""
    words = Words(language, game="egizia")
    question = {"site": "sphinx", "strength": 3, "stones": 2}
    said = [words.say("egizia-about-work", {**question, "cards": cards}) for cards in (0, 1, 4)]
    begun, _, ended = said[0].partition(".")
    assert [(text.startswith(begun), text.endswith(ended)) for text in said] == [(True, True)] * 3
    assert "4" in said[2]
    assert len(set(said)) == 3


@pytest.mark.parametrize("language", languages())
def test_the_question_says_how_many_cards_can_be_drawn_at_most(language: str) -> None:
    """EG-7.4 The limit is known before the first card, and said at no other site."""
    words = Words(language, game="egizia")
    question = {"site": "sphinx", "strength": 9, "stones": 9, "built": 0, "most": 5}
    for cards in (0, 1, 3):
        assert "5" in words.say("egizia-about-work", {**question, "draws": 1, "cards": cards})
    assert "5" not in words.say("egizia-about-work", {**question, "draws": 0, "cards": 0})


def test_a_refused_ship_says_which_reading_of_upstream_refuses_it() -> None:
    """EG-10.6, EG-10.8"""
    here = {"last": "selinon", "cards": "upstream reuse-round-space"}
    state = sailing("quarry-2", tableaus={0: here}, ships={"selinon": ["p1"]})
    refusal = state.refusal(GAME.parse("ship selinon"), 0)
    assert refusal is not None
    assert "furthest down" in refusal.message
    play(state, "ship c1", "pass")
    refusal = state.refusal(GAME.parse("ship edfu"), 0)
    assert refusal is not None
    assert "has gone upstream" in refusal.message


@pytest.mark.parametrize("language", languages())
def test_a_row_that_is_not_borne_is_refused_without_notation(language: str) -> None:
    """EG-7.6 The refusal names the row below as the board does."""
    words = Words(language, {"p1": "Ann", "p2": "Bob"}, "egizia")
    below = [BOX.parts[part.rests_on].name for part in BOX.parts if part.rests_on >= 0]
    assert len(below) >= 4
    for name in below:
        said = words.say("egizia-row-unsupported", {"part": "pyramid-6", "below": name})
        assert words.noun("part", name) in said
        assert not re.search(r"pyramid-\d", said)


def test_in_french_a_market_has_one_name() -> None:
    """Board, log, moves, explanations and rulebook say "marché"."""
    words = Words("fr", {"p1": "Ann"}, "egizia")
    for market, name in (("stone", "marché aux pierres"), ("grain", "marché au grain")):
        assert words.noun("market", market) == name
        assert name in words.say("egizia-event-market", {"who": "p1", "market": market})
        assert name in words.say(f"egizia-explain-place-market-{market}")
        assert name in words.say(f"egizia-place-market-{market}", {"word": "1"})
        assert words.say(f"egizia-label-{market}").startswith("marché")
