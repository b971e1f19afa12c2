"""Decisions: the win share that a move has cost against the best move found, and how sure that is.

A decision is judged by what its seat knew. A search finds the best move. If that is not the move played, both are compared
in pairs of simulated futures: the same world, the same random numbers, one move or the other. The futures are others than
those of the search, so that the move is not praised for the luck by which it was found. These futures are cut short and
valued by the game's evaluator. If games that are played to their end speak against the difference, it is no mistake: people
would be told reasons that contradict it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from benben.bots.network import best_search
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.play.seeds import derive_seed
from benben.review.budget import Budget
from benben.review.moments import Moments
from benben.review.values import Values
from benben.search.playout import playout
from benben.search.predictor import victory_shares

BATCH = 50
"""Pairs between two looks at the difference."""
ERRORS = 3.0
"""The uncertainty of a difference, in standard errors.

A review makes a hundred comparisons and more. With two standard errors one good move of forty would be called a mistake.
"""
CLEAR = 4.0
"""Standard errors from 0 at which a difference is clear, and no more pairs are needed."""
ALTERNATIVES, ALTERNATIVE_PAIRS = 4, 300
"""Actions that are compared to find the right alternative to a mistake, and pairs of each comparison, at most."""
FIRST_LOOK, PLAYED_OUT = 12, 150
"""Pairs of futures that are played to their end: at first, and if the better move does not win more of these."""
LEAST_LOST = 0.02
"""A win share below this is not worth a remark."""


@dataclass(frozen=True)
class Comparison:
    """The win share that one move brings more than another, as the mean over pairs of futures."""

    difference: float
    uncertainty: float
    """In win shares: `ERRORS` standard errors."""
    pairs: int

    @property
    def clear(self) -> bool:
        """Whether the difference is worth a remark and outside its uncertainty."""
        return self.difference >= LEAST_LOST and self.difference > self.uncertainty


@dataclass(frozen=True)
class Decision:
    """One decision of a record, judged."""

    number: int
    """The number of the entry in the record, from 1."""
    seat: int
    choices: int
    """How many legal actions there were."""
    played: int
    best: int
    """The best action found; the one played if no other was found better."""
    lost: float
    """The win share that the best action brings more than the one played; 0 if no other was found better."""
    uncertainty: float

    @property
    def is_mistake(self) -> bool:
        """Whether the loss is worth a remark and outside its uncertainty."""
        return self.lost >= LEAST_LOST and self.lost > self.uncertainty


def judge(moments: Moments, moment: int, values: Values, seed: int, budget: Budget) -> Decision:
    """Judge the decision at a moment."""
    entry = moments.record.entries[moment]
    perspective = moments.states[moment].perspective(entry.seat)
    return judge_action(perspective, moment + 1, entry.action, values, seed, budget)


def judge_action(perspective: Perspective, number: int, played: int, values: Values, seed: int, budget: Budget) -> Decision:
    """Judge an action of the seat, as decision ``number`` of a record.

    A mistake by a budget that another one has to confirm is judged again by that, with the same seed: the verdict is then
    the one of the larger review. One that is not worth this is not named.
    """
    seat, choices = perspective.seat, len(perspective.legal())
    assert seat is not None
    tried = [played] if choices == 1 else tried_actions(perspective, seed, budget.iterations)
    best = tried[0]
    if best == played:
        return Decision(number, seat, choices, played, played, 0.0, 0.0)
    found = compare(perspective, best, played, values, seed, budget.pairs)
    if found.clear and found.difference < budget.least_lost:
        return Decision(number, seat, choices, played, played, 0.0, found.uncertainty)
    if found.clear and budget.confirmed_by is not None:
        return judge_action(perspective, number, played, values, seed, budget.confirmed_by)
    if found.clear:
        better = better_action(perspective, [one for one in tried if one != played], values, seed)
        if better != best:
            best, found = better, compare(perspective, better, played, values, derive_seed(seed, "better"), budget.pairs)
    contradicted = found.clear and is_contradicted(perspective, best, played, seed)
    if found.difference <= 0.0 or contradicted:
        return Decision(number, seat, choices, played, played, 0.0, found.uncertainty)
    return Decision(number, seat, choices, played, best, found.difference, found.uncertainty)


def tried_actions(perspective: Perspective, seed: int, iterations: int) -> list[int]:
    """The best action that a search finds, then the others that it has tried, the most tried first."""
    search = best_search(perspective, derive_seed(seed, "search"), iterations)
    search.run(iterations)
    best, results = search.best(), search.results()
    return [best, *sorted((one for one in results if one != best), key=lambda one: (-results[one][0], one))]


def better_action(perspective: Perspective, tried: Sequence[int], values: Values, seed: int) -> int:
    """The first action, or another one that is clearly better than it: what a mistake is compared with has to be right."""
    best = tried[0]
    for other in tried[1:ALTERNATIVES]:
        if compare(perspective, other, best, values, derive_seed(seed, "alternative", other), ALTERNATIVE_PAIRS).clear:
            best = other
    return best


def is_contradicted(perspective: Perspective, best: int, played: int, seed: int) -> bool:
    """Whether games that are played to their end speak against a difference.

    They do if the move played wins more of them, by more than a standard error, and if no game ends otherwise: a larger lead
    in a game that is decided is no mistake.
    """
    evaluator, seat = perspective.game.evaluator(), perspective.seat
    assert seat is not None
    differences: list[float] = []
    for most in (FIRST_LOOK, PLAYED_OUT):
        for number in range(len(differences), most):
            world, found = perspective.deal(Rng(derive_seed(seed, "played out", number))), []
            for action in (best, played):
                after = world.clone()
                after.apply(action, seat)
                playout(after, evaluator, Rng(derive_seed(seed, "end", number)))
                found.append(victory_shares(after)[seat])
            differences.append(found[0] - found[1])
        if sum(differences) > 0.0:
            return False
    squares = sum(each * each for each in differences)
    seen = _comparison(len(differences), sum(differences), squares)
    return seen.difference <= -seen.uncertainty / ERRORS


def compare(perspective: Perspective, one: int, other: int, values: Values, seed: int, pairs: int) -> Comparison:
    """How much win share an action of the seat brings more than another, in at most this many pairs of futures."""
    count, total, squares = 0, 0.0, 0.0
    while count < pairs:
        for _ in range(min(BATCH, pairs - count)):
            difference = _difference(perspective, one, other, values, derive_seed(seed, "pair", count))
            count, total, squares = count + 1, total + difference, squares + difference * difference
        found = _comparison(count, total, squares)
        error = found.uncertainty / ERRORS
        if found.difference + found.uncertainty < LEAST_LOST or abs(found.difference) > CLEAR * error:
            break
    return found


def _difference(perspective: Perspective, one: int, other: int, values: Values, seed: int) -> float:
    """The difference in one pair of futures, which begin in the same world."""
    seat = perspective.seat
    assert seat is not None
    world = perspective.deal(Rng(seed))
    found = []
    for action in (one, other):
        after = world.clone()
        after.apply(action, seat)
        found.append(values.future(after, Rng(seed))[seat])
    return found[0] - found[1]


def _comparison(count: int, total: float, squares: float) -> Comparison:
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) * count / max(1, count - 1)
    return Comparison(mean, ERRORS * math.sqrt(variance / count), count)
