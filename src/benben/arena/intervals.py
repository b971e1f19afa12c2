"""95 % confidence intervals of shares and means over games.

Values of several seats of one game, or of several moments in it, are not independent. So the interval of a mean is computed
from games and not from single values, and the interval of a share counts dependent trials as fewer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959964
"""Standard deviations on either side of the mean that contain 95 % of a normal distribution."""

GameTotal = tuple[float, float]
"""Of one game: the sum of the values, and their number. For a share: the hits, and the trials."""


def wilson_interval(hits: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if trials == 0:
        return (0.0, 1.0)
    share, z2 = hits / trials, Z * Z / trials
    centre = (share + z2 / 2) / (1 + z2)
    margin = Z * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials)) / (1 + z2)
    return (max(0.0, centre - margin), min(1.0, centre + margin))


def mean_of(games: Sequence[GameTotal]) -> float:
    """The mean of all values of all games; 0 if there are none."""
    count = sum(number for _, number in games)
    return sum(total for total, _ in games) / count if count else 0.0


def mean_interval(games: Sequence[GameTotal]) -> tuple[float, float]:
    """The 95 % interval of the mean; of zero width if there is only one game."""
    mean = mean_of(games)
    margin = Z * math.sqrt(variance_of_mean(games))
    return (mean - margin, mean + margin)


def variance_of_mean(games: Sequence[GameTotal]) -> float:
    """The variance of the mean, estimated from the differences between games."""
    count, mean = sum(number for _, number in games), mean_of(games)
    if len(games) < 2 or count == 0:
        return 0.0
    squares = sum((total - mean * number) ** 2 for total, number in games)
    return squares / (count * count) * len(games) / (len(games) - 1)


def share_interval(games: Sequence[GameTotal]) -> tuple[float, float]:
    """Wilson's interval for the effective number of trials, which is lower if trials of one game depend on each other."""
    count, share = sum(number for _, number in games), mean_of(games)
    independent, actual = share * (1 - share) / count if count else 0.0, variance_of_mean(games)
    effective_trials = count * min(1.0, independent / actual) if actual > 0 else count
    return wilson_interval(share * effective_trials, effective_trials)
