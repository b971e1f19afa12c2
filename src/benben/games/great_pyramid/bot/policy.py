"""Sensible moves in Giza: The Great Pyramid, question by question: what each action promises, in tenths of a point."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.bot.bidding import Auction
from benben.games.great_pyramid.bot.outlook import POINT, art_worth, decorations, food_worth, rank_share, worth
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
from benben.games.great_pyramid.scoring import MIDDLE_LIFT, PUSH_SCORING, share
from benben.games.great_pyramid.state import (
    ARTIST,
    CAPSTONE,
    FARM,
    NO_BID,
    NO_ROW,
    GreatPyramid,
    spot_place,
    track_place,
)
from benben.games.great_pyramid.steps.arrival import BUILT_TOP, BY_LIFT, PARTNER, given_bids
from benben.games.great_pyramid.steps.labour import next_bidder, task_place
from benben.games.great_pyramid.steps.round_flow import (
    ART_BONUS,
    BID,
    BONUS,
    BONUS_MOVE,
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
from benben.games.great_pyramid.steps.routes import BONUS_ROUTES
from benben.kernel.rng import Rng
from benben.kernel.step import seat_of, second, third

NOISE: Final[i64] = 4
"""Tenths of a point by which rollouts stray from what promises most."""
UNSEEN: Final[i64] = -1_000_000
"""A place not looked at yet; less than anything promises."""
LIFTABLE: Final[i64] = 20
"""What a stone on a sled is worth that can be built before all others stand."""
ENVY: Final[i64] = 10
"""How many percent of what the others gain by a stone speak against nominating it."""
ROW_MOVE: Final[i64] = 6
ROW_FARM: Final[i64] = 20
ROW_FISH: Final[i64] = 3
ROW_ART: Final[i64] = 20
NO_ROW_BONUS: Final[i64] = 2
"""What rows are worth: a move for nothing; in tenths for every producer, a second harvest, catch or work; being early."""
ART_MEAL: Final[i64] = 6
"""Food below which nobody spends it twice on art."""
ACTION: Final[i64] = 1
"""What moving a worker costs, so that none moves for nothing."""
PASSING: Final[i64] = 4
"""What passing costs more: it takes two actions."""
WALKED_OFF: Final[i64] = 6
"""What a worker gains by leaving a track without a sled."""
OFF_TARGET: Final[i64] = 6
"""What every art more or less than an even part costs."""
ROW_DONE: Final[i64] = 8
"""What it is worth to complete a row when one has the most art, and to leave it open when one has not."""


def best_choice(state: GreatPyramid, rng: Rng) -> i64:
    """Of the listed actions the one that promises most, with a little noise so that rollouts differ."""
    seat = state.listed
    item = state.top()
    if item & 0xFF == BID:
        return best_bid(state, seat, item, rng)
    moves = Moves(state, seat)
    found = state.choices[0]
    best = UNSEEN
    i: i64 = 0
    while i < state.count:
        action = state.choices[i]
        hope = moves.promise(action) if MOVE_BASE <= action < SKIP_ACTION else promise(state, seat, action)
        hope += rng.below(NOISE)
        if hope > best:
            best = hope
            found = action
        i += 1
    return found


def best_bid(state: GreatPyramid, seat: i64, item: i64, rng: Rng) -> i64:
    """The same for bids, which are compared in one auction."""
    auction = Auction(state, third(item), seat, second(item))
    found = state.choices[0]
    best = UNSEEN
    i: i64 = 0
    while i < state.count:
        action = state.choices[i]
        hope = auction.worth(auction.outcome_after(action - BID_BASE), seat) + rng.below(NOISE)
        if hope > best:
            best = hope
            found = action
        i += 1
    return found


def promise(state: GreatPyramid, seat: i64, action: i64) -> i64:
    """What a listed action promises the seat."""
    item = state.top()
    step = item & 0xFF
    if step == BID:
        return bid_promise(state, seat, item, action - BID_BASE)
    if step == DECORATE:
        return decorate_promise(state, seat, item, action - DECORATE_BASE)
    if step == NOMINATE:
        return nominate_promise(state, seat, action - PUSH_BASE)
    if step == CHOOSE_ROW:
        return row_promise(state, seat, action - ROW_BASE)
    if step == BUILD:
        return build_promise(state, seat, item, action - BUILD_BASE)
    if step == LOAD:
        return 0 if action - LOAD_BASE == CAPSTONE else LIFTABLE
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
        return ROW_FARM * state.at(FARM, seat) // 10
    if bonus == FISH_BONUS:
        return ROW_FISH * state.at(FARM, seat) // 10
    if bonus == ART_BONUS:
        return ROW_ART * state.at(ARTIST, seat) // 10 if state.food[seat] >= ART_MEAL else 0
    return ROW_MOVE if BONUS_ROUTES[bonus] >= 0 else NO_ROW_BONUS


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
        return art_worth(state, seat, state.art[seat] + amount) - art_worth(state, seat, state.art[seat]) - paid
    camp = action - LEAVE_BASE
    return worth(state, seat, camp, state.at(camp, seat))


@final
class Moves:
    """What the moves of one worker promise, when there are many to compare: every camp and quarry is looked at once."""

    def __init__(self, state: GreatPyramid, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.gains = vec[i64]([UNSEEN] * int(SPOTS))
        self.losses = vec[i64]([UNSEEN] * int(SPOTS))

    def promise(self, action: i64) -> i64:
        """The same as ``move_promise``."""
        state, seat = self.state, self.seat
        start, goal = (action - MOVE_BASE) // SPOTS, (action - MOVE_BASE) % SPOTS
        if self.losses[start] == UNSEEN:
            place = spot_place(start)
            self.losses[start] = worth(state, seat, place, state.at(place, seat) - 1)
        if self.gains[goal] == UNSEEN:
            place = spot_place(goal)
            self.gains[goal] = worth(state, seat, place, state.at(place, seat))
        return self.gains[goal] - self.losses[start] - ACTION


def move_promise(state: GreatPyramid, seat: i64, start: i64, goal: i64) -> i64:
    """What a worker is worth more where it goes than where it comes from."""
    lost = worth(state, seat, start, state.at(start, seat) - 1)
    return worth(state, seat, goal, state.at(goal, seat)) - lost - ACTION


def walk_promise(state: GreatPyramid, seat: i64, action: i64) -> i64:
    """Catching up with a sled, or leaving a track where there is none."""
    passing = action >= PASS_BASE
    spot = action - (PASS_BASE if passing else ADVANCE_BASE)
    quarry, position = spot // POSITIONS, spot % POSITIONS
    goal = position + (2 if passing else 1)
    if goal > state.length:
        return WALKED_OFF
    return move_promise(state, seat, track_place(quarry, position), track_place(quarry, goal)) - (PASSING if passing else 0)


# --- labour -----------------------------------------------------------------------------------------------------------


def nominate_promise(state: GreatPyramid, seat: i64, task: i64) -> i64:
    """What the bids for this stone would come to, for oneself and a little for the others."""
    place = task_place(state, task)
    auction = Auction(state, task, next_bidder(state, place, seat, seat), seat)
    outcome = auction.outcome()
    others: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            others += auction.worth(outcome, other)
        other += 1
    return auction.worth(outcome, seat) - others * ENVY // 100


def bid_promise(state: GreatPyramid, seat: i64, item: i64, amount: i64) -> i64:
    """What a bid brings, less its food, when those after it do what is best for them."""
    auction = Auction(state, third(item), seat, second(item))
    return auction.worth(auction.outcome_after(amount), seat)


def bid_echoes(state: GreatPyramid, seat: i64, action: i64) -> bool:
    """Whether a bid is the last one and brings no more than a lower one."""
    item = state.top()
    return item & 0xFF == BID and Auction(state, third(item), seat, second(item)).is_duplicate(action - BID_BASE)


def pending(state: GreatPyramid) -> vec[i64]:
    """What the question at hand will bring each seat, beyond what the outlook shows."""
    found = vec[i64]([0] * int(state.players))
    item = state.top()
    step = item & 0xFF
    seat: i64 = 0
    if step == BID:
        auction = Auction(state, third(item), seat_of(item), second(item))
        outcome = auction.outcome()
        while seat < state.players:
            found[seat] = auction.worth(outcome, seat)
            seat += 1
    elif step in (CHOOSE_ROW, BONUS_MOVE):
        while seat < state.players:
            if state.rows[seat] != NO_ROW:
                found[seat] = row_promise(state, seat, state.rows[seat])
            seat += 1
    elif step == BUILD:
        while seat < state.players:
            found[seat] = earned(state, seat, second(item))
            seat += 1
    elif step == DECORATE:
        while seat < state.players:
            if state.bids[seat] != NO_BID:
                found[seat] = decorate_promise(state, seat, item, state.bids[seat])
            seat += 1
    return found


def earned(state: GreatPyramid, seat: i64, way: i64) -> i64:
    """GP-6.3 What the push or lift brings that is scored as soon as its stone is built."""
    if way == BY_LIFT:
        return POINT * share(given_bids(state), seat, MIDDLE_LIFT)
    return rank_share(state, state.past(way), seat, state.at(state.past(way), seat), PUSH_SCORING)


# --- building ---------------------------------------------------------------------------------------------------------


def build_promise(state: GreatPyramid, seat: i64, item: i64, place: i64) -> i64:
    """Complete a row when one has the most art to decorate it, else leave it open."""
    tier = state.middles if second(item) == BY_LIFT else state.bases
    if not (tier >> PARTNER[place]) & 1:
        return 0
    other: i64 = 0
    while other < state.players:
        if other != seat and state.art[other] >= state.art[seat]:
            return -ROW_DONE
        other += 1
    return ROW_DONE


def decorate_promise(state: GreatPyramid, seat: i64, item: i64, amount: i64) -> i64:
    """Close to an even part of one's art over the decorations likely to come; all of it for the last."""
    art = state.most_art(seat)
    last = third(item) == BUILT_TOP or state.round_number == LAST_ROUND
    left = decorations(state)
    target = art if last or left <= 1 else (art + left - 1) // left + 1
    if target > art:
        target = art
    distance = amount - target if amount > target else target - amount
    return -OFF_TARGET * distance
