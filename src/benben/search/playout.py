"""Games played out inside the engine, at random or by a game's own sense."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from benben.kernel.evaluator import Evaluator
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE, CHANCE_MASK


def first_seat(mask: i64) -> i64:
    """One of the seats that are asked, or chance."""
    if mask == CHANCE_MASK:
        return CHANCE
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def random_playout(state: State, rng: Rng) -> i64:
    """Play a position to its end at random; how many decisions that took.

    Each question is looked up here, once and for a moment, because nobody else will want to know.
    """
    steps = state.game.steps
    decisions: i64 = 0
    while state.depth > 0:
        item = state.top()
        step = steps[item & 0xFF]
        mask = step.actors(state, item)
        if mask == CHANCE_MASK:
            state.carry_out(step, item, step.sample(state, item, rng), CHANCE)
        else:
            seat = first_seat(mask)
            state.count = 0
            step.options(state, item, seat)
            state.carry_out(step, item, state.choices[rng.below(state.count)], seat)
            decisions += 1
    return decisions


def playouts(start: State, rng: Rng, games: i64) -> i64:
    """Play a position to its end many times; how many decisions that took in all."""
    decisions: i64 = 0
    while games > 0:
        decisions += random_playout(start.clone(), rng)
        games -= 1
    return decisions


def rollout(state: State, evaluator: Evaluator[Any], rng: Rng) -> i64:
    """Play on as a game's sense suggests, to the end or to where it cuts; how many decisions that took."""
    decisions: i64 = 0
    while state.depth > 0 and not evaluator.ends_rollout(state, decisions):
        seat = first_seat(state.asked())
        if seat == CHANCE:
            state.commit(state.sample(rng), seat)
        else:
            state.enumerate(seat)
            state.commit(evaluator.rollout_action(state, rng), seat)
            decisions += 1
    return decisions
