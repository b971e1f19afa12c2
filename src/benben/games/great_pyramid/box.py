"""The box of Giza: The Great Pyramid as typed data: box.toml read once, with errors that name the entry."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from benben.kernel.box_changes import overlay_of
from benben.kernel.box_reader import entries, notation, open_box, sourced, texts, with_provenance
from benben.kernel.errors import BadInput
from benben.kernel.reader import Reader, known, listed, whole

BONUSES: Final = ("none", "fish", "farm", "art", "support", "quarry", "lifter")
"""GP-3.3 What a row of the turn-order track gives."""
SCORINGS: Final = ("push", "middle-lift", "final-lift", "decoration", "capstone-decoration", "temple")
"""GP-7.1 The lines of the scoring table."""
RANKS: Final = 4
"""Ranks of a scoring."""
QUARRIES: Final = 4
"""Quarries in the box."""
SITE_PLACES: Final = 4
"""Base places of the site, and middle places."""
FEWEST_PLAYERS: Final = 3
"""The least number of players."""
MOST_PLAYERS: Final = 4
"""The greatest number of players."""
LONGEST_TRACK: Final = 8
"""The most spaces that a track can have."""
SECTIONS: Final = (
    "stones",
    "quarries",
    "space",
    "track",
    "site",
    "bids",
    "setup",
    "standing",
    "holdings",
    "placing",
    "rounds",
    "second-dynasty",
    "tile-effect",
    "rows",
    "turn",
    "crew",
    "push",
    "lift",
    "scoring",
)
"""The sections of box.toml."""


class SetUp:
    """GP-2.1, GP-2.2 The parts of the set-up that depend on the number of players."""

    def __init__(self, workers: int, quarries: int, standing: list[int]) -> None:
        self.workers = workers
        self.quarries = quarries
        self.standing = standing
        """Places of the site where a base stone and a middle stone on it stand from the beginning."""


class Scoring:
    """GP-7.1 One line of the scoring table: the points of each rank, and those added for a player alone."""

    def __init__(self, name: str, ranks: list[int], solo: int) -> None:
        self.name = name
        self.ranks = ranks
        self.solo = solo


class Box:
    """Stones, tracks, site, holdings, rows, bids and points, as box.toml lists them."""

    def __init__(self, box: Reader) -> None:
        box.only(SECTIONS)
        self.stones: list[int] = _stones(sourced(box, "stones"))
        self.quarries: list[str] = texts(sourced(box, "quarries"), "names", QUARRIES)
        self.holds: int = sourced(box, "space").number("holds", 1, 20)
        track = sourced(box, "track")
        choices = [whole(item, 1, LONGEST_TRACK, f"{track.where}: choices") for item in track.items("choices")]
        self.lengths: list[int] = sorted(set(choices))
        self.length: int = track.number("length", 1, LONGEST_TRACK)
        if self.length not in self.lengths:
            raise BadInput(f"{track.where}: length {self.length} must be one of the choices {self.lengths}")
        site = sourced(box, "site")
        self.places: list[str] = texts(site, "places", SITE_PLACES)
        self.partners: list[int] = _partners(site, self.places)
        """For each place of the site, the other place of its row."""
        bids = sourced(box, "bids")
        self.food_bid: int = bids.number("food", 1, 100)
        self.art_bid: int = bids.number("art", 1, 100)
        self.setups: dict[int, SetUp] = _setups(box, self.places, self.stones)
        holdings = sourced(box, "holdings")
        self.food: int = holdings.number("food", 0, 100)
        self.art: int = holdings.number("art", 0, 100)
        self.placing: int = sourced(box, "placing").number("workers", 1, 20)
        rounds = sourced(box, "rounds")
        self.dynasties: int = rounds.number("dynasties", 1, 10)
        self.dynasty: int = rounds.number("each", 1, 20)
        self.tile_round: int = _tile_round(sourced(box, "second-dynasty"), self.dynasties, self.dynasty)
        """GP-1.6 The round whose beginning lays the Second Dynasty tile on the turn-order track."""
        sourced(box, "tile-effect").word("changes", ("none",))
        self.rows: list[str]
        self.bonuses: list[int]
        self.rows, self.bonuses = _rows(box, self.dynasty)
        self.actions: int = sourced(box, "turn").number("actions", 1, 9)
        crew = sourced(box, "crew")
        self.crew: int = crew.number("workers", 1, self.holds)
        self.food_each: int = crew.number("food_each", 1, 9)
        self.push_totals: list[int] = _ascending(sourced(box, "push"), "totals")
        self.lift_total: int = sourced(box, "lift").number("total", 1, 40)
        scorings = box.inner("scoring")
        scorings.only(SCORINGS)
        self.scorings: list[Scoring] = [_scoring(scorings, name) for name in SCORINGS]

    def spaces(self, total: int) -> int:
        """GP-5.5 The number of spaces that a push with this much food moves a sled; 0 when it fails."""
        return sum(1 for least in self.push_totals if total >= least)

    @property
    def most_workers(self) -> int:
        """GP-2.2 The most workers that a player has, with any number of players."""
        return max(setup.workers for setup in self.setups.values())


def read_box(text: str, overlay: str = "") -> Box:
    """Read a box from the text of a box.toml, with the changes of an overlay."""
    return Box(open_box(text, overlay))


def _stones(entry: Reader) -> list[int]:
    """GP-1.1 The number of stones of each kind: as many base and middle stones as the site has places, and one capstone."""
    bounds = (("base", SITE_PLACES), ("middle", SITE_PLACES), ("capstone", 1))
    return [entry.number(name, count, count) for name, count in bounds]


def _partners(site: Reader, places: Sequence[str]) -> list[int]:
    """GP-1.4 The other place of each place's row; raise unless every place is in exactly one row of two."""
    partners = [-1] * len(places)
    for i, item in enumerate(site.items("rows")):
        where = f"{site.where}: rows[{i}]"
        left, right = [places.index(known(word, places, where)) for word in listed(item, where, 2)]
        if left == right or partners[left] >= 0 or partners[right] >= 0:
            raise BadInput(f"{where}: a place is in one row with one other place")
        partners[left], partners[right] = right, left
    if -1 in partners:
        raise BadInput(f"{site.where}: rows: {places[partners.index(-1)]} is in no row")
    return partners


def _site_words(entry: Reader, places: Sequence[str]) -> list[str]:
    """Places of the site, each named once."""
    return [known(word, places, f"{entry.where}: places") for word in texts(entry, "places")]


def _tile_round(entry: Reader, dynasties: int, dynasty: int) -> int:
    """GP-1.6 The round that lays the one Second Dynasty tile: the first of a later dynasty."""
    entry.number("tiles", 1, 1)
    number = entry.number("round", 1, dynasties * dynasty)
    if number == 1 or (number - 1) % dynasty:
        raise BadInput(f"{entry.where}: round {number} does not begin a later dynasty of {dynasty} rounds")
    return number


def _setups(box: Reader, places: Sequence[str], stones: Sequence[int]) -> dict[int, SetUp]:
    """GP-2.1, GP-2.2 The set-up for each number of players."""
    found: dict[int, SetUp] = {}
    built = [places.index(word) for word in _site_words(sourced(box, "standing"), places)]
    for entry in entries(box, "setup"):
        players = entry.number("players", FEWEST_PLAYERS, MOST_PLAYERS)
        standing = entry.number("standing", 0, len(built))
        quarries = entry.number("quarries", 1, QUARRIES)
        if quarries + standing != stones[0]:
            raise BadInput(f"{entry.where}: quarries and standing must use all {stones[0]} base stones")
        found[players] = SetUp(entry.number("workers", 1, 20), quarries, built[:standing])
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        if players not in found:
            raise BadInput(f"box.toml: setup: there is none for {players} players")
    return found


def _rows(box: Reader, dynasty: int) -> tuple[list[str], list[int]]:
    """GP-3.2 The names and the bonuses of the rows; raise when a chooser might find none left."""
    found = entries(box, "rows")
    least = dynasty + MOST_PLAYERS - 1
    if not least <= len(found) <= 30:
        raise BadInput(f"box.toml: rows must be {least} to 30, so that a chooser always finds one, not {len(found)}")
    names = [notation(entry, "name") for entry in found]
    if len(set(names)) != len(names):
        raise BadInput("box.toml: rows: names must differ from each other")
    return names, [BONUSES.index(entry.word("bonus", BONUSES)) for entry in found]


def _ascending(entry: Reader, name: str) -> list[int]:
    """A list of numbers that rise."""
    numbers = [whole(item, 1, 40, f"{entry.where}: {name}") for item in entry.items(name)]
    if not numbers or sorted(set(numbers)) != numbers:
        raise BadInput(f"{entry.where}: {name} must be given and rise from one to the next")
    return numbers


def _scoring(table: Reader, name: str) -> Scoring:
    """GP-7.1 One line of the scoring table."""
    entry = with_provenance(table.inner(name))
    ranks = [whole(item, 0, 50, f"{entry.where}: ranks") for item in entry.items("ranks", RANKS)]
    if sorted(ranks, reverse=True) != ranks:
        raise BadInput(f"{entry.where}: ranks must not rise from the first to the last")
    return Scoring(name, ranks, entry.number("solo", 0, 50))


BOX: Final[Box] = read_box(files(__package__ or "").joinpath("box.toml").read_text("utf-8"), overlay_of(__package__))
"""The box of Giza: The Great Pyramid."""
