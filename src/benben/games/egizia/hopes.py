"""What sphinx cards can be expected to give in the end (EG-12), and what a stone or a crew step does for those in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.egizia.components import (
    BUILT,
    CREW_STRENGTH,
    MOST,
    OWN,
    OWN_AT_LOWEST,
    PER_OWN,
    PER_PERMANENT,
    PER_POINTS,
)
from benben.games.egizia.forecast import rounds_left
from benben.games.egizia.scoring import own_stones, permanents, players_at_lowest, times_met
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    BUILDING_COUNT,
    CARD_CONDITION,
    CARD_LEAST,
    CARD_OF,
    CARD_POINTS,
    CREWS,
    LINE_BUILDING,
    LOWEST,
    POINT_STEPS,
)

OWN_PACE: Final = 1.3
"""Stones a player adds each round to a building it cares for."""

PUBLIC_PACE: Final = 1.4
"""Places all players together fill of a line each round, where it can be built on."""

CREW_PACE: Final = 0.7
"""Steps a crew gains each round when its card is in hand."""

MARKET_PACE: Final = 0.9
"""Steps down a market each round when one cares for it."""

POINTS_A_ROUND: Final = 15.0
"""What a player usually makes in a round, the final scoring shared among them."""


def expected_points(state: Egizia, seat: i64, card: i64) -> float:
    """What a sphinx card can be expected to give a seat in the end."""
    condition, of, least = CARD_CONDITION[card], CARD_OF[card], CARD_LEAST[card]
    points = float(CARD_POINTS[card * POINT_STEPS])
    left = rounds_left(state)
    if condition == BUILT:
        return points * chance(float(state.filled[of]), float(least), left * pace_of(state, of))
    if condition == OWN:
        return points * own_chance(state, seat, of, least, left)
    if condition == PER_OWN:
        return points * (float(own_stones(state, seat, of)) + left * 0.8)
    if condition == CREW_STRENGTH:
        return points * (float(state.crews[seat * CREWS + of]) + left * CREW_PACE)
    if condition == MOST:
        return points * (1.0 - 0.12 * left if times_met(state, seat, condition, of, least) else 0.12 * left)
    if condition == OWN_AT_LOWEST:
        return points * chance(float(state.markets[seat * 2 + of]), float(LOWEST[of]), left * MARKET_PACE)
    if condition == PER_PERMANENT:
        return points * (float(permanents(state, seat)) + left * 0.4)
    if condition == PER_POINTS:
        return (float(state.score[seat]) + left * POINTS_A_ROUND) * points / float(least)
    return players_points(state, seat, card, left)


def pace_of(state: Egizia, line: i64) -> float:
    """Places filled of a line each round: upper parts wait for what they rest on."""
    return PUBLIC_PACE if state.filled[line] > 0 or state.next_value(line) > 0 else PUBLIC_PACE / 2.0


def players_points(state: Egizia, seat: i64, card: i64, left: float) -> float:
    """The card that counts the players on a lowest space: those there, and oneself when one can get there."""
    market = CARD_OF[card]
    there = players_at_lowest(state, market)
    now = float(CARD_POINTS[card * POINT_STEPS + there - 1]) if there > 0 else 0.0
    own = chance(float(state.markets[seat * 2 + market]), float(LOWEST[market]), left * MARKET_PACE)
    return now + (0.4 * left if there > 0 else 3.5 * own)


def chance(there: float, needed: float, likely: float) -> float:
    """How likely something comes to be: how far it is, and how much more can be expected."""
    lack = needed - there
    if lack <= 0.0:
        return 1.0
    if likely <= 0.0 or lack > 2.5 * likely:
        return 0.0
    share = lack / likely
    return 1.0 - 0.35 * share if share < 1.0 else 0.65 - 0.43 * (share - 1.0)


def own_chance(state: Egizia, seat: i64, buildings: i64, least: i64, left: float) -> float:
    """How likely a seat comes to own so many stones in each of these buildings."""
    product = 1.0
    building: i64 = 0
    while building < BUILDING_COUNT:
        if (buildings >> building) & 1:
            product *= chance(float(own_stones(state, seat, building)), float(least), left * OWN_PACE)
        building += 1
    return product


def hand_worth(state: Egizia, seat: i64) -> float:
    """What the sphinx cards in a hand can be expected to give."""
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1:
            total += expected_points(state, seat, card)
        hand >>= 1
        card += 1
    return total


# --- what helps the cards in hand -------------------------------------------------------------------------------------


def wish_for_line(state: Egizia, seat: i64, line: i64) -> float:
    """How much a stone on this line helps the cards in hand."""
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1:
            condition, of = CARD_CONDITION[card], CARD_OF[card]
            if condition == PER_OWN:
                total += 1.0 if LINE_BUILDING[line] == of else 0.0
            elif condition == BUILT:
                total += 1.0 if of == line else 0.0
            elif condition == OWN and (of >> LINE_BUILDING[line]) & 1:
                total += 1.2 if own_stones(state, seat, LINE_BUILDING[line]) < CARD_LEAST[card] else 0.0
        hand >>= 1
        card += 1
    return total


def wish_for_crew(state: Egizia, seat: i64, crew: i64) -> float:
    """How many points the cards in hand give for a step of a crew."""
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1 and CARD_CONDITION[card] == CREW_STRENGTH and CARD_OF[card] == crew:
            total += float(CARD_POINTS[card * POINT_STEPS])
        hand >>= 1
        card += 1
    return total


def wish_for_market(state: Egizia, seat: i64, market: i64) -> float:
    """How much a step down a market helps the cards in hand."""
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1 and CARD_CONDITION[card] == OWN_AT_LOWEST and CARD_OF[card] == market:
            total += 1.2 if not state.at_lowest(seat, market) else 0.0
        hand >>= 1
        card += 1
    return total
