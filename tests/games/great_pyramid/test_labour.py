"""GP-5: nomination and bidding, by rule id."""

from __future__ import annotations

import pytest

from games.great_pyramid.builders import GAME, legal, play, position, refusal_rule, worker_places

NOMINATE = {"step": "nominate", "seat": 0}


def bidding(task: int, seat: int = 0, nominator: int = 0) -> dict[str, object]:
    """The question of a bid."""
    return {"step": "bid", "seat": seat, "nominator": nominator, "task": task}


@pytest.mark.parametrize(("at", "workers", "ready"), [(0, 3, True), (2, 3, True), (0, 2, False), (3, 4, True)])
def test_gp_5_1_a_sled_with_three_workers_is_ready(at: int, workers: int, ready: bool) -> None:
    """GP-5.1 Of any colours, in its quarry or on its track."""
    state = position(["", f"quarry-1.{at} {workers - 1}", f"quarry-1.{at} 1"], sleds={"quarry-1": (at, "base")})
    play(state, "end")
    assert (state.actors() == (0,)) == ready
    if ready:
        assert legal(state) == {"push quarry-1"}


def test_gp_5_1_loose_workers_do_not_count() -> None:
    """GP-5.1"""
    state = position(["quarry-1.1 4", "quarry-1.0 4", "quarry-1.3 2"], sleds={"quarry-1": (3, "base")})
    assert play(state, "end").actors() == (1,)


def test_gp_5_2_a_middle_stone_needs_a_crew_and_a_free_middle_place_on_a_base_stone() -> None:
    """GP-5.2"""
    crew = ["middle-camp 2", "middle-camp 1"]
    assert legal(position(crew, base="a", waiting=1, step=NOMINATE)) == {"lift middle"}
    for state in (
        position(["middle-camp 2", "quarry-1.0 3"], base="a", waiting=1, sleds={"quarry-1": (0, "base")}, step=NOMINATE),
        position([*crew, "quarry-1.0 3"], base="a", middle="a", waiting=1, sleds={"quarry-1": (0, "base")}, step=NOMINATE),
        position([*crew, "quarry-1.0 3"], base="a", sleds={"quarry-1": (0, "base")}, step=NOMINATE),
    ):
        assert legal(state) == {"push quarry-1"}
        assert refusal_rule(state, "lift middle") == "GP-5.2"


@pytest.mark.parametrize(
    ("option", "camp", "base", "middle", "ready"),
    [
        ("late", "middle-camp", "abcd", "abc", False),
        ("late", "middle-camp", "abcd", "abcd", True),
        ("early", "middle-camp", "a", "", True),
        ("early", "capstone-camp", "abcd", "abc", False),
        ("early", "capstone-camp", "abcd", "abcd", True),
        ("late", "capstone-camp", "abcd", "abcd", True),
    ],
)
def test_gp_5_2_the_capstone_waits_for_the_eight(option: str, camp: str, base: str, middle: str, ready: bool) -> None:
    """GP-5.2 With `early` only its final lift does."""
    state = position(
        [f"{camp} 3", "quarry-1.0 3"],
        base=base,
        middle=middle,
        capstone=camp,
        sleds={"quarry-1": (0, "middle" if middle != "abcd" else None)},
        capstone_first_lift=option,
        step=NOMINATE,
    )
    assert ("lift capstone" in legal(state)) == ready
    if not ready:
        assert refusal_rule(state, "lift capstone") == "GP-5.2"


def test_gp_5_2_the_capstone_needs_three_in_its_own_camp() -> None:
    """GP-5.2"""
    full = {"base": "abcd", "middle": "abcd", "capstone": "capstone-camp"}
    state = position(["middle-camp 4 capstone-camp 2"], **full)  # type: ignore[arg-type]
    assert play(state, "end").actors() == (1,)
    away = position(
        ["middle-camp 4", "quarry-1.0 3"], base="abcd", middle="abcd", sleds={"quarry-1": (0, "capstone")}, step=NOMINATE
    )
    assert refusal_rule(away, "lift capstone") == "GP-5.2"


def test_gp_5_3_the_active_player_nominates_even_without_workers_there() -> None:
    """GP-5.3 One ready stone, obligatorily; none ready: skipped."""
    state = position(["", "quarry-1.0 3", "quarry-2.0 3"], sleds={"quarry-1": (0, "base"), "quarry-2": (0, "base")})
    play(state, "end")
    assert legal(state) == {"push quarry-1", "push quarry-2"}
    assert refusal_rule(state, "end") == "GP-5.3"
    assert refusal_rule(state, "push quarry-3") == "GP-6.3"
    play(state, "push quarry-2")
    assert state.actors() == (2,)


def test_gp_5_4_bids_clockwise_the_nominator_last() -> None:
    """GP-5.4 Only players with workers there, once each, openly."""
    state = position(["quarry-1.0 1", "", "quarry-1.0 2", "quarry-1.0 1"], sleds={"quarry-1": (0, "base")}, step=NOMINATE)
    play(state, "push quarry-1")
    order = []
    for text in ("bid 1", "bid 0", "bid 2"):
        order.append(state.actors()[0])
        play(state, text)
    assert order == [2, 3, 0]
    assert state.to_dict()["food"] == [6, 8, 7, 8]


def test_gp_5_4_a_bid_is_up_to_two_a_worker_and_no_more_than_one_has() -> None:
    """GP-5.4"""
    state = position(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")}, food=[4, 8, 8, 8], step=bidding(0))
    assert legal(state) == {f"bid {n}" for n in range(5)}
    assert refusal_rule(state, "bid 5") == "GP-5.4"
    rich = position(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")}, food=[40, 8, 8, 8], step=bidding(0))
    assert legal(rich) == {f"bid {n}" for n in range(7)}
    refusal = rich.refusal(GAME.parse("bid 7"), 0)
    assert refusal is not None
    assert (refusal.rule, refusal.args["most"]) == ("GP-5.4", 6)
    assert refusal_rule(rich, "end") == "GP-5.4"


def test_gp_5_4_all_food_bid_is_spent_whatever_the_result() -> None:
    """GP-5.4"""
    state = position(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")}, step=bidding(0))
    assert play(state, "bid 3").to_dict()["food"] == [5, 8, 8, 8]
    again = position(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")}, step=bidding(0))
    assert play(again, "bid 5").to_dict()["food"] == [3, 8, 8, 8]


@pytest.mark.parametrize(("total", "spaces"), [(0, 0), (1, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3)])
def test_gp_5_5_push_table(total: int, spaces: int) -> None:
    """GP-5.5"""
    state = position(["quarry-1.0 4"], sleds={"quarry-1": (0, "base")}, step=bidding(0))
    play(state, f"bid {total}")
    assert state.to_dict()["sleds"]["quarry-1"] == {"at": spaces, "stone": "base"}  # type: ignore[index]
    riders = 4 if spaces else 3
    assert worker_places(state)[f"quarry-1.{spaces}"] == riders
    assert state.actors() == (1,)


@pytest.mark.parametrize(("total", "lifted"), [(3, False), (4, True), (5, True), (8, True)])
def test_gp_5_5_a_lift_needs_four(total: int, lifted: bool) -> None:
    """GP-5.5"""
    state = position(["middle-camp 4"], base="a", waiting=1, step=bidding(4))
    play(state, f"bid {total}")
    step = state.step()
    assert step is not None
    assert (step.name == "build") == lifted


def test_gp_5_6_who_bid_least_starves() -> None:
    """GP-5.6 The rulebook's example: white 0, red 1, brown 1: total 2 fails, white starves."""
    state = position(
        ["quarry-2.0 1", "quarry-2.0 1", "quarry-2.0 1"], sleds={"quarry-2": (0, "base")}, step=bidding(1, 1, 0)
    )
    play(state, "bid 0", "bid 1", "bid 1")
    assert [worker_places(state, seat).get("quarry-2.0", 0) for seat in range(3)] == [1, 0, 1]
    assert worker_places(state, 1)["farm"] == 8


def test_gp_5_6_all_who_tie_for_least_starve() -> None:
    """GP-5.6 Whoever has no workers there does not count."""
    state = position(["middle-camp 1", "middle-camp 2", "", "middle-camp 1"], base="a", waiting=1, step=bidding(4, 1, 0))
    play(state, "bid 1", "bid 2", "bid 0")
    assert [worker_places(state, seat).get("middle-camp", 0) for seat in range(4)] == [0, 2, 0, 1]
    tied = position(["middle-camp 1", "middle-camp 2", "", "middle-camp 1"], base="a", waiting=1, step=bidding(4, 1, 0))
    play(tied, "bid 1", "bid 1", "bid 1")
    assert [worker_places(tied, seat).get("middle-camp", 0) for seat in range(4)] == [0, 1, 0, 0]
    assert tied.to_dict()["waiting"] == 1
    assert tied.to_dict()["bids"] == [None] * 4


def test_gp_5_7_loose_workers_in_the_way_go_to_the_temple() -> None:
    """GP-5.7 On each space the sled enters, of any colour; those behind stay."""
    state = position(
        ["quarry-1.0 4", "quarry-1.1 2", "quarry-1.2 1", "quarry-1.3 1"],
        sleds={"quarry-1": (0, "base")},
        step=bidding(0),
    )
    play(state, "bid 6")
    assert [worker_places(state, seat).get("temple", 0) for seat in range(4)] == [0, 2, 1, 0]
    assert worker_places(state)["quarry-1.2"] == 4
    assert worker_places(state, 3)["quarry-1.3"] == 1
    behind = position(["quarry-1.1 4 quarry-1.0 1"], sleds={"quarry-1": (1, "base")}, step=bidding(0))
    assert worker_places(play(behind, "bid 6"))["quarry-1.0"] == 1


def test_gp_5_7_the_push_that_unloads_sweeps_too() -> None:
    """GP-5.7 The rulebook's second example sweeps one worker of red."""
    state = position(["quarry-1.2 4", "quarry-1.3 3"], sleds={"quarry-1": (2, "middle")}, base="abcd", step=bidding(0))
    play(state, "bid 8")
    assert worker_places(state, 1)["temple"] == 3
