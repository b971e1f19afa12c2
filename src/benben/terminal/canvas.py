"""A canvas of character cells, to draw text at positions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

Token = tuple[str, str]
"""A text and its style."""


class Canvas:
    """Rows of cells; text that runs over the edge is cut."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows: list[list[Token]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write a text; return the column after it."""
        for letter in text:
            size = cell_len(letter)
            if 0 <= y < len(self.rows) and x >= 0 and x + size <= self.width:
                self.rows[y][x] = (letter, style)
                for covered in range(x + 1, x + size):
                    self.rows[y][covered] = ("", style)
            x += size
        return x

    def put_frame(self, x: int, y: int, width: int, height: int) -> None:
        """Draw a frame of lines."""
        horizontal = "─" * (width - 2)
        self.put(x, y, f"┌{horizontal}┐", "dim")
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", "dim")
            self.put(x + width - 1, row, "│", "dim")
        self.put(x, y + height - 1, f"└{horizontal}┘", "dim")

    def lines(self) -> list[Text]:
        """The rows as styled text."""
        return [Text.assemble(*_runs(row)) for row in self.rows]


def _runs(row: Sequence[Token]) -> list[Token]:
    """Neighbouring cells of the same style joined into one token."""
    return [("".join(letter for letter, _ in cells), style) for style, cells in groupby(row, key=lambda cell: cell[1])]
