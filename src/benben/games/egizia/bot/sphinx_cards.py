"""Expected points of sphinx cards (EG-12), and what a stone, a crew step or a Nile card adds to those in hand.

Loops over a hand use ``while`` and shift its mask: they end at the last card, and the search runs them all the time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia import lookup
from benben.games.egizia.bot.forecast import rounds_left
from benben.games.egizia.box_types import (
    BUILT,
    CREW_STRENGTH,
    FIELD,
    MOST,
    OWN,
    OWN_AT_LOWEST,
    PER_OWN,
    PER_PERMANENT,
    PER_POINTS,
    PERMANENT,
    QUARRY,
)
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.scoring import count_permanents, own_stones, players_at_lowest, times_met
from benben.games.egizia.state import Egizia

OWN_STONES_PER_ROUND: Final[vec[float]] = vec[float]([0.7, 0.9, 0.6, 1.4])
"""Stones that a player who tries adds each round to obelisk, graves, temple, pyramid."""

EXTRA_STONES: Final = 0.7
"""Stones that a player can add besides for the sake of a card, while a round is left."""

PLACES_PER_ROUND: Final[vec[float]] = vec[float]([0.45, 0.75, 0.5, 1.15])
"""Places of obelisk, graves, temple, pyramid built in a round for each berth at the site."""

CREW_STEPS_PER_ROUND: Final = 0.6
"""Steps that a crew gains each round when its card is in hand."""

MARKET_STEPS_PER_ROUND: Final = 0.9
"""Steps down a market each round by a player who tries."""

LOSE_LEAD_PROBABILITY: Final = 0.12
"""Probability, each round, that somebody gets ahead of the seat in fields or quarries."""
GAIN_LEAD_PROBABILITY: Final = 0.09
"""Probability, each round, that the seat gets ahead in fields or quarries."""

MOST_CARD_VALUE: Final = 1.5
"""Points of one more field or quarry for a card that asks for most of them."""

GRAVES_PER_ROUND: Final = 0.8
"""Graves that a player takes in a round."""

PERMANENTS_PER_ROUND: Final = 0.4
"""Permanent cards that a player takes in a round."""

FOLLOWERS_POINTS: Final = 0.4
"""Points each round from others who reach a lowest space, for the card that counts players there."""

FIRST_AT_LOWEST_POINTS: Final = 4.0
"""Points of that card for a seat that reaches an empty lowest space itself."""

HOPELESS: Final = 1.75
"""`probability` is 0 once the need exceeds this many times the expected gain."""

FALL_BELOW_EXPECTED: Final = 0.4
"""`probability` falls by this much while the need grows to the expected gain."""
PROBABILITY_AT_EXPECTED: Final = 0.6
"""`probability` when the need equals the expected gain."""
FALL_BEYOND_EXPECTED: Final = 0.8
"""`probability` falls by this much for each further expected gain that is needed."""

OWN_STONE_VALUE: Final = 1.2
"""Points of an own stone for a card that asks for own stones in its building."""

LOWEST_STEP_VALUE: Final = 1.2
"""Points of a step down a market for a card that asks for the own marker on its lowest space."""

POINTS_PER_ROUND: Final = 16.0
"""Points that a player makes in a round, its share of the final scoring included."""


def expected_points(state: Egizia, seat: i64, card: i64) -> float:
    """EG-12 The points that a sphinx card can be expected to give a seat in the end."""
    condition, of, least = lookup.CARD_CONDITION[card], lookup.CARD_TARGET[card], lookup.CARD_LEAST[card]
    points = float(lookup.CARD_POINTS[card * lookup.POINT_STEPS])
    left = rounds_left(state)
    if condition == BUILT:
        pace = PLACES_PER_ROUND[lookup.PART_BUILDING[of]] * float(state.berths())
        return points * probability(float(places_missing(state, of, least)), left * pace)
    if condition == OWN:
        return points * own_stones_probability(state, seat, of, least, left)
    if condition == PER_OWN:
        return points * (float(own_stones(state, seat, of)) + left * GRAVES_PER_ROUND)
    if condition == CREW_STRENGTH:
        return points * (float(state.crews[seat * lookup.CREWS + of]) + left * CREW_STEPS_PER_ROUND)
    if condition == MOST:
        return points * (
            1.0 - LOSE_LEAD_PROBABILITY * left
            if times_met(state, seat, condition, of, least)
            else GAIN_LEAD_PROBABILITY * left
        )
    if condition == OWN_AT_LOWEST:
        return points * probability(
            float(lookup.LOWEST_SPACE[of] - state.markets[seat * 2 + of]), left * MARKET_STEPS_PER_ROUND
        )
    if condition == PER_PERMANENT:
        return points * (float(count_permanents(state, seat)) + left * PERMANENTS_PER_ROUND)
    if condition == PER_POINTS:
        return (float(state.score[seat]) + left * POINTS_PER_ROUND) * points / float(least)
    return expected_players_at_lowest(state, seat, card, left)


def places_missing(state: Egizia, part: i64, least: i64) -> i64:
    """Places to build until a part has ``least``: the parts of its building before it must be complete first."""
    missing = least - state.filled[part]
    below = part - 1
    while below >= 0 and lookup.PART_BUILDING[below] == lookup.PART_BUILDING[part]:
        missing += lookup.PART_START[below + 1] - lookup.PART_START[below] - state.filled[below]
        below -= 1
    return missing if state.filled[part] < least else 0


def expected_players_at_lowest(state: Egizia, seat: i64, card: i64, left: float) -> float:
    """The points of the card that counts players on a lowest space: those there, and the seat itself."""
    market = lookup.CARD_TARGET[card]
    there = players_at_lowest(state, market)
    now = float(lookup.CARD_POINTS[card * lookup.POINT_STEPS + there - 1]) if there > 0 else 0.0
    own = probability(float(lookup.LOWEST_SPACE[market] - state.markets[seat * 2 + market]), left * MARKET_STEPS_PER_ROUND)
    return now + (FOLLOWERS_POINTS * left if there > 0 else FIRST_AT_LOWEST_POINTS * own)


def probability(need: float, expected: float) -> float:
    """The probability that a need is met, given the gain that can be expected."""
    if need <= 0.0:
        return 1.0
    if need >= HOPELESS * expected:
        return 0.0
    share = need / expected
    return (
        1.0 - FALL_BELOW_EXPECTED * share if share < 1.0 else PROBABILITY_AT_EXPECTED - FALL_BEYOND_EXPECTED * (share - 1.0)
    )


def own_stones_probability(state: Egizia, seat: i64, buildings: i64, least: i64, left: float) -> float:
    """The probability that a seat comes to own ``least`` stones in each of these buildings."""
    product = 1.0
    for building in range(lookup.BUILDING_COUNT):
        if (buildings >> building) & 1:
            expected = left * OWN_STONES_PER_ROUND[building] + (EXTRA_STONES if left > 0.0 else 0.0)
            product *= probability(float(least - own_stones(state, seat, building)), expected)
    return product


def hand_value(state: Egizia, seat: i64) -> float:
    """The points that the sphinx cards in a hand can be expected to give."""
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1:
            total += expected_points(state, seat, card)
        hand >>= 1
        card += 1
    return total


# --- values of a draw -------------------------------------------------------------------------------------------------


def gain_of_keeping(state: Egizia, seat: i64, card: i64) -> float:
    """The points by which keeping a sphinx card is better than putting it back; 0 if it is not."""
    gain = expected_points(state, seat, card) - float(lookup.RETURN_POINTS)
    return gain if gain > 0.0 else 0.0


def drawn_cards_value(state: Egizia, seat: i64, cards: i64) -> float:
    """The points of sphinx cards just drawn, given as a mask: the best is kept, the others are put back."""
    best = 0.0
    number: i64 = 0
    for card in range(lookup.SPHINX_COUNT):
        if (cards >> card) & 1:
            number += 1
            gain = gain_of_keeping(state, seat, card)
            best = gain if gain > best else best
    return float(number * lookup.RETURN_POINTS) + best


def asked_cards_value(state: Egizia, seat: i64, number: i64) -> float:
    """EG-10.9 The expected points of sphinx cards that are asked for and not drawn: the best of them is kept.

    The best of ``number`` cards is the one at place i of those that can come, the best first, with a probability that falls
    from place to place.
    """
    gains: list[float] = []
    for card in range(lookup.SPHINX_COUNT):
        if (state.unseen >> card) & 1:
            gains.append(gain_of_keeping(state, seat, card))
    for i in range(i64(len(state.returned))):
        if i64(len(gains)) < number:
            gains.append(gain_of_keeping(state, seat, state.returned[i]))
    gains.sort(reverse=True)
    cards: i64 = len(gains)
    likely = float(number) / float(cards)
    best = 0.0
    for i in range(cards - number + 1):
        best += likely * gains[i]
        if i + 1 < cards:
            likely *= float(cards - i - number) / float(cards - i - 1)
    return float(number * lookup.RETURN_POINTS) + best


# --- values for the cards in hand -------------------------------------------------------------------------------------


def value_of_stone_for_hand(state: Egizia, seat: i64, part: i64) -> float:
    """Points of a stone on this part for the sphinx cards in hand."""
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1:
            condition, of = lookup.CARD_CONDITION[card], lookup.CARD_TARGET[card]
            if condition == PER_OWN:
                total += 1.0 if lookup.PART_BUILDING[part] == of else 0.0
            elif condition == BUILT:
                serves = of >= part and lookup.PART_BUILDING[of] == lookup.PART_BUILDING[part]
                total += 1.0 if serves and state.filled[of] < lookup.CARD_LEAST[card] else 0.0
            elif condition == OWN and (of >> lookup.PART_BUILDING[part]) & 1:
                total += (
                    OWN_STONE_VALUE if own_stones(state, seat, lookup.PART_BUILDING[part]) < lookup.CARD_LEAST[card] else 0.0
                )
        hand >>= 1
        card += 1
    return total


def value_of_step_for_hand(state: Egizia, seat: i64, crew: i64) -> float:
    """Points of a step of this crew for the sphinx cards in hand."""
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1 and lookup.CARD_CONDITION[card] == CREW_STRENGTH and lookup.CARD_TARGET[card] == crew:
            total += float(lookup.CARD_POINTS[card * lookup.POINT_STEPS])
        hand >>= 1
        card += 1
    return total


def value_of_nile_card_for_hand(state: Egizia, seat: i64, kind: i64) -> float:
    """Points of this Nile card for the sphinx cards in hand that count permanent cards, fields or quarries."""
    what = lookup.KIND_TYPE[kind]
    of = lookup.KIND_GRADE[kind] if what == FIELD else lookup.GRADES if what == QUARRY else NOTHING
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1:
            if lookup.CARD_CONDITION[card] == PER_PERMANENT and what == PERMANENT:
                total += float(lookup.CARD_POINTS[card * lookup.POINT_STEPS])
            elif lookup.CARD_CONDITION[card] == MOST and lookup.CARD_TARGET[card] == of:
                total += MOST_CARD_VALUE
        hand >>= 1
        card += 1
    return total


def value_of_market_step_for_hand(state: Egizia, seat: i64, market: i64) -> float:
    """Points of a step down this market for the sphinx cards in hand."""
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1 and lookup.CARD_CONDITION[card] == OWN_AT_LOWEST and lookup.CARD_TARGET[card] == market:
            total += LOWEST_STEP_VALUE if not state.at_lowest(seat, market) else 0.0
        hand >>= 1
        card += 1
    return total
