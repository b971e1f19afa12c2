"""EG-5 and EG-6: crews are fed, from the leader of the scoring track backward; then the quarries give stones."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia.lookup import (
    EXTRA_GRAIN,
    FEED_WITH_STONES,
    FIELD_KIND,
    FIELDS,
    FROM_FEEDING,
    GRAIN,
    IMPROVE_FIELD,
    STORE,
    UNFED,
)
from benben.games.egizia.moves import (
    ATTACH_BASE,
    CATALOGUE,
    FEED_ACTION,
    FIELD_AXIS,
    PAY_BASE,
    USE_GRAIN_ACTION,
)
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.base import Passage, Question
from benben.games.egizia.steps.step_numbers import FEED, FEEDING, SITE
from benben.games.egizia.steps.usable_cards import is_help, no_card, offer_helps, take_help, too_few, why_not_help
from benben.kernel.refusal import Refusal
from benben.kernel.step import seat_of, second


class Feeding(Passage):
    """EG-5.1 Feeding begins: the order is that of the track now. When all are fed, the quarries give (EG-6.1)."""

    def run(self, state: Egizia, item: i64) -> None:
        if seat_of(item):
            produce(state)
            state.ask(SITE, 0)
            return
        state.ask(FEEDING, 1)
        place = state.players - 1
        while place >= 0:
            state.ask(FEED, state.track[place], 0)
            place -= 1


def produce(state: Egizia) -> None:
    """EG-6.1 In sequence order everyone adds the yield of their quarries."""
    number: i64 = 0
    while number < state.players:
        seat = state.sequence[number]
        state.add_stones(seat, state.quarry[seat])
        number += 1


def missing(state: Egizia, seat: i64, fed: i64) -> i64:
    """EG-5.1 How much grain a seat lacks, given what it has added to its harvest."""
    lack = state.need(seat) - state.harvest(seat) - fed
    return lack if lack > 0 else 0


class Feed(Question):
    """EG-5.1 Use helps, attach improvers, then feed: each missing grain costs the points of one's grain-market space."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        offer_helps(state, seat)
        state.offer(FEED_ACTION)
        lack = missing(state, seat, second(item))
        if lack > 0:
            if state.holds(seat, GRAIN):
                state.offer(USE_GRAIN_ACTION)
            if state.holds(seat, FEED_WITH_STONES):
                number: i64 = 1
                while number <= lack and number <= state.stones[seat]:
                    state.offer(PAY_BASE + number - 1)
                    number += 1
        if state.improvers(seat) > 0:
            field: i64 = 0
            while field < FIELDS:
                if state.can_improve(seat, field):
                    state.offer(ATTACH_BASE + field)
                field += 1

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        fed = second(item)
        if action == FEED_ACTION:
            state.move(seat, -missing(state, seat, fed) * UNFED[state.markets[seat * 2 + 1]], FROM_FEEDING)
            return
        if action == USE_GRAIN_ACTION:
            state.spend(seat, GRAIN)
            fed += EXTRA_GRAIN
        elif action < FEED_ACTION:
            take_help(state, seat, action)
        elif action < ATTACH_BASE:
            paid = action - PAY_BASE + 1
            state.stones[seat] -= paid
            fed += paid
        else:
            state.attach(seat, action - ATTACH_BASE)
        state.ask(FEED, seat, fed)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if is_help(action):
            return why_not_help(state, seat, action)
        lack = missing(state, seat, second(item))
        if action == USE_GRAIN_ACTION:
            return why_not_grain(state, seat, GRAIN)
        if PAY_BASE <= action < PAY_BASE + STORE:
            return why_not_pay(state, seat, action - PAY_BASE + 1, lack)
        if ATTACH_BASE <= action < ATTACH_BASE + FIELDS:
            return why_not_attach(state, seat, action - ATTACH_BASE)
        return Refusal("EG-5.1", "egizia-feed-first", {"move": CATALOGUE.text(action)})


def why_not_grain(state: Egizia, seat: i64, kind: i64) -> Refusal:
    """EG-13 Helps are used only against what is missing."""
    if not state.holds(seat, kind):
        return no_card(kind)
    return Refusal("EG-5.1", "egizia-nothing-missing")


def why_not_pay(state: Egizia, seat: i64, number: i64, lack: i64) -> Refusal:
    """EG-11 feed_with_stones: one stone for each missing grain."""
    if lack == 0 or not state.holds(seat, FEED_WITH_STONES):
        return why_not_grain(state, seat, FEED_WITH_STONES)
    if number > lack:
        return Refusal("EG-5.1", "egizia-more-than-missing", {"number": int(number), "missing": int(lack)})
    return too_few(state, seat, number, "EG-5.1")


def why_not_attach(state: Egizia, seat: i64, field: i64) -> Refusal:
    """EG-11, EG-13 improve_field goes on an own field that is not green."""
    if state.improvers(seat) == 0:
        return no_card(IMPROVE_FIELD)
    if not state.holds(seat, FIELD_KIND[field]):
        return no_card(FIELD_KIND[field])
    return Refusal("EG-13", "egizia-field-is-green", {"field": FIELD_AXIS.words[field]})
