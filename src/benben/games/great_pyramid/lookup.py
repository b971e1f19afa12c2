"""Tables of constants made from the box: the numbers of places, stones, rows and scorings, and the limits of the rules.

Places are numbered: the camps first, then each quarry with its track (position 0 is the quarry, then the spaces, then one
place past the last space where a sled is unloaded), last the place of workers not yet placed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BONUSES, BOX, MOST_PLAYERS, SCORINGS
from benben.games.great_pyramid.moves import CAMPS

SEATS: Final[i64] = MOST_PLAYERS
"""The greatest number of players: vectors of workers have this many numbers a place, whoever plays."""

# --- places ---------------------------------------------------------------------------------------------------------------

QUARRIES: Final[i64] = len(BOX.quarries)
"""The number of quarries in the box."""
CAPACITY: Final[i64] = BOX.holds
"""GP-1.2 The most workers in a quarry, on a sled or on a track space."""

FARM: Final[i64] = 0
"""The place of Farms & Fishing."""
TEMPLE: Final[i64] = 1
"""The place of the Temple of Ra."""
ARTIST: Final[i64] = 2
"""The place of the Artist Camp."""
MIDDLE_CAMP: Final[i64] = 3
"""The place of the Middle lift camp."""
CAPSTONE_CAMP: Final[i64] = 4
"""The place of the Capstone lift camp."""
FIRST_TRACK: Final[i64] = CAMPS
"""The place of the first quarry."""
TRACK_PLACES: Final[i64] = max(BOX.lengths) + 2
"""Places from one quarry to the next: the quarry, the longest track, and the place where a sled is unloaded."""
UNPLACED: Final[i64] = FIRST_TRACK + QUARRIES * TRACK_PLACES
"""The place of workers not yet placed."""
PLACES: Final[i64] = UNPLACED + 1
"""The number of places."""

# --- stones ---------------------------------------------------------------------------------------------------------------

BASE: Final[i64] = 0
"""The base stone, as a kind."""
MIDDLE: Final[i64] = 1
"""The middle stone, as a kind."""
CAPSTONE: Final[i64] = 2
"""The capstone, as a kind."""
STONES: Final[i64] = 3
"""The number of kinds of stones."""
NO_STONE: Final[i64] = STONES
"""A sled without a stone."""

AWAY: Final[i64] = 0
"""The capstone is in the reserve or on a sled."""
AT_MIDDLE_CAMP: Final[i64] = 1
"""The capstone is in the Middle lift camp."""
AT_CAPSTONE_CAMP: Final[i64] = 2
"""The capstone is in the Capstone lift camp."""
ON_TOP: Final[i64] = 3
"""The capstone is on top of the pyramid."""
CAPSTONE_STAGES: Final[i64] = 4
"""The number of answers to where the capstone is."""

SITE_PLACES: Final[i64] = len(BOX.places)
"""The number of base places of the site, and of middle places."""
ALL_SITE_PLACES: Final[i64] = (1 << SITE_PLACES) - 1
"""The set of all base places, or of all middle places."""
PARTNER: Final[vec[i64]] = vec[i64](BOX.partners)
"""GP-1.4 For each place of the site, the other place of its row."""

BUILT_TOP: Final[i64] = 2 * SITE_PLACES
"""The stone just built is the capstone. Smaller numbers: a base place, or SITE_PLACES + a middle place."""
NOT_BUILT: Final[i64] = 2 * SITE_PLACES + 1
"""The stone just moved was not built: it waits in a lift camp."""
BY_LIFT: Final[i64] = QUARRIES
"""The stone came by a lift. Smaller numbers: by a push out of that quarry."""

SLED_GONE: Final[i64] = -1
"""The position of a sled that has left the game, or of a quarry that is not used."""

# --- rounds and rows ------------------------------------------------------------------------------------------------------

ROUNDS_PER_DYNASTY: Final[i64] = BOX.dynasty
"""GP-3.6 Rounds of a dynasty."""
LAST_ROUND: Final[i64] = BOX.dynasties * BOX.dynasty
"""GP-8.1 The number of the last round, counted from 1."""
TILE_ROUND: Final[i64] = BOX.tile_round
"""GP-1.6 The round whose beginning lays the Second Dynasty tile on the turn-order track."""
ACTIONS: Final[i64] = BOX.actions
"""GP-4 Actions of a turn."""
PASS_COST: Final[i64] = 2
"""GP-4.3 Actions that passing a full space costs."""
PLACED_AT_ONCE: Final[i64] = BOX.placing
"""GP-2.3 Workers that a player places before the next one does."""

ROWS: Final[i64] = len(BOX.rows)
"""The number of rows of the turn-order track."""
ROW_BONUS: Final[vec[i64]] = vec[i64](BOX.bonuses)
"""The bonus of each row, as its place in BONUSES."""
FISH_BONUS: Final[i64] = BONUSES.index("fish")
"""GP-3.5 The bonus of fishing twice."""
FARM_BONUS: Final[i64] = BONUSES.index("farm")
"""GP-3.5 The bonus of farming twice."""
ART_BONUS: Final[i64] = BONUSES.index("art")
"""GP-3.5 The bonus of making art twice."""
NO_ROW: Final[i64] = -1
"""A seat that has not chosen a row this round."""

# --- tasks and bids -------------------------------------------------------------------------------------------------------

LIFT_MIDDLE: Final[i64] = QUARRIES
"""The task to lift a middle stone. Smaller numbers: to push the sled of that quarry."""
LIFT_CAPSTONE: Final[i64] = QUARRIES + 1
"""The task to lift the capstone."""
TASKS: Final[i64] = QUARRIES + 2
"""The number of tasks that can be nominated."""

CREW: Final[i64] = BOX.crew
"""GP-5.1, GP-5.2 Workers that a stone needs to be ready."""
FOOD_PER_WORKER: Final[i64] = BOX.food_each
"""GP-5.4 The most food bid for each worker."""
MOST_FOOD: Final[i64] = BOX.food_bid
"""GP-1.5 The most food in a bid."""
MOST_ART: Final[i64] = BOX.art_bid
"""GP-1.5 The most art in a bid."""
LIFT_TOTAL: Final[i64] = BOX.lift_total
"""GP-5.5 Food that lifts a stone."""
PUSH_SPACES: Final[vec[i64]] = vec[i64]([BOX.spaces(total) for total in range(BOX.holds * BOX.food_each + 1)])
"""GP-5.5 The spaces that a sled moves, by the food bid for it; 0 when the push fails."""

NO_BID: Final[i64] = -1
"""A seat that has not bid."""
SEALED: Final[i64] = -2
"""A bid that was given but is not known."""

# --- scoring --------------------------------------------------------------------------------------------------------------

PUSH_SCORING: Final[i64] = SCORINGS.index("push")
"""GP-7.1 Push scoring, as a line of the scoring table."""
MIDDLE_LIFT_SCORING: Final[i64] = SCORINGS.index("middle-lift")
"""GP-7.1 Scoring of a middle lift."""
FINAL_LIFT_SCORING: Final[i64] = SCORINGS.index("final-lift")
"""GP-7.1 Scoring of the capstone's final lift."""
DECORATION_SCORING: Final[i64] = SCORINGS.index("decoration")
"""GP-7.1 Scoring of a decoration."""
CAPSTONE_DECORATION_SCORING: Final[i64] = SCORINGS.index("capstone-decoration")
"""GP-7.1 Scoring of the capstone's decoration."""
TEMPLE_SCORING: Final[i64] = SCORINGS.index("temple")
"""GP-7.1 Scoring of the Temple of Ra."""

RANK_POINTS: Final[vec[i64]] = vec[i64]([points for scoring in BOX.scorings for points in scoring.ranks])
"""GP-7.1 Points by rank, RANKS a scoring."""
SOLO_POINTS: Final[vec[i64]] = vec[i64]([scoring.solo for scoring in BOX.scorings])
"""GP-7.1 Points added where only one player takes part, by scoring."""
SCORING_NUMBERS: Final[i64] = 3
"""Numbers that a scoring takes in the position: kind, stone and round; the amounts; the points; each packed in bytes."""
