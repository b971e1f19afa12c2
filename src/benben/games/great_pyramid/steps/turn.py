"""GP-4 A turn: up to three actions, in any order."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.great_pyramid import lookup, moves
from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.state import GreatPyramid, track_place
from benben.games.great_pyramid.steps import step_numbers
from benben.games.great_pyramid.steps.labour import ask_to_nominate
from benben.games.great_pyramid.steps.round_flow import ask_turn
from benben.games.great_pyramid.steps.routes import (
    ACTION_ROUTES,
    carry_out_move,
    is_support_move,
    offer_camps,
    offer_moves,
    refuse_move,
)
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import Step, agenda_item, field, second, third


class Turn(Step[GreatPyramid]):
    """GP-4 An action of a turn: move a worker, advance one along a track, farm, fish, make art, or end the turn."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        offer_moves(state, seat, ACTION_ROUTES)
        offer_track_moves(state, seat, moves.ADVANCE_BASE)
        if second(item) >= lookup.PASS_COST:
            offer_track_moves(state, seat, moves.PASS_BASE)
        farmers = state.workers_at(lookup.FARM, seat)
        if farmers >= 1 and third(item) > 0:
            state.offer(moves.FARM_ACTION)
        if farmers >= 2 and field(item, 3) > 0:
            state.offer(moves.FISH_ACTION)
        if field(item, 4) > 0:
            most = most_art_made(state, seat)
            for amount in range(1, most + 1):
                state.offer(moves.ART_BASE + amount - 1)
        state.offer(moves.END_ACTION)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        actions = second(item) - 1
        farms, fishes, arts = third(item), field(item, 3), field(item, 4)
        if action < moves.SKIP_ACTION:
            carry_out_move(state, seat, action)
        elif action < moves.FARM_ACTION:
            passing = action >= moves.PASS_BASE
            actions -= lookup.PASS_COST - 1 if passing else 0
            spot = action - (moves.PASS_BASE if passing else moves.ADVANCE_BASE)
            quarry, start = spot // moves.POSITIONS, spot % moves.POSITIONS
            if not walk_track(state, seat, quarry, start, 2 if passing else 1):
                left = agenda_item(step_numbers.LEAVE_TRACK, seat, quarry, actions)
                state.push(left | (farms << 32) | (fishes << 40) | (arts << 48))
                return
        elif action == moves.FARM_ACTION:
            state.food[seat] += state.workers_at(lookup.FARM, seat)
            farms -= 1
        elif action == moves.FISH_ACTION:
            state.food[seat] += state.workers_at(lookup.FARM, seat) // 2
            fishes -= 1
        elif action < moves.END_ACTION:
            make_art(state, seat, action - moves.ART_BASE + 1)
            arts -= 1
        else:
            actions = 0
        ask_next_action(state, seat, actions, farms, fishes, arts)

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        if moves.MOVE_BASE <= action < moves.SKIP_ACTION:
            return refuse_move(state, seat, action, ACTION_ROUTES, "GP-4.1" if is_support_move(action) else "GP-4.2")
        if action == moves.SKIP_ACTION:
            return Refusal("GP-4.6", "great_pyramid-end-instead")
        if moves.ADVANCE_BASE <= action < moves.PASS_BASE:
            return refuse_advance(state, seat, action - moves.ADVANCE_BASE)
        if moves.PASS_BASE <= action < moves.FARM_ACTION:
            return refuse_pass(state, seat, action - moves.PASS_BASE, second(item))
        if moves.FARM_ACTION <= action < moves.END_ACTION:
            return refuse_production(state, item, seat, action)
        return Refusal("GP-4.6", "great_pyramid-act-first")


class LeaveTrack(Step[GreatPyramid]):
    """GP-4.4 A worker past the last space goes at once to a camp of its owner's choice, without points or cost."""

    def options(self, state: GreatPyramid, item: i64, seat: i64) -> None:
        offer_camps(state, moves.LEAVE_BASE)

    def apply(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> None:
        state.move_worker(seat, state.unloading_place(second(item)), action - moves.LEAVE_BASE)
        ask_next_action(state, seat, third(item), field(item, 3), field(item, 4), field(item, 5))

    def refuse(self, state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("GP-4.4", "great_pyramid-leave-first", {"quarry": BOX.quarries[second(item)]})


def ask_next_action(state: GreatPyramid, seat: i64, actions: i64, farms: i64, fishes: i64, arts: i64) -> None:
    """GP-4.6 Ask for the next action, or for the nomination when no action is left."""
    if actions > 0:
        ask_turn(state, seat, actions, farms, fishes, arts)
    else:
        ask_to_nominate(state, seat)


# --- along a track ----------------------------------------------------------------------------------------------------


def offer_track_moves(state: GreatPyramid, seat: i64, first_action: i64) -> None:
    """GP-4.3 Offer every advance (one space) or every pass (over one full space) of a loose worker.

    ``first_action`` says which: moves.ADVANCE_BASE or moves.PASS_BASE.
    """
    for quarry in range(state.quarries):
        sled = state.sled_positions[quarry]
        for position in range(state.track_length + 1):
            if position != sled and state.workers_at(track_place(quarry, position), seat) > 0:
                full = is_full(state, quarry, position + 1)
                if first_action == moves.ADVANCE_BASE:
                    if not full:
                        state.offer(first_action + quarry * moves.POSITIONS + position)
                elif full and not is_full(state, quarry, position + 2):
                    state.offer(first_action + quarry * moves.POSITIONS + position)


def is_full(state: GreatPyramid, quarry: i64, position: i64) -> bool:
    """GP-1.2, GP-4.3 Whether a space, or the sled on it, holds four; past the last space there is always room (GP-4.4)."""
    return position <= state.track_length and state.crew_at(track_place(quarry, position)) >= lookup.CAPACITY


def walk_track(state: GreatPyramid, seat: i64, quarry: i64, start: i64, spaces: i64) -> bool:
    """GP-4.3 Move a worker forward; it boards a sled that stands there. Return False when it left the track (GP-4.4)."""
    goal = start + spaces
    if goal > state.track_length:
        state.move_worker(seat, track_place(quarry, start), state.unloading_place(quarry))
        return False
    state.move_worker(seat, track_place(quarry, start), track_place(quarry, goal))
    return True


# --- production -------------------------------------------------------------------------------------------------------


def most_art_made(state: GreatPyramid, seat: i64) -> i64:
    """GP-4.5 The most art that a seat can make: one for each own worker in the Artist Camp, one food paid for each."""
    artists, food = state.workers_at(lookup.ARTIST, seat), state.food[seat]
    return artists if artists < food else food


def make_art(state: GreatPyramid, seat: i64, amount: i64) -> None:
    """GP-4.5 Turn food into art."""
    state.food[seat] -= amount
    state.art[seat] += amount


# --- refusals ---------------------------------------------------------------------------------------------------------


def refuse_walk(state: GreatPyramid, seat: i64, spot: i64) -> Refusal | None:
    """GP-1.3, GP-2.1, GP-4.3 Refuse a start from which no worker of this seat can go on; None when one can."""
    quarry, position = spot // moves.POSITIONS, spot % moves.POSITIONS
    args = walk_args(spot)
    if quarry >= state.quarries:
        return Refusal("GP-2.1", "great_pyramid-quarry-unused", {"to": BOX.quarries[quarry]})
    if position > state.track_length:
        args["length"] = int(state.track_length)
        return Refusal("GP-1.3", "great_pyramid-track-shorter", args)
    if state.workers_at(track_place(quarry, position), seat) == 0:
        return Refusal("GP-4.3", "great_pyramid-nobody-on-track", args)
    if position == state.sled_positions[quarry]:
        return Refusal("GP-4.3", "great_pyramid-on-the-sled", args)
    return None


def refuse_advance(state: GreatPyramid, seat: i64, spot: i64) -> Refusal:
    """GP-4.3 Refuse an advance by one space."""
    refusal = refuse_walk(state, seat, spot)
    return refusal if refusal is not None else Refusal("GP-4.3", "great_pyramid-next-full", walk_args(spot))


def refuse_pass(state: GreatPyramid, seat: i64, spot: i64, actions: i64) -> Refusal:
    """GP-4.3 Refuse to pass a full space."""
    refusal = refuse_walk(state, seat, spot)
    if refusal is not None:
        return refusal
    if not is_full(state, spot // moves.POSITIONS, spot % moves.POSITIONS + 1):
        return Refusal("GP-4.3", "great_pyramid-nothing-to-pass", walk_args(spot))
    if actions < lookup.PASS_COST:
        return Refusal("GP-4.3", "great_pyramid-pass-costs-two", walk_args(spot))
    return Refusal("GP-4.3", "great_pyramid-landing-full", walk_args(spot))


def walk_args(spot: i64) -> Args:
    """A position on a track, for a message."""
    return {"quarry": BOX.quarries[spot // moves.POSITIONS], "position": int(spot % moves.POSITIONS)}


def refuse_production(state: GreatPyramid, item: i64, seat: i64, action: i64) -> Refusal:
    """GP-3.5, GP-4.5 Refuse to farm, to fish or to make this much art."""
    farming, fishing = action == moves.FARM_ACTION, action == moves.FISH_ACTION
    what = "farm" if farming else "fish" if fishing else "art"
    if (third(item) if farming else field(item, 3) if fishing else field(item, 4)) == 0:
        return Refusal("GP-3.5", "great_pyramid-no-more", {"what": what, "row": BOX.rows[state.rows[seat]]})
    args: Args = {"what": what, "farmers": int(state.workers_at(lookup.FARM, seat))}
    if farming or fishing:
        return Refusal("GP-4.5", "great_pyramid-yields-nothing", args)
    amount = action - moves.ART_BASE + 1
    artists = state.workers_at(lookup.ARTIST, seat)
    args = {"amount": int(amount), "artists": int(artists), "food": int(state.food[seat])}
    key = "great_pyramid-too-few-artists" if amount > artists else "great_pyramid-too-little-food"
    return Refusal("GP-4.5", key, args)
