"""Luck correction: results less luck, with factors that are fitted on other games, so that the mean stays unbiased.

A result is corrected by a weighted sum of its kinds of luck. The weights that leave the least variance are estimated from
the games of the other folds: they do not depend on the game that they correct, so that its luck still has the expectation 0.
Kinds that foresee nothing get weights near 0 and do no harm.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from benben.arena.bradley_terry import solve

FOLDS = 10
"""Parts of the games: the weights for one are fitted on all others."""
FEWEST = 20
"""Games below which nothing is fitted: weights from fewer are mostly noise."""
RIDGE = 5.0
"""The weights are fitted as if there were this many further games whose luck said nothing about their results."""


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
    for fold in range(FOLDS):
        others = [i for i in range(len(results)) if i % FOLDS != fold]
        weights = best_weights([results[i] for i in others], [luck[i] for i in others])
        for i in range(fold, len(results), FOLDS):
            less[i] -= sum(weight * value for weight, value in zip(weights, luck[i], strict=True))
    after = variance(less)
    return Corrected(less, variance(results) / after if after > 0.0 else 1.0)


def best_weights(results: Sequence[float], luck: Sequence[Sequence[float]]) -> list[float]:
    """The weight of each kind of luck that leaves the least variance in these games; 0 if they are too few."""
    kinds = range(len(luck[0]))
    if len(results) < FEWEST:
        return [0.0 for _ in kinds]
    columns = [_centred([game[kind] for game in luck]) for kind in kinds]
    spreads = [math.sqrt(_product(column, column) / len(results)) for column in columns]
    varying = [kind for kind in kinds if spreads[kind] > 0.0]
    scaled = [[value / spreads[kind] for value in columns[kind]] for kind in varying]
    products = [[_product(one, other) + RIDGE * (one is other) for other in scaled] for one in scaled]
    target = _centred(results)
    found = solve(products, [_product(column, target) for column in scaled])
    weights = [0.0 for _ in kinds]
    for kind, weight in zip(varying, found, strict=True):
        weights[kind] = weight / spreads[kind]
    return weights


def _centred(values: Sequence[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([value * paired for value, paired in zip(one, other, strict=True)])


def variance(results: Sequence[float]) -> float:
    """The variance of the results of single games, estimated from these; 0 if there are fewer than two."""
    if len(results) < 2:
        return 0.0
    mean = sum(results) / len(results)
    return sum((result - mean) ** 2 for result in results) / (len(results) - 1)
