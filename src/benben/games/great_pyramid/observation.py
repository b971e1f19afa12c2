"""Giza: The Great Pyramid as a vector of numbers for learning agents: from a veiled State, own seat first."""

from __future__ import annotations

from typing import Final

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.state import (
    NO_BID,
    NO_ROW,
    PLACES,
    QUARRIES,
    STRIDE,
    GreatPyramid,
)
from benben.games.great_pyramid.steps.book import STEPS
from benben.games.great_pyramid.steps.labour import TASKS
from benben.kernel.step import field

PLENTY: Final = 1000.0
STONES: Final = 3
SITE: Final = len(BOX.places)
ROWS: Final = len(BOX.rows)
COUNTERS: Final = ("actions", "farms", "fishes", "arts", "left")


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector."""
    quarries = int(QUARRIES)
    return [
        ("workers: place by place, own first", int(PLACES) * players, 0.0, float(BOX.most_workers)),
        ("food, own first", players, 0.0, PLENTY),
        ("art, own first", players, 0.0, PLENTY),
        ("points, own first", players, 0.0, PLENTY),
        ("who has bid, own first", players, 0.0, 1.0),
        ("bids that are known, own first", players, 0.0, 100.0),
        ("row this round: one-hot, own first", players * ROWS, 0.0, 1.0),
        ("rows used in this dynasty, own first", players * ROWS, 0.0, 1.0),
        ("rank in the order of choosing, own first", players, 0.0, float(players - 1)),
        ("sleds: one-hot position, quarry by quarry (none: gone)", quarries * int(STRIDE), 0.0, 1.0),
        ("stones on sleds: one-hot, quarry by quarry", quarries * STONES, 0.0, 1.0),
        ("reserve: stones of each kind", STONES, 0.0, 4.0),
        ("base places built", SITE, 0.0, 1.0),
        ("middle places built", SITE, 0.0, 1.0),
        ("middle stones waiting for a lift", 1, 0.0, 4.0),
        ("where the capstone is: one-hot", 4, 0.0, 1.0),
        ("round, track length", 2, 0.0, float(BOX.dynasties * BOX.dynasty)),
        ("who is to act, own first", players, 0.0, 1.0),
        ("the question: one-hot", len(STEPS), 0.0, 1.0),
        ("actions and uses left", len(COUNTERS), 0.0, 20.0),
        ("nominator: one-hot, own first", players, 0.0, 1.0),
        ("task at hand: one-hot", int(TASKS), 0.0, 1.0),
    ]


def observe(known: GreatPyramid, seat: int | None) -> list[float]:
    """The vector, in the order `observation` tells."""
    own = 0 if seat is None else seat
    players = int(known.players)
    order = [(own + offset) % players for offset in range(players)]
    vector = [float(known.at(place, owner)) for place in range(PLACES) for owner in order]
    vector += [float(known.food[owner]) for owner in order]
    vector += [float(known.art[owner]) for owner in order]
    vector += [float(known.score[owner]) for owner in order]
    vector += [float(known.bids[owner] != NO_BID) for owner in order]
    vector += [float(max(int(known.bids[owner]), 0)) for owner in order]
    for owner in order:
        vector += _one_hot(int(known.rows[owner]) if known.rows[owner] != NO_ROW else -1, ROWS)
    vector += [float((known.used[owner] >> row) & 1) for owner in order for row in range(ROWS)]
    queue = [int(known.queue[rank]) for rank in range(players)]
    vector += [float(queue.index(owner)) for owner in order]
    vector += _board(known)
    asked = known.asked()
    vector += [float((asked >> owner) & 1) for owner in order]
    return vector + _question(known, order)


def _board(known: GreatPyramid) -> list[float]:
    vector: list[float] = []
    for quarry in range(QUARRIES):
        vector += _one_hot(int(known.sleds[quarry]), int(STRIDE))
    for quarry in range(QUARRIES):
        vector += _one_hot(int(known.cargo[quarry]), STONES)
    vector += [float(known.reserve[stone]) for stone in range(STONES)]
    vector += [float((known.bases >> place) & 1) for place in range(SITE)]
    vector += [float((known.middles >> place) & 1) for place in range(SITE)]
    vector.append(float(known.waiting))
    vector += _one_hot(int(known.capstone), 4)
    return [*vector, float(known.round_number), float(known.length)]


def _question(known: GreatPyramid, order: list[int]) -> list[float]:
    step = known.step()
    names = () if step is None else step.fields
    values = {name: int(field(known.top(), index)) for index, name in enumerate(names)}
    vector = _one_hot(int(known.top() & 0xFF) if step is not None else -1, len(STEPS))
    vector += [float(values.get(name, 0)) for name in COUNTERS]
    vector += [float(values.get("nominator", -1) == owner) for owner in order]
    return vector + _one_hot(values.get("task", -1), int(TASKS))


def _one_hot(value: int, size: int) -> list[float]:
    return [float(value == index) for index in range(size)]
