"""Connections that wait: they have sent no whole request. There are few of each network, and of all together."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from typing import TYPE_CHECKING

from benben.server.http.connection_limits import ConnectionLimits

if TYPE_CHECKING:
    from benben.server.http.connections import LimitedHttpProtocol


class Timer:
    """Calls a function once after some seconds, unless it is stopped or started again before."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: TimerHandle | None = None

    @property
    def running(self) -> bool:
        """True from `start` to `stop`."""
        return self._handle is not None

    def start(self, seconds: float, run: Callable[[], None]) -> None:
        """Begin to wait, from now on."""
        self.stop()
        self._handle = self._loop.call_later(seconds, run)

    def stop(self) -> None:
        """Call nothing."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class WaitingConnections:
    """The connections that wait, by network, the oldest of each first."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits
        self.count = 0
        self._networks: dict[str, dict[LimitedHttpProtocol, None]] = {}

    def add(self, connection: LimitedHttpProtocol) -> None:
        """Add a connection, unless it waits already; close the oldest one if there are too many."""
        own = self._networks.setdefault(connection.network, {})
        if connection in own:
            return
        own[connection] = None
        self.count += 1
        if len(own) > self.limits.waiting_per_network:
            next(iter(own)).cut_off()
        elif self.count > self.limits.waiting:
            self.close_one()

    def remove(self, connection: LimitedHttpProtocol) -> None:
        """Remove a connection that waits no longer."""
        own = self._networks.get(connection.network, {})
        if connection in own:
            del own[connection]
            self.count -= 1
            if not own:
                del self._networks[connection.network]

    def close_one(self) -> bool:
        """Close the oldest connection of the network that has most of them; False if none waits."""
        if not self._networks:
            return False
        largest = max(self._networks, key=lambda network: len(self._networks[network]))
        next(iter(self._networks[largest])).cut_off()
        return True
