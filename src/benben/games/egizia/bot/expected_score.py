"""The expected final score of a seat: the points it has and those it can be expected to make.

Most of them come from the forecast of stones built; bonus (EG-8.1), markets, graves, Nile and sphinx cards are added.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia import lookup
from benben.games.egizia.bot.forecast import Forecast, expected_excess, phase, rounds_left
from benben.games.egizia.bot.sphinx_cards import asked_cards_value, drawn_cards_value, hand_value
from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import BERTH, CARD_SPACE, ROUND_SPACE, WAIT
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.scoring import grave_points, grave_total
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.building import sphinx_cards_asked
from benben.games.egizia.steps.sphinx import keepable
from benben.kernel.step import field, seat_of, second

EACH_ROUND_POINTS: Final[dict[str, float]] = {
    "improve-field": 0.6,  # grain that the ring cannot dry
    "crew-each-round": 2.0,  # a step, which can wait until after feeding
    "buy-crew": 0.8,  # the same for two stones
    "feed-with-stones": 0.5,  # a stone is a point, an unfed strength up to three
    "extra-sphinx": 2.5,  # two cards for nothing: a point each, or a better choice
    "keep-sphinx": 2.5,  # a second card of some four points instead of one, when one gets to the sphinx
    "reuse-round-space": 1.2,  # two steps that somebody else wanted
    "upstream": 1.5,  # a second way down the river
    "leftover-card": 1.2,  # what nobody wanted
}
"""Points of a permanent ability for each round to come, by ability."""
UPSTREAM_ONE_SHIP: Final = 0.9
"""Points of upstream for each round where only one ship goes upstream (EG-10.8): one of the spaces one had to sail past."""
LEFTOVER_AT_END: Final = 0.9
"""Points of leftover_card for each round where it takes its card when the round ends (EG-10.3): it works a round later."""
ONCE_POINTS: Final[dict[str, float]] = {
    "strength": 2.0,  # three stones more, where stones wait for crews
    "grain": 3.0,  # a few unfed strengths
    "double-round-space": 2.0,  # two crew steps
    "second-ship": 1.0,  # what two players want
    "build-speculating": 1.0,  # a site that was full
    "two-crews": 2.0,  # the strength of a crew without a berth
    "build-first": 0.7,  # the place one wants
}
"""Points of an ability that is used once, by ability. The sale of ten stones is part of the forecast."""

ABILITY_EACH_ROUND: Final[vec[float]] = vec[float]([EACH_ROUND_POINTS.get(card.ability, 0.0) for card in BOX.nile])
"""EACH_ROUND_POINTS by kind of Nile card."""
ABILITY_ONCE: Final[vec[float]] = vec[float]([ONCE_POINTS.get(card.ability, 0.0) for card in BOX.nile])
"""ONCE_POINTS by kind of Nile card."""

SITE_EXTRA_POINTS: Final[vec[float]] = vec[float]([4.0, 0.5, 0.3])
"""Points of a berth besides stones and bonus, by site: a sphinx card, a choice of graves, a share of a row."""

BUILD_PROBABILITY: Final = 0.9
"""Probability that a ship in a berth builds."""

SPECULATING_PROBABILITY: Final = 0.15
"""Probability that a ship beside a site builds."""

MARKET_STEPS_PER_ROUND: Final = 0.9
"""Steps down the markets that a player makes in a round, by building at the obelisk and by cards."""

OTHER_MARKET_SHARE: Final = 0.3
"""Share of its value that the worse of the two markets counts, because steps go to the better one."""

MARKET_STONE_POINTS: Final = 0.85
"""Points of a stone from the market."""

EARLIER_START_POINTS: Final = 0.8
"""Points of sailing one place earlier in the sequence."""


def each_round_points(state: Egizia, kind: i64) -> float:
    """The points of a Nile card's ability for each round to come, by the options of the game."""
    if kind == lookup.UPSTREAM and state.settings["upstream"] == "one-ship":
        return UPSTREAM_ONE_SHIP
    if kind == lookup.LEFTOVER_CARD and state.settings["leftover_card"] == "end-of-round":
        return LEFTOVER_AT_END
    return ABILITY_EACH_ROUND[kind]


def nile_card_value(state: Egizia, kind: i64, left: float) -> float:
    """The points that the ability of a Nile card is expected to give while ``left`` rounds remain."""
    return each_round_points(state, kind) * left + (ABILITY_ONCE[kind] if left > 0.0 else 0.0)


def nile_cards_value(state: Egizia, seat: i64) -> float:
    """The points that the abilities of a seat's Nile cards are expected to give."""
    left = rounds_left(state)
    total = 0.0
    for kind in range(lookup.KINDS):
        count = state.nile_held[seat * lookup.KINDS + kind]
        if count:
            total += float(count) * nile_card_value(state, kind, left)
    return total


def markets_value(stone: i64, grain: i64, left: float) -> float:
    """The points that markers on these spaces are expected to give: every step into or on the lowest space pays."""
    stones = MARKET_STONE_POINTS * float(lookup.STONES_AT_LOWEST) * paying_steps(lookup.LOWEST_SPACE[0] - stone, left)
    points = float(lookup.POINTS_AT_LOWEST) * paying_steps(lookup.LOWEST_SPACE[1] - grain, left)
    return stones + OTHER_MARKET_SHARE * points if stones > points else points + OTHER_MARKET_SHARE * stones


def paying_steps(above: i64, left: float) -> float:
    """The expected number of steps into or on the lowest space, from ``above`` spaces above it."""
    unpaid = float(above - 1) if above > 0 else 0.0
    return expected_excess(MARKET_STEPS_PER_ROUND * left - unpaid, 1.0)


def sites_value(state: Egizia, seat: i64) -> float:
    """The points of this round's ships at sites besides stones: the expected bonus and SITE_EXTRA_POINTS."""
    now = phase(state)
    if now == step_numbers.NEW_SEQUENCE or now < step_numbers.NEXT_SHIP:
        return 0.0
    sites, extra = 0.0, 0.0
    for site in range(lookup.SITE_COUNT):
        berth = state.berth_of(seat, site)
        if berth != NOTHING:
            over = now in (step_numbers.OFFER_CREW_CARDS, step_numbers.SCORE_BONUS) or (
                now == step_numbers.NEXT_BUILDER and site < (state.agenda[0] >> 8) & 0xFF
            )
            if (state.built_sites[seat] >> site) & 1:
                sites += 1.0 if berth != lookup.WAITING else 0.0
            elif amount_under_way(state, seat, site) > 0:
                sites += 1.0 if berth != lookup.WAITING and is_building(state) else 0.0
            elif not over and (state.stones[seat] > 0 or now <= step_numbers.FEEDING_PHASE):
                odds = BUILD_PROBABILITY if berth != lookup.WAITING else SPECULATING_PROBABILITY
                sites += odds
                extra += odds * SITE_EXTRA_POINTS[site]
    return expected_bonus(sites) + extra


def amount_under_way(state: Egizia, seat: i64, site: i64) -> i64:
    """The value built, or the number of sphinx cards asked for, in a building action of this seat that is not over."""
    top = state.top()
    if top & 0xFF != step_numbers.BUILD_OR_DRAW or seat_of(top) != seat or second(top) != site:
        return 0
    return field(top, 3) + field(top, 4)


def is_building(state: Egizia) -> bool:
    """EG-8.1 Whether the building action under way counts as building: free sphinx cards alone do not."""
    return second(state.top()) != lookup.SPHINX_SITE or field(state.top(), 3) > 0


def under_way_value(state: Egizia, seat: i64) -> float:
    """The points of a building action that is not scored yet: stones built, sphinx cards asked for or just drawn."""
    total = float(amount_under_way(state, seat, lookup.OBELISK_SITE) + amount_under_way(state, seat, lookup.TEMPLE_SITE))
    asked = sphinx_cards_asked(state)
    if asked > 0:
        return asked_cards_value(state, seat, asked) if seat_of(state.top()) == seat else 0.0
    drawn = keepable(state)
    return total + drawn_cards_value(state, seat, drawn) if drawn and seat_of(state.top()) == seat else total


def expected_bonus(sites: float) -> float:
    """EG-8.1 The bonus for an expected number of sites, interpolated."""
    whole = i64(sites)
    below = float(lookup.BONUS_POINTS[whole - 1]) if whole > 0 else 0.0
    if whole == lookup.SITE_COUNT:
        return below
    return below + (sites - float(whole)) * (float(lookup.BONUS_POINTS[whole]) - below)


GRAVE_PROGRESS_POINTS: Final = 0.1
"""Points for each point of grave value, as progress to the next total (EG-9.2), before the last round."""

CARD_SPACE_POINTS: Final = 2.5
"""Points of a Nile card downstream."""
ROUND_SPACE_POINTS: Final = 2.0
"""Points of a round space downstream."""
BERTH_POINTS: Final = 3.0
"""Points of a berth downstream."""


def downstream_value(state: Egizia, seat: i64) -> float:
    """A seat's share of the spaces downstream of its last ship, while ships sail."""
    if phase(state) != step_numbers.NEXT_SHIP or (state.done_sailing >> seat) & 1 or state.ships[seat] == 0:
        return 0.0
    found = 0.0
    for from_mouth in range(lookup.SPACES):
        space = lookup.SPACES - 1 - from_mouth
        if lookup.SPACE_STOP[space] <= state.last_stop[seat]:
            break
        kind = lookup.SPACE_KIND[space]
        if kind == CARD_SPACE:
            found += CARD_SPACE_POINTS if state.nile[lookup.SPACE_INDEX[space]] != NOTHING else 0.0
        elif state.docked[space] == 0 and kind == ROUND_SPACE:
            found += ROUND_SPACE_POINTS
        elif kind == BERTH and lookup.SPACE_BERTH[space] < state.berths() and state.docked[space] == 0:
            found += BERTH_POINTS if state.berth_of(seat, lookup.SPACE_INDEX[space]) == NOTHING else 0.0
    return found / float(state.players)


def early_start_value(state: Egizia, seat: i64) -> float:
    """The points of an early place in the sequence, before a seat's first ship."""
    if phase(state) != step_numbers.NEXT_SHIP or state.last_stop[seat] != NOTHING:
        return 0.0
    for number in range(state.players):
        if state.sequence[number] == seat:
            return EARLIER_START_POINTS * float(state.players - 1 - number)
    return 0.0


def graves_value(state: Egizia, seat: i64) -> float:
    """EG-9.2 The points of a seat's graves now, and of progress to the next total."""
    total = grave_total(state, seat)
    now = float(grave_points(total))
    whole = total >= lookup.GRAVE_TOTAL_FROM[len(lookup.GRAVE_TOTAL_FROM) - 1]
    return now if whole or state.round_number == lookup.ROUNDS else now + GRAVE_PROGRESS_POINTS * float(total)


def expected_score(state: Egizia, seat: i64) -> float:
    """The points a seat has and is expected to make."""
    if state.depth == 0:
        return float(state.score[seat])
    total = float(state.score[seat] - state.bids[seat]) + Forecast(state, seat).points(0.0, 0.0, 0.0, 0.0)
    total += markets_value(state.markets[seat * 2], state.markets[seat * 2 + 1], rounds_left(state))
    total += sites_value(state, seat) + graves_value(state, seat)
    total += nile_cards_value(state, seat) + hand_value(state, seat) + under_way_value(state, seat)
    return total + downstream_value(state, seat) + early_start_value(state, seat)


# --- the river ---------------------------------------------------------------------------------------------------------


def is_worth_sailing_to(state: Egizia, seat: i64, space: i64) -> bool:
    """Whether a space offers anything; of a site only the first free berth counts."""
    kind = lookup.SPACE_KIND[space]
    if kind == CARD_SPACE:
        return state.nile[lookup.SPACE_INDEX[space]] != NOTHING
    if state.docked[space] or kind == WAIT:
        return False
    if kind == ROUND_SPACE:
        return True
    return is_first_free_berth(state, space) and state.berth_of(seat, lookup.SPACE_INDEX[space]) == NOTHING


def is_first_free_berth(state: Egizia, space: i64) -> bool:
    """Whether a berth exists and all berths nearer to the Nile are taken."""
    berth = lookup.SPACE_BERTH[space]
    if berth >= state.berths():
        return False
    return all(state.docked[nearer] != 0 for nearer in range(space - berth, space))
