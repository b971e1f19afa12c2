"""Symmetry: places of a game that are exchanged without changing what a position is worth.

A network that learns from games sees each position with its places exchanged at random, so that few games teach as much as
many. A game supplies it by `Game.symmetry`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Symmetry:
    """One exchange of places, as one seat observes it."""

    inputs: Sequence[int]
    """For each number of an observation its index after the exchange."""
    actions: Sequence[int]
    """For each action of the catalogue the same action after the exchange."""
    words: Sequence[Mapping[str, str]]
    """For each seat, the observing one first: words in the names of its sources of points, and those after the exchange."""
