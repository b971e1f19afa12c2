"""What so many games can tell: 95 % intervals of shares and means.

What happens to several seats of one game, or several times in it, is not independent. So the interval of a mean goes by
games and not by single values, and a share counts its trials for as many as they are worth.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959964
"""Standard deviations on either side that hold 95 %."""

Game = tuple[float, float]
"""Of one game: the sum of what was counted, and how often it was counted."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if games == 0:
        return (0.0, 1.0)
    share, z2 = wins / games, Z * Z / games
    centre = (share + z2 / 2) / (1 + z2)
    reach = Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return (max(0.0, centre - reach), min(1.0, centre + reach))


def mean_of(games: Sequence[Game]) -> float:
    """The mean of all that was counted."""
    count = sum(number for _, number in games)
    return sum(total for total, _ in games) / count if count else 0.0


def mean_interval(games: Sequence[Game]) -> tuple[float, float]:
    """The mean with 95 % on either side; the mean alone when there is one game."""
    mean = mean_of(games)
    reach = Z * math.sqrt(variance(games))
    return (mean - reach, mean + reach)


def variance(games: Sequence[Game]) -> float:
    """The variance of the mean, game by game."""
    count, mean = sum(number for _, number in games), mean_of(games)
    if len(games) < 2 or count == 0:
        return 0.0
    spread = sum((total - mean * number) ** 2 for total, number in games)
    return spread / (count * count) * len(games) / (len(games) - 1)


def share_interval(games: Sequence[Game]) -> tuple[float, float]:
    """Wilson's interval; where trials of one game go together, for fewer trials than were counted."""
    count, share = sum(number for _, number in games), mean_of(games)
    alone, together = share * (1 - share) / count if count else 0.0, variance(games)
    worth = count * min(1.0, alone / together) if together > 0 else count
    return wilson(share * worth, worth)
