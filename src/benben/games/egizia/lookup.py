"""The box of Egizia as flat tables of small numbers, for the rules to look up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia import moves
from benben.games.egizia.box import BOX, MOST_BERTHS
from benben.games.egizia.box_types import (
    CLASSES,
    GRAVE,
    PER_POINTS,
    PERMANENT,
    POINTS,
    POINTS_FOR,
    SITES,
    Effect,
    NileCard,
)

KINDS: Final[i64] = len(BOX.nile)
"""The number of kinds of Nile cards."""
SPHINX_COUNT: Final[i64] = len(BOX.sphinx)
"""The number of sphinx cards in the box."""
NOTHING: Final[i64] = -1
"""An empty place: no card, no stone, nobody."""

CREWS: Final[i64] = len(BOX.crews)
"""The number of crews of a player: A, B, C and the Joker."""
JOKER: Final[i64] = CREWS - 1
"""The number of the Joker among the crews."""
GRADES: Final[i64] = len(CLASSES)
"""The number of classes of fields (EG-1.11)."""
STORE_SIZE: Final[i64] = BOX.store_size
"""The number of stones that a store holds."""
SHIPS: Final[i64] = BOX.ships
"""The number of ships of a player."""
CARD_SPACE_COUNT: Final[i64] = BOX.card_spaces
"""The number of card spaces on the river."""
ROUNDS: Final[i64] = len(BOX.deck_of_round)
"""The number of rounds of a game."""
CREW_START: Final[vec[i64]] = vec[i64]([crew.start for crew in BOX.crews])
"""The strength of each crew at the start."""
CREW_MOST: Final[vec[i64]] = vec[i64]([crew.most for crew in BOX.crews])
"""The maximum strength of each crew."""
TEAM_MASK: Final[vec[i64]] = vec[i64](moves.TEAMS)
"""The crews of each team, as a mask."""
TEAM_COUNT: Final[i64] = len(moves.TEAMS)
"""The number of teams, the one without crews included."""
NO_TEAM: Final[i64] = moves.TEAMS.index(0)
"""The team without crews, for free sphinx cards alone (EG-10.2)."""

# --- the river ------------------------------------------------------------------------------------------------------

SPACES: Final[i64] = len(BOX.spaces)
"""The number of spaces where ships can lie."""
SPACE_STOP: Final[vec[i64]] = vec[i64]([space.stop for space in BOX.spaces])
"""The stop of each space, counted from the source."""
SPACE_KIND: Final[vec[i64]] = vec[i64]([space.kind for space in BOX.spaces])
"""The kind of each space: CARD_SPACE, ROUND_SPACE, BERTH or WAIT of box_types.py."""
SPACE_INDEX: Final[vec[i64]] = vec[i64]([space.index for space in BOX.spaces])
"""The number of each space among those of its kind; for berths the site."""
SPACE_BERTH: Final[vec[i64]] = vec[i64]([space.berth for space in BOX.spaces])
"""The berth of each space within its site."""
CARD_SPACES: Final[vec[i64]] = vec[i64]([n for n, space in enumerate(BOX.spaces) if space.name[1:].isdigit()])
"""The spaces that hold a Nile card."""
SITE_COUNT: Final[i64] = len(SITES)
"""The number of building sites."""
SITE_SPACE: Final[vec[i64]] = vec[i64]([[s.name for s in BOX.spaces].index(f"{site}.1") for site in SITES])
"""The space of the first berth of each site; its other berths and its waiting place follow."""
WAITING: Final[i64] = MOST_BERTHS
"""The berth number of the waiting place beside a site (EG-4.4)."""
BERTHS: Final[vec[i64]] = vec[i64]([0, 0, BOX.berths[0], BOX.berths[1], BOX.berths[2]])
"""EG-1.2: berths at each site, by the number of players."""
LAST_ROUND_SPACE: Final[vec[i64]] = vec[i64]([int(space.last) for space in BOX.round_spaces])
"""1 for the last round space, which can be neither reused nor doubled (EG-10.6), else 0."""
SPHINX_SITE: Final[i64] = 0
"""The number of the sphinx among the sites."""
OBELISK_SITE: Final[i64] = 1
"""The number of the obelisk and the graves among the sites."""
TEMPLE_SITE: Final[i64] = 2
"""The number of the temple and the pyramid among the sites."""

# --- effects: of Nile cards first, then of round spaces -------------------------------------------------------------

_SOURCES: Final[list[list[Effect]]] = [
    *[card.effects for card in BOX.nile],
    *[space.effects for space in BOX.round_spaces],
]
_FLAT: Final[list[Effect]] = [effect for effects in _SOURCES for effect in effects]
EFFECT_START: Final[vec[i64]] = vec[i64]([sum(len(effects) for effects in _SOURCES[:n]) for n in range(len(_SOURCES) + 1)])
"""The index of the first effect of each Nile card, then of each round space; the last entry is their total."""
EFFECT_OP: Final[vec[i64]] = vec[i64]([effect.op for effect in _FLAT])
"""The operation of each effect, as numbered in box_types.py."""
EFFECT_TARGET: Final[vec[i64]] = vec[i64]([effect.of for effect in _FLAT])
"""The crew, market or set of buildings of each effect."""
EFFECT_AMOUNT: Final[vec[i64]] = vec[i64]([effect.amount for effect in _FLAT])
"""The amount of each effect."""

# --- Nile cards -----------------------------------------------------------------------------------------------------

KIND_TYPE: Final[vec[i64]] = vec[i64]([card.kind for card in BOX.nile])
"""The type of each kind of Nile card, as numbered in box_types.py."""
KIND_AMOUNT: Final[vec[i64]] = vec[i64]([card.amount for card in BOX.nile])
"""The number printed on each kind of Nile card: grain, stones, strength, grave value."""
KIND_GRADE: Final[vec[i64]] = vec[i64]([card.grade for card in BOX.nile])
"""The class of each kind of field."""
DECK_COUNTS: Final[vec[i64]] = vec[i64]([card.decks[deck] for deck in range(len(BOX.decks)) for card in BOX.nile])
"""How many of each Nile card the decks hold at the start, KINDS a deck."""
DECK_COUNTS_EITHER: Final[vec[i64]] = vec[i64](
    [card.decks_either[deck] for deck in range(len(BOX.decks)) for card in BOX.nile]
)
"""The same with the option market_cards: either-marker."""
DECK_OF_ROUND: Final[vec[i64]] = vec[i64](BOX.deck_of_round)
"""The deck of each round."""
FIELD_KIND: Final[vec[i64]] = vec[i64](moves.IMPROVABLE)
"""The kind of Nile card of each field that can be improved."""
FIELDS: Final[i64] = len(moves.IMPROVABLE)
"""The number of kinds of fields that can be improved."""

IMPROVE_FIELD: Final[i64] = BOX.ability("improve-field")
"""The kind of Nile card that improves a field."""
CREW_EACH_ROUND_CARD: Final[i64] = BOX.ability("crew-each-round")
"""The kind of Nile card that raises a crew each round."""
BUY_CREW_CARD: Final[i64] = BOX.ability("buy-crew")
"""The kind of Nile card that raises a crew for stones."""
FEED_WITH_STONES: Final[i64] = BOX.ability("feed-with-stones")
"""The kind of Nile card that feeds crews with stones."""
EXTRA_SPHINX: Final[i64] = BOX.ability("extra-sphinx")
"""The kind of Nile card that draws sphinx cards for nothing."""
KEEP_SPHINX: Final[i64] = BOX.ability("keep-sphinx")
"""The kind of Nile card that keeps a second sphinx card."""
REUSE_ROUND_SPACE: Final[i64] = BOX.ability("reuse-round-space")
"""The kind of Nile card that shares a round space."""
UPSTREAM: Final[i64] = BOX.ability("upstream")
"""The kind of Nile card that lets a ship go upstream."""
LEFTOVER_CARD: Final[i64] = BOX.ability("leftover-card")
"""The kind of Nile card that takes a card left on the river."""
STRENGTH: Final[i64] = BOX.ability("strength")
"""The kind of Nile card that adds strength."""
GRAIN: Final[i64] = BOX.ability("grain")
"""The kind of Nile card that adds grain."""
DOUBLE_ROUND_SPACE: Final[i64] = BOX.ability("double-round-space")
"""The kind of Nile card that doubles a round space."""
SECOND_SHIP: Final[i64] = BOX.ability("second-ship")
"""The kind of Nile card that places a second ship."""
BUILD_SPECULATING: Final[i64] = BOX.ability("build-speculating")
"""The kind of Nile card that lets a speculating ship build."""
TWO_CREWS: Final[i64] = BOX.ability("two-crews")
"""The kind of Nile card that lets two crews build together."""
BUILD_FIRST: Final[i64] = BOX.ability("build-first")
"""The kind of Nile card that builds before the others."""
SELL_CARD: Final[i64] = BOX.ability("sell")
"""The kind of Nile card that sells stones."""

CREW_PRICE: Final[i64] = BOX.nile[BOX.ability("buy-crew")].amount
"""Stones that buy_crew costs for a step."""
FREE_DRAWS: Final[i64] = BOX.nile[BOX.ability("extra-sphinx")].amount
"""Sphinx cards that two_extra_sphinx draws for nothing."""
MOST_KEPT: Final[i64] = BOX.nile[BOX.ability("keep-sphinx")].amount
"""Sphinx cards that keep_two_sphinx allows to keep."""
EXTRA_STRENGTH: Final[i64] = BOX.nile[BOX.ability("strength")].amount
"""The strength that strength_3 adds."""
EXTRA_GRAIN: Final[i64] = BOX.nile[BOX.ability("grain")].amount
"""The grain that grain_4 adds."""
SALE_MOST: Final[i64] = BOX.nile[BOX.ability("sell")].amount
"""The most stones that sell_ten sells."""
PERMANENT_KINDS: Final[vec[i64]] = vec[i64]([kind for kind, card in enumerate(BOX.nile) if card.kind == PERMANENT])
"""The kinds of permanent Nile cards."""

# --- markets and water ----------------------------------------------------------------------------------------------

STONE_MARKET: Final[i64] = 0
"""The number of the stone market."""
GRAIN_MARKET: Final[i64] = 1
"""The number of the grain market."""
LOWEST_SPACE: Final[vec[i64]] = vec[i64]([spaces - 1 for spaces in BOX.market_spaces])
"""The lowest space of each market, counted in steps from the top."""
HUNGER_POINTS: Final[vec[i64]] = vec[i64](BOX.hunger_points)
"""Points that each missing grain costs, by the space of the grain market (EG-5.1)."""
STONES_AT_LOWEST: Final[i64] = BOX.stone_lowest
"""Stones for each step into or on the lowest space of the stone market."""
POINTS_AT_LOWEST: Final[i64] = BOX.grain_lowest
"""Points for each step into or on the lowest space of the grain market."""
SALE_SPACE: Final[i64] = BOX.market_spaces[0] - BOX.sale_spaces
"""The first space of the stone market that sells stones at the end (EG-9.2)."""
SALE_STONES: Final[i64] = BOX.sale_stones
"""Stones that give a point at the end (EG-9.2)."""
WATERED: Final[vec[i64]] = vec[i64](BOX.watered)
"""EG-1.11: how many classes of fields, from green on, each place of the ring waters."""
RING_PLACES: Final[i64] = len(BOX.watered)
"""The number of places of the water ring."""

# --- buildings ------------------------------------------------------------------------------------------------------

PARTS: Final[i64] = len(BOX.parts)
"""The number of parts of buildings: obelisk, graves, four parts of the temple, six rows of the pyramid."""
PART_START: Final[vec[i64]] = vec[i64]([sum(len(part.values) for part in BOX.parts[:n]) for n in range(len(BOX.parts) + 1)])
"""The first place of each part; the last entry is the number of all places."""
PLACES: Final[i64] = PART_START[len(BOX.parts)]
"""The number of places in all parts."""
PLACE_VALUE: Final[vec[i64]] = vec[i64]([value for part in BOX.parts for value in part.values])
"""The value of each place; 0 for graves, whose values are drawn."""
PART_BUILDING: Final[vec[i64]] = vec[i64]([part.building for part in BOX.parts])
"""The building of each part."""
PART_NEEDS: Final[vec[i64]] = vec[i64]([sum(1 << need for need in part.needs) for part in BOX.parts])
"""The parts that must be complete before each part, as a mask."""
PART_RESTS_ON: Final[vec[i64]] = vec[i64]([part.rests_on for part in BOX.parts])
"""The pyramid row below each part, or -1."""
PYRAMID_BUILDING: Final[i64] = 3
"""The number of the pyramid among the buildings."""
GRAVE_PART: Final[i64] = [part.name for part in BOX.parts].index("grave")
"""The number of the graves among the parts."""
GRAVE_START: Final[i64] = PART_START[[part.name for part in BOX.parts].index("grave")]
"""The place of the first grave."""
GRAVES: Final[i64] = BOX.graves_in_line
"""The number of graves in line."""
GRAVES_OPEN: Final[i64] = BOX.graves_open
"""The number of graves that are face up and not built on yet."""
GRAVE_VALUE: Final[vec[i64]] = vec[i64](BOX.grave_values)
"""The values of graves."""
GRAVE_TOTAL_FROM: Final[vec[i64]] = vec[i64]([low for low, _ in BOX.grave_totals])
"""The total values from which graves give points in the final scoring, ascending (EG-9.2)."""
GRAVE_TOTAL_POINTS: Final[vec[i64]] = vec[i64]([points for _, points in BOX.grave_totals])
"""The points from each of these totals on."""
GRAVE_KINDS: Final[vec[i64]] = vec[i64]([kind for kind, card in enumerate(BOX.nile) if card.kind == GRAVE])
"""The kinds of Nile cards that count as graves."""
SITE_PARTS: Final[vec[i64]] = vec[i64]([0, 0, 2, len(BOX.parts)])
"""The first part built at each site, then the number of all parts; the sphinx has none."""
BUILDING_COUNT: Final[i64] = 4
"""The number of buildings."""
BONUS_POINTS: Final[vec[i64]] = vec[i64](BOX.bonus_points)
"""EG-8.1: points for building at one, two and three sites in a round."""

# --- sphinx cards ---------------------------------------------------------------------------------------------------

ALL_SPHINX: Final[i64] = (1 << len(BOX.sphinx)) - 1
"""All sphinx cards, as a mask."""
WITHOUT_TEN_PERCENT: Final[i64] = sum(1 << n for n, card in enumerate(BOX.sphinx) if card.condition != PER_POINTS)
"""EG-10.4: the sphinx cards without the one for every ten points, as a mask."""
MOST_DRAWS: Final[i64] = BOX.most_draws
"""The most sphinx cards drawn in one building action (EG-7.4)."""
RETURN_POINTS: Final[i64] = BOX.return_points
"""Points for each sphinx card put back (EG-7.4)."""
CARD_CONDITION: Final[vec[i64]] = vec[i64]([card.condition for card in BOX.sphinx])
"""The condition of each sphinx card, as numbered in box_types.py."""
CARD_TARGET: Final[vec[i64]] = vec[i64]([card.of for card in BOX.sphinx])
"""The part, building, crew, market or yield that the condition of each sphinx card is about."""
CARD_LEAST: Final[vec[i64]] = vec[i64]([card.least for card in BOX.sphinx])
"""The least number that the condition of each sphinx card asks for."""
POINT_STEPS: Final[i64] = moves.MOST_PLAYERS
"""The number of entries of CARD_POINTS for each sphinx card."""
CARD_POINTS: Final[vec[i64]] = vec[i64](
    [card.points[min(step, len(card.points) - 1)] for card in BOX.sphinx for step in range(POINT_STEPS)]
)
"""The points of each sphinx card when its condition holds once, twice and so on, POINT_STEPS a card."""

# --- sources of points ----------------------------------------------------------------------------------------------

FROM_FEEDING: Final[i64] = 0
"""Source of points: hunger."""
FROM_RETURNED: Final[i64] = 1
"""Source of points: sphinx cards put back."""
FROM_BUILDING: Final[i64] = 2
"""Source of points: stones built; the first of four sources, one for each building."""
FROM_ROWS: Final[i64] = 6
"""Source of points: completed pyramid rows."""
FROM_BONUS: Final[i64] = 7
"""Source of points: the bonus for sites."""
FROM_GRAIN_MARKET: Final[i64] = 8
"""Source of points: the lowest space of the grain market."""
FROM_BID: Final[i64] = 9
"""Source of points: what a sequence number cost."""
FROM_SALE: Final[i64] = 10
"""Source of points: stones sold at the end."""
FROM_GRAVES: Final[i64] = 11
"""Source of points: the total value of graves."""
FROM_CARDS: Final[i64] = 12
"""Source of points: the first Nile card that gives points itself; the others follow."""


def _scores(card: NileCard) -> bool:
    """Whether a Nile card gives points itself."""
    return card.ability == "sell" or any(effect.op in (POINTS, POINTS_FOR) for effect in card.effects)


SCORING_KINDS: Final[list[int]] = [kind for kind, card in enumerate(BOX.nile) if _scores(card)]
"""The kinds of Nile cards that give points themselves, each a source of its own from FROM_CARDS on."""
SOURCE_OF_KIND: Final[vec[i64]] = vec[i64](
    [int(FROM_CARDS) + SCORING_KINDS.index(kind) if kind in SCORING_KINDS else 0 for kind in range(len(BOX.nile))]
)
"""The source of points of each kind of Nile card that gives points itself, else 0."""
SOURCES: Final[list[tuple[str, str]]] = [
    ("feeding", "EG-5.1"),
    ("returned", "EG-7.4"),
    ("obelisk", "EG-7.5"),
    ("graves", "EG-7.5"),
    ("temple", "EG-7.6"),
    ("pyramid", "EG-7.6"),
    ("rows", "EG-7.7"),
    ("bonus", "EG-8.1"),
    ("grain-market", "EG-9.1"),
    ("bid", "EG-10.5"),
    ("sale", "EG-9.2"),
    ("grave-total", "EG-9.2"),
    *[(BOX.nile[kind].name, "EG-11") for kind in SCORING_KINDS],
]
"""The name and rule of each source of points; sphinx cards are listed apart, one by one."""
SOURCE_COUNT: Final[i64] = len(SOURCES)
"""The number of sources of points."""
ENTRIES_PER_SEAT: Final[i64] = SOURCE_COUNT * ROUNDS
"""The number of entries of ``points_by_source`` for each seat: SOURCE_COUNT a round."""
