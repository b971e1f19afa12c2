"""Network: a small neural network that reads an observation, compiled with the engine and without numpy or PyTorch.

The observation passes two hidden layers. The second one, the *features*, feeds three heads: the win share of every seat, the
points of every seat by source, and a logit for each action of the catalogue. Seats are counted from the observing seat on.
The hidden layers are in `dense_layers`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from benben.kernel.observation_writer import ObservationWriter
from benben.search.dense_layers import DenseLayers

BLOCK: Final[i64] = 8
"""Units that are summed side by side: sizes of hidden layers are multiples of it."""

MOST_LOGIT: Final = 20.0
"""Logits are cut off at this size, so that their exponentials stay finite."""


@final
class Layer:
    """The weights of one layer, a row for each input, and a bias for each unit."""

    def __init__(self, weights: vec[float], biases: list[float]) -> None:
        self.weights = weights
        self.biases = vec[float](biases)
        self.units: i64 = len(biases)
        self.inputs: i64 = len(weights) // self.units


@final
class Head:
    """The weights of an output, a row of features for each unit, and a bias for each unit."""

    def __init__(self, weights: vec[float], biases: list[float]) -> None:
        self.weights = weights
        self.biases = vec[float](biases)
        self.units: i64 = len(biases)
        self.features: i64 = len(weights) // self.units if self.units > 0 else 0

    def output(self, unit: i64, features: vec[float], start: i64) -> float:
        """The output of one unit for the features that begin at ``start``."""
        total = self.biases[unit]
        weights = self.weights
        at = unit * self.features
        for i in range(self.features):
            total += weights[at + i] * features[start + i]
        return total


@final
class Network:
    """A network with its weights. `read` an observation, then ask for the outputs of the heads."""

    def __init__(self, first: Layer, second: Layer, shares: Head, points: Head, policy: Head) -> None:
        self.shares_head = shares
        self.points_head = points
        self.policy_head = policy
        self.inputs: i64 = first.inputs
        self.feature_count: i64 = second.units
        self.features = vec[float]([0.0] * int(second.units))
        """The features of the observation that was read last."""
        self._layers = DenseLayers(first.weights, first.biases, second.weights, second.biases, self.features)

    def read(self, observation: vec[float]) -> None:
        """Compute the features of an observation."""
        self._layers.read(observation)

    def read_written(self, writer: ObservationWriter) -> None:
        """Compute the features of the observation in a writer."""
        self._layers.read_written(writer.vector)

    def shares(self) -> vec[float]:
        """The expected win share of every seat, the observing seat first. They add up to 1."""
        head = self.shares_head
        found = vec[float]([0.0] * int(head.units))
        total = 0.0
        for seat in range(head.units):
            found[seat] = exponential(head.output(seat, self.features, 0))
            total += found[seat]
        for seat in range(head.units):
            found[seat] /= total
        return found

    def points(self) -> list[float]:
        """The expected points at the end: for every seat, the observing one first, those of each source."""
        head = self.points_head
        return [head.output(unit, self.features, 0) for unit in range(head.units)]

    def logit(self, action: i64, features: vec[float], start: i64) -> float:
        """The logit of an action, for features that begin at ``start``: kept ones, or those that were read last."""
        return self.policy_head.output(action, features, start)


def exponential(logit: float) -> float:
    """The exponential of a logit, which is cut off at `MOST_LOGIT`."""
    return math.exp(max(-MOST_LOGIT, min(MOST_LOGIT, logit)))


def dequantised(scales: list[float], columns: i64, data: bytes) -> vec[float]:
    """Weights from one signed byte each, row by row; a row is multiplied by its scale."""
    found = vec[float]([0.0] * len(data))
    at: i64 = 0
    for row in range(len(scales)):
        scale = scales[row]
        for _ in range(columns):
            byte: i64 = data[at]
            found[at] = scale * float(byte if byte < 128 else byte - 256)
            at += 1
    return found
