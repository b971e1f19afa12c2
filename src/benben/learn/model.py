"""The network in PyTorch: its parameters, its loss, and how it is trained.

Training runs on one thread with PyTorch's deterministic algorithms, so that the same games give the same weights.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from benben.bots.network_file import Shape, Weights, split
from benben.learn.dataset import Batch, Dataset, Floats

LEAST_BATCH, MOST_BATCH = 64, 1024
"""Rows of a batch: few where there are few rows, so that an epoch has enough steps; many are faster."""
STEPS = 1000
"""Steps of an epoch for which a batch grows beyond its least size."""
RATE = 0.002
"""The learning rate at the start of a network from nothing; it falls to a tenth over the epochs."""
LATER_RATE = 0.0005
"""The learning rate at the start of a network that begins with another one: a higher rate forgets before it learns."""
DECAY = 1.0
"""The weight decay: a step at a rate of 0.002 takes a five-hundredth of each weight. With less, it learns games by heart."""
DROPOUT = 0.1
"""Share of hidden units that are left out of a training step."""
POLICY_WEIGHT = 0.5
"""Weight of the loss of the policy beside that of the shares."""
POINTS_WEIGHT = 0.1
"""Weight of the loss of the points, in units of their standard deviation."""
SHARPNESS = tuple([1.05**power for power in range(-20, 21)])
"""Factors for the logits of the win shares that are tried, from 0.38 to 2.65."""
PATIENCE = 2
"""Epochs without a lower loss on the validation games after which training ends."""


@dataclass(frozen=True)
class Trained:
    """The result of a training."""

    weights: Weights
    figures: dict[str, float]


class Model:
    """The parameters of a network, for inputs that are divided by their scales."""

    def __init__(self, shape: Shape, input_scales: Floats, point_scales: Floats, seed: int) -> None:
        torch.manual_seed(seed)
        self.shape = shape
        self.input_scales = input_scales
        self.point_scales = point_scales
        self.matrices: dict[str, Any] = {}
        self.biases: dict[str, Any] = {}
        for name, (rows, columns) in shape.matrices().items():
            spread = (2.0 / (min(rows, 100) if name == "first" else columns)) ** 0.5 * (1.0 if name in LAYERS else 0.1)
            self.matrices[name] = (torch.randn(rows, columns) * spread).requires_grad_()
        for name, count in shape.biases().items():
            self.biases[name] = torch.zeros(count, requires_grad=True)

    def load(self, packed: bytes) -> None:
        """Begin with the weights of a network file that has the same shape."""
        matrices, biases = split(self.shape, packed, "of this training")
        with torch.no_grad():
            for name, (scales, columns, data) in matrices.items():
                bytes_ = np.frombuffer(data, np.int8).astype(np.float32).reshape(-1, columns)
                self.matrices[name].copy_(
                    torch.from_numpy(bytes_ * np.array(scales, np.float32)[:, None] * self._undo(name))
                )
            for name, values in biases.items():
                scale = self.point_scales if name == "points" else np.ones(1, np.float32)
                self.biases[name].copy_(torch.from_numpy(np.array(values, np.float32) / scale))

    def weights(self, sharpness: float = 1.0) -> Weights:
        """The weights for observations as they are; logits of the win shares are multiplied by ``sharpness``."""
        matrices = {
            name: (value.detach().numpy() / self._undo(name)).ravel().tolist() for name, value in self.matrices.items()
        }
        biases = {name: value.detach().numpy().tolist() for name, value in self.biases.items()}
        biases["points"] = (self.biases["points"].detach().numpy() * self.point_scales).tolist()
        for part in (matrices, biases):
            part["shares"] = [sharpness * value for value in part["shares"]]
        return Weights(matrices, biases)

    def loss(self, batch: Batch, dropout: float) -> tuple[Any, dict[str, float]]:
        """The loss of a batch, and its parts as numbers."""
        features = self._features(batch, dropout)
        shares = -(torch.from_numpy(batch.shares) * torch.log_softmax(self._head("shares", features), 1)).sum(1).mean()
        missed = self._head("points", features) - torch.from_numpy(batch.points / self.point_scales)
        points = (missed**2).mean() if missed.numel() else torch.zeros(())
        policy = self._policy_loss(features, batch)
        total = shares + POLICY_WEIGHT * policy + POINTS_WEIGHT * points
        return total, {"shares": shares.item(), "policy": policy.item(), "points": points.item()}

    def share_logits(self, batch: Batch) -> Any:
        """The logits of the win shares."""
        return self._head("shares", self._features(batch, 0.0))

    def parameters(self) -> list[Any]:
        """All parameters."""
        return [*self.matrices.values(), *self.biases.values()]

    def _features(self, batch: Batch, dropout: float) -> Any:
        scaled = torch.from_numpy(batch.values / self.input_scales[batch.inputs])
        inputs, offsets = torch.from_numpy(batch.inputs), torch.from_numpy(batch.offsets)
        functions = torch.nn.functional
        hidden = functions.embedding_bag(inputs, self.matrices["first"], offsets, mode="sum", per_sample_weights=scaled)
        hidden = functions.dropout(torch.relu(hidden + self.biases["first"]), dropout)
        return torch.relu(hidden @ self.matrices["second"] + self.biases["second"])

    def _head(self, name: str, features: Any) -> Any:
        return features @ self.matrices[name].T + self.biases[name]

    def _policy_loss(self, features: Any, batch: Batch) -> Any:
        """The cross-entropy of the recommended moves, among those that were legal; of rows that have moves."""
        if len(batch.moves) == 0:
            return torch.zeros(())
        rows, moves = torch.from_numpy(batch.rows), torch.from_numpy(batch.moves)
        logits = self._head("policy", features)
        legal = torch.full_like(logits, float("-inf"))
        legal[rows, moves] = logits[rows, moves]
        with_moves = torch.unique(rows)
        shares = torch.log_softmax(legal[with_moves], 1)
        place = torch.zeros(len(features), dtype=torch.long)
        place[with_moves] = torch.arange(len(with_moves))
        return -(torch.from_numpy(batch.probabilities) * shares[place[rows], moves]).sum() / len(with_moves)

    def _undo(self, name: str) -> Any:
        """The factor from weights for observations as they are to those of this model."""
        if name == "first":
            return self.input_scales[:, None]
        if name == "points":
            return 1.0 / self.point_scales[:, None]
        return 1.0


LAYERS = ("first", "second")


def batch_size(rows: int) -> int:
    """Rows of a batch for a dataset of this size."""
    return max(LEAST_BATCH, min(MOST_BATCH, rows // STEPS))


def train(
    shape: Shape,
    training: Dataset,
    validation: Dataset,
    *,
    epochs: int,
    seed: int,
    begin: bytes | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Trained:
    """Train a network; ``begin`` are the packed weights to begin with. ``progress`` is called after each epoch."""
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    point_scales = training.points.std(axis=0)
    point_scales[point_scales == 0] = 1.0
    model = Model(shape, training.input_scales(shape.inputs), point_scales, seed)
    if begin is not None:
        model.load(begin)
    rate = RATE if begin is None else LATER_RATE
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, 0.1, epochs)
    rng = np.random.default_rng(seed)
    best, figures, waited = model.weights(best_sharpness(model, validation)), evaluate(model, validation), 0
    for epoch in range(epochs):
        for batch in training.batches(batch_size(len(training)), rng):
            optimiser.zero_grad()
            loss, _ = model.loss(batch, DROPOUT)
            loss.backward()
            optimiser.step()
        schedule.step()
        progress()
        found = evaluate(model, validation)
        waited = 0 if found["loss"] < figures["loss"] else waited + 1
        if waited == 0:
            sharpness = best_sharpness(model, validation)
            best, figures = model.weights(sharpness), {**found, "epochs": epoch + 1.0, "sharpness": sharpness}
        if waited == PATIENCE:
            break
    return Trained(best, figures)


def best_sharpness(model: Model, data: Dataset) -> float:
    """The factor for the logits of the win shares that fits the results of games that were not learned from best.

    A network that knows its games by heart is too sure of itself. One that learned values of the search beside results may
    be too careful, because these values need not be win shares.
    """
    with torch.no_grad():
        logits = torch.cat([model.share_logits(batch) for batch in data.batches(16 * LEAST_BATCH, None)])
        results = torch.from_numpy(data.results)
        losses = [-(results * torch.log_softmax(factor * logits, 1)).sum(1).mean().item() for factor in SHARPNESS]
    return SHARPNESS[losses.index(min(losses))]


def evaluate(model: Model, data: Dataset) -> dict[str, float]:
    """The mean losses over a dataset."""
    sums: dict[str, float] = {}
    rows = 0
    with torch.no_grad():
        for batch in data.batches(16 * LEAST_BATCH, None):
            count = len(batch.shares)
            total, parts = model.loss(batch, 0.0)
            rows += count
            for name, value in {"loss": total.item(), **parts}.items():
                sums[name] = sums.get(name, 0.0) + count * value
    return {name: value / rows for name, value in sums.items()}
