"""Layout of text: tokens in rows, blocks of lines side by side, lists in columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from benben.terminal.canvas import Token

BLOCK_GAP = 1
"""Cells between two blocks side by side."""
COLUMN_GAP = 2
"""Cells between two columns of a list."""
GLYPH_GAP = " "
"""Text between two glyphs."""
WORD_GAP = "  "
"""Text between two glyphs that are followed by words."""

Block = list[Text]
"""Lines that are drawn below each other."""


def shorten(text: str, width: int) -> str:
    """A text in at most ``width`` cells: an ellipsis replaces its middle, since names differ at their ends."""
    if cell_len(text) <= width:
        return text
    words, tail = text.split(" "), ""
    while cell_len(longer := f"{words[-1]} {tail}".rstrip()) <= width // 2:
        tail = longer
        words.pop()
    return f"{set_cell_size(text, width - 1 - cell_len(tail)).rstrip()}…{tail}"


def fit_tokens(tokens: Sequence[Token], width: int, height: int, gap: str) -> list[list[Token]]:
    """Put tokens into at most ``height`` rows of this width.

    If they do not fit, glyphs are set without gaps; if that is not enough, an ellipsis replaces the first tokens.
    """
    only_glyphs = gap == GLYPH_GAP and not any(text[:1].isalnum() for text, _ in tokens)
    if only_glyphs and len(_wrap_tokens(tokens, width - 1, gap)) > height >= len(_wrap_tokens(tokens, width, "")):
        gap = ""
    kept = list(tokens)
    while True:
        rows = _wrap_tokens(kept, width, gap)
        if len(rows) <= height or len(kept) <= 1:
            return rows[:height]
        kept = [("…", "dim"), *kept[2 if kept[0][0] == "…" else 1 :]]


def _wrap_tokens(tokens: Sequence[Token], width: int, gap: str) -> list[list[Token]]:
    """Put tokens into as many rows of this width as they need."""
    rows: list[list[Token]] = [[]]
    used = 0
    for text, style in tokens:
        size = cell_len(text)
        if rows[-1] and used + len(gap) + size > width:
            rows.append([])
            used = 0
        if rows[-1]:
            rows[-1].append((gap, ""))
            used += len(gap)
        rows[-1].append((text, style))
        used += size
    return rows


def block_width(block: Block) -> int:
    """The width of the longest line, in cells."""
    return max((line.cell_len for line in block), default=0)


def wrap_blocks(blocks: Sequence[Block], width: int) -> list[Text]:
    """Put blocks side by side as long as they fit into this width, then start below."""
    lines: list[Text] = []
    row: list[Block] = []
    used = 0
    for block in blocks:
        size = block_width(block)
        if row and used + BLOCK_GAP + size > width:
            lines += side_by_side(row)
            row, used = [], 0
        row.append(block)
        used += size + BLOCK_GAP
    return lines + side_by_side(row)


def side_by_side(blocks: Sequence[Block]) -> list[Text]:
    """The lines of all blocks, one block to the right of the other."""
    lines = []
    for row in range(max((len(block) for block in blocks), default=0)):
        line = Text()
        for number, block in enumerate(blocks):
            part = block[row].copy() if row < len(block) else Text()
            if number < len(blocks) - 1:
                part.append(" " * (block_width(block) - part.cell_len + BLOCK_GAP))
            line.append_text(part)
        lines.append(line)
    return lines


def in_columns(entries: Sequence[Text], width: int) -> list[Text]:
    """A list in as many columns as fit into this width, to be read downwards."""
    for rows in range(1, len(entries)):
        columns = [entries[start : start + rows] for start in range(0, len(entries), rows)]
        sizes = [max(entry.cell_len for entry in column) + COLUMN_GAP for column in columns]
        if sum(sizes) - COLUMN_GAP <= width:
            return [_row_of_columns([column[row : row + 1] for column in columns], sizes) for row in range(rows)]
    return list(entries)


def _row_of_columns(cells: Sequence[Sequence[Text]], sizes: Sequence[int]) -> Text:
    """One row of a list in columns; the cell of a column that is too short is empty."""
    line = Text()
    for cell, size in zip(cells, sizes, strict=True):
        for entry in cell:
            line.append_text(entry)
            line.append(" " * (size - entry.cell_len))
    line.rstrip()
    return line
