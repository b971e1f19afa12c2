"""The moves of Giza: The Great Pyramid: families of actions with their texts and click paths.

A spot is a camp or a quarry: the places that a worker can be moved between.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX, MOST_PLAYERS
from benben.kernel.catalogue import Axis, Catalogue, Family, seat_axis

SUPPORT_CAMPS: Final = ("farm", "temple", "artist")
"""GP-1.2 The support camps, in notation."""
LIFT_CAMPS: Final = ("middle-camp", "capstone-camp")
"""GP-1.2 The lift camps, in notation."""
CAMP_WORDS: Final = (*SUPPORT_CAMPS, *LIFT_CAMPS)
"""All camps, in notation."""
SPOT_WORDS: Final = (*CAMP_WORDS, *BOX.quarries)
"""All spots, in notation."""
STONE_WORDS: Final = ("base", "middle", "capstone")
"""The kinds of stones, in notation."""

SPOT: Final = Axis("spot", SPOT_WORDS)
FROM: Final = Axis("from", SPOT_WORDS)
TO: Final = Axis("to", SPOT_WORDS)
CAMP: Final = Axis("camp", CAMP_WORDS)
ROW: Final = Axis("row", BOX.rows)
QUARRY: Final = Axis("quarry", BOX.quarries)
POSITION: Final = Axis("position", [str(n) for n in range(max(BOX.lengths) + 1)])
PIECES: Final = Axis("amount", [str(n) for n in range(1, BOX.most_workers + 1)])
FOOD: Final = Axis("amount", [str(n) for n in range(BOX.food_bid + 1)])
ART: Final = Axis("amount", [str(n) for n in range(BOX.art_bid + 1)])
LETTER: Final = Axis("letter", BOX.places)
STONE: Final = Axis("stone", STONE_WORDS)
LIFTED: Final = Axis("stone", STONE_WORDS[1:])
PLAYER: Final = seat_axis(MOST_PLAYERS)

PLACE_MOVE: Final = Family("place", "place {spot}", (SPOT,), ("{spot}",))
ROW_MOVE: Final = Family("row", "row {row}", (ROW,), ("row.{row}",))
MOVE_MOVE: Final = Family("move", "move {from} {to}", (FROM, TO), ("{from}", "{to}"))
SKIP_MOVE: Final = Family("skip", "skip", (), ("do.skip",))
ADVANCE_MOVE: Final = Family(
    "advance", "advance {quarry}.{position}", (QUARRY, POSITION), ("do.advance", "{quarry}.{position}")
)
PASS_MOVE: Final = Family("pass", "pass {quarry}.{position}", (QUARRY, POSITION), ("do.pass", "{quarry}.{position}"))
FARM_MOVE: Final = Family("farm", "farm", (), ("do.farm",))
FISH_MOVE: Final = Family("fish", "fish", (), ("do.fish",))
ART_MOVE: Final = Family("art", "art {amount}", (PIECES,), ("do.art", "amount.{amount}"))
END_MOVE: Final = Family("end-turn", "end", (), ("do.end",))
LEAVE_MOVE: Final = Family("leave", "leave {camp}", (CAMP,), ("{camp}",))
PUSH_MOVE: Final = Family("push", "push {quarry}", (QUARRY,), ("sled.{quarry}",))
LIFT_MOVE: Final = Family("lift", "lift {stone}", (LIFTED,), ("stone.{stone}",))
BID_MOVE: Final = Family("bid", "bid {amount}", (FOOD,), ("amount.{amount}",))
BUILD_MOVE: Final = Family("build", "build {letter}", (LETTER,), ("site.{letter}",))
ASSIGN_MOVE: Final = Family("assign", "assign {camp}", (CAMP,), ("{camp}",))
DECORATE_MOVE: Final = Family("decorate", "decorate {amount}", (ART,), ("amount.{amount}",), hidden="amount")
LOAD_MOVE: Final = Family("load", "load {stone}", (STONE,), ("reserve.{stone}",))
FIRST_MOVE: Final = Family("first", "first {player}", (PLAYER,))

CATALOGUE: Final = Catalogue(
    (
        PLACE_MOVE,
        ROW_MOVE,
        MOVE_MOVE,
        SKIP_MOVE,
        ADVANCE_MOVE,
        PASS_MOVE,
        FARM_MOVE,
        FISH_MOVE,
        ART_MOVE,
        END_MOVE,
        LEAVE_MOVE,
        PUSH_MOVE,
        LIFT_MOVE,
        BID_MOVE,
        BUILD_MOVE,
        ASSIGN_MOVE,
        DECORATE_MOVE,
        LOAD_MOVE,
        FIRST_MOVE,
    )
)
"""Every family, in the order in which the Steps offer them: moves, tracks, production and `end` make a turn."""

SPOTS: Final[i64] = SPOT.size
"""The number of spots."""
CAMPS: Final[i64] = CAMP.size
"""The number of camps, which are the first spots."""
POSITIONS: Final[i64] = POSITION.size
"""Positions of the longest track, the quarry included."""

# The first action of each family.
PLACE_BASE: Final[i64] = PLACE_MOVE.base
ROW_BASE: Final[i64] = ROW_MOVE.base
MOVE_BASE: Final[i64] = MOVE_MOVE.base
SKIP_ACTION: Final[i64] = SKIP_MOVE.base
ADVANCE_BASE: Final[i64] = ADVANCE_MOVE.base
PASS_BASE: Final[i64] = PASS_MOVE.base
FARM_ACTION: Final[i64] = FARM_MOVE.base
FISH_ACTION: Final[i64] = FISH_MOVE.base
ART_BASE: Final[i64] = ART_MOVE.base
END_ACTION: Final[i64] = END_MOVE.base
LEAVE_BASE: Final[i64] = LEAVE_MOVE.base
PUSH_BASE: Final[i64] = PUSH_MOVE.base
LIFT_BASE: Final[i64] = LIFT_MOVE.base
BID_BASE: Final[i64] = BID_MOVE.base
BUILD_BASE: Final[i64] = BUILD_MOVE.base
ASSIGN_BASE: Final[i64] = ASSIGN_MOVE.base
DECORATE_BASE: Final[i64] = DECORATE_MOVE.base
LOAD_BASE: Final[i64] = LOAD_MOVE.base
FIRST_BASE: Final[i64] = FIRST_MOVE.base
