"""Glimpses: what the vector environment reads is what a Perspective knows, and reading it leaves the position as it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

import benben
import benben.envs
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State

from .builders import GAMES, each_game_and_player_count


def glimpsed(state: State, viewer: int | None) -> list[float]:
    """The observation that is written from a glimpse."""
    writer = ObservationWriter(state.game.observation_size(int(state.players)))
    state.game.observe(state.glimpse(viewer), viewer, writer)
    return list(map(float, writer.vector))


@each_game_and_player_count
def test_a_glimpse_equals_the_veiled_position_for_every_viewer(name: str, players: int) -> None:
    """A whole game by the rollout policy, the end included."""
    game, rng = benben.game(name), benben.Rng(players)
    evaluator = game.evaluator()
    state = game.start(players)
    viewers = [None, *range(players)]
    moves = 0
    while True:
        state.roll(rng)
        truth = state.to_dict()
        for viewer in viewers if moves % 5 == 0 or state.depth == 0 else [state.actors()[0]]:
            assert state.glimpse(viewer).to_dict() == state.veil(viewer).to_dict()
            assert glimpsed(state, viewer) == state.perspective(viewer).observe()
        assert state.to_dict() == truth, "a glimpse has changed the position"
        if state.depth == 0:
            break
        actor = state.actors()[0]
        state.enumerate(actor)
        state.apply(evaluator.rollout_action(state, rng), actor)
        moves += 1
    assert moves > 10


@pytest.mark.parametrize("name", GAMES)
def test_rows_of_possible_worlds_are_the_same_bytes(name: str) -> None:
    """A row that starts from the truth and one that starts from a world the seat considers possible show it the same."""
    game, rng, players = benben.game(name), random.Random(5), max(3, benben.game(name).seats[0])
    env = benben.envs.vector(name, players, 1)
    policy_rng, evaluator = benben.Rng(5), game.evaluator()
    different = games = 0
    while different <= 5 and games < 8:
        state = game.start(players)
        state.roll(rng)
        games += 1
        while state.actors():
            actor = state.actors()[0]
            truth, world = state.to_dict(), state.perspective(actor).deal(rng).to_dict()
            if truth != world:
                different += 1
                assert row_from(env, truth) == row_from(env, world)
            state.enumerate(actor)
            state.apply(evaluator.rollout_action(state, policy_rng), actor)
            state.roll(rng)
    assert different > 5, "the worlds compared were all the same"


def row_from(env: Any, position: dict[str, object]) -> tuple[bytes, bytes, int]:
    """Observation, mask and seat of the row when its game starts from a position."""
    env.reset(seed=1, options={"position": position})
    return env.arrays.observations.tobytes(), env.arrays.masks.tobytes(), int(env.arrays.to_play[0])
