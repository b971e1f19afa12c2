"""Calibration of win shares: numbers of each game that turn simulated futures into probabilities.

They are in the game's package, in ``bot/win_shares.toml``, for each number of players:

    [2]
    factor = 0.8
    points = 7.594
    power = 0.0
    error = 1.8
    loss = 0.52
    games = 200
    positions = 8000
    rules = "1"
    seed = 1
    open_hands = {factor = 0.8, points = 0.296, power = 0.5, error = 1.5, loss = 0.41}

A simulated future is cut short and valued by the evaluator, or reaches the end of the game. The *factor* sharpens or
flattens the values of those that are cut short. The *points* say how certain the others are: simulated players choose worse
than searching ones, so that a lead of one point at the end is worth less than one of forty. With the *power* 0.5 a lead is
worth less the more choices were simulated; with 0 all are worth the same, as where hidden cards decide. Without *points*
whoever leads at the end of a future has won it.

``open_hands`` has the same for positions whose every card is known; without it they take the numbers of the others.

`benben.review.fit` finds the numbers from games; ``benben calibrate GAME`` plays those games and prints the file, with the
error that was measured on other games. People are shown shares as percentages only if games by the same rules have shown
that their error is at most `MOST_ERROR`.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from benben.bots import win_shares
from benben.bots.win_shares import LEAST_GAMES, LEAST_POSITIONS
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.reader import Reader

FILE = ("bot", "win_shares.toml")
"""The file of these numbers in a game's package."""
EDGE = 0.001
"""Values nearer to 0 or 1 than this are moved here: their log-odds are not finite."""
LEAST_FACTOR, LARGEST_FACTOR = 0.05, 20.0
"""Bounds of a factor."""
LEAST_POINTS, LARGEST_POINTS = 0.001, 1000.0
"""Bounds of points."""
DEFAULT_POWER = 0.5
"""The power where an entry has none."""
MOST_ERROR = 100 * win_shares.MOST_ERROR
"""The calibration error up to which win shares are shown to people, in points of a hundred."""
MOST_COUNTED = 10**9
"""The largest number of games, of positions and seed."""
OPEN_HANDS = "open_hands"
"""The name of the numbers for positions whose every card is known."""


def shares_of(values: Sequence[float], factor: float) -> list[float]:
    """Win shares from the values of every seat: proportional to the odds of each to the power of the factor."""
    return proportions([factor * log_odds(value) for value in values])


def shares_at_end(scores: Sequence[float], decisions: int, points: float, power: float) -> list[float]:
    """Win shares from the points of every seat at the end of a future with so many simulated decisions.

    Errors of many decisions add up as the square root of their number: the power 0.5.
    """
    scale = points * max(1, decisions) ** power
    return proportions([score / scale for score in scores])


def proportions(powers: Sequence[float]) -> list[float]:
    """Shares proportional to e to each power."""
    most = max(powers)
    weights = [math.exp(power - most) for power in powers]
    total = sum(weights)
    return [weight / total for weight in weights]


def log_odds(value: float) -> float:
    """The logarithm of the odds of a value between 0 and 1."""
    inside = min(1.0 - EDGE, max(EDGE, value))
    return math.log(inside / (1.0 - inside))


@dataclass(frozen=True)
class Numbers:
    """What turns the futures of a position into win shares, and how well these agree with results."""

    factor: float
    points: float | None
    power: float
    error: float
    """Mean absolute difference between predicted and true win share in ten bins, in points of a hundred."""
    loss: float
    """The log loss; infinite where it is not known."""


@dataclass(frozen=True)
class Calibration:
    """The numbers of a game for a number of players, and the games that they were fitted to and measured on."""

    known: Numbers
    """For positions as a viewer knows them."""
    open_hands: Numbers
    """For positions whose every card is known."""
    games: int
    positions: int
    rules: str
    """The rules version of these games."""
    seed: int

    def is_good(self, rules: str) -> bool:
        """Whether people may be shown such shares as percentages, in games by these rules.

        An entry without rules is for all. Few games make an error look larger, not smaller.
        """
        return self.rules in ("", rules) and max(self.known.error, self.open_hands.error) <= MOST_ERROR

    @property
    def is_measured(self) -> bool:
        """Whether there are games and positions enough for a claim about the error."""
        return self.games >= LEAST_GAMES and self.positions >= LEAST_POSITIONS


def calibration_of(game: Game, players: int) -> Calibration | None:
    """The calibration of a game for a number of players; None if its package has none, or its box is changed."""
    if game.box:
        return None
    return _calibrations(type(game).__module__.rpartition(".")[0]).get(players)


def is_calibrated(game: Game, players: int) -> bool:
    """Whether people may be shown the simulated win shares of a game as percentages."""
    calibration = calibration_of(game, players)
    return calibration is not None and calibration.is_good(game.rules)


@lru_cache(maxsize=64)
def _calibrations(package: str) -> dict[int, Calibration]:
    """The calibrations in the package of a game; none if its class is in a module without a package."""
    if not package:
        return {}
    file = files(package).joinpath(*FILE)
    if not file.is_file():
        return {}
    return read_calibrations(file.read_text("utf-8"), f"{package} {FILE[-1]}")


def read_calibrations(text: str, source: str) -> dict[int, Calibration]:
    """The calibrations of a file by number of players; raise BadInput in one line if it is not what it should be."""
    reader = Reader(tomllib.loads(text), source)
    return dict(_checked(reader, str(players)) for players in reader.data)


def _checked(reader: Reader, players: str) -> tuple[int, Calibration]:
    """One entry of the file: the number of players, and its calibration."""
    if not players.isdecimal():
        raise BadInput(f"{reader.where}: {players!r} is not a number of players")
    entry = reader.inner(players)
    known = _numbers(entry)
    hands = _numbers(entry.inner(OPEN_HANDS)) if OPEN_HANDS in entry.data else known
    rules = entry.text("rules") if "rules" in entry.data else ""
    games, positions, seed = [_count(entry, name) for name in ("games", "positions", "seed")]
    return int(players), Calibration(known, hands, games, positions, rules, seed)


def _count(entry: Reader, name: str) -> int:
    """A whole number of an entry; 0 where it has none."""
    return entry.number(name, 0, MOST_COUNTED) if name in entry.data else 0


def _numbers(entry: Reader) -> Numbers:
    """Numbers of an entry, checked."""
    data, where = entry.data, entry.where
    factor, points, power = data.get("factor"), data.get("points"), data.get("power", DEFAULT_POWER)
    error, loss = data.get("error"), data.get("loss", math.inf)
    if not isinstance(factor, float) or not LEAST_FACTOR <= factor <= LARGEST_FACTOR:
        raise BadInput(f"{where}: factor is a number from {LEAST_FACTOR} to {LARGEST_FACTOR}, not {factor!r}")
    if points is not None and (not isinstance(points, float) or not LEAST_POINTS <= points <= LARGEST_POINTS):
        raise BadInput(f"{where}: points is a number from {LEAST_POINTS} to {LARGEST_POINTS}, not {points!r}")
    if not isinstance(power, float) or not 0.0 <= power <= 1.0:
        raise BadInput(f"{where}: power is a number from 0 to 1, not {power!r}")
    if not isinstance(error, float) or not 0.0 <= error <= 100.0:
        raise BadInput(f"{where}: error is a number from 0 to 100, not {error!r}")
    if not isinstance(loss, float):
        raise BadInput(f"{where}: loss is a number, not {loss!r}")
    return Numbers(factor, points, power, error, loss)
