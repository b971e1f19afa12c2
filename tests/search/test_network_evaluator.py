"""The evaluator with a network: short rollouts, mixed values; policy and priors are those of the game."""

from __future__ import annotations

import pytest

from benben.bots.network_file import read_bytes, unpack
from benben.kernel.rng import Rng
from benben.registry import find_game
from benben.search.ismcts import Search
from benben.search.network_evaluator import NetworkEvaluator
from benben.search.playout import lowest_seat, next_seat, rollout
from benben.search.predictor import NetworkPredictor, victory_shares

from bots.networks_by_hand import random_file

GAME = find_game("great_pyramid")
NETWORK = unpack(*read_bytes(random_file(GAME, 3), "test"), "test")


def evaluator(decisions: int = 5, weight: float = 1.0) -> NetworkEvaluator:
    return NetworkEvaluator(GAME.evaluator(), NETWORK, decisions, weight)


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
    assert changed.rollout_action(state, Rng(3)) == base.rollout_action(state, Rng(3))


def test_a_search_uses_it_and_repeats_itself() -> None:
    state = GAME.start(3)
    seat = next_seat(state, Rng(1))
    found = [Search(state.perspective(int(seat)), 4, evaluator=evaluator()) for _ in range(2)]
    for search in found:
        search.run(20)
    assert found[0].results() == found[1].results()
