"""Finished games for the tests of reviews, and a budget that is small enough for the interpreted engine."""

from __future__ import annotations

from functools import cache
from random import Random

import benben
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.play.record import Record
from benben.review.budget import Budget

TINY = Budget("tiny", futures=2, outcomes=2, iterations=2, pairs=3, stories=2)
"""Too little for a judgement, enough for the arithmetic."""


@cache
def random_game(name: str, players: int, seed: int = 1) -> Record:
    """The record of a game of random moves."""
    return random_record(benben.game(name), players, seed)


def random_record(game: Game, players: int, seed: int) -> Record:
    """The record of a game of random moves."""
    match, rng = Match(game, players, seed), Random(seed)
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match.record


def last_choice(record: Record) -> Perspective:
    """The last decision of a record with a choice."""
    for upto in range(len(record.entries) - 1, 0, -1):
        state = record.replay(upto)
        for seat in state.actors():
            if seat >= 0 and len(state.legal(seat)) > 1:
                return state.perspective(seat)
    raise AssertionError("nobody ever had a choice")
