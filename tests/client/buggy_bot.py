"""A bot that ends the process in which it thinks."""

from __future__ import annotations

import os
from collections.abc import Iterator

from benben.bots.bot import Bot, Thought
from benben.kernel.perspective import Perspective


class Suicidal(Bot):
    """Ends its process at its first move."""

    name = "suicidal"

    def think(self, perspective: Perspective) -> Iterator[Thought]:
        os._exit(1)
        yield Thought(1.0, 0)


class Unfinished(Bot):
    """Has no method that thinks, so that none can be made."""

    name = "unfinished"


class Misplaced(Suicidal):
    """Misses a file of its own."""

    def __init__(self) -> None:
        raise FileNotFoundError("there are no weights here")
