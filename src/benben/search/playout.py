"""Playouts inside the engine: random games, and rollouts by a game's own evaluator."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from benben.kernel.evaluator import Evaluator
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE, CHANCE_MASK


def lowest_seat(mask: i64) -> i64:
    """The lowest seat of a mask of actors, or CHANCE."""
    if mask == CHANCE_MASK:
        return CHANCE
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def next_seat(state: State, rng: Rng) -> i64:
    """Sample chance events until a seat is asked; return that seat, or CHANCE when the game is over."""
    while state.depth > 0:
        seat = lowest_seat(state.asked())
        if seat != CHANCE:
            return seat
        state.commit(state.sample(rng), seat)
    return CHANCE


def random_playout(state: State, rng: Rng) -> i64:
    """Play a position to its end at random; return the number of decisions by players.

    Each question is looked up here and not kept in the State, because nothing else reads it.
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
            seat = lowest_seat(mask)
            state.count = 0
            step.options(state, item, seat)
            state.carry_out(step, item, state.choices[rng.below(state.count)], seat)
            decisions += 1
    return decisions


def playouts(start: State, rng: Rng, games: i64) -> i64:
    """Play copies of a position to their end at random; return the number of decisions in all of them."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += random_playout(start.clone(), rng)
    return decisions


def rollout(state: State, evaluator: Evaluator[Any], rng: Rng) -> i64:
    """Play on by the evaluator's rollout policy until the game or the evaluator ends it; return the number of decisions."""
    decisions: i64 = 0
    while state.depth > 0 and not evaluator.ends_rollout(state, decisions):
        seat = lowest_seat(state.asked())
        if seat == CHANCE:
            state.commit(state.sample(rng), seat)
        else:
            state.enumerate(seat)
            state.commit(evaluator.rollout_action(state, rng), seat)
            decisions += 1
    return decisions


def playout(state: State, evaluator: Evaluator[Any], rng: Rng) -> None:
    """Play to the end of the game by the evaluator's rollout policy."""
    while state.depth > 0:
        seat = lowest_seat(state.asked())
        if seat == CHANCE:
            state.commit(state.sample(rng), seat)
        else:
            state.enumerate(seat)
            state.commit(evaluator.rollout_action(state, rng), seat)
