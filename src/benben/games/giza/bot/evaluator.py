"""What a bot needs to play GIZA well: how a position stands, and sensible moves for rollouts.

Everything comes from one table: the points that a site with a given top tile can still be expected to bring its owner, and
one more for the tiles in hand. A play is then worth the tile's points and the change in that outlook, for its owner; for a
rival the other way round. The numbers, in tenths of a point, began as a fit to the final margins of 400 two-player games
between searching bots and were then rounded and smoothed by hand: rivals spoil what is promising, so that room to build is
worth less than it looks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.giza.box import BOX, DEMOLITION, SPHINX, STONE, TREASURE, Tile
from benben.games.giza.moves import ALL_SITES, DISCARD_BASE, PLAY_BASE, REMOVE_BASE, SITES, SPHINX_SITE, STOP_ACTION
from benben.games.giza.state import DEPTH, HAND, NOTHING, POINTS, TREASURE_POINTS, Giza
from benben.games.giza.steps import DEMOLITION_TILE, ONES, SCARAB_TILE
from benben.kernel.evaluator import Evaluator, best_rival, squash, victory_share
from benben.kernel.rng import Rng

POINT: Final[i64] = 10
"""Expectations are whole numbers, in tenths of a point."""

ON_GROUND: Final = 15
ON_STONE: Final = (0, 0, 3, 13, 15, 14)
ON_TREASURE: Final = (0, 0, 0, 0, 3, 8)
ON_SPHINX: Final = (40, -10, -40)
"""What is still to come for the owner of a site by its top tile: by number, for the sphinx by base, body and head.

A body or a head is a target for demolition: it is worth less than it shows."""

SCARAB_TOLL: Final[i64] = 12
"""What a scarab costs the owner of a site that had something to come: about a turn's worth."""

POSITIVE_HELD: Final = (0, -6, -6, -1, 3, -1)
NEGATIVE_HELD: Final = (0, 0, 8, 5, 5, 6)
SPHINX_HELD: Final = (-9, 10, 0)
TREASURE_HELD: Final = -6
DEMOLITION_HELD: Final = 16
SCARAB_HELD: Final = -5
"""What a tile in hand is worth against an unknown one."""

DISCARD_TOLL: Final[i64] = 10
"""What a turn without a play costs."""

FINISH: Final[i64] = 2000
"""More than any play can bring: to end the game as its winner."""

HORIZON: Final[i64] = 8
"""Rollouts are cut after so many decisions: the outlook says more than a long game of hasty moves."""

NOISE: Final[i64] = 40
"""Rollouts choose by worth plus up to so much at random."""

APPEAL: Final = 0.004
"""A tenth of a point as a share of victory."""

VICTORY: Final = 0.5
"""How much of a final value is the victory itself; the rest is the margin, which tells more of how a rollout went."""

SCALE: Final = 20.0
"""A lead of so many points is halfway from even to certain victory."""


def _room(tile: Tile) -> int:
    if tile.kind == STONE:
        return ON_STONE[tile.number]
    if tile.kind == TREASURE:
        return ON_TREASURE[tile.number]
    return ON_SPHINX[tile.number] if tile.kind == SPHINX else 0


def _held(tile: Tile) -> int:
    if tile.kind == STONE:
        return POSITIVE_HELD[tile.number] if tile.points > 0 else NEGATIVE_HELD[tile.number]
    if tile.kind == TREASURE:
        return TREASURE_HELD
    if tile.kind == SPHINX:
        return SPHINX_HELD[tile.number]
    return DEMOLITION_HELD if tile.kind == DEMOLITION else SCARAB_HELD


ROOM: Final[vec[i64]] = vec[i64]([_room(tile) for tile in BOX.tiles] + [ON_GROUND])
HELD: Final[vec[i64]] = vec[i64]([_held(tile) for tile in BOX.tiles] + [0])
"""By tile; the last entry is for `NOTHING`."""


class GizaEvaluator(Evaluator[Giza]):
    """How GIZA stands, and which moves are sensible."""

    def rollout_limit(self, state: Giza) -> i64:
        return HORIZON

    def is_duplicate(self, state: Giza, seat: i64, action: i64) -> bool:
        """The bare pyramids of a board are alike: to try the first of them is enough."""
        site = (action - PLAY_BASE) % ALL_SITES
        if action >= DISCARD_BASE or site % SITES == SPHINX_SITE or state.heights[site] > 0:
            return False
        other = site - site % SITES
        while other < site:
            if state.heights[other] == 0:
                return True
            other += 1
        return False

    def value(self, state: Giza, seat: i64) -> float:
        return self.values(state)[seat]

    def values(self, state: Giza) -> vec[float]:
        """A share of victory for each seat: by the margin to its best rival, and when the game is over by who won."""
        over = state.depth == 0
        outlooks = vec[i64]([0] * int(state.players))
        standings = vec[i64]([0] * int(state.players))
        for seat in range(state.players):
            outlooks[seat] = state.points(seat) * POINT if over else outlook(state, seat)
            standings[seat] = final_standing(state, seat) if over else 0
        found = vec[float]([0.0] * int(state.players))
        for seat in range(state.players):
            found[seat] = squash(float(outlooks[seat] - best_rival(outlooks, seat)) / float(POINT), SCALE)
            if over:
                found[seat] = (1.0 - VICTORY) * found[seat] + VICTORY * victory_share(standings, seat)
        return found

    def prior(self, state: Giza, seat: i64, action: i64) -> float:
        return float(worth(state, seat, action)) * APPEAL

    def rollout_action(self, state: Giza, rng: Rng) -> i64:
        """The most promising action, with a little noise so that rollouts differ."""
        found = state.choices[0]
        best: i64 = -2 * FINISH
        i: i64 = 0
        while i < state.count:
            action = state.choices[i]
            promise = worth(state, state.listed, action) + rng.below(NOISE)
            if promise > best:
                best = promise
                found = action
            i += 1
        return found


# --- how a position stands ------------------------------------------------------------------------------------------


def outlook(state: Giza, seat: i64) -> i64:
    """The points of a board and what it and the hand can be expected to bring."""
    total = state.points(seat) * POINT
    site = seat * SITES
    while site < seat * SITES + SITES:
        total += room(state, site)
        site += 1
    i = seat * HAND
    while i < seat * HAND + HAND:
        total += HELD[state.hands[i]]
        i += 1
    return total


def final_standing(state: Giza, seat: i64) -> i64:
    """GZ-8.3 Points, and treasures to break ties, in one number."""
    return state.points(seat) * 1000 + state.sum_of(seat, TREASURE_POINTS)


def room(state: Giza, site: i64) -> i64:
    """What a site can still be expected to bring its owner; scarabs take their toll of it, if there is something to take."""
    top = state.tops[site]
    if top != SCARAB_TILE:
        return room_on(site, top)
    level = state.heights[site]
    while level > 0 and i64(state.stacks[site * DEPTH + level - 1]) == SCARAB_TILE:
        level -= 1
    under = room_on(site, NOTHING if level == 0 else i64(state.stacks[site * DEPTH + level - 1]))
    return under - smaller(under, SCARAB_TOLL * (state.heights[site] - level))


def room_on(site: i64, top: i64) -> i64:
    """What a site showing this tile, which is no scarab, can still be expected to bring."""
    return 0 if top == NOTHING and site % SITES == SPHINX_SITE else ROOM[top]


def smaller(a: i64, b: i64) -> i64:
    """The smaller of two numbers."""
    return a if a < b else b


# --- what an action is worth ----------------------------------------------------------------------------------------


def worth(state: Giza, seat: i64, action: i64) -> i64:
    """What an action seems to bring a seat."""
    if action < DISCARD_BASE:
        offset = action - PLAY_BASE
        return effect(state, seat, offset // ALL_SITES, offset % ALL_SITES)
    if action < STOP_ACTION:
        return 0 - HELD[action - DISCARD_BASE] - DISCARD_TOLL
    if action == STOP_ACTION:
        return 0
    return smaller(room_on(action - REMOVE_BASE, beneath(state, action - REMOVE_BASE)), SCARAB_TOLL)


def effect(state: Giza, seat: i64, tile: i64, site: i64) -> i64:
    """What a tile played on a site changes for a seat: on its own board the gain, on a rival's a share of the loss."""
    before = room(state, site)
    if tile == DEMOLITION_TILE:
        gain = room_on(site, beneath(state, site)) - before - POINTS[state.tops[site]] * POINT
    elif tile == SCARAB_TILE:
        gain = 0 - smaller(before, SCARAB_TOLL)
    elif (ONES >> tile) & 1 and finishes(state, site):
        return FINISH if leads_with(state, seat, tile, site) else -FINISH
    else:
        gain = POINTS[tile] * POINT + ROOM[tile] - before
    if site // SITES != seat:
        gain = 0 - gain // (state.players - 1)
    return gain - HELD[tile]


def beneath(state: Giza, site: i64) -> i64:
    """The tile under the top one."""
    height = state.heights[site]
    return NOTHING if height <= 1 else i64(state.stacks[site * DEPTH + height - 2])


def finishes(state: Giza, site: i64) -> bool:
    """GZ-8.1 Whether a 1 here is the third on its board, which ends the game."""
    start = site - site % SITES
    pyramid = start
    while pyramid < start + SPHINX_SITE:
        if pyramid != site and not (ONES >> state.tops[pyramid]) & 1:
            return False
        pyramid += 1
    return True


def leads_with(state: Giza, seat: i64, tile: i64, site: i64) -> bool:
    """Whether a seat has more points than anyone else once this tile lies there."""
    owner = site // SITES
    mine = state.points(seat) + (POINTS[tile] if owner == seat else 0)
    other: i64 = 0
    while other < state.players:
        if other != seat and state.points(other) + (POINTS[tile] if owner == other else 0) >= mine:
            return False
        other += 1
    return True
