"""The types of the view of GIZA: its entries, as a test checks them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from benben.kernel.view import ViewHeader


class SiteEntry(TypedDict):
    """One site of a board."""

    height: int
    top: str | None
    tiles: NotRequired[list[str]]
    """The stack from the ground up; left out where the viewer has to remember it (GZ-3.5)."""


class Entries(TypedDict):
    """The entries of a view that are GIZA's own."""

    first: str
    hand: list[str] | None
    """The viewer's tiles; None for a spectator."""
    hands: list[int]
    """The number of tiles in each hand."""
    boards: list[dict[str, SiteEntry]]
    left: int
    """The number of tiles in the pile."""
    gone: dict[str, int]
    scores: list[int | None]
    """The points of each board; None where the viewer has to remember them."""
    question: dict[str, str | int]
    """The number of tiles that the seat that is asked holds, and that are in the pile; what may follow in a discard."""


class View(ViewHeader, Entries):
    """The whole view."""
