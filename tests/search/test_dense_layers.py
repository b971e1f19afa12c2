"""The hidden layers of a network: the sums of the Python file, which the C file must repeat bit by bit."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16

import benben.search
from benben.search.dense_layers import DenseLayers


def python_file() -> ModuleType:
    """The module in plain Python, also where the C file has taken its place."""
    path = Path(benben.search.__file__).with_name("dense_layers.py")
    spec = importlib.util.spec_from_file_location("dense_layers_in_python", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def random_weights(rng: Random, count: int) -> vec[float]:
    return vec[float]([rng.uniform(-1, 1) for _ in range(count)])


def features_of(kind: Any, inputs: int, units: int, features: int, observations: list[vec[i16]]) -> list[list[float]]:
    """The features of observations, by layers of this kind with weights that depend on the sizes alone."""
    rng = Random(f"{inputs} {units} {features}")
    sizes = (inputs * units, units, units * features, features)
    found = vec[float]([0.0] * features)
    layers = kind(*[random_weights(rng, size) for size in sizes], found)
    rows = []
    for observation in observations:
        layers.read_written(observation)
        rows.append(list(found))
        layers.read(vec[float]([float(number) for number in observation]))
        assert list(found) == rows[-1]
    return rows


@pytest.mark.parametrize(("inputs", "units", "features"), [(1, 8, 8), (30, 16, 8), (57, 40, 24), (200, 128, 64)])
def test_the_c_file_gives_the_numbers_of_the_python_file(inputs: int, units: int, features: int) -> None:
    rng = Random(inputs)
    observations = [vec[i16]([rng.choice([0, 0, 0, 1, 1, -3, 250]) for _ in range(inputs)]) for _ in range(20)]
    observations.append(vec[i16]([0] * inputs))
    found = features_of(DenseLayers, inputs, units, features, observations)
    assert found == features_of(python_file().DenseLayers, inputs, units, features, observations)
    assert all(value >= 0.0 for row in found for value in row)
    assert len({tuple(row) for row in found}) > 1


def test_a_unit_adds_its_bias_and_the_weighted_inputs() -> None:
    features = vec[float]([0.0] * 8)
    first = vec[float]([0.5] * 8 + [2.0] * 8)
    second = vec[float]([1.0] + [0.0] * 7 + [0.0] * 56)
    layers = DenseLayers(first, vec[float]([0.25] * 8), second, vec[float]([-1.0] * 8), features)
    layers.read(vec[float]([2.0, 3.0]))
    assert list(features) == [0.25 + 2 * 0.5 + 3 * 2.0 - 1.0] + [0.0] * 7


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ((16, 8, 64, 8, 16), "do not fit together"),
        ((16, 8, 128, 8, 8), "do not fit together"),
        ((12, 6, 48, 8, 8), "a multiple of 8 units"),
        ((17, 8, 64, 8, 8), "a row of weights for each input"),
        ((16, 0, 64, 8, 8), "a multiple of 8 units"),
    ],
)
def test_layers_that_do_not_fit_are_refused(sizes: tuple[int, int, int, int, int], message: str) -> None:
    for kind in (DenseLayers, python_file().DenseLayers):
        with pytest.raises(ValueError, match=message):
            kind(*[vec[float]([0.0] * size) for size in sizes])


def test_an_observation_of_another_length_is_refused() -> None:
    zeros = [vec[float]([0.0] * size) for size in (16, 8, 64, 8, 8)]
    for layers in (DenseLayers(*zeros), python_file().DenseLayers(*zeros)):
        with pytest.raises(ValueError, match="an observation has 2 numbers, not 3"):
            layers.read_written(vec[i16]([0, 0, 0]))
