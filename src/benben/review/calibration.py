"""Calibration of win shares: two numbers of each game that turn the values of its evaluator into probabilities.

They are in the game's package, in ``bot/win_shares.toml``, for each number of players:

    [2]
    factor = 1.35
    spread = 0.9
    error = 1.8

The *factor* sharpens or flattens the values at the end of a simulated future. The *spread* then moves all shares towards
equal ones: players of simulated futures choose worse than searching ones, so that the futures agree too much on who wins. It
is linear, so that a mean of few futures is not distorted, and 1 where the file has none.

`fit_factor` and `fit_spread` find them from games; ``benben calibrate GAME`` plays those games and prints the file, with the
error that was measured on other games. Shares whose error is larger than `MOST_ERROR` are used, but nobody is shown them as
percentages.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from benben.bots import win_shares
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.reader import Reader

FILE = ("bot", "win_shares.toml")
"""The file of these numbers in a game's package."""
EDGE = 0.001
"""Values nearer to 0 or 1 than this are moved here: their log-odds are not finite."""
LEAST_FACTOR, LARGEST_FACTOR = 0.05, 20.0
"""Bounds of a factor."""
MOST_ERROR = 100 * win_shares.MOST_ERROR
"""The calibration error up to which win shares are shown to people, in points of a hundred."""
LEAST_SPREAD = 0.05
"""The smallest spread; the largest is 1."""
FIT_STEPS = 60
"""Steps of a search for the best number: each shortens the interval by a third."""
PRECISION = 0.001
"""The third of an interval below which the search ends."""

FutureValues = tuple[Sequence[float], bool]
"""The values of every seat after a simulated future, and whether the game was over: then they are its result."""
Observed = tuple[Sequence[FutureValues], Sequence[float]]
"""Several futures of one position, and the true result of its game."""


def shares_of(values: Sequence[float], factor: float) -> list[float]:
    """Win shares from the values of every seat: proportional to the odds of each to the power of the factor."""
    odds = [math.exp(factor * log_odds(value)) for value in values]
    total = sum(odds)
    return [each / total for each in odds]


def log_odds(value: float) -> float:
    """The logarithm of the odds of a value between 0 and 1."""
    inside = min(1.0 - EDGE, max(EDGE, value))
    return math.log(inside / (1.0 - inside))


def spread_out(shares: Sequence[float], spread: float) -> list[float]:
    """Win shares moved towards equal ones: a spread of 1 leaves them, one of 0 would make them equal."""
    equal = 1.0 / len(shares)
    return [equal + spread * (share - equal) for share in shares]


def predicted(futures: Sequence[FutureValues], factor: float, spread: float = 1.0) -> list[float]:
    """The win shares of a position: the mean over its futures."""
    rows = [values if over else shares_of(values, factor) for values, over in futures]
    return spread_out([sum(column) / len(rows) for column in zip(*rows, strict=True)], spread)


def log_loss(observed: Sequence[Observed], factor: float, spread: float = 1.0) -> float:
    """The mean logarithmic loss of the win shares against the true results."""
    total = 0.0
    for futures, true in observed:
        least = 0.5 / len(futures)  # that a few futures were all lost does not make a victory impossible
        shares = predicted(futures, factor, spread)
        total -= sum(won * math.log(max(least, share)) for won, share in zip(true, shares, strict=True))
    return total / len(observed)


def fit_factor(observed: Sequence[Observed]) -> float:
    """The factor with the least loss."""
    if not observed:
        raise BadInput("a factor is fitted to positions of games, and there are none")
    low, high = math.log(LEAST_FACTOR), math.log(LARGEST_FACTOR)
    return round(math.exp(_least(lambda power: log_loss(observed, math.exp(power)), low, high)), 3)


def fit_spread(observed: Sequence[Observed], factor: float) -> float:
    """The spread with the least loss, for shares with this factor."""
    return round(_least(lambda spread: log_loss(observed, factor, spread), LEAST_SPREAD, 1.0), 3)


def _least(loss: Callable[[float], float], low: float, high: float) -> float:
    """Where a loss is least, by ternary search."""
    for _ in range(FIT_STEPS):
        third = (high - low) / 3
        if third < PRECISION:
            break
        if loss(low + third) < loss(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


@dataclass(frozen=True)
class Calibration:
    """Factor and spread of a game for a number of players, and how well shares with them agree with results."""

    factor: float
    spread: float
    error: float
    """Mean absolute difference between predicted and true win share in ten bins, in points of a hundred."""

    @property
    def good(self) -> bool:
        """Whether people may be shown such shares as percentages."""
        return self.error <= MOST_ERROR


def calibration_of(game: Game, players: int) -> Calibration | None:
    """The calibration of a game for a number of players; None if its package has none, or its box is changed."""
    if game.box:
        return None
    return _calibrations(type(game).__module__.rpartition(".")[0]).get(players)


def is_calibrated(game: Game, players: int) -> bool:
    """Whether people may be shown the win shares of a game as percentages."""
    calibration = calibration_of(game, players)
    return calibration is not None and calibration.good


@lru_cache(maxsize=64)
def _calibrations(package: str) -> dict[int, Calibration]:
    """The calibrations in the package of a game; none if its class is in a module without a package."""
    if not package:
        return {}
    file = files(package).joinpath(*FILE)
    if not file.is_file():
        return {}
    reader = Reader(tomllib.loads(file.read_text("utf-8")), f"{package} {FILE[-1]}")
    return dict(_checked(reader, str(players)) for players in reader.data)


def _checked(reader: Reader, players: str) -> tuple[int, Calibration]:
    """One entry of the file: the number of players, and its calibration."""
    entry = reader.inner(players)
    factor, spread, error = entry.data.get("factor"), entry.data.get("spread", 1.0), entry.data.get("error")
    if not players.isdecimal():
        raise BadInput(f"{reader.where}: {players!r} is not a number of players")
    if not isinstance(factor, float) or not LEAST_FACTOR <= factor <= LARGEST_FACTOR:
        raise BadInput(f"{entry.where}: factor is a number from {LEAST_FACTOR} to {LARGEST_FACTOR}, not {factor!r}")
    if not isinstance(spread, float) or not LEAST_SPREAD <= spread <= 1.0:
        raise BadInput(f"{entry.where}: spread is a number from {LEAST_SPREAD} to 1.0, not {spread!r}")
    if not isinstance(error, float) or not 0.0 <= error <= 100.0:
        raise BadInput(f"{entry.where}: error is a number from 0 to 100, not {error!r}")
    return int(players), Calibration(factor, spread, error)
