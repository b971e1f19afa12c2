"""EG-8 to EG-10: bonus, sequence, the scoring track, the end, and the breakdown of every point."""

from __future__ import annotations

from typing import Any, cast

import pytest

import benben
from benben.games.egizia.lookup import FROM_BONUS
from benben.games.egizia.state import Egizia

from games.egizia.builders import GAME, asked, at_site, cards_of, feeding, last_moves, legal, play, position, why

RICH = {"stones": 20, "crews": {"a": 5, "b": 3, "c": 1, "joker": 2}}


def order(state: Egizia) -> list[int]:
    """The seats along the track, the leader first."""
    return [int(seat) for seat in state.track]


@pytest.mark.parametrize(("sites", "points"), [([], 0), (["sphinx"], 1), (["sphinx", "temple"], 3)])
def test_eg_8_1_bonus_by_sites_built_at(sites: list[str], points: int) -> None:
    """EG-8.1 One more is built at in the test itself; ships in berths only."""
    docked = {"sphinx.1": ["p1"], "temple.1": ["p1"], "obelisk.1": ["p1"], "obelisk.2": ["p2"]}
    tableaus: dict[int, dict[str, Any]] = {0: {**RICH, "built": sites}, 1: {"built": ["obelisk"]}}
    state = position(2, "evening", 0, [{"step": "bonus"}], ships=docked, tableaus=tableaus)
    play(state, "decline")
    assert state.scores() == [points, 1]
    assert [int(n) for n in state.ships] == [8, 8]


def test_eg_8_1_three_sites_give_six() -> None:
    """EG-8.1"""
    docked = {"sphinx.1": ["p1"], "temple.2": ["p1"], "obelisk.1": ["p1"]}
    tableaus = {0: {"built": ["sphinx", "obelisk", "temple"]}}
    assert play(position(2, "evening", 0, [{"step": "bonus"}], ships=docked, tableaus=tableaus), "decline").scores() == [
        6,
        0,
    ]


def test_eg_8_1_speculating_ships_earn_none() -> None:
    """EG-8.1"""
    docked = {"sphinx.1": ["p2"], "sphinx.2": ["p3"], "sphinx.wait": ["p1"]}
    state = position(3, "evening", 0, [{"step": "bonus"}], ships=docked, tableaus={0: {"built": ["sphinx"]}})
    assert play(state, "decline").scores() == [0, 0, 0]


def test_eg_8_1_the_leader_moves_first_the_order_fixed() -> None:
    """EG-8.1, EG-8.3 Both reach 9: the leader came first and stands in front."""
    docked = {"sphinx.1": ["p1"], "obelisk.1": ["p1"], "sphinx.2": ["p2"]}
    tableaus = {0: {"built": ["sphinx", "obelisk"]}, 1: {"built": ["sphinx"]}}
    state = position(2, "evening", 0, [{"step": "bonus"}], ships=docked, tableaus=tableaus, scores=[6, 8])
    play(state, "decline")
    assert (state.scores(), order(state)) == ([9, 9], [1, 0])
    assert [int(seat) for seat in state.sequence] == [0, 1]


def test_eg_8_2_fewest_points_first_and_on_one_space_who_came_later() -> None:
    """EG-8.2"""
    state = position(4, "evening", 0, [{"step": "bonus"}], scores=[5, 7, 5, 5], track="p2 p3 p1 p4")
    play(state, "decline")
    assert [int(seat) for seat in state.sequence] == [3, 0, 2, 1]


def test_worked_example_blue_stands_behind_red() -> None:
    """EG-8.3 Red moves 5, then blue moves 3 to the same space."""
    state = position(2, scores=[0, 2], track="p2 p1")
    state.add_points(0, 5, FROM_BONUS)
    assert order(state) == [0, 1]
    state.add_points(1, 3, FROM_BONUS)
    assert (state.scores(), order(state)) == ([5, 5], [0, 1])


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (0, "p3 p1 p2 p4"),
        (1, "p3 p1 p2 p4"),
        (4, "p3 p1 p2 p4"),
        (5, "p1 p3 p2 p4"),
        (-5, "p3 p2 p1 p4"),
        (-9, "p3 p2 p4 p1"),
    ],
)
def test_eg_8_3_whoever_reaches_a_space_stands_behind_those_there(points: int, expected: str) -> None:
    """EG-8.3 A move of 0 changes nothing."""
    state = position(4, scores=[2, -3, 6, -5], track="p3 p1 p2 p4")
    state.add_points(0, points, FROM_BONUS)
    assert [f"p{seat + 1}" for seat in order(state)] == expected.split()


def test_eg_9_1_every_step_into_and_on_the_lowest_space() -> None:
    """EG-9.1"""
    state = position(tableaus={0: {"markets": {"stone": 3, "grain": 3}}})
    state.step_market(0, 0, 3)
    state.step_market(0, 1, 2)
    assert (int(state.stones[0]), state.scores()[0]) == (9, 4)


@pytest.mark.parametrize(("space", "points", "left"), [(2, 0, 7), (3, 3, 1), (4, 3, 1)])
def test_eg_9_2_stones_are_sold_on_the_two_lowest_spaces(space: int, points: int, left: int) -> None:
    """EG-9.2 a: two for a point, all that can be sold."""
    state = play(last_moves(tableaus={0: {"stones": 7, "markets": {"stone": space}}}), "decline")
    assert (state.scores()[0], int(state.stones[0])) == (points, left)


@pytest.mark.parametrize(("values", "points"), [([1], 2), ([6, 4], 2), ([6, 5], 5), ([7, 6, 6, 1], 5), ([7, 6, 6, 2], 9)])
def test_eg_9_2_graves_by_total_value(values: list[int], points: int) -> None:
    """EG-9.2 b"""
    rest = [3] * 4 if len(values) < 9 else []
    line = (values + rest + [0] * 12)[:12]
    state = last_moves(graves=line, buildings={"grave": "p1 " * len(values)})
    assert play(state, "decline").scores()[0] == points


def test_eg_9_2_from_the_highest_number_down() -> None:
    """EG-9.2 Sequence 2 scores first: both end on 5, sequence 1 came later and stands behind."""
    history = cards_of(0, "own-stone-market") + cards_of(1, "own-grain-market")
    tableaus: dict[int, dict[str, Any]] = {0: {"markets": {"stone": 4}}, 1: {"markets": {"grain": 4}}}
    state = play(last_moves(history=history, tableaus=tableaus), "decline")
    assert (state.scores(), order(state)) == ([5, 5], [1, 0])


def test_eg_9_3_on_a_tie_whoever_stands_in_front_wins() -> None:
    """EG-9.3"""
    state = play(last_moves(scores=[8, 8], track="p2 p1"), "decline")
    assert state.winners() == [1]
    state = play(last_moves(scores=[8, 8], track="p1 p2"), "decline")
    assert state.winners() == [0]
    state = play(last_moves(scores=[-8, -8], track="p1 p2"), "decline")
    assert state.winners() == [0]


def test_eg_10_1_after_round_five_the_sequence_then_the_last_call_then_the_end() -> None:
    """EG-10.1, EG-13: only holders of sell_ten are asked, in sequence order."""
    held = {1: {"cards": "sell-ten", "stones": 4}}
    state = position(3, "evening", 0, [{"step": "bonus"}], round=5, scores=[4, 2, 9], tableaus=held)
    play(state, "decline")
    assert asked(state) == ("last", (1,))
    assert [int(seat) for seat in state.sequence] == [1, 0, 2]
    play(state, "sell 4", "decline")
    assert (state.actors(), state.winners(), state.scores()) == ((), [2], [4, 6, 9])


def test_eg_10_4_the_ten_percent_card_can_stay_in_the_box() -> None:
    """EG-10.4"""
    names = {}
    for value in ("in", "out"):
        state = GAME.start(2, {"ten_percent_card": value})
        play(cast("Egizia", state), "sequence p1", "sequence p2", "grave 1", "grave 2", "grave 3", "grave 4")
        names[value] = {GAME.text(action) for action, _ in state.outcomes()}
    assert names["in"] - names["out"] == {"sphinx ten-percent"}
    assert len(names["out"]) == 28


def test_eg_10_5_a_bid_is_paid_at_the_start_of_ones_final_scoring() -> None:
    """EG-10.5 Ten points less three: the card for every ten counts 0."""
    state = last_moves(scores=[10, 0], bids=[3, 0], history=cards_of(0, "ten-percent"), options={"seat_bid": "on"})
    assert play(state, "decline").scores() == [7, 0]


def test_eg_13_evening_is_asked_of_holders_of_unused_crew_cards() -> None:
    """EG-13 In sequence order, until `decline`."""
    tableaus: dict[int, dict[str, Any]] = {0: {"cards": "crew-each-round"}, 1: {"cards": "buy-crew", "stones": 5}}
    state = position(2, "feed", 0, [{"step": "evenings"}], tableaus=tableaus)
    play(state, "feed")
    assert asked(state) == ("evening", (0,))
    assert why(state, "feed") == "EG-13"
    play(state, "use crew-each-round a")
    assert legal(state) == {"decline"}
    play(state, "decline")
    assert asked(state) == ("evening", (1,))


def leaves(part: dict[str, Any]) -> list[tuple[str, int]]:
    """The innermost entries of a breakdown."""
    if "parts" not in part:
        return [(part["args"].get("sphinx") or f"round {part['args']['round']}", part["points"])]
    return [leaf for inner in part["parts"] for leaf in leaves(inner)]


def test_the_breakdown_explains_every_point_card_by_card() -> None:
    """EG-9.2 Sphinx cards only once they are open."""
    history = cards_of(0, "crew-joker", "obelisk-9")
    state = last_moves(scores=[4, 0], history=history, tableaus={0: {"stones": 4, "markets": {"stone": 4}}})
    before = cast("dict[str, Any]", state.breakdown(0))
    assert [part["args"]["source"] for part in before["parts"]] == ["bonus"]
    play(state, "sell 2", "decline")
    breakdown = cast("dict[str, Any]", state.breakdown(0))
    assert breakdown["points"] == 4 + 2 + 1 + 2 == state.scores()[0]
    sources = {part["args"].get("source", "cards"): part["points"] for part in breakdown["parts"]}
    assert sources == {"bonus": 4, "sell-ten": 2, "sale": 1, "cards": 2}
    assert ("obelisk-9", 0) in leaves(breakdown)
    assert ("crew-joker", 2) in leaves(breakdown)


def test_starving_is_told_in_the_breakdown() -> None:
    """EG-5.1"""
    state = play(feeding(tableaus={0: {"crews": {"a": 9}}}), "feed")
    breakdown = cast("dict[str, Any]", state.breakdown(0))
    assert breakdown["points"] == -21
    assert breakdown["parts"][0]["args"] == {"source": "feeding"}


def test_a_whole_building_round_is_explained() -> None:
    """EG-7.5, EG-8.1"""
    state = play(
        at_site(1, "p1", tableaus={0: RICH}), "crew a", "build grave", "grave 5", "build obelisk", "stop", "market grain"
    )
    breakdown = cast("dict[str, Any]", state.breakdown(0))
    sources = {part["args"]["source"]: (part["points"], part["rule"]) for part in breakdown["parts"]}
    assert sources == {"obelisk": (1, "EG-7.5"), "graves": (1, "EG-7.5"), "bonus": (1, "EG-8.1")}


def test_hands_are_open_when_the_game_is_over() -> None:
    """EG-9.2"""
    state = play(last_moves(history=cards_of(1, "crew-a")), "decline")
    assert state.perspective(0) == benben.game("egizia").from_dict(state.to_dict()).perspective(0)
    assert '"crew-a"' in str(state.perspective(0).view()).replace("'", '"')
