"""Pyramids as a vector of numbers for learning agents: from a veiled State, own seat first, then clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.lookup import BUILT_KINDS, COLOURS
from benben.games.pyramids.moves import CARDS, GODS
from benben.games.pyramids.state import EDIFICE, HAND, MOST_DOUBTS, NO_CARD, ROUNDS, Pyramids
from benben.games.pyramids.steps import BUILD_MORE, STEPS
from benben.games.pyramids.stone_groups import CELLS_PER_SEAT, NO_COLOUR
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.step import second

QUESTIONS: Final[i64] = len(STEPS)
"""The number of questions that can be asked."""
MOST_POINTS: Final = 200.0
"""More points than a pyramid and an obelisk can score."""


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector. Together they hold all that a seat knows."""
    cards, gods, colours = int(CARDS), int(GODS), int(COLOURS)
    entries: list[tuple[str, int, float, float]] = [("own seat: one-hot, p1 first", players, 0.0, 1.0)]
    for rank in range(players):
        whose = "own" if rank == 0 else f"{rank} to the left"
        entries += [
            (f"{whose}: pyramid, one-hot colour of each cell, place by place", int(CELLS_PER_SEAT) * colours, 0.0, 1.0),
            (f"{whose}: stones in the largest group of each colour", colours, 0.0, float(3 * ROUNDS)),
            (f"{whose}: cards of the obelisk", cards, 0.0, 1.0),
            (f"{whose}: obelisk cards with each colour", colours, 0.0, float(ROUNDS)),
            (f"{whose}: cards known to be in hand", cards, 0.0, 1.0),
            (f"{whose}: cards known to lie in the tomb", cards, 0.0, 1.0),
            (f"{whose}: cards of which one is in hand and the others in the tomb, numbered", cards, 0.0, float(MOST_DOUBTS)),
            (f"{whose}: cards in hand", 1, 0.0, float(HAND)),
            (f"{whose}: cards in the tomb", 1, 0.0, float(ROUNDS)),
            (
                f"{whose}: place among those cards of the one dealt at the start, 0 when it is not",
                1,
                0.0,
                float(MOST_DOUBTS),
            ),
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
    """Write the vector, in the order that `observation` lists."""
    writer.one_hot(own, known.players)
    for rank in range(known.players):
        write_seat(known, (own + rank) % known.players, writer)
    for pair in range(known.players):
        write_cards(known.quarry, 2 * pair, 2, writer)
    writer.numbers(known.pile)
    writer.numbers(known.discarded)
    writer.number(known.round_number + 1)
    writer.one_hot((known.first - own + known.players) % known.players, known.players)
    writer.one_hot(known.resting, GODS)
    writer.seats(known.asked(), own, known.players)
    question = known.top() & 0xFF if known.depth > 0 else QUESTIONS
    writer.one_hot(question, QUESTIONS)
    writer.one_hot(second(known.top()) if question == BUILD_MORE else BUILT_KINDS, BUILT_KINDS)


def write_seat(known: Pyramids, owner: i64, writer: ObservationWriter) -> None:
    """What is known of one player."""
    colours = known.pyramids.colours
    for cell in range(owner * CELLS_PER_SEAT, owner * CELLS_PER_SEAT + CELLS_PER_SEAT):
        colour = i64(colours[cell])
        writer.one_hot(COLOURS if colour == NO_COLOUR else colour, COLOURS)
    write_colours(known, owner, writer)
    write_cards(known.hands, owner * HAND, HAND, writer)
    writer.counts(known.tombs, owner * EDIFICE, known.tomb_sizes[owner], CARDS)
    dealt_number = write_doubts(known, owner, writer)
    writer.number(known.held(owner))
    writer.number(known.tomb_sizes[owner])
    writer.number(dealt_number)
    writer.number(0 if known.dealt[owner] == NO_CARD else 1)
    writer.number(known.open_points(owner))
    writer.one_hot(known.gods[owner], GODS)


def write_colours(known: Pyramids, owner: i64, writer: ObservationWriter) -> None:
    """The largest groups of the pyramid; then the obelisk, by cards and by colours."""
    for colour in range(COLOURS):
        writer.number(known.pyramids.largest[owner * COLOURS + colour])
    writer.counts(known.obelisks, owner * EDIFICE, known.obelisk_sizes[owner], CARDS)
    for colour in range(COLOURS):
        writer.number(known.obelisk_cards_with(owner, colour))


def write_doubts(known: Pyramids, owner: i64, writer: ObservationWriter) -> i64:
    """Write the cards in doubt, each with its number in the order they came into doubt.

    Return the number of the card dealt at the start, 0 when it is not among them.
    """
    start = writer.reserve(CARDS)
    dealt_number: i64 = 0
    for i in range(known.doubt_sizes[owner]):
        card = i64(known.doubts[owner * MOST_DOUBTS + i])
        if card < CARDS:
            writer.put(start + card, i + 1)
        if card == known.dealt[owner]:
            dealt_number = i + 1
    return dealt_number


def write_cards(cards: vec[i64], start: i64, size: i64, writer: ObservationWriter) -> None:
    """A one for each known card of a hand or a pair."""
    first = writer.reserve(CARDS)
    for i in range(start, start + size):
        if cards[i] < CARDS:
            writer.add(first + cards[i])
