"""How positions of Egizia are written in notation, read back and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import BERTH, MARKETS, SITES
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.sphinx_draws import SphinxHistory
from benben.games.egizia.state import Egizia
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.position import (
    Bag,
    Codec,
    Counts,
    Number,
    NumberPerSeat,
    Position,
    SeatSet,
    Word,
    add_count,
    bag_words,
    index_or_nothing,
    mask_of,
    read_bag,
    seat_names,
    word_or_null,
    words_in,
)
from benben.kernel.reader import Reader, known, listed, whole

ONCE: Final = ("crew-each-round", "buy-crew", "reuse-round-space", "upstream")
"""The once-a-round cards in the order `used` counts them."""

STOPS: Final[list[str]] = [
    next(space.name.split(".")[0] for space in BOX.spaces if space.stop == stop)
    for stop in range(max(space.stop for space in BOX.spaces) + 1)
]
"""The name of each stop of the river."""

MOST_CARDS: Final = [50] * int(lookup.KINDS)
"""The highest number of each Nile card that an entry may give; the count of components is stricter."""

MOST_GRAVES: Final = [99] * len(BOX.grave_values)
"""The highest number of graves of each value that an entry may give."""

MOST_POINTS: Final = 9999
"""The highest score that an entry may give."""

GRAVES_COMPONENT: Final = "graves"
"""The component that all graves count as: unseen ones may lie in line or in the box."""

Data = dict[str, object]
"""A JSON object."""


# --- order of players -------------------------------------------------------------------------------------------------


class SeatNames(Codec[Egizia]):
    """A list of seats by name, null for `NOTHING`."""

    def write(self, state: Egizia) -> list[str | None]:
        names = seat_names(int(state.players))
        return [word_or_null(int(seat), names, int(NOTHING)) for seat in getattr(state, self.fields[0])]

    def read(self, state: Egizia, reader: Reader) -> None:
        names = seat_names(int(state.players))
        items = reader.items(self.name, int(state.players))
        seats = [index_or_nothing(item, names, int(NOTHING), self.where(reader)) for item in items]
        setattr(state, self.fields[0], vec[i64](seats))


class Track(SeatNames):
    """EG-8.3 The order on the scoring track: every seat once."""

    def read(self, state: Egizia, reader: Reader) -> None:
        super().read(state, reader)
        if sorted(state.track) != list(range(state.players)):
            raise BadInput(f"{self.where(reader)} must name every seat once")


# --- tableaus ---------------------------------------------------------------------------------------------------------


class Tableaus(Codec[Egizia]):
    """What lies before each player. The yields of fields and quarries follow from the cards."""

    def write(self, state: Egizia) -> list[Data]:
        return [tableau_words(state, seat) for seat in range(state.players)]

    def read(self, state: Egizia, reader: Reader) -> None:
        for seat, item in enumerate(reader.items(self.name, int(state.players))):
            tableau = Reader(item, f"{self.where(reader)}[{seat}]")
            tableau.only(["stones", "crews", "tired", "markets", "cards", "attached", "used", "last", "built"])
            self._read_tracks(state, seat, tableau)
            self._read_cards(state, seat, tableau)
            state.tired[seat] = mask_of(tableau.items("tired"), moves.CREW.words, f"{tableau.where}: tired")
            state.built_sites[seat] = mask_of(tableau.items("built"), SITES, f"{tableau.where}: built")
            state.last_stop[seat] = index_or_nothing(tableau.get("last"), STOPS, int(NOTHING), f"{tableau.where}: last")

    def _read_tracks(self, state: Egizia, seat: int, tableau: Reader) -> None:
        """Stones, the strength of crews, the markers on the markets."""
        state.stones[seat] = tableau.number("stones", 0, lookup.STORE_SIZE)
        crews, markets = tableau.inner("crews"), tableau.inner("markets")
        for crew, name in enumerate(moves.CREW.words):
            state.crews[seat * lookup.CREWS + crew] = crews.number(name, 0, lookup.CREW_MOST[crew])
        for market, name in enumerate(MARKETS):
            state.markets[seat * 2 + market] = markets.number(name, 0, lookup.LOWEST_SPACE[market])

    def _read_cards(self, state: Egizia, seat: int, tableau: Reader) -> None:
        """Nile cards, improvers on fields, uses of once-a-round cards."""
        for kind, count in enumerate(read_bag(tableau.inner("cards"), moves.NILE_CARD.words, MOST_CARDS)):
            for _ in range(count):
                state.add_card(seat, kind)
        most = [50] * moves.FIELD_AXIS.size
        for field, count in enumerate(read_bag(tableau.inner("attached"), moves.FIELD_AXIS.words, most)):
            for _ in range(count):
                if not state.can_improve(seat, field) or state.free_improvers(seat) == 0:
                    raise BadInput(
                        f"{tableau.where}: attached: {moves.FIELD_AXIS.words[field]} cannot be improved {count} times"
                    )
                state.attach(seat, field)
        for i, count in enumerate(read_bag(tableau.inner("used"), ONCE, [15] * len(ONCE))):
            state.used[seat] |= count << (4 * i)

    def count(self, state: Egizia, counts: Counts) -> None:
        for seat in range(state.players):
            for kind, name in enumerate(moves.NILE_CARD.words):
                add_count(counts, name, int(state.nile_held[seat * lookup.KINDS + kind]))


def tableau_words(state: Egizia, seat: int) -> Data:
    """What lies before one player."""
    return {
        "stones": int(state.stones[seat]),
        "crews": {name: int(state.crews[seat * lookup.CREWS + crew]) for crew, name in enumerate(moves.CREW.words)},
        "tired": words_in(int(state.tired[seat]), moves.CREW.words),
        "markets": {name: int(state.markets[seat * 2 + market]) for market, name in enumerate(MARKETS)},
        "cards": bag_words(state.nile_held, moves.NILE_CARD.words, int(seat * lookup.KINDS)),
        "attached": bag_words(state.attached, moves.FIELD_AXIS.words, int(seat * lookup.FIELDS)),
        "used": {name: int((state.used[seat] >> (4 * i)) & 15) for i, name in enumerate(ONCE)},
        "last": word_or_null(int(state.last_stop[seat]), STOPS, int(NOTHING)),
        "built": words_in(int(state.built_sites[seat]), SITES),
    }


# --- the river --------------------------------------------------------------------------------------------------------


class Ships(Codec[Egizia]):
    """The owners of the ships on each space that holds any; the other ships are with their owners."""

    def write(self, state: Egizia) -> dict[str, list[str]]:
        docked = {name: self._owners(state, space) for space, name in enumerate(moves.SPACE.words)}
        return {name: owners for name, owners in docked.items() if owners}

    def _owners(self, state: Egizia, space: int) -> list[str]:
        ships = state.docked[space]
        return [seat_name(seat) for seat in range(state.players) for _ in range(int((ships >> (4 * seat)) & 15))]

    def read(self, state: Egizia, reader: Reader) -> None:
        names = seat_names(int(state.players))
        docked = reader.inner(self.name)
        docked.only(moves.SPACE.words)
        for space, name in enumerate(moves.SPACE.words):
            ships = docked.items(name) if name in docked.data else []
            for item in ships:
                seat = names.index(known(item, names, f"{docked.where}: {name}"))
                if state.ships[seat] == 0:
                    raise BadInput(f"{docked.where}: {names[seat]} has more than {BOX.ships} ships on the board")
                state.dock(seat, space)
            if lookup.SPACE_KIND[space] >= BERTH and len(ships) > 1:
                raise BadInput(f"{docked.where}: {name}: a berth holds one ship")

    def count(self, state: Egizia, counts: Counts) -> None:
        for seat in range(state.players):
            docked = sum((ships >> (4 * seat)) & 15 for ships in state.docked)
            add_count(counts, f"ships of {seat_name(seat)}", int(state.ships[seat] + docked))


class Nile(Codec[Egizia]):
    """The Nile card on each card space, or null."""

    def write(self, state: Egizia) -> list[str | None]:
        return [word_or_null(int(card), moves.NILE_CARD.words, int(NOTHING)) for card in state.nile]

    def read(self, state: Egizia, reader: Reader) -> None:
        for space, item in enumerate(reader.items(self.name, int(lookup.CARD_SPACE_COUNT))):
            where = f"{self.where(reader)}[{space}]"
            state.nile[space] = index_or_nothing(item, moves.NILE_CARD.words, int(NOTHING), where)

    def count(self, state: Egizia, counts: Counts) -> None:
        for card in state.nile:
            if card != NOTHING:
                add_count(counts, moves.NILE_CARD.words[card])


class Decks(Codec[Egizia]):
    """The Nile cards of each deck."""

    def write(self, state: Egizia) -> dict[str, Counts]:
        return {
            name: bag_words(state.decks, moves.NILE_CARD.words, int(deck * lookup.KINDS))
            for deck, name in enumerate(BOX.decks)
        }

    def read(self, state: Egizia, reader: Reader) -> None:
        decks = reader.inner(self.name)
        decks.only(BOX.decks)
        for deck, name in enumerate(BOX.decks):
            for kind, count in enumerate(read_bag(decks.inner(name), moves.NILE_CARD.words, MOST_CARDS)):
                state.decks[deck * lookup.KINDS + kind] = count

    def count(self, state: Egizia, counts: Counts) -> None:
        for i, number in enumerate(state.decks):
            add_count(counts, moves.NILE_CARD.words[i % int(lookup.KINDS)], int(number))


# --- buildings --------------------------------------------------------------------------------------------------------


class Buildings(Codec[Egizia]):
    """Whose stones stand on each part, in the order built."""

    def write(self, state: Egizia) -> dict[str, list[str]]:
        return {name: self._owners(state, part) for part, name in enumerate(moves.PART.words)}

    def _owners(self, state: Egizia, part: int) -> list[str]:
        return [seat_name(state.owner[lookup.PART_START[part] + i]) for i in range(state.filled[part])]

    def read(self, state: Egizia, reader: Reader) -> None:
        names = seat_names(int(state.players))
        buildings = reader.inner(self.name)
        buildings.only(moves.PART.words)
        for part, name in enumerate(moves.PART.words):
            for item in buildings.items(name):
                grave_left = part == lookup.GRAVE_PART and not state.is_complete(part)
                if not grave_left and state.next_value(part) == 0:
                    raise cannot_stand(reader, name, int(state.filled[part]))
                owner = names.index(known(item, names, f"{buildings.where}: {name}"))
                state.owner[lookup.PART_START[part] + state.filled[part]] = owner
                state.filled[part] += 1


def check_graves(state: Egizia, reader: Reader) -> None:
    """Refuse a stone on a grave that is face down."""
    for place in range(state.filled[lookup.GRAVE_PART]):
        if state.graves[place] == 0:
            raise cannot_stand(reader, moves.PART.words[lookup.GRAVE_PART], place)


def cannot_stand(reader: Reader, part: str, place: int) -> BadInput:
    """The error of a stone on a place that cannot be built."""
    return BadInput(f"{reader.where}: buildings: {part}: stone {place + 1} cannot stand there")


class Graves(Codec[Egizia]):
    """EG-1.7 The value of each grave in line, 0 while it is face down."""

    def write(self, state: Egizia) -> list[int]:
        return [int(value) for value in state.graves]

    def read(self, state: Egizia, reader: Reader) -> None:
        for place, item in enumerate(reader.items(self.name, int(lookup.GRAVES))):
            state.graves[place] = whole(item, 0, max(BOX.grave_values), f"{self.where(reader)}[{place}]")

    def count(self, state: Egizia, counts: Counts) -> None:
        add_count(counts, GRAVES_COMPONENT, sum(1 for value in state.graves if value))


class GraveBag(Bag[Egizia]):
    """EG-1.7 How many unseen graves there are of every value, zeros included."""

    def write(self, state: Egizia) -> Counts:
        return {word: int(number) for word, number in zip(self.words, state.grave_bag, strict=True)}

    def count(self, state: Egizia, counts: Counts) -> None:
        add_count(counts, GRAVES_COMPONENT, sum(int(number) for number in state.grave_bag))


class CompletedRows(Codec[Egizia]):
    """EG-7.7 The pyramid rows completed by the building action under way, in order."""

    def write(self, state: Egizia) -> list[str]:
        return [
            moves.PART.words[((state.completed_rows >> shift) & 0xFF) - 1]
            for shift in range(0, 48, 8)
            if state.completed_rows >> shift
        ]

    def read(self, state: Egizia, reader: Reader) -> None:
        state.completed_rows = 0
        for i, item in enumerate(reader.items(self.name)):
            state.completed_rows |= (moves.PART.words.index(known(item, moves.PART.words, self.where(reader))) + 1) << (
                8 * i
            )


# --- points -----------------------------------------------------------------------------------------------------------


class CardsScored(Codec[Egizia]):
    """EG-9.2 The points that each sphinx card gave; cards without points are left out."""

    def write(self, state: Egizia) -> Counts:
        return bag_words(state.cards_scored, moves.SPHINX_CARD.words)

    def read(self, state: Egizia, reader: Reader) -> None:
        most = [999] * moves.SPHINX_CARD.size
        state.cards_scored = vec[i64](read_bag(reader.inner(self.name), moves.SPHINX_CARD.words, most))


class PointsBySource(Codec[Egizia]):
    """The points of each seat, round by round, by their source."""

    def write(self, state: Egizia) -> list[list[Counts]]:
        return [
            [
                self._round(state, seat * lookup.ENTRIES_PER_SEAT + number * lookup.SOURCE_COUNT)
                for number in range(lookup.ROUNDS)
            ]
            for seat in range(state.players)
        ]

    def _round(self, state: Egizia, start: i64) -> Counts:
        return bag_words(state.points_by_source, SOURCE_NAMES, int(start))

    def read(self, state: Egizia, reader: Reader) -> None:
        for seat, item in enumerate(reader.items(self.name, int(state.players))):
            where = f"{self.where(reader)}[{seat}]"
            for number, entries in enumerate(listed(item, where, int(lookup.ROUNDS))):
                points = Reader(entries, f"{where}[{number}]")
                points.only(SOURCE_NAMES)
                for source, name in enumerate(SOURCE_NAMES):
                    if name in points.data:
                        place = seat * lookup.ENTRIES_PER_SEAT + number * lookup.SOURCE_COUNT + source
                        state.points_by_source[place] = i16(points.number(name, -MOST_POINTS, MOST_POINTS))


SOURCE_NAMES: Final[Sequence[str]] = [name for name, _ in lookup.SOURCES]
"""The name of each source of points."""


def check_scores(state: Egizia, reader: Reader) -> None:
    """Refuse scores that contradict the order on the track, or that the points by source do not add up to."""
    names = seat_names(int(state.players))
    for place in range(1, state.players):
        seat, front = state.track[place], state.track[place - 1]
        if state.score[seat] > state.score[front]:
            raise BadInput(f"{reader.where}: track: {names[seat]} has more points than {names[front]} in front")
    for seat in range(state.players):
        cards = [int(points) for card, points in enumerate(state.cards_scored) if (state.hands[seat] >> card) & 1]
        total = sum(cards) + sum(
            int(points)
            for points in state.points_by_source[seat * lookup.ENTRIES_PER_SEAT : (seat + 1) * lookup.ENTRIES_PER_SEAT]
        )
        if total != state.score[seat]:
            where = f"{reader.where}: ledger[{seat}]"
            raise BadInput(f"{where} adds up to {total}, but the score of {names[seat]} is {state.score[seat]}")


def check(state: Egizia, reader: Reader) -> None:
    """Refuse entries that do not fit each other."""
    check_graves(state, reader)
    check_scores(state, reader)


POSITION: Final = Position[Egizia](
    [
        Number("round", 0, int(lookup.ROUNDS), field="round_number"),
        Word("ring", BOX.ring_places),
        SeatNames("sequence"),
        NumberPerSeat("bids", 0, BOX.most_bid),
        Track("track"),
        NumberPerSeat("scores", -MOST_POINTS, MOST_POINTS, field="score"),
        Tableaus(
            "tableaus",
            (
                *("stones", "crews", "tired", "markets", "nile_held", "attached", "grain", "quarry", "used"),
                *("last_stop", "built_sites"),
            ),
        ),
        SeatSet("out", ("done_sailing",)),
        Ships("ships", ("ships", "docked")),
        Nile("nile"),
        Decks("decks"),
        Bag("gone", moves.NILE_CARD.words, MOST_CARDS),
        Buildings("buildings", ("filled", "owner")),
        Graves("graves"),
        GraveBag("grave_bag", [str(value) for value in BOX.grave_values], MOST_GRAVES),
        CompletedRows("rows", ("completed_rows",)),
        SeatSet("done", ("done_building",)),
        SeatSet("first", ("builds_first",)),
        SphinxHistory("tale", ("sphinx_history", "hands", "hand_sizes", "returned", "unseen", "undrawn")),
        CardsScored("cards_scored"),
        PointsBySource("ledger", ("points_by_source",)),
    ],
    check=check,
)
