"""How a position of Egizia stands for a seat: the points it has and those it can be expected to make, in points.

Every stone that is built in scores a point, so that the outlook is mostly how many stones a seat will have and how much
strength to build with, less the hunger of its crews; sphinx cards, graves and the bonus of EG-8.1 come on top.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.components import (
    BERTH,
    BUILT,
    CARD_SPACE,
    CREW_STRENGTH,
    MOST,
    OWN,
    OWN_AT_LOWEST,
    PER_OWN,
    PER_PERMANENT,
    PER_POINTS,
    ROUND_SPACE,
)
from benben.games.egizia.scoring import card_points, grave_points, grave_total, own_stones, permanents, times_met
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.numbers import BONUS, BUILDERS, EVENINGS, FEEDING, FINAL, NEW_SEQUENCE, SHIPS, SITE
from benben.games.egizia.tables import (
    BUILDING_COUNT,
    CARD_CONDITION,
    CARD_LEAST,
    CARD_OF,
    CARD_POINTS,
    CREWS,
    GRADES,
    JOKER,
    KIND_TYPE,
    KINDS,
    LOWEST,
    NOTHING,
    POINT_STEPS,
    ROUNDS,
    SALE_FROM,
    SITE_COUNT,
    SPACE_BERTH,
    SPACE_INDEX,
    SPACE_KIND,
    SPACE_STOP,
    SPACES,
    SPHINXES,
    UNFED,
    WAITING,
)

STRENGTH_GROWTH: Final = 1.0
STONE_GROWTH: Final = 1.2
GRAIN_GROWTH: Final = 2.0
"""What a player usually adds to its strength, its quarries and its watered fields each round."""

WASTE: Final = 0.3
"""Stones and strength never fit exactly: this share of the scarcer is wasted when there is as much of the other."""

SITE_BONUS_SHARE: Final = 1.6
"""What a site to build at is worth besides the value built: the bonus of EG-8.1, a kept card, a market step."""

CARD_WORTH: Final[vec[float]] = vec[float]([0.0, 0.0, 3.0, 2.0, 0.0, 1.5])
"""What a Nile card before a player is worth by its type, besides yields: permanent and anytime cards count."""


def phase(state: Egizia) -> i64:
    """The passage at the bottom of the agenda: what is going on."""
    return state.agenda[0] & 0xFF if state.depth > 0 else FINAL


def rounds_to_feed(state: Egizia) -> i64:
    """How many feedings are still to come, that of this round included while it is."""
    after = ROUNDS - state.round
    now = phase(state)
    return after + 1 if now == SHIPS or (now == FEEDING and not (state.agenda[0] >> 8) & 0xFF) else after


def rounds_to_produce(state: Egizia) -> i64:
    """How often quarries will still give."""
    after = ROUNDS - state.round
    now = phase(state)
    return after + 1 if now in (SHIPS, FEEDING) else after


def harvest_to_come(state: Egizia, seat: i64) -> float:
    """The grain a seat can count on: what is watered, and a share of what a move of the ring could water or dry."""
    i = seat * GRADES
    likely = float(state.harvest(seat))
    if state.ring == 0:
        likely += 0.3 * float(state.grain[i + 1])
    elif state.ring == 1:
        likely += 0.2 * float(state.grain[i + 2]) - 0.2 * float(state.grain[i + 1])
    else:
        likely -= 0.25 * float(state.grain[i + 2])
    return likely


def prospects(stones: float, quarry: float, strength: float, grain: float, unfed: float, state: Egizia, now: float) -> float:
    """Points from building in the rounds to come, less hunger. ``now`` is the strength that can still build this round."""
    later = float(ROUNDS - state.round)
    produce, feed = float(rounds_to_produce(state)), float(rounds_to_feed(state))
    growing = later * (later + 1.0) / 2.0
    spendable = stones + quarry * produce + STONE_GROWTH * growing
    capacity = now + strength * later + STRENGTH_GROWTH * growing
    less, more = (spendable, capacity) if spendable < capacity else (capacity, spendable)
    built = less - WASTE * less * less / more if more > 0.0 else 0.0
    hunger = 0.0
    lack = strength - grain
    while feed > 0.0:
        if lack > 0.0:
            hunger += lack * unfed
        lack += STRENGTH_GROWTH - GRAIN_GROWTH - 0.5
        feed -= 1.0
    return built - hunger


def strength_now(state: Egizia, seat: i64) -> float:
    """The strength that can still build this round: rested crews for the sites where a ship lies or may still go."""
    now = phase(state)
    sites = 0
    if now in (SHIPS, FEEDING):
        site: i64 = 0
        while site < SITE_COUNT:
            if state.berth_of(seat, site) != NOTHING:
                sites += 1
            site += 1
    elif now in (BUILDERS, SITE):
        at = (state.agenda[0] >> 8) & 0xFF
        while at < SITE_COUNT:
            berth = state.berth_of(seat, at)
            mine = berth != NOTHING and berth != WAITING
            if mine and not (now == BUILDERS and at == (state.agenda[0] >> 8) & 0xFF and (state.done >> seat) & 1):
                sites += 1
            at += 1
    return best_crews(state, seat, sites)


def best_crews(state: Egizia, seat: i64, sites: i64) -> float:
    """The strength of the best rested crews for so many sites, the Joker with one of them."""
    if sites == 0:
        return 0.0
    total: i64 = 0
    least: i64 = 99
    rested: i64 = 0
    crew: i64 = 0
    while crew < JOKER:
        if not (state.tired[seat] >> crew) & 1:
            strength = state.crews[seat * CREWS + crew]
            total += strength
            rested += 1
            if strength < least:
                least = strength
        crew += 1
    if rested > sites:
        total -= least * (rested - sites)
    if rested > 0 and not (state.tired[seat] >> JOKER) & 1:
        total += state.crews[seat * CREWS + JOKER]
    return float(total)


def sites_taken(state: Egizia, seat: i64) -> float:
    """What the sites with a ship in a berth add this round besides the value built, while the bonus is still to come."""
    now = phase(state)
    if now in (NEW_SEQUENCE, FINAL):
        return 0.0
    count = 0.0
    site: i64 = 0
    while site < SITE_COUNT:
        berth = state.berth_of(seat, site)
        if berth != NOTHING:
            done = (now == BUILDERS and site < state.agenda[0] >> 8 & 255) or now in (BONUS, EVENINGS)
            if berth == WAITING:
                count += 0.0 if done else 0.3
            elif (state.built[seat] >> site) & 1:
                count += 1.0
            elif not done and (state.stones[seat] > 0 or now in (SHIPS, FEEDING)):
                count += 0.9
        site += 1
    return count * SITE_BONUS_SHARE + (1.0 if count > 2.5 else 0.0)


def expected_points(state: Egizia, seat: i64, card: i64) -> float:
    """What a sphinx card can be expected to give a seat in the end."""
    condition, of, least = CARD_CONDITION[card], CARD_OF[card], CARD_LEAST[card]
    points = float(CARD_POINTS[card * POINT_STEPS])
    later = float(ROUNDS - state.round)
    if condition == BUILT:
        return points * chance(float(state.filled[of]), float(least), later * 1.2)
    if condition == OWN:
        return points * own_chance(state, seat, of, least, later)
    if condition == PER_OWN:
        return points * (float(own_stones(state, seat, of)) + later * 0.7)
    if condition == CREW_STRENGTH:
        return points * (float(state.crews[seat * CREWS + of]) + later * 0.6)
    if condition == MOST:
        return points * (0.35 + 0.13 * (5.0 - later) if times_met(state, seat, condition, of, least) else 0.1 * later)
    if condition == OWN_AT_LOWEST:
        return points * chance(float(state.markets[seat * 2 + of]), float(LOWEST[of]), later * 0.7)
    if condition == PER_PERMANENT:
        return points * (float(permanents(state, seat)) + later * 0.3)
    if condition == PER_POINTS:
        return (float(state.score[seat]) + later * 14.0 + 10.0) * points / float(least)
    return float(card_points(state, seat, card)) * (1.0 - 0.1 * later) + later * 0.8


def chance(there: float, needed: float, likely: float) -> float:
    """How likely something comes to be: how far it is, and how much more can be expected."""
    lack = needed - there
    if lack <= 0.0:
        return 1.0
    return likely / (likely + lack * 1.3) if likely > 0.0 else 0.0


def own_chance(state: Egizia, seat: i64, buildings: i64, least: i64, later: float) -> float:
    """How likely a seat comes to own so many stones in each of these buildings."""
    product = 1.0
    building: i64 = 0
    while building < BUILDING_COUNT:
        if (buildings >> building) & 1:
            product *= chance(float(own_stones(state, seat, building)), float(least), later * 0.9)
        building += 1
    return product


def cards_worth(state: Egizia, seat: i64) -> float:
    """Nile cards that are good for something still, and the sphinx cards in hand; for hidden hands their usual worth."""
    later = float(ROUNDS - state.round)
    fading = (later + 1.0) / 4.0
    total = 0.0
    kind: i64 = 0
    while kind < KINDS:
        if state.held[seat * KINDS + kind]:
            total += CARD_WORTH[KIND_TYPE[kind]] * float(state.held[seat * KINDS + kind]) * fading
        kind += 1
    card: i64 = 0
    while card < SPHINXES:
        if (state.hands[seat] >> card) & 1:
            total += expected_points(state, seat, card)
        card += 1
    return total


def ahead(state: Egizia, seat: i64) -> float:
    """What a seat's share of the spaces downstream of its last ship may bring while ships sail."""
    if phase(state) != SHIPS or (state.out >> seat) & 1 or state.ships[seat] == 0:
        return 0.0
    found = 0.0
    space = SPACES - 1
    while space >= 0 and SPACE_STOP[space] > state.last[seat]:
        kind = SPACE_KIND[space]
        if kind == CARD_SPACE:
            found += 3.0 if state.nile[SPACE_INDEX[space]] != NOTHING else 0.0
        elif state.docked[space] == 0 and kind == ROUND_SPACE:
            found += 2.5
        elif kind == BERTH and SPACE_BERTH[space] < state.berths() and state.docked[space] == 0:
            found += 2.0 if state.berth_of(seat, SPACE_INDEX[space]) == NOTHING else 0.0
        space -= 1
    return found / float(state.players)


def outlook(state: Egizia, seat: i64) -> float:
    """The points a seat has and can be expected to make."""
    if state.depth == 0:
        return float(state.score[seat])
    unfed = float(UNFED[state.markets[seat * 2 + 1]])
    coming = prospects(
        float(state.stones[seat]),
        float(state.quarry[seat]),
        float(state.need(seat)),
        harvest_to_come(state, seat),
        unfed,
        state,
        strength_now(state, seat),
    )
    total = float(state.score[seat]) + coming + sites_taken(state, seat) + cards_worth(state, seat) + ahead(state, seat)
    total += 0.25 * float(state.markets[seat * 2] + state.markets[seat * 2 + 1])
    if state.markets[seat * 2] >= SALE_FROM and ROUNDS - state.round <= 1:
        total += 0.2 * float(state.stones[seat])
    graves = grave_total(state, seat)
    return total + 0.5 * float(grave_points(graves)) + 0.15 * float(graves) - float(state.bids[seat])
