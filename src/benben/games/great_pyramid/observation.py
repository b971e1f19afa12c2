"""Giza: The Great Pyramid as a vector of numbers for learning agents: from a veiled State, own seat first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.state import GreatPyramid
from benben.games.great_pyramid.steps.registry import STEPS
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.step import field

MOST_HELD: Final = 1000.0
"""More food, art or points than any game sees (GP-1.5: holdings are unbounded)."""
WAYS: Final[i64] = lookup.QUARRIES + 1
"""Ways by which a stone may come: out of each quarry, or by a lift."""
COUNTERS: Final = ("left", "rank", "actions", "farms", "fishes", "arts")
"""Fields of questions that are counters."""
NO_FIELD: Final[i64] = -1
"""The open question has no field of this name."""


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector."""
    quarries, rows, site = int(lookup.QUARRIES), int(lookup.ROWS), int(lookup.SITE_PLACES)
    most = float(max(BOX.stones))
    return [
        ("own seat: one-hot, p1 first", players, 0.0, 1.0),
        ("workers: place by place, own first", int(lookup.PLACES) * players, 0.0, float(BOX.most_workers)),
        ("food, own first", players, 0.0, MOST_HELD),
        ("art, own first", players, 0.0, MOST_HELD),
        ("points, own first", players, 0.0, MOST_HELD),
        ("who has bid, own first", players, 0.0, 1.0),
        ("bids that are known, own first", players, 0.0, 100.0),
        ("row this round: one-hot, own first", players * rows, 0.0, 1.0),
        ("rows used in this dynasty, own first", players * rows, 0.0, 1.0),
        ("order of choosing: for each rank one-hot, own seat first", players * players, 0.0, 1.0),
        ("sleds: one-hot position, quarry by quarry (none: gone)", quarries * int(lookup.TRACK_PLACES), 0.0, 1.0),
        ("stones on sleds: one-hot base, middle, capstone, quarry by quarry", quarries * int(lookup.STONES), 0.0, 1.0),
        ("reserve: stones of each kind", int(lookup.STONES), 0.0, most),
        ("base places built", site, 0.0, 1.0),
        ("middle places built", site, 0.0, 1.0),
        ("middle stones waiting for a lift", 1, 0.0, most),
        ("where the capstone is: one-hot away, Middle camp, Capstone camp, top", int(lookup.CAPSTONE_STAGES), 0.0, 1.0),
        ("round", 1, 0.0, float(lookup.LAST_ROUND)),
        ("track length", 1, 0.0, float(max(BOX.lengths))),
        ("who is to act, own first", players, 0.0, 1.0),
        ("the question: one-hot", len(STEPS), 0.0, 1.0),
        ("of the question: " + ", ".join(COUNTERS), len(COUNTERS), 0.0, 20.0),
        ("nominator: one-hot, own first", players, 0.0, 1.0),
        ("task under way: one-hot, pushes then lifts", int(lookup.TASKS), 0.0, 1.0),
        ("quarry of the question: one-hot, last a lift", int(WAYS), 0.0, 1.0),
        ("just built: one-hot base, middle, top, nothing", int(lookup.NOT_BUILT) + 1, 0.0, 1.0),
    ]


def observe(known: GreatPyramid, own: i64, writer: ObservationWriter) -> None:
    """Write the vector, in the order that `observation` lists."""
    writer.one_hot(own, known.players)
    write_players(known, own, writer)
    write_order(known, own, writer)
    write_stones(known, writer)
    writer.number(known.round_number)
    writer.number(known.track_length)
    writer.seats(known.asked(), own, known.players)
    write_question(known, own, writer)


def write_players(known: GreatPyramid, own: i64, writer: ObservationWriter) -> None:
    """Workers, food, art, points and bids."""
    players = known.players
    for place in range(lookup.PLACES):
        for rank in range(players):
            writer.number(known.workers_at(place, (own + rank) % players))
    writer.per_seat(known.food, own)
    writer.per_seat(known.art, own)
    writer.per_seat(known.score, own)
    for rank in range(players):
        writer.number(0 if known.bids[(own + rank) % players] == lookup.NO_BID else 1)
    for rank in range(players):
        bid = known.bids[(own + rank) % players]
        writer.number(bid if bid > 0 else 0)


def write_order(known: GreatPyramid, own: i64, writer: ObservationWriter) -> None:
    """Rows taken, rows used, and the order of choosing."""
    players = known.players
    for rank in range(players):
        writer.one_hot(known.rows[(own + rank) % players], lookup.ROWS)
    for rank in range(players):
        writer.bits(known.used_rows[(own + rank) % players], lookup.ROWS)
    for rank in range(players):
        writer.one_hot((known.choosing_order[rank] + players - own) % players, players)


def write_stones(known: GreatPyramid, writer: ObservationWriter) -> None:
    """Sleds and stones."""
    for quarry in range(lookup.QUARRIES):
        writer.one_hot(known.sled_positions[quarry], lookup.TRACK_PLACES)
    for quarry in range(lookup.QUARRIES):
        writer.one_hot(known.sled_stones[quarry], lookup.STONES)
    writer.numbers(known.reserve)
    writer.bits(known.bases, lookup.SITE_PLACES)
    writer.bits(known.middles, lookup.SITE_PLACES)
    writer.number(known.waiting)
    writer.one_hot(known.capstone, lookup.CAPSTONE_STAGES)


def write_question(known: GreatPyramid, own: i64, writer: ObservationWriter) -> None:
    """The open question and its fields."""
    players = known.players
    writer.one_hot(known.top() & 0xFF if known.depth > 0 else NO_FIELD, len(STEPS))
    for name in COUNTERS:
        counter = question_field(known, name)
        writer.number(counter if counter > 0 else 0)
    nominator = question_field(known, "nominator")
    writer.one_hot(NO_FIELD if nominator < 0 else (nominator + players - own) % players, players)
    writer.one_hot(question_field(known, "task"), lookup.TASKS)
    quarry = question_field(known, "quarry")
    writer.one_hot(question_field(known, "way") if quarry < 0 else quarry, WAYS)
    writer.one_hot(question_field(known, "built"), lookup.NOT_BUILT + 1)


def question_field(known: GreatPyramid, name: str) -> i64:
    """A field of the open question; `NO_FIELD` when it has none of this name."""
    step = known.step()
    if step is None or name not in step.fields:
        return NO_FIELD
    return field(known.top(), step.fields.index(name))
