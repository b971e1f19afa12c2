"""The types of the view of Giza: The Great Pyramid: its entries, as a test checks them."""

from __future__ import annotations

from typing import TypedDict

from benben.kernel.view import ViewHeader


class SledEntry(TypedDict):
    """A sled on its track."""

    at: int
    stone: str | None


class ScoringEntry(TypedDict):
    """One scoring: the amounts that were compared and the points they gave, seat by seat."""

    scoring: str
    stone: str
    round: int
    amounts: list[int]
    points: list[int]


class Entries(TypedDict):
    """The entries of a view that are the Great Pyramid's own; lists have one entry for each seat."""

    round: int
    second_dynasty: bool
    """Whether the Second Dynasty tile lies on the turn-order track."""
    queue: list[str]
    """The order in which seats choose their rows."""
    rows: list[str | None]
    used: list[list[str]]
    """The rows that each seat has used in this dynasty."""
    workers: list[dict[str, int]]
    bids: list[int | str | None]
    """The bids: an amount, ``sealed``, or None."""
    sleds: dict[str, SledEntry | None]
    reserve: dict[str, int]
    site: dict[str, list[str]]
    waiting: int
    """The number of stones in the Middle lift camp."""
    capstone: str
    ledger: list[ScoringEntry]
    length: int
    """The spaces of a track."""
    screens: list[dict[str, int] | None]
    """The food and the art of each seat; None where the viewer has to remember them."""
    scores: list[int]
    question: dict[str, str | int]


class View(ViewHeader, Entries):
    """The whole view."""
