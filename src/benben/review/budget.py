"""Budget: how much is simulated for a review. The same record, seed and budget give the same review on every machine."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Budget:
    """Numbers of simulated futures; see `QUICK` and `FULL`."""

    name: str
    """As the object of a review names it."""
    futures: int
    """Futures for the value of one position."""
    outcomes: int
    """Outcomes of a draw that are all tried; of more than these so many are drawn at random."""
    iterations: int
    """Iterations of the search for the best move of a decision."""
    pairs: int
    """Pairs of futures that compare the move played with the best one, at most."""
    stories: int
    """Futures, played to their end, from which the reasons for a move are taken."""
    confirmed_by: Budget | None = None
    """A larger budget that must agree before a mistake is named; None if this one is enough."""
    draw_factor: int = 1
    """How many times as many futures the values before and after a draw have: luck is the sum of their differences."""
    least_lost: float = 0.0
    """A win share below which what seems to be a mistake is left to the larger budget: confirming costs most of the time."""

    @property
    def is_first_look(self) -> bool:
        """Whether it simulates too little for luck, accuracy and ledger: people are shown those of the larger budget."""
        return self.confirmed_by is not None


FULL = Budget("full", futures=144, outcomes=24, iterations=300, pairs=1000, stories=150, draw_factor=4)
"""The review that is kept."""
QUICK = Budget("quick", futures=8, outcomes=6, iterations=24, pairs=30, stories=18, confirmed_by=FULL, least_lost=0.08)
"""A first look within seconds. It names costly mistakes of the full review alone, though not all of them.

A search of few iterations often prefers a move that a longer one does not, and no number of pairs of futures corrects that.
"""
CURVE = replace(QUICK, name="curve")
"""The curve of the quick review alone, before any decision is judged: a small part of its work."""
