"""The luck ledger: where the win share of a seat came from and went, from the start of a game to its result.

For every seat: start + own luck + own mistakes + others = result. Values are those of one viewer. The course of the game is
cut into parts for the seat: its own draws, its own decisions, and the turns of the others between these. Each part has the
change of the value from its beginning to its end.

- *start* is the win share before the first chance event.
- *own luck* is, for every draw that is for the seat or for everybody, the value after it minus the weighted mean over its
  outcomes, which is the value before it.
- *own mistakes* are the losses of the seat's own decisions that are outside their uncertainty, with a minus sign.
- *others* is the sum of two columns. *turns of others* are the changes while others moved and drew. *other own moves* are
  the changes at the seat's own decisions without what its mistakes lost there.

No column is computed from the others, so that the sum shows whether anything was left out or counted twice.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from benben.review.decisions import Decision
from benben.review.estimates import MomentValue
from benben.review.moments import Draw

STEEPNESS = 4.354
"""How fast the accuracy of a decision falls with the win share it lost: 0.1 lost leaves 65 of 100."""


@dataclass(frozen=True)
class LedgerRow:
    """The ledger of one seat, all in win shares."""

    seat: int
    start: float
    own_luck: float
    own_mistakes: float
    turns_of_others: float
    other_own_moves: float
    result: float

    @property
    def others(self) -> float:
        """Everything but own luck and own mistakes."""
        return self.turns_of_others + self.other_own_moves

    @property
    def gap(self) -> float:
        """By how much the columns miss the result."""
        return math.fsum((self.start, self.own_luck, self.own_mistakes, self.others)) - self.result


class Part(Enum):
    """The kinds of parts of a game, for one seat."""

    DRAW = "own draw"
    DECISION = "own decision"
    OTHERS = "turns of others"


@dataclass(frozen=True)
class Stretch:
    """A part of a game for one seat, from moment ``first`` to moment ``last``."""

    part: Part
    first: int
    last: int


def stretches(seat: int, draws: Sequence[Draw], deciders: Mapping[int, int], end: int) -> list[Stretch]:
    """The parts of a game for a seat, in order; ``deciders`` has the seat that decided at each moment of a decision."""
    own = {draw.first: Stretch(Part.DRAW, draw.first, draw.last) for draw in draws if draw.counts_for(seat)}
    own |= {at: Stretch(Part.DECISION, at, at + 1) for at, decider in deciders.items() if decider == seat}
    found: list[Stretch] = []
    at = 0
    while at < end:
        following = min((first for first in own if first >= at), default=end)
        found.append(own[at] if following == at else Stretch(Part.OTHERS, at, following))
        at = found[-1].last
    return found


def ledger_row(
    seat: int,
    values: Mapping[int, MomentValue],
    draws: Sequence[Draw],
    decisions: Sequence[Decision],
    deciders: Mapping[int, int],
    end: int,
) -> LedgerRow:
    """The ledger of a seat from the values at the ends of all its parts."""
    changes: dict[Part, list[float]] = {part: [] for part in Part}
    for stretch in stretches(seat, draws, deciders, end):
        changes[stretch.part].append(values[stretch.last].shares[seat] - values[stretch.first].shares[seat])
    lost = math.fsum(decision.lost for decision in decisions if decision.seat == seat and decision.is_mistake)
    return LedgerRow(
        seat=seat,
        start=values[0].shares[seat],
        own_luck=math.fsum(changes[Part.DRAW]),
        own_mistakes=0.0 - lost,
        turns_of_others=math.fsum(changes[Part.OTHERS]),
        other_own_moves=math.fsum(changes[Part.DECISION]) + lost,
        result=values[end].shares[seat],
    )


def luck_percentile(seat: int, values: Mapping[int, MomentValue], draws: Sequence[Draw], luck: float) -> float | None:
    """Of 100 players with the same draws, how many would have had less luck; None if no draw changed anything.

    The luck of many draws is nearly normal, with mean 0 and the sum of the variances between the outcomes of each.
    """
    variance = math.fsum(values[draw.first].variances[seat] for draw in draws if draw.counts_for(seat))
    if variance <= 0.0:
        return None
    return 50.0 * (1.0 + math.erf(luck / math.sqrt(2.0 * variance)))


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """From 0 to 100: the mean accuracy of the decisions with a choice; None if there are none."""
    choices = [decision for decision in decisions if decision.choices > 1]
    if not choices:
        return None
    rates = [math.exp(-STEEPNESS * decision.lost) if decision.is_mistake else 1.0 for decision in choices]
    return 100.0 * sum(rates) / len(rates)
