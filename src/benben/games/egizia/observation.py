"""Egizia as a vector of numbers for learning agents: from a veiled State, own seat first, then clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.box import BOX
from benben.games.egizia.lookup import (
    CARDS,
    CREWS,
    FIELDS,
    GRADES,
    GRAVES,
    KINDS,
    LINES,
    NOTHING,
    PLACES,
    RING_PLACES,
    ROUNDS,
    SITE_COUNT,
    SPACE_STOP,
    SPACES,
    SPHINXES,
    STORE,
)
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.sphinx import keepable
from benben.games.egizia.steps.step_numbers import FIRST_PASSAGE
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.step import field

STOPS: Final[i64] = SPACE_STOP[len(BOX.spaces) - 1] + 1
ONCE: Final[i64] = 4
ITEM_FIELDS: Final[i64] = 5
VARIANTS: Final = ("two_extra_sphinx", "leftover_card", "ten_percent_card", "seat_bid")
DEFAULTS: Final = ("free", "after-ships", "in", "off")


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector."""
    return [
        ("own seat: one-hot, p1 first", players, 0.0, 1.0),
        ("options that differ from their default", len(VARIANTS), 0.0, 1.0),
        ("round: one-hot, first before the game", int(ROUNDS) + 1, 0.0, 1.0),
        ("water ring: one-hot", int(RING_PLACES), 0.0, 1.0),
        *[(f"{name}, seat by seat, own first", players * size, low, high) for name, size, low, high in _tableau(players)],
        ("ships on each space by seat, own first", int(SPACES) * players, 0.0, 8.0),
        ("card on each card space: one-hot kind, none when it is gone", int(CARDS * KINDS), 0.0, 1.0),
        ("cards in the decks, deck by deck", len(BOX.decks) * int(KINDS), 0.0, 9.0),
        ("cards that have left the game", int(KINDS), 0.0, 9.0),
        ("places built in each part", int(LINES), 0.0, 20.0),
        ("owner of each place: one-hot, own seat first", int(PLACES) * players, 0.0, 1.0),
        ("value of each grave in line, 0 face down", int(GRAVES), 0.0, float(max(BOX.grave_values))),
        ("unseen graves by value", len(BOX.grave_values), 0.0, float(max(BOX.grave_counts))),
        ("own sphinx cards", int(SPHINXES), 0.0, 1.0),
        ("sphinx cards drawn, to keep or put back", int(SPHINXES), 0.0, 1.0),
        ("sphinx cards never seen", int(SPHINXES), 0.0, 1.0),
        ("sphinx cards nobody has drawn; put back", 2, 0.0, float(SPHINXES)),
        ("who is to act: one-hot, own seat first", players, 0.0, 1.0),
        ("the question: one-hot", int(FIRST_PASSAGE), 0.0, 1.0),
        ("the fields of the question after the seat", int(ITEM_FIELDS) - 1, 0.0, 255.0),
    ]


def _tableau(players: int) -> list[tuple[str, int, float, float]]:
    return [
        ("sequence number: one-hot", players, 0.0, 1.0),
        ("place on the track: one-hot, the leader first", players, 0.0, 1.0),
        ("points", 1, -999.0, 999.0),
        ("stones", 1, 0.0, float(STORE)),
        ("strength of each crew", int(CREWS), 0.0, 9.0),
        ("crews that have worked", int(CREWS), 0.0, 1.0),
        ("market spaces: stone, grain", 2, 0.0, 4.0),
        ("Nile cards held", int(KINDS), 0.0, 9.0),
        ("improvers on each kind of field", int(FIELDS), 0.0, 9.0),
        ("grain of green, yellow-green, brown fields", int(GRADES), 0.0, 99.0),
        ("stones from quarries", 1, 0.0, 99.0),
        ("once-a-round cards used", int(ONCE), 0.0, 9.0),
        ("ships in hand", 1, 0.0, 8.0),
        ("stop of the last ship: one-hot, none before the first", int(STOPS), 0.0, 1.0),
        ("sites built at this round", int(SITE_COUNT), 0.0, 1.0),
        ("out of sailing; done at this site; builds first", 3, 0.0, 1.0),
        ("points bid", 1, 0.0, float(BOX.most_bid)),
        ("sphinx cards in hand", 1, 0.0, float(SPHINXES)),
    ]


def observe(known: Egizia, seat: int | None, writer: ObservationWriter) -> None:
    """Write the vector, in the order `observation` tells."""
    own: i64 = 0 if seat is None else seat
    writer.one_hot(own if seat is not None else NOTHING, known.players)
    for name, default in zip(VARIANTS, DEFAULTS, strict=True):
        writer.number(0 if known.settings[name] == default else 1)
    writer.one_hot(known.round, ROUNDS + 1)
    writer.one_hot(known.ring, RING_PLACES)
    write_tableaus(known, own, writer)
    write_river(known, own, writer)
    write_buildings(known, own, writer)
    write_bits(known.hands[own] if seat is not None else 0, SPHINXES, writer)
    drawing = seat is not None and known.depth > 0 and (known.asked() >> own) & 1
    write_bits(keepable(known) if drawing else 0, SPHINXES, writer)
    write_bits(known.unseen, SPHINXES, writer)
    writer.number(known.fresh)
    writer.number(len(known.queue))
    write_question(known, own, writer)


def write_bits(mask: i64, size: i64, writer: ObservationWriter) -> None:
    """A mask, a number for each bit."""
    i: i64 = 0
    while i < size:
        writer.number((mask >> i) & 1)
        i += 1


def write_tableaus(known: Egizia, own: i64, writer: ObservationWriter) -> None:
    """Every tableau, part by part: each part for all seats, own first."""
    players = known.players
    seats = [(own + rank) % players for rank in range(players)]
    for seat in seats:
        writer.one_hot(index_of(known.sequence, seat), players)
    for seat in seats:
        writer.one_hot(index_of(known.track, seat), players)
    for values in (known.score, known.stones):
        write_each(values, seats, 1, writer)
    write_each(known.crews, seats, CREWS, writer)
    for seat in seats:
        write_bits(known.tired[seat], CREWS, writer)
    write_each(known.markets, seats, 2, writer)
    write_each(known.held, seats, KINDS, writer)
    write_each(known.attached, seats, FIELDS, writer)
    write_each(known.grain, seats, GRADES, writer)
    write_each(known.quarry, seats, 1, writer)
    for seat in seats:
        for card in range(ONCE):
            writer.number((known.used[seat] >> (4 * card)) & 15)
    write_each(known.ships, seats, 1, writer)
    for seat in seats:
        writer.one_hot(known.last[seat], STOPS)
    for seat in seats:
        write_bits(known.built[seat], SITE_COUNT, writer)
    for seat in seats:
        for mask in (known.out, known.done, known.first):
            writer.number((mask >> seat) & 1)
    write_each(known.bids, seats, 1, writer)
    write_each(known.kept, seats, 1, writer)


def index_of(values: vec[i64], wanted: i64) -> i64:
    """Where a value stands; `NOTHING` when it does not."""
    i: i64 = 0
    while i < len(values):
        if values[i] == wanted:
            return i
        i += 1
    return NOTHING


def write_each(values: vec[i64], seats: list[i64], size: i64, writer: ObservationWriter) -> None:
    """So many numbers of every seat."""
    for seat in seats:
        i = seat * size
        while i < seat * size + size:
            writer.number(values[i])
            i += 1


def write_river(known: Egizia, own: i64, writer: ObservationWriter) -> None:
    """Ships, cards, decks and what is gone."""
    space: i64 = 0
    while space < SPACES:
        rank: i64 = 0
        while rank < known.players:
            writer.number((known.docked[space] >> (4 * ((own + rank) % known.players))) & 15)
            rank += 1
        space += 1
    card: i64 = 0
    while card < CARDS:
        writer.one_hot(known.nile[card], KINDS)
        card += 1
    writer.numbers(known.decks)
    writer.numbers(known.gone)


def write_buildings(known: Egizia, own: i64, writer: ObservationWriter) -> None:
    """Parts, owners and graves."""
    writer.numbers(known.filled)
    place: i64 = 0
    while place < PLACES:
        owner = known.owner[place]
        writer.one_hot(NOTHING if owner == NOTHING else (owner + known.players - own) % known.players, known.players)
        place += 1
    writer.numbers(known.graves)
    writer.numbers(known.grave_bag)


def write_question(known: Egizia, own: i64, writer: ObservationWriter) -> None:
    """Who is asked what."""
    asked = known.asked()
    rank: i64 = 0
    while rank < known.players:
        writer.number((asked >> ((own + rank) % known.players)) & 1)
        rank += 1
    over = known.depth == 0
    writer.one_hot(NOTHING if over else known.top() & 0xFF, FIRST_PASSAGE)
    i: i64 = 1
    while i < ITEM_FIELDS:
        writer.number(0 if over else field(known.top(), i))
        i += 1
