"""Hoard as a vector of numbers for learning agents: from a veiled position, own seat first, then clockwise."""

from __future__ import annotations

from mypy_extensions import i64

from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.step import second
from benben.new_game.hoard.box import BOX
from benben.new_game.hoard.state import KINDS, ROWS, HoardState
from benben.new_game.hoard.steps import BANKING


def observation(players: int) -> list[tuple[str, int, float, float]]:
    """Name, size and bounds of each part of the vector."""
    kinds, rows = int(KINDS), int(ROWS)
    most, total = float(max(coin.count for coin in BOX.coins)), float(BOX.total())
    return [
        ("own seat: one-hot, p1 first", players, 0.0, 1.0),
        ("own hand: how many of each coin", kinds, 0.0, most),
        ("coins in each hand, own first", players, 0.0, total),
        ("rows: how many of each coin in the left and the right row, own first", players * rows * kinds, 0.0, most),
        ("unseen: how many of each coin are in the bag or in other hands", kinds, 0.0, most),
        ("coins left in the bag", 1, 0.0, total),
        ("who is to act: one-hot, own seat first", players, 0.0, 1.0),
        ("the row that was chosen to bank in: one-hot", rows, 0.0, 1.0),
    ]


def observe(known: HoardState, own: i64, writer: ObservationWriter) -> None:
    """Write the vector, in the order of `observation`. A spectator (own seat 0) sees no hand."""
    writer.one_hot(own, known.players)
    for kind in range(KINDS):
        writer.number(known.hands[own * KINDS + kind])
    for rank in range(known.players):
        writer.number(known.held((own + rank) % known.players))
    writer.per_seat(known.rows, own, ROWS * KINDS)
    writer.numbers(known.bag)
    writer.number(known.left())
    writer.seats(known.asked(), own, known.players)
    banking = known.depth > 0 and known.top() & 0xFF == BANKING
    writer.one_hot(second(known.top()) if banking else -1, ROWS)
