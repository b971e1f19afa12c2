"""The box of Egizia: values come from box.toml, counts are checked, and a malformed box names the entry."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from benben import BadInput
from benben.games.egizia.box import read_box
from benben.kernel.box_reader import PROVENANCE, box_entries

TEXT = files("benben.games.egizia").joinpath("box.toml").read_text("utf-8")


def test_a_changed_value_needs_no_code() -> None:
    box = read_box(TEXT.replace("unfed = [3, 3, 2, 2, 1]", "unfed = [4, 3, 2, 1]"))
    assert (box.hunger_points, box.market_spaces) == ([4, 3, 2, 1], [5, 4])
    box = read_box(TEXT.replace('"thebae", "card"', '"selinon", "card"', 1).replace('"selinon",\n', '"thebae",\n', 1))
    assert [space.name for space in box.spaces if space.name in ("thebae", "selinon")] == ["selinon", "thebae"]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("ships = 8\n", "", "box.toml: player: 'ships' is missing"),
        ("ships = 8", 'ships = "eight"', "box.toml: player: ships must be a whole number"),
        ("count = 10", "count = 9", "box.toml: river: cards: 10, but there must be 9"),
        ('"edfu", "card"', '"karnak", "card"', "box.toml: river: stops: 'karnak' is not known"),
        ('"edfu", "card"', '"thebae", "card"', "stops: edfu must be there once, not 0 times"),
        ("sizes = [22, 22, 12]", "sizes = [23, 22, 12]", "box.toml: nile: deck 1/2: 22, but there must be 23"),
        ("sizes = [22, 22, 12]", "sizes = [22, 22, 9]", "deck 5 lays out 10 cards but has 9"),
        ("count = 20", "count = 21", "box.toml: graves: count: 20, but there must be 21"),
        ("spaces = 5\nvalue = 2", "spaces = 4\nvalue = 2", r"pyramid\[1\]: spaces must be one fewer than in the row below"),
        ('needs = ["middle"]', 'needs = ["roof"]', r"temple\[3\]: needs: 'roof' is not known"),
        ('ability = "upstream"', 'ability = "sell"', "ability upstream must belong to one kind of card, not 0"),
        ('ability = "upstream"', 'ability = "fly"', r"nile\[19\]: ability: 'fly' is not known"),
        ('do = "points", amount = 3', 'do = "pints", amount = 3', r"nile\[7\]: on_taking\[0\]: do: 'pints' is not known"),
        ('name = "grain-4"', 'name = "strength-3"', "nile: strength-3 is listed 2 times"),
        ('for = "crew"\ncrew = "a"', 'for = "crew"\ncrew = "d"', r"sphinx\[17\]: crew: 'd' is not known"),
        ('part = "pyramid-3"\nlevel = 4', 'part = "pyramid-3"\nlevel = 5', "level must be from 1 to 4, not 5"),
        ("[water]", "[water", "box.toml: "),
        ("bonus = [1, 3, 6]", "bonus = [1, 3]", "rounds: bonus: 2, but there must be 3"),
        ("upstream = [0, 1, 0]", "upstream = [0, 1]", "nile_decks: upstream must have 3 entries, not 2"),
        ("upstream = [0, 1, 0]\n", "", "nile_decks: 'upstream' is missing"),
        ("market-2 = [2, 0, 1]", "market-2 = [1, 0, 1]", "deck 1/2, decks_either: 21, but there must be 22"),
        ("market-2 = [2, 0, 1]", "market-3 = [2, 0, 1]", "nile_decks_either: 'market-3'"),
        ("anytime = [", "sometimes = [", "nile_types: 'anytime' is missing"),
        ('"strength-3", ', "", r"nile\[21\]: 'type' is missing"),
        ('name = "permanents"\npoints = [2]', 'name = "permanents"\npoints = []', "points must have at least one entry"),
        ('name = "permanents"\npoints', 'name = "lasting"\npoints', "a card of sphinx_points: 'permanents' is not known"),
        ("strength = 9", "strength = 0", "crew_maximum: strength must be from 1 to 40, not 0"),
        ("step = 1", "step = 0", "bidding: step must be from 1 to 20, not 0"),
        ("last = true", 'last = "yes"', r"round_spaces\[6\]: last must be true or false"),
        ('name = "field-green-2"\ntype = "field"', 'name = "field-green-2"\ntype = "swamp"', r"nile\[0\]: type: 'swamp'"),
    ],
)
def test_a_malformed_box_names_the_entry(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInput, match=why):
        read_box(TEXT.replace(old, new, 1))


def test_every_table_has_a_provenance() -> None:
    tables = [entry for value in tomllib.loads(TEXT).values() for entry in (value if isinstance(value, list) else [value])]
    assert len(tables) > 90
    assert all(entry["provenance"] in PROVENANCE for entry in tables)


def test_a_missing_provenance_is_named() -> None:
    with pytest.raises(BadInput, match=r"box.toml: berths: 'provenance' is missing"):
        read_box(TEXT.replace('players_4 = 3\nprovenance = "rulebook"', "players_4 = 3", 1))


def test_values_of_lost_pictures_are_not_called_printed() -> None:
    """EG-1.3, EG-1.4, EG-10.5, EG-11, EG-12 What the text does not say is a source's or reconstructed."""
    found = {entry.name: entry for entry in box_entries(TEXT)}
    assert found["player_start"].provenance == found["crew_maximum"].provenance == "source"
    assert "reviews" in found["player_start"].source
    assert "session report" in found["crew_maximum"].source
    reconstructed = [
        "bidding",
        "river",
        "obelisk",
        "grave_tiles",
        "grain_market",
        "stone_market",
        "nile_decks",
        "nile_types",
    ]
    reconstructed += [f"sphinx_points.most-{kind}" for kind in ("quarries", "green", "brown")]
    reconstructed += ["temple.left", "pyramid.1", "round_spaces.thebae", "nile.pair-a-c", "nile.market-2-stone"]
    assert {name: found[name].provenance for name in reconstructed} == dict.fromkeys(reconstructed, "reconstructed")
    printed = ["sphinx_points.most-yellow", "player", "card_spaces", "graves", "stone_sale", "nile.upstream", "decks"]
    assert {name: found[name].provenance for name in printed} == dict.fromkeys(printed, "rulebook")
