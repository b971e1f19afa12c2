"""The box of Pyramids: the counts the rules state, and errors that name the entry."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from benben import BadInput
from benben.games.pyramids.box import BOX, read_box
from benben.kernel.box_reader import box_entries

TEXT = files("benben.games.pyramids").joinpath("box.toml").read_text("utf-8")


def test_py_1_1_there_are_105_cards_and_all_differ() -> None:
    """PY-1.1"""
    assert len(BOX.cards) == 105
    assert len({card.name for card in BOX.cards}) == 105
    assert {len(card.stones) for card in BOX.cards} == {2, 3}
    assert BOX.colours == ["blue", "white", "red", "green", "yellow"]


def test_py_1_2_five_gods_by_number() -> None:
    """PY-1.2"""
    assert [god.name for god in BOX.gods] == ["horus", "anubis", "khepri", "sekhmet", "thoth"]


def test_py_1_3_a_card_has_two_columns_with_a_large_stone_or_two_small_ones() -> None:
    """PY-1.3 A large stone fills both cells of its column and counts once."""
    cards = {card.name: card for card in BOX.cards}
    left, both = cards["b-wr"], cards["b-g"]
    blue, white, red, green = range(4)
    assert left.cells == [blue, blue, red, white], "left lower, left upper, right lower, right upper"
    assert left.stones == [blue, red, white]
    assert both.cells == [blue, blue, green, green]
    assert both.stones == [blue, green]
    assert cards["wr-b"].cells == [red, white, blue, blue]


def test_py_1_4_the_checks_of_the_card_list() -> None:
    """PY-1.4 290 stones, 58 of each colour, 40/40/25 large left/right/double, 45 glyphs, 15 of each."""
    stones = Counter(colour for card in BOX.cards for colour in card.stones)
    assert sum(stones.values()) == 290
    assert set(stones.values()) == {58}
    shapes = Counter((len(card.left), len(card.right)) for card in BOX.cards)
    assert shapes == {(1, 2): 40, (2, 1): 40, (1, 1): 25}
    glyphs = Counter(card.glyph for card in BOX.cards if card.glyph)
    assert glyphs == {"pyramid": 15, "obelisk": 15, "tomb": 15}


def test_py_1_4_the_families_as_the_rule_lists_them() -> None:
    """PY-1.4 Made here a second time, from the words of the rule."""
    expected: dict[str, str] = {}
    letters = "bwrgy"
    mirrored = {(1, 2): "obelisk", (2, 4): "pyramid", (4, 3): "obelisk", (3, 1): "tomb"}
    double = ["obelisk", "pyramid", "tomb", "tomb", "pyramid"]
    for c in range(5):
        for i in range(1, 5):
            for j in range(1, 5):
                small = letters[(c + i) % 5] + letters[(c + j) % 5]
                if i != j:
                    large_left, large_right = f"{letters[c]}-{small}", f"{small}-{letters[c]}"
                    expected[large_left if i < j else large_right] = ""
                    if (i, j) in mirrored:
                        expected[large_right if i < j else large_left] = mirrored[(i, j)]
        for k in range(5):
            expected[f"{letters[c]}-{letters[(c + k) % 5]}"] = double[k]
    assert {card.name: card.glyph for card in BOX.cards} == expected


def test_py_1_4_the_glyph_sits_on_the_stone_of_the_familys_colour() -> None:
    """PY-1.4"""
    cards = {card.name: card for card in BOX.cards}
    for name, on in (("wr-b", "right"), ("b-yg", "left"), ("b-w", "left"), ("y-y", "left")):
        assert cards[name].glyph
        assert (cards[name].glyph_cell < 2) == (on == "left")
    assert cards["b-wr"].glyph_cell == -1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("base = 4", "base = 0", "box.toml: pyramid: base must be from 1 to 6, not 0"),
        ("base = 4", "base = 5", "105 cards are too few: 5 players need 155"),
        ('letters = "bwrgy"', 'letters = "bwrg"', "colours: letters must be 5 different small letters"),
        ('letters = "bwrgy"', 'letters = "bbrgy"', "colours: letters must be 5 different small letters"),
        ('2 = "tomb"', '2 = "temple"', "box.toml: gods\\[1\\]: builds: 2: 'temple' is not known"),
        ('2 = "tomb"', '9 = "tomb"', "box.toml: gods\\[1\\]: builds: '9' is not known here"),
        ('{ 4 = "both", 5 = "both" }', "{}", "gods: 5 players choose among 4 gods; everyone needs one"),
        ("majority = 5", "majority = -5", "scoring: tomb: majority must be from 0 to 100, not -5"),
        ("points = [1, 3, 6, 10, 15]", "points = []", "scoring: obelisk: points must name at least one number"),
        ("points = [1, 3, 6, 10, 15]", 'points = [1, "x"]', "scoring: obelisk: points must be a whole number"),
        ('right = "14" }', 'right = "15" }', "family A: cards\\[2\\]: right must be one or two of 0 1 2 3 4, not '15'"),
        (
            'right = "14" }',
            'right = "12" }',
            "family A: cards\\[2\\]: the card b-wr is there already, from box.toml: family A",
        ),
        ('left = "0", right = "14"', 'left = "02", right = "14"', "cards\\[2\\]: one side must be a large stone"),
        ('right = "0", glyph = "pyramid"', 'right = "0", glyph = "sphinx"', "family B: cards\\[1\\]: glyph: 'sphinx'"),
        ('left = "24", right = "0"', 'left = "24", right = "1"', "the glyph sits on stone 0, which the card does not have"),
        ('name = "A"\nprovenance = "reconstructed"', 'name = "A"\nprovenance = "rumour"', "families\\[0\\]: provenance"),
        ("cards = 105\n", "cards = 110\n", "box.toml: deck: 110 cards, but families and cards list 105"),
        ('source = "the pages of two shops"', "", "box.toml: deck: 'source' is missing"),
        ("each = 1\n", "each = 2\n", "box.toml: copies: each must be from 1 to 1, not 2"),
        ("columns = 2\n", "columns = 3\n", "box.toml: face: columns must be from 2 to 2, not 3"),
        ("[colours]", "[colors]", "'colors' is not known here"),
        ("[colours]", "[colours", "box.toml: "),
    ],
)
def test_a_malformed_box_is_refused_by_the_name_of_the_entry(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInput, match=message):
        read_box(TEXT.replace(old, new, 1))


def test_cards_that_follow_no_family_are_listed_by_letters() -> None:
    extra = '\n[[cards]]\nleft = "bb"\nright = "w"\nglyph = "tomb"\non = "w"\nprovenance = "rulebook"\n'
    more = TEXT.replace("cards = 105\n", "cards = 106\n")
    box = read_box(more + extra)
    assert (box.cards[-1].name, box.cards[-1].glyph, box.cards[-1].glyph_cell) == ("bb-w", "tomb", 2)
    with pytest.raises(BadInput, match="cards\\[0\\]: on: 'x' is not known"):
        read_box(more + extra.replace('on = "w"', 'on = "x"'))
    with pytest.raises(BadInput, match="cards\\[0\\]: the glyph sits on stone r"):
        read_box(more + extra.replace('on = "w"', 'on = "r"'))


def test_there_is_room_for_250_cards() -> None:
    letters = "abcdefghijklmnopqrstuvwxyz"
    colours = TEXT.replace('letters = "bwrgy"', f'letters = "bwrgy{"".join(c for c in letters if c not in "bwrgy")}"')
    names = ", ".join(f'"{letter}"' for letter in letters)
    crowd = colours.replace('names = ["blue", "white", "red", "green", "yellow"]', f"names = [{names}]")
    with pytest.raises(BadInput, match="546 cards are too many: there is room for 250"):
        read_box(crowd)


def test_a_smaller_pyramid_and_other_tables_are_data() -> None:
    box = read_box(TEXT.replace("base = 4", "base = 3").replace("majority = 5", "majority = 7"))
    assert (box.rounds, box.scoring.majority) == (6, 7)


def test_every_value_that_the_rulebook_does_not_print_says_so() -> None:
    """PY-1.1, PY-1.3, PY-1.4: every [R] of the rules, and the number of cards."""
    entries = {entry.name: (entry.provenance, entry.source) for entry in box_entries(TEXT)}
    doubtful = {name: provenance for name, (provenance, _) in entries.items() if provenance != "rulebook"}
    assert doubtful == {
        "deck": "source",
        "copies": "reconstructed",
        "face": "reconstructed",
        "families.A": "reconstructed",
        "families.B": "reconstructed",
        "families.C": "reconstructed",
    }
    assert entries["deck"][1] == "the pages of two shops"
