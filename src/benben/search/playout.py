"""Games played out inside the engine, at random or by a game's own sense."""

from __future__ import annotations

from mypy_extensions import i64

from benben.kernel.luck import Luck
from benben.kernel.sense import Sense
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


def random_playout(state: State, luck: Luck) -> i64:
    """Play a position to its end at random; how many decisions that took.

    Each question is looked up here, once and for a moment, because nobody else will want to know.
    """
    steps = state.game.steps
    decisions: i64 = 0
    while state.depth > 0:
        frame = state.top()
        step = steps[frame & 0xFF]
        mask = step.actors(state, frame)
        if mask == CHANCE_MASK:
            state.close(step, frame, step.sample(state, frame, luck), CHANCE)
        else:
            seat = first_seat(mask)
            state.count = 0
            step.options(state, frame, seat)
            state.close(step, frame, state.choices[luck.below(state.count)], seat)
            decisions += 1
    return decisions


def playouts(start: State, luck: Luck, games: i64) -> i64:
    """Play a position to its end many times; how many decisions that took in all."""
    decisions: i64 = 0
    while games > 0:
        decisions += random_playout(start.clone(), luck)
        games -= 1
    return decisions


def rollout(state: State, sense: Sense, luck: Luck) -> i64:
    """Play on as a game's sense suggests, to the end or to where it cuts; how many decisions that took."""
    decisions: i64 = 0
    while state.depth > 0 and not sense.cut(state, decisions):
        seat = first_seat(state.asked())
        if seat == CHANCE:
            state.commit(state.sample(luck), seat)
        else:
            state.enumerate(seat)
            state.commit(sense.choose(state, luck), seat)
            decisions += 1
    return decisions
