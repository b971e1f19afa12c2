"""The box as flat tables of small numbers: what the rules look up while they run."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia.box import BOX, MOST_BERTHS
from benben.games.egizia.box_types import (
    CLASSES,
    FIELD,
    GRAVE,
    PER_POINTS,
    PERMANENT,
    POINTS,
    POINTS_FOR,
    SITES,
    Effect,
    NileCard,
)
from benben.games.egizia.moves import IMPROVABLE, MOST_PLAYERS, TEAMS

KINDS: Final[i64] = len(BOX.nile)
SPHINXES: Final[i64] = len(BOX.sphinx)
NOTHING: Final[i64] = -1
"""An empty place: no card, no stone, nobody."""

CREWS: Final[i64] = len(BOX.crews)
JOKER: Final[i64] = CREWS - 1
GRADES: Final[i64] = len(CLASSES)
GREEN: Final[i64] = 0
STORE: Final[i64] = BOX.store
SHIPS: Final[i64] = BOX.ships
CARDS: Final[i64] = BOX.cards
ROUNDS: Final[i64] = len(BOX.deck_of_round)
CREW_START: Final[vec[i64]] = vec[i64]([crew.start for crew in BOX.crews])
CREW_MOST: Final[vec[i64]] = vec[i64]([crew.most for crew in BOX.crews])
TEAM_MASK: Final[vec[i64]] = vec[i64](TEAMS)
TEAM_COUNT: Final[i64] = len(TEAMS)
NO_TEAM: Final[i64] = TEAMS.index(0)

# --- the river ------------------------------------------------------------------------------------------------------

SPACES: Final[i64] = len(BOX.spaces)
SPACE_STOP: Final[vec[i64]] = vec[i64]([space.stop for space in BOX.spaces])
SPACE_KIND: Final[vec[i64]] = vec[i64]([space.kind for space in BOX.spaces])
SPACE_INDEX: Final[vec[i64]] = vec[i64]([space.index for space in BOX.spaces])
SPACE_BERTH: Final[vec[i64]] = vec[i64]([space.berth for space in BOX.spaces])
CARD_SPACES: Final[vec[i64]] = vec[i64]([n for n, space in enumerate(BOX.spaces) if space.name[1:].isdigit()])
SITE_COUNT: Final[i64] = len(SITES)
SITE_SPACE: Final[vec[i64]] = vec[i64]([[s.name for s in BOX.spaces].index(f"{site}.1") for site in SITES])
"""The first berth of each site; the others and the waiting place follow it."""
WAITING: Final[i64] = MOST_BERTHS
BERTHS: Final[vec[i64]] = vec[i64]([0, 0, BOX.berths[0], BOX.berths[1], BOX.berths[2]])
"""EG-1.2: berths at a site, by the number of players."""
LAST_ROUND_SPACE: Final[vec[i64]] = vec[i64]([int(space.last) for space in BOX.round_spaces])
SPHINX_SITE: Final[i64] = 0
OBELISK_SITE: Final[i64] = 1
TEMPLE_SITE: Final[i64] = 2

# --- effects: of Nile cards first, then of round spaces -------------------------------------------------------------

_SOURCES: Final[list[list[Effect]]] = [
    *[card.effects for card in BOX.nile],
    *[space.effects for space in BOX.round_spaces],
]
_FLAT: Final[list[Effect]] = [effect for effects in _SOURCES for effect in effects]
EFFECT_FROM: Final[vec[i64]] = vec[i64]([sum(len(effects) for effects in _SOURCES[:n]) for n in range(len(_SOURCES) + 1)])
EFFECT_OP: Final[vec[i64]] = vec[i64]([effect.op for effect in _FLAT])
EFFECT_OF: Final[vec[i64]] = vec[i64]([effect.of for effect in _FLAT])
EFFECT_AMOUNT: Final[vec[i64]] = vec[i64]([effect.amount for effect in _FLAT])

# --- Nile cards -----------------------------------------------------------------------------------------------------

KIND_TYPE: Final[vec[i64]] = vec[i64]([card.kind for card in BOX.nile])
KIND_AMOUNT: Final[vec[i64]] = vec[i64]([card.amount for card in BOX.nile])
KIND_GRADE: Final[vec[i64]] = vec[i64]([card.grade for card in BOX.nile])
DECKS: Final[i64] = len(BOX.decks)
DECK_COUNTS: Final[vec[i64]] = vec[i64]([card.decks[deck] for deck in range(len(BOX.decks)) for card in BOX.nile])
DECK_OF_ROUND: Final[vec[i64]] = vec[i64](BOX.deck_of_round)
FIELD_KIND: Final[vec[i64]] = vec[i64](IMPROVABLE)
FIELDS: Final[i64] = len(IMPROVABLE)

IMPROVE_FIELD: Final[i64] = BOX.ability("improve-field")
CREW_EACH_ROUND_CARD: Final[i64] = BOX.ability("crew-each-round")
BUY_CREW_CARD: Final[i64] = BOX.ability("buy-crew")
FEED_WITH_STONES: Final[i64] = BOX.ability("feed-with-stones")
EXTRA_SPHINX: Final[i64] = BOX.ability("extra-sphinx")
KEEP_SPHINX: Final[i64] = BOX.ability("keep-sphinx")
REUSE_ROUND_SPACE: Final[i64] = BOX.ability("reuse-round-space")
UPSTREAM: Final[i64] = BOX.ability("upstream")
LEFTOVER_CARD: Final[i64] = BOX.ability("leftover-card")
STRENGTH: Final[i64] = BOX.ability("strength")
GRAIN: Final[i64] = BOX.ability("grain")
DOUBLE_ROUND_SPACE: Final[i64] = BOX.ability("double-round-space")
SECOND_SHIP: Final[i64] = BOX.ability("second-ship")
BUILD_SPECULATING: Final[i64] = BOX.ability("build-speculating")
TWO_CREWS: Final[i64] = BOX.ability("two-crews")
BUILD_FIRST: Final[i64] = BOX.ability("build-first")
SELL_CARD: Final[i64] = BOX.ability("sell")

CREW_PRICE: Final[i64] = BOX.nile[BOX.ability("buy-crew")].amount
EXTRA_CARDS: Final[i64] = BOX.nile[BOX.ability("extra-sphinx")].amount
KEPT_CARDS: Final[i64] = BOX.nile[BOX.ability("keep-sphinx")].amount
EXTRA_STRENGTH: Final[i64] = BOX.nile[BOX.ability("strength")].amount
EXTRA_GRAIN: Final[i64] = BOX.nile[BOX.ability("grain")].amount
SALE_MOST: Final[i64] = BOX.nile[BOX.ability("sell")].amount
PERMANENTS: Final[vec[i64]] = vec[i64]([kind for kind, card in enumerate(BOX.nile) if card.kind == PERMANENT])
FIELD_CARDS: Final[vec[i64]] = vec[i64]([kind for kind, card in enumerate(BOX.nile) if card.kind == FIELD])

# --- markets and water ----------------------------------------------------------------------------------------------

STONE_MARKET: Final[i64] = 0
GRAIN_MARKET: Final[i64] = 1
LOWEST: Final[vec[i64]] = vec[i64]([spaces - 1 for spaces in BOX.market_spaces])
UNFED: Final[vec[i64]] = vec[i64](BOX.unfed)
STONE_LOWEST: Final[i64] = BOX.stone_lowest
GRAIN_LOWEST: Final[i64] = BOX.grain_lowest
SALE_FROM: Final[i64] = BOX.market_spaces[0] - BOX.sale_spaces
SALE_STONES: Final[i64] = BOX.sale_stones
WATERED: Final[vec[i64]] = vec[i64](BOX.watered)
"""EG-1.11: how many classes of fields, from green on, each place of the ring waters."""
RING_PLACES: Final[i64] = len(BOX.watered)

# --- buildings ------------------------------------------------------------------------------------------------------

LINES: Final[i64] = len(BOX.lines)
LINE_FROM: Final[vec[i64]] = vec[i64]([sum(len(line.values) for line in BOX.lines[:n]) for n in range(len(BOX.lines) + 1)])
"""Where the places of each line begin; the last entry is how many places there are in all."""
PLACES: Final[i64] = LINE_FROM[len(BOX.lines)]
PLACE_VALUE: Final[vec[i64]] = vec[i64]([value for line in BOX.lines for value in line.values])
LINE_BUILDING: Final[vec[i64]] = vec[i64]([line.building for line in BOX.lines])
LINE_NEEDS: Final[vec[i64]] = vec[i64]([sum(1 << need for need in line.needs) for line in BOX.lines])
LINE_RESTS: Final[vec[i64]] = vec[i64]([line.rests_on for line in BOX.lines])
OBELISK_BUILDING: Final[i64] = 0
GRAVES_BUILDING: Final[i64] = 1
TEMPLE_BUILDING: Final[i64] = 2
PYRAMID_BUILDING: Final[i64] = 3
GRAVE_LINE: Final[i64] = [line.name for line in BOX.lines].index("grave")
GRAVE_FROM: Final[i64] = LINE_FROM[[line.name for line in BOX.lines].index("grave")]
GRAVES: Final[i64] = BOX.grave_line
GRAVES_OPEN: Final[i64] = BOX.graves_open
GRAVE_VALUE: Final[vec[i64]] = vec[i64](BOX.grave_values)
GRAVE_TOTAL_FROM: Final[vec[i64]] = vec[i64]([low for low, _ in BOX.grave_totals])
GRAVE_TOTAL_POINTS: Final[vec[i64]] = vec[i64]([points for _, points in BOX.grave_totals])
GRAVE_CARDS: Final[vec[i64]] = vec[i64]([kind for kind, card in enumerate(BOX.nile) if card.kind == GRAVE])
SITE_LINES: Final[vec[i64]] = vec[i64]([0, 0, 2, len(BOX.lines)])
"""Lines SITE_LINES[site] up to SITE_LINES[site + 1] are built at a site; the sphinx has none."""
BUILDING_COUNT: Final[i64] = 4
SITE_BONUS: Final[vec[i64]] = vec[i64](BOX.bonus)

# --- sphinx cards ---------------------------------------------------------------------------------------------------

ALL_SPHINX: Final[i64] = (1 << len(BOX.sphinx)) - 1
WITHOUT_TEN_PERCENT: Final[i64] = sum(1 << n for n, card in enumerate(BOX.sphinx) if card.condition != PER_POINTS)
"""EG-10.4: the sphinx cards when the one for every ten points stays in the box."""
DRAWS: Final[i64] = BOX.draws
RETURN_POINTS: Final[i64] = BOX.returned
CARD_CONDITION: Final[vec[i64]] = vec[i64]([card.condition for card in BOX.sphinx])
CARD_OF: Final[vec[i64]] = vec[i64]([card.of for card in BOX.sphinx])
CARD_LEAST: Final[vec[i64]] = vec[i64]([card.least for card in BOX.sphinx])
POINT_STEPS: Final[i64] = MOST_PLAYERS
CARD_POINTS: Final[vec[i64]] = vec[i64](
    [card.points[min(step, len(card.points) - 1)] for card in BOX.sphinx for step in range(POINT_STEPS)]
)
"""Points of a card when its condition holds once, twice, and so on: POINT_STEPS entries a card."""

# --- where points come from: the ledger -----------------------------------------------------------------------------

FROM_FEEDING: Final[i64] = 0
FROM_RETURNED: Final[i64] = 1
FROM_BUILDING: Final[i64] = 2
FROM_ROWS: Final[i64] = 6
FROM_BONUS: Final[i64] = 7
FROM_GRAIN_MARKET: Final[i64] = 8
FROM_BID: Final[i64] = 9
FROM_SALE: Final[i64] = 10
FROM_GRAVES: Final[i64] = 11
FROM_CARDS: Final[i64] = 12


def _scores(card: NileCard) -> bool:
    return card.ability == "sell" or any(effect.op in (POINTS, POINTS_FOR) for effect in card.effects)


SCORING_CARDS: Final[list[int]] = [kind for kind, card in enumerate(BOX.nile) if _scores(card)]
"""Nile cards that give points themselves: each is a source of its own, from FROM_CARDS on."""
SOURCE_OF_KIND: Final[vec[i64]] = vec[i64](
    [12 + SCORING_CARDS.index(kind) if kind in SCORING_CARDS else 0 for kind in range(len(BOX.nile))]
)
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
    *[(BOX.nile[kind].name, "EG-11") for kind in SCORING_CARDS],
]
"""Name and rule of each source of points; sphinx cards are told one by one besides."""
SOURCE_COUNT: Final[i64] = len(SOURCES)
LEDGER: Final[i64] = SOURCE_COUNT * ROUNDS
"""Entries of the ledger for each seat: a round at a time."""
