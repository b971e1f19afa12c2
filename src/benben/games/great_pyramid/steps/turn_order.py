"""GP-3 Turn order: each player chooses a row and, in some rows, moves a worker at once."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.box import BONUSES, BOX
from benben.games.great_pyramid.moves import MOVE_BASE, ROW_BASE, SKIP_ACTION
from benben.games.great_pyramid.state import GreatPyramid
from benben.games.great_pyramid.steps import step_numbers
from benben.games.great_pyramid.steps.round_flow import begin_next_turn
from benben.games.great_pyramid.steps.routes import BONUS_ROUTES, carry_out_move, offer_moves, refuse_move
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import Step, second


class ChooseRow(Step[GreatPyramid]):
    """GP-3.2 A player chooses a row not yet taken this round and not used by them before in this dynasty."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        excluded = taken_rows(state) | state.used_rows[seat]
        for row in range(lookup.ROWS):
            if not (excluded >> row) & 1:
                state.offer(ROW_BASE + row)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        row = action - ROW_BASE
        state.rows[seat] = row
        state.used_rows[seat] |= 1 << row
        if BONUS_ROUTES[lookup.ROW_BONUS[row]] >= 0:
            state.ask(step_numbers.BONUS_MOVE, seat, second(item))
        else:
            ask_next_chooser(state, second(item))

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if not ROW_BASE <= action < ROW_BASE + lookup.ROWS:
            return Refusal("GP-3.2", "great_pyramid-choose-a-row")
        row = action - ROW_BASE
        args: Args = {"row": BOX.rows[row]}
        for other in range(state.players):
            if state.rows[other] == row:
                args["player"] = f"p{other + 1}"
                return Refusal("GP-3.2", "great_pyramid-row-taken", args)
        return Refusal("GP-3.2", "great_pyramid-row-used", args)


class BonusMove(Step[GreatPyramid]):
    """GP-3.4 The chooser may move one own worker at once, as the row says, before the next player chooses."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        offer_moves(state, seat, BONUS_ROUTES[lookup.ROW_BONUS[state.rows[seat]]])
        state.offer(SKIP_ACTION)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        if action != SKIP_ACTION:
            carry_out_move(state, seat, action)
        ask_next_chooser(state, second(item))

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        bonus = lookup.ROW_BONUS[state.rows[seat]]
        if MOVE_BASE <= action < SKIP_ACTION:
            return refuse_move(state, seat, action, BONUS_ROUTES[bonus], "GP-3.4")
        return Refusal("GP-3.4", "great_pyramid-bonus-only", {"bonus": BONUSES[bonus]})


def taken_rows(state: GreatPyramid) -> i64:
    """The set of rows taken this round."""
    taken: i64 = 0
    for seat in range(state.players):
        if state.rows[seat] != lookup.NO_ROW:
            taken |= 1 << state.rows[seat]
    return taken


def ask_next_chooser(state: GreatPyramid, rank: i64) -> None:
    """GP-3.1 Ask the next player in the order of choosing; when all have chosen, the first turn begins."""
    if rank + 1 < state.players:
        state.ask(step_numbers.CHOOSE_ROW, state.choosing_order[rank + 1], rank + 1)
    else:
        begin_next_turn(state, lookup.NO_ROW)
