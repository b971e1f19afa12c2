"""The entries of a box by name, and their provenance."""

from __future__ import annotations

import pytest

from benben import BadInput
from benben.kernel.box_reader import box_entries

BOX = """
hand = { size = 4, provenance = "rulebook" }

[bidding]
most = 20
provenance = "source"
source = "a page of 2010"

[scoring.push]
ranks = [6, 3]
provenance = "rulebook"

[[temple]]
name = "left"
provenance = "reconstructed"

[[pyramid]]
spaces = 6
provenance = "reconstructed"

[[pyramid]]
spaces = 5
provenance = "rulebook"
cards = [{ left = "0" }]
"""


def test_an_entry_is_named_by_its_table_or_by_its_list_and_itself() -> None:
    assert [(entry.name, entry.provenance, entry.source) for entry in box_entries(BOX)] == [
        ("hand", "rulebook", ""),
        ("bidding", "source", "a page of 2010"),
        ("scoring.push", "rulebook", ""),
        ("temple.left", "reconstructed", ""),
        ("pyramid.1", "reconstructed", ""),
        ("pyramid.2", "rulebook", ""),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[a]\nprovenance = "source"', r"box\.toml: a: 'source' is missing"),
        ('[a]\nprovenance = "source"\nsource = " "', r"box\.toml: a: source must say where the values come from"),
        ('[a]\nprovenance = "source"\nsource = 1', r"box\.toml: a: source must be a text, not the number 1"),
        ('[[a]]\nprovenance = "guess"', r"box\.toml: a\[0\]: provenance: 'guess' is not known"),
    ],
)
def test_a_source_is_said(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=f"^{why}"):
        box_entries(text)
