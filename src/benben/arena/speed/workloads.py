"""What is measured of the engine: random games driven from Python and inside it, clones, search; OpenSpiel likewise."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import accumulate
from typing import Any

from benben.kernel.game import Game
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.search.ismcts import Search
from benben.search.playout import playouts

PLAYERS = 4
CLONES = 500
SIMULATIONS = 20
EARLY = 30
"""Decisions before the position that is copied."""

Burst = Callable[[], int]
"""A little work; how many units it was."""


def seats(game: Game) -> int:
    """How many play when a game is measured: four, or as many as can."""
    return min(PLAYERS, game.seats[1])


def driven(game: Game, seed: int = 1) -> Burst:
    """Random games driven from Python; chance is left to ``State.roll``. A unit is a player's decision."""
    rng = Rng(seed)
    return random_games(game, lambda state: state.roll(rng), seed)


def driven_chance(game: Game, seed: int = 1) -> Burst:
    """The same with every chance event listed, sampled and applied from Python too, as OpenSpiel is driven."""
    pick = random.Random(seed + 1).random
    return random_games(game, lambda state: state.apply(weighted(state.outcomes(), pick()), CHANCE), seed)


def random_games(game: Game, chance: Callable[[State], None], seed: int) -> Burst:
    """Random games in which chance acts in this way."""
    players, pick = seats(game), random.Random(seed).random

    def burst() -> int:
        decisions = 0
        state = game.start(players)
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
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


def inside(game: Game, seed: int = 1) -> Burst:
    """Random games wholly inside the engine."""
    start, rng = game.start(seats(game)), Rng(seed)
    return lambda: int(playouts(start, rng, 2))


def middle(game: Game, decisions: int, seed: int = 1) -> State:
    """A position after so many random decisions."""
    state, chance, players = game.start(seats(game)), Rng(seed), random.Random(seed)
    state.roll(chance)
    for _ in range(decisions):
        seat = state.actors()[0]
        state.apply(players.choice(state.legal(seat)), seat)
        state.roll(chance)
    return state


def clone(game: Game) -> Burst:
    """Copies of a position."""
    return copies(middle(game, EARLY).clone)


def copies(copy: Callable[[], object]) -> Burst:
    """Many copies of whatever this copies."""

    def burst() -> int:
        for _ in range(CLONES):
            copy()
        return CLONES

    return burst


def search(game: Game) -> Burst:
    """Simulations of information-set search, each from a fresh deal, for the first decision of a game."""
    state = middle(game, 0)
    perspective = state.perspective(state.actors()[0])
    seeds = iter(range(1 << 60))

    def burst() -> int:
        Search(perspective, next(seeds)).run(SIMULATIONS)
        return SIMULATIONS

    return burst


# --- OpenSpiel's games, driven in the same way -----------------------------------------------------------------------------


def load_spiel(name: str) -> Any:
    """An OpenSpiel game; an ImportError says how to get it."""
    try:
        return import_module("pyspiel").load_game(name)
    except ImportError:
        raise ImportError("OpenSpiel is not installed: pip install 'benben[bench]'") from None


def spiel_driven(name: str, seed: int = 1) -> Burst:
    """Random games driven from Python, chance sampled from its outcomes. A unit is a player's decision."""
    game, pick = load_spiel(name), random.Random(seed).random

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


def spiel_dealt(name: str, decisions: int, seed: int = 1) -> Any:
    """A position after so many decisions, with a decision to make."""
    state, rng = load_spiel(name).new_initial_state(), random.Random(seed)
    while state.is_chance_node() or decisions > 0:
        if state.is_chance_node():
            state.apply_action(weighted(state.chance_outcomes(), rng.random()))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def spiel_clone(name: str) -> Burst:
    """Copies of a position early in the game: random hanabi does not last long."""
    return copies(spiel_dealt(name, 8).clone)
