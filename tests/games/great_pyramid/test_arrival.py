"""GP-6: a stone arrives, by rule id."""

from __future__ import annotations

from typing import Any

import pytest

from games.great_pyramid.builders import legal, play, position, refusal_rule, scored, turn, worker_places

PUSH = {"step": "bid", "seat": 0, "nominator": 0, "task": 0}
LIFT = {"step": "bid", "seat": 0, "nominator": 0, "task": 4}
LIFT_CAPSTONE = {"step": "bid", "seat": 0, "nominator": 0, "task": 5}
CAMPS = ("farm", "temple", "artist", "middle-camp", "capstone-camp")


def asked(state: Any) -> str:
    """The name of the open question."""
    step = state.step()
    return "" if step is None else str(step.name)


def test_gp_6_1_a_base_stone_is_placed_by_the_nominator() -> None:
    """GP-6.1 Extra movement is ignored; any free base place."""
    state = position(["quarry-1.3 4"], sleds={"quarry-1": (3, "base")}, base="b", step=PUSH)
    play(state, "bid 8")
    assert state.actors() == (0,)
    assert legal(state) == {"build a", "build c", "build d"}
    assert refusal_rule(state, "build b") == "GP-6.1"
    assert refusal_rule(state, "assign farm") == "GP-6.1"
    play(state, "build d")
    assert state.to_dict()["site"] == {"base": ["b", "d"], "middle": []}


@pytest.mark.parametrize(("base", "plot", "told"), [("b", "d", []), ("b", "a", ["no"]), ("abc", "d", ["yes"])])
def test_gp_6_3_a_stone_that_completes_a_row_says_so_at_once(base: str, plot: str, told: list[str]) -> None:
    """GP-1.4, GP-6.3 The decoration comes after the workers of the sled are reassigned; a tier is scored after that."""
    state = position(["quarry-1.3 4"], sleds={"quarry-1": (3, "base")}, base=base, step=PUSH)
    play(state, "bid 8")
    events = state.collect_events()
    play(state, f"build {plot}")
    assert [event.args["tier"] for event in events if event.kind == "row-complete"] == told


@pytest.mark.parametrize(("stone", "waiting", "capstone"), [("middle", 1, "away"), ("capstone", 0, "middle-camp")])
def test_gp_6_1_other_stones_go_to_the_middle_lift_camp(stone: str, waiting: int, capstone: str) -> None:
    """GP-6.1"""
    state = position(["quarry-1.2 4"], sleds={"quarry-1": (2, stone)}, base="abcd", step=PUSH)
    play(state, "bid 8")
    assert (state.to_dict()["waiting"], state.to_dict()["capstone"]) == (waiting, capstone)
    assert scored(state) == [("push", [10, 0, 0, 0])]


def test_gp_6_2_a_lifted_middle_stone_goes_over_a_standing_base_stone() -> None:
    """GP-6.2"""
    state = position(["middle-camp 4"], base="abd", middle="b", waiting=1, step=LIFT)
    play(state, "bid 4")
    assert legal(state) == {"build a", "build d"}
    assert refusal_rule(state, "build b") == "GP-6.2"
    assert refusal_rule(state, "build c") == "GP-6.2"
    play(state, "build d")
    assert state.to_dict()["site"] == {"base": ["a", "b", "d"], "middle": ["b", "d"]}
    assert state.to_dict()["waiting"] == 0


def test_gp_6_2_the_capstone_is_lifted_twice() -> None:
    """GP-6.2, GP-6.4 First to the Capstone camp, scored as a middle lift; then onto the top."""
    full = {"base": "abcd", "middle": "abcd"}
    state = position(["middle-camp 3 capstone-camp 3"], capstone="middle-camp", step=LIFT_CAPSTONE, **full)  # type: ignore[arg-type]
    play(state, "bid 4")
    assert state.to_dict()["capstone"] == "capstone-camp"
    assert scored(state) == [("middle-lift", [6, 0, 0, 0])]
    assert state.to_dict()["agenda"] == [turn(1)]
    final = position(["capstone-camp 3"], capstone="capstone-camp", step=LIFT_CAPSTONE, **full)  # type: ignore[arg-type]
    play(final, "bid 4")
    assert final.to_dict()["capstone"] == "top"
    assert scored(final) == [("final-lift", [10, 0, 0, 0])]
    assert asked(final) == "decorate"


def test_gp_6_3_order_score_reassign_decorate_temple_return() -> None:
    """GP-6.3 The default: workers are reassigned before decoration and temple."""
    bids = [None, 0, None, None]
    state = position(["quarry-1.3 3", "quarry-1.3 1"], sleds={"quarry-1": (3, "base")}, base="abc", step=PUSH, bids=bids)
    play(state, "bid 4", "build d")
    assert scored(state) == [("push", [6, 3, 0, 0])]
    assert (asked(state), state.actors()) == ("reassign", (1,))
    assert legal(state, 1) == {f"assign {camp}" for camp in CAMPS}
    assert refusal_rule(state, "end", 1) == "GP-6.3"
    play(state, "assign temple")
    assert state.actors() == (0,)
    play(state, "assign temple", "assign temple", "assign middle-camp")
    assert (asked(state), state.actors()) == ("decorate", (0, 1, 2, 3))
    for seat, bid in enumerate((1, 0, 2, 0)):
        play(state, f"decorate {bid}")
        assert len(state.actors()) == max(1, 3 - seat)
    assert scored(state)[1:] == [("decoration", [3, 0, 6, 0]), ("temple", [6, 3, 0, 0])]
    assert (asked(state), state.actors()) == ("load", (0,))
    assert legal(state) == {"load middle", "load capstone"}
    assert refusal_rule(state, "load base") == "GP-6.3"
    assert refusal_rule(state, "end") == "GP-6.3"
    play(state, "load capstone")
    assert state.to_dict()["sleds"]["quarry-1"] == {"at": 0, "stone": "capstone"}  # type: ignore[index]
    assert asked(state) == "turn"
    assert state.actors() == (1,)


def test_gp_6_3_with_after_temple_workers_pray_first() -> None:
    """GP-6.3 The option `reassign`: decoration and temple come first, so reassigned workers do not pray yet."""
    state = position(
        ["quarry-1.3 4", "temple 1"], sleds={"quarry-1": (3, "base")}, base="abc", step=PUSH, reassign="after-temple"
    )
    play(state, "bid 4", "build d")
    assert asked(state) == "decorate"
    play(state, *["decorate 0"] * 4)
    assert scored(state)[1:] == [("decoration", [0, 0, 0, 0]), ("temple", [0, 6, 0, 0])]
    assert asked(state) == "reassign"
    play(state, *["assign temple"] * 4)
    assert asked(state) == "load"


def test_gp_6_3_reassigning_goes_clockwise_the_nominator_last() -> None:
    """GP-6.3"""
    state = position(
        ["quarry-1.3 1", "quarry-1.3 1", "quarry-1.3 1", "quarry-1.3 1"],
        sleds={"quarry-1": (3, "middle")},
        base="abcd",
        step={"step": "bid", "seat": 2, "nominator": 2, "task": 0},
        bids=[2, 2, None, 2],
    )
    play(state, "bid 2")
    order = []
    while asked(state) == "reassign":
        order.append(state.actors()[0])
        play(state, "assign farm")
    assert order == [3, 0, 1, 2]


def test_gp_6_3_those_waiting_in_the_quarry_are_on_the_sled_that_returns() -> None:
    """GP-6.3"""
    state = position(["quarry-1.3 3", "quarry-1.0 3"], sleds={"quarry-1": (3, "middle")}, base="abcd", step=PUSH)
    play(state, "bid 4", *["assign farm"] * 3, "load middle", "end")
    assert legal(state, 1) == {"push quarry-1"}


def test_gp_6_3_an_empty_reserve_removes_the_sled() -> None:
    """GP-6.3 Workers in that quarry stay and may still move or advance."""
    state = position(
        ["quarry-1.3 3", "quarry-1.0 1"],
        sleds={"quarry-1": (3, "capstone")},
        base="abcd",
        middle="abcd",
        step=PUSH,
    )
    play(state, "bid 4", *["assign farm"] * 3)
    assert state.to_dict()["sleds"]["quarry-1"] is None  # type: ignore[index]
    assert {"advance quarry-1.0", "move quarry-1 farm"} <= legal(state, 1)


def test_gp_6_4_lifters_stay_and_no_sled_is_loaded() -> None:
    """GP-6.4"""
    state = position(["middle-camp 4"], base="abd", middle="b", waiting=2, step=LIFT)
    play(state, "bid 4", "build a")
    assert worker_places(state)["middle-camp"] == 4
    assert asked(state) == "decorate"
    play(state, *["decorate 0"] * 4)
    assert asked(state) == "turn"
    assert state.actors() == (1,)


def test_gp_6_4_the_first_lift_of_the_capstone_is_not_decorated() -> None:
    """GP-6.4"""
    state = position(["middle-camp 3", "temple 3"], base="abcd", middle="abcd", capstone="middle-camp", step=LIFT_CAPSTONE)
    play(state, "bid 6")
    assert [name for name, _ in scored(state)] == ["middle-lift"]
