"""The box of GIZA: values come from box.toml, and a malformed box names the entry."""

from __future__ import annotations

from importlib.resources import files

import pytest

from benben import BadInput
from benben.games.giza.box import read_box
from benben.kernel.box_reader import box_entries

TEXT = files("benben.games.giza").joinpath("box.toml").read_text("utf-8")


def test_a_changed_value_needs_no_code() -> None:
    box = read_box(TEXT.replace("[scarab]\ncount = 6", "[scarab]\ncount = 8"))
    assert box.total() == 85


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[scarab]\ncount = 6", "[scarab]", "box.toml: scarab: 'count' is missing"),
        ("[scarab]\ncount = 6", '[scarab]\ncount = "six"', "box.toml: scarab: count must be a whole number"),
        ("sign = -1", "sign = 0", r"box.toml: stones\[1\]: sign must be 1 or -1"),
        ("numbers = [2, 3, 4, 5]", "numbers = [2, 9]", "box.toml: treasure_numbers: numbers must be from 1 to 5, not 9"),
        ('size = 4, rule = "GZ-2.1", provenance = "rulebook"', 'size = 4, rule = "GZ-2.1"', "hand: 'provenance' is missing"),
        ('pyramids = ["cheops", "chephren", "mykerinos"]', 'pyramids = ["cheops"]', "must name 3 pyramids, not 1"),
        ('default = "pegasus-2006"', 'default = "1999"', "editions: default: '1999' is not known"),
        ('name = "sphinx-head"\npoints = 15', 'name = "sphinx-head"', r"sphinx_tiles\[2\]: 'points' is missing"),
        ("[sites]", "[sites", "box.toml: "),
    ],
)
def test_a_malformed_box_names_the_entry(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInput, match=why):
        read_box(TEXT.replace(old, new, 1))


def test_gz_1_1_the_numbers_of_the_treasures_are_reconstructed_and_nothing_else_is() -> None:
    """GZ-1.1 Their pictures are lost; how many there are is printed."""
    tables = [line for line in TEXT.splitlines() if line.startswith("[")]
    found = {entry.name: entry.provenance for entry in box_entries(TEXT)}
    assert len(found) == len(tables) + 1
    assert [name for name, provenance in found.items() if provenance != "rulebook"] == ["treasure_numbers"]
    assert found["treasure_numbers"] == "reconstructed"
