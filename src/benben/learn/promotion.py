"""Promotion: a candidate replaces the best network only after a sequential test on paired deals with rotated seats.

Each deal is played once for every seat, with the candidate there and the best network on all others. The candidate's mean
win share over these games is the score of the deal. A sequential probability-ratio test compares two hypotheses about the
mean score: equal strength, and `GAIN` times the equal share. It ends as soon as the scores decide.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from benben.learn.plan import TrainingPlan
from benben.learn.self_play import predictor_of, searched_action
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.registry import find_game
from benben.search.predictor import victory_shares

GAIN = 1.1
"""The share of a candidate that is worth promoting, in equal shares: 0.55 for two players."""
ERROR = 0.05
"""The probability of a wrong decision under either hypothesis."""
BOUND = math.log((1 - ERROR) / ERROR)
"""The log-likelihood ratio at which the test ends."""
LEAST_DEALS = 5
"""Deals before which nothing is decided: the variance of the scores is not known yet."""
LEAST_VARIANCE = 0.01
"""The variance of the scores counts as at least this, so that a few equal scores do not decide everything."""


@dataclass(frozen=True)
class Verdict:
    """The state of a test."""

    deals: int
    share: float
    """The candidate's mean win share."""
    ratio: float
    """The log-likelihood ratio: positive for the candidate."""
    decided: bool

    @property
    def promoted(self) -> bool:
        """Whether the candidate is stronger; a test that ends undecided promotes nobody."""
        return self.decided and self.ratio > 0


def verdict(scores: Sequence[float], players: int) -> Verdict:
    """The verdict after these scores. Normal approximation of the likelihoods, with the variance of the scores."""
    count = len(scores)
    if count == 0:
        return Verdict(0, 1 / players, 0.0, False)
    mean = sum(scores) / count
    variance = max(LEAST_VARIANCE, sum((score - mean) ** 2 for score in scores) / max(1, count - 1))
    equal, better = 1 / players, GAIN / players
    ratio = count * (better - equal) * (mean - (equal + better) / 2) / variance
    return Verdict(count, mean, ratio, count >= LEAST_DEALS and abs(ratio) >= BOUND)


def play_deal(plan: TrainingPlan, best: bytes, candidate: bytes, generation: int, number: int) -> tuple[int, float]:
    """Play one deal with the candidate on every seat in turn; return its number and the candidate's mean win share."""
    shares = [_candidate_share(plan, best, candidate, generation, number, seat) for seat in range(plan.players)]
    return number, sum(shares) / len(shares)


def _candidate_share(plan: TrainingPlan, best: bytes, candidate: bytes, generation: int, number: int, place: int) -> float:
    game = find_game(plan.game)
    match = Match(game, plan.players, derive_seed(plan.seed, generation, number, "promotion deal"), plan.options)
    predictors = [predictor_of(plan, game, candidate if seat == place else best) for seat in range(plan.players)]
    move = 0
    while not match.over():
        seat = match.actors()[0]
        seed = derive_seed(plan.seed, generation, number, "promotion", place, move)
        match.play(seat, searched_action(plan, predictors[seat], match.perspective(seat), seed))
        move += 1
    return victory_shares(match.state)[place]
