"""EG-7: building at the three sites."""

from __future__ import annotations

from typing import Any

import pytest

from benben.games.egizia.state import Egizia

from games.egizia.builders import asked, at_site, cards, legal, play, position, why

RICH = {"stones": 20, "crews": {"a": 5, "b": 3, "c": 1, "joker": 2}}


def building(state: Egizia) -> set[str]:
    """What can be built now."""
    return {text[6:] for text in legal(state) if text.startswith("build ")}


# --- EG-7.1 to EG-7.3 ------------------------------------------------------------------------------------------------


def test_eg_7_1_one_unused_crew_with_or_without_the_joker() -> None:
    """EG-7.1 The Joker never works alone; used crews rest until the round ends."""
    state = at_site(1, "p1", tableaus={0: RICH})
    teams = {"a", "b", "c", "a+joker", "b+joker", "c+joker"}
    assert legal(state) == {f"crew {team}" for team in teams} | {"skip"}
    assert why(state, "crew a+b") == "EG-4.5"
    state = at_site(1, "p1", tableaus={0: {**RICH, "tired": ["a", "joker"]}})
    assert legal(state) == {"crew b", "crew c", "skip"}
    assert why(state, "crew a") == why(state, "crew b+joker") == "EG-7.1"
    play(state, "crew b", "build obelisk", "stop")
    assert int(state.tired[0]) == 0b1011


def test_eg_7_1_berths_build_in_order() -> None:
    """EG-7.1 Nearest the Nile first."""
    state = at_site(1, "p2 p1", seat=1, tableaus={0: RICH, 1: RICH})
    play(state, "crew c", "build obelisk", "stop", "market stone")
    assert asked(state) == ("crew", (0,))


def test_eg_7_2_value_is_paid_in_stones_within_the_strength() -> None:
    """EG-7.2 At least 1 must be built."""
    state = play(at_site(1, "p1", tableaus={0: RICH}), "crew b")
    assert building(state) == {"obelisk", "grave"}
    assert why(state, "stop") == "EG-7.2"
    play(state, "build obelisk", "build obelisk")
    assert legal(state) == {"stop"}
    assert why(state, "build obelisk") == "EG-7.2"
    assert int(state.stones[0]) == 17


def test_eg_7_3_whoever_does_not_build_takes_the_ship_back_and_the_speculator_moves_up() -> None:
    """EG-7.3 The freed berth's turn comes at once."""
    state = at_site(1, "p1 p2 p3", players=3, tableaus={0: RICH, 1: RICH, 2: RICH})
    play(state, "skip")
    assert asked(state) == ("crew", (2,))
    assert (int(state.ships[0]), state.berth_of(2, 1)) == (8, 0)
    play(state, "crew a", "build obelisk", "stop", "market grain")
    assert asked(state) == ("crew", (1,))


def test_eg_7_3_who_cannot_build_can_only_skip() -> None:
    """EG-7.3 No stone, no unused crew, nothing affordable: ship back, no market step."""
    state = at_site(1, "p1")
    assert legal(state) == {"skip"}
    assert why(state, "crew a") == "EG-7.2"
    weak = {"stones": 9, "crews": {"a": 1, "b": 1, "c": 1, "joker": 2}}
    built = {"obelisk": "p2 p2 p2 p2", "grave": "p2"}
    state = at_site(1, "p1", tableaus={0: weak}, buildings=built, graves=[1, 5, 4, 4, 4] + [0] * 7)
    assert legal(state) == {"skip"}
    assert why(state, "crew a+joker") == "EG-7.2"
    play(state, "skip")
    assert [int(n) for n in state.markets[:2]] == [0, 0]


def test_eg_7_3_a_speculating_ship_without_a_card_is_not_asked() -> None:
    """EG-7.3"""
    state = at_site(1, "p1 p2 p3", players=3, tableaus={0: RICH, 1: RICH, 2: RICH})
    play(state, "crew a", "build obelisk", "stop", "market stone", "crew a", "build obelisk", "stop", "market stone")
    assert asked(state)[0] == "lay-card"
    assert int(state.round_number) == 2


# --- EG-7.5: obelisk and graves --------------------------------------------------------------------------------------


def test_worked_example_obelisk_and_a_grave_with_joker() -> None:
    """EG-7.5 Obelisk 1 + 2 and a grave of 4 with crew 5 and Joker 2: 7 points, 7 stones."""
    state = at_site(1, "p1", tableaus={0: RICH}, graves=[4, 1, 1, 2] + [0] * 8)
    play(state, "crew a+joker", "build obelisk", "build obelisk", "build grave")
    assert asked(state)[0] == "turn-grave"
    play(state, "grave 5")
    assert legal(state) == {"stop"}
    assert state.scores() == [0, 0]
    play(state, "stop")
    assert (state.scores()[0], int(state.stones[0])) == (7, 13)
    assert legal(state) == {"market stone", "market grain"}
    play(state, "market grain")
    assert [int(n) for n in state.markets[:2]] == [0, 1]
    assert [int(n) for n in state.graves[:6]] == [4, 1, 1, 2, 5, 0]


def test_eg_7_5_the_first_grave_in_line_and_four_open_while_they_last() -> None:
    """EG-7.5 With eight taken, no face-down grave is left to turn."""
    line = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]
    state = at_site(1, "p1", tableaus={0: RICH}, graves=line, buildings={"grave": "p2 " * 8})
    play(state, "crew a", "build grave")
    assert asked(state)[0] == "work"
    assert int(state.filled[1]) == 9


def test_eg_7_5_a_complete_obelisk_and_graves_leave_nothing() -> None:
    """EG-7.3, EG-7.5"""
    line = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]
    state = at_site(1, "p1", tableaus={0: RICH}, graves=line, buildings={"grave": "p2 " * 12, "obelisk": "p2 " * 9})
    assert legal(state) == {"skip"}
    assert why(state, "crew a") == "EG-7.3"


# --- EG-7.6, EG-7.7: temple and pyramid ------------------------------------------------------------------------------


def test_worked_example_pyramid_with_crew_three_and_two_stones() -> None:
    """EG-7.6 A space of 2."""
    state = at_site(2, "p1", tableaus={0: {"stones": 2, "crews": {"a": 3}}}, buildings={"pyramid-1": "p2 p2"})
    play(state, "crew a", "build pyramid-2", "stop")
    assert (state.scores()[0], int(state.stones[0])) == (2 + 1, 0)


def test_eg_7_6_temple_columns_then_middle_then_top() -> None:
    """EG-7.6"""
    rich = {"stones": 25, "crews": {"a": 9, "joker": 9}}
    state = play(at_site(2, "p1", tableaus={0: rich}), "crew a+joker")
    assert building(state) == {"temple-left", "temple-right", "pyramid-1"}
    assert why(state, "build temple-middle") == why(state, "build temple-top") == why(state, "build pyramid-2") == "EG-7.6"
    assert why(state, "build obelisk") == "EG-7.1"
    left = {"temple-left": "p2 p2 p2", "temple-right": "p2 p2"}
    state = play(at_site(2, "p1", tableaus={0: rich}, buildings=left), "crew a+joker")
    assert why(state, "build temple-left") == "EG-7.6"
    play(state, "build temple-right", "build temple-middle")
    assert why(state, "build temple-top") == "EG-7.6"
    play(state, "build temple-middle")
    assert "temple-top" not in building(state)  # 18 - 4 - 10 leaves 4
    full = {"temple-left": "p2 p2 p2", "temple-right": "p2 p2 p2", "temple-middle": "p2 p2"}
    state = play(at_site(2, "p1", tableaus={0: rich}, buildings=full), "crew a+joker", "build temple-top")
    assert "temple-top" in building(state)


def test_eg_7_6_a_pyramid_space_needs_the_two_under_it() -> None:
    """EG-7.6 Even if the row below has gaps further right."""
    state = play(at_site(2, "p1", tableaus={0: RICH}, buildings={"pyramid-1": "p2 p2"}), "crew a+joker")
    assert "pyramid-2" in building(state)
    play(state, "build pyramid-2")
    assert why(state, "build pyramid-2") == "EG-7.6"
    play(state, "build pyramid-1", "build pyramid-2")
    assert why(state, "build pyramid-3") == "EG-7.2"


@pytest.mark.parametrize(
    ("row", "winner", "points"),
    [("p1 p2 p2 p2 p1", "p1", 3), ("p2 p1 p2 p2 p1", "p2", 3), ("p2 p2 p1 p2 p2", "p2", 4), ("p1 p1 p1 p1 p1", "p1", 6)],
)
def test_eg_7_7_the_most_stones_in_a_completed_row_score(row: str, winner: str, points: int) -> None:
    """EG-7.7 Tie: whose stone is furthest left. The builder's own points come first."""
    state = play(at_site(2, "p1", tableaus={0: RICH}, buildings={"pyramid-1": row}), "crew c", "build pyramid-1")
    events = state.collect_events()
    play(state, "stop")
    scored = [(event.args["seat"], event.args["points"], event.args["source"]) for event in events if event.kind == "points"]
    assert scored[:2] == [("p1", 1, "pyramid"), (winner, points, "rows")]


def test_eg_7_7_two_rows_completed_by_one_action_score_in_their_order() -> None:
    """EG-7.7"""
    rows = {"pyramid-1": "p2 p2 p2 p2 p2 p2", "pyramid-2": "p2 p2 p2 p2", "pyramid-3": "p2 p2 p2"}
    state = at_site(2, "p1", tableaus={0: {"stones": 9, "crews": {"a": 9}}}, buildings=rows)
    play(state, "crew a", "build pyramid-2", "build pyramid-3")
    assert state.to_dict()["rows"] == ["pyramid-2", "pyramid-3"]
    events = state.collect_events()
    play(state, "stop")
    scored = [(e.args["seat"], e.args["points"]) for e in events if e.kind == "points" and e.args["source"] == "rows"]
    assert scored == [("p2", 4), ("p2", 3)]


# --- cards of the building phase -------------------------------------------------------------------------------------


def test_two_crews_work_together_and_the_card_is_spent() -> None:
    """EG-11 two_crews"""
    state = at_site(1, "p1", tableaus={0: {**RICH, "cards": "two-crews"}})
    assert {"crew a+b", "crew a+b+joker", "crew b+c", "crew a+c+joker"} <= legal(state)
    play(state, "crew a+b+joker")
    assert cards(state) == {}
    assert int(state.tired[0]) == 0b1011
    assert state.to_dict()["agenda"][-1]["strength"] == 10  # type: ignore[index]


def test_strength_3_when_it_makes_something_affordable() -> None:
    """EG-11 strength_3, EG-13: not before it is needed; several may be used; a crew may be chosen that needs it."""
    held = {"stones": 9, "crews": {"a": 1}, "cards": "strength-3 strength-3"}
    state = at_site(1, "p1", tableaus={0: held}, buildings={"obelisk": "p2 p2 p2 p2 p2", "grave": "p2 p2"}, graves=HIGH)
    play(state, "crew a")
    assert legal(state) == {"use strength-3"}
    play(state, "use strength-3")
    assert legal(state) == {"use strength-3"}
    play(state, "use strength-3", "build obelisk", "stop")
    assert (cards(state), state.scores()[0]) == ({}, 6)
    state = play(at_site(1, "p1", tableaus={0: {**held, "crews": {"a": 3}}}), "crew a")
    assert why(state, "use strength-3") == "EG-13"


HIGH = [1, 1, 7, 6, 6, 5] + [0] * 6


def test_build_speculating_after_all_berths_without_bonus() -> None:
    """EG-11 build_speculating: choosing a crew spends it; no EG-8.1 bonus."""
    speculator = {**RICH, "cards": "build-speculating"}
    state = at_site(2, "p1 p2 p3", players=3, tableaus={0: RICH, 1: RICH, 2: speculator})
    play(state, "crew c", "build pyramid-1", "stop", "crew c", "build pyramid-1", "stop")
    assert asked(state) == ("crew", (2,))
    play(state, "crew c", "build pyramid-1", "stop")
    assert cards(state, 2) == {}
    assert state.scores() == [2, 2, 1]


def test_build_speculating_is_kept_when_skipped() -> None:
    """EG-11, EG-13"""
    speculator = {**RICH, "cards": "build-speculating"}
    state = at_site(2, "p1 p2 p3", players=3, tableaus={0: RICH, 1: RICH, 2: speculator})
    play(state, "crew c", "build pyramid-1", "stop", "crew c", "build pyramid-1", "stop", "skip")
    assert cards(state, 2) == {"build-speculating": 1}


def first_at(site: int, ships: str, **rest: Any) -> Egizia:
    """The question whether p3 uses build_first at a site."""
    name = ("sphinx", "obelisk", "temple")[site]
    places = (f"{name}.1", f"{name}.2", f"{name}.wait")
    docked = {place: [who] for place, who in zip(places, ships.split(), strict=False)}
    tableaus = {0: RICH, 1: RICH, 2: {**RICH, "cards": "build-first"}}
    return position(
        3, "first", 2, [{"step": "builders", "site": site}], {"site": site}, ships=docked, tableaus=tableaus, **rest
    )


def test_build_first_builds_before_the_berths() -> None:
    """EG-11 build_first, EG-13 FIRST"""
    state = first_at(2, "p1 p3")
    assert legal(state) == {"use build-first", "decline"}
    assert why(state, "skip") == "EG-13"
    assert asked(play(state, "use build-first")) == ("crew", (2,))
    assert asked(play(first_at(2, "p1 p3"), "decline")) == ("crew", (0,))


def test_build_first_lets_a_speculating_ship_build_and_all_others_too() -> None:
    """EG-11, EG-13: it earns no bonus, unless it moves up into a freed berth, without building again."""
    state = play(first_at(2, "p1 p2 p3"), "use build-first", "crew c", "build pyramid-1", "stop")
    assert asked(state) == ("crew", (0,))
    play(state, "skip")
    assert asked(state) == ("crew", (1,))
    assert state.berth_of(2, 2) == 0
    play(state, "crew c", "build pyramid-1", "stop")
    assert state.scores() == [0, 2, 2]
    state = play(first_at(2, "p1 p2 p3"), "use build-first", "crew c", "build pyramid-1", "stop")
    play(state, "crew c", "build pyramid-1", "stop", "crew c", "build pyramid-1", "stop")
    assert state.scores() == [2, 2, 1]


def test_build_first_that_empties_a_berth_lets_the_speculator_wait_for_its_turn() -> None:
    """EG-7.3 The heir of the second berth builds after the first."""
    tableaus = {0: RICH, 1: RICH, 2: {**RICH, "cards": "build-first"}}
    docked = {"temple.1": ["p1"], "temple.2": ["p3"], "temple.wait": ["p2"]}
    state = position(3, "first", 2, [{"step": "builders", "site": 2}], {"site": 2}, ships=docked, tableaus=tableaus)
    play(state, "use build-first", "skip")
    assert asked(state) == ("crew", (0,))
    play(state, "crew c", "build pyramid-1", "stop")
    assert asked(state) == ("crew", (1,))


def test_build_first_holds_for_the_rest_of_the_round() -> None:
    """EG-13 Asked before each site where the holder has a ship, until it is used."""
    docked = {"obelisk.1": ["p1"], "obelisk.2": ["p2"], "temple.1": ["p1"], "temple.2": ["p2"]}
    frames = [{"step": "site", "site": 1}]
    state = position(2, "feed", 0, frames, ships=docked, tableaus={0: RICH, 1: {**RICH, "cards": "build-first"}})
    play(state, "feed", "use build-first")
    assert asked(state) == ("crew", (1,))
    play(state, "skip", "skip")
    assert asked(state) == ("crew", (1,))
    state = position(2, "feed", 0, frames, ships=docked, tableaus={0: RICH, 1: {**RICH, "cards": "build-first"}})
    play(state, "feed", "decline", "skip", "skip")
    assert asked(state) == ("first", (1,))
