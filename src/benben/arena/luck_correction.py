"""Luck correction: results less luck, with a factor that is fitted on other games, so that the mean stays unbiased.

A result is corrected by a multiple of its luck. The factor that leaves the least variance is estimated from games of the
other half: it does not depend on the game that it corrects, so that the luck still has the expectation 0. Values that
foresee nothing get a factor near 0 and do no harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

FEWEST = 20
"""Games of a half below which nothing is corrected: a factor from fewer is mostly noise."""


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


def corrected(results: Sequence[float], luck: Sequence[float]) -> Corrected:
    """The results of independent games, each less a multiple of its luck."""
    halves = [list(range(half, len(results), 2)) for half in (0, 1)]
    factors = [best_factor([results[i] for i in half], [luck[i] for i in half]) for half in halves]
    less = [result - factors[(i + 1) % 2] * luck[i] for i, result in enumerate(results)]
    after = variance(less)
    return Corrected(less, variance(results) / after if after > 0.0 else 1.0)


def best_factor(results: Sequence[float], luck: Sequence[float]) -> float:
    """The multiple of the luck that leaves the least variance in these games; 0 if they are too few."""
    if len(results) < FEWEST:
        return 0.0
    mean, mean_luck = sum(results) / len(results), sum(luck) / len(luck)
    squares = sum((value - mean_luck) ** 2 for value in luck)
    products = sum((result - mean) * (value - mean_luck) for result, value in zip(results, luck, strict=True))
    return products / squares if squares > 0.0 else 0.0


def variance(results: Sequence[float]) -> float:
    """The variance of the results of single games, estimated from these; 0 if there are fewer than two."""
    if len(results) < 2:
        return 0.0
    mean = sum(results) / len(results)
    return sum((result - mean) ** 2 for result in results) / (len(results) - 1)
