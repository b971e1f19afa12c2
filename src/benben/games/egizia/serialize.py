"""A position of Egizia on paper: every field in the words of the notation, and read back with errors that name the entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import BERTH, MARKETS, SITES
from benben.games.egizia.component_count import count_components
from benben.games.egizia.hidden_cards import deck_mask, settle
from benben.games.egizia.lookup import (
    CARDS,
    CREW_MOST,
    CREWS,
    FIELDS,
    GRAVES,
    KINDS,
    LEDGER,
    LINE_FROM,
    LOWEST,
    NOTHING,
    ROUNDS,
    SOURCE_COUNT,
    SOURCES,
    SPACE_KIND,
    STORE,
)
from benben.games.egizia.moves import CREW, FIELD_AXIS, NILE_CARD, PART, SPACE, SPHINX_CARD
from benben.games.egizia.sphinx_history import (
    OPEN_BIT,
    UNKNOWN,
    VEILED_BIT,
    card_of,
    drawer_of,
    drew,
    is_keep,
    keeper_of,
    kept,
    number_of,
    places_of,
)
from benben.games.egizia.state import Egizia
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.position import Counts, Position
from benben.kernel.reader import Reader, known, listed, whole

HIDDEN: Final = "hidden"
ONCE: Final = ("crew-each-round", "buy-crew", "reuse-round-space", "upstream")
"""The once-a-round cards in the order `used` counts them."""
STOPS: Final[list[str]] = [
    next(space.name.split(".")[0] for space in BOX.spaces if space.stop == stop)
    for stop in range(max(space.stop for space in BOX.spaces) + 1)
]
NAMES: Final = (
    *("round", "ring", "sequence", "bids", "track", "scores", "tableaus", "out", "ships", "nile", "decks", "gone"),
    *("buildings", "graves", "grave_bag", "rows", "done", "first", "tale", "cards_scored", "ledger"),
)

Data = dict[str, object]


def fields(state: Egizia) -> Data:
    """The position, JSON-able."""
    players = range(state.players)
    return {
        "round": int(state.round),
        "ring": BOX.ring_places[state.ring],
        "sequence": [None if seat == NOTHING else seat_name(seat) for seat in state.sequence],
        "bids": [int(bid) for bid in state.bids],
        "track": [seat_name(seat) for seat in state.track],
        "scores": [int(score) for score in state.score],
        "tableaus": [tableau(state, seat) for seat in players],
        "out": seats_in(state, state.out),
        "ships": ships(state),
        "nile": [None if card == NOTHING else NILE_CARD.words[card] for card in state.nile],
        "decks": {name: bag(state.decks, deck * KINDS) for deck, name in enumerate(BOX.decks)},
        "gone": bag(state.gone, 0),
        "buildings": {name: owners(state, line) for line, name in enumerate(PART.words)},
        "graves": [int(value) for value in state.graves],
        "grave_bag": {str(value): int(state.grave_bag[i]) for i, value in enumerate(BOX.grave_values)},
        "rows": [PART.words[((state.rows >> shift) & 0xFF) - 1] for shift in range(0, 48, 8) if state.rows >> shift],
        "done": seats_in(state, state.done),
        "first": seats_in(state, state.first),
        "tale": tale_words(state),
        "cards_scored": {
            name: int(state.cards_scored[card]) for card, name in enumerate(SPHINX_CARD.words) if state.cards_scored[card]
        },
        "ledger": [ledger_words(state, seat) for seat in players],
    }


def tableau(state: Egizia, seat: int) -> Data:
    """What lies before one player."""
    return {
        "stones": int(state.stones[seat]),
        "crews": {name: int(state.crews[seat * CREWS + crew]) for crew, name in enumerate(CREW.words)},
        "tired": [name for crew, name in enumerate(CREW.words) if (state.tired[seat] >> crew) & 1],
        "markets": {name: int(state.markets[seat * 2 + market]) for market, name in enumerate(MARKETS)},
        "cards": bag(state.held, seat * KINDS),
        "attached": {
            name: int(state.attached[seat * FIELDS + i])
            for i, name in enumerate(FIELD_AXIS.words)
            if state.attached[seat * FIELDS + i]
        },
        "used": {name: int((state.used[seat] >> (4 * i)) & 15) for i, name in enumerate(ONCE)},
        "last": None if state.last[seat] == NOTHING else STOPS[state.last[seat]],
        "built": [name for site, name in enumerate(SITES) if (state.built[seat] >> site) & 1],
    }


def bag(counts: vec[i64], start: int) -> dict[str, int]:
    """Nile cards by name, kinds that are not there left out."""
    return {name: int(counts[start + kind]) for kind, name in enumerate(NILE_CARD.words) if counts[start + kind]}


def seats_in(state: Egizia, mask: int) -> list[str]:
    """A mask of seats in words."""
    return [seat_name(seat) for seat in range(state.players) if (mask >> seat) & 1]


def ships(state: Egizia) -> dict[str, list[str]]:
    """The ships on the board, space by space."""
    found: dict[str, list[str]] = {}
    for space, name in enumerate(SPACE.words):
        there = state.docked[space]
        if there:
            found[name] = [seat_name(seat) for seat in range(state.players) for _ in range(int((there >> (4 * seat)) & 15))]
    return found


def owners(state: Egizia, line: int) -> list[str]:
    """Whose stones stand on a line, in the order built."""
    return [seat_name(state.owner[LINE_FROM[line] + i]) for i in range(state.filled[line])]


def ledger_words(state: Egizia, seat: int) -> list[dict[str, int]]:
    """The points of a seat round by round, by source."""
    found: list[dict[str, int]] = []
    for number in range(ROUNDS):
        start = seat * LEDGER + number * SOURCE_COUNT
        found.append({name: int(state.ledger[start + i]) for i, (name, _) in enumerate(SOURCES) if state.ledger[start + i]})
    return found


def tale_words(state: Egizia) -> list[Data]:
    """The tale of the sphinx cards: for each draw who drew what, and what was kept (null while that is not settled)."""
    told: list[Data] = []
    drawn: list[str] = []
    seat: i64 = 0
    for i in range(len(state.tale)):
        entry = state.tale[i]
        if not is_keep(entry):
            seat = drawer_of(entry)
            drawn.append(HIDDEN if card_of(entry) == UNKNOWN else SPHINX_CARD.words[card_of(entry)])
            continue
        places = places_of(entry)
        kept_words = [name for place, name in enumerate(drawn) if (places >> place) & 1]
        if entry & VEILED_BIT:
            kept_words = [HIDDEN] * int(number_of(entry))
        told.append({"seat": seat_name(keeper_of(entry)), "drawn": drawn, "kept": kept_words})
        if entry & OPEN_BIT:
            told[-1]["open"] = True
        drawn = []
    if drawn:
        told.append({"seat": seat_name(seat), "drawn": drawn, "kept": None})
    return told


# --- read back -----------------------------------------------------------------------------------------------------


def read(state: Egizia, reader: Reader) -> None:
    """Put what was written into an empty position."""
    reader.only(["game", "rules", "players", "options", "agenda", *NAMES])
    players = int(state.players)
    seats = [seat_name(seat) for seat in range(players)]
    state.round = reader.number("round", 0, ROUNDS)
    state.ring = BOX.ring_places.index(reader.word("ring", BOX.ring_places))
    for number, item in enumerate(reader.items("sequence", players)):
        state.sequence[number] = NOTHING if item is None else seats.index(known(item, seats, f"{reader.where}: sequence"))
    for seat, item in enumerate(reader.items("bids", players)):
        state.bids[seat] = whole(item, 0, BOX.most_bid, f"{reader.where}: bids[{seat}]")
    for seat, item in enumerate(reader.items("tableaus", players)):
        read_tableau(state, seat, Reader(item, f"{reader.where}: tableaus[{seat}]"))
    state.out, state.done, state.first = (read_seats(reader, name, seats) for name in ("out", "done", "first"))
    read_river(state, reader, seats)
    read_buildings(state, reader, seats)
    read_tale(state, reader, seats)
    read_points(state, reader, seats)


def read_seats(reader: Reader, name: str, seats: Sequence[str]) -> int:
    """A mask of seats."""
    return sum(1 << seats.index(known(item, seats, f"{reader.where}: {name}")) for item in reader.items(name))


def read_set(reader: Reader, name: str, words: Sequence[str]) -> int:
    """A mask of words."""
    return sum(1 << list(words).index(known(item, words, f"{reader.where}: {name}")) for item in reader.items(name))


def read_counts(reader: Reader, words: Sequence[str], most: int) -> list[int]:
    """How many of each word there are; words that are missing count 0."""
    reader.only(words)
    return [whole(reader.data.get(word, 0), 0, most, f"{reader.where}: {word}") for word in words]


def read_tableau(state: Egizia, seat: int, reader: Reader) -> None:
    """What lies before one player; yields of fields and quarries follow from the cards."""
    reader.only(["stones", "crews", "tired", "markets", "cards", "attached", "used", "last", "built"])
    state.stones[seat] = reader.number("stones", 0, STORE)
    crews, markets = reader.inner("crews"), reader.inner("markets")
    for crew, name in enumerate(CREW.words):
        state.crews[seat * CREWS + crew] = crews.number(name, 0, CREW_MOST[crew])
    for market, name in enumerate(MARKETS):
        state.markets[seat * 2 + market] = markets.number(name, 0, LOWEST[market])
    state.tired[seat] = read_set(reader, "tired", CREW.words)
    state.built[seat] = read_set(reader, "built", SITES)
    for kind, count in enumerate(read_counts(reader.inner("cards"), NILE_CARD.words, 50)):
        for _ in range(count):
            state.add_card(seat, kind)
    for place, count in enumerate(read_counts(reader.inner("attached"), FIELD_AXIS.words, 50)):
        for _ in range(count):
            if not state.can_improve(seat, place) or state.improvers(seat) == 0:
                raise BadInput(f"{reader.where}: attached: {FIELD_AXIS.words[place]} cannot be improved {count} times")
            state.attach(seat, place)
    for i, count in enumerate(read_counts(reader.inner("used"), ONCE, 15)):
        state.used[seat] |= count << (4 * i)
    last = reader.get("last")
    state.last[seat] = NOTHING if last is None else STOPS.index(known(last, STOPS, f"{reader.where}: last"))


def read_river(state: Egizia, reader: Reader, seats: Sequence[str]) -> None:
    """Ships, cards on the river, decks, and cards that are gone."""
    afloat = reader.inner("ships")
    afloat.only(SPACE.words)
    for space, name in enumerate(SPACE.words):
        if name in afloat.data:
            for item in afloat.items(name):
                seat = list(seats).index(known(item, seats, f"{afloat.where}: {name}"))
                if state.ships[seat] == 0:
                    raise BadInput(f"{afloat.where}: {seats[seat]} has more than {BOX.ships} ships on the board")
                state.dock(seat, space)
            if SPACE_KIND[space] >= BERTH and len(afloat.items(name)) > 1:
                raise BadInput(f"{afloat.where}: {name}: a berth holds one ship")
    for space, item in enumerate(reader.items("nile", CARDS)):
        where = f"{reader.where}: nile[{space}]"
        state.nile[space] = NOTHING if item is None else NILE_CARD.words.index(known(item, NILE_CARD.words, where))
    decks = reader.inner("decks")
    decks.only(BOX.decks)
    for deck, name in enumerate(BOX.decks):
        for kind, count in enumerate(read_counts(decks.inner(name), NILE_CARD.words, 50)):
            state.decks[deck * KINDS + kind] = count
    for kind, count in enumerate(read_counts(reader.inner("gone"), NILE_CARD.words, 50)):
        state.gone[kind] = count


def read_buildings(state: Egizia, reader: Reader, seats: Sequence[str]) -> None:
    """Stones on every line, graves, and rows completed by the action under way."""
    buildings = reader.inner("buildings")
    buildings.only(PART.words)
    for place, item in enumerate(reader.items("graves", GRAVES)):
        state.graves[place] = whole(item, 0, max(BOX.grave_values), f"{reader.where}: graves[{place}]")
    for line, name in enumerate(PART.words):
        for item in buildings.items(name):
            if state.next_value(line) == 0:
                raise BadInput(f"{buildings.where}: {name}: stone {state.filled[line] + 1} cannot stand there")
            state.owner[LINE_FROM[line] + state.filled[line]] = list(seats).index(
                known(item, seats, f"{buildings.where}: {name}")
            )
            state.filled[line] += 1
    for i, count in enumerate(read_counts(reader.inner("grave_bag"), [str(value) for value in BOX.grave_values], 99)):
        state.grave_bag[i] = count
    state.rows = 0
    for i, item in enumerate(reader.items("rows")):
        state.rows |= (PART.words.index(known(item, PART.words, f"{reader.where}: rows")) + 1) << (8 * i)


def read_tale(state: Egizia, reader: Reader, seats: Sequence[str]) -> None:
    """Every draw of sphinx cards; hands, queue and unseen cards follow from it."""
    unseen, queue = int(deck_mask(state)), list[int]()
    told = reader.items("tale")
    for number, item in enumerate(told):
        entry = Reader(item, f"{reader.where}: tale[{number}]")
        entry.only(["seat", "drawn", "kept", "open"])
        seat = list(seats).index(entry.word("seat", seats))
        cards = [SPHINX_CARD.words.index(known(card, SPHINX_CARD.words, entry.where)) for card in entry.items("drawn")]
        for card in cards:
            if unseen:
                fits = bool((unseen >> card) & 1)
                unseen &= ~(1 << card)
            else:
                fits = bool(queue) and queue.pop(0) == card
            if not fits:
                raise BadInput(f"{entry.where}: drawn: {SPHINX_CARD.words[card]} cannot come up then")
            state.tale = append(state.tale, drew(seat, card))
        if entry.get("kept") is None:
            if number + 1 < len(told):
                raise BadInput(f"{entry.where}: kept: only the last draw can be unsettled")
            continue
        names = [known(card, [SPHINX_CARD.words[c] for c in cards], f"{entry.where}: kept") for card in entry.items("kept")]
        places = sum(1 << cards.index(SPHINX_CARD.words.index(name)) for name in set(names))
        still_open = bool(entry.data.get("open", False))
        if not still_open:
            queue += [card for place, card in enumerate(cards) if not (places >> place) & 1]
        state.tale = append(state.tale, kept(seat, len(set(names)), places) | (OPEN_BIT if still_open else 0))
    settle(state)


def read_points(state: Egizia, reader: Reader, seats: Sequence[str]) -> None:
    """Scores, the order on the track, and the ledger that explains them."""
    scored = reader.inner("cards_scored")
    for card, points in enumerate(read_counts(scored, SPHINX_CARD.words, 999)):
        state.cards_scored[card] = points
    order = [list(seats).index(known(item, seats, f"{reader.where}: track")) for item in reader.items("track", len(seats))]
    if sorted(order) != list(range(len(seats))):
        raise BadInput(f"{reader.where}: track must name every seat once")
    for seat, item in enumerate(reader.items("scores", len(seats))):
        state.score[seat] = whole(item, -9999, 9999, f"{reader.where}: scores[{seat}]")
    for place, seat in enumerate(order):
        state.track[place] = seat
        if place > 0 and state.score[seat] > state.score[order[place - 1]]:
            raise BadInput(f"{reader.where}: track: {seats[seat]} has more points than {seats[order[place - 1]]} in front")
    names = [name for name, _ in SOURCES]
    for seat, item in enumerate(reader.items("ledger", len(seats))):
        where = f"{reader.where}: ledger[{seat}]"
        total = sum(
            int(state.cards_scored[card]) for card in range(len(SPHINX_CARD.words)) if (state.hands[seat] >> card) & 1
        )
        for number, entries in enumerate(listed(item, where, ROUNDS)):
            page = Reader(entries, f"{where}[{number}]")
            page.only(names)
            for i, name in enumerate(names):
                if name in page.data:
                    points = page.number(name, -9999, 9999)
                    state.ledger[seat * LEDGER + number * SOURCE_COUNT + i] = i16(points)
                    total += points
        if total != state.score[seat]:
            raise BadInput(f"{where} adds up to {total}, but the score of {seats[seat]} is {state.score[seat]}")


def empty_ledger(players: int) -> vec[i16]:
    """A ledger without entries."""
    return vec[i16]([0] * (players * LEDGER))


class EgiziaPosition(Position[Egizia]):
    """The JSON form of a position."""

    def write(self, state: Egizia) -> dict[str, object]:
        return fields(state)

    def read(self, state: Egizia, reader: Reader) -> None:
        read(state, reader)

    def count(self, state: Egizia) -> Counts:
        return count_components(state)


POSITION: Final = EgiziaPosition([])
