"""Reasons for a move, from simulated futures: points by source and by player, and the moves that usually follow.

Nothing here is written for one game: the sources are the parts of `State.breakdown`, the plan are actions of the catalogue.
Two moves are compared in pairs of futures that begin in the same world, so that most chance is the same for both.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from benben.kernel.evaluator import Evaluator
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.seeds import derive_seed
from benben.review.decisions import ERRORS
from benben.search.playout import lowest_seat, playout

PLAN_LENGTH = 2
"""Own moves after the one in question that a plan names, at most."""
USUAL = 0.4
"""Share of the futures in which a move must follow to be part of the plan."""
MOST_SOURCES = 4
"""Differences that are named, at most."""
LEAST_POINTS = 0.3
"""A difference of fewer points is not named."""

SourceKey = tuple[str, tuple[tuple[str, str], ...]]
"""A source of points: message key and the arguments that are words."""


@dataclass(frozen=True)
class Future:
    """One simulated future after a move."""

    points: list[dict[SourceKey, float]]
    """The points of every seat at the end, by source."""
    followed: list[int]
    """The next actions of the same seat."""


@dataclass(frozen=True)
class SourceDifference:
    """The points that a seat gets more from a source by one move than by another, on average."""

    seat: int
    key: str
    args: dict[str, str]
    points: float
    uncertainty: float


@dataclass(frozen=True)
class PlannedMove:
    """A move that usually follows, and the share of the futures in which it does."""

    action: int
    share: float


@dataclass(frozen=True)
class Reasons:
    """Why one move is better than another."""

    sources: list[SourceDifference]
    """The largest differences that are outside their uncertainty, own points first."""
    totals: list[float]
    """The difference of the points of every seat."""
    plan: list[PlannedMove]
    """The moves that usually follow the better move."""
    futures: int


def reasons_for(perspective: Perspective, action: int, rival: int, seed: int, futures: int) -> Reasons:
    """Compare an action of the seat with its rival in this many pairs of futures."""
    evaluator = perspective.game.evaluator()
    pairs = []
    for number in range(futures):
        world = perspective.deal(Rng(derive_seed(seed, "world", number)))
        pair_seed = derive_seed(seed, "future", number)
        pairs.append([future_after(world, perspective, move, evaluator, Rng(pair_seed)) for move in (action, rival)])
    differences = _differences(pairs, perspective.players)
    totals = [
        sum(points for (seat, _), (points, _) in differences.items() if seat == each) for each in range(perspective.players)
    ]
    return Reasons(
        _largest(differences, cast("int", perspective.seat)), totals, plan_of([pair[0] for pair in pairs]), futures
    )


def plan_after(perspective: Perspective, action: int, seed: int, futures: int) -> list[PlannedMove]:
    """The moves that usually follow an action."""
    evaluator = perspective.game.evaluator()
    found = []
    for number in range(futures):
        world = perspective.deal(Rng(derive_seed(seed, "world", number)))
        rng = Rng(derive_seed(seed, "future", number))
        found.append(Future([], _play_plan(world, perspective, action, evaluator, rng)))
    return plan_of(found)


def future_after(world: State, perspective: Perspective, action: int, evaluator: Evaluator[Any], rng: Rng) -> Future:
    """Play a world to its end after an action of the seat."""
    after = world.clone()
    followed = _play_plan(after, perspective, action, evaluator, rng)
    playout(after, evaluator, rng)
    return Future([points_by_source(after, seat) for seat in range(perspective.players)], followed)


def _play_plan(world: State, perspective: Perspective, action: int, evaluator: Evaluator[Any], rng: Rng) -> list[int]:
    """Play an action and on until the seat has chosen as often as a plan is long; return what it chose."""
    own = cast("int", perspective.seat)
    world.apply(action, own)
    followed: list[int] = []
    while world.depth > 0 and len(followed) < PLAN_LENGTH:
        seat, chosen, choices = _policy_move(world, evaluator, rng)
        if seat == own and choices > 1:
            followed.append(chosen)
    return followed


def _policy_move(world: State, evaluator: Evaluator[Any], rng: Rng) -> tuple[int, int, int]:
    """Carry out one action by the rollout policy, or one chance event; return seat, action and number of choices."""
    seat = int(lowest_seat(world.asked()))
    if seat == CHANCE:
        world.resolve_chance(rng)
        return CHANCE, 0, 0
    world.enumerate(seat)
    chosen, choices = int(evaluator.rollout_action(world, rng)), int(world.count)
    world.commit(chosen, seat)
    return seat, chosen, choices


def points_by_source(state: State, seat: int) -> dict[SourceKey, float]:
    """The points of a seat, by the parts of its breakdown."""
    found: dict[SourceKey, float] = {}
    for part in cast("Sequence[Mapping[str, Any]]", state.breakdown(seat).get("parts") or ()):
        key = source_key(part)
        found[key] = found.get(key, 0.0) + float(part["points"])
    return found


def source_key(part: Mapping[str, Any]) -> SourceKey:
    """What names a source: its message, with its arguments if these are words. Numbers differ from future to future."""
    args: Mapping[str, Any] = part["args"]
    if any(isinstance(value, int) for value in args.values()):
        return (str(part["key"]), ())
    return (str(part["key"]), tuple(sorted((name, str(value)) for name, value in args.items())))


Differences = dict[tuple[int, SourceKey], tuple[float, float]]
"""For each seat and source the mean difference of a pair, and its uncertainty."""


def _differences(pairs: list[list[Future]], players: int) -> Differences:
    found: Differences = {}
    for seat in range(players):
        keys = {key for pair in pairs for future in pair for key in future.points[seat]}
        for key in sorted(keys):
            values = [one.points[seat].get(key, 0.0) - other.points[seat].get(key, 0.0) for one, other in pairs]
            found[seat, key] = _mean_and_uncertainty(values)
    return found


def _mean_and_uncertainty(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, ERRORS * math.sqrt(variance / len(values))


def _largest(differences: Differences, own: int) -> list[SourceDifference]:
    """The differences to name: the largest ones, own points before those of others."""
    told = [
        SourceDifference(seat, key, dict(args), points, uncertainty)
        for (seat, (key, args)), (points, uncertainty) in differences.items()
        if abs(points) >= LEAST_POINTS and abs(points) > uncertainty
    ]
    told.sort(key=lambda found: (-abs(found.points), found.seat, found.key))
    return sorted(told[:MOST_SOURCES], key=lambda found: found.seat != own)


def plan_of(futures: Sequence[Future]) -> list[PlannedMove]:
    """The moves that usually follow: each must follow in a good share of the futures in which those before it did."""
    plan: list[PlannedMove] = []
    for step in range(PLAN_LENGTH):
        counts = Counter(future.followed[step] for future in futures if len(future.followed) > step)
        if not counts:
            break
        action, count = min(counts.items(), key=lambda item: (-item[1], item[0]))
        if count < USUAL * len(futures):
            break
        plan.append(PlannedMove(action, count / len(futures)))
    return plan
