"""Scene: pieces at places, one description for every renderer.

Places carry a position in character cells inside their area; a terminal draws them there, a browser has drawings of its
own and uses the ids alone. Nothing here knows a rule or a language: words are message keys with arguments.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Piece:
    """Something that lies on the table. ``glyph`` is short and language-neutral; ``tone`` names a colour."""

    id: str
    place: str
    kind: str
    word: str
    glyph: str
    tone: str = "plain"
    owner: str = ""
    count: int = 1


@dataclass
class Place:
    """Where pieces can lie, with its cells inside the area: column, row, width, height."""

    id: str
    label: str = ""
    x: int = 0
    y: int = 0
    width: int = 8
    height: int = 1
    owner: str = ""
    note: str = ""
    frame: bool = False


@dataclass
class Area:
    """A part of the table that is drawn together: a player's board, the market, the river."""

    id: str
    title: str
    width: int
    height: int
    places: list[Place] = field(default_factory=list)
    owner: str = ""
    note: str = ""
    active: bool = False


@dataclass
class Scene:
    """The table as one viewer sees it."""

    areas: list[Area]
    pieces: list[Piece]

    def to_dict(self) -> dict[str, object]:
        """The scene as JSON-able data."""
        return {"areas": [_plain(area) for area in self.areas], "pieces": [vars(piece) for piece in self.pieces]}


def _plain(area: Area) -> dict[str, object]:
    return {**vars(area), "places": [vars(place) for place in area.places]}
