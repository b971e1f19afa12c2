"""What benben is held against besides hearts: more of OpenSpiel's C++ games, its search, and PettingZoo's environments."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from benben.arena.speed.report import HEARTS
from benben.arena.speed.workloads import Burst, load_spiel, seats, spiel_dealt
from benben.kernel.game import Game

HANABI = "hanabi(players=4)"
CRAZY_EIGHTS = "crazy_eights(players=4)"
GAMES = (HEARTS, HANABI, CRAZY_EIGHTS)
SIMULATIONS = 100
STEPS = 50


def search() -> Burst:
    """Simulations of OpenSpiel's C++ MCTS, one random rollout each, for the first decision of crazy eights."""
    game, state = load_spiel(CRAZY_EIGHTS), spiel_dealt(CRAZY_EIGHTS, 0)
    spiel = import_module("pyspiel")
    bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, 1000, False, 1, False)

    def burst() -> int:
        bot.step(state)
        return SIMULATIONS

    return burst


def environment(game: Game) -> Burst:
    """Steps of benben's PettingZoo environment, each with its observation and mask."""
    make: Any = import_module("benben.envs").aec
    return env_steps(make(game.name, players=seats(game)))


def hanabi_environment() -> Burst:
    """Steps of PettingZoo's hanabi for four players."""
    hanabi: Any = import_module("pettingzoo.classic.hanabi.hanabi")
    return env_steps(hanabi.env(players=4, hand_size=4))


def env_steps(env: Any, seed: int = 1) -> Burst:
    """Random legal steps of any PettingZoo AEC environment whose observation holds an action mask."""
    rng = random.Random(seed)
    env.reset(seed=seed)

    def burst() -> int:
        for _ in range(STEPS):
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset(seed=rng.getrandbits(31))
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
        return STEPS

    return burst
