"""Workloads of other engines: more of OpenSpiel's C++ games, its search, and PettingZoo's environments."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from benben.arena.speed.report import HEARTS
from benben.arena.speed.workloads import Batch, load_openspiel, openspiel_position, player_count
from benben.kernel.game import Game

HANABI = "hanabi(players=4)"
"""OpenSpiel's name of the game."""
CRAZY_EIGHTS = "crazy_eights(players=4)"
"""OpenSpiel's name of the game."""
OPENSPIEL_GAMES = (HEARTS, HANABI, CRAZY_EIGHTS)
"""The games of OpenSpiel that GIZA is compared with."""
SIMULATIONS = 100
"""Simulations of OpenSpiel's search in a batch."""
STEPS = 50
"""Steps of an environment in a batch."""


def openspiel_search() -> Batch:
    """OpenSpiel's C++ MCTS for the first decision of crazy eights. A unit is a simulation with one random rollout."""
    game, state = load_openspiel(CRAZY_EIGHTS), openspiel_position(CRAZY_EIGHTS, 0)
    pyspiel = import_module("pyspiel")
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, 1000, False, 1, False)

    def run_search() -> int:
        bot.step(state)
        return SIMULATIONS

    return run_search


def benben_environment(game: Game) -> Batch:
    """Random play in benben's PettingZoo environment. A unit is a step with its observation and mask."""
    make: Any = import_module("benben.envs").aec
    return environment_steps(make(game.name, players=player_count(game)))


def hanabi_environment() -> Batch:
    """Random play in PettingZoo's hanabi for four players. A unit is a step with its observation and mask."""
    hanabi: Any = import_module("pettingzoo.classic.hanabi.hanabi")
    return environment_steps(hanabi.env(players=4, hand_size=4))


def environment_steps(env: Any, seed: int = 1) -> Batch:
    """Random legal steps of any PettingZoo AEC environment with an action mask."""
    rng = random.Random(seed)
    env.reset(seed=seed)

    def take_steps() -> int:
        for _ in range(STEPS):
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset(seed=rng.getrandbits(31))
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
        return STEPS

    return take_steps
