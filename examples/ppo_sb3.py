"""MaskablePPO of sb3-contrib plays GIZA for two against random play: ``python -m examples.ppo_sb3``."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from examples.curve import curve_from_arguments
from examples.measured_games import make_env, share_won


def make_vector_env() -> Any:
    """The game with the vector alone as observation: the mask comes from ``action_masks``."""
    env = make_env()
    return gymnasium.wrappers.TransformObservation(
        env, lambda seen: seen["observation"], env.observation_space["observation"]
    )


def measured(model: MaskablePPO) -> float:
    """The share of games that the model wins."""
    env = make_vector_env()
    return share_won(env, lambda seen: model.predict(seen, action_masks=env.unwrapped.action_masks())[0])


def main() -> int:
    """Learn until the goal is reached or the time is over."""
    curve = curve_from_arguments("sb3-contrib MaskablePPO", __doc__)
    torch.set_num_threads(1)
    np.random.seed(1)
    envs = make_vec_env(make_vector_env, n_envs=8, seed=1)
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, learning_rate=5e-4, gamma=1.0, seed=1)
    curve.add(0, measured(model))
    while not curve.over:
        model.learn(10 * 8 * 256, reset_num_timesteps=False)
        curve.add(model.num_timesteps, measured(model))
    return curve.finish()


if __name__ == "__main__":
    raise SystemExit(main())
