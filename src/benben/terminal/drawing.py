"""Any Scene as lines of text: areas side by side, places in their cells, pieces as glyphs."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from benben.play.scene import Area, Piece, Place, Scene
from benben.words import Words

TONES = {
    "stone": "bold white",
    "rubble": "bold magenta",
    "gold": "bold yellow",
    "sand": "bold bright_yellow",
    "red": "bold red",
    "green": "bold green",
    "blue": "bold blue",
    "lapis": "bold bright_cyan",
    "black": "bold bright_black",
    "white": "bold bright_white",
    "brown": "yellow",
    "dim": "dim",
}
SEATS = {"p1": "bright_red", "p2": "bright_blue", "p3": "bright_green", "p4": "yellow", "p5": "magenta", "p6": "cyan"}
SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
GAP = 1
COLUMN_GAP = 2
TITLE_MARKS = 3
"""Cells of a title that are not words: the mark before it and a space on each side."""
CLOSE, APART = " ", "  "
"""Between pieces of a place: glyphs, or glyphs with words."""

Token = tuple[str, str]
"""A text and its style."""


class Canvas:
    """Cells to write on; what would run over the edge is cut."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows: list[list[Token]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write a text; the column after it."""
        for letter in text:
            size = cell_len(letter)
            if 0 <= y < len(self.rows) and x >= 0 and x + size <= self.width:
                self.rows[y][x] = (letter, style)
                for covered in range(x + 1, x + size):
                    self.rows[y][covered] = ("", style)
            x += size
        return x

    def lines(self) -> list[Text]:
        """The rows as styled text."""
        return [Text.assemble(*_runs(row)) for row in self.rows]


def _runs(row: Sequence[Token]) -> list[Token]:
    """Neighbouring cells of one style as one text."""
    return [("".join(letter for letter, _ in cells), style) for style, cells in groupby(row, key=lambda cell: cell[1])]


class Artist:
    """Draws scenes in one language for one table. ``labels`` says who sits at each seat, ``short`` says it shorter."""

    def __init__(self, words: Words, labels: dict[str, str], short: dict[str, str] | None = None) -> None:
        self.words = words
        self.labels = labels
        self.short = labels if short is None else short

    def draw(
        self, scene: Scene, width: int, height: int, viewer: object = None, lit: AbstractSet[str] = frozenset()
    ) -> list[Text]:
        """The whole scene as the seat ``viewer`` sees it; areas that do not fit are folded, the least important first."""
        folded: list[Area] = []
        shown = list(scene.areas)
        while True:
            blocks = [self.area(scene, area, lit) for area in shown]
            lines = shelved(_seats_together(shown, blocks, width), width) + self._folded(folded, width)
            rank = max((_rank(area, viewer) for area in shown), default=0)
            if len(lines) <= height:
                return lines
            if rank == 0:
                blocks = self._shortened(blocks, len(lines) - height)
                return (shelved(blocks, width) + self._folded(folded, width))[-height:]
            last = [area for area in shown if _rank(area, viewer) == rank][-1]
            shown = [area for area in shown if area is not last]
            folded.insert(0, last)

    def area(self, scene: Scene, area: Area, lit: AbstractSet[str] = frozenset()) -> list[Text]:
        """One area with its title, if it has one."""
        canvas = Canvas(area.width, area.height)
        for place in area.places:
            self._place(canvas, place, scene.pieces_at(place.id), area, lit)
        return self._title(area) + canvas.lines()

    def title(self, area: Area, room: int = 1000) -> str:
        """What an area is called in so many cells: by whose it is, what it is, or both."""
        what = self.words.say(area.title) if area.title else ""
        told = [labels.get(area.owner, area.owner) for labels in (self.labels, self.short)]
        full, short = (" · ".join(part for part in (who, what) if part) for who in told)
        return full if cell_len(full) <= room else short

    def _title(self, area: Area) -> list[Text]:
        note = f" {area.note} " if area.note else ""
        name = self.title(area, area.width - len(note) - TITLE_MARKS)
        if not name:
            return []
        mark = "▶" if area.active else "━"
        name = f"{mark} {name} "
        name = name[: max(area.width - len(note), 0)]
        room = area.width - cell_len(name) - cell_len(note)
        style = SEATS.get(area.owner, "bold")
        line = Text(name, style=f"{style} bold" if area.active else style)
        line.append("━" * max(room, 0), style=f"{style} dim")
        line.append(note, style="bold")
        return [line]

    def _shortened(self, blocks: list[list[Text]], excess: int) -> list[list[Text]]:
        """Boards that are too high for the screen by so many lines: the highest is cut below, and says so."""
        highest = max(blocks, key=len)
        notice = Text(self.words.say("terminal-cut"), style="yellow")
        notice.truncate(max(line.cell_len for line in highest), overflow="ellipsis")
        kept = highest[: max(len(highest) - excess - 1, 0)]
        return [[*kept, notice] if block is highest else block for block in blocks]

    def _folded(self, areas: Sequence[Area], width: int) -> list[Text]:
        if not areas:
            return []
        told = " · ".join(f"{self.title(area)} {area.note}".strip() for area in areas)
        return [Text(self.words.say("terminal-folded", areas=told)[:width], style="dim")]

    def _place(self, canvas: Canvas, place: Place, pieces: list[Piece], area: Area, lit: AbstractSet[str]) -> None:
        x, y, width, height = place.x, place.y, place.width, place.height
        if place.frame and height >= 3 and width >= 4:
            _frame(canvas, place)
            x, y, width, height = x + 1, y + 1, width - 2, height - 2
        label = self.words.say(place.label) if place.label else ""
        style = "underline" if place.id in lit else "dim"
        if label and height > 1:
            canvas.put(x, y, label[: width - 1 if len(label) >= width > 1 else width], style)
            y, height = y + 1, height - 1
        elif label:
            after = canvas.put(x, y, f"{label} ", style)
            x, width = after, width - (after - x)
        pictured, plain = parted(pieces, width, height - (1 if place.note else 0))
        tokens = [self._piece(piece, place, area, lit) for piece in plain]
        if not pieces and not place.note:
            tokens = [("·", "dim")]
        if place.note:
            tokens.append((place.note, "dim" if pieces else "bold"))
        rows = fitted(tokens, width, height, APART if place.spoken else CLOSE) if tokens and width > 0 else []
        for row, line in enumerate(rows):
            column = x
            for text, tone in line:
                column = canvas.put(column, y + row, text, tone)
        _pictures(canvas, pictured, (x, y + len(rows), width, height - len(rows)), lit)

    def _piece(self, piece: Piece, place: Place, area: Area, lit: AbstractSet[str]) -> Token:
        text = piece.glyph
        if piece.owner and piece.owner not in (area.owner, place.owner):
            text += piece.owner[1:].translate(SMALL)
        if piece.count > 1:
            text += f"×{piece.count}"
        if place.spoken:
            text = spoken(text, self.words.noun(piece.kind, piece.word))
        style = TONES.get(piece.tone, SEATS.get(piece.owner, ""))
        return text, f"{style} underline" if piece.id in lit else style


def parted(pieces: Sequence[Piece], width: int, height: int) -> tuple[list[Piece], list[Piece]]:
    """The pieces that a place of this size has room to draw by their parts, and those drawn by their glyphs."""
    fits = [bool(piece.parts) and _size(piece)[0] <= width and _size(piece)[1] <= height for piece in pieces]
    return (
        [piece for piece, fit in zip(pieces, fits, strict=True) if fit],
        [piece for piece, fit in zip(pieces, fits, strict=True) if not fit],
    )


def _size(piece: Piece) -> tuple[int, int]:
    """How many cells a piece with parts takes."""
    return (
        max(part.x + max(cell_len(line) for line in part.lines) for part in piece.parts),
        max(part.y + len(part.lines) for part in piece.parts),
    )


def _pictures(canvas: Canvas, pieces: Sequence[Piece], box: tuple[int, int, int, int], lit: AbstractSet[str]) -> None:
    """Pieces by their parts, side by side and course upon course from the bottom; if there are too many, the last ones."""
    if not pieces:
        return
    x, y, width, height = box
    widest, highest = (max(sizes) for sizes in zip(*(_size(piece) for piece in pieces), strict=True))
    columns, courses = (width + GAP) // (widest + GAP), height // highest
    for number, piece in enumerate(pieces[-columns * courses :]):
        left, bottom = x + number % columns * (widest + GAP), y + height - number // columns * highest
        for part in piece.parts:
            style = TONES.get(part.tone, "")
            for row, line in enumerate(part.lines):
                at = bottom - highest + part.y + row
                canvas.put(left + part.x, at, line, f"{style} underline" if piece.id in lit else style)


def _rank(area: Area, viewer: object) -> int:
    """How soon an area is folded: as it says itself; the boards of others before what is everybody's or one's own."""
    return area.rank or (1 if area.owner and area.owner != viewer else 0)


def spoken(glyph: str, word: str) -> str:
    """A glyph with its word; what the glyph spells of the word already is not said twice."""
    symbol, spelt = glyph[:1], glyph[1:]
    if spelt == word or glyph == word:
        return glyph
    return f"{symbol} {word}" if spelt and spelt in word else f"{glyph} {word}"


def _frame(canvas: Canvas, place: Place) -> None:
    inside = "─" * (place.width - 2)
    canvas.put(place.x, place.y, f"┌{inside}┐", "dim")
    for row in range(place.y + 1, place.y + place.height - 1):
        canvas.put(place.x, row, "│", "dim")
        canvas.put(place.x + place.width - 1, row, "│", "dim")
    canvas.put(place.x, place.y + place.height - 1, f"└{inside}┘", "dim")


def fitted(tokens: Sequence[Token], width: int, rows: int, gap: str) -> list[list[Token]]:
    """Tokens in rows of this width; signs close up where they fit no other way, else the first give way to an ellipsis."""
    signs = gap == CLOSE and not any(text[:1].isalnum() for text, _ in tokens)
    if signs and len(_flowed(tokens, width - 1, gap)) > rows >= len(_flowed(tokens, width, "")):
        gap = ""
    kept = list(tokens)
    while True:
        lines = _flowed(kept, width, gap)
        if len(lines) <= rows or len(kept) <= 1:
            return lines[:rows]
        kept = [("…", "dim"), *kept[2 if kept[0][0] == "…" else 1 :]]


def _flowed(tokens: Sequence[Token], width: int, gap: str) -> list[list[Token]]:
    lines: list[list[Token]] = [[]]
    used = 0
    for text, style in tokens:
        size = cell_len(text)
        if lines[-1] and used + len(gap) + size > width:
            lines.append([])
            used = 0
        if lines[-1]:
            lines[-1].append((gap, ""))
            used += len(gap)
        lines[-1].append((text, style))
        used += size
    return lines


def shelved(blocks: Sequence[list[Text]], width: int) -> list[Text]:
    """Blocks of lines side by side while they fit, else on the next shelf."""
    lines: list[Text] = []
    shelf: list[list[Text]] = []
    used = 0
    for block in blocks:
        size = max((line.cell_len for line in block), default=0)
        if shelf and used + GAP + size > width:
            lines += _beside(shelf)
            shelf, used = [], 0
        shelf.append(block)
        used += size + GAP
    return lines + _beside(shelf)


def _seats_together(areas: Sequence[Area], blocks: Sequence[list[Text]], width: int) -> list[list[Text]]:
    """Blocks of lines; the boards of all seats are one block where they fit side by side, for they are read together."""
    found: list[list[Text]] = []
    for owned, run in groupby(zip(areas, blocks, strict=True), key=lambda pair: bool(pair[0].owner)):
        together = [block for _, block in run]
        beside = _beside(together) if owned else []
        found += [beside] if beside and max(line.cell_len for line in beside) <= width else together
    return found


def _beside(blocks: Sequence[list[Text]]) -> list[Text]:
    """Blocks of lines side by side."""
    lines = []
    for row in range(max((len(block) for block in blocks), default=0)):
        line = Text()
        for number, block in enumerate(blocks):
            size = max(text.cell_len for text in block)
            here = block[row].copy() if row < len(block) else Text()
            if number < len(blocks) - 1:
                here.append(" " * (size - here.cell_len + GAP))
            line.append_text(here)
        lines.append(line)
    return lines


def in_columns(entries: Sequence[Text], width: int) -> list[Text]:
    """A list in as many columns as fit, read downwards."""
    for rows in range(1, len(entries)):
        columns = [entries[start : start + rows] for start in range(0, len(entries), rows)]
        sizes = [max(entry.cell_len for entry in column) + COLUMN_GAP for column in columns]
        if sum(sizes) - COLUMN_GAP <= width:
            return [_in_row([column[row : row + 1] for column in columns], sizes) for row in range(rows)]
    return list(entries)


def _in_row(cells: Sequence[Sequence[Text]], sizes: Sequence[int]) -> Text:
    """One row: the entry of every column that is long enough, each as wide as its column."""
    line = Text()
    for cell, size in zip(cells, sizes, strict=True):
        for entry in cell:
            line.append_text(entry)
            line.append(" " * (size - entry.cell_len))
    line.rstrip()
    return line
