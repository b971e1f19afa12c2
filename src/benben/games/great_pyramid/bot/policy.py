"""The policy of Giza: The Great Pyramid: the value of every action, question by question, in tenths of a point."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup, moves
from benben.games.great_pyramid.bot.bidding import Auction
from benben.games.great_pyramid.bot.expected_points import (
    POINT,
    art_value,
    expected_decorations,
    food_value,
    next_worker_value,
    rank_value,
)
from benben.games.great_pyramid.scoring import rank_points
from benben.games.great_pyramid.state import GreatPyramid, spot_place, track_place
from benben.games.great_pyramid.steps import step_numbers
from benben.games.great_pyramid.steps.arrival import bid_amounts
from benben.games.great_pyramid.steps.labour import next_bidder, task_place
from benben.games.great_pyramid.steps.routes import BONUS_ROUTES
from benben.kernel.rng import Rng
from benben.kernel.step import seat_of, second, third

NOISE: Final[i64] = 4
"""Rollouts add less than this many tenths of a point, at random, to the value of each action."""
LOWEST: Final[i64] = -1_000_000
"""Less than the value of any action; also a value that was not computed yet."""
BUILDABLE_STONE_VALUE: Final[i64] = 20
"""A stone on a sled that can be built before all others stand, in tenths of a point."""
ENVY_PERCENT: Final[i64] = 10
"""The percentage of the others' gain by a stone that counts against nominating it."""
MOVE_ROW_VALUE: Final[i64] = 6
"""A row with a free move, in tenths of a point."""
FARM_ROW_VALUE: Final[i64] = 20
"""A row with a second harvest, in hundredths of a point for each farmer."""
FISH_ROW_VALUE: Final[i64] = 3
"""A row with a second catch, in hundredths of a point for each farmer."""
ART_ROW_VALUE: Final[i64] = 20
"""A row with art twice, in hundredths of a point for each artist."""
PLAIN_ROW_VALUE: Final[i64] = 2
"""A row without a bonus, in tenths of a point: its turn comes early."""
ART_ROW_FOOD: Final[i64] = 6
"""Food below which a row with art twice has no value."""
MOVE_COST: Final[i64] = 1
"""The cost of moving a worker, in tenths of a point, so that none moves for nothing."""
PASS_EXTRA_COST: Final[i64] = 4
"""The further cost of passing, in tenths of a point: it takes two actions."""
LEAVING_VALUE: Final[i64] = 6
"""A worker that leaves a track without a sled, in tenths of a point."""
OFF_TARGET_COST: Final[i64] = 6
"""The cost of each art more or less than an even part, in tenths of a point."""
COMPLETED_ROW_VALUE: Final[i64] = 8
"""Completing a row with the most art, or leaving it open without, in tenths of a point."""


# --- rollouts ---------------------------------------------------------------------------------------------------------


def rollout_choice(state: GreatPyramid, rng: Rng) -> i64:
    """The listed action with the highest value, with a little noise so that rollouts differ."""
    seat = state.listed
    item = state.top()
    if item & 0xFF == step_numbers.BID:
        return rollout_bid(state, seat, item, rng)
    move_values = MoveValues(state, seat)
    found = state.choices[0]
    best = LOWEST
    for i in range(state.count):
        action = state.choices[i]
        if moves.MOVE_BASE <= action < moves.SKIP_ACTION:
            value = move_values.value(action)
        else:
            value = action_value(state, seat, action)
        value += rng.below(NOISE)
        if value > best:
            best = value
            found = action
    return found


def rollout_bid(state: GreatPyramid, seat: i64, item: i64, rng: Rng) -> i64:
    """`rollout_choice` for bids, which one auction compares."""
    auction = Auction(state, third(item), seat, second(item))
    found = state.choices[0]
    best = LOWEST
    for i in range(state.count):
        action = state.choices[i]
        value = auction.value(auction.outcome_after(action - moves.BID_BASE), seat) + rng.below(NOISE)
        if value > best:
            best = value
            found = action
    return found


def action_value(state: GreatPyramid, seat: i64, action: i64) -> i64:
    """The value of a listed action for the seat."""
    item = state.top()
    step = item & 0xFF
    if step == step_numbers.BID:
        return bid_value(state, seat, item, action - moves.BID_BASE)
    if step == step_numbers.DECORATE:
        return decoration_value(state, seat, item, action - moves.DECORATE_BASE)
    if step == step_numbers.NOMINATE:
        return nomination_value(state, seat, action - moves.PUSH_BASE)
    if step == step_numbers.CHOOSE_ROW:
        return row_value(state, seat, action - moves.ROW_BASE)
    if step == step_numbers.BUILD:
        return build_value(state, seat, item, action - moves.BUILD_BASE)
    if step == step_numbers.LOAD:
        return 0 if action - moves.LOAD_BASE == lookup.CAPSTONE else BUILDABLE_STONE_VALUE
    if step == step_numbers.PLACE_WORKER:
        place = spot_place(action - moves.PLACE_BASE)
        return next_worker_value(state, seat, place, state.workers_at(place, seat))
    if step == step_numbers.REASSIGN:
        camp = action - moves.ASSIGN_BASE
        return next_worker_value(state, seat, camp, state.workers_at(camp, seat))
    return turn_action_value(state, seat, action)


# --- rows and turns ---------------------------------------------------------------------------------------------------


def row_value(state: GreatPyramid, seat: i64, row: i64) -> i64:
    """The value of a row: a second use of a production one has workers for, or a free move."""
    bonus = lookup.ROW_BONUS[row]
    if bonus == lookup.FARM_BONUS:
        return FARM_ROW_VALUE * state.workers_at(lookup.FARM, seat) // 10
    if bonus == lookup.FISH_BONUS:
        return FISH_ROW_VALUE * state.workers_at(lookup.FARM, seat) // 10
    if bonus == lookup.ART_BONUS:
        return ART_ROW_VALUE * state.workers_at(lookup.ARTIST, seat) // 10 if state.food[seat] >= ART_ROW_FOOD else 0
    return MOVE_ROW_VALUE if BONUS_ROUTES[bonus] >= 0 else PLAIN_ROW_VALUE


def turn_action_value(state: GreatPyramid, seat: i64, action: i64) -> i64:
    """The value of an action of a turn, of a bonus move, and of a camp for a worker that left the track."""
    if action < moves.SKIP_ACTION:
        route = action - moves.MOVE_BASE
        return move_value(state, seat, spot_place(route // moves.SPOTS), spot_place(route % moves.SPOTS))
    if action in (moves.SKIP_ACTION, moves.END_ACTION):
        return 0
    if action < moves.FARM_ACTION:
        return walk_value(state, seat, action)
    food = state.food[seat]
    if action == moves.FARM_ACTION:
        return food_value(state, food + state.workers_at(lookup.FARM, seat)) - food_value(state, food)
    if action == moves.FISH_ACTION:
        return food_value(state, food + state.workers_at(lookup.FARM, seat) // 2) - food_value(state, food)
    if action < moves.END_ACTION:
        amount = action - moves.ART_BASE + 1
        paid = food_value(state, food) - food_value(state, food - amount)
        return art_value(state, seat, state.art[seat] + amount) - art_value(state, seat, state.art[seat]) - paid
    camp = action - moves.LEAVE_BASE
    return next_worker_value(state, seat, camp, state.workers_at(camp, seat))


@final
class MoveValues:
    """The values of moves of one worker, when there are many to compare: every camp and quarry is evaluated once."""

    def __init__(self, state: GreatPyramid, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.gains = vec[i64]([LOWEST] * int(moves.SPOTS))
        """The value of one more worker at each spot, once it was asked for."""
        self.losses = vec[i64]([LOWEST] * int(moves.SPOTS))
        """The value of the last worker at each spot, once it was asked for."""

    def value(self, action: i64) -> i64:
        """The same as `move_value`."""
        state, seat = self.state, self.seat
        start, goal = (action - moves.MOVE_BASE) // moves.SPOTS, (action - moves.MOVE_BASE) % moves.SPOTS
        if self.losses[start] == LOWEST:
            place = spot_place(start)
            self.losses[start] = next_worker_value(state, seat, place, state.workers_at(place, seat) - 1)
        if self.gains[goal] == LOWEST:
            place = spot_place(goal)
            self.gains[goal] = next_worker_value(state, seat, place, state.workers_at(place, seat))
        return self.gains[goal] - self.losses[start] - MOVE_COST


def move_value(state: GreatPyramid, seat: i64, start: i64, goal: i64) -> i64:
    """The value of a worker where it goes, less its value where it comes from."""
    loss = next_worker_value(state, seat, start, state.workers_at(start, seat) - 1)
    return next_worker_value(state, seat, goal, state.workers_at(goal, seat)) - loss - MOVE_COST


def walk_value(state: GreatPyramid, seat: i64, action: i64) -> i64:
    """The value of catching up with a sled, or of leaving a track where there is none."""
    passing = action >= moves.PASS_BASE
    spot = action - (moves.PASS_BASE if passing else moves.ADVANCE_BASE)
    quarry, position = spot // moves.POSITIONS, spot % moves.POSITIONS
    goal = position + (2 if passing else 1)
    if goal > state.track_length:
        return LEAVING_VALUE
    gain = move_value(state, seat, track_place(quarry, position), track_place(quarry, goal))
    return gain - PASS_EXTRA_COST if passing else gain


# --- labour -----------------------------------------------------------------------------------------------------------


def nomination_value(state: GreatPyramid, seat: i64, task: i64) -> i64:
    """The value of the bids to be expected for this stone, less a little of their value for the others."""
    place = task_place(state, task)
    auction = Auction(state, task, next_bidder(state, place, seat, seat), seat)
    outcome = auction.outcome()
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            others += auction.value(outcome, other)
    return auction.value(outcome, seat) - others * ENVY_PERCENT // 100


def bid_value(state: GreatPyramid, seat: i64, item: i64, amount: i64) -> i64:
    """The value of a bid, less its food, when those after it take the bids with the highest value."""
    auction = Auction(state, third(item), seat, second(item))
    return auction.value(auction.outcome_after(amount), seat)


def is_duplicate_bid(state: GreatPyramid, seat: i64, action: i64) -> bool:
    """True for a last bid that has the same result as a lower one."""
    item = state.top()
    if item & 0xFF != step_numbers.BID:
        return False
    return Auction(state, third(item), seat, second(item)).is_duplicate(action - moves.BID_BASE)


def gives_up_stone(state: GreatPyramid, seat: i64, action: i64) -> bool:
    """True for a bid that makes it impossible to move a stone that could be moved."""
    item = state.top()
    if item & 0xFF != step_numbers.BID:
        return False
    return Auction(state, third(item), seat, second(item)).gives_up(action - moves.BID_BASE)


def pending_values(state: GreatPyramid) -> vec[i64]:
    """The value of the open question for each seat, beyond its expected points."""
    found = vec[i64]([0] * int(state.players))
    item = state.top()
    step = item & 0xFF
    if step == step_numbers.BID:
        auction = Auction(state, third(item), seat_of(item), second(item))
        outcome = auction.outcome()
        for seat in range(state.players):
            found[seat] = auction.value(outcome, seat)
    elif step in (step_numbers.CHOOSE_ROW, step_numbers.BONUS_MOVE):
        for seat in range(state.players):
            if state.rows[seat] != lookup.NO_ROW:
                found[seat] = row_value(state, seat, state.rows[seat])
    elif step == step_numbers.BUILD:
        for seat in range(state.players):
            found[seat] = pending_score(state, seat, second(item))
    elif step == step_numbers.DECORATE:
        for seat in range(state.players):
            if state.bids[seat] != lookup.NO_BID:
                found[seat] = decoration_value(state, seat, item, state.bids[seat])
    return found


def pending_score(state: GreatPyramid, seat: i64, way: i64) -> i64:
    """GP-6.3 The points of a push or a lift that are scored as soon as its stone is built, in tenths."""
    if way == lookup.BY_LIFT:
        return POINT * rank_points(bid_amounts(state), seat, lookup.MIDDLE_LIFT_SCORING)
    place = state.unloading_place(way)
    return rank_value(state, place, seat, state.workers_at(place, seat), lookup.PUSH_SCORING)


# --- building ---------------------------------------------------------------------------------------------------------


def build_value(state: GreatPyramid, seat: i64, item: i64, place: i64) -> i64:
    """The value of building at a place: complete a row when one has the most art to decorate it, else leave it open."""
    tier = state.middles if second(item) == lookup.BY_LIFT else state.bases
    if not (tier >> lookup.PARTNER[place]) & 1:
        return 0
    for other in range(state.players):
        if other != seat and state.art[other] >= state.art[seat]:
            return -COMPLETED_ROW_VALUE
    return COMPLETED_ROW_VALUE


def decoration_value(state: GreatPyramid, seat: i64, item: i64, amount: i64) -> i64:
    """The value of an art bid: high near an even part over the decorations likely to come; all of it for the last."""
    art = state.most_art(seat)
    last = third(item) == lookup.BUILT_TOP or state.round_number == lookup.LAST_ROUND
    left = expected_decorations(state)
    target = art if last or left <= 1 else (art + left - 1) // left + 1
    if target > art:
        target = art
    distance = amount - target if amount > target else target - amount
    return -OFF_TARGET_COST * distance
