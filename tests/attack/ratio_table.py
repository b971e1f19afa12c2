"""The table of ratios in docs/security.md: a row for each attack, and what the rows say about the limit.

A row stays in the page until its attack is measured again, so that one that a few rounds leave open can be given more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.generated import block_of, write_block

Row = Sequence[str]
"""The cells of an attack, in the order of `HEAD`."""

PAGE = Path("docs/security.md")
"""The page with the table."""
BLOCK = "attacks"
"""The name of its block in the page."""
MOST = 2.0
"""How many times as long a player may wait."""
KINDS = ("move", "bot", "reload")
"""What a player waits for: its answer, the bot's reply, the page."""
FIGURES = ("p99", "p50", "server")
"""The ratios of each kind of wait; *server*: that of the server's processor time."""
HEAD = ("attack", *[f"{kind} {figure}" for kind in KINDS for figure in FIGURES], "moves", "sent/s", "busy", "quiet, ms")
"""The head of the table; *moves*: how many were timed during the attack, *quiet*: a move's p99 without it."""
RATIO = re.compile(r"[\d.]+ \(([\d.]+)-([\d.]+)\)")
"""A ratio with its interval, as the table shows it."""


def printed(row: Row) -> str:
    """A row as the terminal shows it."""
    widths = [16 if head.endswith("p99") else len(head) + 2 for head in HEAD[1:]]
    return row[0].ljust(16) + "".join(cell.rjust(width) for cell, width in zip(row[1:], widths, strict=True))


def intervals(rows: Sequence[Row]) -> Iterator[tuple[str, float, float]]:
    """What is measured in a few words, and the interval of its ratio, for all kinds of waits of all attacks."""
    for row in rows:
        for kind in KINDS:
            cell = row[HEAD.index(f"{kind} p99")]
            found = RATIO.fullmatch(cell)
            assert found, f"{row[0]}: {cell!r} is no ratio with its interval"
            yield f"{row[0]}: {kind} {cell}", float(found[1]), float(found[2])


def above(rows: Sequence[Row]) -> list[str]:
    """The kinds of waits that take longer than they may, beyond chance."""
    return [text for text, low, _ in intervals(rows) if low > MOST]


def undecided(rows: Sequence[Row]) -> list[str]:
    """The kinds of waits of which the rounds do not say whether they take longer than they may."""
    return [text for text, low, high in intervals(rows) if low <= MOST < high]


def verdict(rows: Sequence[Row]) -> str:
    """What the rows say about the limit, in a sentence or two."""
    too_long, open_ones = above(rows), undecided(rows)
    first = f"Above {MOST:g}: {'; '.join(too_long)}." if too_long else f"No ratio is above {MOST:g} beyond chance."
    return f"{first} Undecided: {'; '.join(open_ones)}." if open_ones else first


def markdown(rows: Sequence[Row]) -> str:
    """The table for the page, with the verdict below it."""
    head, line = f"| {' | '.join(HEAD)} |", "| --- " + "| ---: " * (len(HEAD) - 1) + "|"
    return "\n".join([head, line, *[f"| {' | '.join(row)} |" for row in rows], "", verdict(rows)])


def rows_in(text: str) -> list[list[str]]:
    """The rows of a table that was written; none if it has other columns."""
    lines = [[cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines() if line.startswith("|")]
    return lines[2:] if lines and tuple(lines[0]) == HEAD else []


def together(names: Sequence[str], earlier: Sequence[Row], measured: Sequence[Row]) -> list[Row]:
    """The rows in the order of these names: the measured ones, and those of attacks that were not measured this time."""
    rows = {row[0]: row for row in (*earlier, *measured)}
    return [rows[name] for name in names if name in rows]


def write_rows(names: Sequence[str], measured: Sequence[Row]) -> None:
    """Put the rows into the page."""
    earlier = rows_in(block_of(PAGE.read_text("utf-8"), BLOCK))
    write_block(PAGE, BLOCK, markdown(together(names, earlier, measured)))
