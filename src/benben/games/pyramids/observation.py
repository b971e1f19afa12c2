"""Pyramids as a vector of numbers for learning agents: from a veiled State, own seat first, then clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.pyramids.lookup import COLOURS
from benben.games.pyramids.moves import CARDS, GODS
from benben.games.pyramids.state import DOUBTS, HAND, NOTHING, PILE, ROUNDS, Pyramids
from benben.games.pyramids.steps import BUILD_MORE
from benben.games.pyramids.stone_groups import EMPTY, ROOM
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.step import second

QUESTIONS: Final[i64] = 9
MOST_POINTS: Final = 200.0


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector. Together they tell all a seat knows."""
    cards, gods, colours = int(CARDS), int(GODS), int(COLOURS)
    entries: list[tuple[str, int, float, float]] = [("own seat: one-hot, p1 first", players, 0.0, 1.0)]
    for rank in range(players):
        whose = "own" if rank == 0 else f"{rank} to the left"
        entries += [
            (f"{whose}: pyramid, one-hot colour of each cell, place by place", int(ROOM) * colours, 0.0, 1.0),
            (f"{whose}: stones in the largest group of each colour", colours, 0.0, float(3 * ROUNDS)),
            (f"{whose}: cards of the obelisk", cards, 0.0, 1.0),
            (f"{whose}: obelisk cards with each colour", colours, 0.0, float(ROUNDS)),
            (f"{whose}: cards known to be in hand", cards, 0.0, 1.0),
            (f"{whose}: cards known to lie in the tomb", cards, 0.0, 1.0),
            (f"{whose}: cards of which one is in hand and the others in the tomb, numbered", cards, 0.0, float(DOUBTS)),
            (f"{whose}: cards in hand", 1, 0.0, float(HAND)),
            (f"{whose}: cards in the tomb", 1, 0.0, float(ROUNDS)),
            (f"{whose}: place among those cards of the one dealt at the start, 0 when it is not", 1, 0.0, float(DOUBTS)),
            (f"{whose}: the card dealt at the start has not shown itself", 1, 0.0, 1.0),
            (f"{whose}: points of pyramid, obelisk and their glyphs", 1, 0.0, MOST_POINTS),
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
        ("one-hot question", int(QUESTIONS), 0.0, 1.0),
        ("built this turn besides the pyramid: one-hot nothing, obelisk, tomb", 3, 0.0, 1.0),
    ]


def observe(known: Pyramids, own: i64, writer: ObservationWriter) -> None:
    """Write the vector, in the order `observation` tells."""
    writer.one_hot(own, known.players)
    rank: i64 = 0
    while rank < known.players:
        write_seat(known, (own + rank) % known.players, writer)
        rank += 1
    pair: i64 = 0
    while pair < known.players:
        write_set(known.quarry, 2 * pair, 2, writer)
        pair += 1
    writer.numbers(known.pile)
    writer.numbers(known.gone)
    writer.number(known.round + 1)
    writer.one_hot((known.first - own + known.players) % known.players, known.players)
    writer.one_hot(known.resting, GODS)
    asked = known.asked()
    rank = 0
    while rank < known.players:
        writer.number((asked >> (own + rank) % known.players) & 1)
        rank += 1
    question = known.top() & 0xFF if known.depth > 0 else QUESTIONS
    writer.one_hot(question, QUESTIONS)
    writer.one_hot(second(known.top()) if question == BUILD_MORE else 3, 3)


def write_seat(known: Pyramids, owner: i64, writer: ObservationWriter) -> None:
    """What is known of one player."""
    masonry = known.pyramids
    cell: i64 = 0
    while cell < ROOM:
        hue = i64(masonry.hues[owner * ROOM + cell])
        writer.one_hot(COLOURS if hue == EMPTY else hue, COLOURS)
        cell += 1
    write_colours(known, owner, writer)
    write_set(known.hands, owner * HAND, HAND, writer)
    write_pile(known.tombs, owner * PILE, known.depths[owner], writer)
    place = write_doubts(known, owner, writer)
    writer.number(known.held(owner))
    writer.number(known.depths[owner])
    writer.number(place)
    writer.number(0 if known.dealt[owner] == NOTHING else 1)
    writer.number(known.open_points(owner))
    writer.one_hot(known.gods[owner], GODS)


def write_colours(known: Pyramids, owner: i64, writer: ObservationWriter) -> None:
    """Largest groups of the pyramid; then the obelisk, by cards and by colours."""
    colour: i64 = 0
    while colour < COLOURS:
        writer.number(known.pyramids.largest[owner * COLOURS + colour])
        colour += 1
    write_pile(known.obelisks, owner * PILE, known.heights[owner], writer)
    colour = 0
    while colour < COLOURS:
        writer.number(known.obelisk_cards(owner, colour))
        colour += 1


def write_doubts(known: Pyramids, owner: i64, writer: ObservationWriter) -> i64:
    """The cards in doubt, each with its number in the order they came into doubt; the number of the one dealt, or 0."""
    start = writer.reserve(CARDS)
    unseen: i64 = 0
    number: i64 = 0
    while number < known.doubtful[owner]:
        card = i64(known.doubts[owner * DOUBTS + number])
        number += 1
        if card < CARDS:
            writer.vector[start + card] = float(number)
        if card == known.dealt[owner]:
            unseen = number
    return unseen


def write_set(cards: vec[i64], start: i64, count: i64, writer: ObservationWriter) -> None:
    """A one for each card of a stretch that is known."""
    room = writer.reserve(CARDS)
    i = start
    while i < start + count:
        if cards[i] < CARDS:
            writer.add(room + cards[i])
        i += 1


def write_pile(cards: vec[u8], start: i64, count: i64, writer: ObservationWriter) -> None:
    """A one for each card of an obelisk or a tomb that is known."""
    room = writer.reserve(CARDS)
    i = start
    while i < start + count:
        if i64(cards[i]) < CARDS:
            writer.add(room + i64(cards[i]))
        i += 1
