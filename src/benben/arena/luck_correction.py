"""Luck correction: results less luck, with factors that are fitted on other games, so that the mean stays unbiased.

A result is corrected by a weighted sum of its kinds of luck. The weights that leave the least variance are estimated from
the games of the other folds: they do not depend on the game that they correct, so that its luck still has the expectation 0.
Weights from few games are mostly noise. How much they are drawn towards 0 is chosen within these other folds too, by what
leaves the least variance in one of them that had no part in the weights. So kinds that foresee nothing do hardly any harm.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from benben.arena.bradley_terry import solve

FOLDS = 10
"""Parts of the games: the weights for one are fitted on all others."""
FEWEST = 20
"""Games below which nothing is fitted: weights from fewer are mostly noise."""
RIDGES = (5.0, 25.0, 125.0, math.inf)
"""The weights are fitted as if there were this many further games whose luck said nothing about their results."""

Products = list[list[float]]
"""Of some games the sums of the products of each two columns: 1, every kind of luck, and the result."""

TINY = 1e-9
"""A variance below this part of the mean square is an error of rounding."""


@dataclass(frozen=True)
class Corrected:
    """Corrected results, one for each game, and how much less they vary."""

    results: list[float]
    saved: float
    """The variance of the plain results divided by that of the corrected ones: the factor of games that is saved."""

    @property
    def mean(self) -> float:
        """The mean of the corrected results."""
        return sum(self.results) / len(self.results) if self.results else 0.0


def corrected(results: Sequence[float], luck: Sequence[Sequence[float]]) -> Corrected:
    """The results of independent games, each less a weighted sum of its kinds of luck."""
    less = list(results)
    if len(less) < FEWEST:
        return Corrected(less, 1.0)
    rows = [[1.0, *kinds, result] for kinds, result in zip(luck, results, strict=True)]
    parts = [_products(rows[fold::FOLDS]) for fold in range(FOLDS)]
    for fold in range(FOLDS):
        others = parts[:fold] + parts[fold + 1 :]
        weights = _best_weights(_added(others), _best_ridge(others))
        for i in range(fold, len(results), FOLDS):
            less[i] -= sum(weight * value for weight, value in zip(weights, luck[i], strict=True))
    after = variance(less)
    return Corrected(less, variance(results) / after if after > 0.0 else 1.0)


def _products(rows: Sequence[Sequence[float]]) -> Products:
    """The products of the columns of these rows."""
    columns = list(zip(*rows, strict=True))
    return [[sum(map(mul, one, other)) for other in columns] for one in columns]


def _added(parts: Sequence[Products]) -> Products:
    """The sums of several such tables."""
    return [[sum(values) for values in zip(*rows, strict=True)] for rows in zip(*parts, strict=True)]


def _best_ridge(parts: Sequence[Products]) -> float:
    """The ridge whose weights leave the least variance in each of these parts when they are fitted on the others."""
    errors = dict.fromkeys(RIDGES, 0.0)
    for number, tested in enumerate(parts):
        fitted = _added([*parts[:number], *parts[number + 1 :]])
        for ridge in RIDGES:
            errors[ridge] += _squares_left(tested, fitted, _best_weights(fitted, ridge))
    return min(errors, key=lambda ridge: errors[ridge])


def _squares_left(tested: Products, fitted: Products, weights: Sequence[float]) -> float:
    """The sum of squares of corrected results, less their mean in the games that the weights were fitted on."""
    sums = fitted[0]
    mean = (sums[-1] - sum(map(mul, weights, sums[1:-1]))) / sums[0]
    factors = [-mean, *[-weight for weight in weights], 1.0]
    left: float = sum(factor * sum(map(mul, factors, row)) for factor, row in zip(factors, tested, strict=True))
    return left


def _best_weights(products: Products, ridge: float) -> list[float]:
    """The weight of each kind of luck that leaves the least variance in some games, by ridge regression.

    Columns are centred and scaled, so that the ridge weighs alike for each kind. A kind that never varies has the weight
    0, as all have of too few games, and with an infinite ridge.
    """
    games, sums, last = products[0][0], products[0], len(products) - 1
    weights = [0.0] * (last - 1)
    centred = [[value - sums[i] * sums[j] / games for j, value in enumerate(row)] for i, row in enumerate(products)]
    varying = [i for i in range(1, last) if centred[i][i] > TINY * products[i][i]]
    if games < FEWEST or math.isinf(ridge) or not varying:
        return weights
    spreads = {i: math.sqrt(centred[i][i] / games) for i in varying}
    matrix = [[centred[i][j] / (spreads[i] * spreads[j]) + ridge * (i == j) for j in varying] for i in varying]
    for i, weight in zip(varying, solve(matrix, [centred[i][last] / spreads[i] for i in varying]), strict=True):
        weights[i - 1] = weight / spreads[i]
    return weights


def variance(results: Sequence[float]) -> float:
    """The variance of the results of single games, estimated from these; 0 if there are fewer than two."""
    if len(results) < 2:
        return 0.0
    mean = sum(results) / len(results)
    return sum((result - mean) ** 2 for result in results) / (len(results) - 1)
