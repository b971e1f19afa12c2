"""Known blunders are flagged with the right alternative, and good moves are left alone."""

from __future__ import annotations

import re

import pytest

import benben
from benben.review.budget import FULL
from benben.review.decisions import Decision, judge_action
from benben.review.values import values_for
from review.known_positions import BLUNDERS, QUIET, Blunder, Quiet

SEED = 7


def judged(state: benben.State, played: str) -> Decision:
    """What the review says about a move of p1."""
    values = values_for(state.game, int(state.players))
    return judge_action(state.perspective(0), 1, state.game.parse(played), values, SEED, FULL)


def test_there_are_at_least_forty_of_both_kinds() -> None:
    assert min(len(BLUNDERS), len(QUIET)) >= 40
    assert len({blunder.name for blunder in BLUNDERS}) == len(BLUNDERS)


@pytest.mark.slow
@pytest.mark.parametrize("blunder", BLUNDERS, ids=lambda blunder: blunder.name)
def test_a_known_blunder_is_flagged_with_the_right_alternative(blunder: Blunder) -> None:
    state = blunder.make()
    found = judged(state, blunder.played)
    assert found.is_mistake
    assert re.fullmatch(blunder.right, state.game.text(found.best))


@pytest.mark.slow
@pytest.mark.parametrize("quiet", QUIET, ids=lambda quiet: quiet.name)
def test_a_good_move_among_several_is_not_flagged(quiet: Quiet) -> None:
    assert not judged(quiet.make(), quiet.played).is_mistake
