"""The pyramids of a board can be exchanged: a game with other names for them goes the same way."""

from __future__ import annotations

from random import Random

import pytest

import benben
from benben.games.giza.symmetry import exchange
from benben.play.match import Match
from benben.play.symmetry import Symmetry

GIZA = benben.game("giza")


def exchanged(symmetry: Symmetry, observation: list[float]) -> list[float]:
    found = [0.0] * len(observation)
    for index, value in enumerate(observation):
        found[symmetry.inputs[index]] = value
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_with_exchanged_pyramids_is_the_same_game_with_exchanged_names(players: int) -> None:
    rng = Random(players)
    orders = [[*rng.sample(range(3), 3), 3] for _ in range(players)]
    orders[0], orders[1] = [1, 2, 0, 3], [0, 2, 1, 3]
    symmetries = [exchange(players, seat, orders) for seat in range(players)]
    plain, other = Match(GIZA, players, seed=4), Match(GIZA, players, seed=4)
    moved = 0
    while not plain.over():
        assert plain.actors() == other.actors()
        for seat in range(players):
            seen, there = plain.perspective(seat).observe(), other.perspective(seat).observe()
            assert exchanged(symmetries[seat], list(seen)) == list(there)
            moved += list(seen) != list(there)
        seat = plain.actors()[0]
        actions = symmetries[seat].actions
        assert sorted(actions[action] for action in plain.legal(seat)) == sorted(other.legal(seat))
        choice = rng.choice(plain.legal(seat))
        plain.play(seat, choice)
        other.play(seat, actions[choice])
    assert other.over()
    assert moved > 20
    assert [plain.state.points(seat) for seat in range(players)] == [other.state.points(seat) for seat in range(players)]


def test_points_of_sites_are_exchanged_as_the_sites_are() -> None:
    symmetry = exchange(2, 1, [[1, 2, 0, 3], [0, 2, 1, 3]])
    own, rival = symmetry.words
    assert own == {"cheops": "cheops", "chephren": "mykerinos", "mykerinos": "chephren", "sphinx": "sphinx"}
    assert rival == {"cheops": "chephren", "chephren": "mykerinos", "mykerinos": "cheops", "sphinx": "sphinx"}


def test_a_symmetry_is_random_and_moves_no_tile_to_another() -> None:
    rng = Random(1)
    found = [GIZA.symmetry(2, 0, lambda count: rng.sample(range(count), count)) for _ in range(300)]
    assert len({tuple(symmetry.inputs) for symmetry in found if symmetry}) == 36
    for symmetry in found:
        assert symmetry is not None
        assert sorted(symmetry.inputs) == list(range(GIZA.observation_size(2)))
        assert sorted(symmetry.actions) == list(range(len(GIZA.catalogue)))
