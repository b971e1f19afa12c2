"""A changed search against that of the levels, with equal iterations: ``python -m benchmarks.search_duel giza --players 2``.

Every deal is played once for each seat, with the changed search there and the search of the levels on all others. The
changes are the exploration, and a network whose win shares are the value of the last position of a rollout, alone or mixed
with that of the game's evaluator. It prints the share of victories with its 95 % interval, and the ratio of processor times.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from librt.vecs import vec

from benben.bots.networks import load_network
from benben.kernel.evaluator import Evaluator
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.registry import find_game
from benben.search.ismcts import EXPLORATION, Search
from benben.search.predictor import NetworkPredictor, victory_shares


class MixedEvaluator(Evaluator[State]):
    """The evaluator of a game, with the win shares of a network mixed into the values of unfinished games."""

    def __init__(self, game: Game, predictor: NetworkPredictor, weight: float) -> None:
        self._base: Evaluator[Any] = game.evaluator()
        self._predictor = predictor
        self._weight = weight
        self._rng = Rng(1)

    def values(self, state: State) -> vec[float]:
        own = self._base.values(state)
        actors = state.actors()
        if not actors or actors[0] < 0:
            return own
        shares = self._predictor.values(state, actors[0], self._rng)
        mixed = [self._weight * shares[seat] + (1.0 - self._weight) * own[seat] for seat in range(int(state.players))]
        return vec[float](mixed)

    def value(self, state: State, seat: int) -> float:
        return self.values(state)[seat]

    def prior(self, state: State, seat: int, action: int) -> float:
        return self._base.prior(state, seat, action)

    def prior_weight(self) -> float:
        return self._base.prior_weight()

    def is_duplicate(self, state: State, seat: int, action: int) -> bool:
        return self._base.is_duplicate(state, seat, action)

    def rollout_action(self, state: State, rng: Rng) -> int:
        return int(self._base.rollout_action(state, rng))

    def ends_rollout(self, state: State, decisions: int) -> bool:
        return self._base.ends_rollout(state, decisions)


@dataclass(frozen=True)
class SearchBy:
    """How one side searches."""

    iterations: int
    exploration: float = EXPLORATION
    evaluator: Evaluator[Any] | None = None

    def choose(self, perspective: Perspective, seed: int) -> int:
        """The move of the search."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        search = Search(perspective, seed, self.exploration, None, self.evaluator)
        search.run(self.iterations)
        return search.best()


@dataclass
class Duel:
    """The results so far."""

    scores: list[float]
    """For each deal the changed search's mean share of the victory."""
    seconds: list[float]
    """Processor time of the changed search and of the others."""
    moves: list[int]


def play_deal(game: Game, players: int, number: int, seed: int, sides: Sequence[SearchBy], duel: Duel) -> None:
    """Play a deal with the changed search, which is the first side, on every seat in turn."""
    shares = []
    for place in range(players):
        match = Match(game, players, derive_seed("duel", seed, number))
        while not match.over():
            seat = match.actors()[0]
            side = 0 if seat == place else 1
            begun = process_time()
            action = sides[side].choose(match.perspective(seat), derive_seed("duel", seed, number, place, sum(duel.moves)))
            duel.seconds[side] += process_time() - begun
            duel.moves[side] += 1
            match.play(seat, action)
        shares.append(victory_shares(match.state)[place])
    duel.scores.append(fmean(shares))


def report_line(duel: Duel, players: int) -> str:
    """The result in words."""
    spread = 1.96 * stdev(duel.scores) / sqrt(len(duel.scores)) if len(duel.scores) > 1 else 1.0
    times = [seconds / moves for seconds, moves in zip(duel.seconds, duel.moves, strict=True)]
    return (
        f"share {fmean(duel.scores):.3f} ± {spread:.3f} (equal: {1 / players:.3f}), {len(duel.scores)} deals with every "
        f"seat, {times[0] / times[1]:.2f} times the processor time a move"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the deals and print the result."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search_duel", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True, help="number of seats")
    parser.add_argument("--deals", type=int, default=100, help="deals (default: 100)")
    parser.add_argument("--iterations", type=int, default=150, help="iterations for a move (default: 150)")
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help=f"default: {EXPLORATION}")
    parser.add_argument("--network", type=Path, metavar="FILE", help="a network for the last position of a rollout")
    parser.add_argument("--weight", type=float, default=1.0, help="weight of the network beside the evaluator (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    players = game.check_players(given.players)
    evaluator = None
    if given.network is not None:
        predictor = NetworkPredictor(load_network(given.network, game, players), game.evaluator())
        evaluator = MixedEvaluator(game, predictor, given.weight)
    sides = [SearchBy(given.iterations, given.exploration, evaluator), SearchBy(given.iterations)]
    duel = Duel([], [0.0, 0.0], [0, 0])
    for number in range(given.deals):
        play_deal(game, players, number, given.seed, sides, duel)
    print(report_line(duel, players))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
