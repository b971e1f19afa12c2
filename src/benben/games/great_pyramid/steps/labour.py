"""GP-5 Nomination and bidding: a stone is pushed or lifted, or its workers starve."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import BID_BASE, CAMP_WORDS, LIFT_BASE, PUSH_BASE
from benben.games.great_pyramid.state import (
    ALL_PLACES,
    AT_CAPSTONE_CAMP,
    AT_MIDDLE_CAMP,
    CAPSTONE_CAMP,
    FARM,
    GONE,
    MIDDLE_CAMP,
    QUARRIES,
    TEMPLE,
    GreatPyramid,
    track_place,
)
from benben.games.great_pyramid.steps.arrival import lifted, unload
from benben.games.great_pyramid.steps.round_flow import BID, NOMINATE, clear_bids, end_turn
from benben.kernel.refusal import Refusal
from benben.kernel.step import Step, second, third

LIFT_MIDDLE: Final[i64] = QUARRIES
LIFT_CAPSTONE: Final[i64] = QUARRIES + 1
TASKS: Final[i64] = QUARRIES + 2
"""What can be nominated: a push out of each quarry, the lift of a middle stone, the lift of the capstone."""

CREW: Final[i64] = BOX.crew
FOOD_EACH: Final[i64] = BOX.food_each
MOST_FOOD: Final[i64] = BOX.food_bid
LIFT_TOTAL: Final[i64] = BOX.lift_total
SPACES: Final[vec[i64]] = vec[i64]([BOX.spaces(total) for total in range(BOX.holds * BOX.food_each + 1)])
"""GP-5.5 For each total of a push, how many spaces the sled moves; 0 when it fails."""


class Nominate(Step[GreatPyramid]):
    """GP-5.3 One of the ready stones, even if none of one's own workers is on it."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        task: i64 = 0
        while task < TASKS:
            if is_ready(state, task):
                state.offer(PUSH_BASE + task)
            task += 1

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        task = action - PUSH_BASE
        place = task_place(state, task)
        state.ask(BID, next_bidder(state, place, seat, seat), seat, task)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if PUSH_BASE <= action < BID_BASE:
            return why_not_ready(state, action - PUSH_BASE)
        return Refusal("GP-5.3", "great_pyramid-nominate")


class Bid(Step[GreatPyramid]):
    """GP-5.4 Whoever has workers there bids openly, once: up to two food per worker; all food bid is spent."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        most = most_food(state, seat, third(item))
        amount: i64 = 0
        while amount <= most:
            state.offer(BID_BASE + amount)
            amount += 1

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        nominator, task = second(item), third(item)
        amount = action - BID_BASE
        state.bids[seat] = amount
        state.food[seat] -= amount
        following = next_bidder(state, task_place(state, task), seat, nominator)
        if seat != nominator and following >= 0:
            state.ask(BID, following, nominator, task)
        else:
            settle(state, nominator, task)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if not BID_BASE <= action <= BID_BASE + MOST_FOOD:
            return Refusal("GP-5.4", "great_pyramid-bid-now")
        amount, workers = action - BID_BASE, state.at(task_place(state, third(item)), seat)
        if amount > state.food[seat]:
            return Refusal("GP-5.4", "great_pyramid-too-little-food", {"amount": int(amount), "food": int(state.food[seat])})
        return Refusal("GP-5.4", "great_pyramid-bid-too-high", {"amount": int(amount), "most": int(FOOD_EACH * workers)})


def ask_to_nominate(state: GreatPyramid, seat: i64) -> None:
    """GP-5.3 Obligatory where any stone is ready; else the turn is over."""
    task: i64 = 0
    while task < TASKS:
        if is_ready(state, task):
            state.ask(NOMINATE, seat)
            return
        task += 1
    end_turn(state, seat)


# --- ready stones -----------------------------------------------------------------------------------------------------


def is_ready(state: GreatPyramid, task: i64) -> bool:
    """GP-5.1, GP-5.2 Whether a stone has its crew and, for a lift, can be placed."""
    if task < QUARRIES:
        return state.sleds[task] != GONE and state.crowd(state.riders(task)) >= CREW
    if task == LIFT_MIDDLE:
        return state.waiting > 0 and state.crowd(MIDDLE_CAMP) >= CREW and state.bases & ~state.middles != 0
    if state.capstone == AT_MIDDLE_CAMP:
        return state.crowd(MIDDLE_CAMP) >= CREW and (state.early or all_eight(state))
    return state.capstone == AT_CAPSTONE_CAMP and state.crowd(CAPSTONE_CAMP) >= CREW and all_eight(state)


def all_eight(state: GreatPyramid) -> bool:
    """GP-5.2 All other stones are in place."""
    return state.bases == ALL_PLACES and state.middles == ALL_PLACES


def task_place(state: GreatPyramid, task: i64) -> i64:
    """Where the workers of a task are: on the sled or in the lift camp of the stone."""
    if task < QUARRIES:
        return state.riders(task)
    if task == LIFT_CAPSTONE and state.capstone == AT_CAPSTONE_CAMP:
        return CAPSTONE_CAMP
    return MIDDLE_CAMP


def why_not_ready(state: GreatPyramid, task: i64) -> Refusal:
    """GP-2.1, GP-5.1, GP-5.2, GP-6.3 Why a stone cannot be nominated."""
    if task < QUARRIES:
        quarry = BOX.quarries[task]
        if task >= state.quarries:
            return Refusal("GP-2.1", "great_pyramid-quarry-unused", {"to": quarry})
        if state.sleds[task] == GONE:
            return Refusal("GP-6.3", "great_pyramid-sled-gone", {"quarry": quarry})
        return Refusal("GP-5.1", "great_pyramid-sled-not-ready", {"quarry": quarry, "crew": int(CREW)})
    if task == LIFT_MIDDLE and state.waiting == 0:
        return Refusal("GP-5.2", "great_pyramid-no-middle-stone")
    if task == LIFT_CAPSTONE and state.capstone not in (AT_MIDDLE_CAMP, AT_CAPSTONE_CAMP):
        return Refusal("GP-5.2", "great_pyramid-no-capstone")
    place = task_place(state, task)
    if state.crowd(place) < CREW:
        return Refusal("GP-5.2", "great_pyramid-camp-not-ready", {"camp": CAMP_WORDS[place], "crew": int(CREW)})
    if task == LIFT_MIDDLE:
        return Refusal("GP-5.2", "great_pyramid-no-base-free")
    return Refusal("GP-5.2", "great_pyramid-eight-first")


# --- bidding ----------------------------------------------------------------------------------------------------------


def next_bidder(state: GreatPyramid, place: i64, after: i64, nominator: i64) -> i64:
    """GP-5.4 The next player clockwise with workers there, the nominator last; -1 when nobody is left."""
    seat = after
    while True:
        seat = seat + 1 if seat + 1 < state.players else 0
        if state.at(place, seat) > 0:
            return seat
        if seat == nominator:
            return -1


def most_food(state: GreatPyramid, seat: i64, task: i64) -> i64:
    """GP-1.5, GP-5.4 The most a seat can bid: two food per worker there, and no more than it has."""
    most = FOOD_EACH * state.at(task_place(state, task), seat)
    if most > MOST_FOOD:
        most = MOST_FOOD
    return most if most < state.food[seat] else state.food[seat]


def settle(state: GreatPyramid, nominator: i64, task: i64) -> None:
    """GP-5.5 All bids are in: the stone moves, or workers starve."""
    total: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if state.bids[seat] > 0:
            total += state.bids[seat]
        seat += 1
    if task < QUARRIES:
        spaces = SPACES[total]
        if spaces > 0:
            clear_bids(state)
            push(state, nominator, task, spaces)
            return
    elif total >= LIFT_TOTAL:
        lifted(state, nominator, task == LIFT_CAPSTONE)
        return
    starve(state, nominator, task_place(state, task))


def starve(state: GreatPyramid, nominator: i64, place: i64) -> None:
    """GP-5.6 Of those with workers there, all who bid least lose one worker to Farms & Fishing."""
    least = MOST_FOOD
    seat: i64 = 0
    while seat < state.players:
        if 0 <= state.bids[seat] < least:
            least = state.bids[seat]
        seat += 1
    seat = 0
    while seat < state.players:
        if state.bids[seat] == least:
            state.shift(seat, place, FARM)
            if state.event_log is not None:
                state.emit("starved", seat, "GP-5.6", {"player": f"p{seat + 1}"})
        seat += 1
    clear_bids(state)
    end_turn(state, nominator)


def push(state: GreatPyramid, nominator: i64, quarry: i64, spaces: i64) -> None:
    """GP-5.5, GP-5.7, GP-6.1 The sled moves; loose workers in its way go to the Temple; past the last space it unloads."""
    start = state.sleds[quarry]
    goal = start + spaces
    if goal > state.length:
        goal = state.length + 1
    position = start + 1
    while position <= goal and position <= state.length:
        in_the_way = track_place(quarry, position)
        if state.event_log is not None and state.crowd(in_the_way) > 0:
            state.emit("swept", nominator, "GP-5.7", {"quarry": BOX.quarries[quarry], "count": int(state.crowd(in_the_way))})
        state.shift_all(in_the_way, TEMPLE)
        position += 1
    state.shift_all(track_place(quarry, start), track_place(quarry, goal))
    state.sleds[quarry] = goal
    if state.event_log is not None:
        state.emit("pushed", nominator, "GP-5.5", {"quarry": BOX.quarries[quarry], "spaces": int(goal - start)})
    if goal > state.length:
        unload(state, nominator, quarry)
    else:
        end_turn(state, nominator)


assert LIFT_BASE == PUSH_BASE + QUARRIES
