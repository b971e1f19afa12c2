"""Fits win shares of a game: plays games by a search, compares predicted shares with the results, and measures the rest.

Factor and spread are fitted to all games. Their calibration error is cross-validated: the predictions for each half of the
games have the numbers that were fitted to the other half.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from benben.arena.executors import Executor, in_order
from benben.bots.mcts import Budget, MctsBot
from benben.bots.network import evaluator_search
from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.registry import find_game
from benben.review.calibration import FutureValues, Observed, fit_factor, fit_spread, predicted
from benben.search.playout import rollout
from benben.search.predictor import victory_shares

POSITIONS = 25
"""Positions that are looked at in a game, at most: 200 games have 5,000."""
FUTURES = 48
"""Simulated futures of each position. With few of them predictions are spread by chance, and seem too bold."""
BINS = 10
"""Bins of predicted win shares, of equal width."""
LEAST_GAMES = 4
"""Games without which there is nothing to fit and to measure."""


@dataclass(frozen=True)
class Setting:
    """Which games are played."""

    game: str
    players: int
    iterations: int
    """Iterations of the search for each move."""
    seed: int


@dataclass(frozen=True)
class Fit:
    """A factor and a spread, and what they were found to be worth."""

    factor: float
    spread: float
    games: int
    positions: int
    """Positions on which the error was measured."""
    error: float
    """Mean absolute difference between predicted and true win share in ten bins, cross-validated."""
    error_before: float
    """The same with factor and spread 1."""


def fit_setting(setting: Setting, games: int, executor: Executor) -> Fit:
    """Play the games of a setting, fit win shares to them, and measure how well these fit games they have not seen."""
    if games < LEAST_GAMES:
        raise BadInput(f"a factor is fitted to at least {LEAST_GAMES} games, not {games}")
    return fit_games(list(in_order(executor.run(partial(play_game, setting), range(games)))))


def fit_games(played: Sequence[list[Observed]]) -> Fit:
    """Fit win shares to the positions of some games, and measure how well they fit games they have not seen."""
    halves = [[position for game in half for position in game] for half in (played[::2], played[1::2])]
    observed = [position for half in halves for position in half]
    unseen = [
        (predicted(futures, *numbers), true)
        for half, numbers in zip(halves, reversed([fit_numbers(half) for half in halves]), strict=True)
        for futures, true in half
    ]
    before = [(predicted(futures, 1.0), true) for futures, true in observed]
    errors = [calibration_error(each) for each in (unseen, before)]
    return Fit(*fit_numbers(observed), len(played), len(observed), *errors)


def fit_numbers(observed: Sequence[Observed]) -> tuple[float, float]:
    """The factor that fits some positions best, and then the spread."""
    factor = fit_factor(observed)
    return factor, fit_spread(observed, factor)


def play_game(setting: Setting, number: int) -> tuple[int, list[Observed]]:
    """Play one game; return its number, and at some positions the values of futures with the result of the game."""
    game = find_game(setting.game)
    seed = derive_seed("win shares", setting.seed, setting.game, setting.players, number)
    match, rng = Match(game, setting.players, seed), Random(seed)
    budget = Budget(setting.iterations)
    bots = [MctsBot(budget, derive_seed(seed, seat), make_search=evaluator_search) for seat in range(setting.players)]
    seen: list[Perspective] = []
    while not match.over():
        seat = match.actors()[0]
        seen.append(match.perspective(rng.randrange(setting.players)))
        match.play(seat, bots[seat].choose(match.perspective(seat)))
    true = list(victory_shares(match.state))
    chosen = rng.sample(seen, min(POSITIONS, len(seen)))
    return number, [(future_values(perspective, Rng(rng.getrandbits(62))), true) for perspective in chosen]


def future_values(perspective: Perspective, rng: Rng) -> list[FutureValues]:
    """The values of the evaluator after some simulated futures."""
    evaluator = perspective.game.evaluator()
    found: list[FutureValues] = []
    for _ in range(FUTURES):
        world = perspective.deal(rng)
        rollout(world, evaluator, rng)
        over = world.depth == 0
        found.append((list(victory_shares(world) if over else evaluator.values(world)), over))
    return found


def calibration_error(observed: Iterable[tuple[Sequence[float], Sequence[float]]]) -> float:
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
