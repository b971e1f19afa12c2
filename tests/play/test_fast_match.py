"""FastMatch and ObservationWriter: the match and the vectors of the environments."""

from __future__ import annotations

import random

import pytest

import benben
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State
from benben.play.fast_match import FastMatch
from envs.mora import Mora, MoraGame


def test_a_fast_match_is_the_game_that_the_rules_play() -> None:
    game = benben.game("giza")
    match, state = FastMatch(game, 3), game.start(3)
    match.start(benben.Rng(4))
    chance = benben.Rng(4)
    state.roll(chance)
    rng = random.Random(4)
    while not match.over:
        assert (match.seat,) == state.actors()
        assert match.perspective(match.seat) == state.perspective(match.seat)
        action = rng.choice(state.legal(match.seat))
        match.play(action)
        state.apply(action)
        state.roll(chance)
    assert state.actors() == ()
    assert (match.scores(), match.winners()) == (state.scores(), state.winners())


def test_a_fast_match_begins_anew_as_often_as_one_likes() -> None:
    match = FastMatch(MoraGame(), 2)
    for _ in range(2):
        match.start(random.Random(1))
        assert (match.over, match.seat, match.winners()) == (False, 0, [])
        match.play(0)
        match.play(1)
        assert (match.over, match.winners()) == (True, [1])


def test_nothing_is_played_after_the_end() -> None:
    match = FastMatch(MoraGame(), 2)
    match.start(random.Random(1))
    match.play(0)
    match.play(1)
    with pytest.raises(benben.Refused) as refused:
        match.play(0)
    assert refused.value.refusal.rule == "MO-2"


def test_a_position_of_another_game_is_told_so() -> None:
    with pytest.raises(benben.BadInput, match="the position is of GIZA for 2 players, this is Mora for 2"):
        FastMatch(MoraGame(), 2).start(random.Random(1), benben.game("giza").start(2))


def test_an_observation_writer_writes_from_left_to_right_again_and_again() -> None:
    writer = ObservationWriter(7)
    for _ in range(2):
        writer.restart()
        writer.number(5)
        writer.one_hot(1, 3)
        start = writer.reserve(2)
        writer.add(start + 1)
        writer.add(start + 1)
        writer.one_hot(9, 1)
        writer.check_full("a test")
        assert list(writer.vector) == [5.0, 0.0, 1.0, 0.0, 0.0, 2.0, 0.0]


class Terse(MoraGame):
    """Declares more than it writes."""

    def observe(self, known: State, seat: int | None, writer: ObservationWriter) -> None:
        assert isinstance(known, Mora)
        writer.number(0)


def test_a_game_that_writes_less_than_it_declares_is_caught() -> None:
    state = Terse().start(2)
    with pytest.raises(AssertionError, match="Mora declares an observation of 2 numbers and wrote 1"):
        state.perspective(0).observe()
