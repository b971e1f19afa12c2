"""GIZA as a vector of numbers for learning agents: from a veiled State, own seat first, then clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.giza.box import BOX
from benben.games.giza.moves import SITES
from benben.games.giza.state import HAND_SIZE, KINDS, MOST_HEIGHT, UNSEEN, Giza
from benben.games.giza.steps import DISCARD_MORE
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.step import second

TOPS: Final = "top of each site: one-hot tile, last the bare ground; own board first"
STACKS: Final = "stack of each site: how many of each tile; own board first"
"""The names of the entries that list sites."""


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """The name, size and bounds of each entry of the vector.

    Together they hold all that a seat knows: by GZ-4.1 to 4.3 and GZ-6.2 the tiles of a stack can lie in one order only.
    """
    kinds, sites = int(KINDS), int(players * SITES)
    hand, total = float(HAND_SIZE), float(BOX.total())
    most = float(max(tile.count for tile in BOX.tiles))
    losses = float(sum(min(0, tile.points) * tile.count for tile in BOX.tiles))
    gains = float(sum(max(0, tile.points) * tile.count for tile in BOX.tiles))
    return [
        ("own seat: one-hot, p1 first", players, 0.0, 1.0),
        ("own hand: how many of each tile", kinds, 0.0, hand),
        ("tiles in each hand, own first", players, 0.0, hand),
        (TOPS, sites * (kinds + 1), 0.0, 1.0),
        (STACKS, sites * kinds, 0.0, most),
        ("points on each board, own first", players, losses, gains),
        ("unseen: how many of each tile are in the pile or in other hands", kinds, 0.0, most),
        ("gone: how many of each tile have left the game", kinds, 0.0, most),
        ("tiles left in the pile", 1, 0.0, total),
        ("who is to act: one-hot, own seat first", players, 0.0, 1.0),
        ("a discard goes on: one-hot last tile discarded", kinds, 0.0, 1.0),
    ]


def observe(known: Giza, own: i64, writer: ObservationWriter) -> None:
    """Write the vector in the order of `observation`."""
    writer.one_hot(own, known.players)
    write_hands(known, own, writer)
    write_boards(known, own, writer)
    writer.numbers(known.pile)
    writer.numbers(known.gone)
    writer.number(known.pile_size)
    writer.seats(known.asked(), own, known.players)
    discarding = known.depth > 0 and known.top() & 0xFF == DISCARD_MORE
    writer.one_hot(second(known.top()) if discarding else UNSEEN, KINDS)


def write_hands(known: Giza, own: i64, writer: ObservationWriter) -> None:
    """Write the tiles of the own hand (none for a spectator, who sees backs), then how many everybody holds."""
    start = writer.reserve(KINDS)
    for i in range(own * HAND_SIZE, own * HAND_SIZE + HAND_SIZE):
        if known.hands[i] < KINDS:
            writer.add(start + known.hands[i])
    for rank in range(known.players):
        writer.number(known.tiles_held((own + rank) % known.players))


def write_boards(known: Giza, own: i64, writer: ObservationWriter) -> None:
    """Write tops, then stacks, then points."""
    players, first = known.players, own * SITES
    for i in range(players * SITES):
        writer.one_hot(known.tops[from_first(first + i, players * SITES)], KINDS + 1)
    for i in range(players * SITES):
        site = from_first(first + i, players * SITES)
        writer.counts(known.stacks, site * MOST_HEIGHT, known.heights[site], KINDS)
    for rank in range(players):
        writer.number(known.points(from_first(own + rank, players)))


def from_first(index: i64, size: i64) -> i64:
    """An index below twice the size, counted on from the first place after the last: cheaper than a remainder."""
    return index if index < size else index - size
