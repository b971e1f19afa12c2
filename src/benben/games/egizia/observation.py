"""Egizia as a vector of numbers for learning agents: from a veiled State, own seat first."""

from __future__ import annotations

from benben.games.egizia.state import Egizia


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector."""
    return []


def observe(known: Egizia, seat: int | None) -> list[float]:
    """The vector, in the order `observation` tells."""
    return []
