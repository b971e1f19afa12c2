"""Fits win shares of a game: compares the futures of positions with the results of their games, and measures the rest.

All numbers are tried of a few that lie near each other. Those with the least log loss over all games are the result; their
error and their loss are cross-validated: the predictions for each half of the games have the numbers that were fitted to the
other half.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from benben.arena.executors import Executor, in_order
from benben.bots.mcts import Budget, MctsBot
from benben.bots.network import evaluator_search
from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.registry import find_game
from benben.review.calibration import DEFAULT_POWER, OPEN_HANDS, Calibration, Numbers, log_odds, proportions, shares_at_end
from benben.search.playout import rollout
from benben.search.predictor import victory_shares

POSITIONS = 30
"""Positions that are looked at in a game, at most: 200 games have 6,000."""
FUTURES = 32
"""Simulated futures of each position. With few of them predictions are spread by chance, and seem too bold."""
BINS = 10
"""Bins of predicted win shares, of equal width."""
LEAST_SHARE = 0.001
"""A share below this counts as this: that a few futures were all lost does not make a victory impossible."""
LEAST_GAMES = 4
"""Games without which there is nothing to fit and to measure."""

FACTORS = tuple([round(1.25**step, 3) for step in range(-5, 10)])
"""Factors that are tried, from 0.33 to 7.5."""
ALL_POINTS = (None, *[(round(1.5**step, 3), power) for power in (0.0, 0.5) for step in range(-5, 9)])
"""Points that are tried, from 0.13 to 26, with their powers; None leaves the results of futures as they are."""
AS_IT_IS = (FACTORS.index(1.0), 0)
"""The choice of numbers that changes nothing."""

Choice = tuple[int, int]
"""The places of a factor and of points among those that are tried."""
Pair = tuple[Sequence[float], Sequence[float]]
"""The predicted and the true win shares of a position."""


@dataclass(frozen=True)
class Setting:
    """Which games are played."""

    game: str
    players: int
    iterations: int
    """Iterations of the search for each move."""
    seed: int


@dataclass(frozen=True)
class Future:
    """How a simulated future of a position ended."""

    values: Sequence[float]
    """The values that the evaluator gives every seat."""
    points: Sequence[float]
    """The points of every seat; none if the future was cut short."""
    won: Sequence[float]
    """The share of every seat in the victory; none if the future was cut short."""
    decisions: int
    """How many choices were simulated."""


@dataclass(frozen=True)
class Observed:
    """The mean shares of the futures of a position with all numbers that are tried, and the true result of its game."""

    cut: list[list[float]]
    """What the futures that were cut short add to the shares, by factor."""
    ended: list[list[float]]
    """What the futures that reached the end add, by points."""
    true: Sequence[float]

    def predicted(self, choice: Choice) -> list[float]:
        """The shares with a choice of numbers."""
        return [one + other for one, other in zip(self.cut[choice[0]], self.ended[choice[1]], strict=True)]


@dataclass(frozen=True)
class Both:
    """A position as a viewer knew it, and with open hands."""

    known: Observed
    open_hands: Observed


@dataclass(frozen=True)
class Measured:
    """Numbers that were fitted, with their error and loss in other games, and what these are without."""

    numbers: Numbers
    error_without: float
    loss_without: float


@dataclass(frozen=True)
class Fit:
    """The numbers of a setting, for what viewers know and for open hands."""

    known: Measured
    open_hands: Measured
    games: int
    positions: int

    def calibration(self, rules: str, seed: int) -> Calibration:
        """The entry of the file for it."""
        return Calibration(self.known.numbers, self.open_hands.numbers, self.games, self.positions, rules, seed)


def fit_setting(setting: Setting, games: int, executor: Executor) -> Fit:
    """Play the games of a setting, fit win shares to them, and measure how well these fit games they have not seen."""
    if games < LEAST_GAMES:
        raise BadInput(f"numbers are fitted to at least {LEAST_GAMES} games, not {games}")
    return fit_games(list(in_order(executor.run(partial(play_game, setting), range(games)))))


def fit_games(played: Sequence[list[Both]]) -> Fit:
    """Fit win shares to the positions of some games, and measure how well they fit games they have not seen."""
    known = fit_positions([[position.known for position in game] for game in played])
    hands = fit_positions([[position.open_hands for position in game] for game in played])
    return Fit(known, hands, len(played), sum(len(game) for game in played))


def fit_positions(games: Sequence[list[Observed]]) -> Measured:
    """The numbers with the least loss in all games, and the error and loss of numbers from each half in the other one."""
    halves = [[position for game in half for position in game] for half in (games[::2], games[1::2])]
    losses = [_losses(half) for half in halves]
    whole = {choice: losses[0][choice] + losses[1][choice] for choice in losses[0]}
    best, *chosen = [min(each, key=each.__getitem__) for each in (whole, losses[1], losses[0])]
    pairs = [(seen.predicted(choice), seen.true) for half, choice in zip(halves, chosen, strict=True) for seen in half]
    before = [(seen.predicted(AS_IT_IS), seen.true) for half in halves for seen in half]
    loss = sum(each[choice] for each, choice in zip(losses, chosen, strict=True)) / len(pairs)
    points, power = ALL_POINTS[best[1]] or (None, DEFAULT_POWER)
    numbers = Numbers(FACTORS[best[0]], points, power, 100 * calibration_error(pairs), loss)
    return Measured(numbers, 100 * calibration_error(before), whole[AS_IT_IS] / len(pairs))


def _losses(positions: Sequence[Observed]) -> dict[Choice, float]:
    """The sum of the logarithmic losses of all positions for every choice of numbers."""
    found = {}
    for factor in range(len(FACTORS)):
        for points in range(len(ALL_POINTS)):
            total = 0.0
            for seen in positions:
                cut, ended = seen.cut[factor], seen.ended[points]
                for seat, won in enumerate(seen.true):
                    if won:
                        total -= won * math.log(max(LEAST_SHARE, cut[seat] + ended[seat]))
            found[factor, points] = total
    return found


def play_game(setting: Setting, number: int) -> tuple[int, list[Both]]:
    """Play one game; return its number, and what futures of some positions say."""
    game = find_game(setting.game)
    seed = derive_seed("win shares", setting.seed, setting.game, setting.players, number)
    match, rng = Match(game, setting.players, seed), Random(seed)
    budget = Budget(setting.iterations)
    bots = [MctsBot(budget, derive_seed(seed, seat), make_search=evaluator_search) for seat in range(setting.players)]
    seen: list[tuple[Perspective, State]] = []
    while not match.over():
        seat = match.actors()[0]
        seen.append((match.perspective(rng.randrange(setting.players)), match.state.clone()))
        match.play(seat, bots[seat].choose(match.perspective(seat)))
    true = list(victory_shares(match.state))
    chosen = rng.sample(seen, min(POSITIONS, len(seen)))
    return number, [observed(view, state, Rng(rng.getrandbits(62)), true) for view, state in chosen]


def observed(perspective: Perspective, state: State, rng: Rng, true: Sequence[float], futures: int = FUTURES) -> Both:
    """What futures of a position say, as a viewer knows it and with open hands."""
    return Both(
        of_futures([future_of(perspective.deal(rng), rng) for _ in range(futures)], true),
        of_futures([future_of(state.clone(), rng) for _ in range(futures)], true),
    )


def future_of(world: State, rng: Rng) -> Future:
    """One simulated future of a position. ``world`` is used up."""
    evaluator = world.game.evaluator()
    decisions = int(rollout(world, evaluator, rng))
    if world.depth > 0:
        return Future(list(evaluator.values(world)), (), (), decisions)
    return Future((), world.scores(), list(victory_shares(world)), decisions)


def of_futures(futures: Sequence[Future], true: Sequence[float]) -> Observed:
    """The mean shares of some futures with all numbers that are tried."""
    odds = [[log_odds(value) for value in future.values] for future in futures if not future.won]
    ended = [future for future in futures if future.won]

    def mean_of(rows: Sequence[Sequence[float]]) -> list[float]:
        return [sum(row[seat] for row in rows) / len(futures) for seat in range(len(true))]

    return Observed(
        [mean_of([proportions([factor * each for each in row]) for row in odds]) for factor in FACTORS],
        [mean_of([end_shares(future, points) for future in ended]) for points in ALL_POINTS],
        true,
    )


def end_shares(future: Future, points: tuple[float, float] | None) -> Sequence[float]:
    """The shares of a future that reached the end of the game."""
    return future.won if points is None else shares_at_end(future.points, future.decisions, *points)


def calibration_error(observed: Iterable[Pair]) -> float:
    """The mean absolute difference between predicted and true win shares in ten bins, over all predictions."""
    sums = [[0.0, 0.0] for _ in range(BINS)]
    count = 0
    for shares, true in observed:
        for share, won in zip(shares, true, strict=True):
            entry = sums[min(BINS - 1, int(share * BINS))]
            entry[0] += share
            entry[1] += won
            count += 1
    return sum(abs(share - won) for share, won in sums) / count if count else 0.0


def file_lines(calibrations: Mapping[int, Calibration], command: str) -> list[str]:
    """The file ``bot/win_shares.toml`` with these entries."""
    lines = [
        "# Win shares for each number of players: what turns simulated futures into probabilities, the calibration error in",
        f"# points of a hundred, the log loss, and on how many games that rests. Written by: {command}",
    ]
    for players, one in sorted(calibrations.items()):
        lines += ["", f"[{players}]", *_number_lines(one.known)]
        lines += [f"games = {one.games}", f"positions = {one.positions}"]
        lines += [f'rules = "{one.rules}"', f"seed = {one.seed}"] if one.rules else []
        if one.open_hands != one.known:
            lines.append(f"{OPEN_HANDS} = {{{', '.join(_number_lines(one.open_hands))}}}")
    return lines


def _number_lines(numbers: Numbers) -> list[str]:
    points = [] if numbers.points is None else [f"points = {numbers.points}", f"power = {numbers.power}"]
    loss = [] if math.isinf(numbers.loss) else [f"loss = {numbers.loss:.4f}"]
    return [f"factor = {numbers.factor}", *points, f"error = {numbers.error:.2f}", *loss]
