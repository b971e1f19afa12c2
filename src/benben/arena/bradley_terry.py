"""Bradley-Terry ratings with intervals, from the scores of pairs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from benben.arena.intervals import Z

ELO = 400.0 / math.log(10.0)
"""Points on the scale of chess ratings for one unit of the model: 400 points are odds of ten to one."""
PRIOR_GAMES = 1.0
"""Drawn games that every pair is credited with, so that whoever wins or loses all games has a finite rating."""
ROUNDS = 100
"""Steps of Newton's method at most; a handful is enough."""
CLOSE_ENOUGH = 1e-10
"""The largest change of a rating at which the method ends."""


@dataclass(frozen=True)
class Pair:
    """The games of two contestants: their number, and the sum of the first one's scores, each from 0 (lost) to 1 (won)."""

    first: int
    second: int
    games: int
    score: float


@dataclass(frozen=True)
class Rating:
    """A rating, in points on the scale of chess ratings, and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def ratings(count: int, pairs: Sequence[Pair]) -> list[Rating]:
    """The rating of each contestant relative to the first one, whose rating is 0 without an interval.

    The interval is that of the likelihood's curvature. A score between 0 and 1 varies less than the win or loss that the
    model assumes, so that the intervals are too wide rather than too narrow.
    """
    values = [0.0] * count
    for _ in range(ROUNDS):
        gradient, information = slope_and_curvature(values, pairs)
        change = [0.0, *solve(information, gradient)]
        values = [value + step for value, step in zip(values, change, strict=True)]
        if max(abs(step) for step in change) < CLOSE_ENOUGH:
            break
    _, information = slope_and_curvature(values, pairs)
    size = count - 1
    found = [Rating(0.0, 0.0, 0.0)]
    for i in range(size):
        variance = solve(information, [float(i == j) for j in range(size)])[i]
        value, margin = ELO * values[i + 1], ELO * Z * math.sqrt(variance)
        found.append(Rating(value, value - margin, value + margin))
    return found


def expected_score(difference: float) -> float:
    """The expected score of a contestant that is this much better, in units of the model."""
    return 1.0 / (1.0 + math.exp(-difference))


def slope_and_curvature(values: Sequence[float], pairs: Sequence[Pair]) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood, and its negated second derivatives, without the first contestant."""
    size = len(values) - 1
    gradient = [0.0] * size
    information = [[0.0] * size for _ in range(size)]
    for pair in pairs:
        games, score = pair.games + PRIOR_GAMES, pair.score + PRIOR_GAMES / 2
        expected = expected_score(values[pair.first] - values[pair.second])
        weight = games * expected * (1.0 - expected)
        for own, sign in ((pair.first - 1, 1.0), (pair.second - 1, -1.0)):
            if own >= 0:
                gradient[own] += sign * (score - games * expected)
                information[own][own] += weight
        if pair.first > 0 and pair.second > 0:
            information[pair.first - 1][pair.second - 1] -= weight
            information[pair.second - 1][pair.first - 1] -= weight
    return gradient, information


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations whose matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[-1] for row in rows]
