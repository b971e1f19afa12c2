"""The workloads of the speed measurement: random games, clones and search of benben, and the same of OpenSpiel.

Each function prepares a workload and returns its batch function, for `benben.arena.speed.timing.Workload`.
"""

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
"""Number of players in a measured game, or as many as the game allows."""
CLONES = 500
"""Clones in a batch."""
SEARCH_ITERATIONS = 20
"""Iterations of the search in a batch."""
PLAYOUTS = 2
"""Games played inside the engine in a batch."""
DECISIONS_BEFORE_CLONE = 30
"""Random decisions before the position that is cloned."""
OPENSPIEL_DECISIONS_BEFORE_CLONE = 8
"""The same for OpenSpiel's games: random games of hanabi end early."""

Batch = Callable[[], int]
"""Does a little work and returns the number of units done."""


def player_count(game: Game) -> int:
    """The number of players when a game is measured."""
    return min(PLAYERS, game.seats[1])


def games_from_python(game: Game, seed: int = 1) -> Batch:
    """Random games driven from Python, with ``State.roll`` for chance. A unit is a player's decision."""
    rng = Rng(seed)
    return random_games(game, lambda state: state.roll(rng), seed)


def games_and_chance_from_python(game: Game, seed: int = 1) -> Batch:
    """Random games driven from Python, in which chance is sampled in Python too, as it is for OpenSpiel."""
    pick = random.Random(seed + 1).random
    return random_games(game, lambda state: state.apply(weighted_choice(state.outcomes(), pick()), CHANCE), seed)


def random_games(game: Game, resolve_chance: Callable[[State], None], seed: int) -> Batch:
    """Random games driven from Python, with this function for chance. A unit is a player's decision."""
    players, pick = player_count(game), random.Random(seed).random

    def play_game() -> int:
        decisions = 0
        state = game.start(players)
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                resolve_chance(state)
            else:
                legal = state.legal(seat)
                state.apply(legal[int(pick() * len(legal))], seat)
                decisions += 1
        return decisions

    return play_game


def weighted_choice(outcomes: Sequence[tuple[int, float]], share: float) -> int:
    """The outcome at this share (0 to below 1) of the total weight."""
    actions, weights = zip(*outcomes, strict=True)
    sums = list(accumulate(weights))
    return int(actions[min(bisect(sums, share * sums[-1]), len(sums) - 1)])


def games_inside_engine(game: Game, seed: int = 1) -> Batch:
    """Random games wholly inside the engine. A unit is a player's decision."""
    start, rng = game.start(player_count(game)), Rng(seed)
    return lambda: int(playouts(start, rng, PLAYOUTS))


def position_after(game: Game, decisions: int, seed: int = 1) -> State:
    """A position after this many random decisions."""
    state, chance, players = game.start(player_count(game)), Rng(seed), random.Random(seed)
    state.roll(chance)
    for _ in range(decisions):
        seat = state.actors()[0]
        state.apply(players.choice(state.legal(seat)), seat)
        state.roll(chance)
    return state


def clones(game: Game) -> Batch:
    """Clones of a position. A unit is a clone."""
    return repeated_clones(position_after(game, DECISIONS_BEFORE_CLONE).clone)


def repeated_clones(clone: Callable[[], object]) -> Batch:
    """Calls of a clone method. A unit is a call."""

    def make_clones() -> int:
        for _ in range(CLONES):
            clone()
        return CLONES

    return make_clones


def search(game: Game) -> Batch:
    """Information-set search for the first decision of a game. A unit is an iteration, each from its own deal."""
    state = position_after(game, 0)
    perspective = state.perspective(state.actors()[0])
    seeds = iter(range(1 << 60))

    def run_search() -> int:
        Search(perspective, next(seeds)).run(SEARCH_ITERATIONS)
        return SEARCH_ITERATIONS

    return run_search


# --- the same with OpenSpiel's games ------------------------------------------------------------------------------------


def load_openspiel(name: str) -> Any:
    """Load a game of OpenSpiel; raise ImportError with the install command if OpenSpiel is missing."""
    try:
        return import_module("pyspiel").load_game(name)
    except ImportError:
        raise ImportError("OpenSpiel is not installed: pip install 'benben[bench]'") from None


def openspiel_games(name: str, seed: int = 1) -> Batch:
    """Random games driven from Python, with chance sampled in Python. A unit is a player's decision."""
    game, pick = load_openspiel(name), random.Random(seed).random

    def play_game() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(weighted_choice(state.chance_outcomes(), pick()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
        return decisions

    return play_game


def openspiel_position(name: str, decisions: int, seed: int = 1) -> Any:
    """A position after this many random decisions, in which a player is to act."""
    state, rng = load_openspiel(name).new_initial_state(), random.Random(seed)
    while state.is_chance_node() or decisions > 0:
        if state.is_chance_node():
            state.apply_action(weighted_choice(state.chance_outcomes(), rng.random()))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def openspiel_clones(name: str) -> Batch:
    """Clones of a position early in a game. A unit is a clone."""
    return repeated_clones(openspiel_position(name, OPENSPIEL_DECISIONS_BEFORE_CLONE).clone)
