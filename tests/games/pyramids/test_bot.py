"""What bots are told of Pyramids: worth that agrees with the points, and a policy that builds."""

from __future__ import annotations

from typing import cast

import pytest

import benben
from benben.games.pyramids.bot.card_values import (
    OBELISK_SHARE,
    POINT,
    joined,
    majority_worth,
    obelisk_worth,
    stone_worth,
    tomb_worth,
)
from benben.games.pyramids.bot.evaluator import worth
from benben.games.pyramids.state import Pyramids
from benben.search.playout import rollout

from games.pyramids.builders import GAME, NAMES, at_random, begun, more, table


def number(card: str) -> int:
    return NAMES.index(card)


@pytest.mark.parametrize("seed", range(12))
def test_a_group_is_foreseen_as_it_then_is(seed: int) -> None:
    """PY-5.1 What `joined` expects of a card at a place is what lying there makes of it."""
    rng = benben.Rng(seed)
    state = at_random(begun(2, seed), rng, int(rng.below(90)))
    seen = 0
    while state.depth > 0 and seen < 5:
        seat = state.actors()[0]
        for action in state.legal(seat):
            text = GAME.text(action)
            if text.startswith("pyramid"):
                _, card, _, place = text.split()
                spot = PLACES[place]
                before = [int(state.pyramids.largest[5 * seat + colour]) for colour in range(5)]
                sizes = [int(joined(state.pyramids, seat, number(card), spot, colour)) for colour in range(5)]
                after = state.clone()
                after.apply(action, seat)
                assert [int(after.pyramids.largest[5 * seat + colour]) for colour in range(5)] == [
                    max(pair) for pair in zip(before, sizes, strict=True)
                ]
                seen += 1
        at_random(state, rng, 1)
    assert seen > 0, "no card was laid in this game"


def test_a_stone_is_worth_most_where_its_group_grows() -> None:
    """PY-5.1 Blue above blue makes a group of three; at the end of the base it stands alone."""
    state = table(["y-y", ""], pyramids={"p1": {"0.0": "r-bw", "0.1": "b-gy"}})
    above, alone = PLACES["1.0"], PLACES["0.-1"]
    assert joined(state.pyramids, 0, number("b-b"), above, 0) == 4
    assert stone_worth(state, 0, number("b-b"), above) > stone_worth(state, 0, number("b-b"), alone)


PLACES = {word: place for place, word in enumerate(GAME.catalogue.families[0].axes[1].words)}


def test_an_obelisk_card_with_the_leading_colour_is_worth_its_points() -> None:
    """PY-5.3 From four cards to five: five points; a card without the colour: nothing."""
    state = table(["b-rg w-rg", ""], more(), obelisks={"p1": "b-wr b-wg b-wy b-ry"}, gods=["khepri", "horus"])
    assert obelisk_worth(state, 0, number("b-rg")) == 5 * POINT * OBELISK_SHARE // 100
    assert obelisk_worth(state, 0, number("y-rg")) == 0


def test_a_majority_is_worth_more_the_safer_it_is() -> None:
    """PY-5.4"""
    worths = [majority_worth(lead, 3) for lead in range(-10, 11)]
    assert worths == sorted(worths)
    assert majority_worth(1, 0) > majority_worth(1, 9)
    state = table(["b-rg", ""], more(), tombs={"p2": "b-wr"}, gods=["anubis", "horus"], round=10)
    assert tomb_worth(state, 0, number("g-y")) > tomb_worth(state, 0, number("b-w")), "ties in blue and white earn nothing"


@pytest.mark.parametrize("players", [2, 5])
def test_the_policy_chooses_what_is_legal_and_outbuilds_chance(players: int) -> None:
    evaluator = GAME.evaluator()
    rng = benben.Rng(players)
    planned, random = [], []
    for _ in range(8):
        state = cast("Pyramids", GAME.start(players))
        while state.depth > 0:
            rollout(state, evaluator, rng)
        planned += state.scores()
        random += at_random(cast("Pyramids", GAME.start(players)), rng, 2000).scores()
    assert sum(planned) > 1.3 * sum(random)


def test_values_are_shares_of_victory_and_exact_at_the_end() -> None:
    evaluator = GAME.evaluator()
    rng = benben.Rng(8)
    state = begun(3)
    while state.depth > 0:
        assert all(0.0 <= evaluator.value(state, seat) <= 1.0 for seat in range(3))
        at_random(state, rng, 9)
    best = max(range(3), key=lambda seat: evaluator.value(state, seat))
    assert best in state.winners()


def test_every_move_has_a_worth() -> None:
    rng = benben.Rng(3)
    state = begun(4)
    while state.depth > 0:
        seat = state.actors()[0]
        assert all(-1000 < worth(state, seat, action) < 1000 for action in state.legal(seat))
        at_random(state, rng, 1)
