"""What a player of Egizia gives up by a move: ships, spaces, points for hunger, building, cards."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.box_types import SITES
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.feeding import hunger_points, missing_grain
from benben.games.egizia.steps.ships import can_place_ship
from benben.games.egizia.steps.usable_cards import can_go_upstream
from benben.kernel.forfeit import Forfeit
from benben.kernel.refusal import Args
from benben.kernel.step import second


def forfeits(known: Egizia, seat: i64, action: i64) -> list[Forfeit]:
    """What a seat gives up by a legal action."""
    others = [other for other in known.legal(seat) if other != action]
    if not others:
        return []
    if action < moves.PASS_ACTION:
        after = known.clone()
        after.apply(int(action), int(seat))
        space = action - moves.SHIP_BASE
        given_up = [*spaces_passed_by(known, seat, space, others), *ships_left(after, seat)]
        return [*given_up, *hunger_of_ship(known, after, seat), *stones_lost(known, after, seat, action)]
    if action == moves.PASS_ACTION:
        given_up = [Forfeit("EG-4.3", "egizia-gives-up-ships", {"ships": int(known.ships[seat])}), *hunger(known, seat)]
        return [*given_up, *yield_lost(known, seat, 0)]
    if action == moves.DECLINE_ACTION:
        return [Forfeit("EG-13", "egizia-gives-up-cards", {"card": " ".join(cards_of(others))})]
    if action == moves.TAKE_NONE_ACTION:
        return [Forfeit("EG-10.3", "egizia-gives-up-leftover")]
    if action == moves.SKIP_ACTION:
        return [Forfeit("EG-7.1", "egizia-gives-up-site", {"site": SITES[second(known.top())]})]
    if action == moves.STOP_ACTION:
        return [Forfeit("EG-7.2", "egizia-gives-up-work")]
    if action == moves.KEEP_NONE_ACTION:
        return [Forfeit("EG-7.4", "egizia-gives-up-drawn", {"cards": len(others)})]
    return []


def hunger(known: Egizia, seat: i64) -> list[Forfeit]:
    """EG-5.1 The points that feeding costs if nothing changes until then."""
    cost, missing = hunger_points(known, seat, 0), missing_grain(known, seat, 0)
    return [Forfeit("EG-5.1", "egizia-gives-up-hunger", {"missing": int(missing), "cost": int(cost)})] if cost else []


def hunger_of_ship(known: Egizia, after: Egizia, seat: i64) -> list[Forfeit]:
    """EG-5.1 The points that feeding costs after a ship, if the ship makes them more: a crew that grows eats more."""
    cost = hunger_points(after, seat, 0)
    if cost <= hunger_points(known, seat, 0):
        return []
    args: Args = {"need": int(after.grain_needed(seat)), "grain": int(after.harvest(seat)), "cost": int(cost)}
    return [Forfeit("EG-5.1", "egizia-gives-up-crews", args)]


def stones_lost(known: Egizia, after: Egizia, seat: i64, action: i64) -> list[Forfeit]:
    """EG-6.1 The stones of a ship's space that the store does not hold; those of quarries if the ship makes them more."""
    empty = known.clone()
    empty.stones[seat] = 0
    empty.apply(int(action), int(seat))
    lost = known.stones[seat] + empty.stones[seat] - after.stones[seat]
    given_up = [Forfeit("EG-6.1", "egizia-gives-up-stones", _beyond_store(lost))] if lost > 0 else []
    return [*given_up, *yield_lost(after, seat, beyond_store(known, seat))]


def yield_lost(known: Egizia, seat: i64, expected: i64) -> list[Forfeit]:
    """EG-6.1 The stones of a seat's quarries that its store will not hold if nothing changes, if more than expected."""
    beyond = beyond_store(known, seat)
    return [Forfeit("EG-6.1", "egizia-gives-up-yield", _beyond_store(beyond))] if beyond > expected else []


def beyond_store(known: Egizia, seat: i64) -> i64:
    """The stones that a store would lack room for if its quarries yielded now."""
    beyond = known.stones[seat] + known.quarry[seat] - lookup.STORE_SIZE
    return beyond if beyond > 0 else 0


def _beyond_store(stones: i64) -> Args:
    return {"stones": int(stones), "store": int(lookup.STORE_SIZE)}


def spaces_passed_by(known: Egizia, seat: i64, space: i64, others: list[int]) -> list[Forfeit]:
    """EG-4.2 The stops upstream with a free space that the seat's next ships cannot reach any more.

    The berths of a site are one stop, and a seat has one ship there at most (EG-4.4).
    """
    if known.ships[seat] < 2 or can_go_upstream(known, seat):
        return []
    stop = lookup.SPACE_STOP[space]
    ships = [other - moves.SHIP_BASE for other in others if other < moves.PASS_ACTION]
    passed = {int(lookup.SPACE_STOP[other]) for other in ships if lookup.SPACE_STOP[other] < stop}
    return [Forfeit("EG-4.2", "egizia-gives-up-spaces", {"spaces": len(passed)})] if passed else []


def ships_left(after: Egizia, seat: i64) -> list[Forfeit]:
    """EG-4.3 The ships for which there is no space after a ship was placed."""
    if after.ships[seat] == 0 or can_place_ship(after, seat):
        return []
    return [Forfeit("EG-4.3", "egizia-gives-up-last-ships", {"ships": int(after.ships[seat])})]


def cards_of(actions: list[int]) -> list[str]:
    """The Nile cards that actions use, each once."""
    found: list[str] = []
    for action in actions:
        first = moves.CATALOGUE.path(action)[0]
        card = "sell-ten" if first == "sell" else first.removeprefix("card.")
        if card not in found:
            found.append(card)
    return found
