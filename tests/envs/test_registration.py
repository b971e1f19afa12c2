"""The games as gymnasium.make knows them: names, versions, Gymnasium's checker, masks."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import benben
import benben.envs
from benben.envs.registration import environment_name, register, register_house_games
from envs.mora import MoraGame

from .builders import GAMES, each_game_and_player_count

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def make(name: str, **arguments: Any) -> Any:
    return gymnasium.make(f"benben/{environment_name(benben.game(name))}", **arguments)


def test_the_version_is_that_of_the_rules() -> None:
    names = [environment_name(benben.game(name)) for name in benben.games()]
    assert names == ["Giza-v1", "Pyramids-v1", "GreatPyramid-v2", "Egizia-v2"]
    assert {f"benben/{name}" for name in names} <= set(gymnasium.registry)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_own_check_of_a_registered_environment(name: str) -> None:
    low, _ = benben.game(name).seats
    env = make(name, players=low, opponents="random", render_mode="ansi")
    check_env(env.unwrapped)


@each_game_and_player_count
def test_whoever_acts_has_a_legal_action(name: str, players: int) -> None:
    env = make(name, players=players, opponents="random")
    rng = np.random.default_rng(1)
    steps = 0
    for seed in range(2):
        observation, _ = env.reset(seed=seed)
        done = False
        while not done:
            legal = np.flatnonzero(observation["action_mask"])
            assert len(legal)
            observation, _, done, _, _ = env.step(rng.choice(legal))
            steps += 1
        assert not observation["action_mask"].any()
    assert steps > 10


def test_arguments_are_those_of_the_environment() -> None:
    env = make("giza", players=3, opponents="greedy", options={"first": "p2"}, seat=2)
    assert env.unwrapped.seat == 2
    with pytest.raises(benben.BadInput, match="colour"):
        make("giza", players=3, options={"colour": "red"})
    with pytest.raises(gymnasium.error.Error, match="v9"):
        gymnasium.make("benben/Giza-v9", players=2)


def test_another_game_can_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gymnasium.envs.registration.registry", registered := dict(gymnasium.registry))
    monkeypatch.setattr(gymnasium, "registry", registered)
    assert register(MoraGame()) == "benben/Mora-v1"
    assert "benben/Mora-v1" in registered


@pytest.mark.slow
def test_gymnasium_imports_the_module_that_a_name_begins_with() -> None:
    code = "import gymnasium; print(gymnasium.make('benben.envs:benben/Giza-v1', players=2).unwrapped.game.name)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "giza\n", done.stderr


def test_the_entry_point_names_the_function_that_registers() -> None:
    points = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["entry-points"]["gymnasium.envs"]
    [(name, value)] = points.items()
    assert EntryPoint(name, value, "gymnasium.envs").load() is register_house_games
