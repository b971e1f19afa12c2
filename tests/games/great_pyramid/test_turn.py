"""GP-4: a turn of three actions, by rule id."""

from __future__ import annotations

import pytest

from games.great_pyramid.builders import GAME, legal, play, position, refusal_rule, turn, worker_places

SUPPORT = ("farm", "temple", "artist")


def moves(texts: set[str]) -> set[str]:
    """The moves among these actions."""
    return {text for text in texts if text.startswith("move ")}


def test_gp_4_1_between_support_camps_again_and_again() -> None:
    """GP-4.1"""
    state = position(["temple 8"])
    play(state, "move temple farm", "move temple artist", "move farm artist")
    assert worker_places(state) == {"temple": 6, "artist": 2}
    assert state.actors() == (1,)
    other = position(["temple 8"])
    assert refusal_rule(other, "move farm artist") == "GP-4.1"
    assert refusal_rule(other, "move temple temple") == "GP-4.1"


def test_gp_4_2_quarry_moves() -> None:
    """GP-4.2 Quarry to quarry, quarry to support camp, support camp to quarry."""
    state = position(["quarry-1.0 1 middle-camp 7"], sleds={"quarry-1": (0, "base"), "quarry-2": (2, "base")})
    goals = (*SUPPORT, "quarry-2", "quarry-3", "quarry-4")
    assert moves(legal(state)) == {f"move quarry-1 {goal}" for goal in goals}
    play(state, "move quarry-1 quarry-2", "move quarry-2 farm", "move farm quarry-4")
    assert worker_places(state) == {"middle-camp": 7, "quarry-4.0": 1}
    assert refusal_rule(position(), "move quarry-1 farm") == "GP-4.2"


def test_gp_4_2_workers_on_the_track_are_not_in_the_quarry() -> None:
    """GP-4.2 Neither those on a sled that has left nor those on spaces."""
    state = position(["quarry-1.2 2 quarry-1.1 1 middle-camp 5"], sleds={"quarry-1": (2, "base")})
    assert moves(legal(state)) == set()
    assert refusal_rule(state, "move quarry-1 farm") == "GP-4.2"


def test_gp_4_2_a_quarry_without_its_sled_may_be_entered_by_four() -> None:
    """GP-4.2"""
    state = position(["farm 3", "quarry-1.0 3", "quarry-1.2 4"], sleds={"quarry-1": (2, "base")}, rest="temple")
    play(state, "move farm quarry-1")
    assert refusal_rule(state, "move farm quarry-1") == "GP-1.2"
    gone = position(["farm 3", "quarry-3.0 4"], rest="temple")
    assert refusal_rule(gone, "move farm quarry-3") == "GP-1.2"
    assert refusal_rule(gone, "move farm quarry-2") == ""


def test_gp_4_3_a_loose_worker_goes_one_space_forward() -> None:
    """GP-4.3 From a quarry whose sled is away or from a space; never backward, never off a sled."""
    state = position(["quarry-1.0 2 quarry-1.1 1 quarry-2.0 3"], sleds={"quarry-1": (3, "base"), "quarry-2": (0, "base")})
    advances = {text for text in legal(state) if text.startswith("advance")}
    assert advances == {"advance quarry-1.0", "advance quarry-1.1"}
    assert refusal_rule(state, "advance quarry-2.0") == "GP-4.3"
    assert refusal_rule(state, "advance quarry-1.3") == "GP-4.3"
    play(state, "advance quarry-1.0", "advance quarry-1.1")
    assert worker_places(state)["quarry-1.0"] == 1
    assert worker_places(state)["quarry-1.1"] == 1
    assert worker_places(state)["quarry-1.2"] == 1


def test_gp_4_3_a_worker_that_reaches_the_sled_boards_it() -> None:
    """GP-4.3 And is then not loose any more."""
    state = position(["quarry-1.2 1"], sleds={"quarry-1": (3, "base")})
    play(state, "advance quarry-1.2")
    assert state.crew_at(state.sled_place(0)) == 1
    assert refusal_rule(state, "advance quarry-1.3") == "GP-4.3"


@pytest.mark.parametrize(("sled", "goal"), [(1, 2), (3, 2)])
def test_gp_4_3_a_full_space_or_sled_is_passed_with_two_actions(sled: int, goal: int) -> None:
    """GP-4.3 One full space exactly, landing where there is room."""
    state = position(["quarry-1.0 1", "quarry-1.1 4"], sleds={"quarry-1": (sled, "base")})
    assert refusal_rule(state, "advance quarry-1.0") == "GP-4.3"
    assert refusal_rule(state, "pass quarry-1.0") == ""
    play(state, "pass quarry-1.0")
    assert worker_places(state)[f"quarry-1.{goal}"] == 1
    assert state.to_dict()["agenda"] == [turn(actions=1)]


def test_gp_4_3_passing_needs_two_actions_a_full_space_and_room_beyond() -> None:
    """GP-4.3"""
    full = position(["quarry-1.0 1", "quarry-1.1 4", "quarry-1.2 4"], sleds={"quarry-1": (3, "base")})
    assert refusal_rule(full, "pass quarry-1.0") == "GP-4.3"
    one = position(["quarry-1.0 1", "quarry-1.1 4"], step=turn(actions=1))
    assert refusal_rule(one, "pass quarry-1.0") == "GP-4.3"
    free = position(["quarry-1.0 1", "quarry-1.1 3"])
    assert refusal_rule(free, "pass quarry-1.0") == "GP-4.3"
    assert refusal_rule(free, "advance quarry-1.0") == ""
    keys = {state.refusal(GAME.parse("pass quarry-1.0"), 0).key for state in (full, one, free)}  # type: ignore[union-attr]
    assert len(keys) == 3


def test_gp_4_3_passing_onto_a_sled_boards_it() -> None:
    """GP-4.3"""
    state = position(["quarry-1.0 1", "quarry-1.1 4", "quarry-1.2 3"], sleds={"quarry-1": (2, "base")})
    play(state, "pass quarry-1.0")
    assert state.crew_at(state.sled_place(0)) == 4


@pytest.mark.parametrize("second", [(2, "quarry-1.1 4", "quarry-1.2 4"), (1, "quarry-1.1 4", "quarry-1.2 4")])
def test_gp_4_3_two_full_spaces_in_a_row_are_not_passed(second: tuple[int, str, str]) -> None:
    """GP-4.3 Whether the sled is the first or the second of them."""
    sled, here, beyond = second
    state = position(["quarry-1.0 1", here, beyond], sleds={"quarry-1": (sled, "base")})
    refusal = state.refusal(GAME.parse("pass quarry-1.0"), 0)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("GP-4.3", "great_pyramid-landing-full")
    assert not {text for text in legal(state) if text.startswith(("advance", "pass"))}


def test_gp_4_3_a_full_sled_on_the_last_space_is_passed_off_the_track() -> None:
    """GP-4.3, GP-4.4 Past the last space there is always room."""
    state = position(["quarry-1.2 1", "quarry-1.3 4"], sleds={"quarry-1": (3, "base")})
    assert refusal_rule(state, "advance quarry-1.2") == "GP-4.3"
    assert legal(play(state, "pass quarry-1.2")) == {f"leave {camp}" for camp in (*SUPPORT, "middle-camp", "capstone-camp")}


@pytest.mark.parametrize("move", ["advance quarry-1.3", "pass quarry-1.2"])
def test_gp_4_4_past_the_last_space_the_owner_chooses_a_camp(move: str) -> None:
    """GP-4.4 No points; the placing costs nothing (GP-4.6)."""
    here = move[-1]
    state = position([f"quarry-1.{here} 1", "quarry-1.3 4" if here == "2" else ""])
    play(state, move)
    assert legal(state) == {f"leave {camp}" for camp in ("farm", "temple", "artist", "middle-camp", "capstone-camp")}
    assert refusal_rule(state, "end") == "GP-4.4"
    play(state, "leave capstone-camp")
    assert worker_places(state)["capstone-camp"] == 1
    assert state.scores() == [0, 0, 0, 0]
    assert state.to_dict()["agenda"] == [turn(actions=1 if "pass" in move else 2)]


def test_gp_4_4_the_last_worker_placed_can_make_a_stone_ready() -> None:
    """GP-4.4, GP-5.2 Nomination looks at the camp after the worker is in it."""
    state = position(["quarry-1.3 1 middle-camp 2"], base="a", waiting=1, step=turn(actions=1))
    play(state, "advance quarry-1.3", "leave middle-camp")
    assert legal(state) == {"lift middle"}


def test_gp_4_5_farming_fishing_and_art() -> None:
    """GP-4.5 The rulebook's example: five workers on the farms fish two."""
    state = position(["farm 5 artist 3"], food=[2, 8, 8, 8], art=[0] * 4)
    assert {"art 1", "art 2"} <= legal(state)
    assert refusal_rule(state, "art 3") == "GP-4.5"
    play(state, "fish")
    assert state.to_dict()["food"] == [4, 8, 8, 8]
    play(state, "farm")
    assert state.to_dict()["food"] == [9, 8, 8, 8]
    assert refusal_rule(state, "farm") == "GP-3.5"
    assert refusal_rule(state, "art 4") == "GP-4.5"
    play(state, "art 2")
    assert (state.to_dict()["food"], state.to_dict()["art"]) == ([7, 8, 8, 8], [2, 0, 0, 0])


def test_gp_4_5_producing_nothing_is_not_offered() -> None:
    """GP-4.5"""
    state = position(["farm 1 artist 2"], rest="temple", food=[0, 8, 8, 8])
    assert "farm" in legal(state)
    assert refusal_rule(state, "fish") == "GP-4.5"
    assert refusal_rule(state, "art 1") == "GP-4.5"
    nobody = position(rest="temple")
    assert refusal_rule(nobody, "farm") == "GP-4.5"
    assert refusal_rule(nobody, "art 1") == "GP-4.5"


def test_gp_4_6_no_lifter_move_as_an_action() -> None:
    """GP-4.6"""
    state = position(["middle-camp 2 capstone-camp 2"])
    for text in ("move middle-camp farm", "move farm capstone-camp", "move middle-camp capstone-camp"):
        assert refusal_rule(state, text) == "GP-4.6"
    assert refusal_rule(state, "move middle-camp quarry-1") == "GP-4.6"


def test_gp_4_6_after_the_third_action_no_end_is_asked() -> None:
    """GP-4.6 ``end`` ends the actions alone: the nomination that GP-5.3 makes obligatory follows all the same."""
    state = position(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")})
    play(state, "farm", "fish", "move farm temple")
    assert legal(state) == {"push quarry-1"}
    early = position(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")})
    assert legal(play(early, "end")) == {"push quarry-1"}
    assert refusal_rule(early, "end") == "GP-5.3"


def test_gp_4_6_without_a_possible_action_there_is_end_alone() -> None:
    """GP-4.6"""
    state = position(["quarry-1.2 4 middle-camp 4"], sleds={"quarry-1": (2, "base")}, base="a")
    assert legal(state) == {"end"}
    assert refusal_rule(state, "skip") == "GP-4.6"
    assert refusal_rule(state, "push quarry-1") == "GP-4.6"
