"""A position written down and read back, with errors that name the entry."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX, SCORINGS
from benben.games.great_pyramid.moves import CAMP_WORDS, STONE_WORDS
from benben.games.great_pyramid.scoring import entries
from benben.games.great_pyramid.state import (
    AWAY,
    CAPSTONE,
    GONE,
    HOLDS,
    NO_BID,
    NO_ROW,
    NO_STONE,
    QUARRIES,
    SEALED,
    SEATS,
    STRIDE,
    TRACKS,
    UNPLACED,
    GreatPyramid,
)
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.position import Counts, Position
from benben.kernel.reader import Reader, known, listed, whole

FIELDS: Final = (
    "round",
    "queue",
    "rows",
    "used",
    "workers",
    "food",
    "art",
    "bids",
    "sleds",
    "reserve",
    "site",
    "waiting",
    "capstone",
    "ledger",
)
CAPSTONE_WORDS: Final = ("away", "middle-camp", "capstone-camp", "top")
PLENTY: Final = 10_000
"""More food or art than any game sees (GP-1.5: holdings are unbounded)."""
FRAME_LIMITS: Final = {
    "rank": SEATS - 1,
    "left": BOX.placing,
    "actions": BOX.actions,
    "farms": 2,
    "fishes": 2,
    "arts": 2,
    "quarry": QUARRIES - 1,
    "nominator": SEATS - 1,
    "task": QUARRIES + 1,
    "way": QUARRIES,
    "built": 2 * len(BOX.places) + 1,
}


# --- writing ----------------------------------------------------------------------------------------------------------


def fields(state: GreatPyramid) -> dict[str, object]:
    """The game's own fields, in words of the notation."""
    seats = range(state.players)
    return {
        "round": int(state.round_number),
        "queue": [seat_name(state.queue[rank]) for rank in seats],
        "rows": [row_word(state.rows[seat]) for seat in seats],
        "used": [[BOX.rows[row] for row in range(len(BOX.rows)) if (state.used[seat] >> row) & 1] for seat in seats],
        "workers": [whereabouts(state, seat) for seat in seats],
        "food": [int(state.food[seat]) for seat in seats],
        "art": [int(state.art[seat]) for seat in seats],
        "bids": [bid_word(state.bids[seat]) for seat in seats],
        "sleds": {BOX.quarries[quarry]: sled(state, quarry) for quarry in range(state.quarries)},
        "reserve": {word: int(state.reserve[stone]) for stone, word in enumerate(STONE_WORDS)},
        "site": {"base": letters(state.bases), "middle": letters(state.middles)},
        "waiting": int(state.waiting),
        "capstone": CAPSTONE_WORDS[state.capstone],
        "ledger": ledger(state),
    }


def place_words(length: int) -> dict[int, str]:
    """Every place of a game with tracks of this length, in notation."""
    words = dict(enumerate(CAMP_WORDS))
    for quarry, name in enumerate(BOX.quarries):
        for position in range(length + 1):
            words[TRACKS + quarry * STRIDE + position] = f"{name}.{position}"
        words[TRACKS + quarry * STRIDE + length + 1] = f"{name}.past"
    words[UNPLACED] = "unplaced"
    return words


def whereabouts(state: GreatPyramid, seat: int) -> dict[str, int]:
    """Where a seat's workers are, empty places left out."""
    words = place_words(int(state.length))
    return {word: int(state.at(place, seat)) for place, word in words.items() if state.at(place, seat)}


def row_word(row: int) -> str | None:
    """A row in notation."""
    return None if row == NO_ROW else BOX.rows[row]


def bid_word(bid: int) -> int | str | None:
    """A bid: an amount, sealed, or none yet."""
    return None if bid == NO_BID else "sealed" if bid == SEALED else int(bid)


def sled(state: GreatPyramid, quarry: int) -> dict[str, object] | None:
    """Where a sled is and what it carries; None when it has left the game."""
    if state.sleds[quarry] == GONE:
        return None
    cargo = state.cargo[quarry]
    return {"at": int(state.sleds[quarry]), "stone": None if cargo == NO_STONE else STONE_WORDS[cargo]}


def letters(places: int) -> list[str]:
    """A set of places of the site in notation."""
    return [letter for place, letter in enumerate(BOX.places) if (places >> place) & 1]


def ledger(state: GreatPyramid) -> list[dict[str, object]]:
    """Every scoring so far."""
    return [
        {
            "scoring": entry.name,
            "stone": STONE_WORDS[entry.stone],
            "round": entry.round_number,
            "amounts": entry.amounts,
            "points": entry.points,
        }
        for entry in entries(state)
    ]


def count_components(state: GreatPyramid) -> dict[str, int]:
    """Stones of each kind and workers of each seat, wherever they are."""
    totals = [int(state.reserve[stone]) for stone in range(len(STONE_WORDS))]
    for quarry in range(QUARRIES):
        if state.cargo[quarry] != NO_STONE:
            totals[state.cargo[quarry]] += 1
    totals[0] += len(letters(state.bases))
    totals[1] += len(letters(state.middles)) + int(state.waiting)
    totals[2] += 0 if state.capstone == AWAY else 1
    found = dict(zip(STONE_WORDS, totals, strict=True))
    for seat in range(state.players):
        found[f"workers {seat_name(seat)}"] = sum(whereabouts(state, seat).values())
    return found


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(state: GreatPyramid, reader: Reader) -> None:
    """Fill a fresh position with the fields of a written one."""
    players = int(state.players)
    reader.only(["game", "rules", "players", "options", "agenda", *FIELDS])
    state.round_number = reader.number("round", 0, BOX.dynasties * BOX.dynasty)
    _read_order(state, reader)
    state.workers = vec[i64]([0] * len(state.workers))
    for seat, entry in enumerate(reader.items("workers", players)):
        _read_workers(state, seat, Reader(entry, f"{reader.where}: workers[{seat}]"))
    _check_room(state, reader.where)
    state.food = _amounts(reader, "food", players, PLENTY)
    state.art = _amounts(reader, "art", players, PLENTY)
    bids = [
        NO_BID if item is None else whole(item, 0, 100, f"{reader.where}: bids") for item in reader.items("bids", players)
    ]
    state.bids = vec[i64](bids)
    _read_stones(state, reader)
    state.ledger = vec[i64]()
    state.score = vec[i64]([0] * players)
    for number, entry in enumerate(reader.items("ledger")):
        _read_scoring(state, Reader(entry, f"{reader.where}: ledger[{number}]"))
    for entry in reader.items("agenda"):
        _check_frame(state, Reader(entry, f"{reader.where}: agenda"))


def _amounts(reader: Reader, name: str, players: int, most: int) -> vec[i64]:
    return vec[i64]([whole(item, 0, most, f"{reader.where}: {name}") for item in reader.items(name, players)])


def _read_order(state: GreatPyramid, reader: Reader) -> None:
    players = int(state.players)
    names = [seat_name(seat) for seat in range(players)]
    queue = [names.index(known(item, names, f"{reader.where}: queue")) for item in reader.items("queue", players)]
    if sorted(queue) != list(range(players)):
        raise BadInput(f"{reader.where}: queue must name every seat once")
    state.queue = vec[i64](queue)
    rows = [NO_ROW if item is None else _row(item, f"{reader.where}: rows") for item in reader.items("rows", players)]
    chosen = [row for row in rows if row != NO_ROW]
    if len(set(chosen)) != len(chosen):
        raise BadInput(f"{reader.where}: rows: a row is taken by one seat in a round")
    state.rows = vec[i64](rows)
    for seat, entry in enumerate(reader.items("used", players)):
        where = f"{reader.where}: used[{seat}]"
        state.used[seat] = sum(1 << row for row in {_row(item, where) for item in listed(entry, where)})


def _row(item: object, where: str) -> int:
    return BOX.rows.index(known(item, BOX.rows, where))


def _read_workers(state: GreatPyramid, seat: int, reader: Reader) -> None:
    words = place_words(int(state.length))
    reader.only(list(words.values()))
    for place, word in words.items():
        if word in reader.data:
            state.workers[place * SEATS + seat] = reader.number(word, 0, BOX.most_workers)


def _check_room(state: GreatPyramid, where: str) -> None:
    """GP-1.2 No quarry, sled or space holds more than four; no worker is where nobody can be."""
    for place, word in place_words(int(state.length)).items():
        if TRACKS <= place < UNPLACED:
            most = int(HOLDS) if (place - TRACKS) // STRIDE < state.quarries else 0
            if state.crowd(place) > most:
                raise BadInput(f"{where}: workers: {state.crowd(place)} at {word}, which holds {most}")


def _read_stones(state: GreatPyramid, reader: Reader) -> None:
    sleds = reader.inner("sleds")
    sleds.only(BOX.quarries[: state.quarries])
    for quarry in range(state.quarries):
        _read_sled(state, quarry, sleds)
    reserve = reader.inner("reserve")
    reserve.only(STONE_WORDS)
    for stone, word in enumerate(STONE_WORDS):
        state.reserve[stone] = reserve.number(word, 0, BOX.stones[stone])
    site = reader.inner("site")
    site.only(["base", "middle"])
    state.bases, state.middles = _places(site, "base"), _places(site, "middle")
    if state.middles & ~state.bases:
        raise BadInput(f"{site.where}: middle: a middle stone stands on a base stone")
    state.waiting = reader.number("waiting", 0, BOX.stones[1])
    state.capstone = CAPSTONE_WORDS.index(reader.word("capstone", CAPSTONE_WORDS))


def _read_sled(state: GreatPyramid, quarry: int, sleds: Reader) -> None:
    name = BOX.quarries[quarry]
    if sleds.get(name) is None:
        state.sleds[quarry], state.cargo[quarry] = GONE, NO_STONE
        return
    entry = sleds.inner(name)
    entry.only(["at", "stone"])
    unloading = state.length + 1
    state.sleds[quarry] = entry.number("at", 0, unloading)
    if entry.get("stone") is None:
        if state.sleds[quarry] not in (0, unloading):
            raise BadInput(f"{entry.where}: a sled on its track carries a stone")
        state.cargo[quarry] = NO_STONE
    else:
        state.cargo[quarry] = STONE_WORDS.index(entry.word("stone", STONE_WORDS))


def _places(site: Reader, name: str) -> int:
    where = f"{site.where}: {name}"
    return sum(1 << place for place in {BOX.places.index(known(item, BOX.places, where)) for item in site.items(name)})


def _read_scoring(state: GreatPyramid, reader: Reader) -> None:
    reader.only(["scoring", "stone", "round", "amounts", "points"])
    kind = SCORINGS.index(reader.word("scoring", SCORINGS))
    stone = STONE_WORDS.index(reader.word("stone", STONE_WORDS))
    heading = kind | (stone << 8) | (reader.number("round", 0, BOX.dynasties * BOX.dynasty) << 16)
    packed = [0, 0]
    for i, name in enumerate(("amounts", "points")):
        amounts = _amounts(reader, name, int(state.players), 100)
        packed[i] = sum(int(amounts[seat]) << (8 * seat) for seat in range(state.players))
    state.enter(heading, packed[0], packed[1])


def _check_frame(state: GreatPyramid, item: Reader) -> None:
    for name, most in FRAME_LIMITS.items():
        if name in item.data:
            item.number(name, 0, min(most, int(state.players) - 1) if name in ("rank", "nominator") else most)


assert len(STONE_WORDS) == NO_STONE == CAPSTONE + 1


class GreatPyramidPosition(Position[GreatPyramid]):
    """The JSON form of a position."""

    def write(self, state: GreatPyramid) -> dict[str, object]:
        return fields(state)

    def read(self, state: GreatPyramid, reader: Reader) -> None:
        read_position(state, reader)

    def count(self, state: GreatPyramid) -> Counts:
        return count_components(state)


POSITION: Final = GreatPyramidPosition([])
