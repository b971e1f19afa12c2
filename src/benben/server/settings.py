"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


@dataclass
class Settings:
    """What `benben serve` can be told."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    patience: float = 20.0
    """Seconds without a sign of life after which such a process is replaced."""
    pace: float = 0.6
    """Seconds a bot takes for a move at least."""
    absence: float = 60.0
    """Seconds after which a player who is not connected may be replaced by a bot."""
    origins: list[str] = field(default_factory=list)
    """Origins of pages that may use this server besides its own."""
    modules: list[str] = field(default_factory=list)
    """Modules that put further games on the shelf; imported here and in the processes of the bots."""
    foretold: int | None = None
    """A number from which every deal and every choice of a bot follows, so that a test plays the same game each time.

    Whoever has it can compute what is hidden: no command and no request sets it.
    """
    limited: bool = True
    """Whether requests are limited in number."""
