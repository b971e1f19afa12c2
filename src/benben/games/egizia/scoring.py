"""EG-9.2, EG-12: the final scoring, card by card, and a breakdown that explains every point of the game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

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
from benben.games.egizia.hidden_cards import settle
from benben.games.egizia.lookup import (
    BUILDING_COUNT,
    CARD_CONDITION,
    CARD_LEAST,
    CARD_OF,
    CARD_POINTS,
    CREWS,
    FROM_BID,
    FROM_GRAVES,
    FROM_SALE,
    GRADES,
    GRAVE_CARDS,
    GRAVE_FROM,
    GRAVE_LINE,
    GRAVE_TOTAL_FROM,
    GRAVE_TOTAL_POINTS,
    KIND_AMOUNT,
    KINDS,
    LEDGER,
    LINE_BUILDING,
    LINE_FROM,
    LINES,
    PERMANENTS,
    POINT_STEPS,
    ROUNDS,
    SALE_FROM,
    SALE_STONES,
    SOURCE_COUNT,
    SOURCES,
    SPHINXES,
)
from benben.games.egizia.moves import SPHINX_CARD
from benben.games.egizia.sphinx_history import drew, kept
from benben.games.egizia.state import Egizia
from benben.kernel.refusal import Args


def score_the_end(state: Egizia) -> None:
    """EG-9.2 From the highest sequence number down: bid, stones, graves, sphinx cards. All hands are open then."""
    number = state.players - 1
    while number >= 0:
        score_seat(state, state.sequence[number])
        number -= 1
    tale = vec[i64]()
    seat: i64 = 0
    while seat < state.players:
        card: i64 = 0
        while card < SPHINXES:
            if (state.hands[seat] >> card) & 1:
                tale = append(append(tale, drew(seat, card)), kept(seat, 1, 1))
            card += 1
        seat += 1
    state.tale = tale
    settle(state)


def score_seat(state: Egizia, seat: i64) -> None:
    """EG-9.2 One player's final scoring; the card for every ten points comes last."""
    state.move(seat, -state.bids[seat], FROM_BID)
    if state.markets[seat * 2] >= SALE_FROM:
        sold = state.stones[seat] // SALE_STONES
        state.stones[seat] -= sold * SALE_STONES
        state.move(seat, sold, FROM_SALE)
    state.move(seat, grave_points(grave_total(state, seat)), FROM_GRAVES)
    score_cards(state, seat, False)
    score_cards(state, seat, True)


def score_cards(state: Egizia, seat: i64, last: bool) -> None:
    """EG-9.2 The sphinx cards of a hand, either those for every ten points or all others."""
    card: i64 = 0
    while card < SPHINXES:
        if (state.hands[seat] >> card) & 1 and (CARD_CONDITION[card] == PER_POINTS) == last:
            points = card_points(state, seat, card)
            state.cards_scored[card] = points
            if points > 0:
                state.slide(seat, points)
            if state.event_log is not None:
                told: Args = {"seat": f"p{seat + 1}", "points": int(points), "sphinx": SPHINX_CARD.words[card]}
                state.emit("card-scored", seat, "EG-12", told)
        card += 1


def own_stones(state: Egizia, seat: i64, building: i64) -> i64:
    """How many of a seat's stones stand in a building."""
    count: i64 = 0
    line: i64 = 0
    while line < LINES:
        if LINE_BUILDING[line] == building:
            place = LINE_FROM[line]
            end = place + state.filled[line]
            while place < end:
                if state.owner[place] == seat:
                    count += 1
                place += 1
        line += 1
    return count


def grave_value(state: Egizia, seat: i64) -> i64:
    """The total value of a seat's graves."""
    total: i64 = 0
    i: i64 = 0
    while i < state.filled[GRAVE_LINE]:
        if state.owner[GRAVE_FROM + i] == seat:
            total += state.graves[i]
        i += 1
    return total


def grave_total(state: Egizia, seat: i64) -> i64:
    """EG-9.2, EG-11 The value of a seat's graves, the grave card counted among them."""
    total = grave_value(state, seat)
    i: i64 = 0
    while i < len(GRAVE_CARDS):
        total += state.held[seat * KINDS + GRAVE_CARDS[i]] * KIND_AMOUNT[GRAVE_CARDS[i]]
        i += 1
    return total


def grave_points(total: i64) -> i64:
    """EG-9.2 What graves of this total value give."""
    points: i64 = 0
    i: i64 = 0
    while i < len(GRAVE_TOTAL_FROM):
        if total >= GRAVE_TOTAL_FROM[i]:
            points = GRAVE_TOTAL_POINTS[i]
        i += 1
    return points


def card_points(state: Egizia, seat: i64, card: i64) -> i64:
    """EG-12 What a sphinx card would give a seat now."""
    times = times_met(state, seat, CARD_CONDITION[card], CARD_OF[card], CARD_LEAST[card])
    if times == 0:
        return 0
    if CARD_CONDITION[card] == PLAYERS_AT_LOWEST:
        return CARD_POINTS[card * POINT_STEPS + times - 1]
    return times * CARD_POINTS[card * POINT_STEPS]


def times_met(state: Egizia, seat: i64, condition: i64, of: i64, least: i64) -> i64:
    """EG-12 How often a condition holds: once or not at all, or for each thing the card counts."""
    if condition == BUILT:
        return 1 if state.filled[of] >= least else 0
    if condition == OWN:
        return 1 if owns_in_each(state, seat, of, least) else 0
    if condition == PER_OWN:
        return own_stones(state, seat, of)
    if condition == CREW_STRENGTH:
        return state.crews[seat * CREWS + of]
    if condition == MOST:
        return 1 if has_most(state, seat, of, least) else 0
    if condition == OWN_AT_LOWEST:
        return 1 if state.at_lowest(seat, of) else 0
    if condition == PER_PERMANENT:
        return permanents(state, seat)
    if condition == PER_POINTS:
        return state.score[seat] // least if state.score[seat] > 0 else 0
    return players_at_lowest(state, of)


def owns_in_each(state: Egizia, seat: i64, buildings: i64, least: i64) -> bool:
    """EG-12 Whether a seat has so many stones in each of these buildings."""
    building: i64 = 0
    while building < BUILDING_COUNT:
        if (buildings >> building) & 1 and own_stones(state, seat, building) < least:
            return False
        building += 1
    return True


def has_most(state: Egizia, seat: i64, of: i64, least: i64) -> bool:
    """EG-12 Whether nobody has more from fields of a class, or from quarries; ties count."""
    mine = yield_of(state, seat, of)
    if mine < least:
        return False
    other: i64 = 0
    while other < state.players:
        if yield_of(state, other, of) > mine:
            return False
        other += 1
    return True


def yield_of(state: Egizia, seat: i64, of: i64) -> i64:
    """What a seat's fields of a class, or its quarries, give."""
    return state.grain[seat * GRADES + of] if of < GRADES else state.quarry[seat]


def permanents(state: Egizia, seat: i64) -> i64:
    """EG-12 How many permanent cards a seat has, fields and quarries not counted."""
    count: i64 = 0
    i: i64 = 0
    while i < len(PERMANENTS):
        count += state.held[seat * KINDS + PERMANENTS[i]]
        i += 1
    return count


def players_at_lowest(state: Egizia, market: i64) -> i64:
    """EG-12 How many players are on the lowest space of a market."""
    count: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if state.at_lowest(seat, market):
            count += 1
        seat += 1
    return count


# --- every point explained -----------------------------------------------------------------------------------------

Part = dict[str, object]


def part(key: str, rule: str, points: int, args: dict[str, object], parts: list[Part] | None = None) -> Part:
    """One line of a breakdown."""
    line: Part = {"key": key, "args": args, "rule": rule, "points": points}
    if parts is not None:
        line["parts"] = parts
    return line


def breakdown(state: Egizia, seat: int) -> Part:
    """Every point of a seat: source by source and round by round; sphinx cards one by one once they are open."""
    parts = [line for source in range(SOURCE_COUNT) if (line := source_part(state, seat, source)) is not None]
    if state.depth == 0:
        parts.append(cards_part(state, seat))
    return part("egizia-total", "EG-9.3", int(state.score[seat]), {"seat": f"p{seat + 1}"}, parts)


def source_part(state: Egizia, seat: int, source: int) -> Part | None:
    """The points of one source, round by round; None when there are no entries."""
    name, rule = SOURCES[source]
    parts = []
    for number in range(ROUNDS):
        points = int(state.ledger[seat * LEDGER + number * SOURCE_COUNT + source])
        if points:
            parts.append(part("egizia-in-round", rule, points, {"round": number + 1}))
    total = sum(state.ledger[seat * LEDGER + number * SOURCE_COUNT + source] for number in range(ROUNDS))
    return part("egizia-from", rule, int(total), {"source": name}, parts) if parts else None


def cards_part(state: Egizia, seat: int) -> Part:
    """EG-12 The sphinx cards of a seat."""
    parts = []
    total = 0
    for card, name in enumerate(SPHINX_CARD.words):
        if (state.hands[seat] >> card) & 1:
            points = int(state.cards_scored[card])
            total += points
            parts.append(part("egizia-card", "EG-12", points, {"sphinx": name}))
    return part("egizia-cards", "EG-9.2", total, {}, parts)
