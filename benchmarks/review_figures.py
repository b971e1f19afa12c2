"""Figures of the review: ``python -m benchmarks.review_figures``: ledgers that close, blunders found, good moves left alone.

Ledgers: games of each title are reviewed with a small budget, and the largest gap of a ledger is printed.

Known positions: those of ``tests/review/known_positions.py``, which were written down by hand from the rules.

Blunders: in positions of games by a small search, a search with many more iterations looks for the best move, and the move
it likes least is compared with that in many pairs of futures. If that move loses much, it is a known blunder: the review,
with its own budget and another seed, must flag it and name the best move, or one that cannot be told apart from it.
A position whose second move cannot be told apart from the first, and than which no other move that was tried often is
clearly better, is a quiet one: the review must flag nothing.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random

import benben
from benben.arena.executors import LocalExecutor
from benben.bots.mcts import Budget as SearchBudget
from benben.bots.mcts import MctsBot
from benben.bots.network import best_search
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.seeds import derive_seed
from benben.registry import find_game
from benben.review.budget import FULL, Budget
from benben.review.decisions import compare, judge_action
from benben.review.review import review_record
from benben.review.values import Values, values_for

SMALL = Budget("small", futures=4, outcomes=4, iterations=10, pairs=10, stories=4)
"""The budget of ledgers: closing does not depend on it."""
ITERATIONS, PAIRS = 1500, 1500
"""The search and the pairs of futures that a set of positions is made with."""
BLUNDER, EQUAL = 0.08, 0.01
"""A win share that a blunder loses at least, and one that a good move may lose at most."""
RIVALS = 4
"""Further moves that must not be clearly better than a good one."""
SEED = 7
"""The seed of the review of positions by hand."""
EVERY_NTH = 7
"""Decisions for each one that is looked at, on average."""


@dataclass(frozen=True)
class Verdicts:
    """What the review said about the positions of one game that was played."""

    blunders: int = 0
    found: int = 0
    """Blunders that were flagged with the right alternative."""
    quiet: int = 0
    flagged: int = 0
    """Quiet positions in which something was flagged."""

    def __add__(self, other: Verdicts) -> Verdicts:
        return Verdicts(
            self.blunders + other.blunders,
            self.found + other.found,
            self.quiet + other.quiet,
            self.flagged + other.flagged,
        )


def largest_gap(name: str, players: int, number: int) -> float:
    """The largest gap of a ledger in the review of one game."""
    game = find_game(name)
    match = Match(game, players, derive_seed("ledger", name, number))
    play_out(match, [MctsBot(SearchBudget(4), derive_seed(name, number, seat)) for seat in range(players)])
    review = review_record(match.record, LocalExecutor(1), 1, SMALL)
    rows = [*review.ledger, *review.open_ledger]
    return max(abs(row.gap) for row in rows)


def verdicts(name: str, players: int, wanted: int, number: int) -> Verdicts:
    """Play one game, and let the review judge up to ``wanted`` blunders and as many quiet moves in it."""
    values, total = values_for(find_game(name), players), Verdicts()
    for perspective, seed in positions(name, players, number):
        if total.blunders >= wanted and total.quiet >= wanted:
            break
        total += judged(perspective, values, seed, total.blunders < wanted, total.quiet < wanted)
    return total


def positions(name: str, players: int, number: int) -> Iterator[tuple[Perspective, int]]:
    """Some decisions of a game by a small search, with a seed for each."""
    seed = derive_seed("blunders", name, players, number)
    match, rng = Match(find_game(name), players, seed), Random(seed)
    bots = [MctsBot(SearchBudget(20), derive_seed(seed, seat)) for seat in range(players)]
    while not match.over():
        seat = match.actors()[0]
        perspective = match.perspective(seat)
        if len(perspective.legal()) > 2 and rng.randrange(EVERY_NTH) == 0:
            yield perspective, rng.getrandbits(50)
        match.play(seat, bots[seat].choose(perspective))


def judged(perspective: Perspective, values: Values, seed: int, blunder: bool, quiet: bool) -> Verdicts:
    """The verdict of the review on the worst and on the second move of a position."""
    search = best_search(perspective, seed, ITERATIONS)
    search.run(ITERATIONS)
    results = search.results()
    best = search.best()
    others = sorted((action for action in results if action != best), key=lambda action: results[action][1])
    if not others:
        return Verdicts()
    total = Verdicts()
    if blunder:
        worst = others[0]
        truth = compare(perspective, best, worst, values, seed, PAIRS)
        if truth.difference - truth.uncertainty >= BLUNDER:
            found = judge_action(perspective, 1, worst, values, seed + 1, FULL)
            right = found.is_mistake and not compare(perspective, best, found.best, values, seed + 2, PAIRS).clear
            total += Verdicts(blunders=1, found=int(right))
    if quiet:
        second = max(others, key=lambda action: results[action][0])
        truth = compare(perspective, best, second, values, seed + 3, PAIRS)
        rivals = sorted((one for one in others if one != second), key=lambda one: (-results[one][0], one))[:RIVALS]
        close = abs(truth.difference) <= EQUAL and truth.uncertainty <= 2 * EQUAL
        if close and not any(compare(perspective, one, second, values, seed + 5, PAIRS).clear for one in rivals):
            found = judge_action(perspective, 1, second, values, seed + 4, FULL)
            total += Verdicts(quiet=1, flagged=int(found.is_mistake))
    return total


def known_positions() -> Verdicts:
    """The verdicts of the review on the positions that were written down by hand."""
    sys.path.append(str(Path(__file__).parents[1] / "tests"))  # their builders are those of the tests
    known = import_module("review.known_positions")
    total = Verdicts()
    for case in [*known.BLUNDERS, *known.QUIET]:
        state = case.make()
        values = values_for(state.game, int(state.players))
        found = judge_action(state.perspective(0), 1, state.game.parse(case.played), values, SEED, FULL)
        if isinstance(case, known.Blunder):
            right = found.is_mistake and re.fullmatch(case.right, state.game.text(found.best)) is not None
            total += Verdicts(blunders=1, found=int(right))
        else:
            total += Verdicts(quiet=1, flagged=int(found.is_mistake))
    return total


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit code is 1 if a ledger does not close or a verdict is wrong too often."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review_figures", description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="GAME", help="names of games (default: all)")
    parser.add_argument("--ledgers", type=int, default=50, help="games of each title with ledgers to add up (default: 50)")
    parser.add_argument("--games", type=int, default=10, help="games of each title with positions to judge (default: 10)")
    parser.add_argument("--wanted", type=int, default=2, help="blunders and quiet moves of a game, at most (default: 2)")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    given = parser.parse_args(arguments)
    known = known_positions()
    print(f"positions by hand: {words(known)}", flush=True)
    executor, total, closed = LocalExecutor(given.jobs), Verdicts(), True
    for name in given.titles or benben.games():
        players = benben.game(name).seats[0]
        gaps = list(executor.run(partial(largest_gap, name, players), range(given.ledgers)))
        closed &= max(gaps, default=0.0) < 1e-9
        found = sum(executor.run(partial(verdicts, name, players, given.wanted), range(given.games)), Verdicts())
        total += found
        print(
            f"{name} for {players}: {len(gaps)} games, largest gap of a ledger {max(gaps, default=0.0):.1e}; {words(found)}",
            flush=True,
        )
    print(f"all: {words(total)}")
    enough = all(each.found >= 0.9 * each.blunders for each in (known, total))
    return int(not closed or not enough or known.flagged > 0)


def words(found: Verdicts) -> str:
    """The verdicts in words."""
    return f"{found.found} of {found.blunders} blunders found, {found.flagged} of {found.quiet} good moves flagged"


if __name__ == "__main__":
    raise SystemExit(main())
