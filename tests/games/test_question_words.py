"""Questions offer in words what can be done: stopping only where it is legal, another discard only where one may follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

import benben
from benben.kernel.rng import Rng
from benben.play.match import Match
from benben.words import Words, languages


def questions(game: str, step: str, seeds: range) -> Iterator[tuple[Match, int, dict[str, Any]]]:
    """The match, the seat and the view of that seat at each question of a step, in random games of two."""
    for seed in seeds:
        match, rng = Match(benben.game(game), 2, seed), Rng(seed)
        while not match.over():
            seat = match.actors()[0]
            view = match.perspective(seat).view()
            if view["step"] == step:
                yield match, seat, view
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])


def asked(game: str, view: dict[str, Any], language: str) -> str:
    """The question as a sentence."""
    return Words(language, {}, game).say(f"{game}-ask-{view['step']}", view["question"])


@pytest.mark.parametrize("language", languages())
def test_egizia_speaks_of_stopping_where_one_may_stop(language: str) -> None:
    seen: dict[tuple[bool, int], set[str]] = {}
    for match, seat, view in questions("egizia", "work", range(2)):
        may_stop = "stop" in [match.game.text(action) for action in match.legal(seat)]
        seen.setdefault((may_stop, view["question"]["draws"]), set()).add(asked("egizia", view, language))
    assert {may_stop for may_stop, _ in seen} == {False, True}
    texts = list(seen.values())
    assert all(len(said) == 1 for said in texts), "the question depends on nothing else"
    assert len(set.union(*texts)) == len(texts), "each case is asked in its own words"


@pytest.mark.parametrize("language", languages())
def test_giza_asks_for_another_discard_where_one_may_follow(language: str) -> None:
    seen: dict[bool, set[str]] = {False: set(), True: set()}
    for match, seat, view in questions("giza", "discard-more", range(3)):
        seen[len(match.legal(seat)) > 1].add(asked("giza", view, language))
        others = [match.perspective(viewer).view() for viewer in (1 - seat, None)]
        assert [cast("dict[str, int]", other["question"])["more"] for other in others] == [-1, -1], "a hand is secret"
    assert len(seen[False]) == len(seen[True]) == 1
    assert seen[False] != seen[True]


@pytest.mark.parametrize("language", languages())
def test_the_great_pyramid_says_that_food_decides_a_lift(language: str) -> None:
    words = Words(language, {}, "great_pyramid")
    food = {words.say(f"great_pyramid-{name}-food", {}).casefold() for name in ("label", "counted")}
    asked_for = {"given": 0, "needs": 4, "workers": 2}
    push, lift = (
        words.say("great_pyramid-about-bid", {**asked_for, "task": task}).casefold().split(";", maxsplit=1)[0]
        for task in ("push quarry-1", "lift middle")
    )
    assert any(word in lift for word in food), "beside the stone, before the numbers"
    assert not any(word in push for word in food), "workers decide a push"
