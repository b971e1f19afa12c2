"""Luck correction: results less luck, with factors that are fitted on other games, so that the mean stays unbiased.

A result is corrected by a weighted sum of its kinds of luck. The weights that leave the least variance are estimated from
the games of the other folds: they do not depend on the game that they correct, so that its luck still has the expectation 0.
Kinds that foresee nothing get weights near 0 and do no harm.
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
RIDGE = 5.0
"""The weights are fitted as if there were this many further games whose luck said nothing about their results."""


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
        weights = _best_weights(_added(parts[:fold] + parts[fold + 1 :]))
        for i in range(fold, len(results), FOLDS):
            less[i] -= sum(weight * value for weight, value in zip(weights, luck[i], strict=True))
    after = variance(less)
    return Corrected(less, variance(results) / after if after > 0.0 else 1.0)


def _products(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """For each two columns the sum of their products over these rows."""
    columns = list(zip(*rows, strict=True))
    return [[sum(map(mul, one, other)) for other in columns] for one in columns]


def _added(parts: Sequence[list[list[float]]]) -> list[list[float]]:
    """The sums of several such tables."""
    return [[sum(values) for values in zip(*rows, strict=True)] for rows in zip(*parts, strict=True)]


def _best_weights(products: Sequence[Sequence[float]]) -> list[float]:
    """The weight of each kind of luck that leaves the least variance in some games, by ridge regression.

    Given are the sums of products of the columns 1, every kind of luck, and the result. Columns are centred and scaled here,
    so that the ridge weighs alike for each kind. A kind that never varies has the weight 0, as all have of too few games.
    """
    games, sums, last = products[0][0], products[0], len(products) - 1
    weights = [0.0] * (last - 1)
    centred = [[value - sums[i] * sums[j] / games for j, value in enumerate(row)] for i, row in enumerate(products)]
    varying = [i for i in range(1, last) if centred[i][i] > TINY * products[i][i]]
    if games < FEWEST or not varying:
        return weights
    spreads = {i: math.sqrt(centred[i][i] / games) for i in varying}
    matrix = [[centred[i][j] / (spreads[i] * spreads[j]) + RIDGE * (i == j) for j in varying] for i in varying]
    for i, weight in zip(varying, solve(matrix, [centred[i][last] / spreads[i] for i in varying]), strict=True):
        weights[i - 1] = weight / spreads[i]
    return weights


def variance(results: Sequence[float]) -> float:
    """The variance of the results of single games, estimated from these; 0 if there are fewer than two."""
    if len(results) < 2:
        return 0.0
    mean = sum(results) / len(results)
    return sum((result - mean) ** 2 for result in results) / (len(results) - 1)
