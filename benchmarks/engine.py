"""What is measured of benben: random games of GIZA driven from Python and inside the engine, clones, search, environment."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import accumulate
from typing import Any

import benben
from benben.kernel.luck import Luck
from benben.kernel.state import State
from benben.search.playout import playouts

PLAYERS = 4
GAMES = 5
CLONES = 500
SIMULATIONS = 100
STEPS = 50

Burst = Callable[[], int]


def driven(seed: int = 1) -> Burst:
    """Random games driven from Python; chance is left to ``State.roll``. A unit is a player's decision."""
    luck = Luck(seed)
    return random_games(lambda state: state.roll(luck), seed)


def driven_chance(seed: int = 1) -> Burst:
    """The same with every chance event listed, sampled and applied from Python too, as OpenSpiel is driven."""
    pick = random.Random(seed + 1).random
    return random_games(lambda state: state.apply(weighted(state.outcomes(), pick()), benben.CHANCE), seed)


def random_games(chance: Callable[[State], None], seed: int) -> Burst:
    """Random games in which chance acts in this way."""
    game, pick = benben.game("giza"), random.Random(seed).random

    def burst() -> int:
        decisions = 0
        for _ in range(GAMES):
            state = game.start(players=PLAYERS)
            while actors := state.actors():
                seat = actors[0]
                if seat == benben.CHANCE:
                    chance(state)
                else:
                    legal = state.legal(seat)
                    state.apply(legal[int(pick() * len(legal))], seat)
                    decisions += 1
        return decisions

    return burst


def weighted(outcomes: Sequence[tuple[int, float]], share: float) -> int:
    """The outcome that a share (from 0 to below 1) of all weight falls on."""
    actions, weights = zip(*outcomes, strict=True)
    sums = list(accumulate(weights))
    return int(actions[min(bisect(sums, share * sums[-1]), len(sums) - 1)])


def inside(seed: int = 1) -> Burst:
    """Random games wholly inside the engine."""
    start, luck = benben.game("giza").start(players=PLAYERS), Luck(seed)
    return lambda: int(playouts(start, luck, GAMES * 4))


def middle(decisions: int = 30, seed: int = 1) -> State:
    """A position in the middle of a game."""
    state, luck, rng = benben.game("giza").start(players=PLAYERS), Luck(seed), random.Random(seed)
    state.roll(luck)
    for _ in range(decisions):
        seat = state.actors()[0]
        state.apply(rng.choice(state.legal(seat)), seat)
        state.roll(luck)
    return state


def clone() -> Burst:
    """Copies of a position."""
    return copies(middle().clone)


def copies(copy: Callable[[], object]) -> Burst:
    """Many copies of whatever this copies."""

    def burst() -> int:
        for _ in range(CLONES):
            copy()
        return CLONES

    return burst


def search() -> Burst:
    """Simulations of information-set search, each from a fresh deal, for the first decision of a game."""
    searcher: Any = import_module("benben.search.ismcts").Search
    state = middle(0)
    perspective = state.perspective(state.actors()[0])
    seeds = iter(range(1 << 60))

    def burst() -> int:
        searcher(perspective, next(seeds)).run(SIMULATIONS)
        return SIMULATIONS

    return burst


def environment() -> Burst:
    """Steps of the PettingZoo environment, each with its observation and mask."""
    make: Any = import_module("benben.envs").aec
    return env_steps(make("giza", players=PLAYERS))


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
