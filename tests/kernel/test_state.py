"""States: what is asked of whom, and clear errors for everything else."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import benben
from benben import BadInput, Refused, Rng

GIZA = benben.game("giza")


def opened(players: int = 3) -> benben.State:
    state = GIZA.start(players, {"first": "p2"})
    state.roll(Rng(4))
    return state


def test_chance_is_a_seat_with_weights() -> None:
    state = GIZA.start(2)
    assert state.actors() == (benben.CHANCE,)
    assert [GIZA.text(action) for action, _ in state.outcomes()] == ["first p1", "first p2"]
    state.apply(GIZA.parse("first p2"))
    assert sum(weight for _, weight in state.outcomes()) == 83
    assert state.legal(benben.CHANCE) == [action for action, _ in state.outcomes()]


def test_apply_takes_what_legal_lists_and_nothing_else() -> None:
    state = opened()
    with pytest.raises(Refused) as error:
        state.apply(GIZA.parse("stop"))
    assert error.value.refusal.rule == "GZ-3.1"
    with pytest.raises(Refused, match="it is not p1's turn: p2 is asked"):
        state.apply(state.legal(1)[0], 0)
    with pytest.raises(BadInput, match="there is no seat 3"):
        state.apply(0, 3)
    with pytest.raises(BadInput, match="is no action"):
        state.apply(-5)
    assert state.legal(0) == []


def test_a_state_survives_pickling() -> None:
    state = opened()
    assert pickle.loads(pickle.dumps(state)).to_dict() == state.to_dict()


def test_when_the_game_is_over_nothing_is_legal() -> None:
    state = opened(2)
    rng = random.Random(3)
    while state.actors():
        if state.actors() == (benben.CHANCE,):
            state.roll(rng)
        else:
            state.apply(rng.choice(state.legal(state.actors()[0])))
    assert set(state.winners()) <= {seat for seat, score in enumerate(state.scores()) if score == max(state.scores())}
    assert len(state.winners()) in (1, 2)
    for action in (0, GIZA.parse("stop")):
        refusal = state.refusal(action, 0)
        assert refusal is not None
        assert refusal.key == "game-over"
    with pytest.raises(Refused, match="the game is over"):
        state.apply(0)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda d: d.pop("hands"), "'hands' is missing"),
        (lambda d: d.update(game="chess"), "game: 'chess' is not known"),
        (lambda d: d.update(players=9), "players must be from 2 to 6, not 9"),
        (lambda d: d.update(players="two"), "players must be a whole number, not the text 'two'"),
        (lambda d: d.update(options={"edition": "1999"}), "'1999' is not known; it is one of"),
        (lambda d: d.update(options=3), "options: expected an object"),
        (lambda d: d["hands"][0].append("+6"), "'\\+6' is not known"),
        (lambda d: d["hands"][0].extend(["+1"] * 3), "at most 4"),
        (lambda d: d["boards"][0]["cheops"].extend(["+1", "+2"]), r"boards\[0\]: cheops: \+2 cannot lie on \+1"),
        (lambda d: d["boards"][0]["cheops"].append("demolition"), "demolition cannot lie on"),
        (lambda d: d["boards"][0]["cheops"].append("+1"), "\\+1: 8 in this position, the box has 7"),
        (lambda d: d["boards"][0].update(tower=[]), "'tower' is not known here"),
        (lambda d: d["pile"].update(scarab=7), "scarab must be from 0 to 6, not 7"),
        (lambda d: d.update(left=3), "left is 3, but the pile holds"),
        (lambda d: d.update(agenda=[{"step": "nap"}]), "'nap' is not known"),
        (lambda d: d.update(agenda=[{"step": "turn", "seat": 5}]), "seat must be from 0 to 2"),
        (lambda d: d.update(agenda=[{"step": "turn", "seat": 1, "mood": 1}]), "'mood' is not known here"),
        (lambda d: d.update(agenda=7), "agenda must be a list"),
        (lambda d: d.update(hands=[]), "hands must have 3 entries"),
        (lambda d: d.update(extra=1), "'extra' is not known here"),
    ],
)
def test_a_position_that_makes_no_sense_is_explained(change: Callable[[Any], None], why: str) -> None:
    data = copy.deepcopy(opened().to_dict())
    change(data)
    with pytest.raises(BadInput, match=why):
        GIZA.from_dict(data)


@pytest.mark.parametrize("data", [None, 3, "x", [], {}])
def test_nonsense_is_no_position(data: object) -> None:
    with pytest.raises(BadInput):
        GIZA.from_dict(data)


@pytest.mark.parametrize("players", [0, 1, 7, "4", None, 2.0, True])
def test_the_number_of_players_is_checked(players: object) -> None:
    with pytest.raises(BadInput, match="GIZA is for 2 to 6 players"):
        GIZA.start(players)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"colour": "red"}, "'colour' is not known; it is one of edition"),
        ({"memory": "open!"}, "'open!' is not known; it is one of closed or open"),
        (3, "options must be an object of names and values, not the number 3"),
        ({"first": "p3"}, "p3 is not at the table; with 2 players it is p1 to p2"),
    ],
)
def test_options_are_checked(options: Any, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        GIZA.start(2, options)


def test_an_unknown_game_is_explained() -> None:
    with pytest.raises(BadInput, match="there is no game 'senet'; there are"):
        benben.game("senet")
