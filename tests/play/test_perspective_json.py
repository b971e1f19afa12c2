"""A Perspective as JSON: it comes back as it was, and tells nothing that its seat does not know, in every game."""

from __future__ import annotations

import json
from random import Random

import pytest

import benben
from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.play.perspective_json import perspective_from_dict, perspective_to_dict
from benben.testing.laws import every_count

GAMES = [(name, players) for name in benben.games() for players in every_count(benben.game(name))]
MOVES = 60
"""Actions of a random game, chance included."""
LOOKED_AT = 7
"""Every so many actions all viewers are looked at."""


def written(perspective: Perspective) -> str:
    return json.dumps(perspective_to_dict(perspective))


def positions(name: str, players: int) -> list[State]:
    """Positions of a random game, from the first one on."""
    state, rng, found = benben.game(name).start(players=players), Random(players), list[State]()
    for number in range(MOVES):
        if not state.actors():
            break
        if number % LOOKED_AT == 0:
            found.append(state.clone())
        seat = state.actors()[0]
        if seat == benben.CHANCE:
            state.resolve_chance(Rng(number))
        else:
            state.apply(rng.choice(state.legal(seat)), seat)
    return found


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_perspective_comes_back_as_it_was(name: str, players: int) -> None:
    for state in positions(name, players):
        for viewer in (None, *range(players)):
            seen = state.perspective(viewer)
            back = perspective_from_dict(json.loads(written(seen)))
            assert back == seen
            assert (back.legal(), back.actors(), back.view()) == (seen.legal(), seen.actors(), seen.view())
            assert back.observe() == seen.observe()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_worlds_that_differ_only_in_what_a_seat_cannot_know_give_the_same_bytes(name: str, players: int) -> None:
    differing = 0
    for state in positions(name, players):
        for viewer in (None, *range(players)):
            seen = state.perspective(viewer)
            for seed in range(3):
                world = seen.deal(Rng(1000 + seed))
                differing += world.to_dict() != state.to_dict()
                assert written(world.perspective(viewer)) == written(seen)
    assert differing or not has_secrets(name, players), "no world differed from the true one: nothing was tested"


def has_secrets(name: str, players: int) -> bool:
    """True if something is hidden from a spectator somewhere in a random game."""
    return any(
        state.perspective(None).key() != json.dumps([None, state.to_dict()], sort_keys=True)
        for state in positions(name, players)
    )


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ([], "perspective"),
        ({"seat": 0}, "position"),
        ({"seat": 0, "position": []}, "position"),
        ({"seat": 0, "position": {"game": "chess", "options": {}}}, "chess"),
        ({"seat": 0, "position": {"game": 3}}, "game"),
        ({"position": {"game": "giza", "options": {}}}, "giza position"),
    ],
)
def test_what_is_no_perspective_is_refused_with_the_entry_named(data: object, named: str) -> None:
    with pytest.raises(BadInput, match=named):
        perspective_from_dict(data)


@pytest.mark.parametrize("seat", [True, 2.0, "p1", 9, -1])
def test_a_seat_that_is_none_is_refused(seat: object) -> None:
    data = perspective_to_dict(benben.game("giza").start(players=2).perspective(0))
    with pytest.raises(BadInput, match="seat"):
        perspective_from_dict({**data, "seat": seat})
