"""GIZA as a vector of numbers for learning agents: from a veiled State, own seat first."""

from __future__ import annotations

from benben.games.giza.box import BOX
from benben.games.giza.moves import SITES
from benben.games.giza.state import HAND, KINDS, Giza
from benben.games.giza.steps import DISCARD_MORE


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector."""
    most = float(max(tile.count for tile in BOX.tiles))
    return [
        ("own hand: how many of each tile", int(KINDS), 0.0, float(HAND)),
        (
            "tops: one-hot tile or bare ground, a site at a time, own board first",
            int(players * SITES * (KINDS + 1)),
            0.0,
            1.0,
        ),
        ("heights of the stacks, own board first", int(players * SITES), 0.0, 30.0),
        ("points on each board, own first", players, -200.0, 200.0),
        ("unseen: how many of each tile are in the pile or in other hands", int(KINDS), 0.0, most),
        ("gone: how many of each tile have left the game", int(KINDS), 0.0, most),
        ("tiles left in the pile", 1, 0.0, float(BOX.total())),
        ("who is to act: one-hot, own seat first", players, 0.0, 1.0),
        ("a discard has begun: one-hot last tile discarded", int(KINDS), 0.0, 1.0),
    ]


def observe(known: Giza, seat: int | None) -> list[float]:
    """The vector, in the order `observation` tells."""
    own = 0 if seat is None else seat
    players = int(known.players)
    order = [(own + offset) % players for offset in range(players)]
    vector = [0.0] * KINDS
    if seat is not None:
        for i in range(seat * HAND, seat * HAND + HAND):
            if known.hands[i] < KINDS:
                vector[known.hands[i]] += 1.0
    tops = [0.0] * (players * SITES * (KINDS + 1))
    heights: list[float] = []
    for rank, owner in enumerate(order):
        for place in range(SITES):
            site = owner * SITES + place
            tops[(rank * SITES + place) * (KINDS + 1) + known.tops[site]] = 1.0
            heights.append(float(known.heights[site]))
    vector += tops
    vector += heights
    vector += [float(known.points(owner)) for owner in order]
    vector += [float(known.pile[kind]) for kind in range(KINDS)]
    vector += [float(known.gone[kind]) for kind in range(KINDS)]
    vector.append(float(known.left))
    asked = known.asked()
    vector += [float((asked >> owner) & 1) for owner in order]
    last = [0.0] * KINDS
    if known.depth > 0 and known.top() & 0xFF == DISCARD_MORE:
        last[(known.top() >> 16) & 0xFF] = 1.0
    return vector + last
