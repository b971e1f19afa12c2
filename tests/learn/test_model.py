"""The model that is trained: its win shares are made as sharp as the results of other games say."""

from __future__ import annotations

from typing import Any

import pytest

from benben.bots.network_file import Shape
from benben.learn.samples import GameSamples

torch = pytest.importorskip(
    "torch", reason="PyTorch is not installed: TRAINING IS NOT TESTED (pip install -r requirements/train.txt)"
)

from benben.learn.dataset import Batch, Dataset  # noqa: E402
from benben.learn.model import LEAST_BATCH, MOST_BATCH, Model, batch_size, best_sharpness  # noqa: E402

SHAPE = Shape(inputs=1, hidden=8, features=8, players=2, sources=0, actions=1)


def games_with(wins: int, games: int) -> Dataset:
    """Games of one position each; the observing seat wins so many of them."""
    played = []
    for number in range(games):
        samples = GameSamples(number, shares=[1.0, 0.0] if number < wins else [0.0, 1.0], sources=[{}, {}])
        samples.add(0, [1.0], None, [0.5, 0.5])
        played.append(samples)
    return Dataset(played, 2, ())


class Constant(Model):
    """Expects the same of every position."""

    lead = 0.0
    """The logit of the observing seat minus that of the other."""

    def share_logits(self, batch: Batch) -> Any:
        return torch.tensor([[self.lead, 0.0]] * len(batch.shares))


@pytest.mark.parametrize(("lead", "factor"), [(0.5, 2.0), (1.0, 1.0), (2.0, 0.5)])
def test_win_shares_become_as_sharp_as_the_results(lead: float, factor: float) -> None:
    data = games_with(731, 1000)  # a lead of one logit
    model = Constant(SHAPE, data.input_scales(1), data.points.std(axis=0), seed=1)
    model.lead = lead
    assert best_sharpness(model, data) == pytest.approx(factor, rel=0.03)


def test_sharpness_changes_the_win_shares_alone() -> None:
    data = games_with(1, 2)
    model = Model(SHAPE, data.input_scales(1), data.points.std(axis=0), seed=1)
    plain, sharp = model.weights(), model.weights(2.0)
    assert list(sharp.matrices["shares"]) == [2 * value for value in plain.matrices["shares"]]
    assert any(plain.matrices["shares"])
    for name in ("first", "second", "policy"):
        assert sharp.matrices[name] == plain.matrices[name]


def test_batches_grow_with_the_rows_within_bounds() -> None:
    assert [batch_size(rows) for rows in (10, 100_000, 10_000_000)] == [LEAST_BATCH, 100, MOST_BATCH]
