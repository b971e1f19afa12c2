"""EG-7: building, site by site and berth by berth."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.box_types import SITES
from benben.games.egizia.lookup import NOTHING
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.games.egizia.steps.base import AutomaticStep, PlayerStep
from benben.games.egizia.steps.usable_cards import (
    is_card_use,
    offer_card_uses,
    refuse_missing_card,
    refuse_too_few_stones,
    use_card,
    why_not_use_card,
)
from benben.kernel.refusal import Refusal
from benben.kernel.step import agenda_item, field, seat_of, second, third

# --- whose turn it is -----------------------------------------------------------------------------------------------


class BeginSite(AutomaticStep):
    """EG-7 Building at a site begins: holders of build_first with a ship there are asked first (EG-13)."""

    def run(self, state: Egizia, item: i64) -> None:
        site = seat_of(item)
        if site == lookup.SITE_COUNT:
            state.ask(step_numbers.OFFER_CREW_CARDS)
            return
        state.done_building = 0
        state.ask(step_numbers.NEXT_BUILDER, site)
        for number in range(state.players - 1, -1, -1):
            seat = state.sequence[number]
            already_first = (state.builds_first >> seat) & 1
            if not already_first and state.holds(seat, lookup.BUILD_FIRST) and state.berth_of(seat, site) != NOTHING:
                state.ask(step_numbers.USE_BUILD_FIRST, seat, site)


class UseBuildFirst(PlayerStep):
    """EG-11 Whether to play build_first: for the rest of the round its player builds first wherever it has a ship."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        state.offer(moves.DECLINE_ACTION)
        state.offer(moves.USE_FIRST_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action == moves.USE_FIRST_ACTION:
            state.use_anytime_card(seat, lookup.BUILD_FIRST)
            state.builds_first |= 1 << seat

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("EG-13", "egizia-first-asked", {"move": moves.CATALOGUE.text(action)})


class NextBuilder(AutomaticStep):
    """EG-7.1 The next ship at a site: build_first, then the berths in order, then a speculating ship with a card for it."""

    def run(self, state: Egizia, item: i64) -> None:
        site = seat_of(item)
        seat = find_builder(state, site)
        if seat == NOTHING:
            state.ask(step_numbers.BEGIN_SITE, site + 1)
        else:
            state.ask(step_numbers.NEXT_BUILDER, site)
            state.ask(step_numbers.CHOOSE_CREW, seat, site)


def find_builder(state: Egizia, site: i64) -> i64:
    """EG-7.1 The seat that builds next at a site; `NOTHING` when all have had their turn."""
    seat = first_in_berths(state, site, state.builds_first & ~state.done_building, lookup.WAITING + 1)
    if seat == NOTHING:
        seat = first_in_berths(state, site, ~state.done_building, state.berths())
    if seat == NOTHING:
        last = state.ship_at(lookup.SITE_SPACE[site] + lookup.WAITING)
        if last != NOTHING and not (state.done_building >> last) & 1 and state.holds(last, lookup.BUILD_SPECULATING):
            return last
    return seat


def first_in_berths(state: Egizia, site: i64, among: i64, berths: i64) -> i64:
    """The owner of the first ship, in berth order, among these seats (a mask); `NOTHING` if there is none."""
    for berth in range(berths):
        seat = state.ship_at(lookup.SITE_SPACE[site] + berth)
        if seat != NOTHING and (among >> seat) & 1:
            return seat
    return NOTHING


def is_speculating(state: Egizia, seat: i64, site: i64) -> bool:
    """EG-4.4 Whether a seat's ship lies beside a site."""
    return state.berth_of(seat, site) == lookup.WAITING


# --- choosing a crew -----------------------------------------------------------------------------------------------


def strength_of(state: Egizia, seat: i64, team: i64) -> i64:
    """The strength of a team of crews."""
    total: i64 = 0
    for crew in range(lookup.CREWS):
        if (team >> crew) & 1:
            total += state.crews[seat * lookup.CREWS + crew]
    return total


def needs_two_crews(team: i64) -> bool:
    """EG-11 Whether a team needs two_crews: it has two crews besides the Joker."""
    crews = team & ~(1 << lookup.JOKER)
    return crews & (crews - 1) != 0


def strength_in_cards(state: Egizia, seat: i64) -> i64:
    """EG-11 The strength that a seat's strength_3 cards can add."""
    return state.nile_held[seat * lookup.KINDS + lookup.STRENGTH] * lookup.EXTRA_STRENGTH


def may_draw_free(state: Egizia, seat: i64, site: i64) -> bool:
    """EG-10.2 Whether a ship in a berth of the sphinx may draw only free cards, without crew and stones."""
    return (
        site == lookup.SPHINX_SITE
        and state.holds(seat, lookup.EXTRA_SPHINX)
        and state.sphinx_supply() > 0
        and not is_speculating(state, seat, site)
        and state.settings["two_extra_sphinx"] == "free"
    )


class ChooseCrew(PlayerStep):
    """EG-7.1 One unused crew A, B or C (with two_crews two), with the Joker or without; or skip: the ship goes back."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        site = second(item)
        offer_card_uses(state, seat)
        cheapest = state.cheapest_value(site)
        if 0 < cheapest <= state.stones[seat]:
            spare = strength_in_cards(state, seat)
            two_crews = state.holds(seat, lookup.TWO_CREWS)
            for number in range(lookup.NO_TEAM):
                team = lookup.TEAM_MASK[number]
                rested = not team & state.tired[seat] and (two_crews or not needs_two_crews(team))
                if rested and strength_of(state, seat, team) + spare >= cheapest:
                    state.offer(moves.TEAM_BASE + number)
        if may_draw_free(state, seat, site):
            state.offer(moves.TEAM_BASE + lookup.NO_TEAM)
        state.offer(moves.SKIP_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        site = second(item)
        if is_card_use(action):
            use_card(state, seat, action)
            state.push(item)
        elif action == moves.SKIP_ACTION:
            state.done_building |= 1 << seat
            leave_berth(state, seat, site)
        else:
            state.done_building |= 1 << seat
            start_building(state, seat, site, lookup.TEAM_MASK[action - moves.TEAM_BASE])

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if is_card_use(action):
            return why_not_use_card(state, seat, action)
        if moves.TEAM_BASE <= action < moves.TEAM_BASE + lookup.TEAM_COUNT:
            return why_not_team(state, seat, second(item), action - moves.TEAM_BASE)
        return Refusal("EG-7.1", "egizia-crew-first", {"move": moves.CATALOGUE.text(action), "site": SITES[second(item)]})


def start_building(state: Egizia, seat: i64, site: i64, team: i64) -> None:
    """EG-7.1 The chosen crews become tired; cards that allowed them to build leave the game (EG-13)."""
    state.tired[seat] |= team
    if needs_two_crews(team):
        state.use_anytime_card(seat, lookup.TWO_CREWS)
    if is_speculating(state, seat, site) and not (state.builds_first >> seat) & 1:
        state.use_anytime_card(seat, lookup.BUILD_SPECULATING)
    state.completed_rows = 0
    state.push(build_item(seat, site, strength_of(state, seat, team), 0, 0))


def leave_berth(state: Egizia, seat: i64, site: i64) -> None:
    """EG-7.3 The ship goes back; a speculating ship moves into the free berth."""
    space = lookup.SITE_SPACE[site] + state.berth_of(seat, site)
    state.undock(seat, space)
    beside = lookup.SITE_SPACE[site] + lookup.WAITING
    speculator = state.ship_at(beside)
    if speculator != NOTHING and space != beside:
        state.undock(speculator, beside)
        state.dock(speculator, space)


def why_not_team(state: Egizia, seat: i64, site: i64, number: i64) -> Refusal:
    """The first rule that keeps a team from building at a site."""
    team = lookup.TEAM_MASK[number]
    if team == 0:
        return why_not_free(state, seat, site)
    if team & state.tired[seat]:
        return Refusal("EG-7.1", "egizia-crew-tired", {"team": moves.TEAM.words[number]})
    if needs_two_crews(team) and not state.holds(seat, lookup.TWO_CREWS):
        return refuse_missing_card(lookup.TWO_CREWS)
    cheapest = state.cheapest_value(site)
    if cheapest == 0:
        return Refusal("EG-7.3", "egizia-nothing-left", {"site": SITES[site]})
    if cheapest > state.stones[seat]:
        return refuse_too_few_stones(state, seat, cheapest, "EG-7.2")
    return refuse_too_weak(strength_of(state, seat, team) + strength_in_cards(state, seat), cheapest)


def why_not_free(state: Egizia, seat: i64, site: i64) -> Refusal:
    """EG-10.2 Why no free sphinx card can be drawn."""
    if site != lookup.SPHINX_SITE:
        return Refusal("EG-7.1", "egizia-crew-needed", {"site": SITES[site]})
    if not state.holds(seat, lookup.EXTRA_SPHINX):
        return refuse_missing_card(lookup.EXTRA_SPHINX)
    if is_speculating(state, seat, site):
        return Refusal("EG-10.2", "egizia-free-in-berths")
    if state.sphinx_supply() == 0:
        return Refusal("EG-7.3", "egizia-nothing-left", {"site": SITES[site]})
    return Refusal("EG-10.2", "egizia-free-after-paid")


def refuse_too_weak(strength: i64, value: i64) -> Refusal:
    """EG-7.2 The refusal of a team that is too weak."""
    return Refusal("EG-7.2", "egizia-too-weak", {"strength": int(strength), "value": int(value)})


# --- building ------------------------------------------------------------------------------------------------------


def build_item(seat: i64, site: i64, strength: i64, one: i64, two: i64) -> i64:
    """The agenda item of a building action: the strength left and what was built so far.

    At the sphinx ``one`` and ``two`` are the numbers of paid and free cards. Elsewhere they are the value built in the first
    building of the site (obelisk, temple) and in the second (graves, pyramid).
    """
    return agenda_item(step_numbers.BUILD_OR_DRAW, seat, site, strength) | (one << 32) | (two << 40)


def draws_at_once(state: Egizia) -> bool:
    """EG-10.9 Whether sphinx cards are drawn together after `stop`, not one by one."""
    return state.settings["sphinx_draw"] == "at-once"


def sphinx_cards_left(state: Egizia, one: i64, two: i64) -> i64:
    """EG-10.7, EG-10.9 The cards of the supply that can still be asked for."""
    return state.sphinx_supply() - (one + two if draws_at_once(state) else 0)


def sphinx_cards_asked(state: Egizia) -> i64:
    """EG-10.9 The sphinx cards that are asked for and not drawn yet: all of an open draw with `at-once`."""
    if state.depth == 0 or state.top() & 0xFF != step_numbers.BUILD_OR_DRAW or not draws_at_once(state):
        return 0
    return field(state.top(), 3) + field(state.top(), 4) if second(state.top()) == lookup.SPHINX_SITE else 0


def can_draw(state: Egizia, one: i64, two: i64) -> bool:
    """EG-7.4 Whether another sphinx card may be drawn, paid or free."""
    return one + two < lookup.MOST_DRAWS and sphinx_cards_left(state, one, two) > 0


def can_draw_free(state: Egizia, seat: i64, one: i64, two: i64) -> bool:
    """EG-10.2 Whether another free card may be drawn: in a berth, two at most, and by one option only after a paid one."""
    if two >= lookup.FREE_DRAWS or not can_draw(state, one, two) or not state.holds(seat, lookup.EXTRA_SPHINX):
        return False
    return not is_speculating(state, seat, lookup.SPHINX_SITE) and (one > 0 or state.settings["two_extra_sphinx"] == "free")


def strength_card_helps(state: Egizia, seat: i64, site: i64, strength: i64, one: i64, two: i64) -> bool:
    """EG-13 Whether strength_3 makes something affordable that is not affordable without it."""
    spare = strength_in_cards(state, seat)
    if spare == 0:
        return False
    if site == lookup.SPHINX_SITE:
        return strength == 0 and one > 0 and state.stones[seat] > 0 and can_draw(state, one, two)
    for part in range(lookup.SITE_PARTS[site], lookup.SITE_PARTS[site + 1]):
        value = state.next_value(part)
        if strength < value <= strength + spare and value <= state.stones[seat]:
            return True
    return False


class BuildOrDraw(PlayerStep):
    """EG-7.2 to EG-7.6 Build or draw, one after the other, within strength and stones, until `stop`."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        site, strength, one, two = second(item), third(item), field(item, 3), field(item, 4)
        if site == lookup.SPHINX_SITE:
            if strength > 0 and state.stones[seat] > 0 and can_draw(state, one, two):
                state.offer(moves.DRAW_ACTION)
            if can_draw_free(state, seat, one, two):
                state.offer(moves.DRAW_FREE_ACTION)
        else:
            limit = strength if strength < state.stones[seat] else state.stones[seat]
            for part in range(lookup.SITE_PARTS[site], lookup.SITE_PARTS[site + 1]):
                value = state.next_value(part)
                if 0 < value <= limit:
                    state.offer(moves.BUILD_BASE + part)
        if strength_card_helps(state, seat, site, strength, one, two):
            state.offer(moves.USE_STRENGTH_ACTION)
        if one + two > 0:
            state.offer(moves.STOP_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        site, strength, one, two = second(item), third(item), field(item, 3), field(item, 4)
        if action == moves.STOP_ACTION:
            finish_building(state, seat, site, one, two)
        elif action == moves.USE_STRENGTH_ACTION:
            state.use_anytime_card(seat, lookup.STRENGTH)
            state.push(build_item(seat, site, strength + lookup.EXTRA_STRENGTH, one, two))
        elif action == moves.DRAW_ACTION:
            state.stones[seat] -= 1
            ask_for_sphinx_card(state, seat, build_item(seat, site, strength - 1, one + 1, two))
        elif action == moves.DRAW_FREE_ACTION:
            ask_for_sphinx_card(state, seat, build_item(seat, site, strength, one, two + 1))
        else:
            part = action - moves.BUILD_BASE
            value = lay_stone(state, seat, part)
            if lookup.PART_BUILDING[part] != lookup.PART_BUILDING[lookup.SITE_PARTS[site]]:
                state.push(build_item(seat, site, strength - value, one, two + value))
            else:
                state.push(build_item(seat, site, strength - value, one + value, two))
            if part == lookup.GRAVE_PART and state.filled[part] + lookup.GRAVES_OPEN <= lookup.GRAVES:
                state.ask(step_numbers.TURN_GRAVE, 1)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_not_build_or_draw(state, item, seat, action)


def ask_for_sphinx_card(state: Egizia, seat: i64, item: i64) -> None:
    """EG-10.9 One more sphinx card: it is drawn now (`one-by-one`), or with all others after `stop` (`at-once`)."""
    state.push(item)
    if not draws_at_once(state):
        state.ask(step_numbers.DRAW_SPHINX_CARD, seat, 0)


def lay_stone(state: Egizia, seat: i64, part: i64) -> i64:
    """EG-7.2 A stone of the builder goes on the next place of a part and is paid in stones. Returns the place's value."""
    value = state.next_value(part)
    state.stones[seat] -= value
    state.owner[lookup.PART_START[part] + state.filled[part]] = seat
    state.filled[part] += 1
    if lookup.PART_BUILDING[part] == lookup.PYRAMID_BUILDING and state.is_complete(part):
        rows, shift = state.completed_rows, 0
        while rows:
            rows >>= 8
            shift += 8
        state.completed_rows |= (part + 1) << shift
    return value


def finish_building(state: Egizia, seat: i64, site: i64, one: i64, two: i64) -> None:
    """EG-7.7 A building action ends: its points, then bonuses for rows, then the market step of the obelisk."""
    if one > 0 or (two > 0 and site != lookup.SPHINX_SITE):
        state.built_sites[seat] |= 1 << site
    if site == lookup.SPHINX_SITE:
        state.ask(step_numbers.KEEP_SPHINX_CARD, seat, lookup.MOST_KEPT if state.holds(seat, lookup.KEEP_SPHINX) else 1)
        if draws_at_once(state):
            for _ in range(one + two):
                state.ask(step_numbers.DRAW_SPHINX_CARD, seat, 0)
        return
    building = lookup.PART_BUILDING[lookup.SITE_PARTS[site]]
    score_stones_built(state, seat, building, one, two)
    while state.completed_rows:
        score_row(state, (state.completed_rows & 0xFF) - 1)
        state.completed_rows >>= 8
    if site == lookup.OBELISK_SITE:
        state.ask(step_numbers.CHOOSE_MARKET, seat, 1)


def score_stones_built(state: Egizia, seat: i64, building: i64, one: i64, two: i64) -> None:
    """EG-7.7 One move on the track. It has two sources, but nobody else moves in between."""
    state.add_points(seat, one, lookup.FROM_BUILDING + building)
    state.add_points(seat, two, lookup.FROM_BUILDING + building + 1)


def score_row(state: Egizia, part: i64) -> None:
    """EG-7.7 Whoever has most stones in a completed row scores one point for each; on a tie whose stone is furthest left."""
    best: i64 = 0
    winner: i64 = NOTHING
    for place in range(lookup.PART_START[part], lookup.PART_START[part + 1]):
        seat = state.owner[place]
        count: i64 = 0
        for other in range(lookup.PART_START[part], lookup.PART_START[part + 1]):
            if state.owner[other] == seat:
                count += 1
        if count > best:
            best = count
            winner = seat
    state.add_points(winner, best, lookup.FROM_ROWS)


def why_not_build_or_draw(state: Egizia, item: i64, seat: i64, action: i64) -> Refusal:
    """The first rule that forbids a move of a building action."""
    site, strength, one, two = second(item), third(item), field(item, 3), field(item, 4)
    if action == moves.STOP_ACTION:
        return Refusal("EG-7.2", "egizia-build-something")
    if action == moves.USE_STRENGTH_ACTION:
        if not state.holds(seat, lookup.STRENGTH):
            return refuse_missing_card(lookup.STRENGTH)
        return Refusal("EG-13", "egizia-strength-no-use")
    if moves.DRAW_ACTION <= action <= moves.DRAW_FREE_ACTION:
        return why_not_draw(state, seat, site, strength, one, two, action == moves.DRAW_FREE_ACTION)
    if moves.BUILD_BASE <= action < moves.BUILD_BASE + lookup.PARTS:
        return why_not_build(state, seat, site, strength, action - moves.BUILD_BASE)
    return Refusal("EG-7.2", "egizia-work-goes-on", {"move": moves.CATALOGUE.text(action), "site": SITES[site]})


def why_not_draw(state: Egizia, seat: i64, site: i64, strength: i64, one: i64, two: i64, free: bool) -> Refusal:
    """EG-7.4 Why no further sphinx card can be drawn."""
    if site != lookup.SPHINX_SITE:
        return Refusal("EG-7.4", "egizia-not-at-sphinx", {"site": SITES[site]})
    if one + two >= lookup.MOST_DRAWS:
        return Refusal("EG-7.4", "egizia-draws-most", {"most": int(lookup.MOST_DRAWS)})
    if free and state.holds(seat, lookup.EXTRA_SPHINX) and two >= lookup.FREE_DRAWS:
        return Refusal("EG-10.2", "egizia-free-most", {"most": int(lookup.FREE_DRAWS)})
    if sphinx_cards_left(state, one, two) == 0:
        return Refusal("EG-10.7", "egizia-supply-used-up")
    if free:
        return why_not_free(state, seat, site)
    if state.stones[seat] == 0:
        return refuse_too_few_stones(state, seat, 1, "EG-7.4")
    return refuse_too_weak(strength, 1)


def why_not_build(state: Egizia, seat: i64, site: i64, strength: i64, part: i64) -> Refusal:
    """EG-7.5, EG-7.6 Why the next place of a part cannot be built."""
    name = moves.PART.words[part]
    if not lookup.SITE_PARTS[site] <= part < lookup.SITE_PARTS[site + 1]:
        return Refusal("EG-7.1", "egizia-other-site", {"part": name, "site": SITES[site]})
    rule = "EG-7.5" if site == lookup.OBELISK_SITE else "EG-7.6"
    if state.is_complete(part):
        return Refusal(rule, "egizia-part-complete", {"part": name})
    value = state.next_value(part)
    if value == 0 and lookup.PART_RESTS_ON[part] >= 0:
        return Refusal(rule, "egizia-row-unsupported", {"part": name, "below": moves.PART.words[lookup.PART_RESTS_ON[part]]})
    if value == 0 and lookup.PART_NEEDS[part]:
        return Refusal(rule, "egizia-part-too-early", {"part": name})
    if value > state.stones[seat]:
        return refuse_too_few_stones(state, seat, value, "EG-7.2")
    return refuse_too_weak(strength, value)
