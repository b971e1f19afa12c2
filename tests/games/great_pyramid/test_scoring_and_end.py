"""GP-7 and GP-8: scoring, decoration and the end, by rule id, with the worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import benben
from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.lookup import DECORATION_SCORING
from benben.games.great_pyramid.scoring import rank_points
from benben.testing.comparisons import adds_up

from games.great_pyramid.builders import GAME, legal, play, position, refusal_rule, scored, turn, worker_places

FULL: dict[str, Any] = {"base": "abcd", "middle": "abcd"}
DECORATE = {"step": "decorate", "nominator": 0, "way": 4, "built": 5}


def test_gp_7_1_the_table() -> None:
    """GP-7.1"""
    table_of = {scoring.name: (scoring.ranks, scoring.solo) for scoring in BOX.scorings}
    assert table_of == {
        "push": ([6, 3, 1, 0], 4),
        "middle-lift": ([6, 3, 1, 0], 0),
        "final-lift": ([10, 6, 3, 1], 0),
        "decoration": ([6, 3, 1, 0], 0),
        "capstone-decoration": ([10, 6, 3, 1], 0),
        "temple": ([6, 3, 1, 0], 0),
    }


@pytest.mark.parametrize(
    ("riders", "points"),
    [
        ((4, 0, 0, 0), [10, 0, 0, 0]),
        ((3, 1, 0, 0), [6, 3, 0, 0]),
        ((2, 1, 1, 0), [6, 2, 2, 0]),
        ((1, 1, 1, 1), [2, 2, 2, 2]),
        ((2, 2, 0, 0), [4, 4, 0, 0]),
        ((1, 2, 1, 0), [2, 6, 2, 0]),
    ],
)
def test_gp_7_1_push_scoring_by_workers_with_the_solo_bonus(riders: tuple[int, ...], points: list[int]) -> None:
    """GP-7.1, GP-7.3"""
    workers = [f"quarry-1.3 {count}" if count else "" for count in riders]
    step = {"step": "bid", "seat": 0, "nominator": 0, "task": 0}
    bids = [None, *[2 * count if count else None for count in riders[1:]]]
    state = position(workers, sleds={"quarry-1": (3, "middle")}, base="abcd", step=step, bids=bids)
    play(state, f"bid {2 * riders[0]}")
    assert scored(state) == [("push", points)]


def test_gp_7_3_example_lift() -> None:
    """GP-7.3 Blue 1, white 2, brown 4, red 4: total 11; red and brown (6+3)/2 = 4 each, white 1, blue 0."""
    crew = ["middle-camp 2", "middle-camp 1", "middle-camp 1", "middle-camp 2"]
    step = {"step": "bid", "seat": 1, "nominator": 0, "task": 4}
    state = position(crew, base="ab", waiting=1, step=step)
    play(state, "bid 1", "bid 2", "bid 4", "bid 4", "build a")
    assert scored(state) == [("middle-lift", [4, 0, 1, 4])]


@pytest.mark.parametrize(
    ("bids", "points"),
    [
        ((4, 4, 0, 5), [2, 2, 0, 6]),
        ((5, 3, 3, 3), [6, 1, 1, 1]),
        ((5, 5, 2, 0), [4, 4, 1, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((0, 0, 1, 0), [0, 0, 6, 0]),
    ],
)
def test_gp_7_3_examples_decoration(bids: tuple[int, ...], points: list[int]) -> None:
    """GP-7.2, GP-7.3 The rulebook's examples: blue 4, brown 4, white 0, red 5; 5 against 3, 3, 3; two tied for most."""
    state = position(base="abcd", middle="ab", art=[9, 9, 9, 9], step=DECORATE)
    play(state, *[f"decorate {bid}" for bid in bids])
    assert scored(state) == [("decoration", points)]
    assert state.to_dict()["art"] == [9 - bid for bid in bids]
    assert [rank_points(vec[i64](list(bids)), seat, DECORATION_SCORING) for seat in range(4)] == points


def test_gp_7_2_nothing_counts_for_nothing() -> None:
    """GP-7.2 A zero bid in a lift scores nothing and occupies no rank."""
    step = {"step": "bid", "seat": 1, "nominator": 0, "task": 4}
    state = position(["middle-camp 2", "middle-camp 1", "middle-camp 1"], base="ab", waiting=1, step=step)
    play(state, "bid 0", "bid 2", "bid 4", "build a")
    assert scored(state) == [("middle-lift", [6, 0, 3, 0])]


def test_gp_7_4_decoration_bids_are_sealed_and_come_in_any_order() -> None:
    """GP-7.4 All players, whoever laboured; nobody sees a bid before all are in."""
    state = position(base="abcd", middle="ab", art=[9, 4, 0, 2], step=DECORATE)
    assert state.actors() == (0, 1, 2, 3)
    assert legal(state, 1) == {f"decorate {n}" for n in range(5)}
    assert refusal_rule(state, "decorate 5", 1) == "GP-7.4"
    assert refusal_rule(state, "bid 1", 1) == "GP-7.4"
    events = state.collect_events()
    state.apply(GAME.parse("decorate 2"), 3)
    state.apply(GAME.parse("decorate 7"), 0)
    assert state.actors() == (1, 2)
    assert state.perspective(0).view()["bids"] == [7, None, None, "sealed"]
    assert state.perspective(1).view()["bids"] == ["sealed", None, None, "sealed"]
    assert state.perspective(None).view()["bids"] == ["sealed", None, None, "sealed"]
    assert [event.seen_by(1)["text"] for event in events] == ["decorate hidden", "decorate hidden"]
    assert [event.seen_by(3)["text"] for event in events] == ["decorate 2", "decorate hidden"]
    assert state.to_dict()["art"] == [9, 4, 0, 2]
    assert not state.revealed
    state.apply(GAME.parse("decorate 4"), 1)
    state.apply(GAME.parse("decorate 0"), 2)
    assert state.revealed
    assert scored(state) == [("decoration", [6, 3, 0, 1])]
    assert state.to_dict()["art"] == [2, 0, 0, 0]
    opened = [event.args["amount"] for event in events if event.kind == "opened"]
    assert opened == [7, 4, 0, 2]


def test_gp_7_4_a_deal_gives_every_bid_that_is_possible() -> None:
    """GP-7.4"""
    state = position(base="abcd", middle="ab", art=[9, 3, 2, 2], step=DECORATE)
    state.apply(GAME.parse("decorate 1"), 1)
    state.apply(GAME.parse("decorate 5"), 0)
    seen = state.perspective(0)
    worlds: list[Any] = [seen.deal(benben.Rng(seed)).to_dict()["bids"] for seed in range(80)]
    assert {tuple(bids) for bids in worlds} == {(5, bid, None, None) for bid in range(4)}
    assert all(seen.deal(benben.Rng(seed)).perspective(0) == seen for seed in range(5))


def match_at_a_decoration() -> benben.Match:
    """A match of three players by the rollout policy, up to the first decoration."""
    match = benben.Match(GAME, 3, seed=1)
    evaluator, rng = GAME.evaluator(), benben.Rng(4)
    while (step := match.state.step()) is not None and step.name != "decorate":
        world = match.state
        world.enumerate(world.actors()[0])
        match.play(world.actors()[0], evaluator.rollout_action(world, rng))
    return match


def test_gp_7_4_bids_can_be_changed_until_the_last_is_in() -> None:
    """GP-7.4 The bids that others gave meanwhile stay, and nobody learns the first bid."""
    match = match_at_a_decoration()
    assert match.actors() == (0, 1, 2)
    before = match.state.to_dict()
    match.play(1, GAME.parse("decorate 1"))
    match.play(0, GAME.parse("decorate 0"))
    assert match.can_undo(1)
    assert match.can_undo(0)
    assert not match.can_undo(2)
    match.undo(1)
    assert match.actors() == (1, 2)
    match.play(1, GAME.parse("decorate 2"))
    assert match.perspective_with_sealed(2).view()["bids"] == ["sealed", "sealed", None]
    assert match.perspective_with_sealed(1).view()["bids"] == ["sealed", 2, None]
    match.undo(0)
    match.undo(1)
    assert match.state.to_dict() == before
    for seat, bid in ((1, 2), (0, 0), (2, 1)):
        match.play(seat, GAME.parse(f"decorate {bid}"))
    assert not any(match.can_undo(seat) for seat in range(3))
    told: Any = match.state.to_dict()["ledger"]
    assert told[-1]["amounts"] == [0, 2, 1] or told[-2]["amounts"] == [0, 2, 1]


def test_gp_7_4_a_move_before_the_bids_cannot_be_undone_once_others_have_bid() -> None:
    """GP-7.4"""
    match = match_at_a_decoration()
    last = match.record.entries[-1].seat
    other = next(seat for seat in range(3) if seat != last)
    match.play(last, GAME.parse("decorate 0"))
    match.play(other, GAME.parse("decorate 0"))
    match.undo(last)
    assert not match.can_undo(last)


def test_gp_8_1_the_capstone_ends_the_game_at_once() -> None:
    """GP-8.1 After final lift, capstone decoration and temple."""
    step = {"step": "bid", "seat": 0, "nominator": 0, "task": 5}
    state = position(["capstone-camp 3", "temple 2"], capstone="capstone-camp", step=step, round=4, **FULL)
    play(state, "bid 5", "decorate 0", "decorate 3", "decorate 2", "decorate 1")
    assert state.actors() == ()
    assert scored(state) == [
        ("final-lift", [10, 0, 0, 0]),
        ("capstone-decoration", [0, 10, 6, 3]),
        ("temple", [0, 6, 0, 0]),
    ]
    assert state.winners() == [1]
    refusal = state.refusal(GAME.parse("end"), 0)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("GP-8.1", "game-over")


def test_gp_8_1_the_tenth_round_is_the_last() -> None:
    """GP-8.1"""
    state = position(round=10, step=turn(3))
    assert play(state, "end").actors() == ()
    assert state.perspective(None).view()["screens"] == [{"food": 8, "art": 3}] * 4


def entry(points: list[int]) -> dict[str, object]:
    """A push that gave these points."""
    return {"scoring": "push", "stone": "base", "round": 1, "amounts": [1] * len(points), "points": points}


@pytest.mark.parametrize(
    ("points", "food", "art", "workers", "winners"),
    [
        ([5, 6, 6, 1], [9, 4, 5, 9], [0, 3, 3, 9], ["", "", "", ""], [2]),
        ([5, 6, 6, 1], [9, 4, 5, 9], [0, 3, 2, 9], ["", "temple 1", "temple 2", ""], [2]),
        ([5, 6, 6, 1], [9, 4, 5, 9], [0, 3, 2, 9], ["temple 8", "temple 2", "temple 2", ""], [1, 2]),
        ([5, 7, 6, 1], [9, 0, 5, 9], [0, 0, 2, 9], ["temple 8", "", "temple 2", ""], [1]),
    ],
)
def test_gp_8_2_ties(points: list[int], food: list[int], art: list[int], workers: list[str], winners: list[int]) -> None:
    """GP-8.2 Points; then food and art together; then workers in the Temple; else shared."""
    state = position(workers, food=food, art=art, ledger=[entry(points)], round=10, step=turn(3))
    play(state, "end")
    assert state.winners() == winners


def test_gp_7_1_the_breakdown_explains_every_point() -> None:
    """GP-7.1 The rank and the points of each scoring."""
    step = {"step": "bid", "seat": 0, "nominator": 0, "task": 5}
    state = position(["capstone-camp 3", "temple 2"], capstone="capstone-camp", step=step, round=4, **FULL)
    play(state, "bid 5", "decorate 0", "decorate 3", "decorate 3", "decorate 1")
    told: Any = state.breakdown(1)
    assert adds_up(told)
    assert told["points"] == 14
    sources = {part["args"]["source"]: part["points"] for part in told["parts"]}
    assert sources == {"push": 0, "lift": 0, "decoration": 8, "temple": 6}
    decoration = told["parts"][2]["parts"][0]
    assert decoration["args"] == {
        "scoring": "capstone-decoration",
        "round": 4,
        "stone": "capstone",
        "amount": 3,
        "counted": "art",
        "rank": 1,
        "tied": 2,
    }
    assert decoration["parts"][0]["rule"] == "GP-7.3"


def test_gp_7_1_the_breakdown_names_the_solo_points() -> None:
    """GP-7.1"""
    step = {"step": "bid", "seat": 0, "nominator": 0, "task": 0}
    state = position(["quarry-1.3 3"], sleds={"quarry-1": (3, "middle")}, base="abcd", step=step)
    play(state, "bid 4")
    told: Any = state.breakdown(0)
    assert adds_up(told)
    assert [part["points"] for part in told["parts"][0]["parts"][0]["parts"]] == [6, 4]


def test_an_example_farm_of_five_fishes_two() -> None:
    """GP-4.5"""
    state = position(["farm 5"], rest="temple")
    play(state, "fish")
    assert state.to_dict()["food"] == [10, 8, 8, 8]
    assert worker_places(state)["farm"] == 5
