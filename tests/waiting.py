"""Waiting for another process or for something nobody announces: ask again and again, and fail with a reason."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

PATIENCE = 60.0
"""Seconds after which a wait has failed: the machine may be busy, and coverage slows a server's start."""

STORY_PATIENCE = 180.0
"""Seconds that a whole test in an event loop may take."""

BETWEEN = 0.02
"""Seconds between two questions."""


async def until(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait in an event loop until something is true."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, f"waited in vain until {what}"
        await asyncio.sleep(BETWEEN)


def wait_until(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait in a thread until something is true."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(BETWEEN)


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test in an event loop; it fails if it does not come to an end."""
    asyncio.run(asyncio.wait_for(story(), STORY_PATIENCE))
