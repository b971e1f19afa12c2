"""The types of the view of Hoard: its entries, as a test checks them."""

from __future__ import annotations

from typing import TypedDict

from benben.kernel.view import ViewHeader


class Entries(TypedDict):
    """The entries of a view that are Hoard's own; lists have one entry for each seat."""

    hand: list[str] | None
    """The viewer's coins; None for a spectator."""
    held: list[int]
    rows: list[dict[str, dict[str, int]]]
    left: int
    """The number of coins in the bag."""
    scores: list[int]


class View(ViewHeader, Entries):
    """The whole view."""
