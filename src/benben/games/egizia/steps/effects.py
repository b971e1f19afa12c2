"""What cards and round spaces do, resolved in one place (EG-4.5, EG-4.6, EG-11), and the choices they ask for."""

from __future__ import annotations

from mypy_extensions import i64

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
from benben.games.egizia.lookup import (
    BUILDING_COUNT,
    CREWS,
    EFFECT_AMOUNT,
    EFFECT_FROM,
    EFFECT_OF,
    EFFECT_OP,
    KIND_TYPE,
    KINDS,
    NOTHING,
    RING_PLACES,
    SOURCE_OF_KIND,
)
from benben.games.egizia.moves import (
    CATALOGUE,
    MARKET_BASE,
    RAISE_BASE,
    RING_BASE,
    RING_LEFT,
    RING_RIGHT,
    RING_STAY,
)
from benben.games.egizia.scoring import own_stones
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.base import Question
from benben.games.egizia.steps.step_numbers import MARKET, RAISE, RING
from benben.games.egizia.steps.usable_cards import crew_at_most, offer_crews
from benben.kernel.refusal import Refusal
from benben.kernel.step import second


def take_card(state: Egizia, seat: i64, space: i64) -> None:
    """EG-4.5 Take the card of a card space: an immediate card works and leaves the game, any other stays with its taker."""
    kind = state.nile[space]
    state.nile[space] = NOTHING
    if state.event_log is not None:
        state.emit("card-taken", seat, "EG-4.5", {"card": BOX.nile[kind].name})
    if KIND_TYPE[kind] == IMMEDIATE:
        state.gone[kind] += 1
    else:
        state.add_card(seat, kind)
    carry_out(state, seat, kind)


def take_round_space(state: Egizia, seat: i64, index: i64) -> None:
    """EG-4.6 Carry out what a round space does."""
    carry_out(state, seat, KINDS + index)


def carry_out(state: Egizia, seat: i64, thing: i64) -> None:
    """Every effect of a card or round space: what needs no choice happens now, then the choices are asked for in order."""
    i = EFFECT_FROM[thing]
    while i < EFFECT_FROM[thing + 1]:
        happen(state, seat, thing, EFFECT_OP[i], EFFECT_OF[i], EFFECT_AMOUNT[i])
        i += 1
    while i > EFFECT_FROM[thing]:
        i -= 1
        ask_for(state, seat, EFFECT_OP[i], EFFECT_AMOUNT[i])


def ask_for(state: Egizia, seat: i64, op: i64, amount: i64) -> None:
    """The question of an effect that leaves a choice."""
    if op == CHOOSE_MARKET:
        state.ask(MARKET, seat, amount)
    elif op == MOVE_RING:
        state.ask(RING, seat, amount)
    elif op == CHOOSE_CREW and state.can_raise_any(seat):
        state.ask(RAISE, seat, amount)


def happen(state: Egizia, seat: i64, thing: i64, op: i64, of: i64, amount: i64) -> None:
    """An effect without a choice."""
    if op == STONES:
        state.add_stones(seat, amount)
    elif op == POINTS:
        state.move(seat, amount, SOURCE_OF_KIND[thing])
    elif op == MARKET_STEP:
        state.step_market(seat, of, amount)
    elif op == CREW_STEP:
        state.raise_crew(seat, of, amount)
    elif op == POINTS_FOR:
        state.move(seat, amount * stones_in(state, seat, of), SOURCE_OF_KIND[thing])


def stones_in(state: Egizia, seat: i64, buildings: i64) -> i64:
    """EG-11 A seat's stones in a set of buildings."""
    total: i64 = 0
    building: i64 = 0
    while building < BUILDING_COUNT:
        if (buildings >> building) & 1:
            total += own_stones(state, seat, building)
        building += 1
    return total


class Raise(Question):
    """EG-4.6, EG-11 A crew of choice goes one step up, as often as the card says; steps nobody can take are lost."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        offer_crews(state, seat, RAISE_BASE)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        state.raise_crew(seat, action - RAISE_BASE, 1)
        left = second(item) - 1
        if left > 0 and state.can_raise_any(seat):
            state.ask(RAISE, seat, left)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if RAISE_BASE <= action < RAISE_BASE + CREWS:
            return crew_at_most(action - RAISE_BASE)
        return Refusal("EG-4.6", "egizia-raise-first", {"move": CATALOGUE.text(action)})


class Ring(Question):
    """EG-4.6 The water ring may move one step; it stays on its places."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        if state.ring > 0:
            state.offer(RING_LEFT)
        if state.ring < RING_PLACES - 1:
            state.offer(RING_RIGHT)
        state.offer(RING_STAY)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action == RING_LEFT:
            state.ring -= 1
        elif action == RING_RIGHT:
            state.ring += 1
        if action != RING_STAY and second(item) > 1:
            state.ask(RING, seat, second(item) - 1)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if RING_BASE <= action <= RING_STAY:
            return Refusal("EG-4.6", "egizia-ring-at-edge", {"ring": BOX.ring_places[state.ring]})
        return Refusal("EG-4.6", "egizia-ring-first", {"move": CATALOGUE.text(action)})


class Market(Question):
    """EG-7.5, EG-11 One market marker of choice goes down."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        state.offer(MARKET_BASE)
        state.offer(MARKET_BASE + 1)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        state.step_market(seat, action - MARKET_BASE, second(item))

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("EG-9.1", "egizia-market-first", {"move": CATALOGUE.text(action)})
