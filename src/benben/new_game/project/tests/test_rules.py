"""The rules of Hoard, paragraph by paragraph."""

from __future__ import annotations

import pytest

from benben import Match, Refused
from benben.new_game.hoard.game import GAME
from benben.new_game.hoard.state import HoardState


def position(players: int = 2, **changes: object) -> HoardState:
    """A position with some entries of its JSON form changed, p1 to move."""
    state = GAME.from_dict({**GAME.start(players).to_dict(), **changes})
    assert isinstance(state, HoardState)
    return state


def texts(state: HoardState, seat: int = 0) -> list[str]:
    """The legal actions of a seat in notation."""
    return [GAME.text(action) for action in state.legal(seat)]


def test_nobody_draws_into_a_full_hand() -> None:
    """HO-2.2"""
    state = position(bag={"copper": 8, "silver": 7, "gold": 7}, hands=[{"silver": 1, "gold": 1}, {}])
    assert texts(state) == ["row left", "row right"]
    with pytest.raises(Refused) as refused:
        state.apply(GAME.parse("draw"), 0)
    assert refused.value.refusal.rule == "HO-2.2"


def test_a_coin_is_banked_in_the_row_that_was_chosen() -> None:
    """HO-2.3"""
    state = position(bag={"copper": 8, "silver": 8, "gold": 7}, hands=[{"gold": 1}, {}])
    state.apply(GAME.parse("row right"), 0)
    assert texts(state) == ["bank gold"]
    state.apply(GAME.parse("bank gold"), 0)
    assert state.to_dict()["rows"] == [{"left": {}, "right": {"gold": 1}}, {"left": {}, "right": {}}]
    assert state.actors() == (1,)


def test_passing_is_for_those_who_can_do_nothing_else() -> None:
    """HO-2.4"""
    rows = [{"left": {"copper": 8, "silver": 8}, "right": {"gold": 7}}, {"left": {}, "right": {}}]
    state = position(bag={}, hands=[{}, {"gold": 1}], rows=rows)
    assert texts(state) == ["pass"]


def test_a_drawn_coin_is_seen_by_its_finder_alone() -> None:
    """HO-3.1"""
    match = Match(GAME, 2, seed=1)
    match.play(0, GAME.parse("draw"))
    seen = [match.perspective(viewer).view() for viewer in (0, 1, None)]
    assert len(str(seen[0]["hand"])) > len("[]")
    assert seen[1]["hand"] == []
    assert seen[2]["hand"] is None
    assert all(view["held"] == [1, 0] for view in seen)


def test_the_left_row_counts_values_and_the_right_row_different_coins() -> None:
    """HO-4.2"""
    rows = [{"left": {"gold": 2}, "right": {"copper": 1}}, {"left": {}, "right": {"copper": 2, "silver": 1}}]
    state = position(bag={"copper": 5, "silver": 7, "gold": 6}, rows=rows)
    assert state.scores() == [2 * 3 + 3, 2 * 3]


def test_the_game_ends_when_bag_and_hands_are_empty() -> None:
    """HO-4.1, HO-4.3"""
    rows = [{"left": {"copper": 8, "silver": 8}, "right": {}}, {"left": {}, "right": {"gold": 7}}]
    state = position(bag={}, hands=[{"gold": 1}, {}], rows=rows)
    for text in ("row right", "bank gold"):
        state.apply(GAME.parse(text), 0)
    assert state.actors() == ()
    assert state.winners() == [0]
