"""What an action of Egizia seems to be worth to a seat, at a glance and in points: the policy of rollouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.components import (
    CARD_SPACE,
    CHOOSE_CREW,
    CHOOSE_MARKET,
    CREW_STEP,
    FIELD,
    MARKET_STEP,
    MOVE_RING,
    POINTS,
    POINTS_FOR,
    QUARRY,
    ROUND_SPACE,
    STONES,
    WAIT,
)
from benben.games.egizia.moves import (
    ATTACH_BASE,
    BID_BASE,
    BUILD_BASE,
    BUY_CREW_BASE,
    CREW_EACH_ROUND_BASE,
    DECLINE_ACTION,
    DRAW_ACTION,
    DRAW_FREE_ACTION,
    FEED_ACTION,
    KEEP_BASE,
    KEEP_NONE_ACTION,
    MARKET_BASE,
    PASS_ACTION,
    PAY_BASE,
    RAISE_BASE,
    RING_BASE,
    RING_LEFT,
    RING_RIGHT,
    SELL_BASE,
    SHIP_BASE,
    SKIP_ACTION,
    STOP_ACTION,
    TAKE_BASE,
    TAKE_NONE_ACTION,
    TEAM_BASE,
    USE_FIRST_ACTION,
    USE_GRAIN_ACTION,
    USE_STRENGTH_ACTION,
)
from benben.games.egizia.outlook import expected_points, harvest_to_come, prospects, strength_now
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.building import strength_of
from benben.games.egizia.steps.effects import stones_in
from benben.games.egizia.steps.numbers import LAST
from benben.games.egizia.tables import (
    CREW_PRICE,
    EFFECT_AMOUNT,
    EFFECT_FROM,
    EFFECT_OF,
    EFFECT_OP,
    GRADES,
    GRAVE_LINE,
    JOKER,
    KIND_AMOUNT,
    KIND_GRADE,
    KIND_TYPE,
    KINDS,
    LOWEST,
    NO_TEAM,
    NOTHING,
    ROUNDS,
    SPACE_INDEX,
    SPACE_KIND,
    SPACE_STOP,
    SPHINX_SITE,
    TEAM_MASK,
    UNFED,
    WATERED,
)
from benben.kernel.step import field, second

SITE_WORTH: Final = 5.0
"""A berth: the bonus, and somewhere to spend stones at all."""

SKIPPED: Final = 0.72
"""How much of what lies upstream of a ship is lost to its owner."""


def worth(state: Egizia, seat: i64, action: i64) -> float:
    """What an action seems to bring a seat."""
    if action < CREW_EACH_ROUND_BASE:
        return worth_of_ship(state, seat, action - SHIP_BASE) if action < PASS_ACTION else -6.0
    if action < DECLINE_ACTION:
        return worth_of_help(state, seat, action)
    if action < FEED_ACTION:
        return worth_of_choice(state, seat, action)
    if action < TAKE_BASE:
        return worth_in_feeding(state, seat, action)
    if action <= TAKE_NONE_ACTION:
        return 0.0 if action == TAKE_NONE_ACTION else worth_of_card(state, seat, state.nile[action - TAKE_BASE])
    if action < DRAW_ACTION:
        return worth_of_crew(state, seat, action)
    if action < KEEP_BASE:
        return worth_of_work(state, seat, action)
    if action < KEEP_NONE_ACTION:
        return expected_points(state, seat, action - KEEP_BASE) - 1.0
    return float(4 - (action - BID_BASE)) if action >= BID_BASE else 0.0


def gain(state: Egizia, seat: i64, stones: float, quarry: float, strength: float, grain: float) -> float:
    """How much better a seat's prospects are with so much more of each."""
    unfed = float(UNFED[state.markets[seat * 2 + 1]])
    had = (float(state.stones[seat]), float(state.quarry[seat]), float(state.need(seat)), harvest_to_come(state, seat))
    now = strength_now(state, seat)
    before = prospects(had[0], had[1], had[2], had[3], unfed, state, now)
    after = prospects(
        had[0] + stones, had[1] + quarry, had[2] + strength, had[3] + grain, unfed, state, now + 0.6 * strength
    )
    return after - before


def worth_of_effects(state: Egizia, seat: i64, thing: i64) -> float:
    """What the effects of a card or round space bring."""
    stones = strength = points = 0.0
    i = EFFECT_FROM[thing]
    while i < EFFECT_FROM[thing + 1]:
        op, amount = EFFECT_OP[i], float(EFFECT_AMOUNT[i])
        if op == STONES:
            stones += amount
        elif op == POINTS:
            points += amount
        elif op == POINTS_FOR:
            points += amount * float(stones_in(state, seat, EFFECT_OF[i]))
        elif op in (CREW_STEP, CHOOSE_CREW):
            strength += amount
        elif op == MARKET_STEP:
            points += worth_of_market(state, seat, EFFECT_OF[i], EFFECT_AMOUNT[i])
        elif op == CHOOSE_MARKET:
            one = worth_of_market(state, seat, 0, EFFECT_AMOUNT[i])
            two = worth_of_market(state, seat, 1, EFFECT_AMOUNT[i])
            points += one if one > two else two
        elif op == MOVE_RING:
            points += 0.8
        i += 1
    if stones > 0.0 or strength > 0.0:
        points += gain(state, seat, stones, 0.0, strength, 0.0)
    return points


def worth_of_market(state: Egizia, seat: i64, market: i64, steps: i64) -> float:
    """What moving a marker down brings: points or stones at the bottom, less hunger, a sale in the end."""
    position = state.markets[seat * 2 + market]
    beyond = position + steps - LOWEST[market] + (1 if position < LOWEST[market] else 0)
    if position + steps < LOWEST[market]:
        beyond = 0
    later = float(ROUNDS - state.round)
    toward = 0.3 + 0.12 * later
    if market == 0:
        return toward * float(steps) + 2.2 * float(beyond)
    lack = float(state.need(seat)) - harvest_to_come(state, seat)
    eased = 0.5 * lack * (later + 1.0) * 0.5 if lack > 0.0 and position < LOWEST[market] else 0.0
    return toward * float(steps) + 2.0 * float(beyond) + eased


CARD_BASE: Final[vec[float]] = vec[float]([0.0, 0.0, 2.2, 1.4, 0.0, 3.0])
"""What a card is worth by its type, besides what it does at once."""


def worth_of_card(state: Egizia, seat: i64, kind: i64) -> float:
    """What taking a Nile card brings."""
    what, amount = KIND_TYPE[kind], float(KIND_AMOUNT[kind])
    later = float(ROUNDS - state.round)
    total = worth_of_effects(state, seat, kind) + CARD_BASE[what]
    if what == QUARRY:
        total += gain(state, seat, 0.0, amount, 0.0, 0.0)
    elif what == FIELD:
        share = 1.0 if KIND_GRADE[kind] < WATERED[state.ring] else 0.35
        total += gain(state, seat, 0.0, 0.0, 0.0, amount * share) + 0.12 * amount * share * later
    elif CARD_BASE[what] > 2.0:
        total += 0.4 * later
    return total


def worth_of_ship(state: Egizia, seat: i64, space: i64) -> float:
    """What a ship brings: what is there, less a share of what it leaves upstream."""
    here = worth_of_space(state, seat, space)
    left = 0.0
    other = space - 1
    while other >= 0 and SPACE_STOP[other] > state.last[seat]:
        if SPACE_STOP[other] < SPACE_STOP[space] and open_space(state, seat, other):
            left += worth_of_stop(state, seat, other)
        other -= 1
    return here - SKIPPED * left


def open_space(state: Egizia, seat: i64, space: i64) -> bool:
    """Whether something is to be had on a space; of a site only its first free berth counts."""
    kind = SPACE_KIND[space]
    if kind == CARD_SPACE:
        return state.nile[SPACE_INDEX[space]] != NOTHING
    if state.docked[space]:
        return False
    if kind == ROUND_SPACE:
        return True
    return kind != WAIT and state.docked[space + 1] == 0 and state.berth_of(seat, SPACE_INDEX[space]) == NOTHING


def worth_of_stop(state: Egizia, seat: i64, space: i64) -> float:
    """A rough worth of a space that is passed by."""
    kind = SPACE_KIND[space]
    if kind == CARD_SPACE:
        what = KIND_TYPE[state.nile[SPACE_INDEX[space]]]
        return 2.5 if what != QUARRY else 1.0 + 1.5 * float(ROUNDS - state.round)
    return 2.0 if kind == ROUND_SPACE else 3.0


def worth_of_space(state: Egizia, seat: i64, space: i64) -> float:
    """What lies on a space."""
    kind, index = SPACE_KIND[space], SPACE_INDEX[space]
    if kind == CARD_SPACE:
        return worth_of_card(state, seat, state.nile[index])
    if kind == ROUND_SPACE:
        return worth_of_effects(state, seat, KINDS + index)
    if kind == WAIT:
        return 0.3
    stones = float(state.stones[seat] + state.quarry[seat])
    cheapest = float(state.cheapest(index))
    if cheapest == 0.0 or cheapest > stones:
        return -1.0
    planned: i64 = 0
    site: i64 = 0
    while site < index:
        if state.berth_of(seat, site) != NOTHING:
            planned += 1
        site += 1
    room = stones - 4.0 * float(planned)
    return SITE_WORTH + (0.35 * room if room < 8.0 else 2.8) - (1.0 if index == SPHINX_SITE else 0.0)


def worth_of_help(state: Egizia, seat: i64, action: i64) -> float:
    """Cards used at several points: a crew is raised best after feeding; stones are sold at the very end."""
    if action >= SELL_BASE:
        last = state.round == ROUNDS and state.depth > 0 and state.top() & 0xFF == LAST
        return float(action - SELL_BASE) if last else -3.0
    if action < BUY_CREW_BASE:
        better = gain(state, seat, 0.0, 0.0, 1.0, 0.0)
        return better + crew_balance(state, seat, action - CREW_EACH_ROUND_BASE)
    return gain(state, seat, -float(CREW_PRICE), 0.0, 1.0, 0.0) + crew_balance(state, seat, action - BUY_CREW_BASE) - 0.5


def crew_balance(state: Egizia, seat: i64, crew: i64) -> float:
    """Crews A, B and C each build at one site: the weaker ones gain more from a step."""
    i = seat * 4 + crew
    if crew == JOKER:
        return -0.3
    return 0.15 * float(state.need(seat)) / 4.0 - 0.15 * float(state.crews[i])


def worth_of_choice(state: Egizia, seat: i64, action: i64) -> float:
    """RAISE, RING, MARKET, and what is declined."""
    if action < RAISE_BASE:
        return 0.5
    if action < RING_BASE:
        return crew_balance(state, seat, action - RAISE_BASE) * 4.0
    if action < MARKET_BASE:
        return worth_of_ring(state, seat, action)
    return worth_of_market(state, seat, action - MARKET_BASE, second(state.top()))


def worth_of_ring(state: Egizia, seat: i64, action: i64) -> float:
    """Grain won or lost, where it is missed, against what the others win or lose."""
    if action == RING_LEFT:
        grade = WATERED[state.ring] - 1
    elif action == RING_RIGHT:
        grade = WATERED[state.ring + 1] - 1
    else:
        return 0.0
    mine = swing(state, seat, grade, action == RING_RIGHT)
    others = 0.0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            others += swing(state, other, grade, action == RING_RIGHT)
        other += 1
    return mine - others / float(state.players - 1)


def swing(state: Egizia, seat: i64, grade: i64, watered: bool) -> float:
    """Points saved or lost when the fields of a class are watered or fall dry."""
    fields = float(state.grain[seat * GRADES + grade])
    lack = float(state.need(seat) + 1 - state.harvest(seat))
    if not watered:
        lack += fields
    relief = fields if fields < lack else lack
    if relief < 0.0:
        relief = 0.0
    points = relief * float(UNFED[state.markets[seat * 2 + 1]])
    return points if watered else -points


def worth_in_feeding(state: Egizia, seat: i64, action: i64) -> float:
    """FEED: use what helps before crews starve."""
    if action == FEED_ACTION:
        return 0.0
    lack = float(state.need(seat) - state.harvest(seat) - second(state.top()))
    unfed = float(UNFED[state.markets[seat * 2 + 1]])
    if action == USE_GRAIN_ACTION:
        return (lack if lack < 4.0 else 4.0) * unfed - 3.0
    if action < ATTACH_BASE:
        return float(action - PAY_BASE + 1) * (unfed - 0.9)
    return 3.0 + 0.1 * float(action - ATTACH_BASE)


def worth_of_crew(state: Egizia, seat: i64, action: i64) -> float:
    """FIRST and CREW: the strongest team the stones can use; weak crews go to the sphinx."""
    if action == USE_FIRST_ACTION:
        return 1.0
    if action == SKIP_ACTION:
        return -2.0
    team = TEAM_MASK[action - TEAM_BASE]
    if action - TEAM_BASE == NO_TEAM:
        return 0.0
    site = second(state.top())
    strength, stones = float(strength_of(state, seat, team)), float(state.stones[seat])
    if site == SPHINX_SITE:
        used = 3.0 if stones > 8.0 else 2.0
        drawn = strength if strength < used else used
        return drawn + 2.0 - 0.5 * (strength - drawn)
    used = strength if strength < stones else stones
    return used + 2.0 - 0.3 * (strength - used) - (1.2 if (team >> JOKER) & 1 else 0.0)


def worth_of_work(state: Egizia, seat: i64, action: i64) -> float:
    """STEP: every stone built in is a point; graves and rows bring more in the end. A draw too many costs stones."""
    if action == STOP_ACTION:
        return 0.0
    if action == USE_STRENGTH_ACTION:
        return 1.0
    if action == DRAW_FREE_ACTION:
        return 3.0
    if action == DRAW_ACTION:
        return worth_of_draw(state, seat)
    line = action - BUILD_BASE
    value = float(state.next_value(line))
    if line == GRAVE_LINE:
        return 1.4 * value + 1.0
    return value + 1.0


def worth_of_draw(state: Egizia, seat: i64) -> float:
    """Another sphinx card for a stone: a point if it is put back, more if it is kept; unless other sites need the stones."""
    needed = 0.0
    if state.berth_of(seat, 1) != NOTHING:
        needed += 4.0
    if state.berth_of(seat, 2) != NOTHING:
        needed += 4.0
    drawn = field(state.top(), 3) + field(state.top(), 4)
    better = 1.2 if drawn < 2 else 0.0
    return better + (0.6 if float(state.stones[seat]) > needed else -0.4)
