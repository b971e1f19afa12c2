"""What sphinx cards can be expected to give in the end (EG-12), and what a stone or a crew step does for those in hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from benben.games.egizia.lookup import (
    BUILDING_COUNT,
    CARD_CONDITION,
    CARD_LEAST,
    CARD_OF,
    CARD_POINTS,
    CREWS,
    GRADES,
    KIND_GRADE,
    KIND_TYPE,
    LINE_BUILDING,
    LINE_FROM,
    LOWEST,
    NOTHING,
    POINT_STEPS,
)
from benben.games.egizia.scoring import own_stones, permanents, players_at_lowest, times_met
from benben.games.egizia.state import Egizia

OWN_PACE: Final[vec[float]] = vec[float]([0.7, 0.9, 0.6, 1.4])
"""Stones a player that cares adds each round to the obelisk, the graves, the temple, the pyramid."""

EFFORT: Final = 0.7
"""Stones a player can add besides when a card asks for them and there is time for one more building."""

PUBLIC_PACE: Final[vec[float]] = vec[float]([0.45, 0.75, 0.5, 1.15])
"""Places filled of each building in a round, by berths at its site."""

CREW_PACE: Final = 0.6
"""Steps a crew gains each round when its card is in hand."""

MARKET_PACE: Final = 0.9
"""Steps down a market each round when one cares for it."""

LOSING: Final = 0.12
GAINING: Final = 0.09
"""How likely, each round, somebody gets ahead in fields or quarries, or one does oneself."""

MOST_WISH: Final = 1.5
"""What one more field or quarry of the kind does for a card that asks for most of it."""

GRAVE_PACE: Final = 0.8
"""Graves a player takes in a round."""

PERMANENT_PACE: Final = 0.4
"""Permanent cards a player takes in a round."""

FOLLOWED: Final = 0.4
"""What others who reach a lowest space add, each round, to the card that counts them."""

FIRST_THERE: Final = 4.0
"""What that card is worth to who reaches the lowest space: the points for one player, and a little for those who follow."""

HOPELESS: Final = 1.75
"""How many times what can be expected is out of reach: there `chance` has come down to nothing."""

DOUBT: Final = 0.4
EVEN: Final = 0.6
DESPAIR: Final = 0.8
"""`chance` falls by DOUBT until as much is lacking as can be expected, is EVEN there, and falls by DESPAIR beyond it."""

OWN_WISH: Final = 1.2
"""What an own stone does for a card that asks for own stones there."""

LOWEST_WISH: Final = 1.2
"""What a step down a market does for a card that asks for the own marker at its bottom."""

POINTS_A_ROUND: Final = 16.0
"""What a player usually makes in a round, the final scoring shared among them."""


def expected_points(state: Egizia, seat: i64, card: i64) -> float:
    """What a sphinx card can be expected to give a seat in the end."""
    condition, of, least = CARD_CONDITION[card], CARD_OF[card], CARD_LEAST[card]
    points = float(CARD_POINTS[card * POINT_STEPS])
    left = rounds_left(state)
    if condition == BUILT:
        pace = PUBLIC_PACE[LINE_BUILDING[of]] * float(state.berths())
        return points * chance(float(places_lacking(state, of, least)), left * pace)
    if condition == OWN:
        return points * own_chance(state, seat, of, least, left)
    if condition == PER_OWN:
        return points * (float(own_stones(state, seat, of)) + left * GRAVE_PACE)
    if condition == CREW_STRENGTH:
        return points * (float(state.crews[seat * CREWS + of]) + left * CREW_PACE)
    if condition == MOST:
        return points * (1.0 - LOSING * left if times_met(state, seat, condition, of, least) else GAINING * left)
    if condition == OWN_AT_LOWEST:
        return points * chance(float(LOWEST[of] - state.markets[seat * 2 + of]), left * MARKET_PACE)
    if condition == PER_PERMANENT:
        return points * (float(permanents(state, seat)) + left * PERMANENT_PACE)
    if condition == PER_POINTS:
        return (float(state.score[seat]) + left * POINTS_A_ROUND) * points / float(least)
    return players_points(state, seat, card, left)


def places_lacking(state: Egizia, line: i64, least: i64) -> i64:
    """Places to fill until so many of a line are: the parts it rests on come first, and they stand before it."""
    lacking = least - state.filled[line]
    below = line - 1
    while below >= 0 and LINE_BUILDING[below] == LINE_BUILDING[line]:
        lacking += LINE_FROM[below + 1] - LINE_FROM[below] - state.filled[below]
        below -= 1
    return lacking if state.filled[line] < least else 0


def players_points(state: Egizia, seat: i64, card: i64, left: float) -> float:
    """The card that counts the players on a lowest space: those there, and oneself when one can get there."""
    market = CARD_OF[card]
    there = players_at_lowest(state, market)
    now = float(CARD_POINTS[card * POINT_STEPS + there - 1]) if there > 0 else 0.0
    own = chance(float(LOWEST[market] - state.markets[seat * 2 + market]), left * MARKET_PACE)
    return now + (FOLLOWED * left if there > 0 else FIRST_THERE * own)


def chance(lack: float, likely: float) -> float:
    """How likely something comes to be: what it lacks against what can be expected to come."""
    if lack <= 0.0:
        return 1.0
    if lack >= HOPELESS * likely:
        return 0.0
    share = lack / likely
    return 1.0 - DOUBT * share if share < 1.0 else EVEN - DESPAIR * (share - 1.0)


def own_chance(state: Egizia, seat: i64, buildings: i64, least: i64, left: float) -> float:
    """How likely a seat comes to own so many stones in each of these buildings."""
    product = 1.0
    building: i64 = 0
    while building < BUILDING_COUNT:
        if (buildings >> building) & 1:
            likely = left * OWN_PACE[building] + (EFFORT if left > 0.0 else 0.0)
            product *= chance(float(least - own_stones(state, seat, building)), likely)
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
                serves = of >= line and LINE_BUILDING[of] == LINE_BUILDING[line]
                total += 1.0 if serves and state.filled[of] < CARD_LEAST[card] else 0.0
            elif condition == OWN and (of >> LINE_BUILDING[line]) & 1:
                total += OWN_WISH if own_stones(state, seat, LINE_BUILDING[line]) < CARD_LEAST[card] else 0.0
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


def wish_for_card(state: Egizia, seat: i64, kind: i64) -> float:
    """How much a Nile card helps the cards in hand: those that count permanent cards, fields or quarries."""
    what = KIND_TYPE[kind]
    of = KIND_GRADE[kind] if what == FIELD else GRADES if what == QUARRY else NOTHING
    total = 0.0
    hand = state.hands[seat]
    card: i64 = 0
    while hand:
        if hand & 1:
            if CARD_CONDITION[card] == PER_PERMANENT and what == PERMANENT:
                total += float(CARD_POINTS[card * POINT_STEPS])
            elif CARD_CONDITION[card] == MOST and CARD_OF[card] == of:
                total += MOST_WISH
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
            total += LOWEST_WISH if not state.at_lowest(seat, market) else 0.0
        hand >>= 1
        card += 1
    return total
