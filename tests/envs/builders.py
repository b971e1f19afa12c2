"""What the tests of the environments share."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import benben
from benben.bots.bot import Bot, Thought
from benben.envs.aec import Wrapped
from benben.envs.observations import Seen
from benben.kernel.perspective import Perspective

DOCS = Path(__file__).parents[2] / "docs"

GAMES = [name for name in benben.games() if benben.game(name).observation(benben.game(name).seats[0])]
"""The games with an observation vector."""

TABLES = [(name, n) for name in GAMES for n in range(benben.game(name).seats[0], benben.game(name).seats[1] + 1)]

each_table = pytest.mark.parametrize(("name", "players"), TABLES, ids=[f"{name}-{n}" for name, n in TABLES])


class Hasty(Bot):
    """Takes the first thing it may do."""

    name = "hasty"

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        yield Thought(1.0, perspective.legal()[0])


def see(env: Wrapped, agent: str) -> Seen:
    """What an agent observes."""
    seen = env.observe(agent)
    assert seen is not None
    return seen


def choose(env: Wrapped, rng: random.Random) -> int:
    """A random legal action for the agent that is asked."""
    return int(rng.choice(see(env, env.agent_selection)["action_mask"].nonzero()[0]))


def play_out(env: Wrapped, rng: random.Random) -> list[tuple[str, int]]:
    """Let random agents play to the end; who did what."""
    moves = []
    while not env.terminations[env.agent_selection]:
        moves.append((env.agent_selection, choose(env, rng)))
        env.step(moves[-1][1])
    return moves
