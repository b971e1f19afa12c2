"""The rollout policy of Egizia: a quick estimate of the points that an action is worth to a seat."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.bot import weights
from benben.games.egizia.bot.expected_score import (
    SITE_EXTRA_POINTS,
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
    """The points that one more stone, quarry, strength or grain is worth to a seat now."""

    def __init__(self, state: Egizia, seat: i64) -> None:
        forecast = Forecast(state, seat)
        base = forecast.points(0.0, 0.0, 0.0, 0.0)
        self.stone = (forecast.points(weights.SAMPLE_SIZE, 0.0, 0.0, 0.0) - base) / weights.SAMPLE_SIZE
        self.quarry = (forecast.points(0.0, weights.SAMPLE_SIZE, 0.0, 0.0) - base) / weights.SAMPLE_SIZE
        self.strength = (forecast.points(0.0, 0.0, weights.SAMPLE_SIZE, 0.0) - base) / weights.SAMPLE_SIZE
        self.grain = (forecast.points(0.0, 0.0, 0.0, weights.GRAIN_SAMPLE_SIZE) - base) / weights.GRAIN_SAMPLE_SIZE
        self.left = rounds_left(state)


def action_value(state: Egizia, seat: i64, action: i64) -> float:
    """The points that an action seems to be worth to a seat."""
    if action < moves.CREW_EACH_ROUND_BASE:
        return value_of_ship(state, seat, action - moves.SHIP_BASE) if action < moves.PASS_ACTION else weights.PASS_VALUE
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
    return float(weights.SEQUENCE_NUMBERS - (action - moves.BID_BASE)) if action >= moves.BID_BASE else 0.0


# --- cards and spaces -------------------------------------------------------------------------------------------------


def value_of_effects(state: Egizia, seat: i64, marginal: MarginalValues, card_or_space: i64) -> float:
    """The points of all effects of a Nile card or round space."""
    points = 0.0
    for i in range(lookup.EFFECT_START[card_or_space], lookup.EFFECT_START[card_or_space + 1]):
        op, of, amount = lookup.EFFECT_OP[i], lookup.EFFECT_TARGET[i], float(lookup.EFFECT_AMOUNT[i])
        if op == STONES:
            points += amount * marginal.stone
        elif op == POINTS:
            points += amount
        elif op == POINTS_FOR:
            points += amount * float(own_stones_in(state, seat, of))
        elif op == CREW_STEP:
            points += amount * value_of_crew_step(state, seat, marginal, of)
        elif op == CHOOSE_CREW:
            points += amount * value_of_best_crew_step(state, seat, marginal)
        elif op == MARKET_STEP:
            points += value_of_market_steps(state, seat, marginal, of, lookup.EFFECT_AMOUNT[i])
        elif op == CHOOSE_MARKET:
            one = value_of_market_steps(state, seat, marginal, lookup.STONE_MARKET, lookup.EFFECT_AMOUNT[i])
            two = value_of_market_steps(state, seat, marginal, lookup.GRAIN_MARKET, lookup.EFFECT_AMOUNT[i])
            points += one if one > two else two
        elif op == MOVE_RING:
            points += weights.RING_MOVE_VALUE
    return points


def value_of_crew_step(state: Egizia, seat: i64, marginal: MarginalValues, crew: i64) -> float:
    """The points of a step of this crew."""
    if not state.can_raise(seat, crew):
        return 0.0
    return marginal.strength * crew_usage(state, seat, crew) + value_of_step_for_hand(state, seat, crew)


def value_of_best_crew_step(state: Egizia, seat: i64, marginal: MarginalValues) -> float:
    """The points of a step of the best crew."""
    best = value_of_crew_step(state, seat, marginal, 0)
    for crew in range(1, lookup.CREWS):
        step = value_of_crew_step(state, seat, marginal, crew)
        best = step if step > best else best
    return best


def value_of_market_steps(state: Egizia, seat: i64, marginal: MarginalValues, market: i64, steps: i64) -> float:
    """The points of steps down a market: pay for it now and later, less hunger, sphinx cards in hand."""
    stone, grain = state.markets[seat * 2], state.markets[seat * 2 + 1]
    space = stone if market == lookup.STONE_MARKET else grain
    reached = space + steps if space + steps < lookup.LOWEST_SPACE[market] else lookup.LOWEST_SPACE[market]
    paid = space + steps - lookup.LOWEST_SPACE[market] + (1 if space < lookup.LOWEST_SPACE[market] else 0)
    steps_paid = float(paid) if paid > 0 else 0.0
    total = value_of_market_step_for_hand(state, seat, market) - markets_value(stone, grain, marginal.left)
    if market == lookup.STONE_MARKET:
        return (
            total
            + markets_value(reached, grain, marginal.left)
            + steps_paid * float(lookup.STONES_AT_LOWEST) * marginal.stone
        )
    hunger_relief = (
        float(lookup.HUNGER_POINTS[space] - lookup.HUNGER_POINTS[reached]) * marginal.grain * weights.HUNGER_RELIEF_SHARE
    )
    return total + markets_value(stone, reached, marginal.left) + steps_paid * float(lookup.POINTS_AT_LOWEST) + hunger_relief


def value_of_nile_card(state: Egizia, seat: i64, marginal: MarginalValues, kind: i64) -> float:
    """The points of taking a Nile card."""
    card_type, amount = lookup.KIND_TYPE[kind], float(lookup.KIND_AMOUNT[kind])
    total = (
        value_of_effects(state, seat, marginal, kind)
        + nile_card_value(state, kind, marginal.left)
        + value_of_nile_card_for_hand(state, seat, kind)
    )
    if card_type == QUARRY:
        return total + amount * marginal.quarry
    if card_type == FIELD:
        return total + amount * marginal.grain * (
            1.0 if lookup.KIND_GRADE[kind] < lookup.WATERED[state.ring] else weights.DRY_FIELD_SHARE
        )
    if card_type == GRAVE:
        graves = grave_total(state, seat)
        return total + float(grave_points(graves + lookup.KIND_AMOUNT[kind]) - grave_points(graves))
    return total


def value_of_space(state: Egizia, seat: i64, marginal: MarginalValues, space: i64) -> float:
    """The points of what a space offers."""
    kind, index = lookup.SPACE_KIND[space], lookup.SPACE_INDEX[space]
    if kind == CARD_SPACE:
        return value_of_nile_card(state, seat, marginal, state.nile[index])
    if kind == ROUND_SPACE:
        return value_of_effects(state, seat, marginal, lookup.KINDS + index)
    if kind == WAIT:
        return weights.SPECULATING_VALUE
    stones = float(state.stones[seat] + state.quarry[seat])
    cheapest = state.cheapest_value(index)
    if cheapest == 0 or float(cheapest) > stones:
        return weights.CANNOT_BUILD_VALUE
    sites = sites_to_build(state, seat, 0)
    bonus = (
        float(lookup.BONUS_POINTS[sites] - lookup.BONUS_POINTS[sites - 1]) if sites > 0 else float(lookup.BONUS_POINTS[0])
    )
    able = rested_strength(state, seat, sites + 1, 0) - rested_strength(state, seat, sites, 0)
    spare = stones - weights.STONES_PER_SITE * float(sites)
    built = spare if spare < able else able
    return (
        bonus
        + SITE_EXTRA_POINTS[index]
        + (1.0 - marginal.stone) * built
        - weights.LATER_BERTH_COST * float(lookup.SPACE_BERTH[space])
    )


# --- ships ------------------------------------------------------------------------------------------------------------


def value_of_ship(state: Egizia, seat: i64, space: i64) -> float:
    """The points of a ship on a space, less a share of what it leaves upstream."""
    marginal = MarginalValues(state, seat)
    skipped = 0.0
    other: i64 = 0
    while lookup.SPACE_STOP[other] < lookup.SPACE_STOP[space]:
        if lookup.SPACE_STOP[other] > state.last_stop[seat] and is_worth_sailing_to(state, seat, other):
            value = value_of_space(state, seat, marginal, other)
            skipped += value if value > 0.0 else 0.0
        other += 1
    return value_of_space(state, seat, marginal, space) - weights.UPSTREAM_LOSS / float(state.players) * skipped


def best_ship_action(state: Egizia, seat: i64, rng: Rng, noise: float) -> i64:
    """The action with the highest value plus noise for the question where a ship goes, in one pass down the river."""
    marginal = MarginalValues(state, seat)
    share = weights.UPSTREAM_LOSS / float(state.players)
    best, found = -1.0e9, state.choices[0]
    skipped, pending = 0.0, 0.0
    stop: i64 = NOTHING
    for i in range(state.count):
        action = state.choices[i]
        if action < moves.PASS_ACTION:
            space = action - moves.SHIP_BASE
            if lookup.SPACE_STOP[space] != stop:
                stop = lookup.SPACE_STOP[space]
                skipped += pending
            value = value_of_space(state, seat, marginal, space)
            pending = value if value > 0.0 and lookup.SPACE_STOP[space] > state.last_stop[seat] else 0.0
            value -= share * skipped
        else:
            value = weights.PASS_VALUE if action == moves.PASS_ACTION else value_of_card_use(state, seat, action)
        value += noise * float(rng.below(weights.NOISE_STEPS)) / float(weights.NOISE_STEPS)
        if value > best:
            best, found = value, action
    return found


def value_of_card_use(state: Egizia, seat: i64, action: i64) -> float:
    """The points of using a card that can be used at several moments: crews are raised after feeding, stones sold last."""
    asked = state.top() & 0xFF
    if action == moves.USE_SECOND_ACTION:
        return weights.SECOND_SHIP_LAST_ROUND if state.round_number == lookup.ROUNDS else weights.SECOND_SHIP_EARLIER
    if action == moves.USE_DOUBLE_ACTION:
        effects = value_of_effects(state, seat, MarginalValues(state, seat), lookup.KINDS + second(state.top()) - 1)
        return effects - weights.DOUBLE_CARD_RESERVE * float(lookup.ROUNDS - state.round_number)
    if action >= moves.SELL_BASE:
        return float(action - moves.SELL_BASE) + 1.0 if asked == step_numbers.SELL_AT_THE_END else weights.TOO_EARLY_VALUE
    if asked == step_numbers.PLACE_SHIP:
        return weights.TOO_EARLY_VALUE
    marginal = MarginalValues(state, seat)
    if action < moves.BUY_CREW_BASE:
        return value_of_crew_step(state, seat, marginal, action - moves.CREW_EACH_ROUND_BASE)
    return (
        value_of_crew_step(state, seat, marginal, action - moves.BUY_CREW_BASE) - float(lookup.CREW_PRICE) * marginal.stone
    )


def is_dominated(state: Egizia, action: i64) -> bool:
    """True if another legal action is at least as good, but for rare cases.

    A berth nearer to the Nile builds earlier; a crew raised before feeding must be fed; stones are sold best at the end, all
    of them at once.
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
    """The points of a raised crew, a move of the ring or a market step; 0 for declining."""
    if action < moves.RAISE_BASE:
        return 0.0
    if action < moves.RING_BASE:
        return value_of_crew_step(state, seat, MarginalValues(state, seat), action - moves.RAISE_BASE)
    if action < moves.MARKET_BASE:
        return value_of_ring(state, seat, action)
    return value_of_market_steps(state, seat, MarginalValues(state, seat), action - moves.MARKET_BASE, second(state.top()))


def value_of_ring(state: Egizia, seat: i64, action: i64) -> float:
    """The points of a move of the ring: grain won or lost, less the mean of the others."""
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
    """The points a seat saves when fields of a class are watered, or loses (negative) when they fall dry."""
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
    """The points of a move while feeding: help is used before crews go hungry."""
    if action == moves.FEED_ACTION:
        return 0.0
    lack = float(state.grain_needed(seat) - state.harvest(seat) - second(state.top()))
    unfed = float(lookup.HUNGER_POINTS[state.markets[seat * 2 + 1]])
    if action == moves.USE_GRAIN_ACTION:
        kept = weights.GRAIN_CARD_RESERVE if state.round_number < lookup.ROUNDS else 0.0
        return (lack if lack < float(lookup.EXTRA_GRAIN) else float(lookup.EXTRA_GRAIN)) * unfed - kept
    if action < moves.ATTACH_BASE:
        return float(action - moves.PAY_BASE + 1) * (unfed - MarginalValues(state, seat).stone - weights.STONE_PREFERENCE)
    return weights.IMPROVER_VALUE + weights.BETTER_FIELD_VALUE * float(action - moves.ATTACH_BASE)


# --- building ---------------------------------------------------------------------------------------------------------


def value_of_team(state: Egizia, seat: i64, action: i64) -> float:
    """The points of a team at a site: what it builds here, and what rested crews can build at later sites."""
    if action == moves.USE_FIRST_ACTION:
        return weights.BUILD_FIRST_VALUE
    if action == moves.SKIP_ACTION:
        return weights.SKIP_VALUE
    if action - moves.TEAM_BASE == lookup.NO_TEAM:
        return SITE_EXTRA_POINTS[lookup.SPHINX_SITE]
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
        + (SITE_EXTRA_POINTS[lookup.SPHINX_SITE] if site == lookup.SPHINX_SITE else weights.BUILDING_VALUE)
    )


def value_of_building(state: Egizia, seat: i64, action: i64) -> float:
    """The points of a stone or draw: its value, and what graves, rows and sphinx cards in hand add."""
    if action == moves.STOP_ACTION:
        return 0.0
    if action == moves.USE_STRENGTH_ACTION:
        return weights.STRENGTH_CARD_LAST_ROUND if state.round_number == lookup.ROUNDS else weights.STRENGTH_CARD_EARLIER
    if action == moves.DRAW_FREE_ACTION:
        return weights.FREE_DRAW_VALUE
    if action == moves.DRAW_ACTION:
        return value_of_draw(state, seat)
    part = action - moves.BUILD_BASE
    value = state.next_value(part)
    points = float(value) + value_of_stone_for_hand(state, seat, part)
    if part == lookup.GRAVE_PART:
        graves = grave_total(state, seat)
        return (
            points + float(grave_points(graves + value) - grave_points(graves)) + weights.GRAVE_PROGRESS_SHARE * float(value)
        )
    if lookup.PART_BUILDING[part] == lookup.PYRAMID_BUILDING:
        return points + value_in_row(state, seat, part)
    return points


def value_in_row(state: Egizia, seat: i64, part: i64) -> float:
    """The points of a stone for the bonus of a pyramid row; the whole bonus when it wins the row."""
    mine: i64 = 1
    for place in range(lookup.PART_START[part], lookup.PART_START[part] + state.filled[part]):
        if state.owner[place] == seat:
            mine += 1
    places = lookup.PART_START[part + 1] - lookup.PART_START[part]
    if mine * 2 > places:
        return float(mine) if state.filled[part] + 1 == places else weights.ROW_LEAD_VALUE
    return weights.ROW_STONE_VALUE


def value_of_draw(state: Egizia, seat: i64) -> float:
    """The points of another sphinx card for a stone."""
    drawn = field(state.top(), 3) + field(state.top(), 4)
    needed = rested_strength(state, seat, sites_to_build(state, seat, lookup.SPHINX_SITE + 1), 0)
    price = weights.NEEDED_STONE_PRICE if float(state.stones[seat]) <= needed else MarginalValues(state, seat).stone
    if drawn == 0:
        return SITE_EXTRA_POINTS[lookup.SPHINX_SITE] - price
    return weights.FURTHER_DRAW_VALUE + (weights.SECOND_DRAW_VALUE if drawn == 1 else 0.0) - price
