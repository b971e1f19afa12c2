"""Refusals and events of Giza: The Great Pyramid have words in every position of a game."""

from __future__ import annotations

import pytest

import benben
from benben.words import Words

from games.great_pyramid.builders import GAME, game_by_policy
from quick import first_quick


@pytest.mark.slow
@pytest.mark.parametrize("players", first_quick([3, 4]))
def test_every_refusal_has_a_rule_and_a_sentence(players: int) -> None:
    """Each action of the catalogue, at positions of every kind, is legal or refused with a rule and a sentence."""
    words, kinds = Words(), set()
    for state in game_by_policy(players, 3)[::7]:
        step = state.step()
        kinds.add("" if step is None else step.name)
        for seat in range(players):
            legal = state.legal(seat)
            for action in range(len(GAME.catalogue)):
                refusal = state.refusal(action, seat)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.rule.startswith("GP-")
                    assert words.knows(refusal.key), refusal.key
                    assert "{" not in refusal.message
    assert len(kinds) > 7


def test_every_event_question_and_option_has_words() -> None:
    words = Words()
    match = benben.Match(GAME, 4, seed=8)
    evaluator, rng = GAME.evaluator(), benben.Rng(8)
    while not match.over():
        state, seat = match.state, match.actors()[0]
        state.enumerate(seat)
        match.play(seat, evaluator.rollout_action(state, rng))
    kinds = {str(event["kind"]) for event in match.events(None)}
    assert {"pushed", "scored", "starved", "round", "end", "opened"} <= kinds
    for kind in kinds:
        assert words.knows(f"great_pyramid-event-{kind}"), kind
    for step in GAME.steps[1:]:
        assert words.knows(f"great_pyramid-ask-{step.name}"), step.name
    for option in GAME.options:
        assert words.knows(f"great_pyramid-option-{option.name}")
