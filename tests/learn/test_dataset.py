"""Batches: rows of a game with symmetries have their places exchanged, inputs, moves and points alike."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import benben
from benben.learn.first_games import play_policy_game
from benben.learn.plan import plan_training
from benben.learn.samples import GameSamples
from benben.play.symmetry import Symmetry

if find_spec("numpy") is None:
    pytest.skip("numpy is not installed: TRAINING IS NOT TESTED", allow_module_level=True)

import numpy as np

from benben.learn.dataset import Batch, Dataset, Symmetries, common_sources, symmetries_of

SWAPPED = Symmetry(inputs=[1, 0, 2], actions=[0, 2, 1], words=[{"left": "right", "right": "left"}, {}])
"""Exchanges the first two inputs, the last two actions, and the own sources of points."""
KEPT = Symmetry(inputs=[0, 1, 2], actions=[0, 1, 2], words=[{}, {}])


def one_game() -> list[GameSamples]:
    """Two rows: the first seat sees a 5 and a 7 and should do the second action, the other seat sees a 5 alone."""
    points = [{"left": 3.0, "right": 4.0}, {"left": 1.0, "right": 2.0}]
    samples = GameSamples(0, shares=[1.0, 0.0], sources=points)
    samples.add(0, [5.0, 0.0, 7.0], {1: 1.0}, [0.5, 0.5])
    samples.add(1, [5.0, 0.0, 0.0], None, [0.5, 0.5])
    return [samples]


def rows_of(batch: Batch) -> list[tuple[dict[int, float], list[float]]]:
    """The inputs and the points of each row, that with more inputs first."""
    ends = [*batch.offsets[1:], len(batch.inputs)]
    inputs = [
        dict(zip(batch.inputs[start:end].tolist(), batch.values[start:end].tolist(), strict=True))
        for start, end in zip(batch.offsets, ends, strict=True)
    ]
    return sorted(zip(inputs, batch.points.tolist(), strict=True), key=lambda row: -len(row[0]))


def test_places_are_exchanged_in_batches_in_random_order() -> None:
    data = Dataset(one_game(), 2, ("left", "right"), Symmetries([[SWAPPED], [KEPT]], ("left", "right")))
    batch = next(data.batches(2, np.random.default_rng(1)))
    assert rows_of(batch) == [({1: 5.0, 2: 7.0}, [4.0, 3.0, 1.0, 2.0]), ({0: 5.0}, [1.0, 2.0, 3.0, 4.0])]
    assert batch.moves.tolist() == [2]


def test_batches_in_order_are_left_as_they_are() -> None:
    data = Dataset(one_game(), 2, ("left", "right"), Symmetries([[SWAPPED], [KEPT]], ("left", "right")))
    batch = next(data.batches(2, None))
    assert rows_of(batch) == [({0: 5.0, 2: 7.0}, [3.0, 4.0, 1.0, 2.0]), ({0: 5.0}, [1.0, 2.0, 3.0, 4.0])]
    assert batch.moves.tolist() == [1]


def test_games_of_giza_are_learned_with_their_symmetry() -> None:
    giza = benben.game("giza")
    games = [play_policy_game(plan_training(giza, 2, 1, 1, 1), 0)]
    sources = common_sources(games)
    assert len(sources) == 4
    symmetries = symmetries_of(giza, 2, sources, seed=1)
    assert symmetries is not None
    data = Dataset(games, 2, sources, symmetries)
    first, again, other = [next(data.batches(1000, np.random.default_rng(seed))) for seed in (1, 1, 2)]
    assert first.inputs.tolist() == again.inputs.tolist() != other.inputs.tolist()
    plain = next(data.batches(1000, None))
    assert sorted(first.values.tolist()) == sorted(plain.values.tolist())
    assert sorted(first.points.sum(axis=1).tolist()) == sorted(plain.points.sum(axis=1).tolist())


def test_a_game_without_symmetries_has_none() -> None:
    assert symmetries_of(benben.game("egizia"), 2, (), seed=1) is None
