"""The evaluator of GIZA: values of positions, priors of actions, and actions for rollouts.

A site has a potential: the points it is still expected to give its owner, by its top tile. A tile in hand has a value. A
play is worth the tile's points plus the change of potential for its owner, and the opposite for a rival. The numbers, in
tenths of a point, began as a fit to the final margins of 400 two-player games between searching bots and were then rounded
and smoothed by hand: rivals spoil promising sites, so that their potential is less than it looks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.giza.box import BOX, DEMOLITION, SPHINX, STONE, TREASURE, Tile
from benben.games.giza.moves import ALL_SITES, DISCARD_BASE, PLAY_BASE, REMOVE_BASE, SITES, SPHINX_SITE, STOP_ACTION
from benben.games.giza.state import HAND_SIZE, MOST_HEIGHT, NOTHING, TILE_POINTS, TREASURE_POINTS, Giza
from benben.games.giza.steps import DEMOLITION_TILE, FINISHING_TILES, SCARAB_TILE
from benben.kernel.evaluator import Evaluator, best_rival, squash, victory_share
from benben.kernel.rng import Rng

TENTHS_PER_POINT: Final[i64] = 10
"""Expected points are whole numbers, in tenths of a point."""

GROUND_POTENTIAL: Final = 15
"""Tenths of a point that an empty pyramid is expected to give its owner."""
STONE_POTENTIAL: Final = (0, 0, 3, 13, 15, 14)
"""Tenths of a point still to come for a pyramid whose top is a stone, by its number."""
TREASURE_POTENTIAL: Final = (0, 0, 0, 0, 3, 8)
"""Tenths of a point still to come for a pyramid whose top is a treasure, by its number."""
SPHINX_POTENTIAL: Final = (40, -10, -40)
"""Tenths of a point still to come for a sphinx site by its top tile: base, body, head; the latter two invite demolition."""

SCARAB_COST: Final[i64] = 12
"""Tenths of a point that a scarab costs the owner of a site with potential: about a turn."""

POSITIVE_IN_HAND: Final = (0, -6, -6, -1, 3, -1)
"""Tenths of a point of a positive stone in hand against an unknown tile, by its number."""
NEGATIVE_IN_HAND: Final = (0, 0, 8, 5, 5, 6)
"""Tenths of a point of a negative stone in hand against an unknown tile, by its number."""
SPHINX_IN_HAND: Final = (-9, 10, 0)
"""Tenths of a point of base, body and head in hand against an unknown tile."""
TREASURE_IN_HAND: Final = -6
"""Tenths of a point of a treasure in hand against an unknown tile."""
DEMOLITION_IN_HAND: Final = 16
"""Tenths of a point of a demolition tile in hand against an unknown tile."""
SCARAB_IN_HAND: Final = -5
"""Tenths of a point of a scarab in hand against an unknown tile."""

DISCARD_COST: Final[i64] = 10
"""Tenths of a point that a turn without a play costs."""

WINNING_VALUE: Final[i64] = 2000
"""The value of ending the game as its winner: more than any other play."""

ROLLOUT_LIMIT: Final[i64] = 8
"""Decisions of a rollout: an evaluation says more than a long game of hasty moves."""

ROLLOUT_NOISE: Final[i64] = 40
"""Tenths of a point of random noise at most that rollouts add to the value of an action."""

TENTH_SHARE: Final = 0.004
"""Share of a victory that a tenth of a point counts in a prior."""

VICTORY_WEIGHT: Final = 0.5
"""Weight of the victory in the value of a finished game; the rest is the margin, which differs between rollouts."""

LEAD_SCALE: Final = 20.0
"""Points of lead that count as halfway from even to certain victory."""


def _potential(tile: Tile) -> int:
    """The potential of a site with this top tile."""
    if tile.kind == STONE:
        return STONE_POTENTIAL[tile.number]
    if tile.kind == TREASURE:
        return TREASURE_POTENTIAL[tile.number]
    return SPHINX_POTENTIAL[tile.number] if tile.kind == SPHINX else 0


def _hand_value(tile: Tile) -> int:
    """The value of a tile in hand."""
    if tile.kind == STONE:
        return POSITIVE_IN_HAND[tile.number] if tile.points > 0 else NEGATIVE_IN_HAND[tile.number]
    if tile.kind == TREASURE:
        return TREASURE_IN_HAND
    if tile.kind == SPHINX:
        return SPHINX_IN_HAND[tile.number]
    return DEMOLITION_IN_HAND if tile.kind == DEMOLITION else SCARAB_IN_HAND


TOP_POTENTIAL: Final[vec[i64]] = vec[i64]([_potential(tile) for tile in BOX.tiles] + [GROUND_POTENTIAL])
"""The potential of a site by its top tile; the last entry is for `NOTHING`."""
HAND_VALUE: Final[vec[i64]] = vec[i64]([_hand_value(tile) for tile in BOX.tiles] + [0])
"""The value of each tile in hand; the last entry is for `NOTHING`."""


class GizaEvaluator(Evaluator[Giza]):
    """Evaluation of positions and the rollout policy for a search."""

    def __init__(self) -> None:
        self.limit: i64 = ROLLOUT_LIMIT
        """Decisions of a rollout."""

    def rollout_limit(self, state: Giza) -> i64:
        return self.limit

    def is_duplicate(self, state: Giza, seat: i64, action: i64) -> bool:
        """True for an empty pyramid if another empty pyramid of the board is listed before it."""
        site = (action - PLAY_BASE) % ALL_SITES
        if action >= DISCARD_BASE or site % SITES == SPHINX_SITE or state.heights[site] > 0:
            return False
        return any(state.heights[other] == 0 for other in range(site - site % SITES, site))

    def value(self, state: Giza, seat: i64) -> float:
        return self.values(state)[seat]

    def values(self, state: Giza) -> vec[float]:
        """The prospects of each seat by its lead over the best rival; in a finished game the victory counts too."""
        over = state.depth == 0
        scores = vec[i64]([0] * int(state.players))
        standings = vec[i64]([0] * int(state.players))
        for seat in range(state.players):
            scores[seat] = state.points(seat) * TENTHS_PER_POINT if over else expected_score(state, seat)
            standings[seat] = final_standing(state, seat) if over else 0
        found = vec[float]([0.0] * int(state.players))
        for seat in range(state.players):
            found[seat] = squash(float(scores[seat] - best_rival(scores, seat)) / float(TENTHS_PER_POINT), LEAD_SCALE)
            if over:
                found[seat] = (1.0 - VICTORY_WEIGHT) * found[seat] + VICTORY_WEIGHT * victory_share(standings, seat)
        return found

    def prior(self, state: Giza, seat: i64, action: i64) -> float:
        return float(action_value(state, seat, action)) * TENTH_SHARE

    def rollout_action(self, state: Giza, rng: Rng) -> i64:
        """The action with the highest value plus noise."""
        found = state.choices[0]
        best: i64 = -2 * WINNING_VALUE
        for i in range(state.count):
            action = state.choices[i]
            value = action_value(state, state.listed, action) + rng.below(ROLLOUT_NOISE)
            if value > best:
                best = value
                found = action
        return found


# --- how a position stands ------------------------------------------------------------------------------------------


def expected_score(state: Giza, seat: i64) -> i64:
    """The tenths of a point that a board has, and that it and the hand are expected to give."""
    total = state.points(seat) * TENTHS_PER_POINT
    for site in range(seat * SITES, seat * SITES + SITES):
        total += site_potential(state, site)
    for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
        total += HAND_VALUE[state.hands[i]]
    return total


def final_standing(state: Giza, seat: i64) -> i64:
    """GZ-8.3 Points, and treasures to break ties, in one number."""
    return state.points(seat) * 1000 + state.sum_on_board(seat, TREASURE_POINTS)


def site_potential(state: Giza, site: i64) -> i64:
    """The tenths of a point that a site is expected to give its owner; scarabs on it cost part of its potential."""
    top = state.tops[site]
    if top != SCARAB_TILE:
        return potential_of_top(site, top)
    level = state.heights[site]
    while level > 0 and i64(state.stacks[site * MOST_HEIGHT + level - 1]) == SCARAB_TILE:
        level -= 1
    under = potential_of_top(site, NOTHING if level == 0 else i64(state.stacks[site * MOST_HEIGHT + level - 1]))
    return under - smaller(under, SCARAB_COST * (state.heights[site] - level))


def potential_of_top(site: i64, top: i64) -> i64:
    """The potential of a site with this top tile, which is no scarab."""
    return 0 if top == NOTHING and site % SITES == SPHINX_SITE else TOP_POTENTIAL[top]


def smaller(a: i64, b: i64) -> i64:
    """The smaller of two numbers."""
    return a if a < b else b


# --- what an action is worth ----------------------------------------------------------------------------------------


def action_value(state: Giza, seat: i64, action: i64) -> i64:
    """The tenths of a point that an action seems to be worth to a seat."""
    if action < DISCARD_BASE:
        offset = action - PLAY_BASE
        return play_value(state, seat, offset // ALL_SITES, offset % ALL_SITES)
    if action < STOP_ACTION:
        return 0 - HAND_VALUE[action - DISCARD_BASE] - DISCARD_COST
    if action == STOP_ACTION:
        return 0
    return smaller(potential_of_top(action - REMOVE_BASE, tile_below(state, action - REMOVE_BASE)), SCARAB_COST)


def play_value(state: Giza, seat: i64, tile: i64, site: i64) -> i64:
    """The value of a tile played on a site: the gain on the own board, a share of the loss on a rival's."""
    before = site_potential(state, site)
    if tile == DEMOLITION_TILE:
        gain = potential_of_top(site, tile_below(state, site)) - before - TILE_POINTS[state.tops[site]] * TENTHS_PER_POINT
    elif tile == SCARAB_TILE:
        gain = 0 - smaller(before, SCARAB_COST)
    elif (FINISHING_TILES >> tile) & 1 and would_finish(state, site):
        return WINNING_VALUE if would_lead(state, seat, tile, site) else -WINNING_VALUE
    else:
        gain = TILE_POINTS[tile] * TENTHS_PER_POINT + TOP_POTENTIAL[tile] - before
    if site // SITES != seat:
        gain = 0 - gain // (state.players - 1)
    return gain - HAND_VALUE[tile]


def tile_below(state: Giza, site: i64) -> i64:
    """The tile under the top one, or `NOTHING`."""
    height = state.heights[site]
    return NOTHING if height <= 1 else i64(state.stacks[site * MOST_HEIGHT + height - 2])


def would_finish(state: Giza, site: i64) -> bool:
    """GZ-8.1 Whether a 1 on this site is the third on its board, which ends the game."""
    start = site - site % SITES
    return all(
        pyramid == site or (FINISHING_TILES >> state.tops[pyramid]) & 1 for pyramid in range(start, start + SPHINX_SITE)
    )


def would_lead(state: Giza, seat: i64, tile: i64, site: i64) -> bool:
    """Whether a seat has more points than anybody else once this tile lies on this site."""
    owner = site // SITES
    mine = state.points(seat) + (TILE_POINTS[tile] if owner == seat else 0)
    for other in range(state.players):
        if other != seat and state.points(other) + (TILE_POINTS[tile] if owner == other else 0) >= mine:
            return False
    return True
