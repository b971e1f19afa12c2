"""What benben is held against: OpenSpiel's C++ games and search, and PettingZoo's hanabi, driven in the same way."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from benchmarks.engine import SIMULATIONS, Burst, copies, env_steps, weighted

HEARTS = "hearts"
HANABI = "hanabi(players=4)"
CRAZY_EIGHTS = "crazy_eights(players=4)"
GAMES = (HEARTS, HANABI, CRAZY_EIGHTS)


def load(name: str) -> Any:
    """An OpenSpiel game."""
    return import_module("pyspiel").load_game(name)


def driven(name: str, seed: int = 1) -> Burst:
    """Random games driven from Python, chance sampled from its outcomes. A unit is a player's decision."""
    game, pick = load(name), random.Random(seed).random

    def burst() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(weighted(state.chance_outcomes(), pick()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
        return decisions

    return burst


def dealt(name: str, decisions: int, seed: int = 1) -> Any:
    """A position after so many decisions, with a decision to make."""
    state, rng = load(name).new_initial_state(), random.Random(seed)
    while state.is_chance_node() or decisions > 0:
        if state.is_chance_node():
            state.apply_action(weighted(state.chance_outcomes(), rng.random()))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def clone(name: str) -> Burst:
    """Copies of a position early in the game: random hanabi does not last long."""
    return copies(dealt(name, 8).clone)


def search() -> Burst:
    """Simulations of OpenSpiel's C++ MCTS, one random rollout each, for the first decision of crazy eights."""
    spiel = import_module("pyspiel")
    game, state = load(CRAZY_EIGHTS), dealt(CRAZY_EIGHTS, 0)
    bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, 1000, False, 1, False)

    def burst() -> int:
        bot.step(state)
        return SIMULATIONS

    return burst


def environment() -> Burst:
    """Steps of PettingZoo's hanabi for four players."""
    hanabi: Any = import_module("pettingzoo.classic.hanabi.hanabi")
    return env_steps(hanabi.env(players=4, hand_size=4))
