"""MaskablePPO of sb3-contrib plays GIZA for two against random play: ``python -m examples.ppo_sb3``."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import benben.envs  # noqa: F401  # registers benben/Giza-v1
from examples.curve import curve_from_arguments

GAMES = 200
"""Games of a measurement."""


def make_env() -> Any:
    """GIZA for two, with the vector alone as observation: the mask comes from ``action_masks``."""
    env: Any = gymnasium.make("benben/Giza-v1", players=2, opponents="random", disable_env_checker=True)
    return gymnasium.wrappers.TransformObservation(
        env, lambda seen: seen["observation"], env.observation_space["observation"]
    )


def share_won(model: MaskablePPO, seed: int) -> float:
    """The share of games that the model wins; a shared victory counts half."""
    env, won = make_env(), 0.0
    for game in range(GAMES):
        observation, _ = env.reset(seed=seed + game)
        done = False
        while not done:
            action, _ = model.predict(observation, action_masks=env.unwrapped.action_masks())
            observation, reward, done, _, _ = env.step(action)
        won += 0.5 + float(reward)  # a victory is +1/2, a loss -1/2
    return won / GAMES


def main() -> int:
    """Learn until the goal is reached or the time is over."""
    curve = curve_from_arguments("sb3-contrib MaskablePPO", __doc__)
    torch.set_num_threads(1)
    np.random.seed(1)
    envs = make_vec_env(make_env, n_envs=8, seed=1)
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, learning_rate=5e-4, gamma=1.0, seed=1)
    curve.add(0, share_won(model, 10_000))
    while not curve.over:
        model.learn(10 * 8 * 256, reset_num_timesteps=False)
        curve.add(model.num_timesteps, share_won(model, 10_000))
    return curve.finish()


if __name__ == "__main__":
    raise SystemExit(main())
