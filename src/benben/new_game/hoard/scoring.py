"""The points of Hoard, and every one of them explained."""

from __future__ import annotations

from mypy_extensions import i64

from benben.new_game.hoard.box import BOX
from benben.new_game.hoard.moves import ROW
from benben.new_game.hoard.state import KINDS, LEFT, RIGHT, ROWS, VALUES, HoardState


def row_points(state: HoardState, seat: i64, row: i64) -> i64:
    """HO-4.2 The left row counts the value of its coins, the right row every different coin."""
    total: i64 = 0
    for kind in range(KINDS):
        coins = state.banked(seat, row, kind)
        if row == LEFT:
            total += coins * VALUES[kind]
        elif coins > 0:
            total += BOX.different
    return total


def gain(state: HoardState, seat: i64, row: i64, kind: i64) -> i64:
    """HO-4.2 The points that one more coin of this kind adds to a row."""
    if row == LEFT:
        return VALUES[kind]
    return 0 if state.banked(seat, RIGHT, kind) > 0 else BOX.different


def breakdown(state: HoardState, seat: int) -> dict[str, object]:
    """HO-4.2 The points of a seat, row by row."""
    parts = [_row(state, seat, row) for row in range(ROWS)]
    return {"key": "hoard-total", "args": {}, "rule": "HO-4.2", "points": int(state.points(seat)), "parts": parts}


def _row(state: HoardState, seat: int, row: int) -> dict[str, object]:
    points = int(row_points(state, seat, row))
    return {"key": "hoard-row", "args": {"row": ROW.words[row]}, "rule": "HO-4.2", "points": points}
