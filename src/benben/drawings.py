"""The drawings that a game's package brings: SVG files of its cover, its pieces and its boards.

They are in the folder ``drawings`` of the package: ``cover.svg``, ``pieces/<kind>-<word>.svg`` or ``pieces/<kind>.svg``, and
``boards/<area>.svg``. The view box of a file is its size. In a board, a ``<rect>`` with the id of a place is the spot of
that place. A file that cannot be used is left out and never stops the game. docs/adding-a-game.md explains the format.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import isfinite
from typing import Final
from xml.parsers import expat

from benben.kernel.errors import BadInput, one_of
from benben.kernel.game import Game

FOLDER: Final = "drawings"
"""The folder of a package that holds its drawings."""
COVER: Final = "cover.svg"
"""The file of the picture in the lobby."""
PIECES: Final = "pieces"
"""The folder of the drawings of pieces."""
BOARDS: Final = "boards"
"""The folder of the drawings of areas."""
MAX_BYTES: Final = 512 * 1024
"""Most bytes of a file."""
MAX_FILES: Final = 1000
"""Most files of a game."""

FLOWS: Final = ("row", "column", "wrap", "stack", "fill")
"""How several pieces share a spot: ``data-flow`` of its rectangle; the first if there is none."""
LABELS: Final = ("inside", "above", "below", "left", "none")
"""Where the name of a place is written: ``data-label``."""
ALIGNMENTS: Final = ("middle", "start", "end")
"""Where the pieces of a row or column begin: ``data-align``."""

_SVG: Final = "http://www.w3.org/2000/svg"
"""The XML namespace of SVG."""
_NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}\.svg")
"""The names of files that are read."""
_VERSION_LENGTH: Final = 16
"""Hexadecimal digits of a version."""


@dataclass(frozen=True)
class Spot:
    """Where a place is on its board, in the units of the board's view box, counted from its top left corner."""

    x: float
    y: float
    width: float
    height: float
    flow: str
    label: str
    align: str


@dataclass(frozen=True)
class Drawing:
    """One file: its bytes, the size of its view box, and, for a board, the spots of places by their ids."""

    data: bytes
    width: float
    height: float
    spots: dict[str, Spot] = field(default_factory=dict)

    @property
    def version(self) -> str:
        """A fingerprint of the file: another content has another one."""
        return sha256(self.data).hexdigest()[:_VERSION_LENGTH]


@dataclass(frozen=True)
class Drawings:
    """The drawings of a game by their paths in its folder, such as ``pieces/coin-gold.svg``."""

    files: dict[str, Drawing] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)
    """For each file that cannot be used, by its path: why."""

    def named(self, folder: str) -> dict[str, tuple[str, Drawing]]:
        """The path and the drawing of each file in a folder, by its name without the ending."""
        found = {path: drawing for path, drawing in self.files.items() if path.startswith(f"{folder}/")}
        return {path[len(folder) + 1 : -len(".svg")]: (path, drawing) for path, drawing in found.items()}


def game_drawings(game: Game) -> Drawings:
    """The drawings of a game; none if its package has no folder of drawings."""
    return read_drawings(type(game).__module__.rpartition(".")[0])


@cache
def read_drawings(package: str) -> Drawings:
    """The drawings of a package, read once."""
    found = Drawings()
    if not package:  # a game in a single module has no folder of its own
        return found
    try:
        svg_files = _svg_files(files(package).joinpath(FOLDER))
    except (ImportError, OSError) as error:
        return Drawings(left_out={FOLDER: _one_line(error)})
    for path, file in svg_files:
        try:
            if len(found.files) >= MAX_FILES:
                raise BadInput(f"a game has {MAX_FILES} drawings at most")
            found.files[path] = _read(path, file)
        except (BadInput, OSError) as error:
            found.left_out[path] = _one_line(error)
    return found


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def _svg_files(folder: Traversable) -> list[tuple[str, Traversable]]:
    """The SVG files in a folder and in the folders of it, with their paths, in alphabetical order."""
    if not folder.is_dir():
        return []
    found = {}
    for entry in folder.iterdir():
        for file in entry.iterdir() if entry.is_dir() else [entry]:
            if file.name.endswith(".svg"):
                found[file.name if file is entry else f"{entry.name}/{file.name}"] = file
    return sorted(found.items())


def _read(path: str, file: Traversable) -> Drawing:
    folder, _, name = path.rpartition("/")
    if path != COVER and folder not in (PIECES, BOARDS):
        raise BadInput(f"a drawing is {COVER} or a file in {PIECES} or {BOARDS}")
    if not _NAME.fullmatch(name):
        raise BadInput("the name of a drawing has letters, digits, underscores, dots and hyphens")
    with file.open("rb") as opened:
        data = opened.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise BadInput(f"a drawing has {MAX_BYTES} bytes at most")
    return parse_svg(data, has_spots=folder == BOARDS)


def parse_svg(data: bytes, has_spots: bool = False) -> Drawing:
    """The drawing of a file, with the spots of a board if it is one; raise BadInput when it cannot be used."""
    reader = _SvgReader(has_spots)
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartDoctypeDeclHandler = reader.refuse_doctype
    parser.StartElementHandler = reader.open
    parser.EndElementHandler = reader.close
    try:
        parser.Parse(data, True)
    except BadInput:
        raise
    except (expat.ExpatError, LookupError, ValueError) as error:  # the last two: an encoding that is not known
        raise BadInput(f"it is not XML: {error}") from error
    return Drawing(data, reader.width, reader.height, reader.spots)


class _SvgReader:
    """Notes the view box and the rectangles of an SVG document, and refuses a document type: entities are declared in it."""

    def __init__(self, has_spots: bool) -> None:
        self.left = self.top = self.width = self.height = 0.0
        self.spots: dict[str, Spot] = {}
        self._has_spots = has_spots
        self._moved: list[bool] = []
        """For each open element whether its coordinates are others than those of the document."""

    def refuse_doctype(self, *_: object) -> None:
        """A document type begins."""
        raise BadInput("a drawing has no DOCTYPE")

    def open(self, name: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        if not self._moved:
            self._read_view_box(name, attributes)
            self._moved.append(False)
            return
        self._moved.append(self._moved[-1] or "transform" in attributes or name == f"{_SVG} svg")
        if self._has_spots and name == f"{_SVG} rect" and "id" in attributes and not self._moved[-1]:
            self._add_spot(attributes["id"], attributes)

    def close(self, _: str) -> None:
        """An element ends."""
        self._moved.pop()

    def _read_view_box(self, name: str, attributes: dict[str, str]) -> None:
        if name != f"{_SVG} svg":
            raise BadInput(f'it is not SVG: it does not begin with <svg xmlns="{_SVG}">')
        match [_number(word) for word in re.split(r"[\s,]+", attributes.get("viewBox", "").strip())]:
            case [float(left), float(top), float(width), float(height)] if min(width, height) > 0:
                self.left, self.top, self.width, self.height = left, top, width, height
            case _:
                raise BadInput("its viewBox is missing or is not four numbers, the last two greater than 0")

    def _add_spot(self, place: str, attributes: dict[str, str]) -> None:
        match [_number(attributes.get(name, "0")) for name in ("x", "y", "width", "height")]:
            case [float(x), float(y), float(width), float(height)] if min(width, height) > 0:
                flow = _word("flow", FLOWS, place, attributes)
                label = _word("label", LABELS, place, attributes)
                align = _word("align", ALIGNMENTS, place, attributes)
                self.spots[place] = Spot(x - self.left, y - self.top, width, height, flow, label, align)
            case _:
                pass  # a size in other units, such as 100%: part of the picture, not a spot


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if isfinite(number) else None


def _word(name: str, known: tuple[str, ...], place: str, attributes: dict[str, str]) -> str:
    word = attributes.get(f"data-{name}", known[0])
    if word not in known:
        raise BadInput(f"data-{name} of the rect {place!r} is {word!r}, not {one_of(list(known))}")
    return word
