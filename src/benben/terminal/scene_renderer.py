"""Draws any Scene as lines of text: areas side by side, places in their cells, pieces as glyphs or by their parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby
from textwrap import wrap
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from benben.play.scene import Area, Piece, Place, Scene
from benben.terminal.canvas import Canvas, Token
from benben.terminal.layout import BLOCK_GAP, GLYPH_GAP, WORD_GAP, Block, block_width, fit_tokens, side_by_side, wrap_blocks
from benben.terminal.naming import glyph_with_word
from benben.terminal.styles import SEAT_STYLES, TONE_STYLES
from benben.words import Words

SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
"""Digits as subscripts, for counts beside a glyph."""
TITLE_EXTRAS = 3
"""Cells of a title besides its words: the mark before it and a space on each side."""
SHORTEST_LABEL = 4
"""Letters that a shortened label keeps at least; a label that would keep fewer is not shortened."""
NARROWEST = 24
"""Cells that words beside a board need at least."""
UNLIMITED = 1000
"""A width or height that everything fits into, in cells."""


class Box(NamedTuple):
    """A rectangle of cells on a canvas."""

    x: int
    y: int
    width: int
    height: int


class SceneRenderer:
    """Draws scenes in one language for one table. ``labels`` are the titles of seats, ``short_labels`` shorter ones."""

    def __init__(self, words: Words, labels: dict[str, str], short_labels: dict[str, str] | None = None) -> None:
        self.words = words
        self.labels = labels
        self.short_labels = labels if short_labels is None else short_labels
        self._subject: AbstractSet[str] = frozenset()
        """What the question of the scene that is being drawn is about."""

    def draw(
        self,
        scene: Scene,
        width: int,
        height: int,
        viewer: object = None,
        highlighted: AbstractSet[str] = frozenset(),
    ) -> list[Text]:
        """The whole scene for the seat ``viewer``, in at most ``height`` lines; ``highlighted`` places are underlined.

        If areas do not fit, the least important ones are only named in the last line.
        """
        folded: list[Area] = []
        drawn = list(scene.areas)
        while True:
            blocks = [self.draw_area(scene, area, highlighted) for area in drawn]
            lines = self._arrange(scene, drawn, blocks, width, viewer, highlighted) + self._folded_line(folded, width)
            if len(lines) <= height:
                return lines
            rank = max((_fold_rank(area, viewer) for area in drawn), default=0)
            if rank == 0:
                blocks = self._shorten_highest(blocks, len(lines) - height)
                return (wrap_blocks(blocks, width) + self._folded_line(folded, width))[-height:]
            last = [area for area in drawn if _fold_rank(area, viewer) == rank][-1]
            drawn = [area for area in drawn if area is not last]
            folded.insert(0, last)

    def _arrange(
        self,
        scene: Scene,
        areas: Sequence[Area],
        blocks: Sequence[Block],
        width: int,
        viewer: object,
        highlighted: AbstractSet[str],
    ) -> list[Text]:
        """The areas in the fewest lines: one after the other, or in two columns with boards of other seats at the right."""
        usual = wrap_blocks(_join_seats(areas, blocks, width), width)
        common = _common(areas)
        room = width - BLOCK_GAP - block_width(blocks[common]) if common >= 0 else 0
        narrow = [
            block if block_width(block) <= room else self._draw_narrow(scene, area, room, highlighted)
            for area, block in zip(areas, blocks, strict=True)
        ]
        columns = wrap_blocks(_in_two_columns(areas, blocks, narrow, viewer), width)
        return columns if 0 < len(columns) < len(usual) else usual

    def _draw_narrow(self, scene: Scene, area: Area, width: int, highlighted: AbstractSet[str]) -> Block:
        """An area of which all pieces are shown by words, in a smaller width; empty if it cannot be drawn in it."""
        if width < NARROWEST or not all(place.spoken for place in area.places):
            return []
        lines = self._title_line(area, width)
        for place in area.places:
            lines.append(Text(self.words.say(place.label) if place.label else "", style="dim"))
            tokens = [self._piece_token(piece, place, area, highlighted) for piece in scene.pieces_at(place.id)]
            for text, style in tokens or [("·", "dim")]:
                lines += [Text(row, style=style) for row in wrap(text, width, subsequent_indent="  ")]
        return lines

    def draw_area(self, scene: Scene, area: Area, highlighted: AbstractSet[str] = frozenset()) -> Block:
        """One area with its title, if it has one; what the question is about is drawn inverted."""
        canvas = Canvas(area.width, area.height)
        self._subject = frozenset(scene.subject or ())
        for place in area.places:
            self._draw_place(canvas, place, scene.pieces_at(place.id), area, highlighted)
        return self._title_line(area, area.width) + canvas.lines()

    # --- titles ----------------------------------------------------------------------------------------------------------

    def area_title(self, area: Area, width: int = UNLIMITED) -> str:
        """The owner and the title of an area, with the short label of the owner if they do not fit into this width."""
        title = self.words.say(area.title) if area.title else ""
        owners = [labels.get(area.owner, area.owner) for labels in (self.labels, self.short_labels)]
        full, short = (" · ".join(part for part in (owner, title) if part) for owner in owners)
        return full if cell_len(full) <= width else short

    def _title_line(self, area: Area, width: int) -> Block:
        note = f" {area.note} " if area.note else ""
        title = self.area_title(area, width - len(note) - TITLE_EXTRAS)
        if not title:
            return []
        mark = "▶" if area.active else "━"
        title = f"{mark} {title} "[: max(width - len(note), 0)]
        ruler = width - cell_len(title) - cell_len(note)
        style = SEAT_STYLES.get(area.owner, "bold")
        line = Text(title, style=f"{style} bold" if area.active else style)
        line.append("━" * max(ruler, 0), style=f"{style} dim")
        line.append(note, style="bold")
        return [line]

    def _shorten_highest(self, blocks: list[Block], excess: int) -> list[Block]:
        """Cut the highest block by ``excess`` lines; its last line then says so."""
        highest = max(blocks, key=len)
        notice = Text(self.words.say("terminal-cut"), style="yellow")
        notice.truncate(block_width(highest), overflow="ellipsis")
        kept = highest[: max(len(highest) - excess - 1, 0)]
        return [[*kept, notice] if block is highest else block for block in blocks]

    def _folded_line(self, areas: Sequence[Area], width: int) -> list[Text]:
        """The line that names the areas that are not drawn; none if all are drawn."""
        if not areas:
            return []
        titles = " · ".join(f"{self.area_title(area)} {area.note}".strip() for area in areas)
        return [Text(self.words.say("terminal-folded", areas=titles)[:width], style="dim")]

    # --- places and pieces -------------------------------------------------------------------------------------------------

    def _draw_place(
        self, canvas: Canvas, place: Place, pieces: list[Piece], area: Area, highlighted: AbstractSet[str]
    ) -> None:
        """Draw a place from the top: its label, then glyphs and note, then the pieces that are drawn by their parts."""
        box = _draw_border(canvas, place)
        room = self._row_width(pieces, place, area) if box.height == 1 else 0
        x, y, width, height = self._draw_label(canvas, place, box, room, highlighted)
        by_parts, by_glyphs = split_by_parts(pieces, width, height - (1 if place.note else 0))
        tokens = [self._piece_token(piece, place, area, highlighted) for piece in by_glyphs]
        if not pieces and not place.note:
            tokens = [("·", "dim")]
        if place.note:
            tokens.append((place.note, "dim" if pieces else "bold"))
        gap = WORD_GAP if place.spoken else GLYPH_GAP
        rows = fit_tokens(tokens, width, height, gap) if tokens and width > 0 else []
        for row, row_tokens in enumerate(rows):
            column = x
            for text, style in row_tokens:
                column = canvas.put(column, y + row, text, style)
        below = Box(x, y + len(rows), width, height - len(rows))
        _draw_parts(canvas, by_parts, below, highlighted, self.words.signs)

    def _row_width(self, pieces: list[Piece], place: Place, area: Area) -> int:
        """Cells that the pieces and the note of a place need in one row, with the gap after them; 0 if they are words."""
        if place.spoken or any(piece.parts for piece in pieces):
            return 0
        texts = [self._piece_token(piece, place, area, frozenset())[0] for piece in pieces]
        if place.note.strip():
            texts.append(place.note)
        return sum(cell_len(text) + len(GLYPH_GAP) for text in texts)

    def _draw_label(self, canvas: Canvas, place: Place, box: Box, room: int, highlighted: AbstractSet[str]) -> Box:
        """Draw the label of a place, above its pieces if there is more than one row; return the box that is left.

        In a single row the label is shortened if pieces that need ``room`` cells would not fit beside it.
        """
        x, y, width, height = box
        label = self.words.say(place.label) if place.label else ""
        style = "underline" if place.id in highlighted else "reverse" if place.id in self._subject else "dim"
        if not label:
            return box
        if height > 1:
            canvas.put(x, y, label[: width - 1 if len(label) >= width > 1 else width], style)
            return Box(x, y + 1, width, height - 1)
        letters = width - room - len(". ")
        if SHORTEST_LABEL <= letters < cell_len(label) - 1:
            label = f"{label[:letters]}."
        after = canvas.put(x, y, f"{label} ", style)
        return Box(after, y, width - (after - x), height)

    def _piece_token(self, piece: Piece, place: Place, area: Area, highlighted: AbstractSet[str]) -> Token:
        """A piece as text: glyph, owner if that is not clear from its place, count, and its word if the place has words."""
        text = self.words.signs(piece.glyph) if piece.parts else piece.glyph
        if piece.owner and piece.owner not in (area.owner, place.owner):
            text += piece.owner[1:].translate(SUBSCRIPTS)
        if piece.count > 1:
            text += f"×{piece.count}"
        if place.spoken:
            text = glyph_with_word(text, self.words.noun(piece.kind, piece.word))
        style = TONE_STYLES.get(piece.tone, SEAT_STYLES.get(piece.owner, ""))
        if piece.id in self._subject:
            style = f"{style} reverse"
        return text, f"{style} underline" if piece.id in highlighted else style


def _draw_border(canvas: Canvas, place: Place) -> Box:
    """Draw the frame of a place, if it has one and is large enough; return the box inside."""
    if not (place.frame and place.height >= 3 and place.width >= 4):
        return Box(place.x, place.y, place.width, place.height)
    canvas.put_frame(place.x, place.y, place.width, place.height)
    return Box(place.x + 1, place.y + 1, place.width - 2, place.height - 2)


def split_by_parts(pieces: Sequence[Piece], width: int, height: int) -> tuple[list[Piece], list[Piece]]:
    """The pieces whose parts can be drawn in a place of this size, and the others, which are drawn as glyphs."""
    by_parts: list[Piece] = []
    by_glyphs: list[Piece] = []
    for piece in pieces:
        fits = bool(piece.parts) and _size(piece)[0] <= width and _size(piece)[1] <= height
        (by_parts if fits else by_glyphs).append(piece)
    return by_parts, by_glyphs


def _size(piece: Piece) -> tuple[int, int]:
    """Width and height of a piece drawn by its parts, in cells."""
    return (
        max(part.x + max(cell_len(line) for line in part.lines) for part in piece.parts),
        max(part.y + len(part.lines) for part in piece.parts),
    )


def _draw_parts(
    canvas: Canvas, pieces: Sequence[Piece], box: Box, highlighted: AbstractSet[str], signs: Callable[[str], str]
) -> None:
    """Draw pieces by their parts, in rows from the bottom upwards; if there are too many, only the last ones.

    ``signs`` writes the letters of the parts in the language of the viewer.
    """
    if not pieces:
        return
    widest, highest = (max(sizes) for sizes in zip(*(_size(piece) for piece in pieces), strict=True))
    columns, rows = (box.width + BLOCK_GAP) // (widest + BLOCK_GAP), box.height // highest
    for number, piece in enumerate(pieces[-columns * rows :]):
        left = box.x + number % columns * (widest + BLOCK_GAP)
        top = box.y + box.height - (number // columns + 1) * highest
        for part in piece.parts:
            style = TONE_STYLES.get(part.tone, "")
            for row, line in enumerate(part.lines):
                underlined = f"{style} underline" if piece.id in highlighted else style
                canvas.put(left + part.x, top + part.y + row, signs(line), underlined)


def _fold_rank(area: Area, viewer: object) -> int:
    """Areas with the highest rank are folded first, those with rank 0 never: by default the boards of other seats have 1."""
    return area.rank or (1 if area.owner and area.owner != viewer else 0)


def _in_two_columns(areas: Sequence[Area], blocks: Sequence[Block], narrow: Sequence[Block], viewer: object) -> list[Block]:
    """The common area with the viewer's board under it, at its right the ``narrow`` blocks that fit, then all other blocks.

    A narrow block is another drawing of the area of the same number, empty if there is none. The result is empty if no block
    fits at the right.
    """
    left = [number for number, area in enumerate(areas) if number == _common(areas) or (area.owner and area.owner == viewer)]
    column: Block = [line for number in left for line in blocks[number]]
    beside: Block = []
    moved = set(left)
    for number, block in enumerate(narrow):
        if number not in moved and block and len(beside) + len(block) <= len(column):
            beside += block
            moved.add(number)
    rest = [block for number, block in enumerate(blocks) if number not in moved]
    return [side_by_side([column, beside]), *rest] if beside else []


def _common(areas: Sequence[Area]) -> int:
    """The number of the first area that belongs to nobody; -1 if there is none."""
    return next((number for number, area in enumerate(areas) if not area.owner), -1)


def _join_seats(areas: Sequence[Area], blocks: Sequence[Block], width: int) -> list[Block]:
    """The blocks, with the boards of all seats joined into one if they fit side by side, because they are compared."""
    joined: list[Block] = []
    for owned, run in groupby(zip(areas, blocks, strict=True), key=lambda pair: bool(pair[0].owner)):
        group = [block for _, block in run]
        row = side_by_side(group) if owned else []
        joined += [row] if row and block_width(row) <= width else group
    return joined
