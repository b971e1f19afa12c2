"""The hidden layers of a network, in plain Python.

`dense_layers.c` computes the same in C, with the same sums in the same order, and takes the place of this module where the
engine is compiled: a search with a network spends most of its time here (docs/decisions/0022-network-layers-in-c.md).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16


@final
class DenseLayers:
    """Two hidden layers, from an observation to the features of a network. Only inputs that are not 0 cost time.

    A layer has a row of weights for each input, and a bias for each unit. ``features`` receives the output.
    """

    def __init__(
        self,
        first_weights: vec[float],
        first_biases: vec[float],
        second_weights: vec[float],
        second_biases: vec[float],
        features: vec[float],
    ) -> None:
        self._layers = [(first_weights, first_biases), (second_weights, second_biases)]
        self._features = features
        for weights, biases in self._layers:
            if len(biases) == 0 or len(biases) % 8 or len(weights) % len(biases):
                raise ValueError("a layer has a multiple of 8 units and a row of weights for each input")
        self._inputs = len(first_weights) // len(first_biases)
        if len(second_weights) != len(first_biases) * len(second_biases) or len(features) != len(second_biases):
            raise ValueError("the layers and the features do not fit together")

    def read(self, observation: vec[float]) -> None:
        """Set the features to those of an observation."""
        self._read(list(observation))

    def read_written(self, observation: vec[i16]) -> None:
        """Set the features to those of an observation of 16-bit numbers."""
        self._read([float(number) for number in observation])

    def _read(self, observation: list[float]) -> None:
        if len(observation) != self._inputs:
            raise ValueError(f"an observation has {self._inputs} numbers, not {len(observation)}")
        outputs = observation
        for weights, biases in self._layers:
            outputs = _activated(weights, biases, outputs)
        for unit, value in enumerate(outputs):
            self._features[unit] = value


def _activated(weights: vec[float], biases: vec[float], inputs: list[float]) -> list[float]:
    """The outputs of a layer: for each unit the bias plus the weighted inputs, and at least 0."""
    units = len(biases)
    sums = list(biases)
    for place, value in enumerate(inputs):
        if value != 0.0:
            row = weights[place * units : (place + 1) * units]
            sums = [total + value * weight for total, weight in zip(sums, row, strict=True)]
    return [total if total > 0.0 else 0.0 for total in sums]
