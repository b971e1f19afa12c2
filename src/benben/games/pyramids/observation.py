"""Pyramids as a vector of numbers for learning agents: from a veiled State, own seat first."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.pyramids.faces import COLOURS
from benben.games.pyramids.masonry import ROOM
from benben.games.pyramids.moves import CARDS, GODS
from benben.games.pyramids.state import HAND, NOTHING, ROUNDS, Pyramids
from benben.games.pyramids.steps import BUILD_MORE, STEPS
from benben.kernel.step import second

PYRAMID_CELLS = int(ROOM * COLOURS)


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector."""
    cards, gods = int(CARDS), int(GODS)
    entries: list[tuple[str, int, float, float]] = []
    for rank in range(players):
        whose = "own" if rank == 0 else f"{rank} to the left"
        entries += [
            (f"{whose}: pyramid, one-hot colour of each cell, place by place", PYRAMID_CELLS, 0.0, 1.0),
            (f"{whose}: obelisk cards with each colour", int(COLOURS), 0.0, float(ROUNDS)),
            (f"{whose}: cards in hand, obelisk and tomb", 3, 0.0, float(max(ROUNDS, HAND))),
            (f"{whose}: points of pyramid, obelisk and their glyphs", 1, 0.0, 200.0),
            (f"{whose}: cards known to be in hand", cards, 0.0, 1.0),
            (f"{whose}: cards known to lie in the tomb", cards, 0.0, 1.0),
            (f"{whose}: cards of which one is in hand, the others in the tomb", cards, 0.0, 1.0),
            (f"{whose}: the card dealt at the start has not shown itself", 1, 0.0, 1.0),
            (f"{whose}: one-hot god of this round", gods, 0.0, 1.0),
        ]
    return [
        *entries,
        ("quarry: cards of each pair", players * cards, 0.0, 1.0),
        ("cards never seen", cards, 0.0, 1.0),
        ("cards out of the game", cards, 0.0, 1.0),
        ("round", 1, 1.0, float(ROUNDS)),
        ("first player: one-hot, own seat first", players, 0.0, 1.0),
        ("one-hot god that sits out", gods, 0.0, 1.0),
        ("who is to act: one-hot, own seat first", players, 0.0, 1.0),
        ("one-hot question", len(STEPS), 0.0, 1.0),
        ("built this turn besides the pyramid: one-hot nothing, obelisk, tomb", 3, 0.0, 1.0),
    ]


def observe(known: Pyramids, seat: int | None) -> list[float]:
    """The vector, in the order `observation` tells."""
    own = 0 if seat is None else seat
    players = int(known.players)
    order = [(own + offset) % players for offset in range(players)]
    vector: list[float] = []
    for owner in order:
        vector += _seat(known, owner)
    for pair in range(players):
        vector += one_hot(int(CARDS), [known.quarry[2 * pair], known.quarry[2 * pair + 1]])
    vector += [float(known.pile[card]) for card in range(CARDS)]
    vector += [float(known.gone[card]) for card in range(CARDS)]
    vector.append(float(known.round + 1))
    vector += [float(owner == known.first) for owner in order]
    vector += one_hot(int(GODS), [known.resting])
    asked = known.asked()
    vector += [float((asked >> owner) & 1) for owner in order]
    step: i64 = known.top() & 0xFF if known.depth > 0 else -1
    vector += one_hot(len(STEPS), [step])
    return vector + one_hot(3, [second(known.top())] if step == BUILD_MORE else [])


def _seat(known: Pyramids, owner: int) -> list[float]:
    """What is known of one player."""
    vector = [0.0] * PYRAMID_CELLS
    for cell in known.pyramids.cells(owner):
        vector[cell * COLOURS + i64(known.pyramids.hues[owner * ROOM + cell])] = 1.0
    vector += [float(known.obelisk_cards(owner, colour)) for colour in range(COLOURS)]
    vector += [
        float(known.held(owner)),
        float(known.heights[owner]),
        float(known.depths[owner]),
        float(known.open_points(owner)),
    ]
    doubts = known.doubt_cards(owner)
    vector += one_hot(int(CARDS), known.hand_cards(owner))
    vector += one_hot(int(CARDS), known.tomb_cards(owner))
    vector += one_hot(int(CARDS), doubts)
    vector.append(float(known.dealt[owner] != NOTHING))
    return vector + one_hot(int(GODS), [known.gods[owner]])


def one_hot(size: int, members: list[i64]) -> list[float]:
    """A vector with a 1 for each member; what lies outside is left out."""
    vector = [0.0] * size
    for member in members:
        if 0 <= member < size:
            vector[member] = 1.0
    return vector
