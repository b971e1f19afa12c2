"""The evaluator with a network: short rollouts, mixed values; policy and priors are those of the game."""

from __future__ import annotations

from statistics import fmean

import pytest

from benben.bots.network_file import read_bytes, unpack
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.registry import find_game
from benben.search.ismcts import Search
from benben.search.network_evaluator import NetworkEvaluator
from benben.search.playout import lowest_seat, next_seat, rollout
from benben.search.predictor import NetworkPredictor, victory_shares

from bots.networks_by_hand import random_file

GAME = find_game("great_pyramid")
NETWORK = unpack(*read_bytes(random_file(GAME, 3), "test"), "test")


def evaluator(decisions: int = 5, weight: float = 1.0, every: int = 0) -> NetworkEvaluator:
    return NetworkEvaluator(GAME.evaluator(), NETWORK, decisions, weight, every)


@pytest.mark.parametrize("decisions", [1, 7])
def test_a_rollout_ends_after_its_decisions_where_a_seat_is_asked(decisions: int) -> None:
    state = GAME.start(3)
    assert rollout(state, evaluator(decisions), Rng(1)) == decisions
    assert state.actors()[0] >= 0


def test_without_a_number_a_rollout_is_as_long_as_that_of_the_game() -> None:
    assert rollout(GAME.start(3), evaluator(0), Rng(1)) == rollout(GAME.start(3), GAME.evaluator(), Rng(1))


@pytest.mark.parametrize("weight", [0.0, 0.25, 1.0])
def test_values_are_mixed(weight: float) -> None:
    state = GAME.start(3)
    seat = next_seat(state, Rng(1))
    own, shares = GAME.evaluator().values(state), NetworkPredictor(NETWORK, GAME.evaluator()).values(state, seat, Rng(1))
    mixed = [weight * shares[seat] + (1 - weight) * own[seat] for seat in range(3)]
    assert list(evaluator(weight=weight).values(state)) == pytest.approx(mixed)


def test_a_game_that_is_over_has_its_result() -> None:
    state, rng = GAME.start(3), Rng(2)
    rollout(state, evaluator(100_000), rng)
    assert state.actors() == ()
    assert list(evaluator().values(state)) == list(victory_shares(state))


def looks_of(state: State, every: int, decisions: int, rng: Rng) -> list[list[float]]:
    """The win shares that the network expects before a rollout and after each so many decisions of it."""
    predictor, base, done, found = NetworkPredictor(NETWORK, GAME.evaluator()), GAME.evaluator(), 0, []
    while state.depth > 0:
        seat = lowest_seat(state.asked())
        if seat == CHANCE:
            state.commit(state.sample(rng), seat)
            continue
        if done % every == 0:
            found.append(list(predictor.values(state, seat, rng)))
        if done == decisions:
            break
        state.enumerate(seat)
        state.commit(base.rollout_action(state, rng), seat)
        done += 1
    return found


@pytest.mark.parametrize(("every", "decisions", "looks"), [(3, 7, 3), (4, 8, 3), (100, 7, 1)])
def test_the_network_may_look_at_positions_on_the_way(every: int, decisions: int, looks: int) -> None:
    """The mean of what it expected is its part of the value, in each rollout anew."""
    judge = evaluator(decisions, 0.25, every)
    for seed in (1, 2):
        state, same = GAME.start(3), GAME.start(3)
        rollout(state, judge, Rng(seed))
        seen = looks_of(same, every, decisions, Rng(seed))
        assert len(seen) == looks
        own = GAME.evaluator().values(same)
        mixed = [0.25 * fmean(look[seat] for look in seen) + 0.75 * own[seat] for seat in range(3)]
        assert list(judge.values(state)) == pytest.approx(mixed)


def test_a_rollout_to_the_end_of_the_game_keeps_what_was_seen_on_the_way() -> None:
    judge, state, same = evaluator(100_000, 0.5, 40), GAME.start(3), GAME.start(3)
    rollout(state, judge, Rng(2))
    seen = looks_of(same, 40, 100_000, Rng(2))
    assert state.actors() == same.actors() == ()
    assert len(seen) > 3
    own = GAME.evaluator().values(same)
    expected = [0.5 * fmean(look[seat] for look in seen) + 0.5 * own[seat] for seat in range(3)]
    assert list(judge.values(state)) == pytest.approx(expected)
    assert list(evaluator(weight=1.0, every=40).values(state)) == list(victory_shares(state))


def test_policy_and_priors_are_those_of_the_game() -> None:
    state, base, changed = GAME.start(3), GAME.evaluator(), evaluator()
    next_seat(state, Rng(1))
    seat = lowest_seat(state.asked())
    state.enumerate(seat)
    actions = state.legal(int(seat))
    assert [changed.prior(state, seat, action) for action in actions] == [
        base.prior(state, seat, action) for action in actions
    ]
    assert changed.prior_weight() == base.prior_weight()
    assert [changed.is_ruled_out(state, seat, action) for action in actions] == [
        base.is_ruled_out(state, seat, action) for action in actions
    ]
    assert changed.rollout_action(state, Rng(3)) == base.rollout_action(state, Rng(3))


@pytest.mark.parametrize("every", [0, 2])
def test_a_search_uses_it_and_repeats_itself(every: int) -> None:
    """A run of two slices gives the same as one of both lengths, also with one evaluator for both searches."""
    state = GAME.start(3)
    seat = next_seat(state, Rng(1))
    judge = evaluator(weight=0.5, every=every)
    found = [Search(state.perspective(int(seat)), 4, evaluator=judge) for _ in range(2)]
    found[0].run(20)
    found[1].run(7)
    found[1].run(13)
    assert found[0].results() == found[1].results()
