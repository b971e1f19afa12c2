"""The course of rounds and turns: the question that follows when a row is chosen, a turn is over or a round ends (GP-3)."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.state import GreatPyramid
from benben.games.great_pyramid.steps import step_numbers
from benben.kernel.step import agenda_item


def begin_round(state: GreatPyramid) -> None:
    """GP-3.1, GP-3.6 Begin a round: rows are chosen anew; with a new dynasty all rows are open to everyone again.

    GP-1.6 The Second Dynasty tile is on the turn-order track from its round on; it changes nothing else.
    """
    state.round_number += 1
    new_dynasty = (state.round_number - 1) % lookup.ROUNDS_PER_DYNASTY == 0
    for seat in range(state.players):
        state.rows[seat] = lookup.NO_ROW
        if new_dynasty:
            state.used_rows[seat] = 0
    if state.event_log is not None:
        state.emit("round", state.choosing_order[0], "GP-3", {"round": int(state.round_number)})
        if state.round_number == lookup.TILE_ROUND:
            state.emit("second-dynasty", state.choosing_order[0], "GP-1.6", {})
    state.ask(step_numbers.CHOOSE_ROW, state.choosing_order[0], 0)


def next_seat_by_row(state: GreatPyramid, row: i64) -> i64:
    """GP-3.3 The seat whose row comes next below this one; -1 when there is none."""
    found: i64 = -1
    best: i64 = lookup.ROWS
    for seat in range(state.players):
        if row < state.rows[seat] < best:
            best = state.rows[seat]
            found = seat
    return found


def begin_next_turn(state: GreatPyramid, row: i64) -> None:
    """GP-3.3, GP-3.5 Begin the turn of the seat whose row comes next below this one, or end the round."""
    seat = next_seat_by_row(state, row)
    if seat < 0:
        end_round(state)
        return
    bonus = lookup.ROW_BONUS[state.rows[seat]]
    farms: i64 = 1
    fishes: i64 = 1
    arts: i64 = 1
    if bonus == lookup.FISH_BONUS:
        farms, fishes = 0, 2
    elif bonus == lookup.FARM_BONUS:
        farms, fishes = 2, 0
    elif bonus == lookup.ART_BONUS:
        arts = 2
    ask_turn(state, seat, lookup.ACTIONS, farms, fishes, arts)


def ask_turn(state: GreatPyramid, seat: i64, actions: i64, farms: i64, fishes: i64, arts: i64) -> None:
    """GP-3.5, GP-4.5 Ask for the next action of a turn: actions left, and uses left of each production."""
    state.push(agenda_item(step_numbers.TURN, seat, actions, farms) | (fishes << 32) | (arts << 40))


def end_turn(state: GreatPyramid, seat: i64) -> None:
    """End the turn of a seat, after its nomination was resolved."""
    begin_next_turn(state, state.rows[seat])


def end_round(state: GreatPyramid) -> None:
    """GP-3.1, GP-8.1 End a round: the next one chooses in the reverse of its order of play; after the last the game ends."""
    if state.round_number == lookup.LAST_ROUND:
        end_game(state, "rounds")
        return
    row = lookup.NO_ROW
    for rank in range(state.players):
        seat = next_seat_by_row(state, row)
        state.choosing_order[state.players - 1 - rank] = seat
        row = state.rows[seat]
    begin_round(state)


def end_game(state: GreatPyramid, reason: str) -> None:
    """GP-8.1 End the game at once; ``reason`` is a word for the event."""
    state.end()
    if state.event_log is not None:
        state.emit("end", 0, "GP-8.1", {"why": reason})


def clear_bids(state: GreatPyramid) -> None:
    """Remove the bids at hand, which were resolved."""
    for seat in range(state.players):
        state.bids[seat] = lookup.NO_BID
