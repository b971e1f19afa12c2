"""AnswerCache: encoded answers that never change, such as previews of a moment and replays of finished matches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

MAX_CACHED_BYTES = 32_000_000
"""Most bytes of answers that are kept."""


class AnswerCache:
    """The answers that were used last. Each is computed once, however many ask at the same time."""

    def __init__(self, most: int = MAX_CACHED_BYTES) -> None:
        self.most = most
        self.size = 0
        """Bytes of all answers that are kept."""
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._computing: dict[Hashable, asyncio.Future[bytes]] = {}

    async def get(self, key: Hashable, compute: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer of this key, computed unless it is kept."""
        if key in self._answers:
            self._answers.move_to_end(key)
            return self._answers[key]
        if key not in self._computing:
            self._computing[key] = asyncio.ensure_future(compute())
            self._computing[key].add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._computing[key])

    def _keep(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self._computing[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._answers[key] = done.result()
        self.size += len(done.result())
        while self.size > self.most:
            self.size -= len(self._answers.popitem(last=False)[1])
