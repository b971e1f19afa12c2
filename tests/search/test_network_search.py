"""The search with a predictor: it repeats itself, knows what its seat knows, and mixes where choices are simultaneous."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import benben
from benben.kernel.evaluator import Evaluator
from benben.search.halving import visit_plan
from benben.search.network_search import NetworkSearch
from benben.search.predictor import EvaluatorPredictor, Predictor

from .openings import GAME, opening
from .simultaneous_games import (
    PENNIES,
    UNEVEN_PENNIES,
    PayoffPredictor,
    Payoffs,
    SealedGame,
    best_reply,
    blotto,
    worth,
)


def search(perspective: benben.Perspective, seed: int, planned: int = 0, noise: float = 0.0) -> NetworkSearch:
    return NetworkSearch(perspective, seed, EvaluatorPredictor(GAME.evaluator()), planned, noise)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("planned", [0, 60])
def test_visits_add_up_and_every_action_is_legal(players: int, planned: int) -> None:
    perspective = opening(players)
    found = search(perspective, 1, planned)
    found.run(60)
    assert sum(visits for visits, _ in found.results().values()) == found.iterations == 60
    assert set(found.results()) <= set(perspective.legal())
    assert found.best() in perspective.legal()
    assert len(found.values()) == players
    assert sum(found.policy().values()) == pytest.approx(1.0)
    assert set(found.policy()) <= set(perspective.legal())


@pytest.mark.parametrize("planned", [0, 60])
def test_slices_give_what_one_run_gives(planned: int) -> None:
    whole, sliced = search(opening(3), 9, planned, noise=1.0), search(opening(3), 9, planned, noise=1.0)
    whole.run(60)
    for part in (1, 29, 30):
        sliced.run(part)
    assert sliced.results() == whole.results()
    assert sliced.policy() == whole.policy()
    assert sliced.best() == whole.best()


def test_only_a_seat_that_is_asked_can_search() -> None:
    with pytest.raises(benben.BadInput, match="only a seat that is asked"):
        NetworkSearch(GAME.start(2).perspective(None), 1, Predictor())


def test_a_search_that_has_not_run_has_no_best() -> None:
    for planned in (0, 10):
        with pytest.raises(benben.BadInput, match="not run"):
            search(opening(2), 1, planned).best()
        with pytest.raises(benben.BadInput, match="not run"):
            search(opening(2), 1, planned).policy()


def test_random_games_to_the_end_need_no_sense_of_the_game(position: Callable[..., benben.State]) -> None:
    state = position(
        [
            {"cheops": ["+5", "+1"], "chephren": ["+4", "+1"], "mykerinos": ["+3", "+2"]},
            {"cheops": ["+2"], "chephren": ["-3"]},
        ],
        [["+1", "+5", "treasure-3", "scarab"], ["+5", "demolition", "-4", "+3"]],
    )
    found = NetworkSearch(state.perspective(0), 1, EvaluatorPredictor(Evaluator()))
    found.run(300)
    assert GAME.text(found.best()) == "play +1 on p1.mykerinos"


# --- sequential halving ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("moves", "iterations"), [(1, 5), (2, 7), (5, 40), (16, 100), (200, 64)])
def test_a_plan_asks_only_for_visits_that_moves_have(moves: int, iterations: int) -> None:
    plan = visit_plan(moves, iterations)
    assert len(plan) == iterations
    visits = [0] * moves
    for wanted in plan:
        visits[visits.index(wanted)] += 1
    assert sum(visits) == iterations
    if moves > 2:
        assert sorted(visits, reverse=True)[0] > sorted(visits, reverse=True)[2], "nothing was halved"


# --- simultaneous choices -------------------------------------------------------------------------------------------------


def strategies(payoffs: Payoffs, iterations: int, seed: int = 1) -> list[list[float]]:
    """The mean strategy of each seat after a search of its own."""
    state = SealedGame(payoffs).start(2)
    found = []
    for seat in (0, 1):
        searched = NetworkSearch(state.perspective(seat), seed, PayoffPredictor(payoffs))
        searched.run(iterations)
        policy = searched.policy()
        found.append([policy[action] for action in range(len(payoffs))])
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_matching_pennies_are_thrown_evenly(seed: int) -> None:
    for strategy in strategies(PENNIES, 2000, seed):
        assert strategy == pytest.approx([0.5, 0.5], abs=0.05)


@pytest.mark.parametrize("seed", [1, 2])
def test_uneven_pennies_are_thrown_as_the_equilibrium_says(seed: int) -> None:
    first, second = strategies(UNEVEN_PENNIES, 3000, seed)
    assert first == pytest.approx([1 / 3, 2 / 3], abs=0.05)
    assert second == pytest.approx([1 / 3, 2 / 3], abs=0.05)
    assert worth(UNEVEN_PENNIES, first, second) == pytest.approx(1 / 3, abs=0.03)


@pytest.mark.slow
def test_a_small_blotto_comes_to_its_equilibrium() -> None:
    """Five soldiers on three fields: no plan gains against the strategies, and the plan 5-0-0 is never worth playing."""
    plans, payoffs = blotto(5, 3)
    first, second = strategies(payoffs, 4000)
    assert len(plans) == 21
    assert worth(payoffs, first, second) == pytest.approx(0.5, abs=0.03)
    for strategy in (first, second):
        assert best_reply(payoffs, strategy) < 0.56
        assert sum(share for plan, share in zip(plans, strategy, strict=True) if 5 in plan) < 0.03
    pure = [1.0 if plan == (2, 2, 1) else 0.0 for plan in plans]
    assert best_reply(payoffs, pure) == 1.0


def test_a_mixed_strategy_is_played_mixed_and_each_seed_repeats_itself() -> None:
    perspective = SealedGame(PENNIES).start(2).perspective(0)
    played = []
    for seed in range(20):
        searches = [NetworkSearch(perspective, seed, PayoffPredictor(PENNIES)) for _ in range(2)]
        for found in searches:
            found.run(100)
        assert searches[0].best() == searches[0].best() == searches[1].best()
        played.append(searches[0].best())
    assert 4 <= sum(played) <= 16
