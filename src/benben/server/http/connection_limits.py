"""Limits of connections that depend on the machine, or are shortened by tests."""

from __future__ import annotations

import sys
from dataclasses import dataclass

RESERVED_FILES = 96
"""Open files that are left for the database, bots and static files."""


@dataclass(frozen=True)
class ConnectionLimits:
    """Limits that depend on the machine or are shortened by tests."""

    request_seconds: float = 15.0
    """Seconds in which a request must arrive whole, from its first byte or from the opening of the connection."""
    stalled_seconds: float = 30.0
    """Seconds after which a client that reads nothing of its answer is cut off."""
    waiting_per_network: int = 64
    """Most connections of one network that wait."""
    waiting: int = 512
    """Most connections that wait."""
    connections: int = 10_000
    """Most connections."""


def limits_for(files: int, limited: bool = True) -> ConnectionLimits:
    """The limits for a process that may open this many files; without ``limited``, whatever it may open."""
    most = max(files - RESERVED_FILES, 16)
    if not limited:
        return ConnectionLimits(waiting_per_network=most, waiting=most, connections=most)
    return ConnectionLimits(
        waiting_per_network=min(ConnectionLimits.waiting_per_network, most // 2),
        waiting=min(ConnectionLimits.waiting, most // 2),
        connections=min(ConnectionLimits.connections, most),
    )


def open_file_limit() -> int:
    """The number of files that this process may open, after it was raised as far as the system allows."""
    if sys.platform == "win32":
        return ConnectionLimits.connections
    import resource  # there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ConnectionLimits.connections + RESERVED_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft
