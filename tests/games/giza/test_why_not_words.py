"""GIZA explains what is not possible in words, never in notation."""

from __future__ import annotations

import re

import pytest

from benben.games.giza.moves import TILE
from benben.words import Words, languages

NOTATION = re.compile(r"[a-z]-[a-z0-9]")
"""What stands in the notation of tiles and in no name: small letters joined by a hyphen to others or to a number."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("role", ["tile", "top", "last"])
def test_every_tile_has_a_name_in_every_role(language: str, role: str) -> None:
    """A tile in hand, on top of a pile, and the last one of a discard."""
    words = Words(language, {}, "giza")
    for word in TILE.words:
        if role == "top" and word == "demolition":
            continue  # it never lies on a board
        assert not NOTATION.search(words.noun(role, word)), word
