"""The pace of bots: when a move of a bot is shown, and the progress until then.

Both depend on the level of the bot and on the clock, not on how early its search ended: that would tell how many options it
has. A move is shown after a fixed number of seconds for each level, or, if the search takes longer, after twice, four times,
eight times as many, and so on.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import TypeVar

from benben.bots.levels import search_seconds
from benben.server.clock import Clock

T = TypeVar("T")

PROGRESS_STEPS = 4
"""Messages of progress before the first time at which a move can be shown."""


def answer_seconds(level: str, pace: float) -> float:
    """Seconds after which a bot of this level shows its move: a multiple of the pace in which its search ends."""
    return pace * max(1, math.ceil(search_seconds(level) / pace)) if pace > 0 else 0.0


async def show_progress(seconds: float, clock: Clock, on_progress: Callable[[float], None]) -> None:
    """Report the progress until the first time at which a move can be shown."""
    on_progress(0.0)
    for step in range(1, PROGRESS_STEPS + 1):
        if seconds > 0:
            await clock.sleep(seconds / PROGRESS_STEPS)
            on_progress(step / PROGRESS_STEPS)


async def paced(deciding: asyncio.Future[T], seconds: float, clock: Clock, on_progress: Callable[[float], None]) -> T:
    """The result of a decision, when the pace allows to show it. Without a pace, as soon as it is there."""
    await show_progress(seconds, clock, on_progress)
    due = seconds
    while seconds > 0 and not deciding.done():
        await clock.sleep(due)
        due *= 2
    return await deciding
