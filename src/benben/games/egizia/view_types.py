"""The types of the view of Egizia: its entries, as a test checks them."""

from __future__ import annotations

from typing import TypedDict

from benben.kernel.view import ViewHeader

FieldEntry = TypedDict("FieldEntry", {"name": str, "grain": int, "class": str, "watered": bool})
"""A field: its name, its grain, its class as improved, whether it is watered."""


class TableauEntry(TypedDict):
    """What lies before one player, and figures that follow from it."""

    stones: int
    crews: dict[str, int]
    tired: list[str]
    markets: dict[str, int]
    cards: dict[str, int]
    attached: dict[str, int]
    used: dict[str, int]
    last: str | None
    built: list[str]
    seat: str
    ships_left: int
    quarry: int
    need: int
    """The grain that the crews need."""
    harvest: int
    """The grain that the watered fields give."""
    grain: dict[str, int]
    fields: list[FieldEntry]


class Entries(TypedDict):
    """The entries of a view that are Egizia's own; lists have one entry for each seat unless they say otherwise."""

    round: int
    ring: str
    sequence: list[str | None]
    """The seat of each sequence number."""
    bids: list[int]
    track: list[str]
    """The seats along the scoring track, the leader first."""
    scores: list[int]
    out: list[str]
    ships: dict[str, list[str]]
    nile: list[str | None]
    """The card on each card space."""
    gone: dict[str, int]
    buildings: dict[str, list[str]]
    """The owners of the stones of each part, in the order built."""
    graves: list[int]
    """The value of each grave; 0 for one that is face down."""
    grave_bag: dict[str, int]
    done: list[str]
    first: list[str]
    spaces: list[str]
    tableaus: list[TableauEntry]
    sphinx_cards: list[int]
    sphinx_supply: int
    """Sphinx cards that can be drawn, those asked for included."""
    sphinx_asked: int
    """EG-10.9 Sphinx cards that the seat to act has asked for and nobody has drawn yet."""
    hand: list[str] | None
    """The viewer's sphinx cards; None for a spectator."""
    hands: list[list[str]] | None
    """The sphinx cards of all once the game is over; None before."""
    drawn: list[str]
    """The sphinx cards the viewer has just drawn."""
    question: dict[str, str | int | None] | None


class View(ViewHeader, Entries):
    """The whole view."""
