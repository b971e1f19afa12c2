"""The evaluator of Giza: The Great Pyramid: greedy bots feed what they push, do not starve with food at hand, and build."""

from __future__ import annotations

from typing import Any

import pytest

import benben
from benben.bots import levels
from benben.bots.greedy import GreedyBot
from benben.bots.mcts import MakeSearch
from benben.bots.network import evaluator_search
from benben.games.great_pyramid.bot.evaluator import GreatPyramidEvaluator
from benben.games.great_pyramid.bot.expected_points import POINT, art_value
from benben.games.great_pyramid.bot.policy import MoveValues, action_value
from benben.games.great_pyramid.state import GreatPyramid
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.search.ismcts import Search
from benben.search.tree import NONE, ROOT, Tree

from games.great_pyramid.builders import GAME, game_by_policy, position, turn


def chosen(state: GreatPyramid, seat: int = 0) -> str:
    """The action of the greedy bot."""
    return GAME.text(GreedyBot(seed=1, worlds=1).choose(state.perspective(seat)))


def bidding(seat: int, nominator: int) -> dict[str, object]:
    return {"step": "bid", "seat": seat, "nominator": nominator, "task": 0}


def test_a_push_one_can_afford_is_fed() -> None:
    for at in range(4):
        crew = [f"quarry-1.{at} 4 farm 4"]
        state = position(crew, step=bidding(0, 0), sleds={"quarry-1": (at, "base")}, food=[8, 8, 8, 8])
        assert chosen(state) in {"bid 4", "bid 6", "bid 8"}


def test_no_food_is_wasted_where_none_can_feed_the_push() -> None:
    state = position(["quarry-1.1 3 farm 5"], step=bidding(0, 0), sleds={"quarry-1": (1, "base")}, food=[3, 8, 8, 8])
    assert chosen(state) == "bid 0"


def test_the_last_bidder_gives_what_the_partner_left_out() -> None:
    state = position(
        ["quarry-1.3 2 farm 6", "quarry-1.3 2 farm 6"],
        step=bidding(0, 0),
        sleds={"quarry-1": (3, "base")},
        food=[8, 5, 8, 8],
        bids=[None, 3, None, None],
    )
    assert chosen(state) == "bid 1"


def tried(state: GreatPyramid) -> list[str]:
    """The bids that a search tries for the first player."""
    evaluator = GreatPyramidEvaluator()
    return [GAME.text(bid) for bid in state.legal(0) if not evaluator.is_duplicate(state, 0, bid)]


def test_a_search_does_not_try_food_that_changes_nothing() -> None:
    crew = ["quarry-1.1 4 farm 4"]
    alone = position(crew, step=bidding(0, 0), sleds={"quarry-1": (1, "base")}, food=[8, 8, 8, 8])
    assert tried(alone) == ["bid 0", "bid 4", "bid 6", "bid 8"]
    both = position(
        ["quarry-1.1 2 farm 6", "quarry-1.1 2 farm 6"],
        step=bidding(0, 0),
        sleds={"quarry-1": (1, "base")},
        food=[8, 7, 8, 8],
        bids=[None, 1, None, None],
    )
    assert tried(both) == ["bid 0", "bid 1", "bid 2", "bid 3"], "starve alone, together, let the partner starve, or feed"
    first = position(
        ["quarry-1.1 2 farm 6", "quarry-1.1 2 farm 6"],
        step=bidding(0, 1),
        sleds={"quarry-1": (1, "base")},
        food=[8, 8, 8, 8],
    )
    assert len(tried(first)) == 5, "who is not the last may want the others to see any bid"


def ruled_out(state: GreatPyramid, seat: int) -> list[str]:
    """The bids that a considerate bot never makes on this seat."""
    evaluator = GreatPyramidEvaluator()
    return [GAME.text(bid) for bid in state.legal(seat) if evaluator.is_ruled_out(state, seat, bid)]


def two_at_a_sled(bidder: int, food: list[int], given: int | None = None, at: int = 1) -> GreatPyramid:
    """Two players with two workers each at a sled; the second one bids first, and the first one has nominated it."""
    crew = [f"quarry-1.{at} 2 farm 6", f"quarry-1.{at} 2 farm 6"]
    bids = [None, given, None, None]
    return position(crew, step=bidding(bidder, 0), sleds={"quarry-1": (at, "base")}, food=food, bids=bids)


def test_the_last_bidder_never_gives_up_a_stone_that_its_food_moves() -> None:
    assert ruled_out(two_at_a_sled(0, [8, 8, 8, 8], given=1), 0) == ["bid 0", "bid 1", "bid 2"]
    assert ruled_out(two_at_a_sled(0, [8, 8, 8, 8], given=4), 0) == []


def test_food_that_moves_nothing_can_be_kept() -> None:
    assert ruled_out(two_at_a_sled(0, [2, 8, 8, 8], given=1), 0) == []


def test_an_earlier_bidder_leaves_no_more_than_the_later_ones_can_give() -> None:
    assert ruled_out(two_at_a_sled(1, [8, 8, 8, 8]), 1) == []
    assert ruled_out(two_at_a_sled(1, [2, 8, 8, 8]), 1) == ["bid 0", "bid 1"]
    assert ruled_out(two_at_a_sled(1, [2, 1, 8, 8]), 1) == []


@pytest.mark.parametrize("level", ["beginner", "builder", "architect"])
def test_levels_below_the_master_feed_where_workers_would_starve_needlessly(level: str) -> None:
    assert tried_by(levels.search_of(level)) == {"bid 3"}


def test_a_hint_says_what_wins() -> None:
    """Whatever the bot of its level would leave out."""
    assert tried_by(levels.search_of(levels.ADVISER + "builder")) == {"bid 0", "bid 1", "bid 2", "bid 3"}
    perspective = two_at_a_sled(0, [8, 8, 8, 8], given=1).perspective(0)
    tried = levels.bot(levels.ADVISER + "builder", GAME, 1).conclude(perspective).notes
    assert {GAME.text(action) for action in tried} == {"bid 0", "bid 1", "bid 2", "bid 3"}


@pytest.mark.parametrize("search", [levels.search_of("master"), evaluator_search], ids=["master", "master-1"])
def test_masters_do_what_wins(search: MakeSearch) -> None:
    assert tried_by(search) == {"bid 0", "bid 1", "bid 2", "bid 3"}


def tried_by(make_search: MakeSearch) -> set[str]:
    """The bids that a search tries for the last bidder at a stone that three food move."""
    search = make_search(two_at_a_sled(0, [8, 8, 8, 8], given=1).perspective(0), 1, 200)
    search.run(200)
    return {GAME.text(action) for action in search.results()}


def test_a_search_expects_that_rivals_may_give_up_stones() -> None:
    """Only the searcher never does so."""
    search = Search(two_at_a_sled(1, [8, 8, 8, 8]).perspective(1), 1, considerate=True)
    search.run(300)
    tree = search._tree
    nothing = next(bid for bid in children(tree, ROOT) if GAME.text(int(tree.actions[bid])) == "bid 0")
    replies = {(int(tree.seats[reply]), GAME.text(int(tree.actions[reply]))) for reply in children(tree, nothing)}
    assert {(0, "bid 0"), (0, "bid 1")} <= replies


def children(tree: Tree, node: int) -> list[int]:
    """The children of a node."""
    found, child = [], int(tree.first_children[node])
    while child != NONE:
        found.append(child)
        child = int(tree.next_siblings[child])
    return found


def test_a_search_tries_the_ranks_of_a_lift() -> None:
    state = position(
        ["middle-camp 3 farm 5", "middle-camp 2 farm 6"],
        step={"step": "bid", "seat": 0, "nominator": 0, "task": 4},
        base="ab",
        waiting=1,
        food=[8, 5, 8, 8],
        bids=[None, 3, None, None],
    )
    assert tried(state) == ["bid 0", "bid 1", "bid 3", "bid 4"], "starve, be second, draw level, be first"


def test_a_sled_on_its_last_space_is_fed_just_enough() -> None:
    state = position(["quarry-1.3 4 farm 4"], step=bidding(0, 0), sleds={"quarry-1": (3, "base")}, food=[40, 8, 8, 8])
    assert chosen(state) == "bid 4"


def test_moves_compared_at_once_have_the_values_that_each_has_alone() -> None:
    state = position(
        ["quarry-1.0 2 farm 3 temple 1 artist 2", "quarry-1.0 1 farm 7"],
        step=turn(0),
        sleds={"quarry-1": (0, "base"), "quarry-2": (0, "base")},
        food=[8, 8, 8, 8],
    )
    move_values = MoveValues(state, 0)
    listed = [action for action in state.legal(0) if GAME.text(action).startswith("move ")]
    assert len(listed) > 10
    assert [move_values.value(action) for action in listed] == [action_value(state, 0, action) for action in listed]


def test_a_waiting_stone_is_lifted() -> None:
    step: dict[str, object] = {"step": "bid", "seat": 0, "nominator": 0, "task": 4}
    state = position(["middle-camp 3 farm 5"], step=step, base="ab", waiting=1, food=[8, 8, 8, 8])
    assert chosen(state) == "bid 4"


def test_a_sled_that_arrives_is_nominated_rather_than_one_that_starts() -> None:
    state = position(
        ["quarry-1.0 4 quarry-2.3 4"],
        step={"step": "nominate", "seat": 0},
        sleds={"quarry-1": (0, "base"), "quarry-2": (3, "base")},
        food=[8, 8, 8, 8],
    )
    assert chosen(state) == "push quarry-2"


def test_the_only_art_has_a_high_value_before_the_last_decoration() -> None:
    crew = ["artist 1 farm 7", "middle-camp 3 farm 5"]
    state = position(crew, step=turn(0), round=10, base="abcd", middle="ab", waiting=0, art=[0, 0, 0, 0], food=[8, 8, 8, 8])
    assert value_of_first_art(state) < POINT, "nothing can be decorated any more"
    state = position(crew, step=turn(0), round=10, base="abcd", middle="abc", waiting=1, art=[0, 0, 0, 0], food=[8, 8, 8, 8])
    assert value_of_first_art(state) > POINT
    rivals = position(
        crew, step=turn(0), round=10, base="abcd", middle="abc", waiting=1, art=[0, 5, 4, 3], food=[8, 8, 8, 8]
    )
    assert value_of_first_art(rivals) < value_of_first_art(state), "the art of others outranks it"


def value_of_first_art(state: GreatPyramid) -> int:
    return int(art_value(state, 0, 1) - art_value(state, 0, 0))


def stones_and_hunger(players: int, seed: int) -> tuple[int, int]:
    """Stones standing at the end of a game of greedy bots, and how often workers starved."""
    match = Match(benben.game("great_pyramid"), players, seed)
    bots = [GreedyBot(seed=seat, worlds=1) for seat in range(players)]
    play_out(match, bots)
    state = match.state
    assert isinstance(state, GreatPyramid)
    starved = sum(1 for event in match.events(None) if event["kind"] == "starved")
    return int(state.bases).bit_count() + int(state.middles).bit_count(), starved


@pytest.mark.slow
def test_greedy_bots_build_most_of_the_pyramid_and_seldom_starve() -> None:
    for players in (3, 4):
        games = [stones_and_hunger(players, seed) for seed in (1, 2, 3)]
        assert sum(stones for stones, _ in games) >= 15, games
        assert sum(starved for _, starved in games) <= 3 * 2.5 * players, games


@pytest.mark.parametrize("options", [{}, {"capstone_first_lift": "early", "reassign": "after-temple"}])
def test_the_rollout_policy_builds(options: dict[str, str]) -> None:
    """Most of the pyramid stands at the end."""
    games = [game_by_policy(4, seed, **options)[-1] for seed in range(4)]
    sites: list[Any] = [state.to_dict()["site"] for state in games]
    assert sum(len(site["base"]) + len(site["middle"]) for site in sites) >= 20
