"""Sensible moves in Giza: The Great Pyramid, question by question: what each action promises, in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.great_pyramid.moves import (
    ADVANCE_BASE,
    ART_BASE,
    ASSIGN_BASE,
    BID_BASE,
    BUILD_BASE,
    DECORATE_BASE,
    END_ACTION,
    FARM_ACTION,
    FISH_ACTION,
    LEAVE_BASE,
    LOAD_BASE,
    MOVE_BASE,
    PASS_BASE,
    PLACE_BASE,
    POSITIONS,
    PUSH_BASE,
    ROW_BASE,
    SKIP_ACTION,
    SPOTS,
)
from benben.games.great_pyramid.outlook import (
    arrival,
    art_worth,
    decorations,
    food_worth,
    rank_share,
    worth,
)
from benben.games.great_pyramid.scoring import FINAL_LIFT, MIDDLE_LIFT, PUSH_SCORING, share
from benben.games.great_pyramid.state import (
    ARTIST,
    AT_CAPSTONE_CAMP,
    CAPSTONE,
    FARM,
    NO_BID,
    QUARRIES,
    GreatPyramid,
    spot_place,
    track_place,
)
from benben.games.great_pyramid.steps.arrival import BUILT_TOP, PARTNER, given_bids
from benben.games.great_pyramid.steps.flow import (
    ART_BONUS,
    BID,
    BONUS,
    BUILD,
    CHOOSE_ROW,
    DECORATE,
    FARM_BONUS,
    FISH_BONUS,
    LAST_ROUND,
    LOAD,
    NOMINATE,
    PLACE_WORKER,
    REASSIGN,
)
from benben.games.great_pyramid.steps.labour import LIFT_TOTAL, SPACES, task_place
from benben.games.great_pyramid.steps.routes import BONUS_ROUTES
from benben.kernel.step import seat_of, second, third

STARVED: Final[i64] = 13
"""What losing a worker to the farms costs."""
FAILED: Final[i64] = 4
"""What a failure costs those who keep their workers."""
NEARER: Final[i64] = 20
"""How many percent of one's part a sled's every space nearer is worth."""
ARRIVED: Final[i64] = 130
"""The same for unloading it, with what comes after."""
WORK: Final[i64] = 3
"""What a space is worth to everyone on the sled: workers become free the sooner."""
LIKELY: Final[i64] = 3
"""Half food that others are likely to give for each of their workers."""


def promise(state: GreatPyramid, seat: i64, action: i64) -> i64:
    """What a listed action promises the seat."""
    frame = state.top()
    step = frame & 0xFF
    if step == BID:
        return bid_promise(state, seat, frame, action - BID_BASE)
    if step == DECORATE:
        return decorate_promise(state, seat, frame, action - DECORATE_BASE)
    if step == NOMINATE:
        return nominate_promise(state, seat, action - PUSH_BASE)
    if step == CHOOSE_ROW:
        return row_promise(state, seat, action - ROW_BASE)
    if step == BUILD:
        return build_promise(state, seat, frame, action - BUILD_BASE)
    if step == LOAD:
        return 0 if action - LOAD_BASE == CAPSTONE else 20
    if step == PLACE_WORKER:
        place = spot_place(action - PLACE_BASE)
        return worth(state, seat, place, state.at(place, seat))
    if step == REASSIGN:
        camp = action - ASSIGN_BASE
        return worth(state, seat, camp, state.at(camp, seat))
    return turn_promise(state, seat, action)


# --- rows and turns ---------------------------------------------------------------------------------------------------


def row_promise(state: GreatPyramid, seat: i64, row: i64) -> i64:
    """Twice the production one has workers for, or a move for nothing."""
    bonus = BONUS[row]
    if bonus == FARM_BONUS:
        return 2 * state.at(FARM, seat)
    if bonus == FISH_BONUS:
        return state.at(FARM, seat) // 2
    if bonus == ART_BONUS:
        return 2 * state.at(ARTIST, seat) if state.food[seat] >= 6 else 0
    return 6 if BONUS_ROUTES[bonus] >= 0 else 2


def turn_promise(state: GreatPyramid, seat: i64, action: i64) -> i64:
    """Actions of a turn, bonus moves, and where a worker goes that left the track."""
    if action < SKIP_ACTION:
        route = action - MOVE_BASE
        return move_promise(state, seat, spot_place(route // SPOTS), spot_place(route % SPOTS))
    if action in (SKIP_ACTION, END_ACTION):
        return 0
    if action < FARM_ACTION:
        return walk_promise(state, seat, action)
    food = state.food[seat]
    if action == FARM_ACTION:
        return food_worth(state, food + state.at(FARM, seat)) - food_worth(state, food)
    if action == FISH_ACTION:
        return food_worth(state, food + state.at(FARM, seat) // 2) - food_worth(state, food)
    if action < END_ACTION:
        amount = action - ART_BASE + 1
        paid = food_worth(state, food) - food_worth(state, food - amount)
        return art_worth(state, state.art[seat] + amount) - art_worth(state, state.art[seat]) - paid
    camp = action - LEAVE_BASE
    return worth(state, seat, camp, state.at(camp, seat))


def move_promise(state: GreatPyramid, seat: i64, start: i64, goal: i64) -> i64:
    """What a worker is worth more where it goes than where it comes from."""
    lost = worth(state, seat, start, state.at(start, seat) - 1)
    return worth(state, seat, goal, state.at(goal, seat)) - lost - 1


def walk_promise(state: GreatPyramid, seat: i64, action: i64) -> i64:
    """Catching up with a sled, or leaving a track where there is none."""
    passing = action >= PASS_BASE
    spot = action - (PASS_BASE if passing else ADVANCE_BASE)
    quarry, position = spot // POSITIONS, spot % POSITIONS
    goal = position + (2 if passing else 1)
    if goal > state.length:
        return 6
    return move_promise(state, seat, track_place(quarry, position), track_place(quarry, goal)) - (4 if passing else 0)


# --- labour -----------------------------------------------------------------------------------------------------------


def nominate_promise(state: GreatPyramid, seat: i64, task: i64) -> i64:
    """One's own part of what the stone will score; without one, let others pay for little."""
    place = task_place(state, task)
    mine = state.at(place, seat)
    if task >= QUARRIES:
        kind = FINAL_LIFT if state.capstone == AT_CAPSTONE_CAMP and task > QUARRIES else MIDDLE_LIFT
        return rank_share(state, place, seat, mine, kind) - others_share(state, place, seat, kind) // 3 + 10
    chance = arrival(state, task, state.crowd(place))
    return (
        (rank_share(state, place, seat, mine, PUSH_SCORING) - others_share(state, place, seat, PUSH_SCORING) // 3)
        * chance
        // 100
    )


def others_share(state: GreatPyramid, place: i64, seat: i64, kind: i64) -> i64:
    """The best part anyone else would get."""
    best: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            part = rank_share(state, place, other, state.at(place, other), kind)
            if part > best:
                best = part
        other += 1
    return best


def bid_promise(state: GreatPyramid, seat: i64, frame: i64, amount: i64) -> i64:
    """What a bid gains when those after it give what they are likely to give, less the food it costs."""
    nominator, task = second(frame), third(frame)
    place = task_place(state, task)
    total = amount + given(state) + likely(state, place, seat, nominator)
    cost = food_worth(state, state.food[seat]) - food_worth(state, state.food[seat] - amount)
    if task < QUARRIES:
        spaces = SPACES[total if total < len(SPACES) else len(SPACES) - 1]
        if spaces == 0:
            return -cost - starving(state, seat, amount)
        return push_gain(state, seat, task, spaces) - cost
    if total < LIFT_TOTAL:
        return -cost - starving(state, seat, amount)
    return lift_gain(state, seat, place, task, amount) - cost


def pending(state: GreatPyramid, seat: i64) -> i64:
    """What the task that is being bid for will bring a seat, when those to come give what they are likely to give."""
    frame = state.top()
    bidder, nominator, task = seat_of(frame), second(frame), third(frame)
    place = task_place(state, task)
    if state.at(place, seat) == 0:
        return 0
    total = given(state) + likely_bid(state, place, bidder) + likely(state, place, bidder, nominator)
    amount = state.bids[seat] if state.bids[seat] >= 0 else likely_bid(state, place, seat)
    if task < QUARRIES:
        spaces = SPACES[total if total < len(SPACES) else len(SPACES) - 1]
        return push_gain(state, seat, task, spaces) if spaces > 0 else -starving(state, seat, amount)
    return lift_gain(state, seat, place, task, amount) if total >= LIFT_TOTAL else -starving(state, seat, amount)


def given(state: GreatPyramid) -> i64:
    """The food bid so far."""
    total: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if state.bids[seat] > 0:
            total += state.bids[seat]
        seat += 1
    return total


def likely_bid(state: GreatPyramid, place: i64, seat: i64) -> i64:
    """What a player is likely to bid: somewhat more than one food a worker."""
    workers = state.at(place, seat)
    bid = (LIKELY * workers + 1) // 2
    return bid if bid < state.food[seat] else state.food[seat]


def likely(state: GreatPyramid, place: i64, seat: i64, nominator: i64) -> i64:
    """What those who bid after a seat are likely to give together."""
    total: i64 = 0
    other = seat
    while other != nominator:
        other = other + 1 if other + 1 < state.players else 0
        total += likely_bid(state, place, other)
    return total


def starving(state: GreatPyramid, seat: i64, amount: i64) -> i64:
    """GP-5.6 The cost of a failure: a worker, unless somebody has bid less."""
    other: i64 = 0
    while other < state.players:
        if 0 <= state.bids[other] < amount:
            return FAILED
        other += 1
    return STARVED


def push_gain(state: GreatPyramid, seat: i64, quarry: i64, spaces: i64) -> i64:
    """How much nearer a push brings one's part of the scoring."""
    place = state.riders(quarry)
    part = rank_share(state, place, seat, state.at(place, seat), PUSH_SCORING)
    crew = state.crowd(place)
    before = arrival(state, quarry, crew)
    goal = state.sleds[quarry] + spaces
    if goal > state.length:
        return part * (ARRIVED - before) // 100 + WORK * spaces
    return part * NEARER * spaces // 100 + WORK * spaces


def lift_gain(state: GreatPyramid, seat: i64, place: i64, task: i64, amount: i64) -> i64:
    """GP-7.1 One's part of a lift, by food bid, when those who have not bid yet give what they are likely to."""
    amounts = given_bids(state)
    other: i64 = 0
    while other < state.players:
        if other == seat:
            amounts[other] = amount
        elif state.bids[other] == NO_BID and state.at(place, other) > 0:
            amounts[other] = likely_bid(state, place, other)
        other += 1
    final = task > QUARRIES and state.capstone == AT_CAPSTONE_CAMP
    return 10 * share(amounts, seat, FINAL_LIFT if final else MIDDLE_LIFT) + 4


# --- building ---------------------------------------------------------------------------------------------------------


def build_promise(state: GreatPyramid, seat: i64, frame: i64, place: i64) -> i64:
    """Complete a row when one has the most art to decorate it, else leave it open."""
    tier = state.middles if second(frame) == QUARRIES else state.bases
    if not (tier >> PARTNER[place]) & 1:
        return 0
    other: i64 = 0
    while other < state.players:
        if other != seat and state.art[other] >= state.art[seat]:
            return -8
        other += 1
    return 8


def decorate_promise(state: GreatPyramid, seat: i64, frame: i64, amount: i64) -> i64:
    """Close to an even part of one's art over the decorations likely to come; all of it for the last."""
    art = state.most_art(seat)
    last = third(frame) == BUILT_TOP or state.round_number == LAST_ROUND
    left = decorations(state)
    target = art if last or left <= 1 else (art + left - 1) // left + 1
    if target > art:
        target = art
    distance = amount - target if amount > target else target - amount
    return -6 * distance
