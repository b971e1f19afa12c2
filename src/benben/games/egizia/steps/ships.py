"""EG-4: ships sail down the Nile, one a turn, and claim cards, round spaces and berths."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia.box_types import BERTH, CARD_SPACE, ROUND_SPACE, SITES
from benben.games.egizia.lookup import (
    CARD_SPACES,
    CARDS,
    DOUBLE_ROUND_SPACE,
    KINDS,
    LAST_ROUND_SPACE,
    LEFTOVER_CARD,
    NOTHING,
    SECOND_SHIP,
    SITE_SPACE,
    SPACE_BERTH,
    SPACE_INDEX,
    SPACE_KIND,
    SPACE_STOP,
    SPACES,
)
from benben.games.egizia.moves import (
    CATALOGUE,
    DECLINE_ACTION,
    PASS_ACTION,
    SHIP_BASE,
    SPACE,
    TAKE_BASE,
    TAKE_NONE_ACTION,
    USE_DOUBLE_ACTION,
    USE_SECOND_ACTION,
)
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.base import Passage, Question
from benben.games.egizia.steps.effects import take_card, take_round_space
from benben.games.egizia.steps.step_numbers import AFTER, AFTER_SHIP, FEEDING, LEFTOVER, SHIP, SHIPS
from benben.games.egizia.steps.usable_cards import (
    USED_REUSE,
    USED_UPSTREAM,
    can_jump,
    can_share,
    is_help,
    no_card,
    offer_helps,
    take_help,
    use_up,
    why_not_help,
)
from benben.kernel.refusal import Refusal
from benben.kernel.step import seat_of, second, third


class Ships(Passage):
    """EG-4.2, EG-4.3 The next player, in sequence, who can place a ship; when nobody can or wants to, the phase ends."""

    def run(self, state: Egizia, item: i64) -> None:
        turn = seat_of(item)
        tried: i64 = 0
        while tried < state.players:
            seat = state.sequence[turn]
            turn = turn + 1 if turn + 1 < state.players else 0
            if not (state.out >> seat) & 1:
                if has_space(state, seat):
                    state.ask(SHIPS, turn)
                    state.ask(SHIP, seat)
                    return
                state.out |= 1 << seat
            tried += 1
        end_of_sailing(state)


def end_of_sailing(state: Egizia) -> None:
    """EG-4.7 Ships on card and round spaces go back; then the leftover card (EG-10.3), then feeding."""
    space: i64 = 0
    while space < SPACES:
        if SPACE_KIND[space] < BERTH:
            call_back(state, space)
        space += 1
    state.ask(FEEDING)
    if state.settings["leftover_card"] == "after-ships":
        ask_leftover(state)


def call_back(state: Egizia, space: i64) -> None:
    """Every ship on a space goes back to its owner."""
    seat: i64 = 0
    while state.docked[space]:
        while (state.docked[space] >> (4 * seat)) & 15:
            state.undock(seat, space)
        seat += 1


def ask_leftover(state: Egizia) -> None:
    """EG-10.3 Every holder of the leftover card, in sequence."""
    number = state.players - 1
    while number >= 0:
        seat = state.sequence[number]
        cards = state.held[seat * KINDS + LEFTOVER_CARD]
        while cards > 0:
            state.ask(LEFTOVER, seat)
            cards -= 1
        number -= 1


# --- where a ship may go -------------------------------------------------------------------------------------------


def has_space(state: Egizia, seat: i64) -> bool:
    """EG-4.3 Whether a player has a ship and a space for it."""
    if state.ships[seat] == 0:
        return False
    upstream, share = can_jump(state, seat), can_share(state, seat)
    space = SPACES - 1
    while space >= 0:
        if may_ship(state, seat, space, upstream, share):
            return True
        if SPACE_STOP[space] <= state.last[seat] and not upstream:
            return False
        space -= 1
    return False


def may_ship(state: Egizia, seat: i64, space: i64, upstream: bool, share: bool) -> bool:
    """EG-4.2, EG-4.4 Whether a ship may go on a space, given whether cards allow going upstream and sharing."""
    if SPACE_STOP[space] <= state.last[seat] and not upstream:
        return False
    kind, index = SPACE_KIND[space], SPACE_INDEX[space]
    if kind == CARD_SPACE:
        return state.nile[index] != NOTHING
    if kind == ROUND_SPACE:
        return state.docked[space] == 0 or (share and not LAST_ROUND_SPACE[index])
    if state.berth_of(seat, index) != NOTHING:
        return False
    if kind == BERTH:
        return SPACE_BERTH[space] < state.berths() and state.docked[space] == 0
    return berths_full(state, index)


def berths_full(state: Egizia, site: i64) -> bool:
    """EG-4.4 Whether every berth of a site is taken."""
    space = SITE_SPACE[site]
    end = space + state.berths()
    while space < end:
        if state.docked[space] == 0:
            return False
        space += 1
    return True


def why_not_ship(state: Egizia, seat: i64, space: i64) -> Refusal | None:
    """The first rule that keeps a ship off a space."""
    word = SPACE.words[space]
    kind, index = SPACE_KIND[space], SPACE_INDEX[space]
    if SPACE_BERTH[space] >= state.berths() and kind == BERTH:
        return Refusal("EG-1.2", "egizia-no-such-berth", {"space": word, "players": int(state.players)})
    if state.ships[seat] == 0:
        return Refusal("EG-4.3", "egizia-no-ships")
    if kind > ROUND_SPACE and state.berth_of(seat, index) != NOTHING:
        return Refusal("EG-4.4", "egizia-one-ship-a-site", {"site": SITES[index]})
    if SPACE_STOP[space] <= state.last[seat] and not can_jump(state, seat):
        return Refusal("EG-4.2", "egizia-further-downstream", {"space": word})
    if kind == CARD_SPACE:
        return Refusal("EG-4.2", "egizia-card-taken", {"space": word})
    if kind == ROUND_SPACE and LAST_ROUND_SPACE[index] and can_share(state, seat):
        return Refusal("EG-10.6", "egizia-not-the-last", {"space": word})
    if kind > BERTH:
        return Refusal("EG-4.4", "egizia-berth-free", {"site": SITES[index]})
    return Refusal("EG-4.2", "egizia-space-taken", {"space": word})


class Ship(Question):
    """EG-4.2 Place a ship, or pass and be out for the phase (EG-4.3). An extra ship of second_ship must be placed."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        if state.ships[seat] > 0:
            upstream, share = can_jump(state, seat), can_share(state, seat)
            space: i64 = 0
            while space < SPACES:
                if may_ship(state, seat, space, upstream, share):
                    state.offer(SHIP_BASE + space)
                space += 1
        if not second(item):
            state.offer(PASS_ACTION)
        offer_helps(state, seat)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action < PASS_ACTION:
            place_ship(state, seat, action - SHIP_BASE)
        elif action == PASS_ACTION:
            state.out |= 1 << seat
        else:
            take_help(state, seat, action)
            state.push(item)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if action < PASS_ACTION:
            return why_not_ship(state, seat, action - SHIP_BASE)
        if action == PASS_ACTION:
            return Refusal("EG-11", "egizia-second-ship-must", {})
        if is_help(action):
            return why_not_help(state, seat, action)
        return Refusal("EG-4.2", "egizia-ship-first", {"move": CATALOGUE.text(action)})


def place_ship(state: Egizia, seat: i64, space: i64) -> None:
    """EG-4.2 A ship goes on a space and takes what is there; cards that allowed it are used up for the round."""
    kind, index = SPACE_KIND[space], SPACE_INDEX[space]
    if SPACE_STOP[space] <= state.last[seat]:
        use_up(state, seat, USED_UPSTREAM)
    if kind == ROUND_SPACE and state.docked[space]:
        use_up(state, seat, USED_REUSE)
    state.dock(seat, space)
    state.last[seat] = SPACE_STOP[space]
    state.ask(AFTER_SHIP, seat, index + 1 if kind == ROUND_SPACE else 0)
    if kind == CARD_SPACE:
        take_card(state, seat, index)
    elif kind == ROUND_SPACE:
        take_round_space(state, seat, index)


class AfterShip(Passage):
    """EG-13 AFTER is asked only if it has something to offer."""

    def run(self, state: Egizia, item: i64) -> None:
        seat = seat_of(item)
        if can_double(state, seat, second(item), third(item)) or can_follow(state, seat):
            state.ask(AFTER, seat, second(item), third(item))


def can_double(state: Egizia, seat: i64, round_space: i64, doubled: i64) -> bool:
    """EG-10.6, EG-11 double_round_space: the round space just taken, but not the last one, works twice."""
    if round_space == 0 or doubled or LAST_ROUND_SPACE[round_space - 1]:
        return False
    return state.holds(seat, DOUBLE_ROUND_SPACE)


def can_follow(state: Egizia, seat: i64) -> bool:
    """EG-11 second_ship: a second ship under all normal rules."""
    return state.holds(seat, SECOND_SHIP) and has_space(state, seat)


class After(Question):
    """EG-13 After a ship: double the round space just taken, or place a second ship."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        if can_double(state, seat, second(item), third(item)):
            state.offer(USE_DOUBLE_ACTION)
        if can_follow(state, seat):
            state.offer(USE_SECOND_ACTION)
        state.offer(DECLINE_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action == USE_DOUBLE_ACTION:
            state.spend(seat, DOUBLE_ROUND_SPACE)
            state.ask(AFTER_SHIP, seat, second(item), 1)
            take_round_space(state, seat, second(item) - 1)
        elif action == USE_SECOND_ACTION:
            state.spend(seat, SECOND_SHIP)
            state.ask(SHIP, seat, 1)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if action == USE_DOUBLE_ACTION:
            if not state.holds(seat, DOUBLE_ROUND_SPACE):
                return no_card(DOUBLE_ROUND_SPACE)
            return Refusal("EG-10.6", "egizia-nothing-to-double")
        if action == USE_SECOND_ACTION:
            if not state.holds(seat, SECOND_SHIP):
                return no_card(SECOND_SHIP)
            return Refusal("EG-4.3", "egizia-no-space-left")
        return Refusal("EG-13", "egizia-after-ship", {"move": CATALOGUE.text(action)})


class Leftover(Question):
    """EG-10.3 leftover_card: take one of the cards still on the Nile, or none."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        space: i64 = 0
        while space < CARDS:
            if state.nile[space] != NOTHING:
                state.offer(TAKE_BASE + space)
            space += 1
        state.offer(TAKE_NONE_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action != TAKE_NONE_ACTION:
            take_card(state, seat, action - TAKE_BASE)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if TAKE_BASE <= action < TAKE_NONE_ACTION:
            return Refusal("EG-10.3", "egizia-card-taken", {"space": SPACE.words[CARD_SPACES[action - TAKE_BASE]]})
        return Refusal("EG-10.3", "egizia-take-first", {"move": CATALOGUE.text(action)})
