"""Network: a small neural network that reads an observation, compiled with the engine and without numpy or PyTorch.

The observation passes two hidden layers. The second one, the *features*, feeds three heads: the win share of every seat, the
points of every seat by source, and a logit for each action of the catalogue. Seats are counted from the observing seat on.
Only inputs that are not 0 cost time: most of an observation is 0.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from benben.kernel.observation_writer import ObservationWriter

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
        self.first = first
        self.second = second
        self.shares_head = shares
        self.points_head = points
        self.policy_head = policy
        self.inputs: i64 = first.inputs
        self.feature_count: i64 = second.units
        self.features = vec[float]([0.0] * int(second.units))
        """The features of the observation that was read last."""
        self._hidden = vec[float]([0.0] * int(first.units))
        self._places = vec[i64]([0] * int(max(first.inputs, first.units)))
        """Where the weights of each input that is not 0 begin."""
        self._values = vec[float]([0.0] * int(max(first.inputs, first.units)))
        """The inputs that are not 0."""

    def read(self, observation: vec[float]) -> None:
        """Compute the features of an observation."""
        self._activate(self.first, self._gather(self.first, observation), self._hidden)
        self._activate(self.second, self._gather(self.second, self._hidden), self.features)

    def read_written(self, writer: ObservationWriter) -> None:
        """Compute the features of the observation in a writer."""
        places, values, units = self._places, self._values, self.first.units
        observation = writer.vector
        used: i64 = 0
        for i in range(len(observation)):
            value = i64(observation[i])
            if value != 0:
                places[used] = i * units
                values[used] = float(value)
                used += 1
        self._activate(self.first, used, self._hidden)
        self._activate(self.second, self._gather(self.second, self._hidden), self.features)

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

    def _gather(self, layer: Layer, inputs: vec[float]) -> i64:
        """List the inputs of a layer that are not 0, with the places of their weights; return how many there are."""
        places, values, units = self._places, self._values, layer.units
        used: i64 = 0
        for i in range(len(inputs)):
            value = inputs[i]
            if value != 0.0:
                places[used] = i * units
                values[used] = value
                used += 1
        return used

    def _activate(self, layer: Layer, used: i64, outputs: vec[float]) -> None:
        """Set the outputs of a layer: weighted sums of the inputs that were listed, none below 0."""
        places, values, weights, units = self._places, self._values, layer.weights, layer.units
        biases = layer.biases
        # Eight sums in local variables: a third of the time that one sum for each unit in a vector takes.
        for unit in range(0, units, BLOCK):
            a = biases[unit]
            b = biases[unit + 1]
            c = biases[unit + 2]
            d = biases[unit + 3]
            e = biases[unit + 4]
            f = biases[unit + 5]
            g = biases[unit + 6]
            h = biases[unit + 7]
            for i in range(used):
                at = places[i] + unit
                value = values[i]
                a += value * weights[at]
                b += value * weights[at + 1]
                c += value * weights[at + 2]
                d += value * weights[at + 3]
                e += value * weights[at + 4]
                f += value * weights[at + 5]
                g += value * weights[at + 6]
                h += value * weights[at + 7]
            outputs[unit] = above_zero(a)
            outputs[unit + 1] = above_zero(b)
            outputs[unit + 2] = above_zero(c)
            outputs[unit + 3] = above_zero(d)
            outputs[unit + 4] = above_zero(e)
            outputs[unit + 5] = above_zero(f)
            outputs[unit + 6] = above_zero(g)
            outputs[unit + 7] = above_zero(h)


def above_zero(value: float) -> float:
    """The value, or 0 if it is negative."""
    return value if value > 0.0 else 0.0


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
