"""The rules of Hoard: one Step for each question, with the paragraph of the rulebook it comes from."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.kernel.refusal import Refusal
from benben.kernel.step import BagStep, Step, seat_of, second
from benben.new_game.hoard.moves import BANK_BASE, CHOOSE_BASE, DRAW_ACTION, FIND_BASE, PASS_ACTION
from benben.new_game.hoard.state import KINDS, ROWS, HoardState

TURN: Final[i64] = 0
BANKING: Final[i64] = 1
FINDING: Final[i64] = 2


class Turn(Step[HoardState]):
    """HO-2.1 Draw a coin, or choose a row to bank in; pass only when neither is possible."""

    def options(self, state: HoardState, item: i64, seat: i64) -> None:
        draws = may_draw(state, seat)
        banks = state.held(seat) > 0
        if draws:
            state.offer(DRAW_ACTION)
        if banks:
            for row in range(ROWS):
                state.offer(CHOOSE_BASE + row)
        if not draws and not banks:
            state.offer(PASS_ACTION)

    def apply(self, state: HoardState, item: i64, seat: i64, action: i64) -> None:
        if action == DRAW_ACTION:
            state.ask(FINDING, seat)
        elif action == PASS_ACTION:
            next_turn(state, seat)
        else:
            state.ask(BANKING, seat, action - CHOOSE_BASE)

    def refuse(self, state: HoardState, item: i64, seat: i64, action: i64) -> Refusal | None:
        if action == DRAW_ACTION:
            key = "hoard-bag-is-empty" if state.left() == 0 else "hoard-hand-is-full"
            return Refusal("HO-2.2", key, {"most": int(state.hand_limit)})
        if action == PASS_ACTION:
            return Refusal("HO-2.4", "hoard-nobody-passes")
        return Refusal("HO-2.3", "hoard-nothing-to-bank")


class Banking(Step[HoardState]):
    """HO-2.3 Bank one of the coins you hold in the row you chose."""

    def options(self, state: HoardState, item: i64, seat: i64) -> None:
        for kind in range(KINDS):
            if state.hands[seat * KINDS + kind] > 0:
                state.offer(BANK_BASE + kind)

    def apply(self, state: HoardState, item: i64, seat: i64, action: i64) -> None:
        kind = action - BANK_BASE
        state.reveal()
        state.hands[seat * KINDS + kind] -= 1
        state.rows[(seat * ROWS + second(item)) * KINDS + kind] += 1
        next_turn(state, seat)

    def refuse(self, state: HoardState, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("HO-2.3", "hoard-not-in-hand")


class Finding(BagStep[HoardState]):
    """HO-2.2 Chance draws a coin from the bag, which only its finder sees (HO-3.1)."""

    def bag(self, state: HoardState, item: i64) -> vec[i64]:
        return state.bag

    def apply(self, state: HoardState, item: i64, seat: i64, action: i64) -> None:
        finder = seat_of(item)
        state.bag[action - FIND_BASE] -= 1
        state.hands[finder * KINDS + action - FIND_BASE] += 1
        next_turn(state, finder)

    def visible_to(self, state: HoardState, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat_of(item)


def may_draw(state: HoardState, seat: i64) -> bool:
    """HO-2.2 There is a coin in the bag and room in the hand."""
    return state.left() > 0 and state.held(seat) < state.hand_limit


def next_turn(state: HoardState, seat: i64) -> None:
    """HO-4.1 The next player's turn, unless bag and hands are empty."""
    in_play = state.left()
    for other in range(state.players):
        in_play += state.held(other)
    if in_play > 0:
        state.ask(TURN, (seat + 1) % state.players)
        return
    if state.event_log is not None:
        state.emit("end", seat, "HO-4.1", {})
    state.end()


STEPS: Final = (
    Turn("turn", "HO-2.1"),
    Banking("banking", "HO-2.3", ("seat", "row")),
    Finding("finding", "HO-2.2", ("seat",), FIND_BASE),
)
"""Every Step, at the place that its number (TURN, BANKING, FINDING) names."""
