"""Moves of one worker between camps and quarries: which routes there are, which goals have room, and why not."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BONUSES
from benben.games.great_pyramid.moves import CAMPS, LIFT_CAMPS, MOVE_BASE, SPOT_WORDS, SPOTS, SUPPORT_CAMPS
from benben.games.great_pyramid.state import HOLDS, GreatPyramid, spot_place, track_place
from benben.kernel.refusal import Args, Refusal

SUPPORT_ROUTES: Final[i64] = 0
QUARRY_ROUTES: Final[i64] = 1
LIFTER_ROUTES: Final[i64] = 2
ACTION_ROUTES: Final[i64] = 3
"""GP-4.1, GP-4.2 As an action: support moves and quarry moves."""

ALL_CAMPS: Final[i64] = (1 << CAMPS) - 1


def _kind(spot: str) -> str:
    return "support" if spot in SUPPORT_CAMPS else "lifter" if spot in LIFT_CAMPS else "quarry"


def _joined(start: str, goal: str, by: int) -> bool:
    """GP-3.4, GP-4.1, GP-4.2 Whether a route leads from one spot to another.

    Support: between support camps. Quarry: between quarries, or between a quarry and a support camp. Lifter: between the
    lift camps, or between a lift camp and a support camp.
    """
    kinds = {_kind(start), _kind(goal)}
    support, quarry = kinds == {"support"}, "quarry" in kinds and "lifter" not in kinds
    lifter = "lifter" in kinds and "quarry" not in kinds
    return start != goal and (support, quarry, lifter, support or quarry)[by]


def _goals(start: str, by: int) -> int:
    return sum(1 << spot for spot, goal in enumerate(SPOT_WORDS) if _joined(start, goal, by))


GOALS: Final[vec[i64]] = vec[i64]([_goals(start, by) for by in range(4) for start in SPOT_WORDS])
"""For each kind of route and each start, the set of goals."""

BONUS_ROUTES: Final[vec[i64]] = vec[i64](
    [("support", "quarry", "lifter").index(name) if name in ("support", "quarry", "lifter") else -1 for name in BONUSES]
)
"""For each bonus of a row, the routes it opens; -1 when it is no move (GP-3.4)."""


def open_spots(state: GreatPyramid) -> i64:
    """GP-1.2 The spots a worker can enter: camps always, a quarry that is used while it holds fewer than four."""
    free = ALL_CAMPS
    quarry: i64 = 0
    while quarry < state.quarries:
        if state.crowd(track_place(quarry, 0)) < HOLDS:
            free |= 1 << (CAMPS + quarry)
        quarry += 1
    return free


def offer_camps(state: GreatPyramid, base: i64) -> None:
    """GP-1.2 Every camp: they hold any number of workers."""
    camp: i64 = 0
    while camp < CAMPS:
        state.offer(base + camp)
        camp += 1


def offer_moves(state: GreatPyramid, seat: i64, routes: i64) -> None:
    """Every move of one own worker by these routes."""
    free = open_spots(state)
    start: i64 = 0
    while start < SPOTS:
        if state.at(spot_place(start), seat) > 0:
            goals = GOALS[routes * SPOTS + start] & free
            goal: i64 = 0
            while goals:
                if goals & 1:
                    state.offer(MOVE_BASE + start * SPOTS + goal)
                goals >>= 1
                goal += 1
        start += 1


def move(state: GreatPyramid, seat: i64, action: i64) -> None:
    """Carry out a move."""
    route = action - MOVE_BASE
    state.shift(seat, spot_place(route // SPOTS), spot_place(route % SPOTS))


def between_support(action: i64) -> bool:
    """GP-4.1 Whether a move is one between support camps, not a quarry move."""
    route = action - MOVE_BASE
    return _kind(SPOT_WORDS[route // SPOTS]) == "support" == _kind(SPOT_WORDS[route % SPOTS])


def why_not_move(state: GreatPyramid, seat: i64, action: i64, routes: i64, rule: str) -> Refusal | None:
    """The first rule that forbids a move."""
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
    barred = why_not_enter(state, goal)
    if barred is not None and goal >= CAMPS + state.quarries:
        return barred
    if state.at(spot_place(start), seat) == 0:
        return Refusal(rule, "great_pyramid-nobody-there", args)
    return barred


def why_not_enter(state: GreatPyramid, spot: i64) -> Refusal | None:
    """GP-1.2, GP-2.1 Why no worker can enter a spot."""
    args: Args = {"to": SPOT_WORDS[spot], "holds": int(HOLDS)}
    if spot >= CAMPS + state.quarries:
        return Refusal("GP-2.1", "great_pyramid-quarry-unused", args)
    if spot >= CAMPS and state.crowd(spot_place(spot)) >= HOLDS:
        return Refusal("GP-1.2", "great_pyramid-full", args)
    return None
