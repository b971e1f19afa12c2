"""The types of the view of Pyramids: its entries, as a test checks them."""

from __future__ import annotations

from typing import TypedDict

from benben.kernel.view import ViewHeader


class Entries(TypedDict):
    """The entries of a view that are Pyramids' own; lists have one entry for each seat, cards are in notation."""

    round: int
    first: str
    resting: str | None
    """The god that sits out."""
    gods: list[str | None]
    free: list[str]
    """The gods that can still be chosen."""
    quarry: list[list[str]]
    hand: list[str] | None
    """The viewer's cards; None for a spectator."""
    hands: list[list[str]]
    """The cards of each hand; ``hidden`` for a card that the viewer does not know or has to remember."""
    pyramids: list[dict[str, str]]
    """The card on each place of a pyramid."""
    open: list[list[str]]
    """The places where the next card of a pyramid may go."""
    obelisks: list[list[str]]
    tombs: list[list[str]]
    """The cards of each tomb, as those of the hands."""
    doubts: list[list[str]]
    """The cards that are in a hand or in a tomb, the others cannot know which; empty where the viewer has to remember."""
    worked_out: list[str]
    """The seats whose known cards in hand and tomb were never shown there: they follow from what was seen."""
    left: int
    """The number of cards in the pile."""
    gone: list[str]
    scores: list[int]
    question: dict[str, str | int]
    """What the open question is about; empty when the game is over."""


class View(ViewHeader, Entries):
    """The whole view."""
