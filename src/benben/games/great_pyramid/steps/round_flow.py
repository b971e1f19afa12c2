"""How rounds and turns follow each other: what a Step asks when its chapter is done."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BONUSES, BOX
from benben.games.great_pyramid.state import NO_BID, NO_ROW, GreatPyramid
from benben.kernel.step import agenda_item

FIRST_PLAYER: Final[i64] = 0
PLACE_WORKER: Final[i64] = 1
CHOOSE_ROW: Final[i64] = 2
BONUS_MOVE: Final[i64] = 3
TURN: Final[i64] = 4
LEAVE_TRACK: Final[i64] = 5
NOMINATE: Final[i64] = 6
BID: Final[i64] = 7
BUILD: Final[i64] = 8
REASSIGN: Final[i64] = 9
DECORATE: Final[i64] = 10
LOAD: Final[i64] = 11

ROWS: Final[i64] = len(BOX.rows)
BONUS: Final[vec[i64]] = vec[i64](BOX.bonuses)
"""For each row, what it gives, as its place in BONUSES."""
FISH_BONUS: Final[i64] = BONUSES.index("fish")
FARM_BONUS: Final[i64] = BONUSES.index("farm")
ART_BONUS: Final[i64] = BONUSES.index("art")

DYNASTY: Final[i64] = BOX.dynasty
LAST_ROUND: Final[i64] = BOX.dynasties * BOX.dynasty
ACTIONS: Final[i64] = BOX.actions


def open_round(state: GreatPyramid) -> None:
    """GP-3.1, GP-3.6 Rows are chosen anew; with a new dynasty all rows are open to everyone again."""
    state.round_number += 1
    new_dynasty = (state.round_number - 1) % DYNASTY == 0
    seat: i64 = 0
    while seat < state.players:
        state.rows[seat] = NO_ROW
        if new_dynasty:
            state.used[seat] = 0
        seat += 1
    if state.event_log is not None:
        state.emit("round", state.queue[0], "GP-3", {"round": int(state.round_number)})
    state.ask(CHOOSE_ROW, state.queue[0], 0)


def next_in_order(state: GreatPyramid, row: i64) -> i64:
    """GP-3.3 The seat whose row comes next below this one; -1 when all have had their turn."""
    found: i64 = -1
    best: i64 = ROWS
    seat: i64 = 0
    while seat < state.players:
        if row < state.rows[seat] < best:
            best = state.rows[seat]
            found = seat
        seat += 1
    return found


def begin_turn_below(state: GreatPyramid, row: i64) -> None:
    """The turn of the next player in the order of rows, or the end of the round."""
    seat = next_in_order(state, row)
    if seat < 0:
        close_round(state)
        return
    bonus = BONUS[state.rows[seat]]
    farms: i64 = 1
    fishes: i64 = 1
    arts: i64 = 1
    if bonus == FISH_BONUS:
        farms, fishes = 0, 2
    elif bonus == FARM_BONUS:
        farms, fishes = 2, 0
    elif bonus == ART_BONUS:
        arts = 2
    ask_turn(state, seat, ACTIONS, farms, fishes, arts)


def ask_turn(state: GreatPyramid, seat: i64, actions: i64, farms: i64, fishes: i64, arts: i64) -> None:
    """GP-3.5, GP-4.5 A turn with so many actions left, and so many uses of each production."""
    state.push(agenda_item(TURN, seat, actions, farms) | (fishes << 32) | (arts << 40))


def end_turn(state: GreatPyramid, seat: i64) -> None:
    """The stone is dealt with: the next player's turn."""
    begin_turn_below(state, state.rows[seat])


def close_round(state: GreatPyramid) -> None:
    """GP-3.1, GP-8.1 The next round chooses in the reverse of this one's order of play; after the last the game is over."""
    if state.round_number == LAST_ROUND:
        finish(state, "rounds")
        return
    row: i64 = NO_ROW
    rank = state.players - 1
    while rank >= 0:
        seat = next_in_order(state, row)
        state.queue[rank] = seat
        row = state.rows[seat]
        rank -= 1
    open_round(state)


def finish(state: GreatPyramid, why: str) -> None:
    """GP-8.1 The game ends at once."""
    state.end()
    if state.event_log is not None:
        state.emit("end", 0, "GP-8.1", {"why": why})


def clear_bids(state: GreatPyramid) -> None:
    """The bids at hand have done their work."""
    seat: i64 = 0
    while seat < state.players:
        state.bids[seat] = NO_BID
        seat += 1
