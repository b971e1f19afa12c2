"""What an action of Egizia seems to be worth to a seat, at a glance and in points: the policy of rollouts."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from benben.games.egizia.bot.forecast import Means, rested_strength, rounds_left, sites_to_build, use_of
from benben.games.egizia.bot.outlook import SITE_EXTRA, first_free, help_worth, market_worth, open_space
from benben.games.egizia.bot.sphinx_cards import (
    expected_points,
    wish_for_card,
    wish_for_crew,
    wish_for_line,
    wish_for_market,
)
from benben.games.egizia.bot.weights import (
    AT_WORK,
    BESIDE,
    BETTER_FIELD,
    BUILDING_FIRST,
    DOUBLE_KEPT,
    DRIED,
    EASED,
    FREE_DRAW,
    FURTHER_DRAW,
    GRAVE_LEAN,
    IMPROVED,
    KEEP_GRAIN,
    LATER_BERTH,
    NEEDED_STONE,
    NOISE_STEPS,
    NOT_BUILDING,
    NUMBERS,
    PASSING,
    RATHER_STONES,
    RING_WORTH,
    ROW_LEAD,
    ROW_SHARE,
    SECOND_DRAW,
    SECOND_SHIP_LATER,
    SECOND_SHIP_NOW,
    SKIPPED,
    STONES_A_SITE,
    STRENGTH_LATER,
    STRENGTH_NOW,
    TOO_SOON,
    TRIED,
    TRIED_GRAIN,
    UNABLE,
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
from benben.games.egizia.lookup import (
    CREW_PRICE,
    CREWS,
    DRAWS,
    EFFECT_AMOUNT,
    EFFECT_FROM,
    EFFECT_OF,
    EFFECT_OP,
    EXTRA_GRAIN,
    GRADES,
    GRAIN_LOWEST,
    GRAIN_MARKET,
    GRAVE_LINE,
    KIND_AMOUNT,
    KIND_GRADE,
    KIND_TYPE,
    KINDS,
    LINE_BUILDING,
    LINE_FROM,
    LOWEST,
    NO_TEAM,
    NOTHING,
    PYRAMID_BUILDING,
    RETURN_POINTS,
    ROUNDS,
    SITE_BONUS,
    SPACE_BERTH,
    SPACE_INDEX,
    SPACE_KIND,
    SPACE_STOP,
    SPHINX_SITE,
    STONE_LOWEST,
    STONE_MARKET,
    TEAM_MASK,
    UNFED,
    WATERED,
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
    USE_DOUBLE_ACTION,
    USE_FIRST_ACTION,
    USE_GRAIN_ACTION,
    USE_SECOND_ACTION,
    USE_STRENGTH_ACTION,
)
from benben.games.egizia.scoring import grave_points, grave_total
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.building import strength_of
from benben.games.egizia.steps.effects import stones_in
from benben.games.egizia.steps.step_numbers import FEED, LAST, SHIP
from benben.kernel.rng import Rng
from benben.kernel.step import field, second


@final
class Rates:
    """What one more of each thing is worth to a seat now."""

    def __init__(self, state: Egizia, seat: i64) -> None:
        means = Means(state, seat)
        base = means.points(0.0, 0.0, 0.0, 0.0)
        self.stone = (means.points(TRIED, 0.0, 0.0, 0.0) - base) / TRIED
        self.quarry = (means.points(0.0, TRIED, 0.0, 0.0) - base) / TRIED
        self.strength = (means.points(0.0, 0.0, TRIED, 0.0) - base) / TRIED
        self.grain = (means.points(0.0, 0.0, 0.0, TRIED_GRAIN) - base) / TRIED_GRAIN
        self.left = rounds_left(state)


def worth(state: Egizia, seat: i64, action: i64) -> float:
    """What an action seems to bring a seat."""
    if action < CREW_EACH_ROUND_BASE:
        return worth_of_ship(state, seat, action - SHIP_BASE) if action < PASS_ACTION else PASSING
    if action < DECLINE_ACTION:
        return worth_of_help(state, seat, action)
    if action < FEED_ACTION:
        return worth_of_choice(state, seat, action)
    if action < TAKE_BASE:
        return worth_in_feeding(state, seat, action)
    if action < TAKE_NONE_ACTION:
        return worth_of_card(state, seat, Rates(state, seat), state.nile[action - TAKE_BASE])
    if action < DRAW_ACTION:
        return worth_of_crew(state, seat, action) if action != TAKE_NONE_ACTION else 0.0
    if action < KEEP_BASE:
        return worth_of_work(state, seat, action)
    if action < KEEP_NONE_ACTION:
        return expected_points(state, seat, action - KEEP_BASE) - float(RETURN_POINTS)
    return float(NUMBERS - (action - BID_BASE)) if action >= BID_BASE else 0.0


# --- cards and spaces -------------------------------------------------------------------------------------------------


def worth_of_effects(state: Egizia, seat: i64, rates: Rates, thing: i64) -> float:
    """What the effects of a card or round space bring."""
    points = 0.0
    i = EFFECT_FROM[thing]
    while i < EFFECT_FROM[thing + 1]:
        op, of, amount = EFFECT_OP[i], EFFECT_OF[i], float(EFFECT_AMOUNT[i])
        if op == STONES:
            points += amount * rates.stone
        elif op == POINTS:
            points += amount
        elif op == POINTS_FOR:
            points += amount * float(stones_in(state, seat, of))
        elif op == CREW_STEP:
            points += amount * worth_of_step(state, seat, rates, of)
        elif op == CHOOSE_CREW:
            points += amount * worth_of_best_step(state, seat, rates)
        elif op == MARKET_STEP:
            points += worth_of_market(state, seat, rates, of, EFFECT_AMOUNT[i])
        elif op == CHOOSE_MARKET:
            one = worth_of_market(state, seat, rates, STONE_MARKET, EFFECT_AMOUNT[i])
            two = worth_of_market(state, seat, rates, GRAIN_MARKET, EFFECT_AMOUNT[i])
            points += one if one > two else two
        elif op == MOVE_RING:
            points += RING_WORTH
        i += 1
    return points


def worth_of_step(state: Egizia, seat: i64, rates: Rates, crew: i64) -> float:
    """What a step of a crew brings."""
    if not state.can_raise(seat, crew):
        return 0.0
    return rates.strength * use_of(state, seat, crew) + wish_for_crew(state, seat, crew)


def worth_of_best_step(state: Egizia, seat: i64, rates: Rates) -> float:
    """What a step of choice brings."""
    best = worth_of_step(state, seat, rates, 0)
    crew: i64 = 1
    while crew < CREWS:
        step = worth_of_step(state, seat, rates, crew)
        best = step if step > best else best
        crew += 1
    return best


def worth_of_market(state: Egizia, seat: i64, rates: Rates, market: i64, steps: i64) -> float:
    """What moving a marker down brings: stones or points at the bottom now and later, less hunger, a sphinx card."""
    stone, grain = state.markets[seat * 2], state.markets[seat * 2 + 1]
    there = stone if market == STONE_MARKET else grain
    reached = there + steps if there + steps < LOWEST[market] else LOWEST[market]
    paid = there + steps - LOWEST[market] + (1 if there < LOWEST[market] else 0)
    now = float(paid) if paid > 0 else 0.0
    total = wish_for_market(state, seat, market) - market_worth(stone, grain, rates.left)
    if market == STONE_MARKET:
        return total + market_worth(reached, grain, rates.left) + now * float(STONE_LOWEST) * rates.stone
    eased = float(UNFED[there] - UNFED[reached]) * rates.grain * EASED
    return total + market_worth(stone, reached, rates.left) + now * float(GRAIN_LOWEST) + eased


def worth_of_card(state: Egizia, seat: i64, rates: Rates, kind: i64) -> float:
    """What taking a Nile card brings."""
    what, amount = KIND_TYPE[kind], float(KIND_AMOUNT[kind])
    total = worth_of_effects(state, seat, rates, kind) + help_worth(kind, rates.left) + wish_for_card(state, seat, kind)
    if what == QUARRY:
        return total + amount * rates.quarry
    if what == FIELD:
        return total + amount * rates.grain * (1.0 if KIND_GRADE[kind] < WATERED[state.ring] else DRIED)
    if what == GRAVE:
        graves = grave_total(state, seat)
        return total + float(grave_points(graves + KIND_AMOUNT[kind]) - grave_points(graves))
    return total


def worth_of_space(state: Egizia, seat: i64, rates: Rates, space: i64) -> float:
    """What lies on a space."""
    kind, index = SPACE_KIND[space], SPACE_INDEX[space]
    if kind == CARD_SPACE:
        return worth_of_card(state, seat, rates, state.nile[index])
    if kind == ROUND_SPACE:
        return worth_of_effects(state, seat, rates, KINDS + index)
    if kind == WAIT:
        return BESIDE
    stones = float(state.stones[seat] + state.quarry[seat])
    cheapest = state.cheapest(index)
    if cheapest == 0 or float(cheapest) > stones:
        return UNABLE
    sites = sites_to_build(state, seat, 0)
    bonus = float(SITE_BONUS[sites] - SITE_BONUS[sites - 1]) if sites > 0 else float(SITE_BONUS[0])
    able = rested_strength(state, seat, sites + 1, 0) - rested_strength(state, seat, sites, 0)
    spare = stones - STONES_A_SITE * float(sites)
    built = spare if spare < able else able
    return bonus + SITE_EXTRA[index] + (1.0 - rates.stone) * built - LATER_BERTH * float(SPACE_BERTH[space])


# --- ships ------------------------------------------------------------------------------------------------------------


def worth_of_ship(state: Egizia, seat: i64, space: i64) -> float:
    """What a ship brings: what is there, less a share of what it leaves upstream."""
    rates = Rates(state, seat)
    left = 0.0
    other: i64 = 0
    while SPACE_STOP[other] < SPACE_STOP[space]:
        if SPACE_STOP[other] > state.last[seat] and open_space(state, seat, other):
            found = worth_of_space(state, seat, rates, other)
            left += found if found > 0.0 else 0.0
        other += 1
    return worth_of_space(state, seat, rates, space) - SKIPPED / float(state.players) * left


def best_ship(state: Egizia, seat: i64, rng: Rng, noise: float) -> i64:
    """The most promising answer to where a ship goes, in one pass down the river."""
    rates = Rates(state, seat)
    share = SKIPPED / float(state.players)
    best, found = -1.0e9, state.choices[0]
    left, pending = 0.0, 0.0
    stop: i64 = NOTHING
    i: i64 = 0
    while i < state.count:
        action = state.choices[i]
        if action < PASS_ACTION:
            space = action - SHIP_BASE
            if SPACE_STOP[space] != stop:
                stop = SPACE_STOP[space]
                left += pending
            value = worth_of_space(state, seat, rates, space)
            pending = value if value > 0.0 and SPACE_STOP[space] > state.last[seat] else 0.0
            value -= share * left
        else:
            value = PASSING if action == PASS_ACTION else worth_of_help(state, seat, action)
        value += noise * float(rng.below(NOISE_STEPS)) / float(NOISE_STEPS)
        if value > best:
            best, found = value, action
        i += 1
    return found


def worth_of_help(state: Egizia, seat: i64, action: i64) -> float:
    """Cards used at several points: a crew is raised best after feeding; stones are sold at the very end."""
    asked = state.top() & 0xFF
    if action == USE_SECOND_ACTION:
        return SECOND_SHIP_NOW if state.round == ROUNDS else SECOND_SHIP_LATER
    if action == USE_DOUBLE_ACTION:
        effects = worth_of_effects(state, seat, Rates(state, seat), KINDS + second(state.top()) - 1)
        return effects - DOUBLE_KEPT * float(ROUNDS - state.round)
    if action >= SELL_BASE:
        return float(action - SELL_BASE) + 1.0 if asked == LAST else TOO_SOON
    if asked == SHIP:
        return TOO_SOON
    rates = Rates(state, seat)
    if action < BUY_CREW_BASE:
        return worth_of_step(state, seat, rates, action - CREW_EACH_ROUND_BASE)
    return worth_of_step(state, seat, rates, action - BUY_CREW_BASE) - float(CREW_PRICE) * rates.stone


def pointless(state: Egizia, action: i64) -> bool:
    """Whether there is no reason to take an action: something else listed is at least as good, but for rare cases.

    A berth nearer to the Nile builds earlier; a crew raised before feeding eats at once; stones can be sold at the last
    moment, and then all of them.
    """
    if action < PASS_ACTION:
        space = action - SHIP_BASE
        return SPACE_KIND[space] == BERTH and not first_free(state, space)
    if action < CREW_EACH_ROUND_BASE or action >= USE_DOUBLE_ACTION:
        return False
    asked = state.top() & 0xFF
    if action < SELL_BASE:
        return asked in (SHIP, FEED)
    return asked != LAST or (action + 1 < USE_DOUBLE_ACTION and state.allows(action + 1, state.listed))


# --- choices that follow ----------------------------------------------------------------------------------------------


def worth_of_choice(state: Egizia, seat: i64, action: i64) -> float:
    """RAISE, RING, MARKET, and what is declined."""
    if action < RAISE_BASE:
        return 0.0
    if action < RING_BASE:
        return worth_of_step(state, seat, Rates(state, seat), action - RAISE_BASE)
    if action < MARKET_BASE:
        return worth_of_ring(state, seat, action)
    return worth_of_market(state, seat, Rates(state, seat), action - MARKET_BASE, second(state.top()))


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
        kept = KEEP_GRAIN if state.round < ROUNDS else 0.0
        return (lack if lack < float(EXTRA_GRAIN) else float(EXTRA_GRAIN)) * unfed - kept
    if action < ATTACH_BASE:
        return float(action - PAY_BASE + 1) * (unfed - Rates(state, seat).stone - RATHER_STONES)
    return IMPROVED + BETTER_FIELD * float(action - ATTACH_BASE)


# --- building ---------------------------------------------------------------------------------------------------------


def worth_of_crew(state: Egizia, seat: i64, action: i64) -> float:
    """FIRST and CREW: what a team builds here, and what the others can build after it at sites to come."""
    if action == USE_FIRST_ACTION:
        return BUILDING_FIRST
    if action == SKIP_ACTION:
        return NOT_BUILDING
    if action - TEAM_BASE == NO_TEAM:
        return SITE_EXTRA[SPHINX_SITE]
    team = TEAM_MASK[action - TEAM_BASE]
    site = second(state.top())
    strength, stones = strength_of(state, seat, team), state.stones[seat]
    used = float(strength if strength < stones else stones)
    if site == SPHINX_SITE and used > float(DRAWS):
        used = float(DRAWS)
    coming = rested_strength(state, seat, sites_to_build(state, seat, site + 1), team)
    after = float(stones) - used
    return used + (after if after < coming else coming) + (SITE_EXTRA[SPHINX_SITE] if site == SPHINX_SITE else AT_WORK)


def worth_of_work(state: Egizia, seat: i64, action: i64) -> float:
    """STEP: every stone built in is a point; graves, rows and sphinx cards in hand bring more."""
    if action == STOP_ACTION:
        return 0.0
    if action == USE_STRENGTH_ACTION:
        return STRENGTH_NOW if state.round == ROUNDS else STRENGTH_LATER
    if action == DRAW_FREE_ACTION:
        return FREE_DRAW
    if action == DRAW_ACTION:
        return worth_of_draw(state, seat)
    line = action - BUILD_BASE
    value = state.next_value(line)
    worth = float(value) + wish_for_line(state, seat, line)
    if line == GRAVE_LINE:
        graves = grave_total(state, seat)
        return worth + float(grave_points(graves + value) - grave_points(graves)) + GRAVE_LEAN * float(value)
    if LINE_BUILDING[line] == PYRAMID_BUILDING:
        return worth + worth_in_row(state, seat, line)
    return worth


def worth_in_row(state: Egizia, seat: i64, line: i64) -> float:
    """What a stone does for the bonus of a row: all of it when it completes the row in one's favour."""
    mine: i64 = 1
    place = LINE_FROM[line]
    end = place + state.filled[line]
    while place < end:
        if state.owner[place] == seat:
            mine += 1
        place += 1
    places = LINE_FROM[line + 1] - LINE_FROM[line]
    if mine * 2 > places:
        return float(mine) if state.filled[line] + 1 == places else ROW_LEAD
    return ROW_SHARE


def worth_of_draw(state: Egizia, seat: i64) -> float:
    """Another sphinx card for a stone, unless the stone is needed at a site to come."""
    drawn = field(state.top(), 3) + field(state.top(), 4)
    needed = rested_strength(state, seat, sites_to_build(state, seat, SPHINX_SITE + 1), 0)
    price = NEEDED_STONE if float(state.stones[seat]) <= needed else Rates(state, seat).stone
    if drawn == 0:
        return SITE_EXTRA[SPHINX_SITE] - price
    return FURTHER_DRAW + (SECOND_DRAW if drawn == 1 else 0.0) - price
