"""Decisions: a quick review names a mistake only if the full one does, and neither if games to the end speak against it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benben.kernel.perspective import Perspective
from benben.review import decisions
from benben.review.budget import FULL, QUICK
from benben.review.decisions import Comparison, is_contradicted, judge_action
from benben.review.values import values_for
from review.known_positions import BLUNDERS

SEED = 7


def test_a_mistake_of_the_quick_review_is_the_one_of_the_full_review() -> None:
    state = BLUNDERS[0].make()
    perspective, played = state.perspective(0), state.game.parse(BLUNDERS[0].played)
    quick, full = [judge_action(perspective, 1, played, values_for(state.game, 2), SEED, one) for one in (QUICK, FULL)]
    assert quick == full
    assert quick.is_mistake


def test_what_a_longer_search_does_not_confirm_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    state = BLUNDERS[0].make()
    perspective, played = state.perspective(0), state.game.parse(BLUNDERS[0].played)
    right = judge_action(perspective, 1, played, values_for(state.game, 2), SEED, FULL).best

    def searched(perspective: Perspective, seed: int, iterations: int) -> list[int]:
        return [right, played] if iterations == QUICK.iterations else [played, right]

    monkeypatch.setattr(decisions, "tried_actions", searched)
    alone = replace(QUICK, confirmed_by=None)
    found = {
        budget: judge_action(perspective, 1, played, values_for(state.game, 2), SEED, budget) for budget in (QUICK, alone)
    }
    assert found[alone].is_mistake
    assert not found[QUICK].is_mistake


def test_games_that_are_played_to_their_end_contradict_a_blunder_alone() -> None:
    state = BLUNDERS[0].make()
    perspective, blunder = state.perspective(0), state.game.parse(BLUNDERS[0].played)
    right = judge_action(perspective, 1, blunder, values_for(state.game, 2), SEED, FULL).best
    assert not is_contradicted(perspective, right, blunder, SEED)
    assert is_contradicted(perspective, blunder, right, SEED)


def test_what_games_played_to_their_end_contradict_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    state = BLUNDERS[0].make()
    perspective, blunder = state.perspective(0), state.game.parse(BLUNDERS[0].played)
    values = values_for(state.game, 2)
    right = judge_action(perspective, 1, blunder, values, SEED, FULL).best
    monkeypatch.setattr(decisions, "tried_actions", lambda *_: [blunder, right])
    monkeypatch.setattr(decisions, "compare", lambda *_: Comparison(0.5, 0.1, 100))
    found = judge_action(perspective, 1, right, values, SEED, FULL)
    assert (found.is_mistake, found.best, found.lost) == (False, right, 0.0)


@pytest.mark.slow
def test_the_quick_review_leaves_small_losses_to_the_full_one() -> None:
    """Confirming a mistake takes most of the time of a quick review."""
    state = BLUNDERS[0].make()
    perspective, played = state.perspective(0), state.game.parse(BLUNDERS[0].played)
    values = values_for(state.game, 2)
    assert judge_action(perspective, 1, played, values, SEED, QUICK).is_mistake
    patient = replace(QUICK, confirmed_by=None, least_lost=1.1)
    left = judge_action(perspective, 1, played, values, SEED, patient)
    assert (left.is_mistake, left.best, left.lost) == (False, played, 0.0)
