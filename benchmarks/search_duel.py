"""A changed search against that of the levels: ``python -m benchmarks.search_duel giza --players 2``.

Every deal is played once for each seat, with the changed search there and the search of the levels on all others. The
changes are the exploration, numbers of the game's evaluator (``--set limit=3``), and a network whose win shares are the
value of the last position of a rollout, alone or mixed with that of the evaluator; the rollout may be cut short before it,
and with ``--every`` the network looks at positions on the way as well.
With ``--plays`` the changed search has the values and priors of a network instead, as bots with a network have; with
``--against`` the other search has those of another one. With ``--considerate`` the changed search leaves out what the
evaluator rules out, as all levels below master do. The other search is that of `master-1`. Both sides have equal iterations
for a move or, with ``--milliseconds``, equal processor time, unless ``--other-milliseconds`` says otherwise.

``--goal 0.65`` ends the duel early: when at least ``--least`` games are played and the wider interval lies beside the goal.
It prints the share of victories with two 95 % intervals, one for a number of deals that was fixed before and a wider one
that holds at every number of deals together, and the ratio of processor times. ``--write FILE`` then writes the network of
``--network`` as one that plays, behind the same rollouts, with these figures on its card.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from benben.arena.executors import LocalExecutor
from benben.arena.sequential import sequential_estimate
from benben.bots.mcts import Budget
from benben.bots.network import AnySearch, SearchWithFile
from benben.bots.network_file import pack, read_file
from benben.bots.networks import load_network
from benben.kernel.errors import BadInput
from benben.kernel.evaluator import Evaluator
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.learn.safe_files import write_whole
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.registry import find_game
from benben.search.ismcts import EXPLORATION, Search
from benben.search.network_evaluator import NetworkEvaluator
from benben.search.predictor import victory_shares
from benchmarks.calibration import sharpened_weights

TIMED_ITERATIONS = 1_000_000
"""Iterations of a search that has a time for a move: more than any machine manages."""
DEALS_A_LINE = 10
"""Deals after which the result so far is printed."""


@dataclass(frozen=True)
class SearchBy:
    """How one side searches."""

    budget: Budget
    exploration: float = EXPLORATION
    network: str = ""
    """The file of a network; empty for the game's evaluator alone."""
    decisions: int = 0
    """Decisions of a rollout before the network; 0 for as many as the evaluator wants."""
    weight: float = 1.0
    """The weight of the network beside the evaluator."""
    every: int = 0
    """Decisions of a rollout between two looks of the network, whose mean counts; 0 for its end alone."""
    plays: str = ""
    """The file of a network that plays: its values and priors, without an evaluator."""
    considerate: bool = False
    """Whether it leaves out what the evaluator rules out."""
    numbers: tuple[tuple[str, float], ...] = ()
    """Names and values of numbers of the game's evaluator that are changed."""

    def choose(self, perspective: Perspective, seed: int) -> int:
        """The move of the search."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        search = self.search(perspective, seed)
        for _ in self.budget.spend(search):
            pass
        return search.best()

    def search(self, perspective: Perspective, seed: int) -> AnySearch:
        """The search, before its first iteration."""
        if self.plays:
            return SearchWithFile(self.plays)(perspective, seed, self.budget.iterations)
        game = perspective.game
        evaluator = evaluator_with(game, self.numbers) if self.numbers else None
        if self.network:
            how = self.decisions, self.weight, self.every
            evaluator = evaluator_of(self.network, game.key, perspective.players, *how)
        return Search(perspective, seed, self.exploration, None, evaluator, self.considerate)


def evaluator_with(game: Game, numbers: Sequence[tuple[str, float]]) -> Evaluator[Any]:
    """The game's evaluator with some numbers changed; raise BadInput if it has no number of a name."""
    evaluator = game.evaluator()
    for name, value in numbers:
        before = getattr(evaluator, name, None)
        if not isinstance(before, (int, float)):
            raise BadInput(f"the evaluator of {game.name} has no number {name!r}")
        setattr(evaluator, name, type(before)(value))
    return evaluator


def read_number(text: str) -> tuple[str, float]:
    """A name and a value from ``limit=3``."""
    name, sign, value = text.partition("=")
    try:
        return name, float(value) if sign else float("no number")
    except ValueError:
        raise argparse.ArgumentTypeError(f"a number of the evaluator is written as limit=3, not {text!r}") from None


@lru_cache(maxsize=2)
def evaluator_of(path: str, game: str, players: int, decisions: int, weight: float, every: int) -> NetworkEvaluator:
    """The evaluator of a game with the network of a file."""
    found = find_game(game)
    return NetworkEvaluator(found.evaluator(), load_network(Path(path), found, players), decisions, weight, every)


@dataclass(frozen=True)
class Duel:
    """What is played."""

    game: str
    players: int
    seed: int
    changed: SearchBy
    other: SearchBy


@dataclass
class Deal:
    """The result of one deal, or of several."""

    scores: list[float] = field(default_factory=list)
    """For each deal the changed search's mean share of the victory."""
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """Processor time of the changed search and of the others."""
    moves: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, other: Deal) -> None:
        """Add the result of further deals."""
        self.scores += other.scores
        self.seconds = [a + b for a, b in zip(self.seconds, other.seconds, strict=True)]
        self.moves = [a + b for a, b in zip(self.moves, other.moves, strict=True)]


def play_deal(duel: Duel, number: int) -> Deal:
    """Play a deal with the changed search on every seat in turn."""
    deal, shares = Deal(), []
    for place in range(duel.players):
        match = Match(find_game(duel.game), duel.players, derive_seed("duel", duel.seed, number))
        while not match.over():
            seat = match.actors()[0]
            side = 0 if seat == place else 1
            begun = process_time()
            seed = derive_seed("duel", duel.seed, number, place, sum(deal.moves))
            action = (duel.changed, duel.other)[side].choose(match.perspective(seat), seed)
            deal.seconds[side] += process_time() - begun
            deal.moves[side] += 1
            match.play(seat, action)
        shares.append(victory_shares(match.state)[place])
    deal.scores.append(fmean(shares))
    return deal


def play_deals(duel: Duel, deals: int, processes: int) -> Iterator[Deal]:
    """The result so far, after every deal."""
    found = Deal()
    for deal in LocalExecutor(processes).run(partial(play_deal, duel), range(deals)):
        found.add(deal)
        yield found


def budget_of(iterations: int, milliseconds: int | None) -> Budget:
    """Processor time for a move, or iterations if no time is given."""
    return Budget(iterations) if milliseconds is None else Budget(TIMED_ITERATIONS, milliseconds, processor_time=True)


def is_decided(found: Deal, players: int, goal: float, least: int) -> bool:
    """Whether enough games are played and the interval that holds at every number of them lies beside the goal."""
    return len(found.scores) * players >= least and sequential_estimate(found.scores).excludes(goal)


def report_line(found: Deal, players: int) -> str:
    """The result in words."""
    deals = len(found.scores)
    spread = 1.96 * stdev(found.scores) / sqrt(deals) if deals > 1 else 1.0
    times = [seconds / moves for seconds, moves in zip(found.seconds, found.moves, strict=True)]
    always = sequential_estimate(found.scores).margin
    return (
        f"share {fmean(found.scores):.3f} ± {spread:.3f} (± {always:.3f} at every number; equal: {1 / players:.3f}), "
        f"{deals} deals with every seat, {times[0] / times[1]:.2f} times the processor time a move"
    )


def write_playing(source: Path, target: Path, side: SearchBy, found: Deal) -> None:
    """Write a network again as one that plays: how it is asked, and what was measured, are on its card."""
    card, packed = read_file(source)
    figures = {
        **card.figures,
        "duel_share": fmean(found.scores),
        "duel_margin": sequential_estimate(found.scores).margin,
        "duel_deals": float(len(found.scores)),
        "duel_milliseconds": float(side.budget.milliseconds or 0),
    }
    card = replace(card, figures=figures, rollout=side.decisions, weight=side.weight, every=side.every)
    write_whole(target, pack(card, sharpened_weights(card, packed, 1.0)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the deals and print the result."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search_duel", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True, help="number of seats")
    parser.add_argument("--deals", type=int, default=100, help="deals (default: 100)")
    parser.add_argument("--iterations", type=int, default=150, help="iterations for a move (default: 150)")
    parser.add_argument("--milliseconds", type=int, help="processor time for a move instead of iterations")
    parser.add_argument("--other-milliseconds", type=int, help="another time for the other search: what time is worth")
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help=f"default: {EXPLORATION}")
    parser.add_argument(
        "--set", type=read_number, action="append", default=[], metavar="NAME=VALUE", help="a number of the evaluator"
    )
    parser.add_argument("--network", default="", metavar="FILE", help="a network for the last position of a rollout")
    parser.add_argument("--decisions", type=int, default=0, help="decisions of a rollout before the network")
    parser.add_argument("--weight", type=float, default=1.0, help="weight of the network beside the evaluator (default: 1)")
    parser.add_argument(
        "--every",
        type=int,
        default=0,
        help="decisions between two looks of the network in a rollout (default: its end alone)",
    )
    parser.add_argument("--plays", default="", metavar="FILE", help="a network for values and priors")
    parser.add_argument("--against", default="", metavar="FILE", help="another one for the other search")
    parser.add_argument("--considerate", action="store_true", help="the changed search leaves out what is ruled out")
    parser.add_argument("--goal", type=float, help="a share: the duel ends when the interval lies above or below it")
    parser.add_argument("--least", type=int, default=200, help="games before it ends so (default: 200)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the network of --network as one that plays")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    given = parser.parse_args(arguments)
    if given.write is not None and not (given.network and given.decisions):
        parser.error("--write needs --network and --decisions")
    budget = budget_of(given.iterations, given.milliseconds)
    other = budget_of(given.iterations, given.other_milliseconds or given.milliseconds)
    players = find_game(given.game).check_players(given.players)
    changed = SearchBy(
        budget,
        given.exploration,
        given.network,
        given.decisions,
        given.weight,
        given.every,
        given.plays,
        considerate=given.considerate,
        numbers=tuple(given.set),
    )
    duel = Duel(given.game, players, given.seed, changed, SearchBy(other, plays=given.against))
    line, found = "", Deal()
    for found in play_deals(duel, given.deals, given.jobs):
        line = report_line(found, players)
        if len(found.scores) % DEALS_A_LINE == 0 and len(found.scores) < given.deals:
            print(line, flush=True)
        if given.goal is not None and is_decided(found, players, given.goal, given.least):
            break
    print(line)
    if given.write is not None:
        write_playing(Path(given.network), given.write, changed, found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
