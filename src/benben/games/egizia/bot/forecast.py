"""What the stones, quarries, crews and fields of a seat will bring: the rounds to come, played through in numbers.

Each round the crews are fed or cost points, the quarries give, and crews build as many stones as there are and as they can
carry; a stone built in is a point, and what is not built waits for the next round.
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
QUARRY_GROWTH: Final = 1.0
LACK_GROWTH: Final = -0.5
"""What a player usually adds each round to the strength it can use, to its quarries, and to what its fields do not cover:
players find fields as their crews grow."""

STONES_FOUND: Final = 1.5
"""Stones a player usually gets in a round besides those of its quarries: spaces, cards, the market."""

HUNGER_SHARE: Final = 0.6
COVERED: Final = 0.6
"""Hunger to come costs less than hunger now, and less of it remains: who sees it coming looks for a field or a card."""

WASTE: Final = 0.2
"""Stones and strength never fit exactly: this share of the scarcer is wasted when there is as much of the other."""

STRONGEST: Final = 0.95
SECOND: Final = 0.85
WEAKEST: Final = 0.6
"""How much of a crew's strength is used in a usual round. The Joker counts like the strongest: it helps whoever builds.
The weakest crew draws a card or two at the sphinx, or finds no berth."""

HOPED_SITES: Final = 0.7
"""While ships sail, how much of the strength for sites still ahead counts already."""

DRY_SEASONS: Final = 2.0
"""Grain that one round or other may lack or have to spare against the plan: the ring moves, cards come."""

SAILING_DOUBT: Final = 2.0
"""The same for this round while ships sail."""

FIELDS_A_ROUND: Final = 2.0
"""Grain a player finds in a round, before its cards are laid out."""

FOUND: Final = 0.7
"""How much of its share of the fields in sight a player takes."""

SURE: Final = 0.01
"""Once ships are home, this round's harvest is known."""

FED: Final = 1000.0
"""Grain to spare for crews that have been fed already."""

UNFED_SOON: Final[vec[float]] = vec[float]([3.0, 2.7, 2.0, 1.8, 1.0])
"""Points for each unfed strength by the grain market, with an eye to the next step down."""

SOLD: Final = 0.4
"""A stone left over at the end, where the market buys two for a point."""

LOST: Final = 0.05
"""A stone left over where no market buys it: one more step down the market may come."""


def phase(state: Egizia) -> i64:
    """The passage at the bottom of the agenda: what is going on."""
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
    """How much of an excess is to be expected when it may turn out larger or smaller by some doubt; never below 0."""
    if excess >= doubt:
        return excess
    return (excess + doubt) * (excess + doubt) / (4.0 * doubt) if excess > -doubt else 0.0


def stones_that_fit(stones: float, strength: float) -> float:
    """How many stones are built by so much strength."""
    less, more = (stones, strength) if stones < strength else (strength, stones)
    return less - WASTE * less * less / more if more > 0.0 else 0.0


# --- crews ------------------------------------------------------------------------------------------------------------


def crew_usage(state: Egizia, seat: i64, crew: i64) -> float:
    """How much of a crew's strength is used in a usual round."""
    if crew == lookup.JOKER:
        return STRONGEST
    mine = state.crews[seat * lookup.CREWS + crew]
    stronger: i64 = 0
    for other in range(lookup.JOKER):
        strength = state.crews[seat * lookup.CREWS + other]
        if strength > mine or (strength == mine and other < crew):
            stronger += 1
    return STRONGEST if stronger == 0 else SECOND if stronger == 1 else WEAKEST


def usual_strength(state: Egizia, seat: i64) -> float:
    """The strength a seat can use in a usual round."""
    total = 0.0
    for crew in range(lookup.CREWS):
        total += crew_usage(state, seat, crew) * float(state.crews[seat * lookup.CREWS + crew])
    return total


def rested_strength(state: Egizia, seat: i64, sites: i64, busy: i64) -> float:
    """The strength of the best rested crews for so many sites, the Joker with one of them; ``busy`` crews stay out."""
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
    """At how many sites from this one on a seat has a ship in a berth."""
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
    """While ships sail: the strength for the sites one lies at, and a share of that for sites still ahead."""
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
    return certain + HOPED_SITES * (rested_strength(state, seat, hoped, 0) - certain)


# --- grain ------------------------------------------------------------------------------------------------------------


def expected_harvest(state: Egizia, seat: i64) -> float:
    """The grain a seat can count on: what is watered, and a share of what a move of the ring could water or dry."""
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
    """Grain a seat can hope to find this round: its share of the watered fields downstream."""
    now = phase(state)
    if now >= step_numbers.FEEDING_PHASE:
        return 0.0
    if now != step_numbers.NEXT_SHIP:
        return FIELDS_A_ROUND
    if (state.done_sailing >> seat) & 1:
        return 0.0
    total: i64 = 0
    for card in range(lookup.CARD_SPACE_COUNT - 1, -1, -1):
        if lookup.SPACE_STOP[lookup.CARD_SPACES[card]] <= state.last_stop[seat]:
            break
        kind = state.nile[card]
        if kind != NOTHING and lookup.KIND_TYPE[kind] == FIELD and lookup.KIND_GRADE[kind] < lookup.WATERED[state.ring]:
            total += lookup.KIND_AMOUNT[kind]
    return FOUND * float(total) / float(state.players)


def grain_missing_now(state: Egizia, seat: i64) -> float:
    """What this round's feeding lacks, below 0 where grain is to spare; far below once the seat has fed its crews."""
    if feeding_to_come(state):
        return float(state.grain_needed(seat) - state.harvest(seat))
    if phase(state) == step_numbers.FEEDING_PHASE:
        for i in range(state.depth - 1, 0, -1):
            item = state.agenda[i]
            if item & 0xFF == step_numbers.FEED_CREWS and seat_of(item) == seat:
                return float(state.grain_needed(seat) - state.harvest(seat) - second(item))
    return -FED


# --- the forecast -----------------------------------------------------------------------------------------------------


@final
class Forecast:
    """What a seat has to live on, and what it can be expected to make of it."""

    def __init__(self, state: Egizia, seat: i64) -> None:
        self.stones = float(state.stones[seat])
        self.quarry = float(state.quarry[seat])
        self.now = strength_this_round(state, seat)
        self.strength = usual_strength(state, seat)
        relief = expected_new_grain(state, seat)
        self.lack = float(state.grain_needed(seat)) - expected_harvest(state, seat) - relief
        self.lack_now = grain_missing_now(state, seat) - relief
        self.doubt_now = SAILING_DOUBT if phase(state) < step_numbers.FEEDING_PHASE else SURE
        self.unfed = UNFED_SOON[state.markets[seat * 2 + 1]]
        self.produces = phase(state) <= step_numbers.FEEDING_PHASE
        self.later = lookup.ROUNDS - state.round_number
        stone_market = state.markets[seat * 2] + self.later
        self.buyer: i64 = lookup.SALE_MOST if state.holds(seat, lookup.SELL_CARD) else 0
        self.price = SOLD if stone_market >= lookup.SALE_SPACE else LOST

    def points(self, stones: float, quarry: float, strength: float, grain: float) -> float:
        """The points to come with so much more of each than there is."""
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
            lack += LACK_GROWTH
            stock += give + STONES_FOUND
            stock = stock if stock < float(lookup.STORE_SIZE) else float(lookup.STORE_SIZE)
            hunger = expected_excess(lack, DRY_SEASONS)
            total -= HUNGER_SHARE * self.unfed * hunger
            lack -= COVERED * hunger
            built = stones_that_fit(stock, able)
            total += built
            stock -= built
        sold = float(self.buyer) if stock > float(self.buyer) else stock
        return total + sold + self.price * (stock - sold)
