"""GP-2 Set-up: the starting player, and workers placed two by two."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import FIRST_BASE, PLACE_BASE, SPOTS
from benben.games.great_pyramid.state import UNPLACED, GreatPyramid, spot_place
from benben.games.great_pyramid.steps.round_flow import PLACE_WORKER, open_round
from benben.games.great_pyramid.steps.routes import open_spots, why_not_enter
from benben.kernel.refusal import Refusal
from benben.kernel.step import ChanceStep, Step, second

AT_A_TIME: Final[i64] = BOX.placing


class FirstPlayer(ChanceStep[GreatPyramid]):
    """GP-2.3 Chance names the starting player."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        player: i64 = 0
        while player < state.players:
            state.offer_weighted(FIRST_BASE + player, 1)
            player += 1

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        first = action - FIRST_BASE
        rank: i64 = 0
        while rank < state.players:
            state.queue[rank] = (first + rank) % state.players
            rank += 1
        ask_to_place(state, first)


class PlaceWorker(Step[GreatPyramid]):
    """GP-2.3 Two workers at a time, on camps or on the sleds in the quarries, until all are placed."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        free = open_spots(state)
        spot: i64 = 0
        while spot < SPOTS:
            if (free >> spot) & 1:
                state.offer(PLACE_BASE + spot)
            spot += 1

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        state.shift(seat, UNPLACED, spot_place(action - PLACE_BASE))
        left = second(item) - 1
        if left > 0:
            state.ask(PLACE_WORKER, seat, left)
        else:
            ask_to_place(state, (seat + 1) % state.players)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if PLACE_BASE <= action < PLACE_BASE + SPOTS:
            return why_not_enter(state, action - PLACE_BASE)
        return Refusal("GP-2.3", "great_pyramid-still-placing")


def ask_to_place(state: GreatPyramid, seat: i64) -> None:
    """GP-2.3 This player places the next workers; when all are placed, the first round begins."""
    left = state.at(UNPLACED, seat)
    if left == 0:
        open_round(state)
    else:
        state.ask(PLACE_WORKER, seat, left if left < AT_A_TIME else AT_A_TIME)
