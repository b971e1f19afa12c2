"""EG-5 and EG-6: crews are fed, from the leader of the scoring track backward; then the quarries give stones."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.base import AutomaticStep, PlayerStep
from benben.games.egizia.steps.usable_cards import (
    is_card_use,
    offer_card_uses,
    refuse_missing_card,
    refuse_too_few_stones,
    use_card,
    why_not_use_card,
)
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import seat_of, second


class FeedingPhase(AutomaticStep):
    """EG-5.1 Everybody feeds, in the order of the track at the beginning; then the quarries give stones (EG-6.1)."""

    def run(self, state: Egizia, item: i64) -> None:
        if seat_of(item):
            produce_stones(state)
            state.ask(step_numbers.BEGIN_SITE, 0)
            return
        state.ask(step_numbers.FEEDING_PHASE, 1)
        for place in range(state.players - 1, -1, -1):
            state.ask(step_numbers.FEED_CREWS, state.track[place], 0)


def produce_stones(state: Egizia) -> None:
    """EG-6.1 Everybody, in sequence order, adds the yield of their quarries."""
    for number in range(state.players):
        seat = state.sequence[number]
        state.add_stones(seat, state.quarry[seat])


def missing_grain(state: Egizia, seat: i64, fed: i64) -> i64:
    """EG-5.1 The grain a seat lacks, given the grain it has added to its harvest."""
    lack = state.grain_needed(seat) - state.harvest(seat) - fed
    return lack if lack > 0 else 0


def hunger_points(state: Egizia, seat: i64, fed: i64) -> i64:
    """EG-5.1 The points that a seat would lose if it fed now, given the grain it has added to its harvest."""
    return missing_grain(state, seat, fed) * lookup.HUNGER_POINTS[state.markets[seat * 2 + 1]]


def emit_fed(state: Egizia, seat: i64, fed: i64) -> None:
    """EG-5.1 Report what the crews of a seat needed, had and missed."""
    if state.event_log is None:
        return
    args: Args = {
        "seat": f"p{seat + 1}",
        "need": int(state.grain_needed(seat)),
        "grain": int(state.harvest(seat) + fed),
        "missing": int(missing_grain(state, seat, fed)),
    }
    state.emit("fed", seat, "EG-5.1", args)


class FeedCrews(PlayerStep):
    """EG-5.1 Use cards, attach improvers, then feed: each missing grain costs points by the space of the grain market."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        offer_card_uses(state, seat)
        state.offer(moves.FEED_ACTION)
        lack = missing_grain(state, seat, second(item))
        if lack > 0:
            if state.holds(seat, lookup.GRAIN):
                state.offer(moves.USE_GRAIN_ACTION)
            if state.holds(seat, lookup.FEED_WITH_STONES):
                for number in range(lack if lack < state.stones[seat] else state.stones[seat]):
                    state.offer(moves.PAY_BASE + number)
        if state.free_improvers(seat) > 0:
            for field in range(lookup.FIELDS):
                if state.can_improve(seat, field):
                    state.offer(moves.ATTACH_BASE + field)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        fed = second(item)
        if action == moves.FEED_ACTION:
            emit_fed(state, seat, fed)
            state.add_points(seat, -hunger_points(state, seat, fed), lookup.FROM_FEEDING)
            return
        if action == moves.USE_GRAIN_ACTION:
            state.use_anytime_card(seat, lookup.GRAIN)
            fed += lookup.EXTRA_GRAIN
        elif action < moves.FEED_ACTION:
            use_card(state, seat, action)
        elif action < moves.ATTACH_BASE:
            paid = action - moves.PAY_BASE + 1
            state.stones[seat] -= paid
            fed += paid
        else:
            state.attach(seat, action - moves.ATTACH_BASE)
        state.ask(step_numbers.FEED_CREWS, seat, fed)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if is_card_use(action):
            return why_not_use_card(state, seat, action)
        lack = missing_grain(state, seat, second(item))
        if action == moves.USE_GRAIN_ACTION:
            return why_not_grain(state, seat, lookup.GRAIN)
        if moves.PAY_BASE <= action < moves.PAY_BASE + lookup.STORE_SIZE:
            return why_not_pay(state, seat, action - moves.PAY_BASE + 1, lack)
        if moves.ATTACH_BASE <= action < moves.ATTACH_BASE + lookup.FIELDS:
            return why_not_attach(state, seat, action - moves.ATTACH_BASE)
        return Refusal("EG-5.1", "egizia-feed-first", {"move": moves.CATALOGUE.text(action)})


def why_not_grain(state: Egizia, seat: i64, kind: i64) -> Refusal:
    """EG-13 Why a card that feeds cannot be used: it is missing, or no grain is."""
    if not state.holds(seat, kind):
        return refuse_missing_card(kind)
    return Refusal("EG-5.1", "egizia-nothing-missing")


def why_not_pay(state: Egizia, seat: i64, number: i64, lack: i64) -> Refusal:
    """EG-11 feed_with_stones: why this number of stones cannot be paid."""
    if lack == 0 or not state.holds(seat, lookup.FEED_WITH_STONES):
        return why_not_grain(state, seat, lookup.FEED_WITH_STONES)
    if number > lack:
        return Refusal("EG-5.1", "egizia-more-than-missing", {"number": int(number), "missing": int(lack)})
    return refuse_too_few_stones(state, seat, number, "EG-5.1")


def why_not_attach(state: Egizia, seat: i64, field: i64) -> Refusal:
    """EG-11, EG-13 improve_field: why it cannot go on this field."""
    if state.free_improvers(seat) == 0:
        return refuse_missing_card(lookup.IMPROVE_FIELD)
    if not state.holds(seat, lookup.FIELD_KIND[field]):
        return refuse_missing_card(lookup.FIELD_KIND[field])
    return Refusal("EG-13", "egizia-field-is-green", {"field": moves.FIELD_AXIS.words[field]})
