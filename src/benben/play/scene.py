"""Scene: pieces at places, one description for every renderer.

Places have a position in character cells inside their area: a terminal draws them there; a browser has drawings of its own
and uses only the ids. A scene contains no rule and no language: words are message keys with arguments. Click paths
(`Catalogue.path`) consist of ids of pieces and places; equal pieces that need not be distinguished share an id.

A server makes a scene for every viewer and move. Scenes are msgspec structs because these are fast to create and to encode.
Pieces, places and areas are frozen: games make those that they show again and again once, and all scenes share them.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field, to_builtins


class Part(Struct, frozen=True, gc=False):
    """A part of a piece with several colours, such as a stone on a card; its name is the message ``<game>-<kind>-<word>``.

    ``x`` and ``y`` are its cells inside the piece; ``lines`` is its text, one string a row. Later parts cover earlier ones.
    """

    kind: str
    word: str
    x: int
    y: int
    lines: list[str]
    tone: str = "plain"


class Piece(Struct, frozen=True, gc=False):
    """A piece on the table; its name is the message ``<game>-<kind>-<word>``.

    ``glyph`` is short and language-neutral. ``tone`` names a colour: plain, stone, rubble, gold, sand, red, green, blue,
    lapis, black, white, brown or dim; renderers treat others as plain. ``owner`` is the seat that owns it. ``count`` is the
    number of equal pieces there. A piece with ``parts`` is drawn by them where its place has room, else by its glyph.
    ``about`` has arguments of its explanation, the message ``<game>-explain-<kind>-<word>`` or ``<game>-explain-<kind>``.
    """

    id: str
    place: str
    kind: str
    word: str
    glyph: str
    tone: str = "plain"
    owner: str = ""
    count: int = 1
    parts: list[Part] = field(default_factory=list)
    about: dict[str, str | int] | UnsetType = UNSET


class Place(Struct, frozen=True, gc=False):
    """A place for pieces, with its cells inside the area: column, row, width, height.

    ``label`` is a message key. ``note`` is a number or sign shown beside the pieces. ``frame`` adds a border, which takes a
    cell on each side (so the height is 3 or more). ``spoken`` adds words to the glyphs. Pieces are drawn in the order of the
    scene, those with parts from the bottom up; where there is too little room, the last ones are shown. ``about`` has
    arguments of its explanation, the message ``<game>-explain-place-<id>``, or that of the beginning of its id.
    """

    id: str
    label: str = ""
    x: int = 0
    y: int = 0
    width: int = 8
    height: int = 1
    owner: str = ""
    note: str = ""
    frame: bool = False
    spoken: bool = False
    about: dict[str, str | int] | UnsetType = UNSET


class Area(Struct, frozen=True, gc=False):
    """A part of the table that is drawn together: a player's board, the market, the river.

    ``title`` is a message key; an area of a seat may have none. ``note`` is shown with the title: a score, a count. Where
    the screen is too small, areas of the highest ``rank`` are folded to their title first; rank 0 is folded only if it is
    the board of another seat than the viewer's.
    """

    id: str
    title: str
    width: int
    height: int
    places: list[Place] = field(default_factory=list)
    owner: str = ""
    note: str = ""
    active: bool = False
    rank: int = 0


class Scene(Struct, gc=False):
    """The table as one viewer sees it: areas from the top left to the bottom right, in reading order.

    ``subject`` are the ids of the pieces and places that the open question is about: renderers outline them.
    """

    areas: list[Area]
    pieces: list[Piece]
    subject: list[str] | UnsetType = UNSET

    def to_dict(self) -> dict[str, object]:
        """The scene as JSON-able data."""
        data: dict[str, object] = to_builtins(self)
        return data

    def places(self) -> list[Place]:
        """Every place of every area."""
        return [place for area in self.areas for place in area.places]

    def pieces_at(self, place: str) -> list[Piece]:
        """The pieces at a place, in order."""
        return [piece for piece in self.pieces if piece.place == place]
