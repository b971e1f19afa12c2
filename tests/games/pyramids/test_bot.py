"""The evaluator of Pyramids: values that agree with the points, and a rollout policy that builds."""

from __future__ import annotations

from typing import cast

import pytest

import benben
from benben.games.pyramids.bot.card_values import (
    OBELISK_PERCENT,
    POINT,
    group_size_with,
    majority_value,
    obelisk_value,
    pyramid_value,
    tomb_value,
)
from benben.games.pyramids.bot.evaluator import HALFWAY_MARGIN, VICTORY_WEIGHT, action_value
from benben.games.pyramids.state import Pyramids
from benben.kernel.evaluator import squash
from benben.search.playout import rollout

from games.pyramids.builders import GAME, NAMES, build_more, play, play_at_random, position, started


def number(card: str) -> int:
    return NAMES.index(card)


@pytest.mark.parametrize("seed", range(12))
def test_the_size_of_a_group_is_predicted_before_a_card_is_laid(seed: int) -> None:
    """PY-5.1 `group_size_with` returns the size that the group has once the card lies there."""
    rng = benben.Rng(seed)
    state = play_at_random(started(2, seed), rng, int(rng.below(90)))
    checked = 0
    while state.depth > 0 and checked < 5:
        seat = state.actors()[0]
        for action in state.legal(seat):
            text = GAME.text(action)
            if text.startswith("pyramid"):
                _, card, _, place = text.split()
                before = [int(state.pyramids.largest[5 * seat + colour]) for colour in range(5)]
                sizes = [
                    int(group_size_with(state.pyramids, seat, number(card), PLACES[place], colour)) for colour in range(5)
                ]
                after = state.clone()
                after.apply(action, seat)
                assert [int(after.pyramids.largest[5 * seat + colour]) for colour in range(5)] == [
                    max(pair) for pair in zip(before, sizes, strict=True)
                ]
                checked += 1
        play_at_random(state, rng, 1)
    assert checked > 0, "no card was laid in this game"


def test_a_card_has_the_highest_value_where_its_group_grows() -> None:
    """PY-5.1 Blue above blue makes a group of three; at the end of the base it stands alone."""
    state = position(["y-y", ""], pyramids={"p1": {"0.0": "r-bw", "0.1": "b-gy"}})
    above, alone = PLACES["1.0"], PLACES["0.-1"]
    assert group_size_with(state.pyramids, 0, number("b-b"), above, 0) == 4
    assert pyramid_value(state, 0, number("b-b"), above) > pyramid_value(state, 0, number("b-b"), alone)


PLACES = {word: place for place, word in enumerate(GAME.catalogue.families[0].axes[1].words)}


def test_an_obelisk_card_with_the_leading_colour_has_the_value_of_its_points() -> None:
    """PY-5.3 From four cards to five: five points; a card without the colour: nothing."""
    state = position(["b-rg w-rg", ""], build_more(), obelisks={"p1": "b-wr b-wg b-wy b-ry"}, gods=["khepri", "horus"])
    assert obelisk_value(state, 0, number("b-rg")) == 5 * POINT * OBELISK_PERCENT // 100
    assert obelisk_value(state, 0, number("y-rg")) == 0


def test_a_majority_has_a_higher_value_the_safer_it_is() -> None:
    """PY-5.4 A longer lead is safer, and so is the same lead with fewer rounds left."""
    values = [majority_value(lead, 3) for lead in range(-10, 11)]
    assert values == sorted(values)
    assert majority_value(1, 0) > majority_value(1, 9)
    state = position(["b-rg", ""], build_more(), tombs={"p2": "b-wr"}, gods=["anubis", "horus"], round=10)
    assert tomb_value(state, 0, number("g-y")) > tomb_value(state, 0, number("b-w")), "ties in blue and white earn nothing"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_the_policy_chooses_what_is_legal_and_outbuilds_chance(players: int) -> None:
    evaluator = GAME.evaluator()
    rng = benben.Rng(players)
    by_policy, at_random = [], []
    for _ in range(8):
        state = cast("Pyramids", GAME.start(players))
        while state.depth > 0:
            rollout(state, evaluator, rng)
        by_policy += state.scores()
        at_random += play_at_random(cast("Pyramids", GAME.start(players)), rng, 2000).scores()
    assert sum(by_policy) > 1.3 * sum(at_random)


def test_values_are_shares_of_victory_and_exact_at_the_end() -> None:
    evaluator = GAME.evaluator()
    rng = benben.Rng(8)
    state = started(3)
    while state.depth > 0:
        assert all(0.0 <= evaluator.value(state, seat) <= 1.0 for seat in range(3))
        play_at_random(state, rng, 9)
    best = max(range(3), key=lambda seat: evaluator.value(state, seat))
    assert best in state.winners()


@pytest.mark.parametrize(("tied", "share"), [(1, 1.0), (2, 1 / 2), (3, 1 / 3)])
def test_py_5_6_the_final_value_counts_an_equal_share_of_the_victory(tied: int, share: float) -> None:
    """PY-5.6 Three seats that tie have a third of the victory each, not a half."""
    winning, losing = ["b-w", "w-b", "w-r"], ["r-gy", "g-bw", "y-br"]
    pyramids = {f"p{seat + 1}": {"0.0": winning[seat] if seat < tied else losing[seat]} for seat in range(3)}
    state = position(["", "", ""], build_more(2), pyramids=pyramids, gods=["horus", "anubis", "khepri"], round=10)
    play(state, "done")
    assert len(state.winners()) == tied
    by_margin = squash(float(state.scores()[0] - max(state.scores()[1:])), HALFWAY_MARGIN)
    expected = (1.0 - VICTORY_WEIGHT) * by_margin + VICTORY_WEIGHT * share
    assert GAME.evaluator().value(state, 0) == pytest.approx(expected)


def test_every_legal_action_has_a_value_within_bounds() -> None:
    rng = benben.Rng(3)
    state = started(4)
    while state.depth > 0:
        seat = state.actors()[0]
        assert all(-1000 < action_value(state, seat, action) < 1000 for action in state.legal(seat))
        play_at_random(state, rng, 1)
