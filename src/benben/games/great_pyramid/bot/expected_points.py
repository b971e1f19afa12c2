"""The points that a seat of Giza: The Great Pyramid has and can still expect of its workers, food and art.

Values are in tenths of a point, chances in percent. The value of workers depends on where they are: producers earn food and
art for the rounds to come; workers at stones and in the temple earn their part of a scoring, times the chance of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.scoring import pooled_points
from benben.games.great_pyramid.state import GreatPyramid, track_place
from benben.kernel.bits import count_bits

POINT: Final[i64] = 10
"""A point, in the unit of all values: tenths of a point."""

# --- producers, food and art ----------------------------------------------------------------------------------------------

FARMER_VALUES: Final[vec[i64]] = vec[i64]([0, 45, 90, 130, 145, 150, 152, 152, 152, 152, 152])
"""Hundredths of a point for each round to come, by the number of farmers."""
ARTIST_VALUES: Final[vec[i64]] = vec[i64]([0, 20, 32, 38, 40, 40, 40, 40, 40, 40, 40])
"""Hundredths of a point for each round to come, by the number of artists."""
FOOD_VALUE: Final[i64] = 3
"""A food that is likely to be needed, in tenths of a point."""
SPARE_FOOD_VALUE: Final[i64] = 1
"""A food beyond that, in tenths of a point."""
FOOD_PER_ROUND: Final[i64] = 4
"""Food likely to be needed in each round to come."""
FOOD_NEEDED: Final[i64] = 14
"""The most food likely to be needed in all rounds to come."""
ART_VALUE: Final[i64] = 4
"""An art that is likely to be bid, in tenths of a point."""
SPARE_ART_VALUE: Final[i64] = 1
"""An art beyond that, in tenths of a point."""
ART_FADES: Final[i64] = 3
"""Last rounds over which the value of art falls."""
ART_PER_DECORATION: Final[i64] = 4
"""Art that a decoration usually takes."""
ART_RANK_PERCENT: Final[i64] = 60
"""The percentage to expect at the next decoration of what one's art would earn if everyone bid all of theirs."""

# --- sleds ----------------------------------------------------------------------------------------------------------------

MOST_ARRIVAL: Final[i64] = 78
"""The chance that a sled with a full crew arrives while there is time, in percent."""
ARRIVAL_PER_SPARE_SPACE: Final[i64] = 16
"""Percent of that chance for each space that there is time to spare, where that is less."""
SPACES_PER_ROUND: Final[i64] = 2
"""Spaces that a sled usually moves in a round."""
ARRIVAL_PER_SPACE: Final[i64] = 7
"""Percent that each space to go takes away: a sled that arrives sooner comes back for another stone."""
QUARRY_CREW_PERCENT: Final[i64] = 85
"""The percentage of a chance that remains while the crew is too small and the sled in its quarry: others will join."""
TRACK_CREW_PERCENT: Final[i64] = 15
"""The percentage of a chance that remains while the crew is too small and the sled on its track: hardly anyone joins."""
SMALL_CREW_VALUE: Final[i64] = 10
"""The points to expect of a push for each worker while the crew is too small to know the ranks, in tenths."""
FREE_WORKER_VALUE: Final[i64] = 25
"""A worker that may go to any camp, in tenths of a point: lift camps are hardly reached otherwise."""
LOOSE_VALUE: Final[i64] = 4
"""A worker off a sled with none to catch, in tenths of a point."""
WAITING_VALUE: Final[i64] = 8
"""A worker that waits in a quarry for its sled, or for one ahead of it, in tenths of a point."""
CATCHING_VALUE: Final[i64] = 12
"""A worker on a track behind a sled with room, in tenths of a point."""

# --- lifts ----------------------------------------------------------------------------------------------------------------

CREW_CHANCE: Final[vec[i64]] = vec[i64]([0, 60, 75, 95, 100])
"""The chance that a stone moves on, in percent, by the workers at it: three are needed, a fourth makes it quick."""
LIFT_CHANCE: Final[i64] = 60
"""The chance that a stone in a lift camp is lifted, in percent."""
SLED_LIFT_CHANCE: Final[i64] = 12
"""The chance that a middle stone on a sled in its quarry comes to be lifted, in percent."""
LIFT_CHANCE_PER_SPACE: Final[i64] = 10
"""Percent added to that chance by each space the sled has moved."""
LIFTS_PER_ROUND: Final[i64] = 60
"""The most lifts in a round to come, in percent."""
BLOCKED_DIVISOR: Final[i64] = 3
"""A chance is divided by this where something else has to be completed first."""

FAR_TOP_CHANCE: Final[i64] = 2
"""The chance of the final lift while many stones are missing or there is no time for them, in percent."""
NEAR_TOP_CHANCE: Final[i64] = 12
"""The chance of the final lift when few stones are missing, in percent."""
CAMP_TOP_CHANCE: Final[i64] = 55
"""The chance of the final lift when the capstone is in the Middle camp, in percent."""
MISSING_STONE_COST: Final[i64] = 12
"""Percent that each missing stone takes away from that chance."""
FEW_STONES: Final[i64] = 3
"""Missing stones that count as few."""
STONES_PER_ROUND: Final[i64] = 2
"""Stones that a round to come can add at most."""

# --- temple and decorations -----------------------------------------------------------------------------------------------

TIER_CHANCE: Final[vec[i64]] = vec[i64]([0, 60, 25, 18, 14])
"""The chance that a tier is completed, in percent, by the stones it lacks."""
TEMPLES_PER_ROUND: Final[i64] = 55
"""The most scorings of the temple in a round to come, in percent."""
STONES_PER_GAME: Final[i64] = 6
"""Stones that are built in ten rounds."""
BASE_ROW_CHANCE: Final[vec[i64]] = vec[i64]([30, 70, 0])
"""Percent that a row of the base adds to the chance of one more decoration, by the stones that stand in it."""
MIDDLE_ROW_CHANCE: Final[vec[i64]] = vec[i64]([8, 25, 0])
"""Percent that a middle row adds to that chance, by the stones that stand in it."""
WAITING_ROW_CHANCE: Final[i64] = 50
"""Percent that a middle row adds to that chance when the stone it lacks waits to be lifted."""
TOP_ROW_CHANCE: Final[i64] = 10
"""Percent that the top adds to that chance."""
DECORATIONS_PER_ROUND: Final[i64] = 35
"""The most of that chance for each round to come, in percent."""


def rounds_left(state: GreatPyramid) -> i64:
    """The number of rounds to come, this one included."""
    return lookup.LAST_ROUND + 1 - state.round_number if state.round_number > 0 else lookup.LAST_ROUND


def rank_value(state: GreatPyramid, place: i64, seat: i64, own: i64, kind: i64) -> i64:
    """GP-7.1, GP-7.2, GP-7.3 The points that ``own`` workers of a seat would earn at a place by their rank, in tenths."""
    if own <= 0:
        return 0
    rank: i64 = 0
    tied: i64 = 1
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            count = state.workers[place * lookup.SEATS + other]
            others += count
            if count > own:
                rank += 1
            elif count == own:
                tied += 1
    total = pooled_points(kind, rank, tied)
    if others == 0 and own >= lookup.CREW:
        total += lookup.SOLO_POINTS[kind]
    return total * POINT // tied


# --- chances ----------------------------------------------------------------------------------------------------------


def arrival_chance(state: GreatPyramid, position: i64, crew: i64) -> i64:
    """The chance that a sled at a position of its track, with this crew, unloads in the rounds to come."""
    spaces = state.track_length + 1 - position
    if spaces <= 0:
        return 100
    chance = ARRIVAL_PER_SPARE_SPACE * (SPACES_PER_ROUND * rounds_left(state) - spaces + 1)
    if chance > MOST_ARRIVAL:
        chance = MOST_ARRIVAL
    chance -= ARRIVAL_PER_SPACE * spaces
    if crew < lookup.CREW:
        chance = chance * (QUARRY_CREW_PERCENT if position == 0 else TRACK_CREW_PERCENT) // 100
    return chance if chance > 0 else 0


def expected_middle_lifts(state: GreatPyramid) -> i64:
    """The number of lifts that the Middle camp can expect, in percent."""
    percent = state.waiting * LIFT_CHANCE
    if state.capstone == lookup.AT_MIDDLE_CAMP:
        percent += LIFT_CHANCE if state.bases & state.middles == lookup.ALL_SITE_PLACES else LIFT_CHANCE // BLOCKED_DIVISOR
    for quarry in range(state.quarries):
        if state.sled_positions[quarry] != lookup.SLED_GONE:
            if state.sled_stones[quarry] == lookup.MIDDLE:
                percent += SLED_LIFT_CHANCE + LIFT_CHANCE_PER_SPACE * state.sled_positions[quarry]
            elif state.sled_stones[quarry] == lookup.CAPSTONE:
                percent += LIFT_CHANCE_PER_SPACE
    most = LIFTS_PER_ROUND * rounds_left(state)
    return percent if percent < most else most


def final_lift_chance(state: GreatPyramid) -> i64:
    """The chance that the capstone is set on top."""
    if state.capstone == lookup.ON_TOP:
        return 0
    missing = 2 * lookup.SITE_PLACES - count_bits(state.bases) - count_bits(state.middles)
    if missing > STONES_PER_ROUND * rounds_left(state) or missing > FEW_STONES:
        return FAR_TOP_CHANCE
    if state.capstone == lookup.AT_CAPSTONE_CAMP:
        return LIFT_CHANCE
    if state.capstone == lookup.AT_MIDDLE_CAMP:
        return CAMP_TOP_CHANCE - MISSING_STONE_COST * missing
    return NEAR_TOP_CHANCE


def expected_temple_scorings(state: GreatPyramid) -> i64:
    """The number of scorings that the temple can expect, in percent."""
    bases = lookup.SITE_PLACES - count_bits(state.bases)
    middles = lookup.SITE_PLACES - count_bits(state.middles)
    percent = TIER_CHANCE[bases] + final_lift_chance(state)
    percent += TIER_CHANCE[middles] if bases == 0 else TIER_CHANCE[middles] // BLOCKED_DIVISOR
    most = TEMPLES_PER_ROUND * rounds_left(state)
    return percent if percent < most else most


def expected_decorations(state: GreatPyramid) -> i64:
    """The number of decorations likely to come."""
    missing = 2 * lookup.SITE_PLACES - count_bits(state.bases) - count_bits(state.middles)
    likely = (STONES_PER_GAME * rounds_left(state) + lookup.LAST_ROUND // 2) // lookup.LAST_ROUND
    return ((missing if missing < likely else likely) + 1) // 2


def next_decoration_chance(state: GreatPyramid) -> i64:
    """The chance that one more row is completed."""
    chance = TOP_ROW_CHANCE
    for place in range(lookup.SITE_PLACES):
        partner = lookup.PARTNER[place]
        if place < partner:
            base = (state.bases >> place & 1) + (state.bases >> partner & 1)
            middle = (state.middles >> place & 1) + (state.middles >> partner & 1)
            chance += BASE_ROW_CHANCE[base]
            chance += WAITING_ROW_CHANCE if middle == 1 and state.waiting > 0 else MIDDLE_ROW_CHANCE[middle]
    most = DECORATIONS_PER_ROUND * rounds_left(state)
    if most > 100:
        most = 100
    return chance if chance < most else most


# --- values ---------------------------------------------------------------------------------------------------------


def workers_value(state: GreatPyramid, seat: i64, place: i64, count: i64) -> i64:
    """The value of ``count`` workers of a seat at a place, with the others as they are."""
    if count == 0:
        return 0
    if place == lookup.FARM:
        return FARMER_VALUES[count] * rounds_left(state) // 10
    if place == lookup.ARTIST:
        return ARTIST_VALUES[count] * rounds_left(state) // 10
    if place == lookup.TEMPLE:
        points = rank_value(state, place, seat, count, lookup.TEMPLE_SCORING)
        return points * expected_temple_scorings(state) // 100 + count
    if place == lookup.MIDDLE_CAMP:
        return lift_camp_value(state, seat, place, count, lookup.MIDDLE_LIFT_SCORING, expected_middle_lifts(state))
    if place == lookup.CAPSTONE_CAMP:
        return lift_camp_value(state, seat, place, count, lookup.FINAL_LIFT_SCORING, final_lift_chance(state))
    if place == lookup.UNPLACED:
        return FREE_WORKER_VALUE * count
    return track_value(state, seat, place, count)


def lift_camp_value(state: GreatPyramid, seat: i64, place: i64, count: i64, kind: i64, lifts: i64) -> i64:
    """The value of ``count`` workers in a lift camp that can expect this number of lifts, in percent."""
    crew = state.crew_at(place) - state.workers_at(place, seat) + count
    if crew > lookup.CAPACITY:
        crew = lookup.CAPACITY
    return rank_value(state, place, seat, count, kind) * lifts * CREW_CHANCE[crew] // 10_000 + count


def track_value(state: GreatPyramid, seat: i64, place: i64, count: i64) -> i64:
    """The value of ``count`` workers on a sled, in a quarry or on a track."""
    offset = place - lookup.FIRST_TRACK
    quarry, position = offset // lookup.TRACK_PLACES, offset % lookup.TRACK_PLACES
    if position != state.sled_positions[quarry]:
        ahead = state.sled_positions[quarry] > position and state.crew_at(state.sled_place(quarry)) < lookup.CAPACITY
        waits = position == 0 and state.reserve[lookup.MIDDLE] + state.reserve[lookup.CAPSTONE] > 0
        return count * (CATCHING_VALUE if ahead and position > 0 else WAITING_VALUE if ahead or waits else LOOSE_VALUE)
    if position > state.track_length:
        return FREE_WORKER_VALUE * count
    return sled_value(state, seat, quarry, position, count)


def sled_value(state: GreatPyramid, seat: i64, quarry: i64, position: i64, count: i64) -> i64:
    """The value of ``count`` workers on a sled, once it has come to a position."""
    place = track_place(quarry, state.sled_positions[quarry])
    crew = state.crew_at(place) - state.workers_at(place, seat) + count
    part = rank_value(state, place, seat, count, lookup.PUSH_SCORING) if crew >= lookup.CREW else SMALL_CREW_VALUE * count
    return (part + FREE_WORKER_VALUE * count) * arrival_chance(state, position, crew) // 100


def next_worker_value(state: GreatPyramid, seat: i64, place: i64, before: i64) -> i64:
    """The value of one more worker of a seat at a place where it has ``before`` already."""
    return workers_value(state, seat, place, before + 1) - workers_value(state, seat, place, before)


def food_value(state: GreatPyramid, food: i64) -> i64:
    """The value of food: it feeds pushes, lifts and artists."""
    useful = FOOD_PER_ROUND * rounds_left(state)
    if useful > FOOD_NEEDED:
        useful = FOOD_NEEDED
    return FOOD_VALUE * food if food <= useful else FOOD_VALUE * useful + SPARE_FOOD_VALUE * (food - useful)


def art_rank_value(state: GreatPyramid, seat: i64, art: i64) -> i64:
    """GP-7.1 The points that this much art of a seat would earn if everyone bid all of theirs, in tenths."""
    if art <= 0:
        return 0
    rank: i64 = 0
    tied: i64 = 1
    for other in range(state.players):
        if other != seat:
            if state.art[other] > art:
                rank += 1
            elif state.art[other] == art:
                tied += 1
    return pooled_points(lookup.DECORATION_SCORING, rank, tied) * POINT // tied


def art_value(state: GreatPyramid, seat: i64, art: i64) -> i64:
    """The value of art: each piece for decorations to come, and one's rank by art for the next of them."""
    if state.capstone == lookup.ON_TOP:
        return 0
    useful = ART_PER_DECORATION * expected_decorations(state)
    rounds = rounds_left(state)
    each = ART_VALUE if rounds >= ART_FADES else ART_VALUE * rounds // ART_FADES
    total = each * art if art <= useful else each * useful + SPARE_ART_VALUE * (art - useful)
    return total + art_rank_value(state, seat, art) * ART_RANK_PERCENT * next_decoration_chance(state) // 10_000


def expected_points(state: GreatPyramid, seat: i64) -> i64:
    """The points of a seat and those to expect of its workers, food and art, in tenths."""
    total = state.score[seat] * POINT + food_value(state, state.food[seat]) + art_value(state, seat, state.art[seat])
    for place in range(lookup.PLACES):
        count = state.workers[place * lookup.SEATS + seat]
        if count > 0:
            total += workers_value(state, seat, place, count)
    return total
