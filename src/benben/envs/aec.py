"""The PettingZoo environment: every seat is an agent, asked one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from benben.envs.common import RENDER_MODES, position_of, render_mode_of, shown, whole_number
from benben.envs.observations import Observer, Seen
from benben.envs.rewards import ILLEGAL, PAYERS
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.reader import known
from benben.play.fast_match import FastMatch
from benben.registry import find_game

Wrapped = AECEnv[str, Seen, Any]


class AecEnv(AECEnv[str, Seen, Any], EzPickle):
    """One game after another. Chance is resolved inside; seats that choose at the same time are asked in seat order.

    Rewards come with the last step, so the bookkeeping of a step is one cleared number.
    """

    def __init__(
        self,
        name: str,
        players: int,
        options: Mapping[str, str] | None,
        seed: int | None,
        render_mode: str | None,
        reward: str,
    ) -> None:
        EzPickle.__init__(self, name, players, options, seed, render_mode, reward)
        self.game = find_game(name)
        self.metadata = {"name": f"benben_{name}", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = render_mode_of(render_mode)
        self._match = FastMatch(self.game, players, options)
        self._pay = PAYERS[known(reward, list(PAYERS), "reward")]
        self._random = Random(None if seed is None else whole_number(seed, "seed"))
        self._observer = Observer(self.game, players)
        self.possible_agents = [seat_name(seat) for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._observer.actions) for agent in self.possible_agents}
        self.agents = []

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a new game; ``options={"position": state.to_dict()}`` begins from that position."""
        if seed is not None:
            self._random = Random(whole_number(seed, "seed"))
        self._match.start(self._random, position_of(self.game, options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        """What an agent sees: ``observation`` and ``action_mask``, which is all zeros for an agent that is not asked."""
        return self._observer.of(self._match, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is asked (None once the game is over)."""
        if not self.agents:
            raise BadInput("nobody is asked: reset the environment to play a game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action.__class__ is not int:
            action = whole_number(action, "an action")
        self._match.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        if self._match.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self._match.seat]

    def _finish(self) -> None:
        """The game is over: pay, tell the scores, and have every agent step out in seat order."""
        scores, winners = self._match.scores(), self._match.winners()
        for seat, (agent, paid) in enumerate(zip(self.possible_agents, self._pay(self._match), strict=True)):
            self.rewards[agent] = paid
            self._cumulative_rewards[agent] += paid
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat], "won": seat in winners}
        self.agent_selection = self._skip_agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the agent that is asked sees, in words; once the game is over, what a spectator sees."""
        if not hasattr(self, "agent_selection"):
            raise BadInput("reset the environment before rendering it")
        return shown(self._match, None if self._match.over else self._match.seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def wrap(env: Wrapped) -> Wrapped:
    """PettingZoo's customary wrappers: illegal actions lose, and calls out of order are told."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
