"""Measures for a balance study of Egizia: sources of points, cards, spaces, seats, hunger, markets, buildings."""

from __future__ import annotations

from collections import Counter

from benben.games.egizia import lookup, moves
from benben.games.egizia.box import BOX, names_of
from benben.games.egizia.box_types import BUILDINGS, MARKETS
from benben.games.egizia.state import Egizia
from benben.games.egizia.steps.usable_cards import can_go_upstream
from benben.kernel.game import Game
from benben.play.study import (
    AMOUNT,
    LENGTH,
    SCORES,
    SHARE,
    STACK,
    WINNING_SCORES,
    Measure,
    Played,
    Study,
    Values,
    every_count,
    share_of_offers,
    win_by_choice,
)

NUMBERS = ("1", "2", "3", "4")
"""The sequence numbers."""
NILE_CARDS = names_of(BOX.nile)
"""The kinds of Nile cards."""
CREW_NAMES = names_of(BOX.crews)
"""The crews."""
PART_NAMES = names_of(BOX.parts)
"""The parts of buildings."""
SPHINX_CARDS = list(moves.SPHINX_CARD.words)
"""The sphinx cards."""
SPACES = list(dict.fromkeys(space.split(".")[0] for space in names_of(BOX.spaces)))
"""Every stop of the river; the berths of a site are one stop."""
ROUND_NAMES = [f"round {number}" for number in range(1, int(lookup.ROUNDS) + 1)]
"""The rounds."""
UPSTREAM_CARD = NILE_CARDS[lookup.UPSTREAM]
"""The card for sailing upstream."""
DRAWN = "cards"
"""The category of cards drawn at the sphinx."""
COSTS = ("feeding", "bid")
"""Sources that cost points."""
POINT_SOURCES = [
    *[name for name, _ in lookup.SOURCES if name not in (*NILE_CARDS, *COSTS)],
    *("sphinx cards", "Nile cards"),
    *COSTS,
]
"""Sources of points, those that cost points last."""


def final_of(played: Played) -> Egizia:
    """The last position."""
    assert isinstance(played.final, Egizia)
    return played.final


def wins(played: Played) -> Values:
    """EG-2.1 Victories by the sequence number of the first round."""
    for state, _, _ in played.moves():
        assert isinstance(state, Egizia)
        if state.round_number == 1:
            return {NUMBERS[number]: [played.wins[seat], 1.0] for number, seat in enumerate(state.sequence)}
    return {}


def points_by_source(played: Played) -> Values:
    """EG-9.3 The points of each player by source."""
    found: Values = {source: [0.0] * played.players for source in POINT_SOURCES}
    for seat in range(played.players):
        parts = played.final.breakdown(seat)["parts"]
        assert isinstance(parts, list)
        for part in parts:
            name = "sphinx cards" if part["key"] == "egizia-cards" else part["args"]["source"]
            found[name if name in found else "Nile cards"][seat] += part["points"]
    return found if any(found["bid"]) else {source: points for source, points in found.items() if source != "bid"}


# --- cards ------------------------------------------------------------------------------------------------------------


def cards_taken(played: Played) -> list[tuple[int, str]]:
    """EG-4.5 Every Nile card taken, and by whom."""
    return [(int(event.seat), str(event.args["card"])) for event in played.events if event.kind == "card-taken"]


def nile_taken(played: Played) -> Values:
    """EG-4.5 How often a Nile card was taken, of the times it lay on the river."""
    offered = Counter(card for _, card in played.texts("nile"))
    taken = Counter(card for _, card in cards_taken(played))
    return {card: [float(taken[card]), float(offered[card])] for card in NILE_CARDS if offered[card]}


def nile_wins(played: Played) -> Values:
    """EG-4.5 Victories of those who took a Nile card."""
    return win_by_choice(played, cards_taken(played))


def sphinx_hands(played: Played) -> list[tuple[int, int]]:
    """EG-9.2 Every sphinx card held at the end, and the points it gave."""
    final = final_of(played)
    return [
        (card, int(final.cards_scored[card]))
        for seat in range(played.players)
        for card in range(len(SPHINX_CARDS))
        if (final.hands[seat] >> card) & 1
    ]


def sphinx_fulfilled(played: Played) -> Values:
    """EG-12 Whether a sphinx card held at the end gave any points."""
    return {SPHINX_CARDS[card]: [float(points > 0), 1.0] for card, points in sphinx_hands(played)}


def sphinx_points(played: Played) -> Values:
    """EG-12 The points that a sphinx card held at the end gave."""
    return {SPHINX_CARDS[card]: [float(points)] for card, points in sphinx_hands(played)}


def sphinx_kept(played: Played) -> Values:
    """EG-7.4 How often a sphinx card was kept, of the times it could be."""
    offers = share_of_offers(played, "keep", "keep")
    return {card: values for card, values in offers.items() if card in SPHINX_CARDS}


def sphinx_drawn(played: Played) -> Values:
    """EG-7.4 The number of cards of each draw at the sphinx."""
    found: list[float] = []
    game = played.record.game
    for _, seat, action in played.moves():
        text = game.text(action)
        if seat >= 0 and text.startswith("crew "):
            found.append(0.0)
        elif seat >= 0 and text in ("draw", "draw-free"):
            found[-1] += 1.0
    return {DRAWN: [cards for cards in found if cards]}


# --- the river, hunger, markets, crews --------------------------------------------------------------------------------


def spaces_used(played: Played) -> Values:
    """EG-4.2 The number of rounds in which a ship lay on a stop."""
    used = {space: set[int]() for space in SPACES}
    game = played.record.game
    for state, seat, action in played.moves():
        text = game.text(action)
        if seat >= 0 and text.startswith("ship "):
            assert isinstance(state, Egizia)
            used[text.removeprefix("ship ").split(".")[0]].add(int(state.round_number))
    return {space: [float(len(rounds)), float(lookup.ROUNDS)] for space, rounds in used.items()}


def upstream_used(played: Played) -> Values:
    """EG-10.8 The number of rounds in which a ship went upstream, of the rounds in which a player had the card for it."""
    used, held = 0.0, 0.0
    for state, seat, action in played.moves():
        if seat >= 0 and action == moves.FEED_ACTION:
            assert isinstance(state, Egizia)
            if state.holds(seat, lookup.UPSTREAM):
                held += 1.0
                used += 0.0 if can_go_upstream(state, seat) else 1.0
    return {UPSTREAM_CARD: [used, held]}


def hunger(played: Played) -> Values:
    """EG-5.1 How often crews were not fully fed, round by round."""
    found: Values = {name: [0.0, 0.0] for name in ROUND_NAMES}
    fed = [0] * played.players
    for event in played.events:
        seat = int(event.seat)
        if event.kind == "feed":
            found[ROUND_NAMES[fed[seat]]][1] += 1.0
            fed[seat] += 1
        elif event.kind == "points" and event.args["source"] == "feeding":
            found[ROUND_NAMES[fed[seat] - 1]][0] += 1.0
    return found


def hunger_cost(played: Played) -> Values:
    """EG-5.1 The points each player lost by hunger."""
    return {"feeding": [0.0 - points for points in points_by_source(played)["feeding"]]}


def markets(played: Played) -> Values:
    """EG-1.5 The steps that each marker has gone down."""
    final = final_of(played)
    return {
        market: [float(final.markets[seat * 2 + i]) for seat in range(played.players)] for i, market in enumerate(MARKETS)
    }


def markets_lowest(played: Played) -> Values:
    """EG-9.1 The number of markers on the lowest space."""
    steps = markets(played)
    return {
        market: [float(sum(step == lookup.LOWEST_SPACE[i] for step in steps[market])), float(played.players)]
        for i, market in enumerate(MARKETS)
    }


def crews(played: Played) -> Values:
    """EG-1.3 The strength that each crew has reached."""
    final = final_of(played)
    return {
        crew: [float(final.crews[int(seat * lookup.CREWS) + i]) for seat in range(played.players)]
        for i, crew in enumerate(CREW_NAMES)
    }


# --- buildings --------------------------------------------------------------------------------------------------------


def built(played: Played) -> Values:
    """EG-7 How many of a building's places are built."""
    final = final_of(played)
    found: Values = {}
    for part in range(len(BOX.parts)):
        building = BUILDINGS[lookup.PART_BUILDING[part]]
        done, places = found.get(building, [0.0, 0.0])
        found[building] = [
            done + float(final.filled[part]),
            places + float(lookup.PART_START[part + 1] - lookup.PART_START[part]),
        ]
    return found


def complete(played: Played) -> Values:
    """EG-7 Whether every place of a part of a building is built."""
    final = final_of(played)
    return {name: [float(final.is_complete(part)), 1.0] for part, name in enumerate(PART_NAMES)}


MEASURES = (
    Measure(
        "wins",
        "Victories by seat",
        "Share of victories by the player sequence number of the first round.",
        SHARE,
        wins,
        NUMBERS,
        fair=True,
    ),
    Measure(
        "sources",
        "Points by source",
        "Mean points of a player. Returned are sphinx cards put back; feeding is what hunger costs.",
        AMOUNT,
        points_by_source,
        POINT_SOURCES,
        STACK,
    ),
    Measure(
        "nile",
        "Nile cards taken",
        "Of all the times a card lay on the river, the share in which it was taken.",
        SHARE,
        nile_taken,
        NILE_CARDS,
    ),
    Measure(
        "nile-wins",
        "Victories by Nile card",
        "Of all the times a card was taken, the share in which its taker won the game.",
        SHARE,
        nile_wins,
        NILE_CARDS,
        fair=True,
    ),
    Measure(
        "sphinx",
        "Sphinx cards fulfilled",
        "Of the sphinx cards in hand at the end, the share that gave any points.",
        SHARE,
        sphinx_fulfilled,
        SPHINX_CARDS,
    ),
    Measure(
        "sphinx-points",
        "Points of sphinx cards",
        "Mean points of a sphinx card in hand at the end.",
        AMOUNT,
        sphinx_points,
        SPHINX_CARDS,
    ),
    Measure(
        "sphinx-kept",
        "Sphinx cards kept",
        "Of all the times a drawn card could be kept, the share in which it was.",
        SHARE,
        sphinx_kept,
        SPHINX_CARDS,
    ),
    Measure(
        "sphinx-drawn",
        "Sphinx cards of a draw",
        "Mean number of cards, paid and free, that a player draws at the sphinx at a time.",
        AMOUNT,
        sphinx_drawn,
        (DRAWN,),
    ),
    Measure(
        "river",
        "Stops used",
        "Share of rounds in which a ship goes to a stop of the river (a site: to any of its berths).",
        SHARE,
        spaces_used,
        SPACES,
    ),
    Measure(
        "upstream",
        "Ships upstream",
        "Of the rounds in which a player has the card for sailing upstream, the share in which a ship does.",
        SHARE,
        upstream_used,
        (UPSTREAM_CARD,),
    ),
    Measure(
        "hunger",
        "Starvation",
        "Share of feedings in which a player's crews are not fully fed.",
        SHARE,
        hunger,
        ROUND_NAMES,
    ),
    Measure(
        "hunger-cost",
        "What starvation costs",
        "Points a player loses by hunger in a game.",
        AMOUNT,
        hunger_cost,
        ("feeding",),
    ),
    Measure(
        "markets",
        "Markets",
        "Steps a marker has gone down at the end; the lowest space is 4 steps down.",
        AMOUNT,
        markets,
        MARKETS,
    ),
    Measure(
        "lowest",
        "Markers on the lowest space",
        "Share of players whose marker stands on the lowest space at the end.",
        SHARE,
        markets_lowest,
        MARKETS,
    ),
    Measure("crews", "Crews", "Mean strength of a player's crews at the end.", AMOUNT, crews, CREW_NAMES),
    Measure(
        "built",
        "How far buildings get",
        "Share of a building's places that are built at the end.",
        SHARE,
        built,
        BUILDINGS,
    ),
    Measure(
        "complete",
        "Lines completed",
        "Share of games in which every place of a line (the obelisk, the graves, a part of the temple, a row of the "
        "pyramid) is built.",
        SHARE,
        complete,
        PART_NAMES,
    ),
)
"""The measures of Egizia, in the order of a report."""


def egizia_study(game: Game) -> Study:
    """The study of every number of players."""
    return Study(every_count(game), [*MEASURES, SCORES, WINNING_SCORES, LENGTH])
