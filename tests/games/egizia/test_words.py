"""Refusals, cards, moves and events of Egizia have words."""

from __future__ import annotations

import random

import benben
from benben.games.egizia.box import BOX
from benben.words import Words

from games.egizia.builders import GAME, play, sailing

WORDS = Words(game="egizia")


def test_every_refusal_is_a_sentence() -> None:
    """Every action of the catalogue is legal or refused with a rule and words, at questions of every kind."""
    rng, steps = random.Random(5), set()
    for seed in range(3):
        state = GAME.start(2 + seed)
        while state.actors():
            state.roll(benben.Rng(rng.getrandbits(30)))
            if not state.actors():
                break
            seat, step = state.actors()[0], state.step()
            assert step is not None
            if step.name not in steps or rng.random() < 0.03:
                steps.add(step.name)
                for action in range(len(GAME.catalogue)):
                    refusal = state.refusal(action, seat)
                    if refusal is not None:
                        assert refusal.rule.startswith("EG-")
                        assert WORDS.knows(refusal.key), refusal.key
                        assert "{" not in refusal.message
            state.apply(rng.choice(state.legal(seat)), seat)
    assert {"ship", "feed", "crew", "work", "keep", "market", "ring", "raise"} <= steps


def test_every_card_and_every_action_is_said() -> None:
    names = [f"egizia-card-{card.name}" for card in BOX.nile] + [f"egizia-sphinx-{card.name}" for card in BOX.sphinx]
    names += [f"egizia-do-{family.name}" for family in GAME.catalogue.families if family.path_patterns]
    assert [name for name in names if not WORDS.knows(name)] == []


def test_the_log_says_which_card_was_taken_and_what_for_points_came() -> None:
    state = sailing("field-brown-8")
    events = state.collect_events()
    play(state, "ship c1")
    said = [WORDS.event("egizia", event.seen_by(1)) for event in events]
    assert said == [
        "p1 sails to card space 1",
        'p1 takes "brown field 8, 3 points now"',
        "3 points for p1: taking the brown field 8",
    ]
