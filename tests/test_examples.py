"""The examples: their curves, the advantages of several seats, and a short run where PyTorch is installed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from examples.curve import FOLDER, Curve


def test_a_curve_is_saved_and_says_whether_the_goal_is_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    curve = Curve("mine", seconds=1000.0, goal=0.7)
    curve.add(0, 0.5)
    assert not curve.over
    assert curve.finish() == 1
    curve.add(10, 0.8)
    assert curve.over
    assert curve.finish() == 0
    saved = json.loads((tmp_path / FOLDER / "mine.json").read_text("utf-8"))
    assert [point[1:] for point in saved["points"]] == [[0, 0.5], [10, 0.8]]


def test_a_curve_is_over_when_its_time_is() -> None:
    assert Curve("mine", seconds=-1.0, goal=0.7).over


def test_advantages_come_from_the_next_step_of_the_same_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="PyTorch is missing: pip install -r requirements/examples.txt")
    import numpy as np
    from examples import ppo_torch

    monkeypatch.setattr(ppo_torch, "ROWS", 1)
    monkeypatch.setattr(ppo_torch, "STEPS", 4)
    monkeypatch.setattr(ppo_torch, "LAMBDA", 0.0)
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2] = [0.5, -0.5]
    ended = np.array([[False], [False], [True], [False]])
    found, usable = ppo_torch.advantages(values, seats, rewards, ended)
    assert found[:, 0] == pytest.approx([0.3 - 0.1, -0.5 - 0.2, 0.5 - 0.3, 0.0])
    assert usable[:, 0].tolist() == [True, True, True, False]
