"""Shared by the tests of the environments: lists of games, a simple bot, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import benben
from benben.bots.bot import Bot, Thought
from benben.envs.aec import AnyAecEnv
from benben.envs.observations import Observation
from benben.kernel.perspective import Perspective

from quick import by_game, first_quick

DOCS = Path(__file__).parents[2] / "docs"

GAMES = [name for name in benben.games() if benben.game(name).observation(benben.game(name).seats[0])]
"""The games with an observation vector."""

GAMES_AND_PLAYERS = [(name, n) for name in GAMES for n in range(benben.game(name).seats[0], benben.game(name).seats[1] + 1)]

each_game_and_player_count = pytest.mark.parametrize(
    ("name", "players"), first_quick(GAMES_AND_PLAYERS, by_game), ids=[f"{name}-{n}" for name, n in GAMES_AND_PLAYERS]
)


class FirstActionBot(Bot):
    """Takes the first legal action."""

    name = "first-action"

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        yield Thought(1.0, perspective.legal()[0])


def observe(env: AnyAecEnv, agent: str) -> Observation:
    """The observation of an agent."""
    observation = env.observe(agent)
    assert observation is not None
    return observation


def random_action(env: AnyAecEnv, rng: random.Random) -> int:
    """A random legal action for the agent to act."""
    return int(rng.choice(observe(env, env.agent_selection)["action_mask"].nonzero()[0]))


def play_randomly(env: AnyAecEnv, rng: random.Random) -> list[tuple[str, int]]:
    """Play to the end at random; return the agent and the action of every step."""
    moves = []
    while not env.terminations[env.agent_selection]:
        moves.append((env.agent_selection, random_action(env, rng)))
        env.step(moves[-1][1])
    return moves
