"""Moves of one worker between camps and quarries: the routes there are, the spots with room, and refusals."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.box import BONUSES
from benben.games.great_pyramid.moves import CAMPS, LIFT_CAMPS, MOVE_BASE, SPOT_WORDS, SPOTS, SUPPORT_CAMPS
from benben.games.great_pyramid.state import GreatPyramid, spot_place, track_place
from benben.kernel.refusal import Args, Refusal

ACTION_ROUTES: Final[i64] = 3
"""GP-4.1, GP-4.2 The routes of an action: support moves and quarry moves."""

ALL_CAMPS: Final[i64] = (1 << CAMPS) - 1
"""The set of all camps."""


def _kind(spot: str) -> str:
    """The kind of a spot: a support camp, a lift camp or a quarry."""
    return "support" if spot in SUPPORT_CAMPS else "lifter" if spot in LIFT_CAMPS else "quarry"


def _is_route(start: str, goal: str, routes: int) -> bool:
    """GP-3.4, GP-4.1, GP-4.2 Whether one of these routes leads from one spot to another.

    0, support: between support camps. 1, quarry: between quarries, or between a quarry and a support camp. 2, lifter:
    between the lift camps, or between a lift camp and a support camp. 3, action: support and quarry.
    """
    kinds = {_kind(start), _kind(goal)}
    support, quarry = kinds == {"support"}, "quarry" in kinds and "lifter" not in kinds
    lifter = "lifter" in kinds and "quarry" not in kinds
    return start != goal and (support, quarry, lifter, support or quarry)[routes]


def _goals(start: str, routes: int) -> int:
    """The set of spots that these routes lead to."""
    return sum(1 << spot for spot, goal in enumerate(SPOT_WORDS) if _is_route(start, goal, routes))


GOALS: Final[vec[i64]] = vec[i64]([_goals(start, routes) for routes in range(4) for start in SPOT_WORDS])
"""The set of goals by kind of routes and by start, SPOTS a kind."""

BONUS_ROUTES: Final[vec[i64]] = vec[i64](
    [("support", "quarry", "lifter").index(name) if name in ("support", "quarry", "lifter") else -1 for name in BONUSES]
)
"""GP-3.4 The routes that each bonus of a row opens; -1 for a bonus that is no move."""


def open_spots(state: GreatPyramid) -> i64:
    """GP-1.2 The set of spots that a worker can enter: every camp, and each quarry in use that holds fewer than four."""
    spots = ALL_CAMPS
    for quarry in range(state.quarries):
        if state.crew_at(track_place(quarry, 0)) < lookup.CAPACITY:
            spots |= 1 << (CAMPS + quarry)
    return spots


def offer_camps(state: GreatPyramid, first_action: i64) -> None:
    """GP-1.2 Offer every camp, which hold any number of workers; ``first_action`` is the action of the first camp."""
    for camp in range(CAMPS):
        state.offer(first_action + camp)


def offer_moves(state: GreatPyramid, seat: i64, routes: i64) -> None:
    """Offer every move of one own worker by these routes."""
    spots = open_spots(state)
    for start in range(SPOTS):
        if state.workers_at(spot_place(start), seat) > 0:
            goals = GOALS[routes * SPOTS + start] & spots
            goal: i64 = 0
            while goals:
                if goals & 1:
                    state.offer(MOVE_BASE + start * SPOTS + goal)
                goals >>= 1
                goal += 1


def carry_out_move(state: GreatPyramid, seat: i64, action: i64) -> None:
    """Move the worker that a move names."""
    route = action - MOVE_BASE
    state.move_worker(seat, spot_place(route // SPOTS), spot_place(route % SPOTS))


def is_support_move(action: i64) -> bool:
    """GP-4.1 Whether a move is between support camps, not a quarry move."""
    route = action - MOVE_BASE
    return _kind(SPOT_WORDS[route // SPOTS]) == "support" == _kind(SPOT_WORDS[route % SPOTS])


def refuse_move(state: GreatPyramid, seat: i64, action: i64, routes: i64, rule: str) -> Refusal | None:
    """Refuse a move by the first rule that forbids it."""
    route = action - MOVE_BASE
    start, goal = route // SPOTS, route % SPOTS
    args: Args = {"from": SPOT_WORDS[start], "to": SPOT_WORDS[goal]}
    if not (GOALS[routes * SPOTS + start] >> goal) & 1:
        if start == goal:
            return Refusal(rule, "great_pyramid-stays", args)
        lifter = "lifter" in (_kind(SPOT_WORDS[start]), _kind(SPOT_WORDS[goal]))
        if routes == ACTION_ROUTES and lifter:
            return Refusal("GP-4.6", "great_pyramid-no-lifter-action", args)
        return Refusal(rule, "great_pyramid-no-route", args)
    refusal = refuse_entry(state, goal)
    if refusal is not None and goal >= CAMPS + state.quarries:
        return refusal
    if state.workers_at(spot_place(start), seat) == 0:
        return Refusal(rule, "great_pyramid-nobody-there", args)
    return refusal


def refuse_entry(state: GreatPyramid, spot: i64) -> Refusal | None:
    """GP-1.2, GP-2.1 Refuse a spot that no worker can enter."""
    args: Args = {"to": SPOT_WORDS[spot], "holds": int(lookup.CAPACITY)}
    if spot >= CAMPS + state.quarries:
        return Refusal("GP-2.1", "great_pyramid-quarry-unused", args)
    if spot >= CAMPS and state.crew_at(spot_place(spot)) >= lookup.CAPACITY:
        return Refusal("GP-1.2", "great_pyramid-full", args)
    return None
