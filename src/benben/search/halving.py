"""Sequential halving with Gumbel noise: how a search spends a known number of iterations on the moves of its root.

Danihelka et al., Policy improvement by planning with Gumbel (ICLR 2022). A few moves are considered, those with the highest
logits plus noise; half of them are dropped again and again. So few iterations are enough to improve on the prior.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.kernel.rng import Rng
from benben.search.simultaneous import random_share

CONSIDERED: Final[i64] = 16
"""Moves that are considered at most."""

VALUE_SCALE: Final = 0.1
"""Logits for a point of value and for each visit of the most visited move."""

FIRST_VISITS: Final = 50.0
"""Visits that count before there are any, for the scale of values."""

LEAST_SHARE: Final = 1e-12
"""Random numbers below this are raised to it: the logarithm of 0 is not finite."""


def gumbel(rng: Rng) -> float:
    """A random number with the standard Gumbel distribution."""
    return -math.log(-math.log(max(LEAST_SHARE, min(1.0 - LEAST_SHARE, random_share(rng)))))


def value_logit(value: float, most_visits: i64) -> float:
    """A value in units of logits: the more visits there are, the more it counts beside the prior."""
    return (FIRST_VISITS + float(most_visits)) * VALUE_SCALE * value


def visit_plan(moves: i64, iterations: i64) -> vec[i64]:
    """For each iteration the number of visits that the next move to visit must have so far."""
    plan = vec[i64]()
    considered = min(moves, CONSIDERED)
    if considered <= 1:
        for visits in range(iterations):
            plan = append(plan, visits)
        return plan
    rounds = rounds_of(considered)
    visited = vec[i64]([0] * int(considered))
    while i64(len(plan)) < iterations:
        for _ in range(max(i64(1), iterations // (rounds * considered))):
            for i in range(considered):
                plan = append(plan, visited[i])
                visited[i] += 1
        considered = max(i64(2), considered // 2)
    return plan[:iterations]


def rounds_of(moves: i64) -> i64:
    """How often a number of moves can be halved until one is left."""
    rounds: i64 = 0
    while (1 << rounds) < moves:
        rounds += 1
    return rounds
