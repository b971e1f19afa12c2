"""GP-6 Arrival: a stone is built or waits for its lift; scoring, reassigning, decoration, temple, the sled's return."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import (
    ASSIGN_BASE,
    BUILD_BASE,
    DECORATE_BASE,
    LOAD_BASE,
    STONE_WORDS,
)
from benben.games.great_pyramid.scoring import (
    CAPSTONE_DECORATION,
    DECORATION,
    FINAL_LIFT,
    MIDDLE_LIFT,
    PUSH_SCORING,
    award,
    score_temple,
    workers_at,
)
from benben.games.great_pyramid.state import (
    ALL_PLACES,
    AT_CAPSTONE_CAMP,
    AT_MIDDLE_CAMP,
    BASE,
    CAPSTONE,
    GONE,
    MIDDLE,
    MOST_ART,
    NO_BID,
    NO_STONE,
    ON_TOP,
    QUARRIES,
    GreatPyramid,
)
from benben.games.great_pyramid.steps.round_flow import (
    BUILD,
    DECORATE,
    LOAD,
    REASSIGN,
    clear_bids,
    end_turn,
    finish,
)
from benben.games.great_pyramid.steps.routes import offer_camps
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import EVERYONE, Step, agenda_item, field, seat_of, second, third

SITE: Final[i64] = len(BOX.places)
BUILT_TOP: Final[i64] = 2 * SITE
NOT_BUILT: Final[i64] = 2 * SITE + 1
"""Where a stone was built: a base place, SITE + a middle place, the top, or nowhere (it waits in a lift camp)."""
PARTNER: Final[vec[i64]] = vec[i64](BOX.partners)
BY_LIFT: Final[i64] = QUARRIES
"""A stone's way: out of a quarry, or by a lift."""
STONES: Final[i64] = NO_STONE

REASSIGNING: Final[i64] = 0
DECORATING: Final[i64] = 1
PRAYING: Final[i64] = 2
RETURNING: Final[i64] = 3


class Build(Step[GreatPyramid]):
    """GP-6.1, GP-6.2 The nominator places a base stone on a free base place, a middle stone over a standing base stone."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        free = free_places(state, second(item))
        place: i64 = 0
        while place < SITE:
            if (free >> place) & 1:
                state.offer(BUILD_BASE + place)
            place += 1

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        place, way = action - BUILD_BASE, second(item)
        if way == BY_LIFT:
            state.waiting -= 1
            state.middles |= 1 << place
            score_lift(state, MIDDLE_LIFT, MIDDLE)
            go_on(state, seat, way, SITE + place, DECORATING)
        else:
            state.cargo[way] = NO_STONE
            state.bases |= 1 << place
            pushed(state, seat, way, place, BASE)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if not BUILD_BASE <= action < ASSIGN_BASE:
            return Refusal("GP-6.1", "great_pyramid-build-now")
        place = action - BUILD_BASE
        args: Args = {"letter": BOX.places[place]}
        if second(item) != BY_LIFT:
            return Refusal("GP-6.1", "great_pyramid-place-built", args)
        if not (state.bases >> place) & 1:
            return Refusal("GP-6.2", "great_pyramid-no-base-there", args)
        return Refusal("GP-6.2", "great_pyramid-place-built", args)


class Reassign(Step[GreatPyramid]):
    """GP-6.3 After a push the workers of the sled go to lift and support camps, one by one, the nominator's last."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        offer_camps(state, ASSIGN_BASE)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        nominator, way = second(item), third(item)
        state.shift(seat, state.past(way), action - ASSIGN_BASE)
        reassign(state, seat, nominator, way, field(item, 3))

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("GP-6.3", "great_pyramid-assign-now")


class Decorate(Step[GreatPyramid]):
    """GP-7.4 All players bid art in secret, in any order; when the last bid is in, all are opened and spent."""

    def actors(self, state: GreatPyramid, item: i64) -> i64:
        asked: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            if state.bids[seat] == NO_BID:
                asked |= 1 << seat
            seat += 1
        return asked

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        most = state.most_art(seat)
        amount: i64 = 0
        while amount <= most:
            state.offer(DECORATE_BASE + amount)
            amount += 1

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        state.bids[seat] = action - DECORATE_BASE
        if self.actors(state, item) != 0:
            state.push(item)
            return
        state.reveal()
        open_bids(state, third(item))
        go_on(state, seat_of(item), second(item), third(item), PRAYING)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if not DECORATE_BASE <= action <= DECORATE_BASE + MOST_ART:
            return Refusal("GP-7.4", "great_pyramid-decorate-now")
        args: Args = {"amount": int(action - DECORATE_BASE), "art": int(state.art[seat])}
        return Refusal("GP-7.4", "great_pyramid-too-little-art", args)

    def visible_to(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> i64:
        """The bidder alone, unless this bid opens them all."""
        return EVERYONE if self.reveals_sealed(state, item, seat, action) else 1 << seat

    def reveals_sealed(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> bool:
        return self.actors(state, item) == 1 << seat


class Load(Step[GreatPyramid]):
    """GP-6.3 The nominator chooses any stone of the reserve for the sled that has come back."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        stone: i64 = 0
        while stone < STONES:
            if state.reserve[stone] > 0:
                state.offer(LOAD_BASE + stone)
            stone += 1

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        stone = action - LOAD_BASE
        state.reserve[stone] -= 1
        state.cargo[second(item)] = stone
        end_turn(state, seat)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if not LOAD_BASE <= action < LOAD_BASE + STONES:
            return Refusal("GP-6.3", "great_pyramid-load-now")
        return Refusal("GP-6.3", "great_pyramid-not-in-reserve", {"stone": STONE_WORDS[action - LOAD_BASE]})


# --- a stone arrives --------------------------------------------------------------------------------------------------


def free_places(state: GreatPyramid, way: i64) -> i64:
    """GP-6.1, GP-6.2 The set of places a stone can be built on."""
    return state.bases & ~state.middles if way == BY_LIFT else ALL_PLACES & ~state.bases


def unload(state: GreatPyramid, nominator: i64, quarry: i64) -> None:
    """GP-6.1 A base stone is to be built; any other stone goes to the Middle lift camp."""
    stone = state.cargo[quarry]
    if stone == BASE:
        state.ask(BUILD, nominator, quarry)
        return
    state.cargo[quarry] = NO_STONE
    if stone == MIDDLE:
        state.waiting += 1
    else:
        state.capstone = AT_MIDDLE_CAMP
    pushed(state, nominator, quarry, NOT_BUILT, stone)


def pushed(state: GreatPyramid, nominator: i64, quarry: i64, built: i64, stone: i64) -> None:
    """GP-6.3 (a) Push scoring, by workers on the sled; then the rest in the order of the option `reassign`."""
    award(state, PUSH_SCORING, workers_at(state, state.past(quarry)), stone, "GP-7.1")
    go_on(state, nominator, quarry, built, DECORATING if state.after_temple else REASSIGNING)


def lifted(state: GreatPyramid, nominator: i64, capstone: bool) -> None:
    """GP-6.2 A middle stone is to be built; the capstone rises to the Capstone lift camp, or onto the top."""
    if not capstone:
        state.ask(BUILD, nominator, BY_LIFT)
    elif state.capstone == AT_MIDDLE_CAMP:
        state.capstone = AT_CAPSTONE_CAMP
        score_lift(state, MIDDLE_LIFT, CAPSTONE)
        end_turn(state, nominator)
    else:
        state.capstone = ON_TOP
        score_lift(state, FINAL_LIFT, CAPSTONE)
        go_on(state, nominator, BY_LIFT, BUILT_TOP, DECORATING)


def score_lift(state: GreatPyramid, kind: i64, stone: i64) -> None:
    """GP-6.3 (a) Lift scoring, by food bid. GP-6.4 Lifters stay in their camp."""
    award(state, kind, given_bids(state), stone, "GP-7.1")
    clear_bids(state)


def given_bids(state: GreatPyramid) -> vec[i64]:
    """What each seat has bid; 0 for those who had no say."""
    amounts = state.bids[:]
    seat: i64 = 0
    while seat < state.players:
        if amounts[seat] < 0:
            amounts[seat] = 0
        seat += 1
    return amounts


def go_on(state: GreatPyramid, nominator: i64, way: i64, built: i64, stage: i64) -> None:
    """GP-6.3, GP-6.4 What follows the scoring of a push or lift, from this stage on.

    (b) reassigning after a push, (c) decoration of a completed row, (d) Temple of Ra for a completed tier, (e) the way back
    of the sled.
    """
    if stage == REASSIGNING:
        reassign(state, nominator, nominator, way, built)
        return
    if stage == DECORATING and row_complete(state, built):
        state.ask(DECORATE, nominator, way, built)
        return
    if tier_complete(state, built):
        score_temple(state, stone_at(built))
    if built == BUILT_TOP:
        finish(state, "capstone")
    elif way == BY_LIFT:
        end_turn(state, nominator)
    elif state.after_temple:
        reassign(state, nominator, nominator, way, built)
    else:
        return_sled(state, nominator, way)


def reassign(state: GreatPyramid, after: i64, nominator: i64, way: i64, built: i64) -> None:
    """GP-6.3 (b) The same player while they have workers on the sled, else the next clockwise; the nominator is last."""
    place = state.past(way)
    seat = after
    if after == nominator and state.crowd(place) > state.at(place, nominator):
        seat = (nominator + 1) % state.players
    while state.at(place, seat) == 0 and seat != nominator:
        seat = (seat + 1) % state.players
    if state.at(place, seat) > 0:
        state.push(agenda_item(REASSIGN, seat, nominator, way) | (built << 32))
    elif state.after_temple:
        return_sled(state, nominator, way)
    else:
        go_on(state, nominator, way, built, DECORATING)


def return_sled(state: GreatPyramid, nominator: i64, quarry: i64) -> None:
    """GP-6.3 (e) The sled goes back, those waiting in the quarry are on it; without a stone for it, it leaves the game."""
    if state.reserve[BASE] + state.reserve[MIDDLE] + state.reserve[CAPSTONE] == 0:
        state.sleds[quarry] = GONE
        end_turn(state, nominator)
    else:
        state.sleds[quarry] = 0
        state.ask(LOAD, nominator, quarry)


# --- rows and tiers ---------------------------------------------------------------------------------------------------


def stone_at(built: i64) -> i64:
    """The kind of stone that stands there."""
    return CAPSTONE if built == BUILT_TOP else BASE if built < SITE else MIDDLE


def tier(state: GreatPyramid, built: i64) -> i64:
    """The set of built places of the tier."""
    return state.bases if built < SITE else state.middles


def row_complete(state: GreatPyramid, built: i64) -> bool:
    """GP-1.4 Whether the stone just built completed a row; the capstone is one by itself."""
    if built >= BUILT_TOP:
        return built == BUILT_TOP
    return (tier(state, built) >> PARTNER[built % SITE]) & 1 == 1


def tier_complete(state: GreatPyramid, built: i64) -> bool:
    """GP-1.4 Whether the stone just built completed a tier; the capstone is one by itself."""
    if built >= BUILT_TOP:
        return built == BUILT_TOP
    return tier(state, built) == ALL_PLACES


def open_bids(state: GreatPyramid, built: i64) -> None:
    """GP-7.4 The bids are revealed together, ranked, and all art bid is spent."""
    seat: i64 = 0
    while seat < state.players:
        state.art[seat] -= state.bids[seat]
        if state.event_log is not None:
            state.emit("opened", seat, "GP-7.4", {"player": f"p{seat + 1}", "amount": int(state.bids[seat])})
        seat += 1
    kind = CAPSTONE_DECORATION if built == BUILT_TOP else DECORATION
    award(state, kind, state.bids[:], stone_at(built), "GP-7.4")
    clear_bids(state)
