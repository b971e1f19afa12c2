"""Forecast of the points that a seat's stones, quarries, crews and fields will give.

The rounds to come are played through in numbers. Each round the crews are fed or cost points, the quarries give stones, and
the crews build as many stones as there are and as their strength allows. A stone built is a point; the others are kept.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia import lookup
from benben.games.egizia.box_types import FIELD
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.kernel.step import seat_of, second

STRENGTH_GROWTH: Final = 0.9
"""Usable strength that a player gains each round."""
QUARRY_GROWTH: Final = 1.0
"""Stones a round that a player's quarries gain each round."""
MISSING_GRAIN_GROWTH: Final = -0.5
"""Change of a player's missing grain each round: fields are found faster than crews grow."""

STONES_FOUND: Final = 1.5
"""Stones that a player gets each round from spaces, cards and the market."""

FUTURE_HUNGER_SHARE: Final = 0.6
"""Share of its cost that hunger of a later round counts, because a player can still find grain."""
HUNGER_COVERED_SHARE: Final = 0.6
"""Share of a later round's missing grain that is found before the round after it."""

WASTE_SHARE: Final = 0.2
"""Share of the scarcer of stones and strength that is wasted when there is as much of the other."""

STRONGEST_USAGE: Final = 0.95
"""Share of its strength that the strongest crew, or the Joker, uses in a usual round."""
SECOND_USAGE: Final = 0.85
"""Share of its strength that the second crew uses in a usual round."""
WEAKEST_USAGE: Final = 0.6
"""Share of its strength that the weakest crew uses in a usual round: it draws sphinx cards or finds no berth."""

SITES_AHEAD_SHARE: Final = 0.7
"""Share of the strength for sites still ahead that counts while ships sail."""

LATER_GRAIN_DOUBT: Final = 2.0
"""Grain by which a later harvest may differ from the forecast."""

SAILING_GRAIN_DOUBT: Final = 2.0
"""Grain by which this round's harvest may differ from the forecast while ships sail."""

GRAIN_FOUND_PER_ROUND: Final = 2.0
"""Grain that a player finds in a round whose cards are not laid out yet."""

FIELDS_TAKEN_SHARE: Final = 0.7
"""Share of its part of the visible fields that a player takes."""

KNOWN_GRAIN_DOUBT: Final = 0.01
"""Grain by which this round's harvest may differ after the ships: practically none."""

FED_SURPLUS: Final = 1000.0
"""Grain to spare for crews that have been fed already: more than any hunger."""

HUNGER_POINTS_SOON: Final[vec[float]] = vec[float]([3.0, 2.7, 2.0, 1.8, 1.0])
"""Points for each missing grain by the space of the grain market, the next step down in view."""

SOLD_STONE_POINTS: Final = 0.4
"""Points of a stone left over at the end where the market buys stones."""

UNSOLD_STONE_POINTS: Final = 0.05
"""Points of a stone left over at the end where the market does not buy stones yet."""


def phase(state: Egizia) -> i64:
    """The number of the automatic step at the bottom of the agenda, which is the phase of the round."""
    return state.agenda[0] & 0xFF if state.depth > 0 else step_numbers.FINAL_SCORING


def feeding_to_come(state: Egizia) -> bool:
    """Whether this round's feeding is still to come or under way."""
    now = phase(state)
    return now < step_numbers.FEEDING_PHASE or (now == step_numbers.FEEDING_PHASE and not (state.agenda[0] >> 8) & 0xFF)


def rounds_left(state: Egizia) -> float:
    """Rounds to come, this one included until its crews are fed."""
    after = float(lookup.ROUNDS - state.round_number)
    return after + 1.0 if feeding_to_come(state) else after


def expected_excess(excess: float, doubt: float) -> float:
    """The expected excess above 0 when ``excess`` may turn out larger or smaller by up to ``doubt``."""
    if excess >= doubt:
        return excess
    return (excess + doubt) * (excess + doubt) / (4.0 * doubt) if excess > -doubt else 0.0


def stones_that_fit(stones: float, strength: float) -> float:
    """The stones that crews of this strength can be expected to build."""
    less, more = (stones, strength) if stones < strength else (strength, stones)
    return less - WASTE_SHARE * less * less / more if more > 0.0 else 0.0


# --- strength ---------------------------------------------------------------------------------------------------------


def crew_usage(state: Egizia, seat: i64, crew: i64) -> float:
    """The share of a crew's strength that is used in a usual round."""
    if crew == lookup.JOKER:
        return STRONGEST_USAGE
    mine = state.crews[seat * lookup.CREWS + crew]
    stronger: i64 = 0
    for other in range(lookup.JOKER):
        strength = state.crews[seat * lookup.CREWS + other]
        if strength > mine or (strength == mine and other < crew):
            stronger += 1
    return STRONGEST_USAGE if stronger == 0 else SECOND_USAGE if stronger == 1 else WEAKEST_USAGE


def usual_strength(state: Egizia, seat: i64) -> float:
    """The strength a seat can use in a usual round."""
    total = 0.0
    for crew in range(lookup.CREWS):
        total += crew_usage(state, seat, crew) * float(state.crews[seat * lookup.CREWS + crew])
    return total


def rested_strength(state: Egizia, seat: i64, sites: i64, busy: i64) -> float:
    """The strength of the best rested crews for a number of sites, the Joker once; ``busy`` crews are left out."""
    if sites == 0:
        return 0.0
    tired = state.tired[seat] | busy
    total: i64 = 0
    least: i64 = lookup.STORE_SIZE
    rested: i64 = 0
    middle: i64 = 0
    for crew in range(lookup.JOKER):
        if not (tired >> crew) & 1:
            strength = state.crews[seat * lookup.CREWS + crew]
            total += strength
            rested += 1
            middle = strength if strength > middle else middle
            least = strength if strength < least else least
    if rested == 0:
        return 0.0
    if sites == 1:
        total = middle
    elif rested > sites:
        total -= least
    if not (tired >> lookup.JOKER) & 1:
        total += state.crews[seat * lookup.CREWS + lookup.JOKER]
    return float(total)


def sites_to_build(state: Egizia, seat: i64, first: i64) -> i64:
    """The number of sites from ``first`` on at which a seat has a ship in a berth."""
    count: i64 = 0
    for site in range(first, lookup.SITE_COUNT):
        berth = state.berth_of(seat, site)
        if berth != NOTHING and berth != lookup.WAITING:
            count += 1
    return count


def strength_this_round(state: Egizia, seat: i64) -> float:
    """The strength that can still build this round."""
    now = phase(state)
    if now < step_numbers.FEEDING_PHASE:
        return strength_while_sailing(state, seat)
    if now == step_numbers.FEEDING_PHASE:
        return rested_strength(state, seat, sites_to_build(state, seat, 0), 0)
    if now not in (step_numbers.BEGIN_SITE, step_numbers.NEXT_BUILDER):
        return 0.0
    site = (state.agenda[0] >> 8) & 0xFF
    if now == step_numbers.NEXT_BUILDER and (state.done_building >> seat) & 1:
        site += 1
    return rested_strength(state, seat, sites_to_build(state, seat, site), 0)


def strength_while_sailing(state: Egizia, seat: i64) -> float:
    """While ships sail: the strength for sites with a berth, and a share of that for sites still ahead."""
    if phase(state) != step_numbers.NEXT_SHIP:
        return usual_strength(state, seat)
    sure = sites_to_build(state, seat, 0)
    hoped = sure
    if not (state.done_sailing >> seat) & 1:
        for site in range(lookup.SITE_COUNT):
            space = lookup.SITE_SPACE[site]
            if lookup.SPACE_STOP[space] > state.last_stop[seat] and state.docked[space + state.berths() - 1] == 0:
                hoped += 1
    certain = rested_strength(state, seat, sure, 0)
    return certain + SITES_AHEAD_SHARE * (rested_strength(state, seat, hoped, 0) - certain)


# --- grain ------------------------------------------------------------------------------------------------------------


def expected_harvest(state: Egizia, seat: i64) -> float:
    """The grain a seat can count on: watered fields, corrected by what a move of the ring could water or dry."""
    i = seat * lookup.GRADES
    likely = float(state.harvest(seat))
    if state.ring == 0:
        likely += 0.4 * float(state.grain[i + 1]) + 0.1 * float(state.grain[i + 2])
    elif state.ring == 1:
        likely += 0.25 * float(state.grain[i + 2]) - 0.3 * float(state.grain[i + 1])
    else:
        likely -= 0.4 * float(state.grain[i + 2]) + 0.1 * float(state.grain[i + 1])
    return likely


def expected_new_grain(state: Egizia, seat: i64) -> float:
    """The grain a seat can expect to find this round: its share of the watered fields downstream."""
    now = phase(state)
    if now >= step_numbers.FEEDING_PHASE:
        return 0.0
    if now != step_numbers.NEXT_SHIP:
        return GRAIN_FOUND_PER_ROUND
    if (state.done_sailing >> seat) & 1:
        return 0.0
    total: i64 = 0
    for from_mouth in range(lookup.CARD_SPACE_COUNT):
        card = lookup.CARD_SPACE_COUNT - 1 - from_mouth
        if lookup.SPACE_STOP[lookup.CARD_SPACES[card]] <= state.last_stop[seat]:
            break
        kind = state.nile[card]
        if kind != NOTHING and lookup.KIND_TYPE[kind] == FIELD and lookup.KIND_GRADE[kind] < lookup.WATERED[state.ring]:
            total += lookup.KIND_AMOUNT[kind]
    return FIELDS_TAKEN_SHARE * float(total) / float(state.players)


def grain_missing_now(state: Egizia, seat: i64) -> float:
    """The grain that this round's feeding lacks; negative where grain is to spare or the crews are fed."""
    if feeding_to_come(state):
        return float(state.grain_needed(seat) - state.harvest(seat))
    if phase(state) == step_numbers.FEEDING_PHASE:
        for i in range(state.depth - 1):
            item = state.agenda[state.depth - 1 - i]
            if item & 0xFF == step_numbers.FEED_CREWS and seat_of(item) == seat:
                return float(state.grain_needed(seat) - state.harvest(seat) - second(item))
    return -FED_SURPLUS


# --- the forecast -----------------------------------------------------------------------------------------------------


@final
class Forecast:
    """A seat's stones, quarries, strength and grain, and the points it can be expected to make of them."""

    def __init__(self, state: Egizia, seat: i64) -> None:
        self.stones = float(state.stones[seat])
        self.quarry = float(state.quarry[seat])
        self.now = strength_this_round(state, seat)
        self.strength = usual_strength(state, seat)
        relief = expected_new_grain(state, seat)
        self.lack = float(state.grain_needed(seat)) - expected_harvest(state, seat) - relief
        self.lack_now = grain_missing_now(state, seat) - relief
        self.doubt_now = SAILING_GRAIN_DOUBT if phase(state) < step_numbers.FEEDING_PHASE else KNOWN_GRAIN_DOUBT
        self.unfed = HUNGER_POINTS_SOON[state.markets[seat * 2 + 1]]
        self.produces = phase(state) <= step_numbers.FEEDING_PHASE
        self.later = lookup.ROUNDS - state.round_number
        stone_market = state.markets[seat * 2] + self.later
        self.buyer: i64 = lookup.SALE_MOST if state.holds(seat, lookup.SELL_CARD) else 0
        self.price = SOLD_STONE_POINTS if stone_market >= lookup.SALE_SPACE else UNSOLD_STONE_POINTS

    def points(self, stones: float, quarry: float, strength: float, grain: float) -> float:
        """The expected points with this much more of each than the seat has."""
        stock = self.stones + stones
        give = self.quarry + quarry
        if self.produces:
            stock += give
        total = -self.unfed * expected_excess(self.lack_now + strength - grain, self.doubt_now)
        built = stones_that_fit(stock, self.now + strength) if self.now > 0.0 else 0.0
        total += built
        stock -= built
        able = self.strength + strength
        lack = self.lack + strength - grain
        for _ in range(self.later):
            able += STRENGTH_GROWTH
            give += QUARRY_GROWTH
            lack += MISSING_GRAIN_GROWTH
            stock += give + STONES_FOUND
            stock = stock if stock < float(lookup.STORE_SIZE) else float(lookup.STORE_SIZE)
            hunger = expected_excess(lack, LATER_GRAIN_DOUBT)
            total -= FUTURE_HUNGER_SHARE * self.unfed * hunger
            lack -= HUNGER_COVERED_SHARE * hunger
            built = stones_that_fit(stock, able)
            total += built
            stock -= built
        sold = float(self.buyer) if stock > float(self.buyer) else stock
        return total + sold + self.price * (stock - sold)
