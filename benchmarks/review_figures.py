"""Figures of the review: ``python -m benchmarks.review_figures [SUBJECT...] [--game GAME] [--write]``.

- ``by-hand``: the positions of ``tests/review/known_positions.py``, which were written down by hand from the rules.
- ``positions``: positions from games of bots. A search with many more iterations than the review's looks for the best move,
  and the move it likes least is compared with that in many pairs of futures. If that move loses much, it is a known blunder:
  the review, with its own budget and another seed, must flag it and name the best move, or one that cannot be told apart
  from it. A position whose second move cannot be told apart from the first, and than which no other move that was tried
  often is clearly better, is a quiet one: the review must flag nothing.
- ``quick``: the decisions that the quick review flags, and how many of them the full review flags too, with the same seed
  and with another one.
- ``ledgers``: games of each title are reviewed with a small budget, and the largest gap of a ledger is printed.

``--write`` puts the figures of the measured subjects into docs/review.md.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TypeVar

from tools.generated import write_block

import benben
from benben.arena.executors import LocalExecutor
from benben.bots.levels import bot
from benben.bots.mcts import Budget as SearchBudget
from benben.bots.mcts import MctsBot
from benben.bots.network import best_search
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.seeds import derive_seed
from benben.registry import find_game
from benben.review.budget import FULL, QUICK, Budget
from benben.review.decisions import compare, judge, judge_action
from benben.review.moments import moments_of
from benben.review.review import review_record
from benben.review.values import Values, values_for

T = TypeVar("T")

PAGE = Path(__file__).parents[1] / "docs" / "review.md"
"""The page that holds the figures."""
SMALL = Budget("small", futures=2, outcomes=2, iterations=4, pairs=4, stories=2)
"""The budget of ledgers: closing does not depend on it."""
ITERATIONS, PAIRS = 1500, 1500
"""The search and the pairs of futures that a set of positions is made with."""
BLUNDER, EQUAL = 0.08, 0.01
"""A win share that a blunder loses at least, and one that a good move may lose at most."""
RIVALS = 4
"""Further moves that must not be clearly better than a good one."""
SEED = 7
"""The seed of the review of positions by hand."""
LEVEL = "apprentice"
"""The level whose games the quick and the full review judge: it makes mistakes, as people do."""
REVIEW_SEEDS = (1, 2)
"""The seed of both reviews, and the one of another full review."""
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


def words(found: Verdicts) -> str:
    """The verdicts in words."""
    return f"{found.found} of {found.blunders} blunders found, {found.flagged} of {found.quiet} good moves flagged"


@dataclass(frozen=True)
class Agreement:
    """How many decisions the quick and the full review flag."""

    decisions: int = 0
    quick: int = 0
    confirmed: int = 0
    """Flags of the quick review that the full one of the same seed has too."""
    elsewhere: int = 0
    """Flags of the quick review that the full one of another seed has too."""
    full: int = 0
    full_elsewhere: int = 0
    """Flags of the full review that the full one of another seed has too."""

    def __add__(self, other: Agreement) -> Agreement:
        return Agreement(
            self.decisions + other.decisions,
            self.quick + other.quick,
            self.confirmed + other.confirmed,
            self.elsewhere + other.elsewhere,
            self.full + other.full,
            self.full_elsewhere + other.full_elsewhere,
        )


def agreement(name: str, players: int, number: int) -> Agreement:
    """Play one game, and let the quick and the full review judge all its decisions."""
    game, seed = find_game(name), derive_seed("agreement", name, players, number)
    match = Match(game, players, seed)
    play_out(match, [bot(LEVEL, game, derive_seed(seed, seat), clock=False) for seat in range(players)])
    moments, values = moments_of(match.record), values_for(game, players)

    def flagged(among: Iterable[int], review_seed: int, budget: Budget) -> set[int]:
        seeds = {moment: derive_seed("review", review_seed, moment, deciders[moment], True) for moment in among}
        return {moment for moment, each in seeds.items() if judge(moments, moment, values, each, budget).is_mistake}

    deciders, (same, another) = moments.deciders(), REVIEW_SEEDS
    quick, full = [flagged(deciders, same, budget) for budget in (QUICK, FULL)]
    elsewhere = flagged(quick | full, another, FULL)
    return Agreement(len(deciders), len(quick), len(quick & full), len(quick & elsewhere), len(full), len(full & elsewhere))


def words_of_agreement(found: Agreement) -> str:
    """The agreement in words."""
    return (
        f"{found.decisions} decisions; the quick review flags {found.quick}, of which the full one of the same seed flags "
        f"{found.confirmed} and one of another seed {found.elsewhere}; the full one flags {found.full}, of which the one of "
        f"another seed flags {found.full_elsewhere}"
    )


Tell = Callable[[str], None]
"""Prints a line of figures, and writes it into the page if that is wanted."""


def by_hand(given: argparse.Namespace, tell: Tell) -> bool:
    """The verdicts on the positions by hand."""
    known = known_positions()
    tell(f"positions by hand: {words(known)}")
    return known.found >= 0.9 * known.blunders and not known.flagged


def from_bots(given: argparse.Namespace, tell: Tell) -> bool:
    """The verdicts on positions from games of bots."""
    total = Verdicts()
    for name, players in settings(given):
        found = sum(run(given, partial(verdicts, name, players, given.wanted), given.games), Verdicts())
        tell(f"{name} for {players}, {given.games} games from number {given.first}: {words(found)}")
        total += found
    return total.found >= 0.9 * total.blunders


def quick_against_full(given: argparse.Namespace, tell: Tell) -> bool:
    """How many flags of the quick review the full one has too."""
    total = Agreement()
    for name, players in settings(given):
        found = sum(run(given, partial(agreement, name, players), given.records), Agreement())
        tell(f"{name} for {players}, {given.records} games: {words_of_agreement(found)}")
        total += found
    return total.confirmed >= 0.95 * total.quick


def closing(given: argparse.Namespace, tell: Tell) -> bool:
    """The largest gaps of ledgers."""
    largest = 0.0
    for name, players in settings(given):
        gap = max(run(given, partial(largest_gap, name, players), given.ledgers), default=0.0)
        tell(f"{name} for {players}: largest gap of the ledgers of {given.ledgers} games {gap:.1e}")
        largest = max(largest, gap)
    return largest < 1e-9


SUBJECTS: dict[str, Callable[[argparse.Namespace, Tell], bool]] = {
    "by-hand": by_hand,
    "positions": from_bots,
    "quick": quick_against_full,
    "ledgers": closing,
}
"""What can be measured, in the order of the page. Each says whether all that is asked of it is met."""


def settings(given: argparse.Namespace) -> list[tuple[str, int]]:
    """The titles, each for its fewest players or for so many."""
    return [(name, given.players or benben.game(name).seats[0]) for name in given.game or benben.games()]


def run(given: argparse.Namespace, measure: Callable[[int], T], games: int) -> Iterator[T]:
    """The figures of so many games, in several processes."""
    return LocalExecutor(given.jobs).run(measure, range(given.first, given.first + games))


def write_line(subject: str, line: str) -> None:
    """Put a line into the block of its subject, in place of the one for the same title and number of players."""
    begin, end = f"<!-- begin review {subject} -->", f"<!-- end review {subject} -->"
    kept = PAGE.read_text("utf-8").partition(begin)[2].partition(end)[0].strip().splitlines()
    lines = {setting_of(each): each for each in kept} | {setting_of(f"- {line}"): f"- {line}"}
    write_block(PAGE, f"review {subject}", "\n".join(lines.values()))


def setting_of(line: str) -> str:
    """The title and the number of players that a line is about."""
    return re.split("[,:]", line, maxsplit=1)[0]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit code is 1 if a ledger does not close or a verdict is wrong too often."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review_figures", description=__doc__)
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=f"of {', '.join(SUBJECTS)} (default: all)")
    parser.add_argument("--game", action="append", help="a title to measure; may be given several times (default: all)")
    parser.add_argument("--players", type=int, help="number of players (default: the fewest of each title)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game: other numbers are other games")
    parser.add_argument("--ledgers", type=int, default=50, help="games of each title with ledgers to add up (default: 50)")
    parser.add_argument("--games", type=int, default=10, help="games of each title with positions to judge (default: 10)")
    parser.add_argument("--records", type=int, default=8, help="games of each title for quick against full (default: 8)")
    parser.add_argument("--wanted", type=int, default=2, help="blunders and quiet moves of a game, at most (default: 2)")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1)")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/review.md")
    given = parser.parse_args(arguments)
    unknown = set(given.subjects) - set(SUBJECTS)
    if unknown:
        parser.error(f"there is no subject {', '.join(sorted(unknown))}")
    met = True
    for subject in given.subjects or SUBJECTS:

        def tell(line: str, subject: str = subject) -> None:
            print(line, flush=True)
            if given.write:
                write_line(subject, line)

        met &= SUBJECTS[subject](given, tell)
    return int(not met)


if __name__ == "__main__":
    raise SystemExit(main())
