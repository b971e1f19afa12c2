"""EG-5 and EG-6: feeding and stones."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, cast

import pytest

from benben import Match
from benben.games.egizia.state import Egizia
from benben.words import Words, languages

from games.egizia.builders import GAME, asked, cards, crews, feeding, legal, play, position, sailing, why


def strengths(*numbers: int) -> dict[str, int]:
    """Crews A, B, C and the Joker."""
    return dict(zip(("a", "b", "c", "joker"), numbers, strict=True))


def test_worked_example_nine_are_fed_by_eleven() -> None:
    """EG-5.1 Crews 1, 2, 3, 3; ring in the centre; green 6 and yellow 5."""
    state = feeding(tableaus={0: {"crews": strengths(1, 2, 3, 3), "cards": "field-yellow-5"}})
    assert legal(state) == {"feed"}
    assert play(state, "feed").scores() == [0, 0]


def test_worked_example_ten_need_the_surplus_card() -> None:
    """EG-5.1 Crews 2, 2, 2, 4; ring left; green 6 + 2; with grain_4 twelve, two are lost."""
    tableau = {"crews": strengths(2, 2, 2, 4), "cards": "field-green-2 grain-4"}
    state = feeding(ring="left", tableaus={0: tableau})
    assert legal(state) == {"feed", "use grain-4"}
    assert play(state, "use grain-4", "feed").scores() == [0, 0]
    assert cards(state) == {"field-green-2": 1}
    assert play(feeding(ring="left", tableaus={0: tableau}), "feed").scores() == [-6, 0]


def test_worked_example_two_short_at_two_points() -> None:
    """EG-5.1 Crews 3, 3, 4, 4; fields of 12 watered, a third dry; market space of 2 points: 4 lost, behind red at 14."""
    tableau = {
        "crews": strengths(3, 3, 4, 4),
        "cards": "field-green-2 field-green-4 field-brown-8",
        "markets": {"grain": 2},
    }
    state = feeding(tableaus={0: tableau}, scores=[18, 14])
    assert play(state, "feed").scores() == [14, 14]
    assert [int(seat) for seat in state.track] == [1, 0]


def test_eg_5_1_from_the_leader_backward_the_order_fixed_at_the_start() -> None:
    """EG-5.1 A leader who starves does not change who is next."""
    hungry = {"crews": strengths(5, 5, 5, 5)}
    state = sailing(players=3, scores=[3, 9, 3], track="p2 p3 p1", tableaus={1: hungry})
    play(state, "pass", "pass", "pass")
    order = []
    while asked(state)[0] == "feed":
        order.append(state.actors()[0])
        play(state, "feed")
    assert order == [1, 2, 0]
    assert state.scores()[1] == 9 - 14 * 3


def test_eg_5_1_scores_go_below_zero_and_keep_their_order() -> None:
    """EG-5.1, EG-8.3 Below zero too, who came later stands behind."""
    hungry = {"crews": strengths(2, 2, 2, 2)}
    state = position(
        ask="feed",
        seat=1,
        beneath=[{"step": "feeding", "over": 1}, {"step": "feed", "seat": 0, "fed": 0}],
        tableaus={0: hungry, 1: hungry},
    )
    play(state, "feed", "feed")
    assert state.scores() == [-6, -6]
    assert [int(seat) for seat in state.track] == [1, 0]


def test_eg_5_1_helps_are_offered_only_against_what_is_missing() -> None:
    """EG-5.1, EG-13"""
    state = feeding(tableaus={0: {"cards": "grain-4 feed-with-stones", "stones": 9}})
    assert legal(state) == {"feed"}
    assert why(state, "use grain-4") == why(state, "pay 1") == "EG-5.1"
    state = feeding(tableaus={0: {"cards": "grain-4 feed-with-stones", "stones": 2, "crews": {"a": 5}}})
    assert legal(state) == {"feed", "use grain-4", "pay 1", "pay 2"}
    assert why(state, "pay 3") == "EG-5.1"
    play(state, "pay 1", "pay 1")
    assert legal(state) == {"feed", "use grain-4"}
    assert play(state, "feed").scores() == [-3, 0]


@pytest.mark.parametrize(("space", "lost"), [(0, 9), (1, 9), (2, 6), (3, 6), (4, 3)])
def test_eg_5_1_each_missing_grain_costs_the_points_of_the_market_space(space: int, lost: int) -> None:
    """EG-1.5, EG-5.1"""
    state = feeding(tableaus={0: {"crews": strengths(3, 2, 2, 2), "markets": {"grain": space}}})
    assert play(state, "feed").scores() == [-lost, 0]


def test_eg_5_1_improvers_may_be_attached_or_wait() -> None:
    """EG-13 FEED: to a field that is not green; never moved; they may stack (EG-10.6)."""
    held = "improve-field improve-field field-brown-8 field-yellow-5 field-green-4"
    state = feeding(ring="left", tableaus={0: {"cards": held, "crews": strengths(9, 5, 4, 4)}})
    assert legal(state) == {"feed", "attach yellow-5", "attach brown-8"}
    assert why(state, "attach yellow-6") == "EG-4.5"
    play(state, "attach brown-8")
    assert [int(n) for n in state.grain[:3]] == [10, 13, 0]
    play(state, "attach brown-8")
    assert [int(n) for n in state.grain[:3]] == [18, 5, 0]
    assert legal(state) == {"feed"}
    assert why(state, "attach yellow-5") == "EG-4.5"
    assert play(state, "feed").scores()[0] == -(22 - 18) * 3


def test_eg_5_1_a_green_field_is_not_improved() -> None:
    """EG-13"""
    state = feeding(tableaus={0: {"cards": "improve-field improve-field field-yellow-5"}})
    assert why(play(state, "attach yellow-5"), "attach yellow-5") == "EG-13"


def test_eg_6_1_quarries_give_stones_up_to_the_store() -> None:
    """EG-6.1 Worked example: store 1, quarries 3 + 2: store 6; above 25 is lost."""
    state = feeding(tableaus={0: {"stones": 1, "cards": "quarry-2"}, 1: {"stones": 24}})
    play(state, "feed")
    assert [int(n) for n in state.stones] == [6, 25]
    assert crews(state) == [1, 1, 1, 2]


def hungry_sailing() -> Egizia:
    """The first player is asked for a ship; crews need two more grain than the fields give, three points each."""
    return sailing(ring="left", tableaus={0: {"crews": strengths(2, 2, 2, 2)}})


@pytest.mark.parametrize("language", languages())
def test_grain_that_may_dry_up_is_told_while_one_sails(language: str) -> None:
    """EG-4.6, EG-5.1 A player read that feeding costs nothing; then a rival moved the ring, and hungry crews cost points."""
    tableau = {"crews": strengths(3, 3, 2, 2), "cards": "field-yellow-5"}
    words = Words(language, {"p1": "Ann", "p2": "Bob"}, "egizia")
    said = {}
    for ring in ("left", "centre", "right"):
        question = cast("dict[str, Any]", sailing(ring=ring, tableaus={0: tableau}).perspective(0).view()["question"])
        said[ring] = (question["cost"] == 0, question["dry"], " 5 " in words.say("egizia-about-ship", question))
    assert said == {"left": (False, 0, False), "centre": (True, 5, True), "right": (True, 0, False)}
    fed = {**tableau, "crews": strengths(2, 2, 1, 1)}
    question = cast("dict[str, Any]", sailing(ring="centre", tableaus={0: fed}).perspective(0).view()["question"])
    assert question["dry"] == 0, "the green fields are enough"


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_what_feeding_will_cost_is_said_while_one_sails(language: str) -> None:
    """EG-5.1 The question about a ship, the cost of passing and the question about feeding agree with what happens."""
    state = hungry_sailing()
    words = Words(language, {"p1": "Ann", "p2": "Bob"}, "egizia")
    question = cast("dict[str, Any]", state.perspective(0).view()["question"])
    assert [question[name] for name in ("need", "grain", "missing", "cost")] == [8, 6, 2, 6]
    assert all(number in words.say("egizia-about-ship", question) for number in ("8", "6"))
    warnings = state.perspective(0).forfeits(GAME.parse("pass"))
    assert [item.args for item in warnings if item.rule == "EG-5.1"] == [{"missing": 2, "cost": 6}]
    play(state, "pass", "pass")
    while state.actors()[0] != 0:
        play(state, "feed")
    asked_to_feed = cast("dict[str, Any]", state.perspective(0).view()["question"])
    assert "6" in words.say("egizia-about-feed", asked_to_feed)
    assert play(state, "feed").scores()[0] == -6


def test_grain_added_while_feeding_lowers_the_cost() -> None:
    """EG-5.1, EG-11"""
    state = feeding(ring="left", tableaus={0: {"crews": strengths(4, 4, 2, 2), "cards": "grain-4"}})
    assert cast("dict[str, Any]", state.perspective(0).view()["question"])["cost"] == 18
    play(state, "use grain-4")
    question = cast("dict[str, Any]", state.perspective(0).view()["question"])
    assert (question["grain"], question["missing"], question["cost"]) == (10, 2, 6)


def test_feeding_and_every_round_are_summed_up_in_the_log() -> None:
    """EG-5.1, EG-8 The sums of a whole game agree with what happened, and add up to the scores before the final scoring."""
    match = Match(GAME, 3, seed=4)
    rng = Random(4)
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.perspective(seat).legal()))
    events = match.events(None)
    fed = [cast("dict[str, Any]", event["args"]) for event in events if event["kind"] == "fed"]
    assert len(fed) == 3 * 5
    assert all(entry["missing"] == max(0, entry["need"] - entry["grain"]) for entry in fed)
    sums = [cast("dict[str, Any]", event["args"]) for event in events if event["kind"] == "sum-round"]
    assert sorted((entry["round"], entry["seat"]) for entry in sums) == list(product(range(1, 6), ("p1", "p2", "p3")))
    for entry in sums:
        assert entry["points"] == entry["built"] + entry["hunger"] + entry["others"]
        earlier = [other["points"] for other in sums if other["seat"] == entry["seat"] and other["round"] <= entry["round"]]
        assert entry["total"] == sum(earlier)
    assert any(entry["hunger"] < 0 for entry in sums)
    assert any(entry["built"] > 0 for entry in sums)


@pytest.mark.parametrize("language", languages())
def test_the_sum_of_a_round_names_every_figure(language: str) -> None:
    args = {"seat": "p1", "round": 2, "points": 14, "built": 21, "hunger": -9, "others": 2, "total": 33}
    said = Words(language, {"p1": "Ann"}, "egizia").say("egizia-event-sum-round", args)
    assert "Ann" in said
    assert all(str(abs(number)) in said for number in (2, 14, 21, -9, 33))
