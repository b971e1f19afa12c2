"""EG-4: ships sail down the Nile, one a turn, and claim cards, round spaces and berths."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.box_types import BERTH, CARD_SPACE, ROUND_SPACE, SITES
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.base import AutomaticStep, PlayerStep
from benben.games.egizia.steps.effects import take_card, take_round_space
from benben.games.egizia.steps.usable_cards import (
    USED_REUSE,
    USED_UPSTREAM,
    can_go_upstream,
    can_share_round_space,
    is_card_use,
    mark_used,
    offer_card_uses,
    refuse_missing_card,
    use_card,
    why_not_use_card,
)
from benben.kernel.refusal import Refusal
from benben.kernel.step import seat_of, second, third


class NextShip(AutomaticStep):
    """EG-4.2, EG-4.3 The next player, in sequence, who can place a ship is asked; when there is none, the phase ends."""

    def run(self, state: Egizia, item: i64) -> None:
        turn = seat_of(item)
        for _ in range(state.players):
            seat = state.sequence[turn]
            turn = turn + 1 if turn + 1 < state.players else 0
            if not (state.done_sailing >> seat) & 1:
                if can_place_ship(state, seat):
                    state.ask(step_numbers.NEXT_SHIP, turn)
                    state.ask(step_numbers.PLACE_SHIP, seat)
                    return
                state.done_sailing |= 1 << seat
        end_sailing(state)


def end_sailing(state: Egizia) -> None:
    """EG-4.7 Ships on card and round spaces go back; then the leftover card (EG-10.3), then feeding."""
    for space in range(lookup.SPACES):
        if lookup.SPACE_KIND[space] < BERTH:
            return_ships(state, space)
    state.ask(step_numbers.FEEDING_PHASE)
    if state.settings["leftover_card"] == "after-ships":
        ask_leftover(state)


def return_ships(state: Egizia, space: i64) -> None:
    """Every ship on a space goes back to its owner."""
    seat: i64 = 0
    while state.docked[space]:
        while (state.docked[space] >> (4 * seat)) & 15:
            state.undock(seat, space)
        seat += 1


def ask_leftover(state: Egizia) -> None:
    """EG-10.3 Ask every holder of leftover_card, in sequence."""
    for number in range(state.players - 1, -1, -1):
        seat = state.sequence[number]
        for _ in range(state.nile_held[seat * lookup.KINDS + lookup.LEFTOVER_CARD]):
            state.ask(step_numbers.TAKE_LEFTOVER_CARD, seat)


# --- where a ship may go -------------------------------------------------------------------------------------------


def can_place_ship(state: Egizia, seat: i64) -> bool:
    """EG-4.3 Whether a player has a ship and a space for it."""
    if state.ships[seat] == 0:
        return False
    upstream, share = upstream_stops(state, seat), can_share_round_space(state, seat)
    for from_mouth in range(lookup.SPACES):
        space = lookup.SPACES - 1 - from_mouth
        if may_place_ship(state, seat, space, upstream, share):
            return True
        if lookup.SPACE_STOP[space] <= state.last_stop[seat] and upstream == 0:
            return False
    return False


def upstream_stops(state: Egizia, seat: i64) -> i64:
    """EG-10.8 The number of stops, from the source on, to which a ship may go upstream: 0 without a card for it.

    With `one-ship` they end before the own ship that lies furthest down; with `new-start` its stop is one of them (EG-10.6).
    """
    if not can_go_upstream(state, seat):
        return 0
    if state.settings["upstream"] == "new-start":
        return state.last_stop[seat] + 1
    return state.last_stop[seat] if state.last_stop[seat] != NOTHING else 0


def is_in_reach(state: Egizia, seat: i64, space: i64, upstream: i64) -> bool:
    """EG-4.2 Whether a space lies further downstream than a seat's ships, or among the first ``upstream`` stops."""
    return lookup.SPACE_STOP[space] > state.last_stop[seat] or lookup.SPACE_STOP[space] < upstream


def may_place_ship(state: Egizia, seat: i64, space: i64, upstream: i64, share: bool) -> bool:
    """EG-4.2, EG-4.4 Whether a ship may go on a space, given what cards allow: upstream stops, and to share a space."""
    if not is_in_reach(state, seat, space, upstream):
        return False
    kind, index = lookup.SPACE_KIND[space], lookup.SPACE_INDEX[space]
    if kind == CARD_SPACE:
        return state.nile[index] != NOTHING
    if kind == ROUND_SPACE:
        return state.docked[space] == 0 or (share and not lookup.LAST_ROUND_SPACE[index])
    if state.berth_of(seat, index) != NOTHING:
        return False
    if kind == BERTH:
        return lookup.SPACE_BERTH[space] < state.berths() and state.docked[space] == 0
    return berths_full(state, index)


def berths_full(state: Egizia, site: i64) -> bool:
    """EG-4.4 Whether every berth of a site is taken."""
    return all(state.docked[lookup.SITE_SPACE[site] + berth] != 0 for berth in range(state.berths()))


def why_not_place_ship(state: Egizia, seat: i64, space: i64) -> Refusal | None:
    """The first rule that keeps a ship off a space."""
    word = moves.SPACE.words[space]
    kind, index = lookup.SPACE_KIND[space], lookup.SPACE_INDEX[space]
    if lookup.SPACE_BERTH[space] >= state.berths() and kind == BERTH:
        return Refusal("EG-1.2", "egizia-no-such-berth", {"space": word, "players": int(state.players)})
    if state.ships[seat] == 0:
        return Refusal("EG-4.3", "egizia-no-ships")
    if kind > ROUND_SPACE and state.berth_of(seat, index) != NOTHING:
        return Refusal("EG-4.4", "egizia-one-ship-a-site", {"site": SITES[index]})
    if not is_in_reach(state, seat, space, upstream_stops(state, seat)):
        return why_out_of_reach(state, seat, space)
    if kind == CARD_SPACE:
        return Refusal("EG-4.2", "egizia-card-taken", {"space": word})
    if kind == ROUND_SPACE and lookup.LAST_ROUND_SPACE[index] and can_share_round_space(state, seat):
        return Refusal("EG-10.6", "egizia-not-the-last", {"space": word})
    if kind > BERTH:
        return Refusal("EG-4.4", "egizia-berth-free", {"site": SITES[index]})
    return Refusal("EG-4.2", "egizia-space-taken", {"space": word})


def why_out_of_reach(state: Egizia, seat: i64, space: i64) -> Refusal:
    """EG-4.2, EG-10.6, EG-10.8 Why a ship cannot go to a stop that is not further downstream."""
    word = moves.SPACE.words[space]
    if can_go_upstream(state, seat):
        shares = lookup.SPACE_KIND[space] == ROUND_SPACE and can_share_round_space(state, seat)
        return Refusal("EG-10.6" if shares else "EG-10.8", "egizia-own-furthest-ship", {"space": word})
    if state.settings["upstream"] == "one-ship" and state.holds(seat, lookup.UPSTREAM):
        return Refusal("EG-10.8", "egizia-upstream-used", {"space": word})
    return Refusal("EG-4.2", "egizia-further-downstream", {"space": word})


class PlaceShip(PlayerStep):
    """EG-4.2 Place a ship, or pass and be out for the phase (EG-4.3). The extra ship of second_ship must be placed."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        if state.ships[seat] > 0:
            upstream, share = upstream_stops(state, seat), can_share_round_space(state, seat)
            for space in range(lookup.SPACES):
                if may_place_ship(state, seat, space, upstream, share):
                    state.offer(moves.SHIP_BASE + space)
        if not second(item):
            state.offer(moves.PASS_ACTION)
        offer_card_uses(state, seat)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action < moves.PASS_ACTION:
            place_ship(state, seat, action - moves.SHIP_BASE)
        elif action == moves.PASS_ACTION:
            state.done_sailing |= 1 << seat
        else:
            use_card(state, seat, action)
            state.push(item)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if action < moves.PASS_ACTION:
            return why_not_place_ship(state, seat, action - moves.SHIP_BASE)
        if action == moves.PASS_ACTION:
            return Refusal("EG-11", "egizia-second-ship-must", {})
        if is_card_use(action):
            return why_not_use_card(state, seat, action)
        return Refusal("EG-4.2", "egizia-ship-first", {"move": moves.CATALOGUE.text(action)})


def place_ship(state: Egizia, seat: i64, space: i64) -> None:
    """EG-4.2 A ship goes on a space and takes what it offers; cards that allowed it are used for this round."""
    kind, index = lookup.SPACE_KIND[space], lookup.SPACE_INDEX[space]
    if lookup.SPACE_STOP[space] <= state.last_stop[seat]:
        mark_used(state, seat, USED_UPSTREAM)
    if kind == ROUND_SPACE and state.docked[space]:
        mark_used(state, seat, USED_REUSE)
    state.dock(seat, space)
    if lookup.SPACE_STOP[space] > state.last_stop[seat] or state.settings["upstream"] == "new-start":
        state.last_stop[seat] = lookup.SPACE_STOP[space]
    state.ask(step_numbers.OFFER_CARDS_AFTER_SHIP, seat, index + 1 if kind == ROUND_SPACE else 0)
    if kind == CARD_SPACE:
        take_card(state, seat, index)
    elif kind == ROUND_SPACE:
        take_round_space(state, seat, index)


class OfferCardsAfterShip(AutomaticStep):
    """EG-13 Ask for cards after a ship, but only if one can be used."""

    def run(self, state: Egizia, item: i64) -> None:
        seat = seat_of(item)
        if can_double_round_space(state, seat, second(item), third(item)) or can_place_second_ship(state, seat):
            state.ask(step_numbers.USE_CARD_AFTER_SHIP, seat, second(item), third(item))


def can_double_round_space(state: Egizia, seat: i64, round_space: i64, doubled: i64) -> bool:
    """EG-10.6, EG-11 double_round_space: whether the round space just taken can work twice; the last one cannot."""
    if round_space == 0 or doubled or lookup.LAST_ROUND_SPACE[round_space - 1]:
        return False
    return state.holds(seat, lookup.DOUBLE_ROUND_SPACE)


def can_place_second_ship(state: Egizia, seat: i64) -> bool:
    """EG-11 second_ship: whether a second ship can be placed, by all normal rules."""
    return state.holds(seat, lookup.SECOND_SHIP) and can_place_ship(state, seat)


class UseCardAfterShip(PlayerStep):
    """EG-13 After a ship: double the round space just taken, or place a second ship."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        if can_double_round_space(state, seat, second(item), third(item)):
            state.offer(moves.USE_DOUBLE_ACTION)
        if can_place_second_ship(state, seat):
            state.offer(moves.USE_SECOND_ACTION)
        state.offer(moves.DECLINE_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action == moves.USE_DOUBLE_ACTION:
            state.use_anytime_card(seat, lookup.DOUBLE_ROUND_SPACE)
            state.ask(step_numbers.OFFER_CARDS_AFTER_SHIP, seat, second(item), 1)
            take_round_space(state, seat, second(item) - 1)
        elif action == moves.USE_SECOND_ACTION:
            state.use_anytime_card(seat, lookup.SECOND_SHIP)
            state.ask(step_numbers.PLACE_SHIP, seat, 1)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if action == moves.USE_DOUBLE_ACTION:
            if not state.holds(seat, lookup.DOUBLE_ROUND_SPACE):
                return refuse_missing_card(lookup.DOUBLE_ROUND_SPACE)
            return Refusal("EG-10.6", "egizia-nothing-to-double")
        if action == moves.USE_SECOND_ACTION:
            if not state.holds(seat, lookup.SECOND_SHIP):
                return refuse_missing_card(lookup.SECOND_SHIP)
            return Refusal("EG-4.3", "egizia-no-space-left")
        return Refusal("EG-13", "egizia-after-ship", {"move": moves.CATALOGUE.text(action)})


class TakeLeftoverCard(PlayerStep):
    """EG-10.3 leftover_card: take one of the cards still on the Nile, or none."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        for space in range(lookup.CARD_SPACE_COUNT):
            if state.nile[space] != NOTHING:
                state.offer(moves.TAKE_BASE + space)
        state.offer(moves.TAKE_NONE_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action != moves.TAKE_NONE_ACTION:
            take_card(state, seat, action - moves.TAKE_BASE)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if moves.TAKE_BASE <= action < moves.TAKE_NONE_ACTION:
            return Refusal(
                "EG-10.3", "egizia-card-taken", {"space": moves.SPACE.words[lookup.CARD_SPACES[action - moves.TAKE_BASE]]}
            )
        return Refusal("EG-10.3", "egizia-take-first", {"move": moves.CATALOGUE.text(action)})
