"""The hash chain of journals: the hash of a line covers the line and the hash before it, so that a changed line is found.

The first line continues the hash of its table, which covers what is played and under which commitment. These formulas are
a stored format: they never change. Another way to hash would get a column of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from msgspec import json

BEGIN = "benben table"
"""The first entry of what a table's hash covers."""


def table_hash(table_id: str, game: str, rules: str, players: int, options: Mapping[str, str], commitment: str) -> str:
    """The hash that the first line of a table's journal continues."""
    return hash_of([BEGIN, table_id, game, rules, players, sorted(options.items()), commitment])


def line_hash(
    previous: str, table_id: str, number: int, kind: str, seat: int, text: str, client: str | None, at: float
) -> str:
    """The hash of a journal line; ``at`` is its time in seconds, of which milliseconds count."""
    return hash_of([previous, table_id, number, kind, seat, text, client, f"{at:.3f}"])


def hash_of(covered: list[object]) -> str:
    """The SHA-256 of the JSON of a list."""
    return hashlib.sha256(json.encode(covered)).hexdigest()
