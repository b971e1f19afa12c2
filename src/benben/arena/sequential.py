"""Sequential estimates: intervals that hold at every number of games, so that one may look after each and stop at any time.

The interval is the asymptotic confidence sequence of Robbins' normal mixture: with probability 95 % it contains the truth at
all numbers of games together. It is wider than an interval that is looked at once, by half or so.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from benben.arena.luck_correction import variance

ALPHA = 0.05
"""The probability that the truth is ever outside."""
TIGHTEST_AT = 500
"""The number of games at which the interval is tightest, compared with other mixtures."""
FEWEST_GAMES = 30
"""Games before which nothing is decided: the variance is not known well enough."""


@dataclass(frozen=True)
class Estimate:
    """A mean with an interval that holds at every number of games."""

    value: float
    margin: float
    """Half the width of the interval; infinite before FEWEST_GAMES."""
    games: int

    @property
    def low(self) -> float:
        """The lower end."""
        return self.value - self.margin

    @property
    def high(self) -> float:
        """The upper end."""
        return self.value + self.margin

    def excludes(self, value: float) -> bool:
        """Whether a value is outside of the interval."""
        return not self.low <= value <= self.high

    def answers(self, question: float, margin: float) -> bool:
        """Whether no more games are needed: the value in question is excluded, or the margin is small enough."""
        return self.margin <= margin or self.excludes(question)


def sequential_estimate(results: Sequence[float]) -> Estimate:
    """The mean of the results of independent games."""
    games = len(results)
    mean = sum(results) / games if games else 0.0
    if games < FEWEST_GAMES:
        return Estimate(mean, math.inf, games)
    return Estimate(mean, margin_at(games, variance(results)), games)


def margin_at(games: int, variance_of_game: float) -> float:
    """Half the width of the interval after this number of games."""
    rho2 = (-2 * math.log(ALPHA) + math.log(-2 * math.log(ALPHA) + 1)) / TIGHTEST_AT
    scaled = games * rho2 + 1
    return math.sqrt(variance_of_game * scaled / (games * games * rho2) * math.log(scaled / ALPHA**2))
