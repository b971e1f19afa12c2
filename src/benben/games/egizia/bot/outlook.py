"""How a position of Egizia stands for a seat: the points it has and those it can be expected to make.

Most of it is the forecast of what will be built; the bonus of EG-8.1, markets, graves, Nile and sphinx cards come on top.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.bot.forecast import Means, phase, rounds_left, soft
from benben.games.egizia.bot.sphinx_cards import hand_worth
from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import BERTH, CARD_SPACE, ROUND_SPACE, WAIT
from benben.games.egizia.lookup import (
    GRAIN_LOWEST,
    GRAVE_TOTAL_FROM,
    KINDS,
    LOWEST,
    NOTHING,
    ROUNDS,
    SITE_BONUS,
    SITE_COUNT,
    SPACE_BERTH,
    SPACE_INDEX,
    SPACE_KIND,
    SPACE_STOP,
    SPACES,
    STONE_LOWEST,
    WAITING,
)
from benben.games.egizia.scoring import grave_points, grave_total
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.step_numbers import BONUS, BUILDERS, EVENINGS, FEEDING, NEW_SEQUENCE, SHIPS

EACH_ROUND: Final[dict[str, float]] = {
    "improve-field": 0.6,  # grain that the ring cannot dry
    "crew-each-round": 2.0,  # a step, which can wait until after feeding
    "buy-crew": 0.8,  # the same for two stones
    "feed-with-stones": 0.5,  # a stone is a point, an unfed strength up to three
    "extra-sphinx": 2.5,  # two cards for nothing: a point each, or a better choice
    "keep-sphinx": 2.5,  # a second card of some four points instead of one, when one gets to the sphinx
    "reuse-round-space": 1.2,  # two steps that somebody else wanted
    "upstream": 1.5,  # what one had to sail past
    "leftover-card": 1.2,  # what nobody wanted
}
ONCE: Final[dict[str, float]] = {
    "strength": 2.0,  # three stones more, where stones wait for crews
    "grain": 3.0,  # a few unfed strengths
    "double-round-space": 2.0,  # two crew steps
    "second-ship": 1.0,  # what two players want
    "build-speculating": 1.0,  # a site that was full
    "two-crews": 2.0,  # the strength of a crew without a berth
    "build-first": 0.7,  # the place one wants
}
"""What the abilities of Nile cards are worth: permanent ones each round to come, others once. The sale of ten stones is
part of the forecast."""

HELP_EACH_ROUND: Final[vec[float]] = vec[float]([EACH_ROUND.get(card.ability, 0.0) for card in BOX.nile])
HELP_ONCE: Final[vec[float]] = vec[float]([ONCE.get(card.ability, 0.0) for card in BOX.nile])

SITE_EXTRA: Final[vec[float]] = vec[float]([4.0, 0.5, 0.3])
"""What a berth brings besides the value built and the bonus: a sphinx card, a choice of graves, a part in a row."""

LIKELY: Final = 0.9
"""How likely a ship in a berth builds."""

SPECULATING: Final = 0.15
"""How likely a ship beside a site builds."""

STEPS_A_ROUND: Final = 0.9
"""Steps down the markets a player makes in a round: one for building at the obelisk, some by cards."""

OTHER_MARKET: Final = 0.3
"""Steps go to the better market: what the other one promises counts for so much."""

STONE_STEP: Final = 0.85
"""A stone from the market as points: nearly all are built, or sold."""

EARLY: Final = 0.8
"""Sailing one place earlier in the sequence."""


def help_worth(kind: i64, left: float) -> float:
    """What a Nile card is good for while so many rounds are left."""
    return HELP_EACH_ROUND[kind] * left + (HELP_ONCE[kind] if left > 0.0 else 0.0)


def helps_worth(state: Egizia, seat: i64) -> float:
    """What the Nile cards before a seat are still good for."""
    left = rounds_left(state)
    total = 0.0
    kind: i64 = 0
    while kind < KINDS:
        count = state.held[seat * KINDS + kind]
        if count:
            total += float(count) * help_worth(kind, left)
        kind += 1
    return total


def market_worth(stone: i64, grain: i64, left: float) -> float:
    """What the markers can be expected to bring from where they are: every step into and on the lowest space pays."""
    stones = STONE_STEP * float(STONE_LOWEST) * paying_steps(LOWEST[0] - stone, left)
    points = float(GRAIN_LOWEST) * paying_steps(LOWEST[1] - grain, left)
    return stones + OTHER_MARKET * points if stones > points else points + OTHER_MARKET * stones


def paying_steps(above: i64, left: float) -> float:
    """How many steps into or on the lowest space can be expected from so many spaces above it."""
    unpaid = float(above - 1) if above > 0 else 0.0
    return soft(STEPS_A_ROUND * left - unpaid, 1.0)


def sites_worth(state: Egizia, seat: i64) -> float:
    """What the ships at sites add this round besides the value built, while the bonus is still to come."""
    now = phase(state)
    if now == NEW_SEQUENCE or now < SHIPS:
        return 0.0
    sites, extra = 0.0, 0.0
    site: i64 = 0
    while site < SITE_COUNT:
        berth = state.berth_of(seat, site)
        if berth != NOTHING:
            over = now in (EVENINGS, BONUS) or (now == BUILDERS and site < (state.agenda[0] >> 8) & 0xFF)
            if (state.built[seat] >> site) & 1:
                sites += 1.0 if berth != WAITING else 0.0
            elif not over and (state.stones[seat] > 0 or now <= FEEDING):
                odds = LIKELY if berth != WAITING else SPECULATING
                sites += odds
                extra += odds * SITE_EXTRA[site]
        site += 1
    return bonus_of(sites) + extra


def bonus_of(sites: float) -> float:
    """EG-8.1 The bonus for so many sites, in between for likely ones."""
    whole = i64(sites)
    below = float(SITE_BONUS[whole - 1]) if whole > 0 else 0.0
    if whole == SITE_COUNT:
        return below
    return below + (sites - float(whole)) * (float(SITE_BONUS[whole]) - below)


ON_THE_WAY: Final = 0.1
"""What each point of value in graves counts toward the next step of EG-9.2, while there is time to reach it."""

CARD_AHEAD: Final = 2.5
ROUND_SPACE_AHEAD: Final = 2.0
BERTH_AHEAD: Final = 3.0
"""What a space downstream is worth to whoever gets there."""


def ahead(state: Egizia, seat: i64) -> float:
    """What a seat's share of the spaces downstream of its last ship may bring while ships sail."""
    if phase(state) != SHIPS or (state.out >> seat) & 1 or state.ships[seat] == 0:
        return 0.0
    found = 0.0
    space = SPACES - 1
    while space >= 0 and SPACE_STOP[space] > state.last[seat]:
        kind = SPACE_KIND[space]
        if kind == CARD_SPACE:
            found += CARD_AHEAD if state.nile[SPACE_INDEX[space]] != NOTHING else 0.0
        elif state.docked[space] == 0 and kind == ROUND_SPACE:
            found += ROUND_SPACE_AHEAD
        elif kind == BERTH and SPACE_BERTH[space] < state.berths() and state.docked[space] == 0:
            found += BERTH_AHEAD if state.berth_of(seat, SPACE_INDEX[space]) == NOTHING else 0.0
        space -= 1
    return found / float(state.players)


def place_worth(state: Egizia, seat: i64) -> float:
    """What it is worth to sail early, before the ships have."""
    if phase(state) != SHIPS or state.last[seat] != NOTHING:
        return 0.0
    number: i64 = 0
    while number < state.players:
        if state.sequence[number] == seat:
            return EARLY * float(state.players - 1 - number)
        number += 1
    return 0.0


def graves_worth(state: Egizia, seat: i64) -> float:
    """EG-9.2 What the graves will give: what they give now, and part of the way to the next step."""
    total = grave_total(state, seat)
    now = float(grave_points(total))
    whole = total >= GRAVE_TOTAL_FROM[len(GRAVE_TOTAL_FROM) - 1]
    return now if whole or state.round == ROUNDS else now + ON_THE_WAY * float(total)


def outlook(state: Egizia, seat: i64) -> float:
    """The points a seat has and can be expected to make."""
    if state.depth == 0:
        return float(state.score[seat])
    total = float(state.score[seat] - state.bids[seat]) + Means(state, seat).points(0.0, 0.0, 0.0, 0.0)
    total += market_worth(state.markets[seat * 2], state.markets[seat * 2 + 1], rounds_left(state))
    total += sites_worth(state, seat) + graves_worth(state, seat)
    total += helps_worth(state, seat) + hand_worth(state, seat)
    return total + ahead(state, seat) + place_worth(state, seat)


# --- the river ---------------------------------------------------------------------------------------------------------


def open_space(state: Egizia, seat: i64, space: i64) -> bool:
    """Whether something is to be had on a space; of a site only its first free berth counts."""
    kind = SPACE_KIND[space]
    if kind == CARD_SPACE:
        return state.nile[SPACE_INDEX[space]] != NOTHING
    if state.docked[space] or kind == WAIT:
        return False
    if kind == ROUND_SPACE:
        return True
    return first_free(state, space) and state.berth_of(seat, SPACE_INDEX[space]) == NOTHING


def first_free(state: Egizia, space: i64) -> bool:
    """Whether all berths nearer to the Nile than this one are taken, and it exists."""
    berth = SPACE_BERTH[space]
    if berth >= state.berths():
        return False
    while berth > 0:
        space -= 1
        berth -= 1
        if state.docked[space] == 0:
            return False
    return True
