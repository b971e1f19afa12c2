"""What a bot needs to play GIZA well: how a position stands, and sensible moves for rollouts.

Everything comes from one table: the points that a pyramid with a given top tile can still be expected to bring its owner.
A play is then worth the tile's points and the change in that outlook, for its owner; for a rival the other way round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.giza.box import BOX, SPHINX, STONE, TREASURE, Tile
from benben.games.giza.moves import ALL_SITES, DISCARD_BASE, PLAY_BASE, REMOVE_BASE, SITES, SPHINX_SITE, STOP_ACTION
from benben.games.giza.state import DEPTH, HAND, NOTHING, POINTS, TREASURE_POINTS, Giza
from benben.games.giza.steps import DEMOLITION_TILE, ONES, SCARAB_TILE
from benben.kernel.luck import Luck
from benben.kernel.sense import Sense, squash
from benben.kernel.state import State

UNIT: Final[i64] = 10
"""Expectations are whole numbers, in tenths of a point."""

ROOM_STONE: Final = (0, 0, 15, 35, 55, 75)
ROOM_TREASURE: Final = (0, 0, 5, 25, 40, 60)
ROOM_GROUND: Final = 85
ROOM_SPHINX: Final = (30, 40, 0)
ROOM_NO_SPHINX: Final = 5
SCARAB_TOLL: Final[i64] = 25
"""What a scarab costs the owner of a site: a turn, unless there was little to come."""

HELD_STONE: Final = (0, 30, 25, 25, 30, 40)
TYPICAL: Final[i64] = 30


def _room(tile: Tile) -> int:
    if tile.kind == STONE:
        return ROOM_STONE[tile.number]
    if tile.kind == TREASURE:
        return ROOM_TREASURE[tile.number]
    return ROOM_SPHINX[tile.number] if tile.kind == SPHINX else 0


def _held(tile: Tile) -> int:
    if tile.kind == STONE:
        return HELD_STONE[tile.number] if tile.points > 0 else 10 + 10 * tile.number
    if tile.kind == TREASURE:
        return 10 + 5 * tile.number
    if tile.kind == SPHINX:
        return (-5, 40, 60)[tile.number]
    return 40 if tile.name == "demolition" else 20


ROOM: Final[vec[i64]] = vec[i64]([_room(tile) for tile in BOX.tiles] + [ROOM_GROUND])
HELD: Final[vec[i64]] = vec[i64]([_held(tile) for tile in BOX.tiles] + [TYPICAL, TYPICAL])


class GizaSense(Sense):
    """How GIZA stands, and which moves are sensible."""

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Giza)
        outlooks = vec[i64]([0] * int(state.players))
        seat: i64 = 0
        while seat < state.players:
            outlooks[seat] = ending(state, seat) if state.depth == 0 else outlook(state, seat)
            seat += 1
        return standings(outlooks, state.depth == 0)

    def value(self, state: State, seat: i64) -> float:
        return self.values(state)[seat]

    def appeal(self, state: State, seat: i64, action: i64) -> float:
        assert isinstance(state, Giza)
        return float(worth(state, seat, action)) * APPEAL

    def choose(self, state: State, luck: Luck) -> i64:
        """The most promising move, with a little noise so that rollouts differ."""
        assert isinstance(state, Giza)
        seat = state.listed
        found = state.choices[0]
        best: i64 = -1_000_000
        i: i64 = 0
        while i < state.count:
            action = state.choices[i]
            promise = worth(state, seat, action) + luck.below(NOISE)
            if promise > best:
                best = promise
                found = action
            i += 1
        return found


APPEAL: Final = 0.001
NOISE: Final[i64] = 40


def ending(state: Giza, seat: i64) -> i64:
    """Final points; treasures break ties (GZ-8.3)."""
    return state.points(seat) * UNIT * 100 + state.sum_of(seat, TREASURE_POINTS)


def outlook(state: Giza, seat: i64) -> i64:
    """The points of a board and what it and the hand can be expected to bring."""
    total = state.points(seat) * UNIT
    site = seat * SITES
    while site < seat * SITES + SITES:
        total += room(state, site)
        site += 1
    i = seat * HAND
    while i < seat * HAND + HAND:
        total += HELD[state.hands[i]]
        i += 1
    return total


def standings(outlooks: vec[i64], over: bool) -> vec[float]:
    """Outlooks as values from 0 to 1: how far ahead of the best rival."""
    found = vec[float]([0.0] * len(outlooks))
    seat: i64 = 0
    while seat < len(outlooks):
        best: i64 = -1_000_000_000
        rivals: i64 = 0
        other: i64 = 0
        while other < len(outlooks):
            if other != seat:
                if outlooks[other] > best:
                    best = outlooks[other]
                    rivals = 1
                elif outlooks[other] == best:
                    rivals += 1
            other += 1
        margin = outlooks[seat] - best
        if over:
            share = 1.0 if margin > 0 else 0.0 if margin < 0 else 1.0 / float(rivals + 1)
            found[seat] = WIN * share + (1.0 - WIN) * squash(float(margin) / 1000.0, 20.0)
        else:
            found[seat] = squash(float(margin) / 10.0, 20.0)
        seat += 1
    return found


WIN: Final = 0.8


def room(state: Giza, site: i64) -> i64:
    """What a site can still be expected to bring its owner."""
    top = state.tops[site]
    if top != SCARAB_TILE:
        return open_room(site, top)
    level = state.heights[site] - 1
    while level > 0 and i64(state.stacks[site * DEPTH + level - 1]) == SCARAB_TILE:
        level -= 1
    below = NOTHING if level == 0 else i64(state.stacks[site * DEPTH + level - 1])
    under = open_room(site, below)
    scarabs = state.heights[site] - level
    return under - int_min(under, SCARAB_TOLL * scarabs)


def int_min(a: i64, b: i64) -> i64:
    """The smaller number."""
    return a if a < b else b


def open_room(site: i64, top: i64) -> i64:
    """What a site showing this tile can still be expected to bring."""
    if top == NOTHING and site % SITES == SPHINX_SITE:
        return ROOM_NO_SPHINX
    return ROOM[top]


def worth(state: Giza, seat: i64, action: i64) -> i64:
    """What an action seems to bring a seat, in tenths of a point."""
    if action < DISCARD_BASE:
        offset = action - PLAY_BASE
        tile = offset // ALL_SITES
        site = offset % ALL_SITES
        return effect(state, seat, tile, site) + TYPICAL - HELD[tile]
    if action < STOP_ACTION:
        return TYPICAL - HELD[action - DISCARD_BASE] - 10
    if action == STOP_ACTION:
        return 0
    site = action - REMOVE_BASE
    below = beneath(state, site)
    return int_min(open_room(site, below), SCARAB_TOLL)


def beneath(state: Giza, site: i64) -> i64:
    """The tile under the top one."""
    height = state.heights[site]
    return NOTHING if height <= 1 else i64(state.stacks[site * DEPTH + height - 2])


def effect(state: Giza, seat: i64, tile: i64, site: i64) -> i64:
    """What a tile on a site changes for a seat: its own board counts as it is, a rival's the other way round."""
    top = state.tops[site]
    before = room(state, site)
    if tile == DEMOLITION_TILE:
        gain = open_room(site, beneath(state, site)) - before
        if top != SCARAB_TILE:
            gain -= POINTS[top] * UNIT
    elif tile == SCARAB_TILE:
        gain = 0 - int_min(before, SCARAB_TOLL)
    else:
        gain = POINTS[tile] * UNIT + ROOM[tile] - before
        if (ONES >> tile) & 1 and ends(state, site):
            return verdict(state, seat, tile, site)
    owner = site // SITES
    return gain if owner == seat else 0 - gain // (state.players - 1)


def ends(state: Giza, site: i64) -> bool:
    """Whether a 1 here shows the third on its board, which ends the game (GZ-8.1)."""
    owner = site // SITES
    place = owner * SITES
    while place < owner * SITES + SPHINX_SITE:
        if place != site and not (ONES >> state.tops[place]) & 1:
            return False
        place += 1
    return True


def verdict(state: Giza, seat: i64, tile: i64, site: i64) -> i64:
    """How it is to end the game with this tile: splendid when ahead, dreadful when not."""
    mine = state.points(seat)
    if site // SITES == seat:
        mine += POINTS[tile]
    other: i64 = 0
    while other < state.players:
        theirs = state.points(other)
        if site // SITES == other:
            theirs += POINTS[tile]
        if other != seat and theirs >= mine:
            return -2000
        other += 1
    return 2000
