"""What the tests of the environments share."""

from __future__ import annotations

import random
from collections.abc import Iterator

import benben
import pytest
from benben.bots.bot import Bot, Thought
from benben.envs.turns import Wrapped
from benben.kernel.veil import Perspective

TABLES = [(name, n) for name in benben.games() for n in range(benben.game(name).seats[0], benben.game(name).seats[1] + 1)]

each_table = pytest.mark.parametrize(("name", "players"), TABLES, ids=[f"{name}-{n}" for name, n in TABLES])


class Hasty(Bot):
    """Takes the first thing it may do."""

    name = "hasty"

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        yield Thought(1.0, perspective.legal()[0])


def play_on(env: Wrapped, rng: random.Random, steps: int = 100_000) -> Iterator[tuple[str, int]]:
    """Let random agents play until the game is over; yields each agent with its action before it is taken."""
    while steps > 0 and not env.terminations[env.agent_selection]:
        agent = env.agent_selection
        seen = env.observe(agent)
        assert seen is not None
        action = int(rng.choice(seen["action_mask"].nonzero()[0]))
        yield agent, action
        env.step(action)
        steps -= 1
