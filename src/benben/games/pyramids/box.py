"""The box of Pyramids as typed data: box.toml read once, with errors that name the entry."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from benben.kernel.box_changes import overlay_of
from benben.kernel.box_reader import notation, open_box, sourced, texts, with_provenance
from benben.kernel.errors import BadInput
from benben.kernel.reader import Reader, whole

EDIFICES: Final = ("pyramid", "obelisk", "tomb")
"""What a player builds; each has a glyph of its own."""
BUILDS: Final = ("nothing", "tomb", "obelisk", "either", "both")
"""PY-4.2 What a god lets one build besides the pyramid."""

FEWEST_PLAYERS: Final = 2
"""The least number of players."""
MOST_PLAYERS: Final = 5
"""The greatest number of players."""
SECTIONS: Final = ("colours", "pyramid", "sitting_out", "gods", "scoring", "deck", "copies", "face", "families", "cards")
"""The sections of box.toml; ``cards`` may be left out."""
MOST_CARDS: Final = 250
"""The greatest number of cards: a card is kept in a byte, beside the numbers for an unseen card and for no card."""

COLUMNS: Final = 2
"""PY-1.3 Columns of a card's field."""
ROWS: Final = 2
"""PY-1.3 Rows of a card's field."""
CELLS: Final[i64] = COLUMNS * ROWS
"""PY-1.3 Cells of a card's field: left lower, left upper, right lower, right upper."""


class Card:
    """PY-1.1, PY-1.3 One construction card.

    ``cells`` holds the colour of each cell; ``glyph_cell`` is the cell where the glyph sits, -1 where there is none.
    """

    def __init__(self, left: str, right: str, letters: str, glyph: str, glyph_letter: str) -> None:
        self.name = f"{left}-{right}"
        self.left = left
        self.right = right
        self.cells = [letters.index(letter) for letter in (left[-1], left[0], right[-1], right[0])]
        self.glyph = glyph
        self.glyph_cell = (left[-1] + left[0] + right[-1] + right[0]).index(glyph_letter) if glyph else -1

    @property
    def stones(self) -> list[int]:
        """The colour of each stone; a large stone is listed once."""
        return [*self.cells[: len(self.left)], *self.cells[2 : 2 + len(self.right)]]


class God:
    """PY-1.2 A god tile: what it lets one build besides the pyramid, for each number of players it plays with."""

    def __init__(self, name: str, builds: dict[int, str]) -> None:
        self.name = name
        self.builds = builds


class Scoring:
    """PY-5 The points for stones, groups, obelisk cards, majorities and glyphs, as box.toml lists them."""

    def __init__(
        self, stone: int, longest: int, bonus_stones: int, bonus: int, obelisk: list[int], majority: int, glyph: int
    ) -> None:
        self.stone = stone
        self.longest = longest
        self.bonus_stones = bonus_stones
        self.bonus = bonus
        self.obelisk = obelisk
        self.majority = majority
        self.glyph = glyph


class Box:
    """Colours, cards, gods and points, and the width of a pyramid's base in cards.

    ``sitting_out`` is the number of players with which one god sits out each round (PY-2.2).
    """

    def __init__(
        self,
        colours: list[str],
        letters: str,
        base: int,
        sitting_out: int,
        gods: list[God],
        scoring: Scoring,
        cards: list[Card],
    ) -> None:
        self.colours = colours
        self.letters = letters
        self.base = base
        self.sitting_out = sitting_out
        self.gods = gods
        self.scoring = scoring
        self.cards = cards

    @property
    def rounds(self) -> int:
        """PY-3.5, PY-4.4 As many rounds as a finished pyramid has cards."""
        return self.base * (self.base + 1) // 2


def read_box(text: str, overlay: str = "") -> Box:
    """Read a box from the text of a box.toml, with the changes of an overlay."""
    box = open_box(text, overlay)
    box.only(SECTIONS)
    colours = sourced(box, "colours")
    names = texts(colours, "names")
    letters = colours.text("letters")
    if len(letters) != len(names) or len(set(letters)) != len(letters) or not letters.isalpha() or not letters.islower():
        raise BadInput(
            f"box.toml: colours: letters must be {len(names)} different small letters, one a colour, not {letters!r}"
        )
    base = sourced(box, "pyramid").number("base", 1, 6)
    sitting_out = sourced(box, "sitting_out").number("players", 0, MOST_PLAYERS)
    read = Box(names, letters, base, sitting_out, _read_gods(box), _read_scoring(box), _read_cards(box, letters))
    _check_face(sourced(box, "face"))
    sourced(box, "copies").number("each", 1, 1)
    _check_enough(read)
    _check_deck(sourced(box, "deck"), read)
    return read


def _read_gods(box: Reader) -> list[God]:
    """PY-1.2 The gods, in the order of their numbers."""
    gods: list[God] = []
    for number, item in enumerate(box.items("gods")):
        entry = with_provenance(Reader(item, f"box.toml: gods[{number}]"))
        builds = entry.inner("builds")
        counts = [str(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        builds.only(counts)
        gods.append(God(notation(entry, "name"), {int(n): builds.word(n, BUILDS) for n in counts if n in builds.data}))
    return gods


def _read_scoring(box: Reader) -> Scoring:
    """PY-5 The points."""
    entry = box.inner("scoring")
    entry.only(("group", "bonus", "obelisk", "tomb", "glyph"))
    group, bonus, obelisk = sourced(entry, "group"), sourced(entry, "bonus"), sourced(entry, "obelisk")
    table = [whole(item, 0, 100, f"{obelisk.where}: points") for item in obelisk.items("points")]
    if not table:
        raise BadInput(f"{obelisk.where}: points must name at least one number")
    return Scoring(
        group.number("stone", 0, 100),
        group.number("longest", 0, 100),
        bonus.number("stones", 0, 100),
        bonus.number("points", 0, 100),
        table,
        sourced(entry, "tomb").number("majority", 0, 100),
        sourced(entry, "glyph").number("points", 0, 100),
    )


def _read_cards(box: Reader, letters: str) -> list[Card]:
    """Every card; raise when two have the same name."""
    cards: list[Card] = []
    entry_of: dict[str, str] = {}
    for where, card in [*_family_cards(box, letters), *_single_cards(box, letters)]:
        if card.name in entry_of:
            raise BadInput(f"{where}: the card {card.name} is there already, from {entry_of[card.name]}")
        entry_of[card.name] = where
        cards.append(card)
    return cards


def _family_cards(box: Reader, letters: str) -> list[tuple[str, Card]]:
    """PY-1.4 The cards of each family, once for every colour, with the entry each was read from.

    A digit of an entry counts colours on from that colour, round the circle.
    """
    found: list[tuple[str, Card]] = []
    for number, item in enumerate(box.items("families")):
        family = with_provenance(Reader(item, f"box.toml: families[{number}]"))
        name = family.text("name")
        entries = [Reader(entry, f"box.toml: family {name}: cards[{i}]") for i, entry in enumerate(family.items("cards"))]
        digits = "".join(str(distance) for distance in range(len(letters)))
        for colour in range(len(letters)):
            rotated = letters[colour:] + letters[:colour]
            found += [(entry.where, _read_card(entry, digits, rotated, letters, "0")) for entry in entries]
    return found


def _single_cards(box: Reader, letters: str) -> list[tuple[str, Card]]:
    """The cards that belong to no family, each with the entry it was read from."""
    found: list[tuple[str, Card]] = []
    for number, item in enumerate(box.items("cards") if "cards" in box.data else []):
        entry = with_provenance(Reader(item, f"box.toml: cards[{number}]"))
        glyph_sign = entry.word("on", list(letters)) if "glyph" in entry.data else ""
        found.append((entry.where, _read_card(entry, letters, letters, letters, glyph_sign)))
    return found


def _read_card(entry: Reader, signs: str, meanings: str, letters: str, glyph_sign: str) -> Card:
    """One card: each of the ``signs`` of an entry stands for the letter at the same place of ``meanings``."""
    entry.only(["left", "right", "glyph", "on", "provenance"])
    sides: list[str] = []
    for side in ("left", "right"):
        text = entry.text(side)
        if not 1 <= len(text) <= 2 or any(sign not in signs for sign in text):
            raise BadInput(f"{entry.where}: {side} must be one or two of {' '.join(signs)}, not {text!r}")
        sides.append("".join(meanings[signs.index(sign)] for sign in text))
    if len(sides[0]) == len(sides[1]) == 2:
        raise BadInput(f"{entry.where}: one side must be a large stone, a single sign")
    glyph = entry.word("glyph", EDIFICES) if "glyph" in entry.data else ""
    if glyph and glyph_sign not in entry.text("left") + entry.text("right"):
        raise BadInput(f"{entry.where}: the glyph sits on stone {glyph_sign}, which the card does not have")
    return Card(sides[0], sides[1], letters, glyph, meanings[signs.index(glyph_sign)] if glyph else "")


def _check_face(entry: Reader) -> None:
    """PY-1.3 Raise unless the field of a card is the one that the rules count with."""
    entry.number("columns", COLUMNS, COLUMNS)
    entry.number("rows", ROWS, ROWS)


def _check_deck(entry: Reader, box: Box) -> None:
    """PY-1.1 Raise unless families and single cards are as many cards as the box is said to have."""
    cards = entry.number("cards", 1, MOST_CARDS)
    if len(box.cards) != cards:
        raise BadInput(f"{entry.where}: {cards} cards, but families and cards list {len(box.cards)}")


def _check_enough(box: Box) -> None:
    """Raise unless there is a god for everyone and a card for every deal and reveal of a game (PY-2.1, PY-3.1)."""
    needed = MOST_PLAYERS * (1 + 2 * box.rounds)
    if len(box.cards) < needed:
        raise BadInput(f"box.toml: families: {len(box.cards)} cards are too few: {MOST_PLAYERS} players need {needed}")
    if len(box.cards) > MOST_CARDS:
        raise BadInput(f"box.toml: families: {len(box.cards)} cards are too many: there is room for {MOST_CARDS}")
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        gods = sum(players in god.builds for god in box.gods) - (players == box.sitting_out)
        if gods < players:
            raise BadInput(f"box.toml: gods: {players} players choose among {gods} gods; everyone needs one")


BOX: Final[Box] = read_box(files(__package__ or "").joinpath("box.toml").read_text("utf-8"), overlay_of(__package__))
"""The box of Pyramids."""
