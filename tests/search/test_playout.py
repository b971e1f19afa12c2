"""Playouts give known games from known seeds and leave their start position unchanged."""

import benben
from benben.kernel.rng import Rng
from benben.search.playout import playout, playouts, random_playout

GOLDEN = [(71, [-5, 13]), (35, [14, -2, 13]), (44, [-6, 9, 6, -4]), (77, [1, 6, 4, 8, 8]), (71, [-4, 5, 0, 14, 8, 14])]
"""Decisions and points of one game for two to six players: whatever changes them changes every seeded game."""

POLICY_SCORES = [10, 8, 5]
"""Points of one game for three by the rollout policy."""


def test_a_seed_gives_the_same_games_interpreted_and_compiled() -> None:
    found = []
    for players in range(2, 7):
        state, rng = benben.game("giza").start(players=players), Rng(players)
        found.append((int(random_playout(state, rng)), state.scores()))
    assert found == GOLDEN


def test_playouts_leave_the_position_alone() -> None:
    start = benben.game("giza").start(players=4)
    before = start.to_dict()
    assert playouts(start, Rng(7), 10) > 0
    assert start.to_dict() == before


def test_a_playout_by_the_rollout_policy_ends_the_game_in_the_same_way_every_time() -> None:
    evaluator, scores = benben.game("giza").evaluator(), []
    for _ in range(2):
        state = benben.game("giza").start(players=3)
        playout(state, evaluator, Rng(3))
        assert state.depth == 0
        scores.append(state.scores())
    assert scores == [POLICY_SCORES] * 2
