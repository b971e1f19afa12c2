"""EG-9.2, EG-12: the final scoring, card by card, and a breakdown that explains every point of the game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.games.egizia import lookup, moves
from benben.games.egizia.box_types import (
    BUILT,
    CREW_STRENGTH,
    MOST,
    OWN,
    OWN_AT_LOWEST,
    PER_OWN,
    PER_PERMANENT,
    PER_POINTS,
    PLAYERS_AT_LOWEST,
)
from benben.games.egizia.hidden_cards import derive_hands
from benben.games.egizia.sphinx_history import draw_entry, keep_entry
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps import step_numbers
from benben.kernel.explained_points import ExplainedPoints, UnknownPoints
from benben.kernel.refusal import Args
from benben.kernel.step import field, seat_of, second


def score_final(state: Egizia) -> None:
    """EG-9.2 From the highest sequence number down: bid, stones, graves, sphinx cards. All hands are open then."""
    for number in range(state.players - 1, -1, -1):
        score_seat(state, state.sequence[number])
    history = vec[i64]()
    for seat in range(state.players):
        for card in range(lookup.SPHINX_COUNT):
            if (state.hands[seat] >> card) & 1:
                history = append(append(history, draw_entry(seat, card)), keep_entry(seat, 1, 1))
    state.sphinx_history = history
    derive_hands(state)


def score_seat(state: Egizia, seat: i64) -> None:
    """EG-9.2 One player's final scoring; the card for every ten points comes last."""
    state.add_points(seat, -state.bids[seat], lookup.FROM_BID)
    if state.markets[seat * 2] >= lookup.SALE_SPACE:
        sold = state.stones[seat] // lookup.SALE_STONES
        state.stones[seat] -= sold * lookup.SALE_STONES
        state.add_points(seat, sold, lookup.FROM_SALE)
    state.add_points(seat, grave_points(grave_total(state, seat)), lookup.FROM_GRAVES)
    score_cards(state, seat, False)
    score_cards(state, seat, True)


def score_cards(state: Egizia, seat: i64, last: bool) -> None:
    """EG-9.2 The sphinx cards of a hand, either those for every ten points or all others."""
    for card in range(lookup.SPHINX_COUNT):
        if (state.hands[seat] >> card) & 1 and (lookup.CARD_CONDITION[card] == PER_POINTS) == last:
            points = card_points(state, seat, card)
            state.cards_scored[card] = points
            if points > 0:
                state.advance_on_track(seat, points)
            if state.event_log is not None:
                args: Args = {"seat": f"p{seat + 1}", "points": int(points), "sphinx": moves.SPHINX_CARD.words[card]}
                state.emit("card-scored", seat, "EG-12", args)


def own_stones(state: Egizia, seat: i64, building: i64) -> i64:
    """The number of a seat's stones in a building."""
    count: i64 = 0
    for part in range(lookup.PARTS):
        if lookup.PART_BUILDING[part] == building:
            for place in range(lookup.PART_START[part], lookup.PART_START[part] + state.filled[part]):
                if state.owner[place] == seat:
                    count += 1
    return count


def grave_value(state: Egizia, seat: i64) -> i64:
    """The total value of a seat's graves."""
    total: i64 = 0
    for i in range(state.filled[lookup.GRAVE_PART]):
        if state.owner[lookup.GRAVE_START + i] == seat:
            total += state.graves[i]
    return total


def grave_total(state: Egizia, seat: i64) -> i64:
    """EG-9.2, EG-11 The value of a seat's graves, its grave cards counted among them."""
    total = grave_value(state, seat)
    for i in range(i64(len(lookup.GRAVE_KINDS))):
        total += state.nile_held[seat * lookup.KINDS + lookup.GRAVE_KINDS[i]] * lookup.KIND_AMOUNT[lookup.GRAVE_KINDS[i]]
    return total


def grave_points(total: i64) -> i64:
    """EG-9.2 The points for graves of this total value."""
    points: i64 = 0
    for i in range(i64(len(lookup.GRAVE_TOTAL_FROM))):
        if total >= lookup.GRAVE_TOTAL_FROM[i]:
            points = lookup.GRAVE_TOTAL_POINTS[i]
    return points


def card_points(state: Egizia, seat: i64, card: i64) -> i64:
    """EG-12 The points that a sphinx card would give a seat now."""
    times = times_met(state, seat, lookup.CARD_CONDITION[card], lookup.CARD_TARGET[card], lookup.CARD_LEAST[card])
    if times == 0:
        return 0
    if lookup.CARD_CONDITION[card] == PLAYERS_AT_LOWEST:
        return lookup.CARD_POINTS[card * lookup.POINT_STEPS + times - 1]
    return times * lookup.CARD_POINTS[card * lookup.POINT_STEPS]


def times_met(state: Egizia, seat: i64, condition: i64, of: i64, least: i64) -> i64:
    """EG-12 How often a condition holds: 0 or 1, or the number of things the card counts."""
    if condition == BUILT:
        return 1 if state.filled[of] >= least else 0
    if condition == OWN:
        return 1 if owns_in_each_building(state, seat, of, least) else 0
    if condition == PER_OWN:
        return own_stones(state, seat, of)
    if condition == CREW_STRENGTH:
        return state.crews[seat * lookup.CREWS + of]
    if condition == MOST:
        return 1 if has_most(state, seat, of, least) else 0
    if condition == OWN_AT_LOWEST:
        return 1 if state.at_lowest(seat, of) else 0
    if condition == PER_PERMANENT:
        return count_permanents(state, seat)
    if condition == PER_POINTS:
        return state.score[seat] // least if state.score[seat] > 0 else 0
    return players_at_lowest(state, of)


def owns_in_each_building(state: Egizia, seat: i64, buildings: i64, least: i64) -> bool:
    """EG-12 Whether a seat has at least this many stones in each of these buildings."""
    for building in range(lookup.BUILDING_COUNT):
        if (buildings >> building) & 1 and own_stones(state, seat, building) < least:
            return False
    return True


def has_most(state: Egizia, seat: i64, of: i64, least: i64) -> bool:
    """EG-12 Whether nobody has more from fields of a class, or from quarries; ties count."""
    mine = yield_from(state, seat, of)
    if mine < least:
        return False
    return all(yield_from(state, other, of) <= mine for other in range(state.players))


def yield_from(state: Egizia, seat: i64, of: i64) -> i64:
    """The yield of a seat's fields of a class, or of its quarries."""
    return state.grain[seat * lookup.GRADES + of] if of < lookup.GRADES else state.quarry[seat]


def count_permanents(state: Egizia, seat: i64) -> i64:
    """EG-12 The number of a seat's permanent cards, fields and quarries not counted."""
    count: i64 = 0
    for i in range(i64(len(lookup.PERMANENT_KINDS))):
        count += state.nile_held[seat * lookup.KINDS + lookup.PERMANENT_KINDS[i]]
    return count


def players_at_lowest(state: Egizia, market: i64) -> i64:
    """EG-12 The number of players on the lowest space of a market."""
    count: i64 = 0
    for seat in range(state.players):
        if state.at_lowest(seat, market):
            count += 1
    return count


# --- every point explained -----------------------------------------------------------------------------------------

BreakdownEntry = dict[str, object]
"""An entry of a breakdown: key, args, rule, points, and the parts it is made of."""


def entry(
    key: str, rule: str, points: int, args: dict[str, object], parts: list[BreakdownEntry] | None = None
) -> BreakdownEntry:
    """An entry of a breakdown."""
    made: BreakdownEntry = {"key": key, "args": args, "rule": rule, "points": points}
    if parts is not None:
        made["parts"] = parts
    return made


def breakdown(state: Egizia, seat: int) -> BreakdownEntry:
    """EG-9.3 Every point of a seat, source by source and round by round; sphinx cards one by one when the game is over."""
    parts = [made for source in range(lookup.SOURCE_COUNT) if (made := source_entry(state, seat, source)) is not None]
    if state.depth == 0:
        parts.append(cards_entry(state, seat))
    return entry("egizia-total", "EG-9.3", int(state.score[seat]), {"seat": f"p{seat + 1}"}, parts)


def source_entry(state: Egizia, seat: int, source: int) -> BreakdownEntry | None:
    """The points of one source, round by round; None when it gave none."""
    name, rule = lookup.SOURCES[source]
    parts = []
    for number in range(lookup.ROUNDS):
        points = int(state.points_by_source[seat * lookup.ENTRIES_PER_SEAT + number * lookup.SOURCE_COUNT + source])
        if points:
            parts.append(entry("egizia-in-round", rule, points, {"round": number + 1}))
    total = sum(
        state.points_by_source[seat * lookup.ENTRIES_PER_SEAT + number * lookup.SOURCE_COUNT + source]
        for number in range(lookup.ROUNDS)
    )
    return entry("egizia-from", rule, int(total), {"source": name}, parts) if parts else None


def cards_entry(state: Egizia, seat: int) -> BreakdownEntry:
    """EG-12 The sphinx cards of a seat."""
    parts = []
    total = 0
    for card, name in enumerate(moves.SPHINX_CARD.words):
        if (state.hands[seat] >> card) & 1:
            points = int(state.cards_scored[card])
            total += points
            parts.append(entry("egizia-card", "EG-12", points, {"sphinx": name}))
    return entry("egizia-cards", "EG-9.2", total, {}, parts)


# --- points during the game ------------------------------------------------------------------------------------------


def explain_points(known: Egizia, viewer: int | None, seat: int) -> ExplainedPoints:
    """EG-9.2 The points so far; then what the final scoring would give now, as far as the viewer may know."""
    scored = breakdown(known, seat)
    if known.depth == 0:
        return ExplainedPoints(scored)
    later = final_entries(known, seat)
    cards = int(known.hand_sizes[seat])
    if seat == viewer:
        later.append(own_cards_entry(known, seat))
        return ExplainedPoints(scored, later)
    unknown = [UnknownPoints("EG-9.2", "egizia-cards-unknown", {"cards": cards})] if cards else []
    return ExplainedPoints(scored, later, unknown)


def open_work_points(state: Egizia, seat: int) -> dict[int, int]:
    """EG-7.7 The points by source for what a seat has built in a building action that is still open.

    A grave may have to be turned up before the action goes on.
    """
    for number in range(state.depth):
        item = state.agenda[number]
        site = second(item)
        if item & 0xFF == step_numbers.BUILD_OR_DRAW and seat_of(item) == seat and site != lookup.SPHINX_SITE:
            first = int(lookup.FROM_BUILDING + lookup.PART_BUILDING[lookup.SITE_PARTS[site]])
            return {first: int(field(item, 3)), first + 1: int(field(item, 4))}
    return {}


def final_entries(state: Egizia, seat: int) -> list[BreakdownEntry]:
    """EG-9.2 What open work, bid, stones and graves would bring a seat if they were scored now; nothing that brings 0."""
    stones = int(state.stones[seat] // lookup.SALE_STONES) if state.markets[seat * 2] >= lookup.SALE_SPACE else 0
    points = {
        **open_work_points(state, seat),
        lookup.FROM_BID: -int(state.bids[seat]),
        lookup.FROM_SALE: stones,
        lookup.FROM_GRAVES: int(grave_points(grave_total(state, seat))),
    }
    found = []
    for source, amount in points.items():
        name, rule = lookup.SOURCES[source]
        if amount:
            found.append(entry("egizia-from", rule, amount, {"source": name}))
    return found


def own_cards_entry(state: Egizia, seat: int) -> BreakdownEntry:
    """EG-12 The viewer's own sphinx cards: what each would bring now."""
    parts = []
    for card, name in enumerate(moves.SPHINX_CARD.words):
        if (state.hands[seat] >> card) & 1:
            parts.append(entry("egizia-card", "EG-12", int(card_points(state, seat, card)), {"sphinx": name}))
    total = sum(int(str(part["points"])) for part in parts)
    return entry("egizia-cards", "EG-9.2", total, {}, parts)
