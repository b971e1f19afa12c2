"""Egizia for people: what a viewer sees in words, and as pieces at places."""

from __future__ import annotations

from benben.games.egizia.state import Egizia
from benben.kernel.scene import Scene


def describe(known: Egizia, viewer: int | None) -> dict[str, object]:
    """The view."""
    return {}


def scene(view: dict[str, object]) -> Scene:
    """A view as pieces at places."""
    return Scene([], [])
