"""Tables in Markdown, for the pages that commands write."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def markdown_table(headings: Sequence[str], rows: Iterable[Sequence[object]], numbers: bool = False) -> list[str]:
    """The lines of a Markdown table. With ``numbers`` all columns but the first are right-aligned."""
    aligned = ["---", *["---:" if numbers else "---"] * (len(headings) - 1)]
    return [_row(cells) for cells in (headings, aligned, *rows)]


def _row(cells: Sequence[object]) -> str:
    return "| " + " | ".join(str(cell).replace("|", "\\|") for cell in cells) + " |"
