"""EG-7: building, site by site and berth by berth."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.egizia.box_types import SITES
from benben.games.egizia.lookup import (
    BUILD_FIRST,
    BUILD_SPECULATING,
    CREWS,
    DRAWS,
    EXTRA_CARDS,
    EXTRA_SPHINX,
    EXTRA_STRENGTH,
    FROM_BUILDING,
    FROM_ROWS,
    GRAVE_LINE,
    GRAVES,
    GRAVES_OPEN,
    JOKER,
    KEEP_SPHINX,
    KEPT_CARDS,
    KINDS,
    LINE_BUILDING,
    LINE_FROM,
    LINE_NEEDS,
    LINE_RESTS,
    LINES,
    NO_TEAM,
    NOTHING,
    OBELISK_SITE,
    PYRAMID_BUILDING,
    SITE_COUNT,
    SITE_LINES,
    SITE_SPACE,
    SPHINX_SITE,
    STRENGTH,
    TEAM_COUNT,
    TEAM_MASK,
    TWO_CREWS,
    WAITING,
)
from benben.games.egizia.moves import (
    BUILD_BASE,
    CATALOGUE,
    DECLINE_ACTION,
    DRAW_ACTION,
    DRAW_FREE_ACTION,
    PART,
    SKIP_ACTION,
    STOP_ACTION,
    TEAM,
    TEAM_BASE,
    USE_FIRST_ACTION,
    USE_STRENGTH_ACTION,
)
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.base import Passage, Question
from benben.games.egizia.steps.step_numbers import (
    BUILD,
    BUILDERS,
    CREW,
    DRAW_SPHINX,
    EVENINGS,
    FIRST,
    KEEP,
    MARKET,
    SITE,
    TURN_GRAVE,
)
from benben.games.egizia.steps.usable_cards import is_help, no_card, offer_helps, take_help, too_few, why_not_help
from benben.kernel.refusal import Refusal
from benben.kernel.step import agenda_item, field, seat_of, second, third

# --- whose turn it is -----------------------------------------------------------------------------------------------


class Site(Passage):
    """EG-7 Building at a site begins: holders of build_first with a ship there are asked first (EG-13)."""

    def run(self, state: Egizia, item: i64) -> None:
        site = seat_of(item)
        if site == SITE_COUNT:
            state.ask(EVENINGS)
            return
        state.done = 0
        state.ask(BUILDERS, site)
        number = state.players - 1
        while number >= 0:
            seat = state.sequence[number]
            fresh = not (state.first >> seat) & 1
            if fresh and state.holds(seat, BUILD_FIRST) and state.berth_of(seat, site) != NOTHING:
                state.ask(FIRST, seat, site)
            number -= 1


class First(Question):
    """EG-11 build_first: from now on, for this round, one builds first wherever one has a ship."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        state.offer(DECLINE_ACTION)
        state.offer(USE_FIRST_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        if action == USE_FIRST_ACTION:
            state.spend(seat, BUILD_FIRST)
            state.first |= 1 << seat

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("EG-13", "egizia-first-asked", {"move": CATALOGUE.text(action)})


class Builders(Passage):
    """EG-7.1 The next ship at a site: build_first, then the berths in order, then a speculating ship with a card for it."""

    def run(self, state: Egizia, item: i64) -> None:
        site = seat_of(item)
        seat = next_builder(state, site)
        if seat == NOTHING:
            state.ask(SITE, site + 1)
        else:
            state.ask(BUILDERS, site)
            state.ask(CREW, seat, site)


def next_builder(state: Egizia, site: i64) -> i64:
    """The seat whose turn it is at a site; `NOTHING` when all have had theirs."""
    seat = waiting_turn(state, site, state.first & ~state.done, WAITING + 1)
    if seat == NOTHING:
        seat = waiting_turn(state, site, ~state.done, state.berths())
    if seat == NOTHING:
        last = state.ship_at(SITE_SPACE[site] + WAITING)
        if last != NOTHING and not (state.done >> last) & 1 and state.holds(last, BUILD_SPECULATING):
            return last
    return seat


def waiting_turn(state: Egizia, site: i64, among: i64, berths: i64) -> i64:
    """The first ship in berth order whose owner is among these seats."""
    berth: i64 = 0
    while berth < berths:
        seat = state.ship_at(SITE_SPACE[site] + berth)
        if seat != NOTHING and (among >> seat) & 1:
            return seat
        berth += 1
    return NOTHING


def speculates(state: Egizia, seat: i64, site: i64) -> bool:
    """EG-4.4 Whether a ship lies beside a site."""
    return state.berth_of(seat, site) == WAITING


# --- choosing a crew -----------------------------------------------------------------------------------------------


def strength_of(state: Egizia, seat: i64, team: i64) -> i64:
    """The strength of a team of crews."""
    total: i64 = 0
    crew: i64 = 0
    while crew < CREWS:
        if (team >> crew) & 1:
            total += state.crews[seat * CREWS + crew]
        crew += 1
    return total


def is_double(team: i64) -> bool:
    """EG-11 Whether a team needs two_crews: two besides the Joker."""
    crews = team & ~(1 << JOKER)
    return crews & (crews - 1) != 0


def reserve(state: Egizia, seat: i64) -> i64:
    """EG-11 What a seat's strength_3 cards could add."""
    return state.held[seat * KINDS + STRENGTH] * EXTRA_STRENGTH


def may_draw_free(state: Egizia, seat: i64, site: i64) -> bool:
    """EG-10.2 Whether a ship in a berth of the sphinx may draw free cards alone, without crew and stones."""
    return (
        site == SPHINX_SITE
        and state.holds(seat, EXTRA_SPHINX)
        and state.supply() > 0
        and not speculates(state, seat, site)
        and state.settings["two_extra_sphinx"] == "free"
    )


class Crew(Question):
    """EG-7.1 One unused crew A, B or C (with two_crews two), with the Joker or without; or skip: the ship goes back."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        site = second(item)
        offer_helps(state, seat)
        cheapest = state.cheapest(site)
        if 0 < cheapest <= state.stones[seat]:
            spare = reserve(state, seat)
            double = state.holds(seat, TWO_CREWS)
            number: i64 = 0
            while number < NO_TEAM:
                team = TEAM_MASK[number]
                rested = not team & state.tired[seat] and (double or not is_double(team))
                if rested and strength_of(state, seat, team) + spare >= cheapest:
                    state.offer(TEAM_BASE + number)
                number += 1
        if may_draw_free(state, seat, site):
            state.offer(TEAM_BASE + NO_TEAM)
        state.offer(SKIP_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        site = second(item)
        if is_help(action):
            take_help(state, seat, action)
            state.push(item)
        elif action == SKIP_ACTION:
            state.done |= 1 << seat
            leave_berth(state, seat, site)
        else:
            state.done |= 1 << seat
            set_to_work(state, seat, site, TEAM_MASK[action - TEAM_BASE])

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        if is_help(action):
            return why_not_help(state, seat, action)
        if TEAM_BASE <= action < TEAM_BASE + TEAM_COUNT:
            return why_not_team(state, seat, second(item), action - TEAM_BASE)
        return Refusal("EG-7.1", "egizia-crew-first", {"move": CATALOGUE.text(action), "site": SITES[second(item)]})


def set_to_work(state: Egizia, seat: i64, site: i64, team: i64) -> None:
    """EG-7.1 The chosen crews are turned; cards that allowed it are spent (EG-13)."""
    state.tired[seat] |= team
    if is_double(team):
        state.spend(seat, TWO_CREWS)
    if speculates(state, seat, site) and not (state.first >> seat) & 1:
        state.spend(seat, BUILD_SPECULATING)
    state.rows = 0
    state.push(work_item(seat, site, strength_of(state, seat, team), 0, 0))


def leave_berth(state: Egizia, seat: i64, site: i64) -> None:
    """EG-7.3 The ship goes back; the speculating ship moves up into the freed berth."""
    space = SITE_SPACE[site] + state.berth_of(seat, site)
    state.undock(seat, space)
    beside = SITE_SPACE[site] + WAITING
    heir = state.ship_at(beside)
    if heir != NOTHING and space != beside:
        state.undock(heir, beside)
        state.dock(heir, space)


def why_not_team(state: Egizia, seat: i64, site: i64, number: i64) -> Refusal:
    """Why a team cannot be set to work here."""
    team = TEAM_MASK[number]
    if team == 0:
        return why_not_free(state, seat, site)
    if team & state.tired[seat]:
        return Refusal("EG-7.1", "egizia-crew-tired", {"team": TEAM.words[number]})
    if is_double(team) and not state.holds(seat, TWO_CREWS):
        return no_card(TWO_CREWS)
    cheapest = state.cheapest(site)
    if cheapest == 0:
        return Refusal("EG-7.3", "egizia-nothing-left", {"site": SITES[site]})
    if cheapest > state.stones[seat]:
        return too_few(state, seat, cheapest, "EG-7.2")
    return too_weak(strength_of(state, seat, team) + reserve(state, seat), cheapest)


def why_not_free(state: Egizia, seat: i64, site: i64) -> Refusal:
    """EG-10.2 Why no free sphinx cards can be drawn."""
    if site != SPHINX_SITE:
        return Refusal("EG-7.1", "egizia-crew-needed", {"site": SITES[site]})
    if not state.holds(seat, EXTRA_SPHINX):
        return no_card(EXTRA_SPHINX)
    if speculates(state, seat, site):
        return Refusal("EG-10.2", "egizia-free-in-berths")
    if state.supply() == 0:
        return Refusal("EG-7.3", "egizia-nothing-left", {"site": SITES[site]})
    return Refusal("EG-10.2", "egizia-free-after-paid")


def too_weak(strength: i64, value: i64) -> Refusal:
    """EG-7.2 Not enough strength."""
    return Refusal("EG-7.2", "egizia-too-weak", {"strength": int(strength), "value": int(value)})


# --- the work ------------------------------------------------------------------------------------------------------


def work_item(seat: i64, site: i64, strength: i64, one: i64, two: i64) -> i64:
    """The question what to build next: strength left, and what was built so far.

    At the sphinx ``one`` and ``two`` count paid and free cards; elsewhere they are the value built in the first building of
    the site (obelisk, temple) and in the second (graves, pyramid).
    """
    return agenda_item(BUILD, seat, site, strength) | (one << 32) | (two << 40)


def can_draw(state: Egizia, one: i64, two: i64) -> bool:
    """EG-7.4 Whether another sphinx card may be drawn at all."""
    return one + two < DRAWS and state.supply() > 0


def can_draw_free(state: Egizia, seat: i64, one: i64, two: i64) -> bool:
    """EG-10.2 Whether another free card may be drawn: in a berth, two at most, and in the revision after a paid one."""
    if two >= EXTRA_CARDS or not can_draw(state, one, two) or not state.holds(seat, EXTRA_SPHINX):
        return False
    return not speculates(state, seat, SPHINX_SITE) and (one > 0 or state.settings["two_extra_sphinx"] == "free")


def strength_helps(state: Egizia, seat: i64, site: i64, strength: i64, one: i64, two: i64) -> bool:
    """EG-13 Whether strength_3 makes something affordable that is not now."""
    spare = reserve(state, seat)
    if spare == 0:
        return False
    if site == SPHINX_SITE:
        return strength == 0 and one > 0 and state.stones[seat] > 0 and can_draw(state, one, two)
    line = SITE_LINES[site]
    while line < SITE_LINES[site + 1]:
        value = state.next_value(line)
        if strength < value <= strength + spare and value <= state.stones[seat]:
            return True
        line += 1
    return False


class Work(Question):
    """EG-7.2 to EG-7.6 Build or draw, one thing after the other, within strength and stones, until `stop`."""

    def options(self, state: Egizia, item: i64, seat: i64) -> None:
        site, strength, one, two = second(item), third(item), field(item, 3), field(item, 4)
        if site == SPHINX_SITE:
            if strength > 0 and state.stones[seat] > 0 and can_draw(state, one, two):
                state.offer(DRAW_ACTION)
            if can_draw_free(state, seat, one, two):
                state.offer(DRAW_FREE_ACTION)
        else:
            limit = strength if strength < state.stones[seat] else state.stones[seat]
            line = SITE_LINES[site]
            while line < SITE_LINES[site + 1]:
                value = state.next_value(line)
                if 0 < value <= limit:
                    state.offer(BUILD_BASE + line)
                line += 1
        if strength_helps(state, seat, site, strength, one, two):
            state.offer(USE_STRENGTH_ACTION)
        if one + two > 0:
            state.offer(STOP_ACTION)

    def answer(self, state: Egizia, item: i64, seat: i64, action: i64) -> None:
        site, strength, one, two = second(item), third(item), field(item, 3), field(item, 4)
        if action == STOP_ACTION:
            end_work(state, seat, site, one, two)
        elif action == USE_STRENGTH_ACTION:
            state.spend(seat, STRENGTH)
            state.push(work_item(seat, site, strength + EXTRA_STRENGTH, one, two))
        elif action == DRAW_ACTION:
            state.stones[seat] -= 1
            state.push(work_item(seat, site, strength - 1, one + 1, two))
            state.ask(DRAW_SPHINX, seat, 0)
        elif action == DRAW_FREE_ACTION:
            state.push(work_item(seat, site, strength, one, two + 1))
            state.ask(DRAW_SPHINX, seat, 0)
        else:
            line = action - BUILD_BASE
            value = lay_stone(state, seat, line)
            if LINE_BUILDING[line] != LINE_BUILDING[SITE_LINES[site]]:
                state.push(work_item(seat, site, strength - value, one, two + value))
            else:
                state.push(work_item(seat, site, strength - value, one + value, two))
            if line == GRAVE_LINE and state.filled[line] + GRAVES_OPEN <= GRAVES:
                state.ask(TURN_GRAVE, 1)

    def refuse(self, state: Egizia, item: i64, seat: i64, action: i64) -> Refusal | None:
        return why_not_work(state, item, seat, action)


def lay_stone(state: Egizia, seat: i64, line: i64) -> i64:
    """EG-7.2 A stone of the builder goes on the next place of a line; its value is paid in stones and told."""
    value = state.next_value(line)
    state.stones[seat] -= value
    state.owner[LINE_FROM[line] + state.filled[line]] = seat
    state.filled[line] += 1
    if LINE_BUILDING[line] == PYRAMID_BUILDING and state.complete(line):
        rows, shift = state.rows, 0
        while rows:
            rows >>= 8
            shift += 8
        state.rows |= (line + 1) << shift
    return value


def end_work(state: Egizia, seat: i64, site: i64, one: i64, two: i64) -> None:
    """EG-7.7 A building action stops: its points in one move, then row bonuses, then the market step of the obelisk."""
    if one > 0 or (two > 0 and site != SPHINX_SITE):
        state.built[seat] |= 1 << site
    if site == SPHINX_SITE:
        state.ask(KEEP, seat, KEPT_CARDS if state.holds(seat, KEEP_SPHINX) else 1)
        return
    building = LINE_BUILDING[SITE_LINES[site]]
    score_work(state, seat, building, one, two)
    while state.rows:
        score_row(state, (state.rows & 0xFF) - 1)
        state.rows >>= 8
    if site == OBELISK_SITE:
        state.ask(MARKET, seat, 1)


def score_work(state: Egizia, seat: i64, building: i64, one: i64, two: i64) -> None:
    """EG-7.7 One move: two entries of the ledger, but nobody moves in between, so that only where it ends counts."""
    state.move(seat, one, FROM_BUILDING + building)
    state.move(seat, two, FROM_BUILDING + building + 1)


def score_row(state: Egizia, line: i64) -> None:
    """EG-7.7 Whoever has most stones in a completed row scores one point for each; on a tie whose stone is furthest left."""
    best: i64 = 0
    winner: i64 = NOTHING
    place = LINE_FROM[line]
    while place < LINE_FROM[line + 1]:
        seat = state.owner[place]
        count: i64 = 0
        other = LINE_FROM[line]
        while other < LINE_FROM[line + 1]:
            if state.owner[other] == seat:
                count += 1
            other += 1
        if count > best:
            best = count
            winner = seat
        place += 1
    state.move(winner, best, FROM_ROWS)


def why_not_work(state: Egizia, item: i64, seat: i64, action: i64) -> Refusal:
    """Why a step of building is not possible."""
    site, strength, one, two = second(item), third(item), field(item, 3), field(item, 4)
    if action == STOP_ACTION:
        return Refusal("EG-7.2", "egizia-build-something")
    if action == USE_STRENGTH_ACTION:
        if not state.holds(seat, STRENGTH):
            return no_card(STRENGTH)
        return Refusal("EG-13", "egizia-strength-no-use")
    if DRAW_ACTION <= action <= DRAW_FREE_ACTION:
        return why_not_draw(state, seat, site, strength, one, two, action == DRAW_FREE_ACTION)
    if BUILD_BASE <= action < BUILD_BASE + LINES:
        return why_not_build(state, seat, site, strength, action - BUILD_BASE)
    return Refusal("EG-7.2", "egizia-work-goes-on", {"move": CATALOGUE.text(action), "site": SITES[site]})


def why_not_draw(state: Egizia, seat: i64, site: i64, strength: i64, one: i64, two: i64, free: bool) -> Refusal:
    """EG-7.4 Why no sphinx card can be drawn."""
    if site != SPHINX_SITE:
        return Refusal("EG-7.4", "egizia-not-at-sphinx", {"site": SITES[site]})
    if one + two >= DRAWS:
        return Refusal("EG-7.4", "egizia-draws-most", {"most": int(DRAWS)})
    if free and state.holds(seat, EXTRA_SPHINX) and two >= EXTRA_CARDS:
        return Refusal("EG-10.2", "egizia-free-most", {"most": int(EXTRA_CARDS)})
    if state.supply() == 0:
        return Refusal("EG-7.3", "egizia-nothing-left", {"site": SITES[site]})
    if free:
        return why_not_free(state, seat, site)
    if state.stones[seat] == 0:
        return too_few(state, seat, 1, "EG-7.4")
    return too_weak(strength, 1)


def why_not_build(state: Egizia, seat: i64, site: i64, strength: i64, line: i64) -> Refusal:
    """EG-7.5, EG-7.6 Why the next place of a line cannot be built."""
    part = PART.words[line]
    if not SITE_LINES[site] <= line < SITE_LINES[site + 1]:
        return Refusal("EG-7.1", "egizia-other-site", {"part": part, "site": SITES[site]})
    rule = "EG-7.5" if site == OBELISK_SITE else "EG-7.6"
    if state.complete(line):
        return Refusal(rule, "egizia-part-complete", {"part": part})
    value = state.next_value(line)
    if value == 0 and LINE_RESTS[line] >= 0:
        return Refusal(rule, "egizia-row-unsupported", {"part": part, "below": PART.words[LINE_RESTS[line]]})
    if value == 0 and LINE_NEEDS[line]:
        return Refusal(rule, "egizia-part-too-early", {"part": part})
    if value > state.stones[seat]:
        return too_few(state, seat, value, "EG-7.2")
    return too_weak(strength, value)
