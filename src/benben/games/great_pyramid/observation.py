"""Giza: The Great Pyramid as a vector of numbers for learning agents: from a veiled State, own seat first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.state import NO_BID, NO_STONE, PLACES, QUARRIES, SEATS, STRIDE, GreatPyramid
from benben.games.great_pyramid.steps.arrival import NOT_BUILT, SITE
from benben.games.great_pyramid.steps.labour import TASKS
from benben.games.great_pyramid.steps.registry import STEPS
from benben.games.great_pyramid.steps.round_flow import LAST_ROUND, ROWS
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.step import field

PLENTY: Final = 1000.0
"""More food, art or points than a game brings (GP-1.5: holdings are unbounded)."""
CAPSTONE_PLACES: Final[i64] = 4
WAYS: Final[i64] = QUARRIES + 1
COUNTERS: Final = ("left", "rank", "actions", "farms", "fishes", "arts")
NOWHERE: Final[i64] = -1


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector."""
    quarries, rows, site = int(QUARRIES), int(ROWS), int(SITE)
    most = float(max(BOX.stones))
    return [
        ("own seat: one-hot, p1 first", players, 0.0, 1.0),
        ("workers: place by place, own first", int(PLACES) * players, 0.0, float(BOX.most_workers)),
        ("food, own first", players, 0.0, PLENTY),
        ("art, own first", players, 0.0, PLENTY),
        ("points, own first", players, 0.0, PLENTY),
        ("who has bid, own first", players, 0.0, 1.0),
        ("bids that are known, own first", players, 0.0, 100.0),
        ("row this round: one-hot, own first", players * rows, 0.0, 1.0),
        ("rows used in this dynasty, own first", players * rows, 0.0, 1.0),
        ("order of choosing: for each rank one-hot, own seat first", players * players, 0.0, 1.0),
        ("sleds: one-hot position, quarry by quarry (none: gone)", quarries * int(STRIDE), 0.0, 1.0),
        ("stones on sleds: one-hot base, middle, capstone, quarry by quarry", quarries * int(NO_STONE), 0.0, 1.0),
        ("reserve: stones of each kind", int(NO_STONE), 0.0, most),
        ("base places built", site, 0.0, 1.0),
        ("middle places built", site, 0.0, 1.0),
        ("middle stones waiting for a lift", 1, 0.0, most),
        ("where the capstone is: one-hot away, Middle camp, Capstone camp, top", int(CAPSTONE_PLACES), 0.0, 1.0),
        ("round", 1, 0.0, float(LAST_ROUND)),
        ("track length", 1, 0.0, float(max(BOX.lengths))),
        ("who is to act, own first", players, 0.0, 1.0),
        ("the question: one-hot", len(STEPS), 0.0, 1.0),
        ("of the question: " + ", ".join(COUNTERS), len(COUNTERS), 0.0, 20.0),
        ("nominator: one-hot, own first", players, 0.0, 1.0),
        ("task under way: one-hot, pushes then lifts", int(TASKS), 0.0, 1.0),
        ("quarry of the question: one-hot, last a lift", int(WAYS), 0.0, 1.0),
        ("just built: one-hot base, middle, top, nothing", int(NOT_BUILT) + 1, 0.0, 1.0),
    ]


def observe(known: GreatPyramid, own: i64, writer: ObservationWriter) -> None:
    """Write the vector, in the order `observation` tells."""
    writer.one_hot(own, known.players)
    write_players(known, own, writer)
    write_order(known, own, writer)
    write_stones(known, writer)
    writer.number(known.round_number)
    writer.number(known.length)
    asked = known.asked()
    rank: i64 = 0
    while rank < known.players:
        writer.number((asked >> (own + rank) % known.players) & 1)
        rank += 1
    write_question(known, own, writer)


def write_players(known: GreatPyramid, own: i64, writer: ObservationWriter) -> None:
    """Workers, food, art, points and bids."""
    players = known.players
    place: i64 = 0
    while place < PLACES:
        rank: i64 = 0
        while rank < players:
            writer.number(known.workers[place * SEATS + (own + rank) % players])
            rank += 1
        place += 1
    for amounts in (known.food, known.art, known.score):
        rank = 0
        while rank < players:
            writer.number(amounts[(own + rank) % players])
            rank += 1
    rank = 0
    while rank < players:
        writer.number(0 if known.bids[(own + rank) % players] == NO_BID else 1)
        rank += 1
    rank = 0
    while rank < players:
        bid = known.bids[(own + rank) % players]
        writer.number(bid if bid > 0 else 0)
        rank += 1


def write_order(known: GreatPyramid, own: i64, writer: ObservationWriter) -> None:
    """Rows taken, rows used, and the order of choosing."""
    players = known.players
    rank: i64 = 0
    while rank < players:
        writer.one_hot(known.rows[(own + rank) % players], ROWS)
        rank += 1
    rank = 0
    while rank < players:
        used = known.used[(own + rank) % players]
        row: i64 = 0
        while row < ROWS:
            writer.number((used >> row) & 1)
            row += 1
        rank += 1
    rank = 0
    while rank < players:
        writer.one_hot((known.queue[rank] + players - own) % players, players)
        rank += 1


def write_stones(known: GreatPyramid, writer: ObservationWriter) -> None:
    """Sleds and stones."""
    quarry: i64 = 0
    while quarry < QUARRIES:
        writer.one_hot(known.sleds[quarry], STRIDE)
        quarry += 1
    quarry = 0
    while quarry < QUARRIES:
        writer.one_hot(known.cargo[quarry], NO_STONE)
        quarry += 1
    writer.numbers(known.reserve)
    for tier in (known.bases, known.middles):
        place: i64 = 0
        while place < SITE:
            writer.number((tier >> place) & 1)
            place += 1
    writer.number(known.waiting)
    writer.one_hot(known.capstone, CAPSTONE_PLACES)


def write_question(known: GreatPyramid, own: i64, writer: ObservationWriter) -> None:
    """The open question and what it is about."""
    players = known.players
    writer.one_hot(known.top() & 0xFF if known.depth > 0 else NOWHERE, len(STEPS))
    for name in COUNTERS:
        asked = told(known, name)
        writer.number(asked if asked > 0 else 0)
    nominator = told(known, "nominator")
    writer.one_hot(NOWHERE if nominator < 0 else (nominator + players - own) % players, players)
    writer.one_hot(told(known, "task"), TASKS)
    quarry = told(known, "quarry")
    writer.one_hot(told(known, "way") if quarry < 0 else quarry, WAYS)
    writer.one_hot(told(known, "built"), NOT_BUILT + 1)


def told(known: GreatPyramid, name: str) -> i64:
    """A field of the open question; NOWHERE when it has none of this name."""
    step = known.step()
    if step is None or name not in step.fields:
        return NOWHERE
    return field(known.top(), step.fields.index(name))
