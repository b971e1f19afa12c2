"""Shared use: servers on one database tell each other every second what visitors have used, so that budgets hold everywhere.

A visitor who goes to several servers at once can use the burst of each of them before they have heard of it. Each then
counts what was used at the others, so that the visitor waits until all of it is made up for: in the long run a visitor has
one budget, however many servers there are. A message that is lost leaves one second's use uncounted at the others.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec import DecodeError, Struct, json

from benben.server.bot_workers import BotWorkers
from benben.server.budgets import Budgets
from benben.server.cluster.hints import HintTransport
from benben.server.use_report import Used

TELL_SECONDS = 1.0
"""Seconds between two reports."""
MAX_ENTRIES = 80
"""Most entries of a message: PostgreSQL takes messages of up to 8000 bytes."""
THINKING = "thinking"
"""The name under which the worker processes' seconds are reported, by network."""
REPORTED_SECONDS = 10.0
"""Seconds of thinking of which a share is worth a report."""


class UseMessage(Struct, array_like=True, frozen=True, tag="use"):
    """What visitors have used at a server since its last message, and how many sockets and hints they have open there."""

    sender: str
    used: list[Used]
    counts: list[tuple[str, int]]


class SharedUse:
    """Tells other servers what visitors use here, and counts what they use there."""

    def __init__(self, server: str, transport: HintTransport, budgets: Budgets, workers: BotWorkers) -> None:
        self._server = server
        self._transport = transport
        self._budgets = budgets
        self._slots = workers.slots
        self._report = budgets.report
        self._report.wanted = True
        self._report.add_budget(THINKING, REPORTED_SECONDS)
        workers.on_use = self._thought

    def _thought(self, network: str, seconds: float) -> None:
        if network:
            self._report.add((THINKING, network), seconds)

    async def tell(self) -> None:
        """Send what was used since the last time."""
        used, counts = self._report.take(), self._budgets.counts.to_report()
        self._budgets.counts.forget_old()
        for first in range(0, max(len(used), len(counts)), MAX_ENTRIES // 2):
            last = first + MAX_ENTRIES // 2
            message = UseMessage(self._server, used[first:last], counts[first:last])
            with suppress(Exception):  # the transport is away: each server counts for itself meanwhile
                await self._transport.send(json.encode(message).decode())

    def receive(self, message: str) -> bool:
        """Count what another server tells; False if the message is about something else."""
        try:
            read = json.decode(message, type=UseMessage)
        except DecodeError:
            return False
        if read.sender != self._server:
            self._budgets.counts.reported(read.sender, read.counts)
            for name, key, amount in read.used:
                if name == THINKING:
                    self._slots.used_elsewhere(key, amount)
                else:
                    self._budgets.used_elsewhere(name, key, amount)
        return True
