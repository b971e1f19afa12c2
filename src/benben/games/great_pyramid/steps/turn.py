"""GP-4 A turn: up to three actions in any order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import (
    ADVANCE_BASE,
    ART_BASE,
    END_ACTION,
    FARM_ACTION,
    FISH_ACTION,
    LEAVE_BASE,
    MOVE_BASE,
    PASS_BASE,
    POSITIONS,
    SKIP_ACTION,
)
from benben.games.great_pyramid.state import ARTIST, FARM, HOLDS, GreatPyramid, track_place
from benben.games.great_pyramid.steps.labour import ask_to_nominate
from benben.games.great_pyramid.steps.round_flow import LEAVE_TRACK, ask_turn
from benben.games.great_pyramid.steps.routes import (
    ACTION_ROUTES,
    between_support,
    move,
    offer_camps,
    offer_moves,
    why_not_move,
)
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import Step, agenda_item, field, second, third

PASS_COST: Final[i64] = 2


class Turn(Step[GreatPyramid]):
    """GP-4 Move a worker, advance one along a track, farm, fish, make art, or end the turn."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        offer_moves(state, seat, ACTION_ROUTES)
        offer_walks(state, seat, ADVANCE_BASE)
        if second(item) >= PASS_COST:
            offer_walks(state, seat, PASS_BASE)
        farmers = state.at(FARM, seat)
        if farmers >= 1 and third(item) > 0:
            state.offer(FARM_ACTION)
        if farmers >= 2 and field(item, 3) > 0:
            state.offer(FISH_ACTION)
        if field(item, 4) > 0:
            most = most_art(state, seat)
            amount: i64 = 1
            while amount <= most:
                state.offer(ART_BASE + amount - 1)
                amount += 1
        state.offer(END_ACTION)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        actions = second(item) - 1
        farms, fishes, arts = third(item), field(item, 3), field(item, 4)
        if action < SKIP_ACTION:
            move(state, seat, action)
        elif action < FARM_ACTION:
            passing = action >= PASS_BASE
            actions -= PASS_COST - 1 if passing else 0
            spot = action - (PASS_BASE if passing else ADVANCE_BASE)
            quarry, start = spot // POSITIONS, spot % POSITIONS
            if not walk(state, seat, quarry, start, 2 if passing else 1):
                left = agenda_item(LEAVE_TRACK, seat, quarry, actions)
                state.push(left | (farms << 32) | (fishes << 40) | (arts << 48))
                return
        elif action == FARM_ACTION:
            state.food[seat] += state.at(FARM, seat)
            farms -= 1
        elif action == FISH_ACTION:
            state.food[seat] += state.at(FARM, seat) // 2
            fishes -= 1
        elif action < END_ACTION:
            make_art(state, seat, action - ART_BASE + 1)
            arts -= 1
        else:
            actions = 0
        go_on(state, seat, actions, farms, fishes, arts)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if MOVE_BASE <= action < SKIP_ACTION:
            return why_not_move(state, seat, action, ACTION_ROUTES, "GP-4.1" if between_support(action) else "GP-4.2")
        if action == SKIP_ACTION:
            return Refusal("GP-4.6", "great_pyramid-end-instead")
        if ADVANCE_BASE <= action < PASS_BASE:
            return why_not_advance(state, seat, action - ADVANCE_BASE)
        if PASS_BASE <= action < FARM_ACTION:
            return why_not_pass(state, seat, action - PASS_BASE, second(item))
        if FARM_ACTION <= action < END_ACTION:
            return why_not_produce(state, item, seat, action)
        return Refusal("GP-4.6", "great_pyramid-act-first")


class LeaveTrack(Step[GreatPyramid]):
    """GP-4.4 A worker past the last space goes at once to a camp of its owner's choice, without points or cost."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        offer_camps(state, LEAVE_BASE)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        state.shift(seat, state.past(second(item)), action - LEAVE_BASE)
        go_on(state, seat, third(item), field(item, 3), field(item, 4), field(item, 5))

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("GP-4.4", "great_pyramid-leave-first", {"quarry": BOX.quarries[second(item)]})


def go_on(state: GreatPyramid, seat: i64, actions: i64, farms: i64, fishes: i64, arts: i64) -> None:
    """GP-4.6 The next action, or nomination when none is left."""
    if actions > 0:
        ask_turn(state, seat, actions, farms, fishes, arts)
    else:
        ask_to_nominate(state, seat)


# --- along a track ----------------------------------------------------------------------------------------------------


def offer_walks(state: GreatPyramid, seat: i64, base: i64) -> None:
    """GP-4.3 Every advance (one space) or pass (over one full space) of a loose worker."""
    quarry: i64 = 0
    while quarry < state.quarries:
        sled = state.sleds[quarry]
        position: i64 = 0
        while position <= state.length:
            if position != sled and state.at(track_place(quarry, position), seat) > 0:
                full = has_no_room(state, quarry, position + 1)
                if base == ADVANCE_BASE:
                    if not full:
                        state.offer(base + quarry * POSITIONS + position)
                elif full and not has_no_room(state, quarry, position + 2):
                    state.offer(base + quarry * POSITIONS + position)
            position += 1
        quarry += 1


def has_no_room(state: GreatPyramid, quarry: i64, position: i64) -> bool:
    """GP-1.2, GP-4.3 A space, or the sled on it, holds four already; past the last space there is always room (GP-4.4)."""
    return position <= state.length and state.crowd(track_place(quarry, position)) >= HOLDS


def walk(state: GreatPyramid, seat: i64, quarry: i64, start: i64, spaces: i64) -> bool:
    """GP-4.3 A worker goes forward and boards the sled where one stands; False when it has left the track (GP-4.4)."""
    goal = start + spaces
    if goal > state.length:
        state.shift(seat, track_place(quarry, start), state.past(quarry))
        return False
    state.shift(seat, track_place(quarry, start), track_place(quarry, goal))
    return True


# --- production -------------------------------------------------------------------------------------------------------


def most_art(state: GreatPyramid, seat: i64) -> i64:
    """GP-4.5 Up to one art per own worker in the Artist Camp, one food paid for each."""
    artists, food = state.at(ARTIST, seat), state.food[seat]
    return artists if artists < food else food


def make_art(state: GreatPyramid, seat: i64, amount: i64) -> None:
    """GP-4.5 Food becomes art."""
    state.food[seat] -= amount
    state.art[seat] += amount


# --- why not ----------------------------------------------------------------------------------------------------------


def why_not_walk(state: GreatPyramid, seat: i64, spot: i64) -> Refusal | None:
    """GP-1.3, GP-2.1, GP-4.3 Why nobody of this seat can walk on from here, wherever to."""
    quarry, position = spot // POSITIONS, spot % POSITIONS
    args = walk_args(spot)
    if quarry >= state.quarries:
        return Refusal("GP-2.1", "great_pyramid-quarry-unused", {"to": BOX.quarries[quarry]})
    if position > state.length:
        args["length"] = int(state.length)
        return Refusal("GP-1.3", "great_pyramid-track-shorter", args)
    if state.at(track_place(quarry, position), seat) == 0:
        return Refusal("GP-4.3", "great_pyramid-nobody-on-track", args)
    if position == state.sleds[quarry]:
        return Refusal("GP-4.3", "great_pyramid-on-the-sled", args)
    return None


def why_not_advance(state: GreatPyramid, seat: i64, spot: i64) -> Refusal:
    """GP-4.3 Why a worker cannot go one space forward."""
    barred = why_not_walk(state, seat, spot)
    return barred if barred is not None else Refusal("GP-4.3", "great_pyramid-next-full", walk_args(spot))


def why_not_pass(state: GreatPyramid, seat: i64, spot: i64, actions: i64) -> Refusal:
    """GP-4.3 Why a worker cannot pass a full space."""
    barred = why_not_walk(state, seat, spot)
    if barred is not None:
        return barred
    if not has_no_room(state, spot // POSITIONS, spot % POSITIONS + 1):
        return Refusal("GP-4.3", "great_pyramid-nothing-to-pass", walk_args(spot))
    if actions < PASS_COST:
        return Refusal("GP-4.3", "great_pyramid-pass-costs-two", walk_args(spot))
    return Refusal("GP-4.3", "great_pyramid-landing-full", walk_args(spot))


def walk_args(spot: i64) -> Args:
    """A position on a track, in notation."""
    return {"quarry": BOX.quarries[spot // POSITIONS], "position": int(spot % POSITIONS)}


def why_not_produce(state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal:
    """GP-3.5, GP-4.5 Why there is no farming, fishing or making art (of this many)."""
    farming, fishing = action == FARM_ACTION, action == FISH_ACTION
    what = "farm" if farming else "fish" if fishing else "art"
    if (third(item) if farming else field(item, 3) if fishing else field(item, 4)) == 0:
        return Refusal("GP-3.5", "great_pyramid-no-more", {"what": what, "row": BOX.rows[state.rows[seat]]})
    args: Args = {"what": what, "farmers": int(state.at(FARM, seat))}
    if farming or fishing:
        return Refusal("GP-4.5", "great_pyramid-yields-nothing", args)
    amount = action - ART_BASE + 1
    args = {"amount": int(amount), "artists": int(state.at(ARTIST, seat)), "food": int(state.food[seat])}
    key = "great_pyramid-too-few-artists" if amount > state.at(ARTIST, seat) else "great_pyramid-too-little-food"
    return Refusal("GP-4.5", key, args)
