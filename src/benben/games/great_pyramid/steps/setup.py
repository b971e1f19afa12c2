"""GP-2 Set-up: chance names the starting player, and players place their workers two by two."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.moves import FIRST_BASE, PLACE_BASE, SPOTS
from benben.games.great_pyramid.state import GreatPyramid, spot_place
from benben.games.great_pyramid.steps import step_numbers
from benben.games.great_pyramid.steps.round_flow import begin_round
from benben.games.great_pyramid.steps.routes import open_spots, refuse_entry
from benben.kernel.refusal import Refusal
from benben.kernel.step import FirstPlayerStep, Step, second


class FirstPlayer(FirstPlayerStep[GreatPyramid]):
    """GP-2.3 Chance names the starting player."""

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        first = action - FIRST_BASE
        for rank in range(state.players):
            state.choosing_order[rank] = (first + rank) % state.players
        ask_to_place(state, first)


class PlaceWorker(Step[GreatPyramid]):
    """GP-2.3 A player places a worker: two at a time, on camps or on the sleds in the quarries, until all are placed."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        spots = open_spots(state)
        for spot in range(SPOTS):
            if (spots >> spot) & 1:
                state.offer(PLACE_BASE + spot)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        state.move_worker(seat, lookup.UNPLACED, spot_place(action - PLACE_BASE))
        left = second(item) - 1
        if left > 0:
            state.ask(step_numbers.PLACE_WORKER, seat, left)
        else:
            ask_to_place(state, (seat + 1) % state.players)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if PLACE_BASE <= action < PLACE_BASE + SPOTS:
            return refuse_entry(state, action - PLACE_BASE)
        return Refusal("GP-2.3", "great_pyramid-still-placing")


def ask_to_place(state: GreatPyramid, seat: i64) -> None:
    """GP-2.3 Ask a player for the next workers; when all are placed, the first round begins."""
    left = state.workers_at(lookup.UNPLACED, seat)
    if left == 0:
        begin_round(state)
    else:
        state.ask(step_numbers.PLACE_WORKER, seat, left if left < lookup.PLACED_AT_ONCE else lookup.PLACED_AT_ONCE)
