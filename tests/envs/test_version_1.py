"""Positions of rules version 1 in the environments: they are played on under the readings they were begun with."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import benben.envs

from .builders import FirstActionBot, play_randomly

FILE = Path(__file__).parents[1] / "records" / "version-1" / "positions.jsonl"
POSITIONS: list[dict[str, Any]] = [json.loads(line)["position"] for line in FILE.read_text("utf-8").splitlines()]


def kept(game: str, step: str) -> dict[str, Any]:
    """The kept position of a game that asks this question."""
    return next(one for one in POSITIONS if one["game"] == game and one["agenda"][-1]["step"] == step)


@pytest.mark.parametrize(
    ("game", "step", "readings"),
    [
        ("egizia", "work", {"upstream": "new-start", "sphinx_draw": "one-by-one", "market_cards": "either-marker"}),
        ("great_pyramid", "decorate", {"track_length": "4"}),
        ("pyramids", "take-pair", {"memory": "open"}),
    ],
)
def test_a_position_of_version_1_is_played_to_its_end(game: str, step: str, readings: dict[str, str]) -> None:
    position = kept(game, step)
    env = benben.envs.aec(game, players=position["players"], render_mode="ansi")
    env.reset(seed=1, options={"position": position})
    shown = env.render()
    assert isinstance(shown, str)
    assert all(f"{name} {value}" in shown for name, value in readings.items())
    assert play_randomly(env, random.Random(1))
    assert all(env.terminations.values())


def test_a_learner_goes_on_from_a_position_of_version_1() -> None:
    position = kept("egizia", "ship")
    env = benben.envs.gym("egizia", position["players"], opponents=FirstActionBot())
    observation, _ = env.reset(seed=1, options={"position": position})
    assert env.observation_space.contains(observation)
    done = False
    while not done:
        observation, _, done, _, _ = env.step(np.flatnonzero(observation["action_mask"])[-1])
