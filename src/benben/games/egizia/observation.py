"""Egizia as a vector of numbers for learning agents: from a veiled State, own seat first, then clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia import lookup
from benben.games.egizia.box import BOX
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.building import sphinx_cards_asked
from benben.games.egizia.steps.sphinx import keepable
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.step import field

STOPS: Final[i64] = lookup.SPACE_STOP[len(BOX.spaces) - 1] + 1
"""The number of stops of the river."""
ONCE: Final[i64] = 4
"""The number of once-a-round cards."""
ITEM_FIELDS: Final[i64] = 5
"""The number of fields of an agenda item that are written, the seat included."""
VARIANTS: Final[list[str]] = [
    *("two_extra_sphinx", "leftover_card", "ten_percent_card", "seat_bid", "upstream", "sphinx_draw", "market_cards"),
]
"""The options that change the rules."""
DEFAULTS: Final[list[str]] = ["free", "end-of-round", "in", "off", "one-ship", "at-once", "one-of-each"]
"""The default of each of these options."""


class VariantBits:
    """The options that differ from their default, kept for the settings of the last call: a game's positions share them."""

    def __init__(self) -> None:
        self._settings: dict[str, str] = {}
        self._bits: i64 = 0

    def of(self, settings: dict[str, str]) -> i64:
        """A bit for each of VARIANTS, 1 where it differs. Settings never change once they are made."""
        if settings is not self._settings:
            bits: i64 = 0
            for i in range(i64(len(VARIANTS))):
                if settings[VARIANTS[i]] != DEFAULTS[i]:
                    bits |= 1 << i
            self._settings, self._bits = settings, bits
        return self._bits


LAST_VARIANTS: Final = VariantBits()
"""The one that `observe` uses."""


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """The name, size and bounds of each entry of the vector."""
    return [
        ("own seat: one-hot, p1 first", players, 0.0, 1.0),
        ("options that differ from their default", len(VARIANTS), 0.0, 1.0),
        ("round: one-hot, first before the game", int(lookup.ROUNDS) + 1, 0.0, 1.0),
        ("water ring: one-hot", int(lookup.RING_PLACES), 0.0, 1.0),
        *[(f"{name}, seat by seat, own first", players * size, low, high) for name, size, low, high in _tableau(players)],
        ("ships on each space by seat, own first", int(lookup.SPACES) * players, 0.0, 8.0),
        (
            "card on each card space: one-hot kind, none when it is gone",
            int(lookup.CARD_SPACE_COUNT * lookup.KINDS),
            0.0,
            1.0,
        ),
        ("cards in the decks, deck by deck", len(BOX.decks) * int(lookup.KINDS), 0.0, 9.0),
        ("cards that have left the game", int(lookup.KINDS), 0.0, 9.0),
        ("places built in each part", int(lookup.PARTS), 0.0, 20.0),
        ("owner of each place: one-hot, own seat first", int(lookup.PLACES) * players, 0.0, 1.0),
        ("value of each grave in line, 0 face down", int(lookup.GRAVES), 0.0, float(max(BOX.grave_values))),
        ("unseen graves by value", len(BOX.grave_values), 0.0, float(max(BOX.grave_counts))),
        ("own sphinx cards", int(lookup.SPHINX_COUNT), 0.0, 1.0),
        ("sphinx cards drawn, to keep or put back", int(lookup.SPHINX_COUNT), 0.0, 1.0),
        ("sphinx cards never seen", int(lookup.SPHINX_COUNT), 0.0, 1.0),
        ("sphinx cards nobody has drawn; put back", 2, 0.0, float(lookup.SPHINX_COUNT)),
        ("sphinx cards asked for, not drawn yet", 1, 0.0, float(lookup.MOST_DRAWS)),
        ("who is to act: one-hot, own seat first", players, 0.0, 1.0),
        ("the question: one-hot", int(step_numbers.FIRST_AUTOMATIC), 0.0, 1.0),
        ("the fields of the question after the seat", int(ITEM_FIELDS) - 1, 0.0, 255.0),
    ]


def _tableau(players: int) -> list[tuple[str, int, float, float]]:
    """The entries of a tableau: name, size for one seat, bounds."""
    return [
        ("sequence number: one-hot", players, 0.0, 1.0),
        ("place on the track: one-hot, the leader first", players, 0.0, 1.0),
        ("points", 1, -999.0, 999.0),
        ("stones", 1, 0.0, float(lookup.STORE_SIZE)),
        ("strength of each crew", int(lookup.CREWS), 0.0, 9.0),
        ("crews that have worked", int(lookup.CREWS), 0.0, 1.0),
        ("market spaces: stone, grain", 2, 0.0, 4.0),
        ("Nile cards held", int(lookup.KINDS), 0.0, 9.0),
        ("improvers on each kind of field", int(lookup.FIELDS), 0.0, 9.0),
        ("grain of green, yellow-green, brown fields", int(lookup.GRADES), 0.0, 99.0),
        ("stones from quarries", 1, 0.0, 99.0),
        ("once-a-round cards used", int(ONCE), 0.0, 9.0),
        ("ships in hand", 1, 0.0, 8.0),
        ("stop of the ship that the next one goes below: one-hot, none before the first", int(STOPS), 0.0, 1.0),
        ("sites built at this round", int(lookup.SITE_COUNT), 0.0, 1.0),
        ("out of sailing; done at this site; builds first", 3, 0.0, 1.0),
        ("points bid", 1, 0.0, float(BOX.most_bid)),
        ("sphinx cards in hand", 1, 0.0, float(lookup.SPHINX_COUNT)),
    ]


def observe(known: Egizia, seat: int | None, writer: ObservationWriter) -> None:
    """Write the vector in the order of `observation`."""
    own: i64 = 0 if seat is None else seat
    writer.one_hot(own if seat is not None else NOTHING, known.players)
    writer.bits(LAST_VARIANTS.of(known.settings), len(VARIANTS))
    writer.one_hot(known.round_number, lookup.ROUNDS + 1)
    writer.one_hot(known.ring, lookup.RING_PLACES)
    write_tableaus(known, own, writer)
    write_river(known, own, writer)
    write_buildings(known, own, writer)
    writer.bits(known.hands[own] if seat is not None else 0, lookup.SPHINX_COUNT)
    drawing = seat is not None and known.depth > 0 and (known.asked() >> own) & 1
    writer.bits(keepable(known) if drawing else 0, lookup.SPHINX_COUNT)
    writer.bits(known.unseen, lookup.SPHINX_COUNT)
    writer.number(known.undrawn)
    writer.number(len(known.returned))
    writer.number(sphinx_cards_asked(known))
    write_question(known, own, writer)


def write_tableaus(known: Egizia, own: i64, writer: ObservationWriter) -> None:
    """Write every tableau: each entry for all seats, own seat first."""
    players = known.players
    for rank in range(players):
        writer.one_hot(index_of(known.sequence, (own + rank) % players), players)
    for rank in range(players):
        writer.one_hot(index_of(known.track, (own + rank) % players), players)
    writer.per_seat(known.score, own)
    writer.per_seat(known.stones, own)
    writer.per_seat(known.crews, own, lookup.CREWS)
    for rank in range(players):
        writer.bits(known.tired[(own + rank) % players], lookup.CREWS)
    writer.per_seat(known.markets, own, 2)
    writer.per_seat(known.nile_held, own, lookup.KINDS)
    writer.per_seat(known.attached, own, lookup.FIELDS)
    writer.per_seat(known.grain, own, lookup.GRADES)
    writer.per_seat(known.quarry, own)
    for rank in range(players):
        used = known.used[(own + rank) % players]
        for card in range(ONCE):
            writer.number((used >> (4 * card)) & 15)
    writer.per_seat(known.ships, own)
    for rank in range(players):
        writer.one_hot(known.last_stop[(own + rank) % players], STOPS)
    for rank in range(players):
        writer.bits(known.built_sites[(own + rank) % players], lookup.SITE_COUNT)
    for rank in range(players):
        seat = (own + rank) % players
        writer.number((known.done_sailing >> seat) & 1)
        writer.number((known.done_building >> seat) & 1)
        writer.number((known.builds_first >> seat) & 1)
    writer.per_seat(known.bids, own)
    writer.per_seat(known.hand_sizes, own)


def index_of(values: vec[i64], wanted: i64) -> i64:
    """The place of a value in a vector; `NOTHING` when it is not there."""
    for i in range(len(values)):
        if values[i] == wanted:
            return i
    return NOTHING


def write_river(known: Egizia, own: i64, writer: ObservationWriter) -> None:
    """Write ships, cards on the river, decks and cards that have left the game."""
    players, docked, nile = known.players, known.docked, known.nile
    for space in range(lookup.SPACES):
        ships = docked[space]
        if not ships:  # most spaces, most of the time
            writer.reserve(players)
            continue
        for seat in range(own, players):
            writer.number((ships >> (4 * seat)) & 15)
        for seat in range(own):
            writer.number((ships >> (4 * seat)) & 15)
    for card in range(lookup.CARD_SPACE_COUNT):
        writer.one_hot(nile[card], lookup.KINDS)
    writer.numbers(known.decks)
    writer.numbers(known.gone)


def write_buildings(known: Egizia, own: i64, writer: ObservationWriter) -> None:
    """Write how far parts are built, owners of places, and graves."""
    writer.numbers(known.filled)
    players, owners = known.players, known.owner
    for place in range(lookup.PLACES):
        rank = owners[place]
        if rank != NOTHING:
            rank -= own
            if rank < 0:
                rank += players
        writer.one_hot(rank, players)
    writer.numbers(known.graves)
    writer.numbers(known.grave_bag)


def write_question(known: Egizia, own: i64, writer: ObservationWriter) -> None:
    """Write who is asked, and the open question with its fields."""
    writer.seats(known.asked(), own, known.players)
    over = known.depth == 0
    writer.one_hot(NOTHING if over else known.top() & 0xFF, step_numbers.FIRST_AUTOMATIC)
    for i in range(1, ITEM_FIELDS):
        writer.number(0 if over else field(known.top(), i))
