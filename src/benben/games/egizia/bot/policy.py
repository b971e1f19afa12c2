"""What an action of Egizia seems to be worth to a seat, at a glance and in points: the policy of rollouts."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.bot import weights
from benben.games.egizia.bot.expected_score import (
    SITE_EXTRA,
    is_first_free_berth,
    is_worth_sailing_to,
    markets_value,
    nile_card_value,
)
from benben.games.egizia.bot.forecast import Forecast, crew_usage, rested_strength, rounds_left, sites_to_build
from benben.games.egizia.bot.sphinx_cards import (
    expected_points,
    value_of_market_step_for_hand,
    value_of_nile_card_for_hand,
    value_of_step_for_hand,
    value_of_stone_for_hand,
)
from benben.games.egizia.box_types import (
    BERTH,
    CARD_SPACE,
    CHOOSE_CREW,
    CHOOSE_MARKET,
    CREW_STEP,
    FIELD,
    GRAVE,
    MARKET_STEP,
    MOVE_RING,
    POINTS,
    POINTS_FOR,
    QUARRY,
    ROUND_SPACE,
    STONES,
    WAIT,
)
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.scoring import grave_points, grave_total
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.building import strength_of
from benben.games.egizia.steps.effects import own_stones_in
from benben.kernel.rng import Rng
from benben.kernel.step import field, second


@final
class MarginalValues:
    """What one more of each thing is worth to a seat now."""

    def __init__(self, state: Egizia, seat: i64) -> None:
        means = Forecast(state, seat)
        base = means.points(0.0, 0.0, 0.0, 0.0)
        self.stone = (means.points(weights.TRIED, 0.0, 0.0, 0.0) - base) / weights.TRIED
        self.quarry = (means.points(0.0, weights.TRIED, 0.0, 0.0) - base) / weights.TRIED
        self.strength = (means.points(0.0, 0.0, weights.TRIED, 0.0) - base) / weights.TRIED
        self.grain = (means.points(0.0, 0.0, 0.0, weights.TRIED_GRAIN) - base) / weights.TRIED_GRAIN
        self.left = rounds_left(state)


def action_value(state: Egizia, seat: i64, action: i64) -> float:
    """What an action seems to bring a seat."""
    if action < moves.CREW_EACH_ROUND_BASE:
        return value_of_ship(state, seat, action - moves.SHIP_BASE) if action < moves.PASS_ACTION else weights.PASSING
    if action < moves.DECLINE_ACTION:
        return value_of_card_use(state, seat, action)
    if action < moves.FEED_ACTION:
        return value_of_choice(state, seat, action)
    if action < moves.TAKE_BASE:
        return value_in_feeding(state, seat, action)
    if action < moves.TAKE_NONE_ACTION:
        return value_of_nile_card(state, seat, MarginalValues(state, seat), state.nile[action - moves.TAKE_BASE])
    if action < moves.DRAW_ACTION:
        return value_of_team(state, seat, action) if action != moves.TAKE_NONE_ACTION else 0.0
    if action < moves.KEEP_BASE:
        return value_of_building(state, seat, action)
    if action < moves.KEEP_NONE_ACTION:
        return expected_points(state, seat, action - moves.KEEP_BASE) - float(lookup.RETURN_POINTS)
    return float(weights.NUMBERS - (action - moves.BID_BASE)) if action >= moves.BID_BASE else 0.0


# --- cards and spaces -------------------------------------------------------------------------------------------------


def value_of_effects(state: Egizia, seat: i64, rates: MarginalValues, thing: i64) -> float:
    """What the effects of a card or round space bring."""
    points = 0.0
    for i in range(lookup.EFFECT_START[thing], lookup.EFFECT_START[thing + 1]):
        op, of, amount = lookup.EFFECT_OP[i], lookup.EFFECT_TARGET[i], float(lookup.EFFECT_AMOUNT[i])
        if op == STONES:
            points += amount * rates.stone
        elif op == POINTS:
            points += amount
        elif op == POINTS_FOR:
            points += amount * float(own_stones_in(state, seat, of))
        elif op == CREW_STEP:
            points += amount * value_of_crew_step(state, seat, rates, of)
        elif op == CHOOSE_CREW:
            points += amount * value_of_best_crew_step(state, seat, rates)
        elif op == MARKET_STEP:
            points += value_of_market_steps(state, seat, rates, of, lookup.EFFECT_AMOUNT[i])
        elif op == CHOOSE_MARKET:
            one = value_of_market_steps(state, seat, rates, lookup.STONE_MARKET, lookup.EFFECT_AMOUNT[i])
            two = value_of_market_steps(state, seat, rates, lookup.GRAIN_MARKET, lookup.EFFECT_AMOUNT[i])
            points += one if one > two else two
        elif op == MOVE_RING:
            points += weights.RING_WORTH
    return points


def value_of_crew_step(state: Egizia, seat: i64, rates: MarginalValues, crew: i64) -> float:
    """What a step of a crew brings."""
    if not state.can_raise(seat, crew):
        return 0.0
    return rates.strength * crew_usage(state, seat, crew) + value_of_step_for_hand(state, seat, crew)


def value_of_best_crew_step(state: Egizia, seat: i64, rates: MarginalValues) -> float:
    """What a step of choice brings."""
    best = value_of_crew_step(state, seat, rates, 0)
    for crew in range(1, lookup.CREWS):
        step = value_of_crew_step(state, seat, rates, crew)
        best = step if step > best else best
    return best


def value_of_market_steps(state: Egizia, seat: i64, rates: MarginalValues, market: i64, steps: i64) -> float:
    """What moving a marker down brings: stones or points at the bottom now and later, less hunger, a sphinx card."""
    stone, grain = state.markets[seat * 2], state.markets[seat * 2 + 1]
    there = stone if market == lookup.STONE_MARKET else grain
    reached = there + steps if there + steps < lookup.LOWEST_SPACE[market] else lookup.LOWEST_SPACE[market]
    paid = there + steps - lookup.LOWEST_SPACE[market] + (1 if there < lookup.LOWEST_SPACE[market] else 0)
    now = float(paid) if paid > 0 else 0.0
    total = value_of_market_step_for_hand(state, seat, market) - markets_value(stone, grain, rates.left)
    if market == lookup.STONE_MARKET:
        return total + markets_value(reached, grain, rates.left) + now * float(lookup.STONES_AT_LOWEST) * rates.stone
    eased = float(lookup.HUNGER_POINTS[there] - lookup.HUNGER_POINTS[reached]) * rates.grain * weights.EASED
    return total + markets_value(stone, reached, rates.left) + now * float(lookup.POINTS_AT_LOWEST) + eased


def value_of_nile_card(state: Egizia, seat: i64, rates: MarginalValues, kind: i64) -> float:
    """What taking a Nile card brings."""
    what, amount = lookup.KIND_TYPE[kind], float(lookup.KIND_AMOUNT[kind])
    total = (
        value_of_effects(state, seat, rates, kind)
        + nile_card_value(kind, rates.left)
        + value_of_nile_card_for_hand(state, seat, kind)
    )
    if what == QUARRY:
        return total + amount * rates.quarry
    if what == FIELD:
        return total + amount * rates.grain * (
            1.0 if lookup.KIND_GRADE[kind] < lookup.WATERED[state.ring] else weights.DRIED
        )
    if what == GRAVE:
        graves = grave_total(state, seat)
        return total + float(grave_points(graves + lookup.KIND_AMOUNT[kind]) - grave_points(graves))
    return total


def value_of_space(state: Egizia, seat: i64, rates: MarginalValues, space: i64) -> float:
    """What lies on a space."""
    kind, index = lookup.SPACE_KIND[space], lookup.SPACE_INDEX[space]
    if kind == CARD_SPACE:
        return value_of_nile_card(state, seat, rates, state.nile[index])
    if kind == ROUND_SPACE:
        return value_of_effects(state, seat, rates, lookup.KINDS + index)
    if kind == WAIT:
        return weights.BESIDE
    stones = float(state.stones[seat] + state.quarry[seat])
    cheapest = state.cheapest_value(index)
    if cheapest == 0 or float(cheapest) > stones:
        return weights.UNABLE
    sites = sites_to_build(state, seat, 0)
    bonus = (
        float(lookup.BONUS_POINTS[sites] - lookup.BONUS_POINTS[sites - 1]) if sites > 0 else float(lookup.BONUS_POINTS[0])
    )
    able = rested_strength(state, seat, sites + 1, 0) - rested_strength(state, seat, sites, 0)
    spare = stones - weights.STONES_A_SITE * float(sites)
    built = spare if spare < able else able
    return bonus + SITE_EXTRA[index] + (1.0 - rates.stone) * built - weights.LATER_BERTH * float(lookup.SPACE_BERTH[space])


# --- ships ------------------------------------------------------------------------------------------------------------


def value_of_ship(state: Egizia, seat: i64, space: i64) -> float:
    """What a ship brings: what is there, less a share of what it leaves upstream."""
    rates = MarginalValues(state, seat)
    left = 0.0
    other: i64 = 0
    while lookup.SPACE_STOP[other] < lookup.SPACE_STOP[space]:
        if lookup.SPACE_STOP[other] > state.last_stop[seat] and is_worth_sailing_to(state, seat, other):
            found = value_of_space(state, seat, rates, other)
            left += found if found > 0.0 else 0.0
        other += 1
    return value_of_space(state, seat, rates, space) - weights.SKIPPED / float(state.players) * left


def best_ship_action(state: Egizia, seat: i64, rng: Rng, noise: float) -> i64:
    """The most promising answer to where a ship goes, in one pass down the river."""
    rates = MarginalValues(state, seat)
    share = weights.SKIPPED / float(state.players)
    best, found = -1.0e9, state.choices[0]
    left, pending = 0.0, 0.0
    stop: i64 = NOTHING
    for i in range(state.count):
        action = state.choices[i]
        if action < moves.PASS_ACTION:
            space = action - moves.SHIP_BASE
            if lookup.SPACE_STOP[space] != stop:
                stop = lookup.SPACE_STOP[space]
                left += pending
            value = value_of_space(state, seat, rates, space)
            pending = value if value > 0.0 and lookup.SPACE_STOP[space] > state.last_stop[seat] else 0.0
            value -= share * left
        else:
            value = weights.PASSING if action == moves.PASS_ACTION else value_of_card_use(state, seat, action)
        value += noise * float(rng.below(weights.NOISE_STEPS)) / float(weights.NOISE_STEPS)
        if value > best:
            best, found = value, action
    return found


def value_of_card_use(state: Egizia, seat: i64, action: i64) -> float:
    """Cards used at several points: a crew is raised best after feeding; stones are sold at the very end."""
    asked = state.top() & 0xFF
    if action == moves.USE_SECOND_ACTION:
        return weights.SECOND_SHIP_NOW if state.round_number == lookup.ROUNDS else weights.SECOND_SHIP_LATER
    if action == moves.USE_DOUBLE_ACTION:
        effects = value_of_effects(state, seat, MarginalValues(state, seat), lookup.KINDS + second(state.top()) - 1)
        return effects - weights.DOUBLE_KEPT * float(lookup.ROUNDS - state.round_number)
    if action >= moves.SELL_BASE:
        return float(action - moves.SELL_BASE) + 1.0 if asked == step_numbers.SELL_AT_THE_END else weights.TOO_SOON
    if asked == step_numbers.PLACE_SHIP:
        return weights.TOO_SOON
    rates = MarginalValues(state, seat)
    if action < moves.BUY_CREW_BASE:
        return value_of_crew_step(state, seat, rates, action - moves.CREW_EACH_ROUND_BASE)
    return value_of_crew_step(state, seat, rates, action - moves.BUY_CREW_BASE) - float(lookup.CREW_PRICE) * rates.stone


def is_dominated(state: Egizia, action: i64) -> bool:
    """Whether there is no reason to take an action: something else listed is at least as good, but for rare cases.

    A berth nearer to the Nile builds earlier; a crew raised before feeding eats at once; stones can be sold at the last
    moment, and then all of them.
    """
    if action < moves.PASS_ACTION:
        space = action - moves.SHIP_BASE
        return lookup.SPACE_KIND[space] == BERTH and not is_first_free_berth(state, space)
    if action < moves.CREW_EACH_ROUND_BASE or action >= moves.USE_DOUBLE_ACTION:
        return False
    asked = state.top() & 0xFF
    if action < moves.SELL_BASE:
        return asked in (step_numbers.PLACE_SHIP, step_numbers.FEED_CREWS)
    return asked != step_numbers.SELL_AT_THE_END or (
        action + 1 < moves.USE_DOUBLE_ACTION and state.allows(action + 1, state.listed)
    )


# --- choices that follow ----------------------------------------------------------------------------------------------


def value_of_choice(state: Egizia, seat: i64, action: i64) -> float:
    """RAISE, RING, MARKET, and what is declined."""
    if action < moves.RAISE_BASE:
        return 0.0
    if action < moves.RING_BASE:
        return value_of_crew_step(state, seat, MarginalValues(state, seat), action - moves.RAISE_BASE)
    if action < moves.MARKET_BASE:
        return value_of_ring(state, seat, action)
    return value_of_market_steps(state, seat, MarginalValues(state, seat), action - moves.MARKET_BASE, second(state.top()))


def value_of_ring(state: Egizia, seat: i64, action: i64) -> float:
    """Grain won or lost, where it is missed, against what the others win or lose."""
    if action == moves.RING_LEFT:
        grade = lookup.WATERED[state.ring] - 1
    elif action == moves.RING_RIGHT:
        grade = lookup.WATERED[state.ring + 1] - 1
    else:
        return 0.0
    mine = value_of_watering(state, seat, grade, action == moves.RING_RIGHT)
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += value_of_watering(state, other, grade, action == moves.RING_RIGHT)
    return mine - others / float(state.players - 1)


def value_of_watering(state: Egizia, seat: i64, grade: i64, watered: bool) -> float:
    """Points saved or lost when the fields of a class are watered or fall dry."""
    fields = float(state.grain[seat * lookup.GRADES + grade])
    lack = float(state.grain_needed(seat) + 1 - state.harvest(seat))
    if not watered:
        lack += fields
    relief = fields if fields < lack else lack
    if relief < 0.0:
        relief = 0.0
    points = relief * float(lookup.HUNGER_POINTS[state.markets[seat * 2 + 1]])
    return points if watered else -points


def value_in_feeding(state: Egizia, seat: i64, action: i64) -> float:
    """FEED: use what helps before crews starve."""
    if action == moves.FEED_ACTION:
        return 0.0
    lack = float(state.grain_needed(seat) - state.harvest(seat) - second(state.top()))
    unfed = float(lookup.HUNGER_POINTS[state.markets[seat * 2 + 1]])
    if action == moves.USE_GRAIN_ACTION:
        kept = weights.KEEP_GRAIN if state.round_number < lookup.ROUNDS else 0.0
        return (lack if lack < float(lookup.EXTRA_GRAIN) else float(lookup.EXTRA_GRAIN)) * unfed - kept
    if action < moves.ATTACH_BASE:
        return float(action - moves.PAY_BASE + 1) * (unfed - MarginalValues(state, seat).stone - weights.RATHER_STONES)
    return weights.IMPROVED + weights.BETTER_FIELD * float(action - moves.ATTACH_BASE)


# --- building ---------------------------------------------------------------------------------------------------------


def value_of_team(state: Egizia, seat: i64, action: i64) -> float:
    """FIRST and CREW: what a team builds here, and what the others can build after it at sites to come."""
    if action == moves.USE_FIRST_ACTION:
        return weights.BUILDING_FIRST
    if action == moves.SKIP_ACTION:
        return weights.NOT_BUILDING
    if action - moves.TEAM_BASE == lookup.NO_TEAM:
        return SITE_EXTRA[lookup.SPHINX_SITE]
    team = lookup.TEAM_MASK[action - moves.TEAM_BASE]
    site = second(state.top())
    strength, stones = strength_of(state, seat, team), state.stones[seat]
    used = float(strength if strength < stones else stones)
    if site == lookup.SPHINX_SITE and used > float(lookup.MOST_DRAWS):
        used = float(lookup.MOST_DRAWS)
    coming = rested_strength(state, seat, sites_to_build(state, seat, site + 1), team)
    after = float(stones) - used
    return (
        used
        + (after if after < coming else coming)
        + (SITE_EXTRA[lookup.SPHINX_SITE] if site == lookup.SPHINX_SITE else weights.AT_WORK)
    )


def value_of_building(state: Egizia, seat: i64, action: i64) -> float:
    """STEP: every stone built in is a point; graves, rows and sphinx cards in hand bring more."""
    if action == moves.STOP_ACTION:
        return 0.0
    if action == moves.USE_STRENGTH_ACTION:
        return weights.STRENGTH_NOW if state.round_number == lookup.ROUNDS else weights.STRENGTH_LATER
    if action == moves.DRAW_FREE_ACTION:
        return weights.FREE_DRAW
    if action == moves.DRAW_ACTION:
        return value_of_draw(state, seat)
    part = action - moves.BUILD_BASE
    value = state.next_value(part)
    worth = float(value) + value_of_stone_for_hand(state, seat, part)
    if part == lookup.GRAVE_PART:
        graves = grave_total(state, seat)
        return worth + float(grave_points(graves + value) - grave_points(graves)) + weights.GRAVE_LEAN * float(value)
    if lookup.PART_BUILDING[part] == lookup.PYRAMID_BUILDING:
        return worth + value_in_row(state, seat, part)
    return worth


def value_in_row(state: Egizia, seat: i64, part: i64) -> float:
    """What a stone does for the bonus of a row: all of it when it completes the row in one's favour."""
    mine: i64 = 1
    for place in range(lookup.PART_START[part], lookup.PART_START[part] + state.filled[part]):
        if state.owner[place] == seat:
            mine += 1
    places = lookup.PART_START[part + 1] - lookup.PART_START[part]
    if mine * 2 > places:
        return float(mine) if state.filled[part] + 1 == places else weights.ROW_LEAD
    return weights.ROW_SHARE


def value_of_draw(state: Egizia, seat: i64) -> float:
    """Another sphinx card for a stone, unless the stone is needed at a site to come."""
    drawn = field(state.top(), 3) + field(state.top(), 4)
    needed = rested_strength(state, seat, sites_to_build(state, seat, lookup.SPHINX_SITE + 1), 0)
    price = weights.NEEDED_STONE if float(state.stones[seat]) <= needed else MarginalValues(state, seat).stone
    if drawn == 0:
        return SITE_EXTRA[lookup.SPHINX_SITE] - price
    return weights.FURTHER_DRAW + (weights.SECOND_DRAW if drawn == 1 else 0.0) - price
