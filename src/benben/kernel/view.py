"""ViewHeader: the entries that the view of every game has."""

from __future__ import annotations

from typing import TypedDict


class ViewHeader(TypedDict):
    """The entries that every view has. A game adds its own in ``view_types.py``."""

    game: str
    viewer: str | None
    """The seat that looks on; None for a spectator."""
    players: int
    options: dict[str, str]
    actors: list[str]
    step: str | None
    """The name of the open question's Step; None when the game is over."""
    rule: str
    winners: list[str]
