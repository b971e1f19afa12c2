"""A bot that plays at a server: python examples/outside_bot.py https://games.example.org token.txt"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

from benben import Perspective
from benben.bots.bot import Bot, Thought
from benben.client import play


class Shortest(Bot):
    """Plays the legal move with the shortest text."""

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        """One thought is enough."""
        yield Thought(1.0, min(perspective.legal(), key=lambda action: len(perspective.game.text(action))))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], Path(sys.argv[2]).read_text().strip(), Shortest()))
