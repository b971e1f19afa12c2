"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from benben.server.clock import Clock
from benben.server.cluster.hints import HintTransport
from benben.server.http.connection_limits import ConnectionLimits
from benben.server.notifications.options import NotificationOptions

if TYPE_CHECKING:
    from benben.server.people.mail import MailServer

REVEAL_TIMEOUT = 10.0
"""Seconds that a match waits for the random numbers of its seats, unless the host sets others."""

REVEAL_TIMEOUT_RANGE = (1.0, 600.0)
"""Fewest and most seconds that a host can set for this: with fewer, browsers that are connected would be left out."""

LEAST_ABSENCE = 30.0
"""Fewest seconds that a new table may set until a bot stands in: a lost connection is back by then."""


@dataclass
class Settings:
    """What the options of `benben serve` and tests can set."""

    database: str
    """Address of the database, as SQLAlchemy writes it."""
    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = 8000
    """Port to listen on."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Number of processes in which the bots of one visitor think at a time; 0 if bot machines move the bots."""
    bot_timeout: float = 20.0
    """Seconds without a message after which such a process is replaced."""
    pace: float = 0.6
    """Least seconds a bot takes for a move."""
    least_absence: float = LEAST_ABSENCE
    """Fewest seconds that a new table may set until a bot stands in for a player who is away."""
    reveal_timeout: float = REVEAL_TIMEOUT
    """Seconds that a match waits for the random numbers of its seats before it begins without them."""
    origins: list[str] = field(default_factory=list)
    """Origins of pages that may use this server besides its own."""
    hosts: list[str] = field(default_factory=list)
    """Names by which this server may be addressed, besides IP addresses, ``localhost`` and the names of this machine."""
    proxies: list[str] = field(default_factory=list)
    """Addresses of proxies whose X-Forwarded headers count; by default those of this machine."""
    connection_limits: ConnectionLimits | None = None
    """Limits of connections; by default those that fit the number of files this process may open."""
    shutdown_seconds: int = 5
    """Seconds that requests have to end when the server is asked to end."""
    modules: list[str] = field(default_factory=list)
    """Modules that register further games; they are imported here and in the processes of the bots."""
    boxes: dict[str, list[str]] = field(default_factory=dict)
    """Changed boxes that new tables can have: for each name the games that offer one, as `Game.key`."""
    metrics_port: int | None = None
    """Port of this machine on which metrics are answered; None for none."""
    metrics_host: str = "127.0.0.1"
    """Address on which they are answered."""
    json_log: bool = False
    """True if log lines are written as JSON."""
    accounts: bool = True
    """True if guests may become accounts, with history, ratings and notifications; else nobody sees anything of it."""
    public_url: str = ""
    """The address of the pages as people know it, such as ``https://games.example.org``; empty if nobody has said."""
    mail: MailServer | None = None
    """The mail server for links to sign in; None if no letters are sent."""
    fixed_seed: int | None = None
    """A seed from which every deal and every bot's choice is derived, so that a test plays the same game each time.

    Whoever knows it can compute hidden information: no command and no request sets it.
    """
    limited: bool = True
    """True if visitors have budgets."""
    poll_seconds: float = 2.0
    """Seconds between two looks for news of other servers whose hints were lost."""
    hints: str = ""
    """Address of a Redis that carries hints between servers on one database; empty if the database carries them."""
    hint_transport: HintTransport | None = None
    """Carries the hints instead, in tests."""
    notifications: NotificationOptions = field(default_factory=NotificationOptions)
    """The address of the server in notifications, and how they are sent."""
    clock: Clock = field(default_factory=Clock)
    """The clock of the tables; tests move another one by hand."""
