"""Hints by a Redis server (the package ``redis``, extra ``redis``), for hosts that have one. Nothing is stored there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from benben.kernel.errors import BadInput
from benben.server.cluster.hints import Receive

CHANNEL = "benben_hints"
"""The channel of our messages."""
RETRY_SECONDS = 0.5
"""Seconds between two attempts to connect."""


class RedisHints:
    """Publishes and subscribes to a channel of a Redis server. Raises BadInput if the package is not installed."""

    def __init__(self, url: str) -> None:
        if find_spec("redis") is None:
            raise BadInput("hints by Redis need the package redis: install benben[redis]")
        self._client: Any = import_module("redis.asyncio").from_url(url)
        self._listening: asyncio.Task[None] | None = None

    def start(self, receive: Receive, restored: Callable[[], None]) -> None:
        self._listening = asyncio.create_task(self._listen(receive, restored))

    async def _listen(self, receive: Receive, restored: Callable[[], None]) -> None:
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    restored()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            receive(message["data"].decode())
            except Exception:  # Redis is away: until it is back the poll finds all news
                await asyncio.sleep(RETRY_SECONDS)

    async def send(self, message: str) -> None:
        await self._client.publish(CHANNEL, message)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._client.aclose()
