"""Bout and Pen: what the environments stand on."""

from __future__ import annotations

import random

import pytest

import benben
from benben.kernel.bout import Bout
from benben.kernel.pen import Pen
from benben.kernel.state import State

from .mora import Mora, MoraGame


def test_a_bout_is_the_game_that_the_rules_play() -> None:
    game = benben.game("giza")
    bout, state = Bout(game, 3), game.start(3)
    bout.start(benben.Luck(4))
    luck = benben.Luck(4)
    state.roll(luck)
    rng = random.Random(4)
    while not bout.over:
        assert (bout.seat,) == state.actors()
        assert bout.perspective(bout.seat) == state.perspective(bout.seat)
        action = rng.choice(state.legal(bout.seat))
        bout.play(action)
        state.apply(action)
        state.roll(luck)
    assert state.actors() == ()
    assert (bout.scores(), bout.winners()) == (state.scores(), state.winners())


def test_a_bout_begins_anew_as_often_as_one_likes() -> None:
    bout = Bout(MoraGame(), 2)
    for _ in range(2):
        bout.start(random.Random(1))
        assert (bout.over, bout.seat, bout.winners()) == (False, 0, [])
        bout.play(0)
        bout.play(1)
        assert (bout.over, bout.winners()) == (True, [1])


def test_nothing_is_played_after_the_end() -> None:
    bout = Bout(MoraGame(), 2)
    bout.start(random.Random(1))
    bout.play(0)
    bout.play(1)
    with pytest.raises(benben.Refused) as refused:
        bout.play(0)
    assert refused.value.refusal.rule == "MO-2"


def test_a_position_of_another_game_is_told_so() -> None:
    with pytest.raises(benben.BadInput, match="the position is of GIZA for 2 players, this is Mora for 2"):
        Bout(MoraGame(), 2).start(random.Random(1), benben.game("giza").start(2))


def test_a_pen_writes_from_left_to_right_again_and_again() -> None:
    pen = Pen(7)
    for _ in range(2):
        pen.lift()
        pen.number(5)
        pen.one_hot(1, 3)
        start = pen.room(2)
        pen.add(start + 1)
        pen.add(start + 1)
        pen.one_hot(9, 1)
        pen.check_full("a test")
        assert list(pen.vector) == [5.0, 0.0, 1.0, 0.0, 0.0, 2.0, 0.0]


class Terse(MoraGame):
    """Declares more than it writes."""

    def observe(self, known: State, seat: int | None, pen: Pen) -> None:
        assert isinstance(known, Mora)
        pen.number(0)


def test_a_game_that_writes_less_than_it_declares_is_caught() -> None:
    state = Terse().start(2)
    with pytest.raises(AssertionError, match="Mora declares an observation of 2 numbers and wrote 1"):
        state.perspective(0).observe()
