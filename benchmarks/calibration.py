"""Whether win shares are probabilities: ``python -m benchmarks.calibration``; predicted against true shares in ten bins.

Games are played by one level (`builder_games`). At up to `POSITIONS` random decisions of each the win share of every seat
is predicted from what a random viewer knows, a seat or a spectator: by the network of the game, or by its evaluator where
there is none, or with ``--simulated`` by futures as reviews simulate them. The difference between predicted and true share
in each bin, weighted by the predictions in it, is the calibration error. It says nothing about how much is known: equal
shares for all have a small one too. That is what the log loss is for, which is printed beside that of equal shares: the
lower, the more is known.

With ``--fit`` a network gets a factor for the logits of its win shares that fits these games best: it may have learned
from games of weaker bots, which are decided later. With ``--simulated`` and ``--fit`` the numbers of ``win_shares.toml`` are
fitted. The error is then measured by cross-validation: the predictions for each half of the games have what was fitted to
the other half. If a factor's predictions are worse than those of the network as it is, the factor is 1: too few games settle
no better one.

``--stored`` prints what the package says of every setting, and plays nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf, isfinite, log
from pathlib import Path
from random import Random

import benben
from benben.bots import levels
from benben.bots.network_file import Card, Weights, pack, read_file, split
from benben.bots.networks import Use, load_network, shipped_network
from benben.bots.win_shares import LEAST_GAMES, LEAST_POSITIONS, MOST_ERROR, is_measured, network_shares
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.learn.safe_files import write_whole
from benben.markdown import markdown_table
from benben.registry import add_module, find_game
from benben.review.calibration import calibration_of, is_calibrated, read_calibrations
from benben.review.fit import POSITIONS, Fit, file_lines, fit_games, observed
from benben.review.values import NetworkValues, SimulatedValues, values_for
from benben.search.network import Network, dequantised
from benben.search.predictor import victory_shares
from benchmarks.builder_games import Choices, PlayedBy, games_of

BINS = 10
"""Bins of equal width from 0 to 1."""

FACTORS = tuple([1.02**power for power in range(-60, 61)])
"""Factors that are tried by ``--fit``, from 0.3 to 3.3."""
LEAST_SHARE = 1e-6
"""Shares below this are raised to it, so that their logarithms are finite."""


@dataclass(frozen=True)
class Seen:
    """A position that is looked at."""

    perspective: Perspective
    """What a random viewer knows."""
    state: State
    seed: int
    """For whatever a prediction leaves to chance."""


Pair = tuple[float, float]
"""A predicted and a true win share."""
Position = tuple[list[float], list[float]]
"""The predicted and the true win share of every seat."""
Predict = Callable[[Perspective, Random], list[float]]
"""Predicts the win share of every seat; what it leaves to chance is drawn from the generator."""


@dataclass(frozen=True)
class Bin:
    """The predictions of one bin."""

    count: int
    predicted: float
    true: float


@dataclass(frozen=True)
class Measured:
    """The result of a setting."""

    setting: PlayedBy
    by: str
    """What predicted: a network file, ``network`` for that of the package, ``evaluator``, or how many simulated futures."""
    games: int
    positions: int
    bins: list[Bin]
    loss: float
    """The log loss: the mean of minus the logarithm of the share that was predicted for the winner."""

    @property
    def error(self) -> float:
        """The calibration error."""
        return calibration_error(self.bins)

    @property
    def enough(self) -> bool:
        """Whether there are positions and games enough for a claim."""
        return self.games >= LEAST_GAMES and self.positions >= LEAST_POSITIONS


def evaluator_shares(perspective: Perspective, rng: Rng) -> list[float]:
    """The values of the game's evaluator in one world, divided so that they add up to 1."""
    values = list(perspective.game.evaluator().values(perspective.deal(rng)))
    total = sum(values)
    return [value / total if total else 1 / len(values) for value in values]


@lru_cache(maxsize=4)
def network_of(path: str, name: str, players: int) -> Network | None:
    """The network of a file, or without a path that of the game's package."""
    game = find_game(name)
    if path:
        return load_network(Path(path), game, players)
    found = shipped_network(game, players, Use.JUDGE)
    return None if found is None else found.network


def prediction(setting: PlayedBy, network: str = "", simulated: int = 0) -> tuple[str, Predict]:
    """What predicts, in a word, and how: a network file, simulated futures, or the best that the package has."""
    if simulated:
        values = SimulatedValues(find_game(setting.game), setting.players)
        return f"{simulated} futures", lambda view, rng: values.of_perspective(view, Rng(rng.getrandbits(62)), simulated)
    judge = network_of(network, setting.game, setting.players)
    if judge is None:
        return "evaluator", lambda view, rng: evaluator_shares(view, Rng(rng.getrandbits(62)))
    return network or "network", lambda view, rng: network_shares(judge, view)


def looked_at(setting: PlayedBy, number: int, choices: Choices, start: float = 0.0) -> tuple[list[Seen], list[float]]:
    """Play a game again; return positions at random, the same whoever predicts, and the true win shares.

    Those of the first choices are left out, up to this share of them.
    """
    match = setting.match(number)
    rng = Random(setting.seeds(number)[1])
    late = range(int(start * len(choices)), len(choices))
    chosen = set(rng.sample(late, min(POSITIONS, len(late))))
    viewers: list[int | None] = [None, *range(setting.players)]
    found = []
    for at, (seat, action) in enumerate(choices):
        if at in chosen:
            found.append(Seen(match.perspective(rng.choice(viewers)), match.state.clone(), rng.getrandbits(62)))
        match.play(seat, action)
    return found, list(victory_shares(match.state))


def positions_of(setting: PlayedBy, predict: Predict, number: int, choices: Choices, start: float = 0.0) -> list[Position]:
    """The positions of a game that are looked at, predicted."""
    found, true = looked_at(setting, number, choices, start)
    return [(predict(seen.perspective, Random(seen.seed)), true) for seen in found]


def fit_futures(setting: PlayedBy, games: int, processes: int, folder: Path | None, futures: int) -> Fit:
    """Fit the numbers of simulated futures to the games of a setting."""
    played = []
    for number, choices in sorted(games_of(setting, games, processes, folder)):
        found, true = looked_at(setting, number, choices)
        played.append([observed(seen.perspective, seen.state, Rng(seen.seed), true, futures) for seen in found])
    return fit_games(played)


def write_entry(target: Path, setting: PlayedBy, fit: Fit, futures: int) -> None:
    """Write the numbers of a setting into a file ``win_shares.toml``; the entries of others stay."""
    entries = read_calibrations(target.read_text("utf-8"), str(target)) if target.exists() else {}
    entries[setting.players] = fit.calibration(find_game(setting.game).rules, setting.seed)
    command = f"python -m benchmarks.calibration {setting.game} --simulated {futures} --fit FILE"
    target.write_text("\n".join(file_lines(entries, command)) + "\n", "utf-8")


def fit_report(setting: PlayedBy, fit: Fit) -> list[str]:
    """What was fitted, in words."""
    lines = [f"{setting.game} for {setting.players}: {fit.positions} positions of {fit.games} games"]
    for name, found in (("what viewers know", fit.known), ("open hands", fit.open_hands)):
        numbers = found.numbers
        error = f"error {numbers.error:.1f} ({found.error_without:.1f} without)"
        loss = f"log loss {numbers.loss:.3f} ({found.loss_without:.3f} without)"
        lines.append(f"  {name}: factor {numbers.factor}, points {numbers.points}, power {numbers.power}, {error}, {loss}")
    return lines


def sharpened(shares: Sequence[float], factor: float) -> list[float]:
    """Win shares whose logits are multiplied by a factor."""
    powers = [max(LEAST_SHARE, share) ** factor for share in shares]
    return [power / sum(powers) for power in powers]


def log_loss(positions: Sequence[Position]) -> float:
    """The mean of minus the logarithm of the winner's predicted share."""
    total = 0.0
    for shares, true in positions:
        total -= sum(won * log(max(LEAST_SHARE, share)) for share, won in zip(shares, true, strict=True) if won)
    return total / len(positions) if positions else 0.0


def best_factor(positions: Sequence[Position]) -> float:
    """The factor with which the predictions make the results most likely."""

    def loss(factor: float) -> float:
        return log_loss([(sharpened(shares, factor), true) for shares, true in positions])

    low, high = 0, len(FACTORS) - 1  # the loss is convex in the factor
    while low < high:
        middle = (low + high) // 2
        if loss(FACTORS[middle]) <= loss(FACTORS[middle + 1]):
            high = middle
        else:
            low = middle + 1
    return FACTORS[low]


def cross_validated(games: Sequence[list[Position]]) -> list[list[Position]]:
    """The games with sharpened predictions: each half with the factor that fits the other half best."""
    halves = [games[0::2], games[1::2]]
    factors = [best_factor([position for game in half for position in game]) for half in halves]
    return [
        [(sharpened(shares, factor), true) for shares, true in game]
        for half, factor in zip(halves, reversed(factors), strict=True)
        for game in half
    ]


def _positions(games: Sequence[list[Position]]) -> list[Position]:
    return [position for game in games for position in game]


def fitted(games: Sequence[list[Position]]) -> tuple[float, list[list[Position]]]:
    """The factor for games, and their cross-validated predictions; 1 and the games as they are if that predicts better."""
    sharper = cross_validated(games)
    if log_loss(_positions(sharper)) > log_loss(_positions(games)):
        return 1.0, list(games)
    return best_factor(_positions(games)), sharper


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


def measure(
    setting: PlayedBy,
    games: int,
    processes: int,
    folder: Path | None = None,
    network: str = "",
    fit: Path | None = None,
    simulated: int = 0,
    start: float = 0.0,
) -> Measured:
    """Play the games of a setting, or read them from a folder, and sort the predictions into bins."""
    by, predict = prediction(setting, network, simulated)
    played = sorted(games_of(setting, games, processes, folder))
    found = [positions_of(setting, predict, *game, start) for game in played]
    if fit is not None:
        factor, found = fitted(found)
    positions = _positions(found)
    pairs = [pair for shares, true in positions for pair in zip(shares, true, strict=True)]
    result = Measured(setting, by, len(played), len(positions), in_bins(pairs), log_loss(positions))
    if fit is not None:
        write_fitted(Path(network), fit, factor, result)
    return result


def write_fitted(source: Path, target: Path, factor: float, found: Measured) -> None:
    """Write a network again, with a factor for the logits of its win shares and what was measured on its card."""
    card, packed = read_file(source)
    setting = found.setting
    figures = {
        **card.figures,
        "factor": factor * card.figures.get("factor", 1.0),
        "calibration_error": found.error,
        "calibration_games": float(found.games),
        "calibration_positions": float(found.positions),
        "calibration_loss": found.loss,
    }
    fitted = f"python -m benchmarks.calibration {setting.game} --players {setting.players} --games {found.games} --fit FILE"
    command = f"{card.command}; then {fitted}"
    write_whole(target, pack(replace(card, figures=figures, command=command), sharpened_weights(card, packed, factor)))


def sharpened_weights(card: Card, packed: bytes, factor: float) -> Weights:
    """The weights of a network whose logits of the win shares are multiplied by a factor."""
    matrices, biases = split(card.shape, packed, "to be fitted")
    numbers = {name: list(dequantised(list(scales), columns, data)) for name, (scales, columns, data) in matrices.items()}
    added = {name: list(values) for name, values in biases.items()}
    for part in (numbers, added):
        part["shares"] = [factor * value for value in part["shares"]]
    return Weights(numbers, added)


def report_lines(found: Measured) -> list[str]:
    """The result of a setting in words."""
    reached = "goal reached" if found.error <= MOST_ERROR else "goal missed"
    lines = [
        f"{found.setting.game} for {found.setting.players}, {found.by}: error {100 * found.error:.1f} points of a hundred, "
        f"{found.positions} positions of {found.games} games ({reached if found.enough else 'too few for a claim'}); "
        f"log loss {found.loss:.3f}, of equal shares {log(found.setting.players):.3f}"
    ]
    for number, entry in enumerate(found.bins):
        if entry.count:
            bounds = f"{10 * number:3}-{10 * number + 10:3} %"
            lines.append(f"  {bounds}  predicted {entry.predicted:.3f}  true {entry.true:.3f}  {entry.count:7}")
    return lines


def table_lines(results: Sequence[Measured]) -> list[str]:
    """All results as a table for a page."""
    rows = [
        [
            find_game(one.setting.game).title,
            str(one.setting.players),
            one.by,
            str(one.games),
            str(one.positions),
            f"{100 * one.error:.1f}",
            f"{one.loss:.3f}",
            f"{log(one.setting.players):.3f}",
        ]
        for one in results
    ]
    heads = ["game", "players", "predicted by", "games", "positions", "error in points of a hundred"]
    return markdown_table([*heads, "log loss", "of equal shares"], rows)


def stored_lines() -> list[str]:
    """What the package says of the calibration of every setting, as a table for a page."""
    rows = []
    for setting in settings([], None, "builder", 1):
        game, players = find_game(setting.game), setting.players
        calibration, shipped = calibration_of(game, players), shipped_network(game, players, Use.JUDGE)
        by_network = isinstance(values_for(game, players), NetworkValues)
        head, equal = [game.title, str(players)], f"{log(players):.3f}"
        if calibration is not None:
            known, hands = calibration.known, calibration.open_hands
            used = "no" if by_network or not is_calibrated(game, players) else "yes"
            remark = "" if calibration.is_measured else " (too few)"
            counts = [f"{calibration.games:,}", f"{calibration.positions:,}{remark}"]
            errors = [f"{known.error:.1f}", f"{hands.error:.1f}"]
            rows.append([*head, "futures", *counts, *errors, _loss(known.loss), _loss(hands.loss), equal, used])
        if shipped is not None:
            figures, used = shipped.card.figures, "yes" if by_network else "no"
            remark = "" if is_measured(shipped.card) else " (too few)"
            counts = [f"{figures['calibration_games']:,.0f}", f"{figures['calibration_positions']:,.0f}{remark}"]
            errors = [f"{100 * figures['calibration_error']:.1f}", ""]
            rows.append([*head, "network", *counts, *errors, _loss(figures.get("calibration_loss", inf)), "", equal, used])
    heads = ["game", "players", "predicted by", "games", "positions", "error", "with open hands", "log loss"]
    return markdown_table([*heads, "with open hands", "of equal shares", "shown"], rows)


def _loss(loss: float) -> str:
    """A log loss as a table has it; empty if it is not known."""
    return f"{loss:.3f}" if isfinite(loss) else ""


def settings(names: Sequence[str], players: int | None, level: str, seed: int) -> list[PlayedBy]:
    """Every game and number of players that is asked for."""
    found = []
    for name in names or benben.games():
        game = find_game(name)
        counts = range(game.seats[0], game.seats[1] + 1) if players is None else [game.check_players(players)]
        found += [PlayedBy(name, count, level, seed) for count in counts]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit code is 1 if a network misses the goal on positions enough for a claim."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("games_to_measure", nargs="*", metavar="GAME", help="names of games (default: all)")
    parser.add_argument("--players", type=int, help="number of seats (default: every number)")
    parser.add_argument("--games", type=int, default=LEAST_GAMES, help=f"games of a setting (default: {LEAST_GAMES})")
    parser.add_argument("--level", default="builder", help="the bots that play (default: builder)")
    parser.add_argument("--network", default="", metavar="FILE", help="a network file in place of the game's own")
    parser.add_argument(
        "--simulated", type=int, default=0, metavar="N", help="predict by N simulated futures, as reviews do"
    )
    parser.add_argument(
        "--fit",
        type=Path,
        metavar="OUT",
        help="write the network of --network with a fitted factor, or the numbers of --simulated",
    )
    parser.add_argument(
        "--from",
        dest="start",
        type=float,
        default=0.0,
        metavar="SHARE",
        help="look at what follows this share of the choices",
    )
    parser.add_argument("--folder", type=Path, metavar="DIR", help="where games are kept, to play them only once")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--with", dest="modules", action="append", default=[], metavar="MODULE", help="a further game")
    parser.add_argument("--stored", action="store_true", help="print what the package says, and play nothing")
    given = parser.parse_args(arguments)
    if given.stored:
        print("\n".join(stored_lines()))
        return 0
    if given.fit is not None and not (given.simulated or (given.network and given.players)):
        parser.error("--fit needs --network and --players, or --simulated")
    if given.simulated and given.network:
        parser.error("--simulated is in place of --network")
    for module in given.modules:
        add_module(module)
    chosen = settings(given.games_to_measure, given.players, levels.check_name(given.level), given.seed)
    if given.simulated and given.fit is not None:
        if len({setting.game for setting in chosen}) > 1:
            parser.error("a file has the numbers of one game: name it")
        for setting in chosen:
            fit = fit_futures(setting, given.games, given.jobs, given.folder, given.simulated)
            print("\n".join(fit_report(setting, fit)), flush=True)
            write_entry(given.fit, setting, fit, given.simulated)
        return 0
    results = []
    for setting in chosen:
        results.append(
            measure(setting, given.games, given.jobs, given.folder, given.network, given.fit, given.simulated, given.start)
        )
        print("\n".join(report_lines(results[-1])), flush=True)
    print("\n" + "\n".join(table_lines(results)))
    return int(any(one.enough and one.by != "evaluator" and one.error > MOST_ERROR for one in results))


if __name__ == "__main__":
    raise SystemExit(main())
