"""Estimates of the win shares at one moment of a record, as one seat knew the game, or with open hands."""

from __future__ import annotations

from dataclasses import dataclass

from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.review.budget import Budget
from benben.review.moments import Draw, Moments, owner_of_chance
from benben.review.values import Shares, Values

DEALS = 8
"""Worlds dealt from a Perspective to learn which outcomes of chance are possible, and how likely."""
LEAST_FUTURES = 2
"""Futures for each outcome of a draw, at least: the two halves of them are compared."""


@dataclass(frozen=True)
class MomentValue:
    """The win shares of all seats at a moment. Before a draw they are the weighted mean over its outcomes."""

    shares: Shares
    variances: Shares
    """How much the value after the draw varies between its outcomes, for each seat; 0 where no draw begins."""


def value_at(moments: Moments, moment: int, viewer: int | None, values: Values, rng: Rng, budget: Budget) -> MomentValue:
    """The value of a moment for a seat that knows what it was shown, or with open hands for the viewer None."""
    state, draw = moments.states[moment], moments.draw_at(moment)
    futures = budget.futures * (budget.draw_factor if moments.is_beside_draw(moment, viewer) else 1)
    if draw is None or state.depth == 0:
        return MomentValue(_value(state, viewer, values, rng, futures), [0.0] * int(state.players))
    return _mean_over(_outcomes(state, viewer, draw, rng, budget), viewer, values, rng, futures)


def _value(state: State, viewer: int | None, values: Values, rng: Rng, futures: int) -> Shares:
    if viewer is None:
        return values.of_world(state, rng, futures)
    return values.of_perspective(state.perspective(viewer), rng, futures)


def _mean_over(
    outcomes: list[tuple[float, State]], viewer: int | None, values: Values, rng: Rng, futures: int
) -> MomentValue:
    """The weighted mean of the values after a draw. Each outcome is valued twice: chance errors of both are independent."""
    half = max(LEAST_FUTURES, futures // len(outcomes)) // 2
    first = [_value(world, viewer, values, rng, half) for _, world in outcomes]
    second = [_value(world, viewer, values, rng, half) for _, world in outcomes]
    total = sum(weight for weight, _ in outcomes)
    weights = [weight / total for weight, _ in outcomes]
    shares, variances = [], []
    for seat in range(len(first[0])):
        one, two = [row[seat] for row in first], [row[seat] for row in second]
        means = [sum(w * x for w, x in zip(weights, column, strict=True)) for column in (one, two)]
        products = [(x - means[0]) * (y - means[1]) for x, y in zip(one, two, strict=True)]
        shares.append(sum(means) / 2)
        variances.append(max(0.0, sum(w * product for w, product in zip(weights, products, strict=True))))
    return MomentValue(shares, variances)


def _outcomes(state: State, viewer: int | None, draw: Draw, rng: Rng, budget: Budget) -> list[tuple[float, State]]:
    """Positions after a draw with their weights: all if they are few, else so many at random."""
    deals = [state] if viewer is None else _deals(state.perspective(viewer), rng)
    if draw.last - draw.first == 1:
        listed = _listed(deals)
        if len(listed) <= budget.outcomes:
            return [(weight, _after(world, action)) for action, (weight, world) in sorted(listed.items())]
    found = []
    for number in range(budget.outcomes):
        world = (deals[number % len(deals)] if number < len(deals) or viewer is None else _deal(state, viewer, rng)).clone()
        _roll(world, draw, rng)
        found.append((1.0, world))
    return found


def _deals(perspective: Perspective, rng: Rng) -> list[State]:
    return [perspective.deal(rng) for _ in range(DEALS)]


def _deal(state: State, viewer: int, rng: Rng) -> State:
    return state.perspective(viewer).deal(rng)


def _listed(deals: list[State]) -> dict[int, tuple[float, State]]:
    """Every outcome with its mean probability over some worlds, and one of the worlds in which it is possible."""
    found: dict[int, tuple[float, State]] = {}
    for world in deals:
        outcomes = world.outcomes()
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            known, first = found.get(action, (0.0, world))
            found[action] = (known + weight / total, first)
    return found


def _after(world: State, action: int) -> State:
    after = world.clone()
    after.apply(action, CHANCE)
    return after


def _roll(world: State, draw: Draw, rng: Rng) -> None:
    """Let chance act as often as in the draw, while it is for the same seat."""
    for _ in range(draw.last - draw.first):
        if world.actors() != (CHANCE,) or owner_of_chance(world) != draw.owner:
            return
        world.resolve_chance(rng)
