"""Whether win shares are probabilities: ``python -m benchmarks.calibration``; predicted against true shares in ten bins.

Games are played by one level. At every few decisions the win share of every seat is predicted from what a random seat knows:
by the network of the game, or by its evaluator where there is none. The difference between predicted and true share in each
bin, weighted by the predictions in it, is the calibration error.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from random import Random

import benben
from benben.arena.executors import LocalExecutor
from benben.bots import levels
from benben.bots.networks import load_network, shipped_network
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.registry import add_module, find_game
from benben.search.network import Network
from benben.search.predictor import NetworkPredictor, victory_shares

BINS = 10
"""Bins of equal width from 0 to 1."""
GOAL = 0.03
"""The calibration error that a network must not exceed."""
LEAST_POSITIONS, LEAST_GAMES = 5000, 200
"""Positions and games of a setting that a claim is based on."""
EVERY_NTH = 3
"""Decisions for each one that is looked at, on average."""

Pair = tuple[float, float]
"""A predicted and a true win share."""


@dataclass(frozen=True)
class Setting:
    """What is measured."""

    game: str
    players: int
    level: str
    seed: int
    network: str
    """A network file; empty for the network of the game's package."""


@dataclass(frozen=True)
class Bin:
    """The predictions of one bin."""

    count: int
    predicted: float
    true: float


def evaluator_shares(perspective: Perspective, rng: Rng) -> list[float]:
    """The values of the game's evaluator in one world, divided so that they add up to 1."""
    values = list(perspective.game.evaluator().values(perspective.deal(rng)))
    total = sum(values)
    return [value / total if total else 1 / len(values) for value in values]


def predicted_shares(setting: Setting, game: Game, perspective: Perspective, seed: int) -> list[float]:
    """The win share of every seat, as a seat predicts it."""
    network = _network(setting.network, setting.game, setting.players)
    if network is None:
        return evaluator_shares(perspective, Rng(seed))
    predictor = NetworkPredictor(network, game.evaluator())
    seat = perspective.seat
    assert seat is not None
    return list(predictor.values(perspective.deal(Rng(seed)), seat, Rng(seed)))


@lru_cache(maxsize=4)
def _network(path: str, name: str, players: int) -> Network | None:
    game = find_game(name)
    return load_network(Path(path), game, players) if path else shipped_network(game, players)


def play_game(setting: Setting, number: int) -> tuple[int, list[Pair]]:
    """Play one game; return the number of positions and a pair for every seat of each."""
    game = find_game(setting.game)
    seeds = [derive_seed("calibration", setting.seed, setting.game, setting.players, number, part) for part in range(7)]
    match = Match(game, setting.players, seeds[0])
    rng = Random(seeds[1])
    bots = [levels.bot(setting.level, game, derive_seed(seeds[2], seat), clock=False) for seat in range(setting.players)]
    found: list[list[float]] = []
    while not match.over():
        seat = match.actors()[0]
        if rng.randrange(EVERY_NTH) == 0:
            perspective = match.perspective(rng.randrange(setting.players))
            found.append(predicted_shares(setting, game, perspective, rng.getrandbits(62)))
        match.play(seat, bots[seat].choose(match.perspective(seat)))
    true = victory_shares(match.state)
    return len(found), [(share, true[seat]) for shares in found for seat, share in enumerate(shares)]


def in_bins(pairs: Iterable[Pair]) -> list[Bin]:
    """The pairs sorted into bins by their prediction."""
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for predicted, true in pairs:
        entry = sums[min(BINS - 1, int(predicted * BINS))]
        for index, value in enumerate((1.0, predicted, true)):
            entry[index] += value
    return [Bin(int(count), a / count if count else 0.0, b / count if count else 0.0) for count, a, b in sums]


def calibration_error(bins: Sequence[Bin]) -> float:
    """The mean absolute difference between predicted and true share, over all predictions."""
    count = sum(entry.count for entry in bins)
    return sum(entry.count * abs(entry.predicted - entry.true) for entry in bins) / count if count else 0.0


def measure(setting: Setting, games: int, processes: int) -> tuple[int, list[Bin]]:
    """Play the games of a setting; return the number of positions and the bins."""
    results = list(LocalExecutor(processes).run(partial(play_game, setting), range(games)))
    return sum(count for count, _ in results), in_bins([pair for _, pairs in results for pair in pairs])


def report_lines(setting: Setting, games: int, positions: int, bins: Sequence[Bin]) -> list[str]:
    """The result of a setting in words."""
    error = calibration_error(bins)
    by = setting.network or ("network" if shipped_network(find_game(setting.game), setting.players) else "evaluator")
    enough = games >= LEAST_GAMES and positions >= LEAST_POSITIONS
    reached = "goal reached" if error <= GOAL else "goal missed"
    lines = [
        f"{setting.game} for {setting.players}, {by}: error {100 * error:.1f} points of a hundred, "
        f"{positions} positions of {games} games ({reached if enough else 'too few for a claim'})"
    ]
    for number, entry in enumerate(bins):
        if entry.count:
            bounds = f"{10 * number:3}-{10 * number + 10:3} %"
            lines.append(f"  {bounds}  predicted {entry.predicted:.3f}  true {entry.true:.3f}  {entry.count:7}")
    return lines


def settings(names: Sequence[str], players: int | None, level: str, seed: int, network: str) -> list[Setting]:
    """Every game and number of players that is asked for."""
    found = []
    for name in names or benben.games():
        game = find_game(name)
        counts = range(game.seats[0], game.seats[1] + 1) if players is None else [game.check_players(players)]
        found += [Setting(name, count, level, seed, network) for count in counts]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit code is 1 if a network misses the goal."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("games_to_measure", nargs="*", metavar="GAME", help="names of games (default: all)")
    parser.add_argument("--players", type=int, help="number of seats (default: every number)")
    parser.add_argument("--games", type=int, default=LEAST_GAMES, help=f"games of a setting (default: {LEAST_GAMES})")
    parser.add_argument("--level", default="builder", help="the bots that play (default: builder)")
    parser.add_argument("--network", default="", metavar="FILE", help="a network file in place of the game's own")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--with", dest="modules", action="append", default=[], metavar="MODULE", help="a further game")
    given = parser.parse_args(arguments)
    for module in given.modules:
        add_module(module)
    missed = False
    for setting in settings(
        given.games_to_measure, given.players, levels.check_name(given.level), given.seed, given.network
    ):
        positions, bins = measure(setting, given.games, given.jobs)
        print("\n".join(report_lines(setting, given.games, positions, bins)), flush=True)
        learned = setting.network or shipped_network(find_game(setting.game), setting.players) is not None
        missed |= bool(learned) and calibration_error(bins) > GOAL
    return int(missed)


if __name__ == "__main__":
    raise SystemExit(main())
