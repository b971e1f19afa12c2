"""PPO in one file, in the manner of CleanRL: self-play in the vector environment. ``python -m examples.ppo_torch``.

Both seats of GIZA for two are played by the same network. Only the last step of a game has rewards, for every seat; the
advantage of a step is estimated from the next step of the same seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

import benben.envs
from examples.curve import curve_from_arguments

ROWS, STEPS, EPOCHS, BATCH = 64, 128, 3, 1024
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 5e-4, 0.2, 0.95, 0.01, 0.5
PLAYERS = 2
MEMORY = ("seen", "masks", "actions", "logs", "values", "seats", "rewards", "ended")


class Agent(nn.Module):  # type: ignore[misc]  # torch is not installed where types are checked
    """A small network: an observation in, the logits of all actions and the value of the position out."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy = nn.Linear(256, actions)
        self.value = nn.Linear(256, 1)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(observations / 4)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


def tensors(seen: dict[str, NDArray[Any]]) -> tuple[Tensor, Tensor]:
    """Copies of observations and masks: the environment overwrites its arrays."""
    return torch.tensor(seen["observation"]), torch.tensor(seen["action_mask"])


def share_won(agent: Agent, games: int = 200) -> float:
    """The share of games won against random play; the agent sits on each seat in half of the rows."""
    env = benben.envs.vector("giza", PLAYERS, ROWS, seed=10_000)
    seen, infos = env.reset()
    own = np.arange(ROWS) % PLAYERS
    results: list[float] = []
    while len(results) < games:
        with torch.no_grad():
            distribution, _ = agent(*tensors(seen))
        actions = np.where(infos["to_play"] == own, distribution.sample().numpy(), env.random_actions)
        seen, rewards, ended, _, infos = env.step(actions)
        results += [0.5 + float(rewards[row, own[row]]) for row in np.flatnonzero(ended)]
    return sum(results) / len(results)


def advantages(
    values: NDArray[Any], seats: NDArray[Any], rewards: NDArray[Any], ended: NDArray[Any]
) -> tuple[NDArray[Any], NDArray[Any]]:
    """Generalised advantages, each from the next step of the same seat, and which steps have one.

    The last steps of a seat in an unfinished game have nothing to be compared with: they are left out.
    """
    found, usable = np.zeros_like(values), np.zeros(values.shape, bool)
    reward, following, advantage = (np.zeros((ROWS, PLAYERS), np.float32) for _ in range(3))
    known = np.zeros((ROWS, PLAYERS), bool)
    rows = np.arange(ROWS)
    for t in reversed(range(STEPS)):
        over = ended[t]
        reward[over], following[over], advantage[over], known[over] = rewards[t][over], 0, 0, True
        place = (rows, seats[t])
        found[t] = reward[place] + following[place] - values[t] + LAMBDA * advantage[place]
        found[t][~known[place]] = 0
        usable[t] = known[place]
        reward[place], following[place], advantage[place], known[place] = 0, values[t], found[t], True
    return found, usable


def main() -> int:
    """Learn until the goal is reached or the time is over."""
    curve = curve_from_arguments("PyTorch PPO, self-play", __doc__)
    torch.set_num_threads(1)
    torch.manual_seed(1)
    env = benben.envs.vector("giza", PLAYERS, ROWS, seed=1)
    seen, infos = env.reset()
    agent = Agent(*(seen[key].shape[1] for key in ("observation", "action_mask")))
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE)
    steps = 0
    curve.add(steps, share_won(agent))
    while not curve.over:
        for _ in range(10):
            memory: dict[str, list[Any]] = {name: [] for name in MEMORY}
            for _ in range(STEPS):
                observations, masks = tensors(seen)
                with torch.no_grad():
                    distribution, values = agent(observations, masks)
                    actions = distribution.sample()
                    logs = distribution.log_prob(actions)
                seats = infos["to_play"].copy()
                seen, rewards, ended, _, infos = env.step(actions.numpy())
                step = (observations, masks, actions, logs, values.numpy(), seats, rewards.astype(np.float32), ended.copy())
                for store, value in zip(memory.values(), step, strict=True):
                    store.append(value)
            steps += ROWS * STEPS
            learn(agent, optimizer, memory)
        curve.add(steps, share_won(agent))
    return curve.finish()


def learn(agent: Agent, optimizer: torch.optim.Optimizer, memory: dict[str, list[Any]]) -> None:
    """Improve the network with the steps of a rollout."""
    values = np.stack(memory["values"])
    found, usable = advantages(values, np.stack(memory["seats"]), np.stack(memory["rewards"]), np.stack(memory["ended"]))
    chosen = torch.from_numpy(usable.reshape(-1))
    seen, masks, actions, logs = (torch.cat(memory[name])[chosen] for name in ("seen", "masks", "actions", "logs"))
    advantage = torch.from_numpy(found.reshape(-1))[chosen]
    targets = advantage + torch.from_numpy(values.reshape(-1))[chosen]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(BATCH):
            distribution, value = agent(seen[part], masks[part])
            ratio = (distribution.log_prob(actions[part]) - logs[part]).exp()
            gain = torch.minimum(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            loss = VALUE * (value - targets[part]).square().mean() - gain - ENTROPY * distribution.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


if __name__ == "__main__":
    raise SystemExit(main())
