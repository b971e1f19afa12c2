"""Shared by the examples on ``gymnasium.make``: the game they learn, and how many of its games they win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium

import benben.envs  # noqa: F401  # registers benben/Giza-v1

GAMES, FIRST_SEED = 200, 10_000
"""Games of a measurement, and the seed of the first; those of the others follow it."""


def make_env() -> Any:
    """GIZA for two against random play; its observation holds the vector and the mask of legal actions."""
    return gymnasium.make("benben/Giza-v1", players=2, opponents="random", disable_env_checker=True)


def share_won(env: Any, choose: Callable[[Any], int]) -> float:
    """The share of games that are won by the actions chosen for each observation; a shared victory counts half."""
    won = 0.0
    for seed in range(FIRST_SEED, FIRST_SEED + GAMES):
        observation, _ = env.reset(seed=seed)
        done = False
        while not done:
            observation, reward, done, _, _ = env.step(choose(observation))
        won += 0.5 + float(reward)  # a victory is +1/2, a loss -1/2
    return won / GAMES
