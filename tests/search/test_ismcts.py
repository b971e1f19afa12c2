"""The search uses only what the seat knows, returns legal actions, repeats itself under a seed and finds obvious moves."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import benben
from benben.search.ismcts import Search, merge_results, most_visited
from benben.search.playout import rollout

from .openings import GAME, opening


@pytest.mark.parametrize("players", [2, 4, 6])
def test_visits_add_up_and_every_action_is_legal(players: int) -> None:
    perspective = opening(players)
    search = Search(perspective, 1)
    search.run(120)
    results = search.results()
    assert sum(visits for visits, _ in results.values()) == search.iterations == 120
    assert set(results) <= set(perspective.legal())
    assert all(0.0 <= value <= 1.0 for _, value in results.values())
    assert search.best() in perspective.legal()


def test_slices_give_what_one_run_gives() -> None:
    whole, sliced = Search(opening(3), 9), Search(opening(3), 9)
    whole.run(90)
    for part in (1, 29, 60):
        sliced.run(part)
    assert sliced.results() == whole.results()


def test_does_not_end_a_game_it_would_lose(position: Callable[..., benben.State]) -> None:
    state = position(
        [
            {"cheops": ["-5", "+1"], "chephren": ["-4", "+1"], "mykerinos": ["+3", "+2"]},
            {"cheops": ["+5", "treasure-5"], "chephren": ["+4"]},
        ],
        [["+1", "+5", "treasure-3", "demolition"], ["+5", "demolition", "-4", "+3"]],
    )
    search = Search(state.perspective(0), 1)
    search.run(150)
    assert GAME.text(search.best()) != "play +1 on p1.mykerinos"


def test_only_a_seat_that_is_asked_can_search() -> None:
    perspective = opening(2)
    assert perspective.seat is not None
    state = perspective.deal(benben.Rng(1))
    for seat in (None, 1 - perspective.seat):
        with pytest.raises(benben.BadInput, match="only a seat that is asked"):
            Search(state.perspective(seat), 1)


def test_a_search_that_has_not_run_has_no_best() -> None:
    with pytest.raises(benben.BadInput, match="not run"):
        Search(opening(2), 1).best()


def test_results_of_several_searches_are_merged() -> None:
    parts: list[dict[int, tuple[int, float]]] = [{5: (3, 0.5), 7: (2, 0.25)}, {7: (2, 0.75), 9: (1, 1.0)}]
    assert merge_results(parts) == {5: (3, 0.5), 7: (4, 0.5), 9: (1, 1.0)}
    assert most_visited(merge_results(parts)) == 7
    assert most_visited({4: (2, 0.5), 3: (2, 0.5)}) == 3


def test_a_perspective_can_be_pickled() -> None:
    perspective = opening(4)
    again: Any = pickle.loads(pickle.dumps(perspective))
    assert again == perspective
    assert again.legal() == perspective.legal()
    assert again.view() == perspective.view()


@pytest.mark.parametrize("players", [2, 6])
def test_rollouts_stop_at_the_limit_and_can_be_continued_to_the_end(players: int) -> None:
    state, evaluator, rng = opening(players).deal(benben.Rng(1)), GAME.evaluator(), benben.Rng(2)
    assert rollout(state, evaluator, rng) == evaluator.rollout_limit(state)
    assert state.actors()
    while state.actors():
        rollout(state, evaluator, rng)
    values = evaluator.values(state)
    winners = state.winners()
    best = max(values[seat] for seat in range(players))
    assert [seat for seat in range(players) if values[seat] == best] == winners


def test_duplicate_moves_are_tried_once(position: Callable[..., Any]) -> None:
    """The three bare pyramids of a board are alike."""
    state = position([{"cheops": ["+5"]}, {}], [["+4"], ["+3"]])
    search = Search(state.perspective(0), 1)
    search.run(200)
    tried = {GAME.text(action) for action in search.results()}
    assert {"play +4 on p1.cheops", "play +4 on p1.chephren", "play +4 on p2.cheops"} <= tried
    assert not tried & {"play +4 on p1.mykerinos", "play +4 on p2.chephren", "play +4 on p2.mykerinos"}
