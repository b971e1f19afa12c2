"""GP-5 Nomination and bidding: a nominated stone is pushed or lifted, or its workers starve."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import BID_BASE, CAMP_WORDS, LIFT_BASE, PUSH_BASE
from benben.games.great_pyramid.state import GreatPyramid, track_place
from benben.games.great_pyramid.steps import step_numbers
from benben.games.great_pyramid.steps.arrival import place_lifted_stone, unload
from benben.games.great_pyramid.steps.round_flow import clear_bids, end_turn
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import Step, second, third


class Nominate(Step[GreatPyramid]):
    """GP-5.3 The active player nominates one of the ready stones, even if none of their own workers is on it."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        for task in range(lookup.TASKS):
            if is_ready(state, task):
                state.offer(PUSH_BASE + task)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        task = action - PUSH_BASE
        place = task_place(state, task)
        state.ask(step_numbers.BID, next_bidder(state, place, seat, seat), seat, task)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if PUSH_BASE <= action < BID_BASE:
            return refuse_task(state, action - PUSH_BASE)
        return Refusal("GP-5.3", "great_pyramid-nominate")


class Bid(Step[GreatPyramid]):
    """GP-5.4 A player with workers there bids openly, once: up to two food per worker; all food bid is spent."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        most = most_food(state, seat, third(item))
        for amount in range(most + 1):
            state.offer(BID_BASE + amount)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        nominator, task = second(item), third(item)
        amount = action - BID_BASE
        state.bids[seat] = amount
        state.food[seat] -= amount
        next_seat = next_bidder(state, task_place(state, task), seat, nominator)
        if seat != nominator and next_seat >= 0:
            state.ask(step_numbers.BID, next_seat, nominator, task)
        else:
            resolve_bids(state, nominator, task)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if not BID_BASE <= action <= BID_BASE + lookup.MOST_FOOD:
            return Refusal("GP-5.4", "great_pyramid-bid-now")
        amount, workers = action - BID_BASE, state.workers_at(task_place(state, third(item)), seat)
        if amount > state.food[seat]:
            return Refusal("GP-5.4", "great_pyramid-too-little-food", {"amount": int(amount), "food": int(state.food[seat])})
        most = lookup.FOOD_PER_WORKER * workers
        return Refusal("GP-5.4", "great_pyramid-bid-too-high", {"amount": int(amount), "most": int(most)})


def ask_to_nominate(state: GreatPyramid, seat: i64) -> None:
    """GP-5.3 Ask for a nomination, which is obligatory when any stone is ready; else the turn ends."""
    for task in range(lookup.TASKS):
        if is_ready(state, task):
            state.ask(step_numbers.NOMINATE, seat)
            return
    end_turn(state, seat)


# --- ready stones -----------------------------------------------------------------------------------------------------


def is_ready(state: GreatPyramid, task: i64) -> bool:
    """GP-5.1, GP-5.2 Whether the stone of a task has its crew and, for a lift, can be placed."""
    if task < lookup.QUARRIES:
        return state.sled_positions[task] != lookup.SLED_GONE and state.crew_at(state.sled_place(task)) >= lookup.CREW
    if task == lookup.LIFT_MIDDLE:
        return state.waiting > 0 and state.crew_at(lookup.MIDDLE_CAMP) >= lookup.CREW and state.bases & ~state.middles != 0
    if state.capstone == lookup.AT_MIDDLE_CAMP:
        return state.crew_at(lookup.MIDDLE_CAMP) >= lookup.CREW and (state.capstone_early or eight_stones_built(state))
    if state.capstone == lookup.AT_CAPSTONE_CAMP:
        return state.crew_at(lookup.CAPSTONE_CAMP) >= lookup.CREW and eight_stones_built(state)
    return False


def eight_stones_built(state: GreatPyramid) -> bool:
    """GP-5.2 Whether all stones but the capstone are in place."""
    return state.bases == lookup.ALL_SITE_PLACES and state.middles == lookup.ALL_SITE_PLACES


def task_place(state: GreatPyramid, task: i64) -> i64:
    """The place of a task's workers: on the sled, or in the lift camp of the stone."""
    if task < lookup.QUARRIES:
        return state.sled_place(task)
    if task == lookup.LIFT_CAPSTONE and state.capstone == lookup.AT_CAPSTONE_CAMP:
        return lookup.CAPSTONE_CAMP
    return lookup.MIDDLE_CAMP


def refuse_task(state: GreatPyramid, task: i64) -> Refusal:
    """GP-2.1, GP-5.1, GP-5.2, GP-6.3 Refuse a stone that cannot be nominated."""
    if task < lookup.QUARRIES:
        quarry = BOX.quarries[task]
        if task >= state.quarries:
            return Refusal("GP-2.1", "great_pyramid-quarry-unused", {"to": quarry})
        if state.sled_positions[task] == lookup.SLED_GONE:
            return Refusal("GP-6.3", "great_pyramid-sled-gone", {"quarry": quarry})
        return Refusal("GP-5.1", "great_pyramid-sled-not-ready", {"quarry": quarry, "crew": int(lookup.CREW)})
    if task == lookup.LIFT_MIDDLE and state.waiting == 0:
        return Refusal("GP-5.2", "great_pyramid-no-middle-stone")
    if task == lookup.LIFT_CAPSTONE and state.capstone not in (lookup.AT_MIDDLE_CAMP, lookup.AT_CAPSTONE_CAMP):
        return Refusal("GP-5.2", "great_pyramid-no-capstone")
    place = task_place(state, task)
    if state.crew_at(place) < lookup.CREW:
        return Refusal("GP-5.2", "great_pyramid-camp-not-ready", {"camp": CAMP_WORDS[place], "crew": int(lookup.CREW)})
    if task == lookup.LIFT_MIDDLE:
        return Refusal("GP-5.2", "great_pyramid-no-base-free")
    return Refusal("GP-5.2", "great_pyramid-eight-first")


# --- bidding ----------------------------------------------------------------------------------------------------------


def next_bidder(state: GreatPyramid, place: i64, last: i64, nominator: i64) -> i64:
    """GP-5.4 The next player clockwise with workers there, the nominator last; -1 when nobody is left."""
    seat = last
    while True:
        seat = seat + 1 if seat + 1 < state.players else 0
        if state.workers_at(place, seat) > 0:
            return seat
        if seat == nominator:
            return -1


def most_food(state: GreatPyramid, seat: i64, task: i64) -> i64:
    """GP-1.5, GP-5.4 The most food that a seat can bid: two per worker there, and no more than it has."""
    most = lookup.FOOD_PER_WORKER * state.workers_at(task_place(state, task), seat)
    if most > lookup.MOST_FOOD:
        most = lookup.MOST_FOOD
    return most if most < state.food[seat] else state.food[seat]


def resolve_bids(state: GreatPyramid, nominator: i64, task: i64) -> None:
    """GP-5.5 When all have bid, move the stone or let workers starve."""
    total: i64 = 0
    for seat in range(state.players):
        if state.bids[seat] > 0:
            total += state.bids[seat]
    if task < lookup.QUARRIES:
        spaces = lookup.PUSH_SPACES[total]
        if spaces > 0:
            clear_bids(state)
            push(state, nominator, task, spaces)
            return
    elif total >= lookup.LIFT_TOTAL:
        place_lifted_stone(state, nominator, task == lookup.LIFT_CAPSTONE)
        return
    starve(state, nominator, task_place(state, task))


def starve(state: GreatPyramid, nominator: i64, place: i64) -> None:
    """GP-5.6 Of the players with workers there, all who bid least lose one worker to Farms & Fishing."""
    least = lookup.MOST_FOOD
    for seat in range(state.players):
        if 0 <= state.bids[seat] < least:
            least = state.bids[seat]
    for seat in range(state.players):
        if state.bids[seat] == least:
            state.move_worker(seat, place, lookup.FARM)
            if state.event_log is not None:
                state.emit("starved", seat, "GP-5.6", {"player": f"p{seat + 1}"})
    clear_bids(state)
    end_turn(state, nominator)


def push(state: GreatPyramid, nominator: i64, quarry: i64, spaces: i64) -> None:
    """GP-5.5, GP-5.7, GP-6.1 Move a sled; loose workers in its way go to the Temple; past the last space it unloads."""
    start = state.sled_positions[quarry]
    goal = start + spaces
    if goal > state.track_length:
        goal = state.track_length + 1
    last = goal if goal < state.track_length else state.track_length
    for position in range(start + 1, last + 1):
        space = track_place(quarry, position)
        if state.event_log is not None and state.crew_at(space) > 0:
            args: Args = {"quarry": BOX.quarries[quarry], "count": int(state.crew_at(space))}
            state.emit("swept", nominator, "GP-5.7", args)
        state.move_crew(space, lookup.TEMPLE)
    state.move_crew(track_place(quarry, start), track_place(quarry, goal))
    state.sled_positions[quarry] = goal
    if state.event_log is not None:
        state.emit("pushed", nominator, "GP-5.5", {"quarry": BOX.quarries[quarry], "spaces": int(goal - start)})
    if goal > state.track_length:
        unload(state, nominator, quarry)
    else:
        end_turn(state, nominator)


assert LIFT_BASE == PUSH_BASE + lookup.QUARRIES
