"""Playouts of simulated futures to the end of the game, by the rollout policy of a game's evaluator."""

from __future__ import annotations

from typing import Any

from benben.kernel.evaluator import Evaluator
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.search.playout import lowest_seat


def policy_move(world: State, evaluator: Evaluator[Any], rng: Rng) -> tuple[int, int, int]:
    """Carry out one action by the rollout policy, or one chance event; return seat, action and number of choices."""
    seat = int(lowest_seat(world.asked()))
    if seat == CHANCE:
        world.resolve_chance(rng)
        return CHANCE, 0, 0
    world.enumerate(seat)
    chosen, choices = int(evaluator.rollout_action(world, rng)), int(world.count)
    world.commit(chosen, seat)
    return seat, chosen, choices


def play_to_end(world: State, evaluator: Evaluator[Any], rng: Rng) -> None:
    """Play on by the rollout policy to the end of the game."""
    while world.depth > 0:
        policy_move(world, evaluator, rng)
