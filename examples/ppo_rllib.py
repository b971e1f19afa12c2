"""PPO of RLlib plays GIZA for two against random play: ``python -m examples.ppo_rllib``.

RLlib wants an older Gymnasium than the other examples, so it has pins and an environment of its own: ``make example-rllib``.
"""

from __future__ import annotations

from typing import Any

import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.tune.registry import register_env
from torch import Tensor, nn
from torch.distributions import Categorical

from examples.curve import curve_from_arguments
from examples.measured_games import make_env, share_won

STEPS = 4096
"""Steps between two updates."""
UPDATES = 5
"""Updates between two measurements."""


class MaskedNetwork(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]  # RLlib is not installed where types are checked
    """A small network that gives illegal actions no chance."""

    def setup(self) -> None:
        """Build the layers for the sizes of the environment."""
        numbers, actions = self.observation_space["observation"].shape[0], int(self.action_space.n)
        self.body = nn.Sequential(nn.Linear(numbers, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy = nn.Linear(256, actions)
        self.value = nn.Linear(256, 1)

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Tensor]:
        seen = batch[Columns.OBS]
        logits = self.policy(self._hidden(seen)).masked_fill(seen["action_mask"] == 0, -1e9)
        return {Columns.ACTION_DIST_INPUTS: logits}

    def compute_values(self, batch: dict[str, Any], embeddings: Tensor | None = None) -> Tensor:
        """What the positions are worth."""
        return self.value(self._hidden(batch[Columns.OBS])).squeeze(-1)

    def _hidden(self, seen: dict[str, Tensor]) -> Tensor:
        hidden: Tensor = self.body(seen["observation"].float() / 4)
        return hidden


def measured(network: MaskedNetwork) -> float:
    """The share of games that the network wins."""

    def choose(seen: dict[str, Any]) -> int:
        batch = {Columns.OBS: {name: torch.from_numpy(values)[None] for name, values in seen.items()}}
        with torch.no_grad():
            logits = network.forward_inference(batch)[Columns.ACTION_DIST_INPUTS]
        return int(Categorical(logits=logits).sample()[0])

    return share_won(make_env(), choose)


def configuration() -> PPOConfig:
    """One process: eight games at once, and the network beside them."""
    return (
        PPOConfig()
        .environment("giza")
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .training(
            train_batch_size_per_learner=STEPS, minibatch_size=512, num_epochs=6, lr=5e-4, gamma=1.0, entropy_coeff=0.01
        )
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedNetwork))
        .debugging(seed=1, log_level="ERROR")
    )


def main() -> int:
    """Learn until the goal is reached or the time is over."""
    curve = curve_from_arguments("RLlib PPO", __doc__)
    torch.set_num_threads(1)
    register_env("giza", lambda _: make_env())
    algorithm = configuration().build_algo()
    steps = 0
    curve.add(steps, measured(algorithm.get_module()))
    while not curve.over:
        for _ in range(UPDATES):
            algorithm.train()
            steps += STEPS
        curve.add(steps, measured(algorithm.get_module()))
    algorithm.stop()
    return curve.finish()


if __name__ == "__main__":
    raise SystemExit(main())
