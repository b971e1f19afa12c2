"""Review: everything that is found out about a finished record, as independent units of work that are put together.

A unit is the value of one moment for one viewer, or one decision with the reasons for a better move. It depends on the
record, the seed and the budget alone, so that units can be computed in any order and by any executor. What a seat's own
units say depends on that seat's Perspective alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache

from benben.arena.executors import Executor
from benben.kernel.game import Game
from benben.kernel.rng import Rng
from benben.play.record import Record
from benben.play.seeds import derive_seed
from benben.review.budget import Budget
from benben.review.decisions import Decision, judge
from benben.review.estimates import MomentValue, value_at
from benben.review.ledger import LedgerRow, accuracy, ledger_row, luck_percentile, stretches
from benben.review.moments import Draw, Moments, moments_of
from benben.review.reasons import Reasons, reasons_for
from benben.review.values import values_for

UNITS_IN_JOB = 6
"""Units of work that a worker is given at once."""
COSTLIEST = 3
"""Mistakes of each player that come first."""


@dataclass(frozen=True)
class Unit:
    """One unit of work."""

    moment: int
    viewer: int | None
    """The seat whose knowledge counts; None for open hands. For a decision the seat that decided."""
    decision: bool


@dataclass(frozen=True)
class Job:
    """Some units of a record."""

    game: Game
    """The game of the record; it may be one that no registry knows."""
    record: str
    units: tuple[Unit, ...]
    seed: int
    budget: Budget


@dataclass(frozen=True)
class UnitResult:
    """The result of a unit: a value, or a decision."""

    unit: Unit
    value: MomentValue | None = None
    decision: Decision | None = None
    reasons: Reasons | None = None
    """Why the best action is better, if the decision was a mistake."""


@dataclass(frozen=True)
class SeatReview:
    """What a review says about one player."""

    seat: int
    accuracy: float | None
    """From 0 to 100; None if the player never had a choice."""
    luck: float | None
    """Of 100 players, how many would have had less luck; None if chance changed nothing."""
    costliest: list[int]
    """The numbers of the costliest mistakes, the worst first."""


Curve = dict[int, list[float]]
"""The win shares of every seat at some moments."""


@dataclass(frozen=True)
class Review:
    """A finished game understood."""

    record: Record
    seed: int
    budget: Budget
    calibrated: bool
    """Whether all win shares are known to be probabilities: else no losses and open hands are shown as percentages."""
    known_calibrated: bool
    """Whether the win shares as the seats knew the game are."""
    decisions: list[Decision]
    reasons: dict[int, Reasons]
    """For each mistake, by its number."""
    seats: list[SeatReview]
    ledger: list[LedgerRow]
    """Of each seat, as it knew the game."""
    open_ledger: list[LedgerRow]
    """Of each seat with open hands; empty in the review of one seat."""
    curves: dict[int, Curve]
    """As each seat knew the game."""
    open_curve: Curve
    draws: list[Draw] = field(default_factory=list)

    def mistakes_of(self, seat: int) -> list[Decision]:
        """The mistakes of a seat, the costliest first."""
        return mistakes_of(self.decisions, seat)


def viewers_of(record: Record, seat: int | None) -> list[int | None]:
    """Whose values are needed: those of one seat, or of all and with open hands."""
    return [seat] if seat is not None else [*range(record.players), None]


def plan_units(moments: Moments, seat: int | None) -> list[Unit]:
    """The units of a review, of one seat or of all."""
    deciders = moments.deciders()
    found = []
    for viewer in viewers_of(moments.record, seat):
        seats = range(moments.record.players) if viewer is None else [viewer]
        parts = [part for each in seats for part in stretches(each, moments.draws, deciders, moments.end)]
        wanted = {moment for part in parts for moment in (part.first, part.last)} - {moments.end}
        found += [Unit(moment, viewer, False) for moment in sorted(wanted)]
    found += [Unit(moment, decider, True) for moment, decider in deciders.items() if seat in (None, decider)]
    return found


def plan_jobs(
    record: Record, moments: Moments, seat: int | None, seed: int, budget: Budget, decisions: bool | None = None
) -> list[Job]:
    """The jobs of a review, or of its decisions or its values alone; dealt out, so that all take about the same time."""
    wanted = (True, False) if decisions is None else (decisions,)
    units, text = [unit for unit in plan_units(moments, seat) if unit.decision in wanted], record.dumps()
    count = max(1, -(-len(units) // UNITS_IN_JOB))
    return [Job(record.game, text, tuple(units[first::count]), seed, budget) for first in range(count)]


def work(job: Job) -> list[UnitResult]:
    """Compute the units of a job."""
    moments = _moments(job.game, job.record)
    return [compute(moments, unit, job.seed, job.budget) for unit in job.units]


@lru_cache(maxsize=2)
def _moments(game: Game, text: str) -> Moments:
    return moments_of(Record.loads(text, game))


def compute(moments: Moments, unit: Unit, seed: int, budget: Budget) -> UnitResult:
    """Compute one unit."""
    record = moments.record
    values = values_for(record.game, record.players, record.options)
    unit_seed = derive_seed("review", seed, unit.moment, unit.viewer, unit.decision)
    if not unit.decision:
        return UnitResult(unit, value=value_at(moments, unit.moment, unit.viewer, values, Rng(unit_seed), budget))
    decision = judge(moments, unit.moment, values, unit_seed, budget)
    reasons = None
    if decision.is_mistake:
        perspective = moments.states[unit.moment].perspective(decision.seat)
        reasons = reasons_for(perspective, decision.best, decision.played, unit_seed, budget.stories)
    return UnitResult(unit, decision=decision, reasons=reasons)


def run_jobs(jobs: Sequence[Job], executor: Executor) -> Iterator[list[UnitResult]]:
    """The results of the jobs as they are ready; closing the iterator ends the workers."""
    with closing(executor.run(work, jobs)) as results:
        yield from results


def put_together(moments: Moments, results: Sequence[UnitResult], seat: int | None, seed: int, budget: Budget) -> Review:
    """The review from the results of all its units."""
    record = moments.record
    values: dict[int | None, dict[int, MomentValue]] = {viewer: {} for viewer in viewers_of(record, seat)}
    for result in results:
        if result.value is not None:
            values[result.unit.viewer][result.unit.moment] = result.value
    for found in values.values():
        found[moments.end] = _result(moments)
    decisions = sorted((result.decision for result in results if result.decision), key=lambda decision: decision.number)
    reasons = {result.decision.number: result.reasons for result in results if result.decision and result.reasons}
    seats = [viewer for viewer in values if viewer is not None]
    course = (moments.draws, decisions, moments.deciders(), moments.end)
    ledger = [ledger_row(each, values[each], *course) for each in seats]
    opened = values.get(None, {})
    source = values_for(record.game, record.players, record.options)
    return Review(
        record=record,
        seed=seed,
        budget=budget,
        calibrated=source.calibrated,
        known_calibrated=source.known_calibrated,
        decisions=decisions,
        reasons=reasons,
        seats=[_seat_review(row, values[row.seat], moments, decisions) for row in ledger],
        ledger=ledger,
        open_ledger=[ledger_row(each, opened, *course) for each in seats if opened],
        curves={each: _curve(values[each]) for each in seats},
        open_curve=_curve(opened),
        draws=moments.draws,
    )


def review_record(record: Record, executor: Executor, seed: int, budget: Budget, seat: int | None = None) -> Review:
    """Review a finished record, all of it or one seat's part; raise BadInput if it is not finished or does not replay."""
    moments = moments_of(record)
    results = [result for part in run_jobs(plan_jobs(record, moments, seat, seed, budget), executor) for result in part]
    return put_together(moments, results, seat, seed, budget)


def _result(moments: Moments) -> MomentValue:
    state = moments.states[moments.end]
    winners, players = state.winners(), int(state.players)
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return MomentValue(shares, [0.0] * players)


def mistakes_of(decisions: Sequence[Decision], seat: int) -> list[Decision]:
    """The mistakes of a seat, the costliest first."""
    mistakes = [decision for decision in decisions if decision.seat == seat and decision.is_mistake]
    return sorted(mistakes, key=lambda each: (-each.lost, each.number))


def _curve(values: dict[int, MomentValue]) -> Curve:
    return {moment: values[moment].shares for moment in sorted(values)}


def _seat_review(
    row: LedgerRow, values: dict[int, MomentValue], moments: Moments, decisions: Sequence[Decision]
) -> SeatReview:
    own = [decision for decision in decisions if decision.seat == row.seat]
    mistakes = mistakes_of(decisions, row.seat)
    percentile = luck_percentile(row.seat, values, moments.draws, row.own_luck)
    return SeatReview(row.seat, accuracy(own), percentile, [each.number for each in mistakes[:COSTLIEST]])
