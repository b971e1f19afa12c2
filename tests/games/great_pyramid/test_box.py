"""The box of Giza: The Great Pyramid: values come from box.toml, and a malformed box names the entry."""

from __future__ import annotations

from importlib.resources import files

import pytest

from benben import BadInput
from benben.games.great_pyramid.box import read_box
from benben.kernel.box_reader import box_entries

TEXT = files("benben.games.great_pyramid").joinpath("box.toml").read_text("utf-8")


def test_a_changed_value_needs_no_code() -> None:
    box = read_box(
        TEXT.replace("length = 3\n", "length = 4\n").replace(
            "ranks = [6, 3, 1, 0]\nsolo = 4", "ranks = [7, 3, 1, 0]\nsolo = 5"
        )
    )
    assert box.length == 4
    assert (box.scorings[0].ranks[0], box.scorings[0].solo) == (7, 5)
    assert [box.spaces(total) for total in range(9)] == [0, 0, 0, 0, 1, 1, 2, 2, 3]
    assert read_box(TEXT.replace("totals = [4, 6, 8]", "totals = [3, 5]")).spaces(8) == 2
    assert read_box(TEXT.replace("choices = [3, 4, 5]", "choices = [3, 7]")).lengths == [3, 7]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("length = 3\n", "", "box.toml: track: 'length' is missing"),
        ("length = 3\n", 'length = "four"\n', "box.toml: track: length must be a whole number"),
        ("length = 3\n", "length = 6\n", r"box.toml: track: length 6 must be one of the choices \[3, 4, 5\]"),
        ("base = 4\n", "base = 5\n", "box.toml: stones: base must be from 4 to 4, not 5"),
        ('"quarry-3", "quarry-4"', '"quarry-3", "quarry-3"', "box.toml: quarries: names must differ"),
        ('"quarry-3", "quarry-4"', '"quarry-3"', "box.toml: quarries: names must have 4 entries, not 3"),
        ('["c", "d"]]', '["c", "c"]]', r"box.toml: site: rows\[1\]: a place is in one row"),
        ('["a", "b"], ["c", "d"]', '["a", "b"]', "box.toml: site: rows: c is in no row"),
        ('places = ["a"]', 'places = ["e"]', r"box.toml: standing: places: 'e' is not known"),
        ("standing = 1\n", "standing = 2\n", r"box.toml: setup\[0\]: standing must be from 0 to 1, not 2"),
        ("round = 6\n", "round = 5\n", "box.toml: second-dynasty: round 5 does not begin a later dynasty of 5 rounds"),
        ("round = 6\n", "round = 1\n", "box.toml: second-dynasty: round 1 does not begin a later dynasty of 5 rounds"),
        ("tiles = 1\n", "tiles = 2\n", "box.toml: second-dynasty: tiles must be from 1 to 1, not 2"),
        ('changes = "none"', 'changes = "all"', "box.toml: tile-effect: changes: 'all' is not known"),
        ("quarries = 3\n", "quarries = 4\n", r"box.toml: setup\[0\]: quarries and standing must use all 4 base stones"),
        ("players = 4\n", "players = 3\n", "box.toml: setup: there is none for 4 players"),
        ('name = "art-x2"', 'name = "farm-x2"', "box.toml: rows: names must differ"),
        ('bonus = "lifter"', 'bonus = "lift"', r"box.toml: rows\[5\]: bonus: 'lift' is not known"),
        ("each = 5", "each = 6", "box.toml: second-dynasty: round 6 does not begin a later dynasty of 6 rounds"),
        (
            '[[rows]]\nname = "no-bonus"\nbonus = "none"\nprovenance = "rulebook"\n',
            "",
            "box.toml: rows must be 8 to 30, so that a chooser always finds one, not 7",
        ),
        ("totals = [4, 6, 8]", "totals = [4, 4]", "box.toml: push: totals must be given and rise"),
        ("[scoring.temple]", "[scoring.ra]", "box.toml: scoring: 'ra' is not known here; entries are push, "),
        ("ranks = [6, 3, 1, 0]\nsolo = 4", "ranks = [3, 6, 1, 0]\nsolo = 4", "box.toml: scoring: push: ranks must not rise"),
        ("ranks = [6, 3, 1, 0]\nsolo = 4", "ranks = [6, 3, 1]\nsolo = 4", "push: ranks must have 4 entries, not 3"),
        ("actions = 3\nprovenance", "actions = 3\nfrom", "box.toml: turn: 'provenance' is missing"),
        ('provenance = "reconstructed"', 'provenance = "guessed"', "provenance: 'guessed' is not known"),
        ("[stones]", "[stones", "box.toml: "),
    ],
)
def test_a_malformed_box_names_the_entry(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInput, match=why):
        read_box(TEXT.replace(old, new, 1))


def test_reconstructed_values_say_so() -> None:
    """GP-1.3, GP-1.5, GP-1.6, GP-2.1, GP-3.3: every [R] of the rules that is a value, and the limits of the notation."""
    tables = [line for line in TEXT.splitlines() if line.startswith("[")]
    found = {entry.name: entry.provenance for entry in box_entries(TEXT)}
    assert len(found) == len(tables)
    doubtful = {name: provenance for name, provenance in found.items() if provenance != "rulebook"}
    assert list(doubtful) == ["track", "bids", "standing", "tile-effect", "rows.quarry-b"]
    assert set(doubtful.values()) == {"reconstructed"}
