"""Repeated looks: a task of the server that looks for something to do, again and again, whatever happens meanwhile."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from benben.server.clock import Clock
from benben.server.errors import RequestError

LOG = logging.getLogger("benben.server")


async def look_repeatedly(look: Callable[[], Awaitable[object]], clock: Clock, seconds: float, failure: str) -> None:
    """Look again and again, with so many seconds between two looks.

    Errors are logged once in a row under the words of ``failure``, and change nothing about the next look.
    """
    failing = False
    while True:
        try:
            await look()
            failing = False
        except RequestError:  # the database is away, which it has logged
            pass
        except Exception:
            if not failing:
                LOG.exception(failure)
            failing = True
        await clock.sleep(seconds)
