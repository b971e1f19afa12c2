"""Scene: pieces at places, one description for every renderer.

Places carry a position in character cells inside their area; a terminal draws them there, a browser has drawings of its
own and uses the ids alone. Nothing here knows a rule or a language: words are message keys with arguments. What a hand
touches (`Catalogue.path`) are ids of pieces and places; equal pieces that nobody needs to tell apart share an id.

A server makes a scene for every viewer and move, so these are msgspec's structs: they are quick to make and to write.
"""

from __future__ import annotations

from msgspec import Struct, field, to_builtins


class Part(Struct):
    """A part of a piece that has more than one colour: a stone of a card, a sign on it, said as ``<game>-<kind>-<word>``.

    ``x`` and ``y`` are its cells inside the piece, ``lines`` what is written there, one text a row. Later parts lie on
    earlier ones.
    """

    kind: str
    word: str
    x: int
    y: int
    lines: list[str]
    tone: str = "plain"


class Piece(Struct):
    """Something that lies on the table, said as ``<game>-<kind>-<word>``.

    ``glyph`` is short and language-neutral; ``tone`` names a colour (plain, stone, rubble, gold, sand, red, green, blue,
    lapis, black, white, brown, dim; a renderer takes others as plain). ``owner`` is the seat whose it is; ``count`` is how
    many alike lie there. A piece with ``parts`` is drawn by them where its place has room for it, else by its glyph.
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


class Place(Struct):
    """Where pieces can lie, with its cells inside the area: column, row, width, height.

    ``label`` is a message key. ``note`` is a number or sign said beside the pieces. ``frame`` asks for a border, which takes
    a cell on each side (so a height of 3 or more). ``spoken`` asks for words beside the glyphs. Pieces are drawn in the
    order the scene lists them, those with parts from the bottom up; where they do not fit, the last ones are seen.
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


class Area(Struct):
    """A part of the table that is drawn together: a player's board, the market, the river.

    ``title`` is a message key; an area of a seat may do without. ``note`` is said with the title: a score, a count. Where
    the screen is too small, areas of the highest ``rank`` are folded to their title first; rank 0 is folded only where it is
    the board of a seat that does not look on.
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


class Scene(Struct):
    """The table as one viewer sees it: areas from the top left to the bottom right, in reading order."""

    areas: list[Area]
    pieces: list[Piece]

    def to_dict(self) -> dict[str, object]:
        """The scene as JSON-able data."""
        told: dict[str, object] = to_builtins(self)
        return told

    def places(self) -> list[Place]:
        """Every place of every area."""
        return [place for area in self.areas for place in area.places]

    def pieces_at(self, place: str) -> list[Piece]:
        """What lies at a place, in order."""
        return [piece for piece in self.pieces if piece.place == place]
