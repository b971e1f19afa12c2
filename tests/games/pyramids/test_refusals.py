"""Refusals of Pyramids: the rule and the message key for every move that does not answer the question."""

from __future__ import annotations

from typing import cast

import pytest

import benben
from benben.games.pyramids.state import Pyramids
from benben.words import Words

from games.pyramids.builders import GAME, build_more, play, play_at_random, position, refusal_of, started

QUARRY = [["y-b", "y-w"], [], ["r-b", "r-w"]]


def choosing() -> Pyramids:
    return position(["b-wr", "b-wg"], {"step": "choose-god", "seat": 0}, gods=[None, "anubis"], resting="khepri")


def taking() -> Pyramids:
    return position(["b-wr", "b-wg", "b-wy"], {"step": "take-pair", "seat": 0}, quarry=QUARRY)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("god horus", ""),
        ("god anubis", "PY-3.2 pyramids-god-taken"),
        ("god khepri", "PY-2.2 pyramids-god-rests"),
        ("god thoth", "PY-2.2 pyramids-god-in-box"),
        ("take 1", "PY-3.3 pyramids-gods-first"),
        ("pyramid b-wr at 0.0", "PY-3.3 pyramids-take-first"),
        ("obelisk b-wr", "PY-3.3 pyramids-take-first"),
        ("tomb b-wr", "PY-3.3 pyramids-take-first"),
        ("done", "PY-4.3 pyramids-not-building"),
        ("discard b-wr", "PY-3.4 pyramids-discard-later"),
        ("reveal b-wr", "PY-3.2 chance-decides"),
    ],
)
def test_when_a_god_is_to_be_chosen(text: str, reason: str) -> None:
    """PY-3.2, PY-2.2"""
    assert refusal_of(choosing(), text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("take 1", ""),
        ("take 2", "PY-3.3 pyramids-pair-gone"),
        ("take 4", "PY-3.1 pyramids-no-such-pair"),
        ("god sekhmet", "PY-3.2 pyramids-gods-are-chosen"),
        ("pyramid b-wr at 0.0", "PY-3.3 pyramids-take-first"),
        ("obelisk b-wr", "PY-3.3 pyramids-take-first"),
        ("tomb b-wr", "PY-3.3 pyramids-take-first"),
        ("done", "PY-4.3 pyramids-not-building"),
        ("discard b-wr", "PY-3.4 pyramids-discard-later"),
        ("first p1", "PY-3.3 chance-decides"),
    ],
)
def test_when_a_pair_is_to_be_taken(text: str, reason: str) -> None:
    """PY-3.1, PY-3.3"""
    assert refusal_of(taking(), text) == reason
    assert refusal_of(taking(), text, seat=1) == "PY-3.3 not-your-turn"


@pytest.mark.parametrize(
    ("pyramid", "text", "reason"),
    [
        ({}, "pyramid y-b at 0.0", ""),
        ({}, "pyramid y-b at 0.1", "PY-4.5 pyramids-first-at-origin"),
        ({}, "pyramid w-b at 0.0", "PY-4.3 pyramids-not-in-hand"),
        ({"0.0": "b-wr"}, "pyramid y-b at 0.0", "PY-4.1 pyramids-place-filled"),
        ({"0.0": "b-wr"}, "pyramid y-b at 0.2", "PY-4.4 pyramids-not-beside"),
        ({"0.0": "b-wr"}, "pyramid y-b at 1.0", "PY-4.4 pyramids-no-support"),
        (
            {"0.0": "b-wr", "0.1": "b-wg", "0.-1": "b-wy", "0.-2": "b-rg"},
            "pyramid y-b at 0.2",
            "PY-4.4 pyramids-base-full",
        ),
        ({}, "obelisk y-b", "PY-4.3 pyramids-pyramid-first"),
        ({}, "tomb y-b", "PY-4.3 pyramids-pyramid-first"),
        ({}, "done", "PY-4.3 pyramids-pyramid-first"),
        ({}, "take 1", "PY-3.3 pyramids-pair-is-taken"),
        ({}, "god horus", "PY-3.2 pyramids-gods-are-chosen"),
        ({}, "discard y-b", "PY-3.4 pyramids-discard-later"),
    ],
)
def test_when_a_pyramid_card_is_to_be_laid(pyramid: dict[str, str], text: str, reason: str) -> None:
    """PY-4.1, PY-4.3, PY-4.4, PY-4.5"""
    assert refusal_of(position(["y-b y-w", ""], pyramids={"p1": pyramid}), text) == reason


@pytest.mark.parametrize(
    ("god", "built", "text", "reason"),
    [
        ("anubis", 0, "tomb y-b", ""),
        ("anubis", 0, "obelisk y-b", "PY-4.2 pyramids-god-forbids"),
        ("khepri", 0, "tomb y-b", "PY-4.2 pyramids-god-forbids"),
        ("horus", 0, "obelisk y-b", "PY-4.2 pyramids-god-forbids"),
        ("anubis", 2, "tomb y-b", "PY-4.1 pyramids-one-a-round"),
        ("khepri", 1, "obelisk y-b", "PY-4.1 pyramids-one-a-round"),
        ("thoth", 1, "tomb y-b", ""),
        ("thoth", 2, "obelisk y-b", "PY-4.3 pyramids-tomb-closes"),
        ("sekhmet", 1, "tomb y-b", "PY-4.2 pyramids-either"),
        ("sekhmet", 2, "obelisk y-b", "PY-4.2 pyramids-either"),
        ("anubis", 0, "tomb w-b", "PY-4.3 pyramids-not-in-hand"),
        ("khepri", 0, "obelisk w-b", "PY-4.3 pyramids-not-in-hand"),
        ("anubis", 0, "pyramid y-b at 0.0", "PY-4.1 pyramids-one-a-round"),
        ("anubis", 0, "take 1", "PY-3.3 pyramids-pair-is-taken"),
        ("anubis", 0, "god horus", "PY-3.2 pyramids-gods-are-chosen"),
        ("anubis", 0, "discard y-b", "PY-3.4 pyramids-discard-later"),
    ],
)
def test_when_more_may_be_built(god: str, built: int, text: str, reason: str) -> None:
    """PY-4.1, PY-4.2, PY-4.3"""
    others = [name for name in ("horus", "anubis", "khepri", "sekhmet", "thoth") if name != god]
    assert refusal_of(position(["y-b y-w", "", "", ""], build_more(0, built), gods=[god, *others[:3]]), text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("discard b-wr", ""),
        ("discard y-b", "PY-3.4 pyramids-not-in-hand"),
        ("done", "PY-3.4 pyramids-discard-now"),
        ("tomb b-wr", "PY-3.4 pyramids-discard-now"),
        ("god horus", "PY-3.4 pyramids-discard-now"),
    ],
)
def test_when_a_card_is_to_be_discarded(text: str, reason: str) -> None:
    """PY-3.4"""
    state = position(["b-wr b-wg", "b-wy"], {"step": "discard-one", "seat": 0}, gods=[None, None])
    assert refusal_of(state, text) == reason


def test_outcomes_that_chance_cannot_have() -> None:
    """PY-2.1, PY-2.2, PY-1.1"""
    state = cast("Pyramids", GAME.start(2))
    chance = benben.CHANCE
    assert refusal_of(state, "first p3", chance) == "PY-2.1 pyramids-no-such-player"
    assert refusal_of(state, "done", chance) == "PY-2.1 not-asked"
    play(state, "first p1")
    assert refusal_of(state, "deal p2 b-wr", chance) == "PY-2.1 pyramids-deal-in-order"
    play(state, "deal p1 b-wr")
    assert refusal_of(state, "deal p2 b-wr", chance) == "PY-1.1 pyramids-not-in-pile"
    play(state, "deal p2 b-wg")
    assert refusal_of(state, "out thoth", chance) == "PY-2.2 pyramids-god-in-box"
    play(state, "out horus")
    assert refusal_of(state, "reveal b-wg", chance) == "PY-1.1 pyramids-not-in-pile"
    assert refusal_of(state, "god horus", 0) == "PY-3.1 not-your-turn"


@pytest.mark.slow
def test_every_refusal_has_a_sentence_without_gaps() -> None:
    words = Words()
    rng = benben.Rng(5)
    keys: set[str] = set()
    for players in (2, 4):
        state = started(players)
        for _ in range(70):
            seat = state.actors()[0]
            for action in range(0, len(GAME.catalogue), 3):
                refusal = state.refusal(action, seat)
                if refusal is not None:
                    sentence = words.refusal(refusal)
                    assert words.knows(refusal.key), refusal.key
                    assert "{" not in sentence
                    keys.add(refusal.key)
            play_at_random(state, rng, 1)
            if state.depth == 0:
                break
    assert len(keys) > 15
