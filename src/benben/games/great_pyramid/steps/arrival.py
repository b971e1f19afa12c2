"""GP-6 Arrival: a stone is built or waits for its lift; then scoring, reassigning, decoration, temple, the sled's return."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup, moves
from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.scoring import award, score_temple, worker_counts
from benben.games.great_pyramid.state import GreatPyramid
from benben.games.great_pyramid.steps import step_numbers
from benben.games.great_pyramid.steps.round_flow import clear_bids, end_game, end_turn
from benben.games.great_pyramid.steps.routes import offer_camps
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import EVERYONE, Step, agenda_item, field, seat_of, second, third

REASSIGN_STAGE: Final[i64] = 0
"""GP-6.3 (b) Workers of the sled are reassigned."""
DECORATE_STAGE: Final[i64] = 1
"""GP-6.3 (c) A completed row is decorated."""
TEMPLE_STAGE: Final[i64] = 2
"""GP-6.3 (d) The Temple of Ra is scored for a completed tier; (e) the sled returns."""


class Build(Step[GreatPyramid]):
    """GP-6.1, GP-6.2 The nominator places a base stone on a free base place, a middle stone over a standing base stone."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        free = free_places(state, second(item))
        for place in range(lookup.SITE_PLACES):
            if (free >> place) & 1:
                state.offer(moves.BUILD_BASE + place)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        place, way = action - moves.BUILD_BASE, second(item)
        if way == lookup.BY_LIFT:
            state.waiting -= 1
            state.middles |= 1 << place
            announce_row(state, seat, lookup.SITE_PLACES + place)
            score_lift(state, lookup.MIDDLE_LIFT_SCORING, lookup.MIDDLE)
            continue_arrival(state, seat, way, lookup.SITE_PLACES + place, DECORATE_STAGE)
        else:
            state.sled_stones[way] = lookup.NO_STONE
            state.bases |= 1 << place
            announce_row(state, seat, place)
            score_push(state, seat, way, place, lookup.BASE)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if not moves.BUILD_BASE <= action < moves.ASSIGN_BASE:
            return Refusal("GP-6.1", "great_pyramid-build-now")
        place = action - moves.BUILD_BASE
        args: Args = {"letter": BOX.places[place]}
        if second(item) != lookup.BY_LIFT:
            return Refusal("GP-6.1", "great_pyramid-place-built", args)
        if not (state.bases >> place) & 1:
            return Refusal("GP-6.2", "great_pyramid-no-base-there", args)
        return Refusal("GP-6.2", "great_pyramid-place-built", args)


class Reassign(Step[GreatPyramid]):
    """GP-6.3 After a push each worker of the sled is put into a lift or support camp, one by one, the nominator's last."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        offer_camps(state, moves.ASSIGN_BASE)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        nominator, way = second(item), third(item)
        state.move_worker(seat, state.unloading_place(way), action - moves.ASSIGN_BASE)
        ask_to_reassign(state, seat, nominator, way, field(item, 3))

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("GP-6.3", "great_pyramid-assign-now")


class Decorate(Step[GreatPyramid]):
    """GP-7.4 All players bid art in secret, in any order; when the last bid is in, all are opened and spent."""

    def actors(self, state: GreatPyramid, item: i64) -> i64:
        asked: i64 = 0
        for seat in range(state.players):
            if state.bids[seat] == lookup.NO_BID:
                asked |= 1 << seat
        return asked

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        most = state.most_art(seat)
        for amount in range(most + 1):
            state.offer(moves.DECORATE_BASE + amount)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        state.bids[seat] = action - moves.DECORATE_BASE
        if self.actors(state, item) != 0:
            state.push(item)
            return
        state.reveal()
        open_bids(state, third(item))
        continue_arrival(state, seat_of(item), second(item), third(item), TEMPLE_STAGE)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if not moves.DECORATE_BASE <= action <= moves.DECORATE_BASE + lookup.MOST_ART:
            return Refusal("GP-7.4", "great_pyramid-decorate-now")
        args: Args = {"amount": int(action - moves.DECORATE_BASE), "art": int(state.art[seat])}
        return Refusal("GP-7.4", "great_pyramid-too-little-art", args)

    def visible_to(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> i64:
        """The bidder alone sees the amount, unless this bid opens them all."""
        return EVERYONE if self.reveals_sealed(state, item, seat, action) else 1 << seat

    def reveals_sealed(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> bool:
        return self.actors(state, item) == 1 << seat


class Load(Step[GreatPyramid]):
    """GP-6.3 The nominator chooses any stone of the reserve for the sled that has come back."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        for stone in range(lookup.STONES):
            if state.reserve[stone] > 0:
                state.offer(moves.LOAD_BASE + stone)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        stone = action - moves.LOAD_BASE
        state.reserve[stone] -= 1
        state.sled_stones[second(item)] = stone
        end_turn(state, seat)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if not moves.LOAD_BASE <= action < moves.LOAD_BASE + lookup.STONES:
            return Refusal("GP-6.3", "great_pyramid-load-now")
        return Refusal("GP-6.3", "great_pyramid-not-in-reserve", {"stone": moves.STONE_WORDS[action - moves.LOAD_BASE]})


# --- a stone arrives --------------------------------------------------------------------------------------------------


def free_places(state: GreatPyramid, way: i64) -> i64:
    """GP-6.1, GP-6.2 The set of places of the site where a stone that came this way can be built."""
    return state.bases & ~state.middles if way == lookup.BY_LIFT else lookup.ALL_SITE_PLACES & ~state.bases


def unload(state: GreatPyramid, nominator: i64, quarry: i64) -> None:
    """GP-6.1 Unload a sled: the nominator builds a base stone; any other stone goes to the Middle lift camp."""
    stone = state.sled_stones[quarry]
    if stone == lookup.BASE:
        state.ask(step_numbers.BUILD, nominator, quarry)
        return
    state.sled_stones[quarry] = lookup.NO_STONE
    if stone == lookup.MIDDLE:
        state.waiting += 1
    else:
        state.capstone = lookup.AT_MIDDLE_CAMP
    score_push(state, nominator, quarry, lookup.NOT_BUILT, stone)


def score_push(state: GreatPyramid, nominator: i64, quarry: i64, built: i64, stone: i64) -> None:
    """GP-6.3 (a) Score a push, by workers on the sled; the rest follows in the order of the option `reassign`."""
    award(state, lookup.PUSH_SCORING, worker_counts(state, state.unloading_place(quarry)), stone, "GP-7.1")
    continue_arrival(state, nominator, quarry, built, DECORATE_STAGE if state.reassign_last else REASSIGN_STAGE)


def place_lifted_stone(state: GreatPyramid, nominator: i64, capstone: bool) -> None:
    """GP-6.2 The nominator builds a middle stone; the capstone rises to the Capstone lift camp, or onto the top."""
    if not capstone:
        state.ask(step_numbers.BUILD, nominator, lookup.BY_LIFT)
    elif state.capstone == lookup.AT_MIDDLE_CAMP:
        state.capstone = lookup.AT_CAPSTONE_CAMP
        score_lift(state, lookup.MIDDLE_LIFT_SCORING, lookup.CAPSTONE)
        end_turn(state, nominator)
    else:
        state.capstone = lookup.ON_TOP
        score_lift(state, lookup.FINAL_LIFT_SCORING, lookup.CAPSTONE)
        continue_arrival(state, nominator, lookup.BY_LIFT, lookup.BUILT_TOP, DECORATE_STAGE)


def score_lift(state: GreatPyramid, kind: i64, stone: i64) -> None:
    """GP-6.3 (a) Score a lift, by food bid. GP-6.4 Lifters stay in their camp."""
    award(state, kind, bid_amounts(state), stone, "GP-7.1")
    clear_bids(state)


def bid_amounts(state: GreatPyramid) -> vec[i64]:
    """The bid of each seat; 0 for those who could not bid."""
    amounts = state.bids[:]
    for seat in range(state.players):
        if amounts[seat] < 0:
            amounts[seat] = 0
    return amounts


def continue_arrival(state: GreatPyramid, nominator: i64, way: i64, built: i64, stage: i64) -> None:
    """GP-6.3, GP-6.4 Carry out what follows the scoring of a push or a lift, from this stage on.

    (b) reassigning after a push, (c) decoration of a completed row, (d) Temple of Ra for a completed tier, (e) the return
    of the sled.
    """
    if stage == REASSIGN_STAGE:
        ask_to_reassign(state, nominator, nominator, way, built)
        return
    if stage == DECORATE_STAGE and is_row_complete(state, built):
        state.ask(step_numbers.DECORATE, nominator, way, built)
        return
    if is_tier_complete(state, built):
        score_temple(state, stone_at(built))
    if built == lookup.BUILT_TOP:
        end_game(state, "capstone")
    elif way == lookup.BY_LIFT:
        end_turn(state, nominator)
    elif state.reassign_last:
        ask_to_reassign(state, nominator, nominator, way, built)
    else:
        return_sled(state, nominator, way)


def ask_to_reassign(state: GreatPyramid, last: i64, nominator: i64, way: i64, built: i64) -> None:
    """GP-6.3 (b) Ask for the next worker of the sled: of the same player, else of the next clockwise, the nominator last."""
    place = state.unloading_place(way)
    seat = last
    if last == nominator and state.crew_at(place) > state.workers_at(place, nominator):
        seat = (nominator + 1) % state.players
    while state.workers_at(place, seat) == 0 and seat != nominator:
        seat = (seat + 1) % state.players
    if state.workers_at(place, seat) > 0:
        state.push(agenda_item(step_numbers.REASSIGN, seat, nominator, way) | (built << 32))
    elif state.reassign_last:
        return_sled(state, nominator, way)
    else:
        continue_arrival(state, nominator, way, built, DECORATE_STAGE)


def return_sled(state: GreatPyramid, nominator: i64, quarry: i64) -> None:
    """GP-6.3 (e) Return a sled, with those waiting in the quarry on it; without a stone for it, it leaves the game."""
    if state.reserve[lookup.BASE] + state.reserve[lookup.MIDDLE] + state.reserve[lookup.CAPSTONE] == 0:
        state.sled_positions[quarry] = lookup.SLED_GONE
        end_turn(state, nominator)
    else:
        state.sled_positions[quarry] = 0
        state.ask(step_numbers.LOAD, nominator, quarry)


# --- rows and tiers ---------------------------------------------------------------------------------------------------


def stone_at(built: i64) -> i64:
    """The kind of the stone that was built."""
    return lookup.CAPSTONE if built == lookup.BUILT_TOP else lookup.BASE if built < lookup.SITE_PLACES else lookup.MIDDLE


def tier_places(state: GreatPyramid, built: i64) -> i64:
    """The built places of the tier of the stone that was built."""
    return state.bases if built < lookup.SITE_PLACES else state.middles


def is_row_complete(state: GreatPyramid, built: i64) -> bool:
    """GP-1.4 Whether the stone just built completed a row; the capstone is one by itself."""
    if built >= lookup.BUILT_TOP:
        return built == lookup.BUILT_TOP
    return (tier_places(state, built) >> lookup.PARTNER[built % lookup.SITE_PLACES]) & 1 == 1


def is_tier_complete(state: GreatPyramid, built: i64) -> bool:
    """GP-1.4 Whether the stone just built completed a tier; the capstone is one by itself."""
    if built >= lookup.BUILT_TOP:
        return built == lookup.BUILT_TOP
    return tier_places(state, built) == lookup.ALL_SITE_PLACES


def announce_row(state: GreatPyramid, seat: i64, built: i64) -> None:
    """GP-6.3 Report that the stone just built completes a row, which is decorated later, and whether it completes a tier."""
    if state.event_log is not None and is_row_complete(state, built):
        state.emit("row-complete", seat, "GP-6.3", {"tier": "yes" if is_tier_complete(state, built) else "no"})


def open_bids(state: GreatPyramid, built: i64) -> None:
    """GP-7.4 Reveal all bids together, rank them, and spend all art that was bid."""
    for seat in range(state.players):
        state.art[seat] -= state.bids[seat]
        if state.event_log is not None:
            state.emit("opened", seat, "GP-7.4", {"player": f"p{seat + 1}", "amount": int(state.bids[seat])})
    kind = lookup.CAPSTONE_DECORATION_SCORING if built == lookup.BUILT_TOP else lookup.DECORATION_SCORING
    award(state, kind, state.bids[:], stone_at(built), "GP-7.4")
    clear_bids(state)
