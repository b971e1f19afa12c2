"""The PettingZoo environment: every seat is an agent; agents act one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from benben.envs.common import RENDER_MODES, check_render_mode, render_view, start_position, whole_number
from benben.envs.observations import Observation, Observer
from benben.envs.rewards import ILLEGAL_REWARD, REWARD_FUNCTIONS
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.reader import known
from benben.play.fast_match import FastMatch
from benben.registry import find_game

AnyAecEnv = AECEnv[str, Observation, Any]
"""The environment, bare or in PettingZoo's wrappers."""


class AecEnv(AECEnv[str, Observation, Any], EzPickle):
    """Plays one game after another. Chance is resolved inside; seats that choose at the same time act in seat order.

    Only the last step has rewards, so that any other step just clears the cumulative reward of its agent.
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
        self.render_mode = check_render_mode(render_mode)
        self._match = FastMatch(self.game, players, options)
        self._rewards_of = REWARD_FUNCTIONS[known(reward, list(REWARD_FUNCTIONS), "reward")]
        self._rng = Random(None if seed is None else whole_number(seed, "seed"))
        self._observer = Observer(self.game, players)
        self.possible_agents = [seat_name(seat) for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._observer.actions) for agent in self.possible_agents}
        self.agents = []

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Start a new game, or with ``options={"position": state.to_dict()}`` a game from that position."""
        if seed is not None:
            self._rng = Random(whole_number(seed, "seed"))
        self._match.start(self._rng, start_position(self.game, options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select_agent()

    def observe(self, agent: str) -> Observation:
        """The ``observation`` and the ``action_mask`` of an agent; the mask is all zeros while another agent is to act."""
        return self._observer.observe(self._match, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Apply the action of ``agent_selection``; pass None once the game is over."""
        if not self.agents:
            raise BadInput("no game is running: reset the environment to start one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action.__class__ is not int:
            action = whole_number(action, "an action")
        self._match.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._select_agent()
        if self.render_mode == "human":
            self.render()

    def _select_agent(self) -> None:
        if self._match.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self._match.seat]

    def _finish(self) -> None:
        """End the game: set rewards, scores and terminations; every agent then steps with None, in seat order."""
        scores, winners = self._match.scores(), self._match.winners()
        for seat, (agent, reward) in enumerate(zip(self.possible_agents, self._rewards_of(self._match), strict=True)):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat], "won": seat in winners}
        self.agent_selection = self._skip_agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The view of the agent to act as text; once the game is over, the view of a spectator."""
        if not hasattr(self, "agent_selection"):
            raise BadInput("reset the environment before rendering it")
        return render_view(self._match, None if self._match.over else self._match.seat, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def wrap(env: AnyAecEnv) -> AnyAecEnv:
    """Put the environment into PettingZoo's usual wrappers: illegal actions lose, calls out of order raise."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
