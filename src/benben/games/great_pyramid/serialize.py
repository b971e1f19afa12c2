"""How positions of Giza: The Great Pyramid are written in notation, read back and counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.box import BOX, SCORINGS
from benben.games.great_pyramid.moves import CAMP_WORDS, STONE_WORDS
from benben.games.great_pyramid.scoring import scoring_list
from benben.games.great_pyramid.state import GreatPyramid, track_place
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.position import (
    Codec,
    Counts,
    Number,
    Position,
    Word,
    add_count,
    index_or_nothing,
    mask_of,
    seat_names,
    word_or_null,
    words_in,
)
from benben.kernel.reader import Reader, known, listed, whole

CAPSTONE_WORDS: Final = ("away", "middle-camp", "capstone-camp", "top")
"""Where the capstone is, in notation."""
MOST_HELD: Final = 10_000
"""More food or art than any game sees (GP-1.5: holdings are unbounded)."""
MOST_BID: Final = 100
"""More than any bid."""
MOST_SCORED: Final = 100
"""More than any amount or number of points in one scoring."""

# --- turn order -----------------------------------------------------------------------------------------------------------


class ChoosingOrder(Codec[GreatPyramid]):
    """GP-3.1 The seats in the order in which they choose their rows."""

    def write(self, state: GreatPyramid) -> list[str]:
        return [seat_name(state.choosing_order[rank]) for rank in range(state.players)]

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        players = int(state.players)
        names = seat_names(players)
        order = [names.index(known(item, names, self.where(reader))) for item in reader.items(self.name, players)]
        if sorted(order) != list(range(players)):
            raise BadInput(f"{self.where(reader)} must name every seat once")
        state.choosing_order = vec[i64](order)


class ChosenRows(Codec[GreatPyramid]):
    """GP-3.2 The row of each seat this round, or null."""

    def write(self, state: GreatPyramid) -> list[str | None]:
        return [word_or_null(int(row), BOX.rows, int(lookup.NO_ROW)) for row in state.rows]

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        where = self.where(reader)
        items = reader.items(self.name, int(state.players))
        rows = [index_or_nothing(item, BOX.rows, int(lookup.NO_ROW), where) for item in items]
        chosen = [row for row in rows if row != lookup.NO_ROW]
        if len(set(chosen)) != len(chosen):
            raise BadInput(f"{where}: a row is taken by one seat in a round")
        state.rows = vec[i64](rows)


class UsedRows(Codec[GreatPyramid]):
    """GP-3.2 The rows that each seat has used in this dynasty."""

    def write(self, state: GreatPyramid) -> list[list[str]]:
        return [words_in(int(rows), BOX.rows) for rows in state.used_rows]

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        for seat, item in enumerate(reader.items(self.name, int(state.players))):
            where = f"{self.where(reader)}[{seat}]"
            state.used_rows[seat] = mask_of(listed(item, where), BOX.rows, where)


# --- workers and holdings -------------------------------------------------------------------------------------------------


class Workers(Codec[GreatPyramid]):
    """The workers of each seat by place; empty places are left out. The workers of a seat are a component."""

    def write(self, state: GreatPyramid) -> list[dict[str, int]]:
        return [worker_places(state, seat) for seat in range(state.players)]

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        state.workers = vec[i64]([0] * len(state.workers))
        words = place_words(int(state.track_length))
        for seat, item in enumerate(reader.items(self.name, int(state.players))):
            entry = Reader(item, f"{self.where(reader)}[{seat}]")
            entry.only(list(words.values()))
            for place, word in words.items():
                if word in entry.data:
                    state.workers[place * lookup.SEATS + seat] = entry.number(word, 0, BOX.most_workers)
        self._check_capacity(state, self.where(reader))

    def _check_capacity(self, state: GreatPyramid, where: str) -> None:
        """GP-1.2 No quarry, sled or space holds more than four; no worker is on a track that is not used."""
        for place, word in place_words(int(state.track_length)).items():
            if lookup.FIRST_TRACK <= place < lookup.UNPLACED:
                quarry = (place - lookup.FIRST_TRACK) // lookup.TRACK_PLACES
                most = int(lookup.CAPACITY) if quarry < state.quarries else 0
                if state.crew_at(place) > most:
                    raise BadInput(f"{where}: {state.crew_at(place)} at {word}, which holds {most}")

    def count(self, state: GreatPyramid, counts: Counts) -> None:
        for seat in range(state.players):
            add_count(counts, f"workers {seat_name(seat)}", sum(worker_places(state, seat).values()))


class Holdings(Codec[GreatPyramid]):
    """GP-1.5 The food or the art of each seat."""

    def write(self, state: GreatPyramid) -> list[int]:
        return [int(amount) for amount in getattr(state, self.fields[0])]

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        setattr(state, self.fields[0], read_amounts(reader, self.name, int(state.players), MOST_HELD))


class Bids(Codec[GreatPyramid]):
    """GP-5.4, GP-7.4 The bid of each seat: an amount, ``sealed`` in a veiled position, or null."""

    def write(self, state: GreatPyramid) -> list[int | str | None]:
        return [bid_word(int(bid)) for bid in state.bids]

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        items = reader.items(self.name, int(state.players))
        no_bid = int(lookup.NO_BID)
        bids = [no_bid if item is None else whole(item, 0, MOST_BID, self.where(reader)) for item in items]
        state.bids = vec[i64](bids)


# --- stones ---------------------------------------------------------------------------------------------------------------


class Sleds(Codec[GreatPyramid]):
    """The position and the stone of each quarry's sled; null when it has left the game."""

    def write(self, state: GreatPyramid) -> dict[str, dict[str, object] | None]:
        return {BOX.quarries[quarry]: self._write_sled(state, quarry) for quarry in range(state.quarries)}

    def _write_sled(self, state: GreatPyramid, quarry: int) -> dict[str, object] | None:
        if state.sled_positions[quarry] == lookup.SLED_GONE:
            return None
        stone = word_or_null(int(state.sled_stones[quarry]), STONE_WORDS, int(lookup.NO_STONE))
        return {"at": int(state.sled_positions[quarry]), "stone": stone}

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        sleds = reader.inner(self.name)
        sleds.only(BOX.quarries[: state.quarries])
        for quarry in range(state.quarries):
            self._read_sled(state, quarry, sleds)

    def _read_sled(self, state: GreatPyramid, quarry: int, sleds: Reader) -> None:
        name = BOX.quarries[quarry]
        if sleds.get(name) is None:
            state.sled_positions[quarry], state.sled_stones[quarry] = lookup.SLED_GONE, lookup.NO_STONE
            return
        entry = sleds.inner(name)
        entry.only(["at", "stone"])
        unloading = int(state.track_length) + 1
        state.sled_positions[quarry] = entry.number("at", 0, unloading)
        where = f"{entry.where}: stone"
        state.sled_stones[quarry] = index_or_nothing(entry.get("stone"), STONE_WORDS, int(lookup.NO_STONE), where)
        if state.sled_stones[quarry] == lookup.NO_STONE and state.sled_positions[quarry] not in (0, unloading):
            raise BadInput(f"{entry.where}: a sled on its track carries a stone")

    def count(self, state: GreatPyramid, counts: Counts) -> None:
        for stone in state.sled_stones:
            if stone != lookup.NO_STONE:
                add_count(counts, STONE_WORDS[stone])


class Reserve(Codec[GreatPyramid]):
    """GP-2.1 The stones of each kind that have not come into the game."""

    def write(self, state: GreatPyramid) -> Counts:
        return {word: int(state.reserve[stone]) for stone, word in enumerate(STONE_WORDS)}

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        reserve = reader.inner(self.name)
        reserve.only(STONE_WORDS)
        for stone, word in enumerate(STONE_WORDS):
            state.reserve[stone] = reserve.number(word, 0, BOX.stones[stone])

    def count(self, state: GreatPyramid, counts: Counts) -> None:
        for stone, word in enumerate(STONE_WORDS):
            add_count(counts, word, int(state.reserve[stone]))


class Site(Codec[GreatPyramid]):
    """GP-1.4 The base and the middle places that are built."""

    def write(self, state: GreatPyramid) -> dict[str, list[str]]:
        return {"base": words_in(int(state.bases), BOX.places), "middle": words_in(int(state.middles), BOX.places)}

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        site = reader.inner(self.name)
        site.only(["base", "middle"])
        state.bases = mask_of(site.items("base"), BOX.places, f"{site.where}: base")
        state.middles = mask_of(site.items("middle"), BOX.places, f"{site.where}: middle")
        if state.middles & ~state.bases:
            raise BadInput(f"{site.where}: middle: a middle stone stands on a base stone")

    def count(self, state: GreatPyramid, counts: Counts) -> None:
        for tier, places in self.write(state).items():
            add_count(counts, tier, len(places))


class WaitingStones(Number[GreatPyramid]):
    """GP-6.1 The number of middle stones in the Middle lift camp."""

    def count(self, state: GreatPyramid, counts: Counts) -> None:
        add_count(counts, STONE_WORDS[lookup.MIDDLE], int(state.waiting))


class CapstoneStage(Word[GreatPyramid]):
    """GP-6.2 Where the capstone is; while it is away, the reserve or a sled counts it."""

    def count(self, state: GreatPyramid, counts: Counts) -> None:
        if state.capstone != lookup.AWAY:
            add_count(counts, STONE_WORDS[lookup.CAPSTONE])


# --- points ---------------------------------------------------------------------------------------------------------------


class ScoringList(Codec[GreatPyramid]):
    """GP-7 Every scoring so far; the points of the seats are their sum."""

    def write(self, state: GreatPyramid) -> list[dict[str, object]]:
        return [
            {
                "scoring": scoring.name,
                "stone": STONE_WORDS[scoring.stone],
                "round": scoring.round_number,
                "amounts": scoring.amounts,
                "points": scoring.points,
            }
            for scoring in scoring_list(state)
        ]

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        state.scorings = vec[i64]()
        state.score = vec[i64]([0] * int(state.players))
        for number, item in enumerate(reader.items(self.name)):
            self._read_scoring(state, Reader(item, f"{self.where(reader)}[{number}]"))

    def _read_scoring(self, state: GreatPyramid, entry: Reader) -> None:
        entry.only(["scoring", "stone", "round", "amounts", "points"])
        kind = SCORINGS.index(entry.word("scoring", SCORINGS))
        stone = STONE_WORDS.index(entry.word("stone", STONE_WORDS))
        heading = kind | (stone << 8) | (entry.number("round", 0, int(lookup.LAST_ROUND)) << 16)
        packed = [0, 0]
        for i, name in enumerate(("amounts", "points")):
            amounts = read_amounts(entry, name, int(state.players), MOST_SCORED)
            packed[i] = sum(int(amounts[seat]) << (8 * seat) for seat in range(state.players))
        state.add_scoring(heading, packed[0], packed[1])


# --- words and amounts ----------------------------------------------------------------------------------------------------


def place_words(track_length: int) -> dict[int, str]:
    """Every place of a game with tracks of this length, in notation."""
    words = dict(enumerate(CAMP_WORDS))
    for quarry, name in enumerate(BOX.quarries):
        for position in range(track_length + 1):
            words[int(track_place(quarry, position))] = f"{name}.{position}"
        words[int(track_place(quarry, track_length + 1))] = f"{name}.past"
    words[int(lookup.UNPLACED)] = "unplaced"
    return words


def worker_places(state: GreatPyramid, seat: int) -> dict[str, int]:
    """The number of a seat's workers at each place; empty places are left out."""
    words = place_words(int(state.track_length))
    return {word: int(state.workers_at(place, seat)) for place, word in words.items() if state.workers_at(place, seat)}


def bid_word(bid: int) -> int | str | None:
    """A bid: an amount, ``sealed``, or None for no bid."""
    return None if bid == lookup.NO_BID else "sealed" if bid == lookup.SEALED else bid


def read_amounts(reader: Reader, name: str, players: int, most: int) -> vec[i64]:
    """A list with a whole number for each seat."""
    return vec[i64]([whole(item, 0, most, f"{reader.where}: {name}") for item in reader.items(name, players)])


# --- the agenda -----------------------------------------------------------------------------------------------------------

MOST_BY_FIELD: Final = {
    "rank": lookup.SEATS - 1,
    "left": BOX.placing,
    "actions": BOX.actions,
    "farms": 2,
    "fishes": 2,
    "arts": 2,
    "quarry": lookup.QUARRIES - 1,
    "nominator": lookup.SEATS - 1,
    "task": lookup.TASKS - 1,
    "way": lookup.BY_LIFT,
    "built": lookup.NOT_BUILT,
}
"""The greatest value of each field of a question."""


def check_agenda(state: GreatPyramid, reader: Reader) -> None:
    """Refuse a question with a field that is out of range."""
    for item in reader.items("agenda"):
        entry = Reader(item, f"{reader.where}: agenda")
        for name, most in MOST_BY_FIELD.items():
            if name in entry.data:
                by_seat = name in ("rank", "nominator")
                entry.number(name, 0, min(int(most), int(state.players) - 1) if by_seat else int(most))


POSITION: Final = Position[GreatPyramid](
    [
        Number("round", 0, int(lookup.LAST_ROUND), "round_number"),
        ChoosingOrder("queue", ("choosing_order",)),
        ChosenRows("rows"),
        UsedRows("used", ("used_rows",)),
        Workers("workers"),
        Holdings("food"),
        Holdings("art"),
        Bids("bids"),
        Sleds("sleds", ("sled_positions", "sled_stones")),
        Reserve("reserve"),
        Site("site", ("bases", "middles")),
        WaitingStones("waiting", 0, BOX.stones[lookup.MIDDLE]),
        CapstoneStage("capstone", CAPSTONE_WORDS),
        ScoringList("ledger", ("scorings", "score")),
    ],
    derived=["track_length", "capstone_early", "reassign_last", "quarries"],
    check=check_agenda,
)
"""The JSON form of a position."""
