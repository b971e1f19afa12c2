"""What the stones, quarries, crews and fields of a seat will bring: the rounds to come, played through in numbers.

Each round the crews are fed or cost points, the quarries give, and crews build as many stones as there are and as they can
carry; a stone built in is a point, and what is not built waits for the next round.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.box_types import FIELD
from benben.games.egizia.lookup import (
    CARD_SPACES,
    CARDS,
    CREWS,
    GRADES,
    JOKER,
    KIND_AMOUNT,
    KIND_GRADE,
    KIND_TYPE,
    NOTHING,
    ROUNDS,
    SALE_FROM,
    SALE_MOST,
    SELL_CARD,
    SITE_COUNT,
    SITE_SPACE,
    SPACE_STOP,
    STORE,
    WAITING,
    WATERED,
)
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.step_numbers import BUILDERS, FEED, FEEDING, FINAL, SHIPS, SITE
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
    return state.agenda[0] & 0xFF if state.depth > 0 else FINAL


def to_feed(state: Egizia) -> bool:
    """Whether this round's feeding is still to come or under way."""
    now = phase(state)
    return now < FEEDING or (now == FEEDING and not (state.agenda[0] >> 8) & 0xFF)


def rounds_left(state: Egizia) -> float:
    """Rounds to come, this one included until its crews are fed."""
    after = float(ROUNDS - state.round)
    return after + 1.0 if to_feed(state) else after


def soft(excess: float, doubt: float) -> float:
    """How much of an excess is to be expected when it may turn out larger or smaller by some doubt; never below 0."""
    if excess >= doubt:
        return excess
    return (excess + doubt) * (excess + doubt) / (4.0 * doubt) if excess > -doubt else 0.0


def fit(stones: float, strength: float) -> float:
    """How many stones are built by so much strength."""
    less, more = (stones, strength) if stones < strength else (strength, stones)
    return less - WASTE * less * less / more if more > 0.0 else 0.0


# --- crews ------------------------------------------------------------------------------------------------------------


def use_of(state: Egizia, seat: i64, crew: i64) -> float:
    """How much of a crew's strength is used in a usual round."""
    if crew == JOKER:
        return STRONGEST
    mine = state.crews[seat * CREWS + crew]
    stronger: i64 = 0
    other: i64 = 0
    while other < JOKER:
        strength = state.crews[seat * CREWS + other]
        if strength > mine or (strength == mine and other < crew):
            stronger += 1
        other += 1
    return STRONGEST if stronger == 0 else SECOND if stronger == 1 else WEAKEST


def usual_strength(state: Egizia, seat: i64) -> float:
    """The strength a seat can use in a usual round."""
    total = 0.0
    crew: i64 = 0
    while crew < CREWS:
        total += use_of(state, seat, crew) * float(state.crews[seat * CREWS + crew])
        crew += 1
    return total


def rested_strength(state: Egizia, seat: i64, sites: i64, busy: i64) -> float:
    """The strength of the best rested crews for so many sites, the Joker with one of them; ``busy`` crews stay out."""
    if sites == 0:
        return 0.0
    tired = state.tired[seat] | busy
    total: i64 = 0
    least: i64 = STORE
    rested: i64 = 0
    middle: i64 = 0
    crew: i64 = 0
    while crew < JOKER:
        if not (tired >> crew) & 1:
            strength = state.crews[seat * CREWS + crew]
            total += strength
            rested += 1
            middle = strength if strength > middle else middle
            least = strength if strength < least else least
        crew += 1
    if rested == 0:
        return 0.0
    if sites == 1:
        total = middle
    elif rested > sites:
        total -= least
    if not (tired >> JOKER) & 1:
        total += state.crews[seat * CREWS + JOKER]
    return float(total)


def sites_to_build(state: Egizia, seat: i64, first: i64) -> i64:
    """At how many sites from this one on a seat has a ship in a berth."""
    count: i64 = 0
    while first < SITE_COUNT:
        berth = state.berth_of(seat, first)
        if berth != NOTHING and berth != WAITING:
            count += 1
        first += 1
    return count


def strength_now(state: Egizia, seat: i64) -> float:
    """The strength that can still build this round."""
    now = phase(state)
    if now < FEEDING:
        return strength_in_sight(state, seat)
    if now == FEEDING:
        return rested_strength(state, seat, sites_to_build(state, seat, 0), 0)
    if now not in (SITE, BUILDERS):
        return 0.0
    site = (state.agenda[0] >> 8) & 0xFF
    if now == BUILDERS and (state.done >> seat) & 1:
        site += 1
    return rested_strength(state, seat, sites_to_build(state, seat, site), 0)


def strength_in_sight(state: Egizia, seat: i64) -> float:
    """While ships sail: the strength for the sites one lies at, and a share of that for sites still ahead."""
    if phase(state) != SHIPS:
        return usual_strength(state, seat)
    sure = sites_to_build(state, seat, 0)
    hoped = sure
    if not (state.out >> seat) & 1:
        site: i64 = 0
        while site < SITE_COUNT:
            space = SITE_SPACE[site]
            if SPACE_STOP[space] > state.last[seat] and state.docked[space + state.berths() - 1] == 0:
                hoped += 1
            site += 1
    certain = rested_strength(state, seat, sure, 0)
    return certain + HOPED_SITES * (rested_strength(state, seat, hoped, 0) - certain)


# --- grain ------------------------------------------------------------------------------------------------------------


def likely_harvest(state: Egizia, seat: i64) -> float:
    """The grain a seat can count on: what is watered, and a share of what a move of the ring could water or dry."""
    i = seat * GRADES
    likely = float(state.harvest(seat))
    if state.ring == 0:
        likely += 0.4 * float(state.grain[i + 1]) + 0.1 * float(state.grain[i + 2])
    elif state.ring == 1:
        likely += 0.25 * float(state.grain[i + 2]) - 0.3 * float(state.grain[i + 1])
    else:
        likely -= 0.4 * float(state.grain[i + 2]) + 0.1 * float(state.grain[i + 1])
    return likely


def fields_in_sight(state: Egizia, seat: i64) -> float:
    """Grain a seat can hope to find this round: its share of the watered fields downstream."""
    now = phase(state)
    if now >= FEEDING:
        return 0.0
    if now != SHIPS:
        return FIELDS_A_ROUND
    if (state.out >> seat) & 1:
        return 0.0
    total: i64 = 0
    card = CARDS - 1
    while card >= 0 and SPACE_STOP[CARD_SPACES[card]] > state.last[seat]:
        kind = state.nile[card]
        if kind != NOTHING and KIND_TYPE[kind] == FIELD and KIND_GRADE[kind] < WATERED[state.ring]:
            total += KIND_AMOUNT[kind]
        card -= 1
    return FOUND * float(total) / float(state.players)


def hunger_now(state: Egizia, seat: i64) -> float:
    """What this round's feeding lacks, below 0 where grain is to spare; far below once the seat has fed its crews."""
    if to_feed(state):
        return float(state.need(seat) - state.harvest(seat))
    if phase(state) == FEEDING:
        i = state.depth - 1
        while i > 0:
            item = state.agenda[i]
            if item & 0xFF == FEED and seat_of(item) == seat:
                return float(state.need(seat) - state.harvest(seat) - second(item))
            i -= 1
    return -FED


# --- the forecast -----------------------------------------------------------------------------------------------------


@final
class Means:
    """What a seat has to live on, and what it can be expected to make of it."""

    def __init__(self, state: Egizia, seat: i64) -> None:
        self.stones = float(state.stones[seat])
        self.quarry = float(state.quarry[seat])
        self.now = strength_now(state, seat)
        self.strength = usual_strength(state, seat)
        relief = fields_in_sight(state, seat)
        self.lack = float(state.need(seat)) - likely_harvest(state, seat) - relief
        self.lack_now = hunger_now(state, seat) - relief
        self.doubt_now = SAILING_DOUBT if phase(state) < FEEDING else SURE
        self.unfed = UNFED_SOON[state.markets[seat * 2 + 1]]
        self.produces = phase(state) <= FEEDING
        self.later = ROUNDS - state.round
        stone_market = state.markets[seat * 2] + self.later
        self.buyer: i64 = SALE_MOST if state.holds(seat, SELL_CARD) else 0
        self.price = SOLD if stone_market >= SALE_FROM else LOST

    def points(self, stones: float, quarry: float, strength: float, grain: float) -> float:
        """The points to come with so much more of each than there is."""
        stock = self.stones + stones
        give = self.quarry + quarry
        if self.produces:
            stock += give
        total = -self.unfed * soft(self.lack_now + strength - grain, self.doubt_now)
        built = fit(stock, self.now + strength) if self.now > 0.0 else 0.0
        total += built
        stock -= built
        able = self.strength + strength
        lack = self.lack + strength - grain
        rest = self.later
        while rest > 0:
            able += STRENGTH_GROWTH
            give += QUARRY_GROWTH
            lack += LACK_GROWTH
            stock += give + STONES_FOUND
            stock = stock if stock < float(STORE) else float(STORE)
            hunger = soft(lack, DRY_SEASONS)
            total -= HUNGER_SHARE * self.unfed * hunger
            lack -= COVERED * hunger
            built = fit(stock, able)
            total += built
            stock -= built
            rest -= 1
        sold = float(self.buyer) if stock > float(self.buyer) else stock
        return total + sold + self.price * (stock - sold)
