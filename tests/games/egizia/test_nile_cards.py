"""EG-11: every Nile card by its own effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

import benben
from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import ANYTIME, GRAVE, PERMANENT, TYPES
from benben.games.egizia.state import Egizia

from games.egizia.builders import (
    GAME,
    SAILING,
    asked,
    at_site,
    begin,
    cards,
    crews,
    feeding,
    last_moves,
    legal,
    play,
    position,
    sailing,
    why,
)

FIELDS = [("green", 2), ("green", 3), ("green", 4), ("yellow", 5), ("yellow", 6)]
FIELDS += [("brown", 6), ("brown", 7), ("brown", 8), ("brown", 9)]


@pytest.mark.parametrize(("grade", "amount"), FIELDS)
def test_a_field_gives_grain_when_watered(grade: str, amount: int) -> None:
    """EG-11 field"""
    state = play(sailing(f"field-{grade}-{amount}"), "ship c1")
    given = [6, 0, 0]
    given[("green", "yellow", "brown").index(grade)] += amount
    assert [int(n) for n in state.grain[:3]] == given
    assert cards(state) == {f"field-{grade}-{amount}": 1}


@pytest.mark.parametrize("amount", [6, 7])
def test_brown_six_and_seven_give_a_market_step(amount: int) -> None:
    """EG-11 field: once on taking"""
    state = play(sailing(f"field-brown-{amount}"), "ship c1")
    assert legal(state) == {"market stone", "market grain"}
    assert [int(n) for n in play(state, "market stone").markets[:2]] == [1, 0]
    assert asked(state) == ("ship", (1,))


def test_brown_eight_and_nine_give_points_and_stones() -> None:
    """EG-11 field: once on taking"""
    state = play(sailing("field-brown-8"), "ship c1")
    assert (state.scores()[0], int(state.stones[0])) == (3, 0)
    state = play(sailing("field-brown-9"), "ship c1")
    assert (state.scores()[0], int(state.stones[0])) == (0, 4)


@pytest.mark.parametrize("amount", [2, 3, 4])
def test_a_quarry_gives_stones_a_round(amount: int) -> None:
    """EG-11 quarry"""
    state = play(sailing(f"quarry-{amount}"), "ship c1")
    assert int(state.quarry[0]) == 3 + amount


def test_improve_field_makes_a_field_better_for_good() -> None:
    """EG-11 improve_field"""
    state = feeding(ring="left", tableaus={0: {"cards": "improve-field field-yellow-6", "crews": {"a": 6}}})
    play(state, "attach yellow-6", "feed")
    assert state.scores()[0] == 0
    assert cards(state)["improve-field"] == 1


@pytest.mark.parametrize(
    "here",
    [
        lambda held: sailing(tableaus={0: held}),
        lambda held: feeding(tableaus={0: held}),
        lambda held: at_site(1, "p1", tableaus={0: held}),
        lambda held: position(ask="evening", beneath=[{"step": "bonus"}], tableaus={0: held}),
    ],
    ids=["ship", "feed", "crew", "evening"],
)
def test_crew_each_round_and_buy_crew_once_a_round(here: Callable[[dict[str, object]], object]) -> None:
    """EG-11 crew_each_round, buy_crew: also after feeding; 2 stones; EG-13: the same question is asked again."""
    state = here({"cards": "crew-each-round buy-crew", "stones": 2, "crews": {"c": 9}})
    assert isinstance(state, Egizia)
    question = asked(state)
    offered = {f"use {card} {crew}" for card in ("crew-each-round", "buy-crew") for crew in ("a", "b", "joker")}
    assert offered == {text for text in legal(state) if text.startswith("use ")}
    play(state, "use crew-each-round a")
    assert asked(state) == question
    assert why(state, "use crew-each-round a") == "EG-11"
    play(state, "use buy-crew a")
    assert (crews(state)[0], int(state.stones[0])) == (3, 0)
    assert why(state, "use buy-crew b") == "EG-11"


def test_buy_crew_needs_its_stones() -> None:
    """EG-11 buy_crew"""
    state = sailing(tableaus={0: {"cards": "buy-crew", "stones": 1}})
    assert why(state, "use buy-crew a") == "EG-11"
    assert why(state, "use crew-each-round a") == "EG-4.5"


def test_feed_with_stones_pays_one_for_one() -> None:
    """EG-11 feed_with_stones"""
    state = feeding(tableaus={0: {"cards": "feed-with-stones", "stones": 5, "crews": {"a": 5}}})
    play(state, "pay 3", "feed")
    assert (state.scores()[0], int(state.stones[0])) == (0, 2 + 3)


def test_reuse_round_space_once_a_round() -> None:
    """EG-11 reuse_round_space"""
    state = sailing(ships={"edfu": ["p2"], "thebae": ["p2"]}, tableaus={0: {"cards": "reuse-round-space"}})
    play(state, "ship edfu", "pass")
    assert why(state, "ship thebae") == "EG-4.2"
    assert int(state.markets[0]) == 1


@pytest.mark.parametrize("variant", ["after-ships", "end-of-round"])
def test_leftover_card_takes_one_remaining_card(variant: str) -> None:
    """EG-10.3, EG-11 leftover_card: an immediate card so taken is carried out at once."""
    held = {0: {"cards": "leftover-card"}}
    options = {"leftover_card": variant}
    state = position(2, "ship", 0, SAILING, nile=["stones-6", None, "crews-2"], tableaus=held, options=options)
    play(state, "pass", "pass")
    if variant == "end-of-round":
        assert asked(state)[0] == "feed"
        play(state, "feed", "feed")
    assert legal(state) == {"take c1", "take c3", "take none"}
    assert why(state, "take c2") == "EG-10.3"
    play(state, "take c3", "raise a", "raise a")
    assert crews(state) == [3, 1, 1, 2]
    assert asked(state)[0] == ("feed" if variant == "after-ships" else "lay-card")


def test_leftover_card_may_take_none() -> None:
    """EG-13 LEFTOVER is optional and is asked even when nothing is left; by default when the round ends (EG-10.3)."""
    state = play(sailing(tableaus={0: {"cards": "leftover-card"}}), "pass", "pass")
    assert asked(state)[0] == "feed"
    play(state, "feed", "feed")
    assert asked(state) == ("leftover", (0,))
    assert legal(state) == {"take none"}
    assert asked(play(state, "take none"))[0] == "lay-card"


def test_a_leftover_card_at_the_end_of_the_round_works_from_the_next_round_on() -> None:
    """EG-10.3 The quarry gives nothing in the round it is taken in, and its points come before the new sequence (EG-8.2)."""
    held = {0: {"cards": "leftover-card"}}
    nile = ["quarry-2", "field-brown-8"]
    state = play(position(2, "ship", 0, SAILING, nile=nile, tableaus=held), "pass", "pass", "feed", "feed")
    assert int(play(state, "take c1").stones[0]) == 3
    state = play(position(2, "ship", 0, SAILING, nile=nile, tableaus=held), "pass", "pass", "feed", "feed", "take c2")
    assert (state.scores(), [int(seat) for seat in state.sequence]) == ([3, 0], [1, 0])


def test_a_leftover_card_of_the_last_round_is_taken_before_the_last_call() -> None:
    """EG-10.3, EG-10.1 Six stones taken at the end of round 5 can still be sold."""
    held = {0: {"cards": "leftover-card sell-ten"}}
    state = play(position(2, "ship", 0, SAILING, nile=["stones-6"], tableaus=held, round=5), "pass", "pass", "feed", "feed")
    play(state, "take c1")
    assert asked(state) == ("last", (0,))
    assert "sell 9" in legal(state)


def test_grain_4_is_used_once() -> None:
    """EG-11 grain_4"""
    state = feeding(tableaus={0: {"cards": "grain-4 grain-4", "crews": {"a": 9}}})
    play(state, "use grain-4")
    assert cards(state) == {"grain-4": 1}
    play(state, "use grain-4", "feed")
    assert state.scores()[0] == 0


def test_double_round_space_works_twice() -> None:
    """EG-11 double_round_space: the card leaves; a space is not tripled."""
    held = {0: {"cards": "double-round-space second-ship"}}
    state = play(sailing(tableaus=held), "ship alyi", "raise a", "use double-round-space", "raise a")
    assert (crews(state)[0], int(state.stones[0])) == (3, 4)
    assert legal(state) == {"use second-ship", "decline"}


def test_second_ship_must_be_placed_under_all_normal_rules() -> None:
    """EG-11 second_ship"""
    state = play(sailing("quarry-2", tableaus={0: {"cards": "second-ship"}}), "ship edfu", "use second-ship")
    assert asked(state) == ("ship", (0,))
    assert why(state, "pass") == "EG-11"
    assert why(state, "ship c1") == "EG-4.2"
    play(state, "ship thebae")
    assert asked(state) == ("ship", (1,))


def test_second_ship_needs_a_space() -> None:
    """EG-4.3, EG-11"""
    held = {0: {"cards": "second-ship", "last": "temple"}}
    state = play(sailing(tableaus=held), "ship heliopolis", "ring stay")
    assert asked(state) == ("ship", (1,))


@pytest.mark.parametrize("number", [1, 7, 10])
def test_sell_ten_sells_up_to_ten_stones(number: int) -> None:
    """EG-11 sell_ten: a point each, whatever the market says."""
    state = sailing(tableaus={0: {"cards": "sell-ten", "stones": 12}})
    assert {f"sell {n}" for n in range(1, 11)} <= legal(state)
    play(state, f"sell {number}")
    assert (state.scores()[0], int(state.stones[0]), cards(state)) == (number, 12 - number, {})
    assert asked(state) == ("ship", (0,))
    assert why(state, "sell 1") == "EG-4.5"


def test_sell_ten_at_the_last_call() -> None:
    """EG-10.1 The last moment, just before the final scoring, offers sell_ten only."""
    state = last_moves(tableaus={0: {"stones": 3, "cards": "crew-each-round"}})
    assert legal(state) == {"sell 1", "sell 2", "sell 3", "decline"}
    assert why(state, "use crew-each-round a") == "EG-10.1"
    assert why(state, "sell 4") == "EG-10.1"
    play(state, "sell 3")
    assert legal(state) == {"decline"}
    assert play(state, "decline").actors() == ()


def test_stones_6() -> None:
    """EG-11 stones_6: above 25 is lost"""
    assert int(play(sailing("stones-6", tableaus={0: {"stones": 22}}), "ship c1").stones[0]) == 25


def test_crews_2_two_crews_or_one_twice() -> None:
    """EG-11 crews_2"""
    assert crews(play(sailing("crews-2"), "ship c1", "raise a", "raise joker")) == [2, 1, 1, 3]
    state = play(sailing("crews-2", tableaus={0: {"crews": {"a": 8, "b": 9, "c": 9, "joker": 9}}}), "ship c1", "raise a")
    assert asked(state) == ("ship", (1,))


@pytest.mark.parametrize(("card", "raised"), [("pair-a-c", [2, 1, 2, 2]), ("pair-b-c", [1, 2, 2, 2])])
def test_pairs_raise_both_crews(card: str, raised: list[int]) -> None:
    """EG-11 pair"""
    assert crews(play(sailing(card), "ship c1")) == raised


def test_worked_example_two_down_on_the_lowest_space() -> None:
    """EG-9.1, EG-11 market_2: 6 stones; on the grain market 4 points."""
    lowest = {0: {"markets": {"stone": 4, "grain": 4}}}
    state = play(sailing("market-2", tableaus=lowest), "ship c1", "market stone")
    assert (int(state.stones[0]), state.scores()[0]) == (6, 0)
    state = play(sailing("market-2", tableaus=lowest), "ship c1", "market grain")
    assert (int(state.stones[0]), state.scores()[0]) == (0, 4)
    state = play(sailing("market-2"), "ship c1", "market grain")
    assert [int(n) for n in state.markets[:2]] == [0, 2]


@pytest.mark.parametrize(("market", "steps"), [("stone", [2, 0]), ("grain", [0, 2])])
def test_market_2_stone_and_grain_move_that_marker_two_down(market: str, steps: list[int]) -> None:
    """EG-11 market_2_stone, market_2_grain: nothing is asked; on the lowest space both steps pay (EG-9.1)."""
    state = play(sailing(f"market-2-{market}"), "ship c1")
    assert ([int(n) for n in state.markets[:2]], asked(state)) == (steps, ("ship", (1,)))
    state = play(sailing(f"market-2-{market}", tableaus={0: {"markets": {"stone": 3, "grain": 3}}}), "ship c1")
    assert (int(state.stones[0]), state.scores()[0]) == ((6, 0) if market == "stone" else (0, 4))


def test_a_leftover_market_card_is_carried_out_at_once() -> None:
    """EG-10.3, EG-11"""
    held = {0: {"cards": "leftover-card"}}
    state = position(2, "ship", 0, SAILING, nile=["market-2-grain"], tableaus=held)
    play(state, "pass", "pass", "feed", "feed", "take c1")
    assert ([int(n) for n in state.markets[:2]], cards(state)) == ([0, 2], {"leftover-card": 1})


@pytest.mark.parametrize(
    ("value", "deck"),
    [
        ("one-of-each", {"market-2-stone": 1, "market-2-grain": 1}),
        ("either-marker", {"market-2": 2}),
    ],
)
def test_market_cards_of_the_first_deck(value: str, deck: dict[str, int]) -> None:
    """EG-11 market_cards: deck 1/2 has 22 cards either way, deck 5 one market_2; the box counts them."""
    state = begin(2, market_cards=value)
    decks = cast("dict[str, dict[str, int]]", state.to_dict()["decks"])
    assert {card: count for card, count in decks["1/2"].items() if card.startswith("market")} == deck
    assert [sum(cards.values()) for cards in decks.values()] == [22, 22, 12]
    assert decks["5"]["market-2"] == 1
    components = GAME.components(2, state.settings)
    assert {card: components[card] for card in deck} == {card: count + (card == "market-2") for card, count in deck.items()}
    with pytest.raises(benben.BadInput, match="the box has"):
        GAME.from_dict({**state.to_dict(), "options": {**state.settings, "market_cards": other(value)}})


def other(value: str) -> str:
    """The other value of market_cards."""
    return "one-of-each" if value == "either-marker" else "either-marker"


@pytest.mark.parametrize(("card", "points"), [("points-obelisk-temple", 3), ("points-pyramid-graves", 4)])
def test_points_for_own_stones_in_the_buildings_shown(card: str, points: int) -> None:
    """EG-11 points(buildings)"""
    built = {"obelisk": "p1 p2", "temple-left": "p1 p1", "pyramid-1": "p1 p1 p1", "grave": "p1 p2"}
    state = play(sailing(card, buildings=built, graves=[1, 1, 2, 3, 3, 3] + [0] * 6), "ship c1")
    assert state.scores()[0] == points


def test_grave_card_counts_five_among_ones_graves() -> None:
    """EG-11 grave_card: neither a permanent nor a stone."""
    graves = {"grave": "p1 p1", "obelisk": ""}
    line = [3, 3, 2, 2, 2, 2] + [0] * 6
    without = play(last_moves(graves=line, buildings=graves), "decline")
    with_card = play(last_moves(graves=line, buildings=graves, tableaus={0: {"cards": "grave-card"}}), "decline")
    assert (without.scores()[0], with_card.scores()[0]) == (2, 5)


def test_every_card_of_the_box_is_taken_and_stays_or_leaves_as_its_type_says() -> None:
    """EG-4.5, EG-11"""
    for card in BOX.nile:
        state = play(sailing(card.name), "ship c1")
        kept = TYPES[card.kind] != "immediate"
        assert cards(state) == ({card.name: 1} if kept else {}), card.name
        if card.kind in (PERMANENT, ANYTIME, GRAVE):
            assert state.scores()[0] == 0
