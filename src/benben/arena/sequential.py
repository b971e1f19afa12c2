"""Sequential estimates: intervals that hold at every number of games, so that one may look after each and stop at any time.

The interval is the asymptotic confidence sequence of Robbins' normal mixture: with probability 95 % it contains the truth at
all numbers of games together. It is wider than an interval that is looked at once, by half or so.

Where games end at a number that is known from their variance, because the answer is wanted to a margin, a second interval
holds at every number of games up to that one: by the reflection principle the sum of so many results leaves a fixed distance
from its expectation with twice the probability that its last value has. At the end it is wider than an interval that is
looked at once by a fifth only: half as many games are needed. The first interval then has a fifth of the error, to end early
where a difference is large.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from benben.arena.luck_correction import variance

ALPHA = 0.05
"""The probability that the truth is ever outside."""
EARLY = 0.01
"""The part of this probability that the mixture has where the number of games is known."""
TIGHTEST_AT = 500
"""The number of games at which the interval is tightest, compared with other mixtures."""
QUANTILE = NormalDist().inv_cdf(1 - (ALPHA - EARLY) / 4)
"""The sum of the last game is further off than so many standard deviations with half the rest of this probability."""
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


def sequential_estimate(results: Sequence[float], last: float | None = None) -> Estimate:
    """The mean of the results of independent games; see `margin_at` for ``last``."""
    games = len(results)
    mean = sum(results) / games if games else 0.0
    if games < FEWEST_GAMES:
        return Estimate(mean, math.inf, games)
    return Estimate(mean, margin_at(games, variance(results), last), games)


def margin_at(games: int, variance_of_game: float, last: float | None = None) -> float:
    """Half the width of the interval after this number of games.

    ``last`` is the number of games at which all ends, if it is known (`games_needed`). After more games the interval holds
    for one look.
    """
    if last is None:
        return _mixture(games, variance_of_game, ALPHA)
    reflected = QUANTILE * math.sqrt(variance_of_game * max(last, games)) / games
    return min(reflected, _mixture(games, variance_of_game, EARLY))


def games_needed(variance_of_game: float, margin: float) -> float:
    """The number of games after which a mean is known to ± this margin, whatever it is."""
    return variance_of_game * (QUANTILE / margin) ** 2


def _mixture(games: int, variance_of_game: float, alpha: float) -> float:
    """The margin of the normal mixture, which holds at every number of games."""
    rho2 = (-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / TIGHTEST_AT
    scaled = games * rho2 + 1
    return math.sqrt(variance_of_game * scaled / (games * games * rho2) * math.log(scaled / alpha**2))
