"""Blocks of a page that a command writes: the lines between two markers, which are comments in Markdown."""

from __future__ import annotations

import re
from pathlib import Path


def write_block(page: Path, name: str, text: str) -> None:
    """Put a text between the markers of a block; raise when the page has no such block."""
    page.write_text(with_block(page.read_text("utf-8"), name, text), "utf-8")


def block_of(page: str, name: str) -> str:
    """The text of a block; empty when the page has none of this name."""
    found = re.search(rf"<!-- begin {re.escape(name)} -->\n(.*?)\n<!-- end {re.escape(name)} -->", page, flags=re.S)
    return found[1] if found else ""


def with_block(page: str, name: str, text: str) -> str:
    """A page whose block of this name holds this text."""
    begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
    found = re.subn(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: f"{begin}\n{text}\n{end}", page, flags=re.S)
    if found[1] != 1:
        raise ValueError(f"the page must have one block between {begin!r} and {end!r}, not {found[1]}")
    return found[0]
