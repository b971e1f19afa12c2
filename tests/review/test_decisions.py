"""Decisions: a quick review names a mistake only if the full one does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benben.kernel.perspective import Perspective
from benben.review import decisions
from benben.review.budget import FULL, QUICK
from benben.review.decisions import judge_action
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
