"""Effects of Nile cards and round spaces (EG-4.5, EG-4.6, EG-11), and the choices they ask for."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import (
    CHOOSE_CREW,
    CHOOSE_MARKET,
    CREW_STEP,
    IMMEDIATE,
    MARKET_STEP,
    MOVE_RING,
    POINTS,
    POINTS_FOR,
    STONES,
)
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.scoring import own_stones
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.base import PlayerStep
from benben.games.egizia.steps.usable_cards import offer_crews, refuse_crew_at_maximum
from benben.kernel.refusal import Refusal
from benben.kernel.step import second


def take_card(state: Egizia, seat: i64, space: i64) -> None:
    """EG-4.5 Take the card of a card space: an immediate card works and leaves the game, any other stays with its taker."""
    kind = state.nile[space]
    state.nile[space] = NOTHING
    if state.event_log is not None:
        state.emit("card-taken", seat, "EG-4.5", {"card": BOX.nile[kind].name})
    if lookup.KIND_TYPE[kind] == IMMEDIATE:
        state.gone[kind] += 1
    else:
        state.add_card(seat, kind)
    apply_effects(state, seat, kind)


def take_round_space(state: Egizia, seat: i64, index: i64) -> None:
    """EG-4.6 Apply the effects of a round space."""
    apply_effects(state, seat, lookup.KINDS + index)


def apply_effects(state: Egizia, seat: i64, card_or_space: i64) -> None:
    """Apply every effect of a card or round space: those without a choice now, then ask for the choices in order."""
    start, end = lookup.EFFECT_START[card_or_space], lookup.EFFECT_START[card_or_space + 1]
    for i in range(start, end):
        apply_effect(state, seat, card_or_space, lookup.EFFECT_OP[i], lookup.EFFECT_TARGET[i], lookup.EFFECT_AMOUNT[i])
    for i in range(end - 1, start - 1, -1):
        ask_effect_choice(state, seat, lookup.EFFECT_OP[i], lookup.EFFECT_AMOUNT[i])


def ask_effect_choice(state: Egizia, seat: i64, op: i64, amount: i64) -> None:
    """Ask for the choice that an effect leaves; nothing when it leaves none."""
    if op == CHOOSE_MARKET:
        state.ask(step_numbers.CHOOSE_MARKET, seat, amount)
    elif op == MOVE_RING:
        state.ask(step_numbers.MOVE_RING, seat, amount)
    elif op == CHOOSE_CREW and state.can_raise_any(seat):
        state.ask(step_numbers.RAISE_CREW, seat, amount)


def apply_effect(state: Egizia, seat: i64, card_or_space: i64, op: i64, of: i64, amount: i64) -> None:
    """Apply an effect that leaves no choice; nothing for the others."""
    if op == STONES:
        state.add_stones(seat, amount)
    elif op == POINTS:
        state.add_points(seat, amount, lookup.SOURCE_OF_KIND[card_or_space])
    elif op == MARKET_STEP:
        state.step_market(seat, of, amount)
    elif op == CREW_STEP:
        state.raise_crew(seat, of, amount)
    elif op == POINTS_FOR:
        state.add_points(seat, amount * own_stones_in(state, seat, of), lookup.SOURCE_OF_KIND[card_or_space])


def own_stones_in(state: Egizia, seat: i64, buildings: i64) -> i64:
    """EG-11 The number of a seat's stones in a set of buildings."""
    total: i64 = 0
    for building in range(lookup.BUILDING_COUNT):
        if (buildings >> building) & 1:
            total += own_stones(state, seat, building)
    return total


class RaiseCrew(PlayerStep):
    """EG-4.6, EG-11 A crew of choice goes one step up, as often as the card says; steps that no crew can take are lost."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        offer_crews(state, seat, moves.RAISE_BASE)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        state.raise_crew(seat, action - moves.RAISE_BASE, 1)
        left = second(item) - 1
        if left > 0 and state.can_raise_any(seat):
            state.ask(step_numbers.RAISE_CREW, seat, left)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if moves.RAISE_BASE <= action < moves.RAISE_BASE + lookup.CREWS:
            return refuse_crew_at_maximum(action - moves.RAISE_BASE)
        return Refusal("EG-4.6", "egizia-raise-first", {"move": moves.CATALOGUE.text(action)})


class MoveRing(PlayerStep):
    """EG-4.6 The water ring may move one step; it stays on its places."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        if state.ring > 0:
            state.offer(moves.RING_LEFT)
        if state.ring < lookup.RING_PLACES - 1:
            state.offer(moves.RING_RIGHT)
        state.offer(moves.RING_STAY)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action == moves.RING_LEFT:
            state.ring -= 1
        elif action == moves.RING_RIGHT:
            state.ring += 1
        if action != moves.RING_STAY and second(item) > 1:
            state.ask(step_numbers.MOVE_RING, seat, second(item) - 1)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if moves.RING_BASE <= action <= moves.RING_STAY:
            return Refusal("EG-4.6", "egizia-ring-at-edge", {"ring": BOX.ring_places[state.ring]})
        return Refusal("EG-4.6", "egizia-ring-first", {"move": moves.CATALOGUE.text(action)})


class ChooseMarket(PlayerStep):
    """EG-7.5, EG-11 One market marker of choice goes down."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        state.offer(moves.MARKET_BASE)
        state.offer(moves.MARKET_BASE + 1)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        state.step_market(seat, action - moves.MARKET_BASE, second(item))

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("EG-9.1", "egizia-market-first", {"move": moves.CATALOGUE.text(action)})
