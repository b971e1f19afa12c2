"""Promotion: the sequential test decides for the stronger one, seldom wrongly, and not before it may."""

from __future__ import annotations

from random import Random

import pytest

from benben.learn.promotion import BOUND, GAIN, LEAST_DEALS, Verdict, verdict


def decided_after(share: float, seed: int, players: int = 2, most: int = 2000) -> Verdict:
    """The verdict of a test of a candidate that wins this share of its games."""
    rng = Random(seed)
    scores: list[float] = []
    while len(scores) < most:
        scores.append(sum(rng.random() < share for _ in range(players)) / players)
        found = verdict(scores, players)
        if found.decided:
            return found
    return verdict(scores, players)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_a_candidate_of_equal_strength_is_seldom_promoted(players: int) -> None:
    promoted = [decided_after(1 / players, seed, players).promoted for seed in range(60)]
    assert sum(promoted) <= 6


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_a_stronger_candidate_is_nearly_always_promoted(players: int) -> None:
    promoted = [decided_after(GAIN / players, seed, players).promoted for seed in range(60)]
    assert sum(promoted) >= 52


def test_the_stronger_the_candidate_the_sooner_it_is_promoted() -> None:
    deals = [sum(decided_after(share, seed).deals for seed in range(20)) for share in (0.55, 0.65, 0.9)]
    assert deals == sorted(deals, reverse=True)


def test_nothing_is_decided_after_a_few_deals() -> None:
    assert not verdict([], 2).decided
    assert not verdict([1.0] * (LEAST_DEALS - 1), 2).decided
    assert verdict([1.0] * 20, 2).promoted
    assert verdict([0.0] * 20, 2).decided
    assert not verdict([0.0] * 20, 2).promoted


def test_an_undecided_test_promotes_nobody() -> None:
    found = verdict([0.0, 1.0, 1.0, 0.5, 1.0, 0.0], 2)
    assert abs(found.ratio) < BOUND
    assert not found.promoted
