"""How a position of Giza: The Great Pyramid stands: what workers, food and art can still be expected to earn.

All amounts are in tenths of a point. What a worker is worth depends on where it is: producers earn food and art for the
rounds to come, labourers their part of a scoring times the chance (in percent) that it comes about.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.scoring import (
    FINAL_LIFT,
    MIDDLE_LIFT,
    PUSH_SCORING,
    SOLO,
    TEMPLE_SCORING,
    pooled,
)
from benben.games.great_pyramid.state import (
    ALL_PLACES,
    ARTIST,
    AT_CAPSTONE_CAMP,
    AT_MIDDLE_CAMP,
    CAPSTONE,
    CAPSTONE_CAMP,
    FARM,
    GONE,
    HOLDS,
    MIDDLE,
    MIDDLE_CAMP,
    ON_TOP,
    SEATS,
    STRIDE,
    TEMPLE,
    TRACKS,
    UNPLACED,
    GreatPyramid,
)
from benben.games.great_pyramid.steps.flow import LAST_ROUND
from benben.games.great_pyramid.steps.labour import CREW

POINT: Final[i64] = 10
SITE: Final[i64] = len(BOX.places)

FARMERS: Final[vec[i64]] = vec[i64]([18, 18, 18, 10, 6, 3, 2, 0, 0, 0])
ARTISTS: Final[vec[i64]] = vec[i64]([12, 8, 4, 1, 0, 0, 0, 0, 0, 0])
"""What the first, second, ... producer is worth when there are PRODUCING rounds to come."""
PRODUCING: Final[i64] = 4
CREWS: Final[vec[i64]] = vec[i64]([25, 35, 65, 100, 105])
"""How likely a sled moves on, by the number of workers on it (of four)."""
TIERS: Final[vec[i64]] = vec[i64]([0, 60, 25, 18, 14])
"""How likely a tier is completed, by the number of stones it lacks."""
ALMOST: Final[i64] = 115
SPACE: Final[i64] = 13
"""How likely a sled with a full crew arrives: so many percent less for every space it has to go."""
LOOSE: Final[i64] = 3
"""What a worker waiting in a quarry or walking a track is worth."""
MEAGRE: Final[i64] = 6
FOOD: Final[i64] = 3
ENOUGH: Final[i64] = 25
"""With half of this food more farmers are needed less, with all of it hardly."""
SPARE_FOOD: Final[i64] = 1
ART: Final[i64] = 8
SPARE_ART: Final[i64] = 1
STONES: Final[i64] = 1
"""How many stones are built in four rounds."""
ART_EACH: Final[i64] = 8
"""How much art a decoration usually takes."""


def rounds_left(state: GreatPyramid) -> i64:
    """Rounds to come, this one included."""
    return LAST_ROUND + 1 - state.round_number if state.round_number > 0 else LAST_ROUND


def rank_share(state: GreatPyramid, place: i64, seat: i64, mine: i64, kind: i64) -> i64:
    """GP-7.1, GP-7.2, GP-7.3 What this many workers of a seat at a place would earn, others being as they are."""
    if mine <= 0:
        return 0
    rank: i64 = 0
    tied: i64 = 1
    others: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            count = state.workers[place * SEATS + other]
            others += count
            if count > mine:
                rank += 1
            elif count == mine:
                tied += 1
        other += 1
    total = pooled(kind, rank, tied)
    if others == 0 and mine >= CREW:
        total += SOLO[kind]
    return total * POINT // tied


def bits(places: i64) -> i64:
    """How many places a set has."""
    count: i64 = 0
    while places:
        count += places & 1
        places >>= 1
    return count


# --- chances ----------------------------------------------------------------------------------------------------------


def arrival(state: GreatPyramid, quarry: i64, crew: i64) -> i64:
    """The chance that a sled with this crew unloads in the rounds to come."""
    spaces = state.length + 1 - state.sleds[quarry]
    rounds = rounds_left(state)
    chance = (ALMOST - SPACE * spaces) * CREWS[crew if crew < 4 else 4] // 100
    if spaces > 3 * rounds:
        return chance // 5
    return chance * 2 // 3 if spaces > 2 * rounds else chance


def middle_lifts(state: GreatPyramid) -> i64:
    """How many lifts the Middle camp can expect, in percent."""
    percent = state.waiting * 85
    oncoming: i64 = 0
    quarry: i64 = 0
    while quarry < state.quarries:
        if state.sleds[quarry] != GONE and (state.cargo[quarry] == MIDDLE or state.cargo[quarry] == CAPSTONE):
            oncoming += 12 + 10 * state.sleds[quarry]
        quarry += 1
    if state.capstone == AT_MIDDLE_CAMP:
        percent += 80 if state.bases & state.middles == ALL_PLACES else 25
    percent += oncoming if oncoming < 90 else 90
    most = 60 * rounds_left(state)
    return percent if percent < most else most


def final_lift(state: GreatPyramid) -> i64:
    """The chance that the capstone is set on top."""
    if state.capstone == ON_TOP:
        return 0
    missing = 2 * SITE - bits(state.bases) - bits(state.middles)
    if missing > 2 * rounds_left(state) or missing > 3:
        return 2
    if state.capstone == AT_CAPSTONE_CAMP:
        return 85 - 20 * missing
    if state.capstone == AT_MIDDLE_CAMP:
        return 55 - 12 * missing
    return 12


def temple_scorings(state: GreatPyramid) -> i64:
    """How many times the temple can expect to be scored, in percent."""
    missing = SITE - bits(state.bases)
    percent = TIERS[missing]
    upper = SITE - bits(state.middles)
    percent += TIERS[upper] if missing == 0 else TIERS[upper] // 3
    percent += final_lift(state)
    most = 55 * rounds_left(state)
    return percent if percent < most else most


def decorations(state: GreatPyramid) -> i64:
    """How many decorations are likely still to come."""
    missing = 2 * SITE - bits(state.bases) - bits(state.middles)
    likely = (STONES * rounds_left(state) + 3) // 4
    return ((missing if missing < likely else likely) + 1) // 2


# --- what things are worth --------------------------------------------------------------------------------------------


def worth(state: GreatPyramid, seat: i64, place: i64, before: i64) -> i64:
    """What one more worker of a seat is worth at a place, when it has ``before`` there already."""
    if place == FARM:
        hunger = ENOUGH // (state.food[seat] + 1)
        farmer = FARMERS[before if before < 9 else 9] * rounds_left(state) // PRODUCING
        return farmer if hunger > 1 else farmer // 2 if hunger == 1 else farmer // 4
    if place == ARTIST:
        return ARTISTS[before if before < 9 else 9] * rounds_left(state) // PRODUCING
    if place == TEMPLE:
        return gain(state, seat, TEMPLE, before, TEMPLE_SCORING) * temple_scorings(state) // 100
    if place == MIDDLE_CAMP:
        crew = others_at(state, MIDDLE_CAMP, seat) + before + 1
        percent = middle_lifts(state) * CREWS[crew if crew < 4 else 4] // 100
        return gain(state, seat, MIDDLE_CAMP, before, MIDDLE_LIFT) * percent // 100
    if place == CAPSTONE_CAMP:
        crew = others_at(state, CAPSTONE_CAMP, seat) + before + 1
        percent = final_lift(state) * CREWS[crew if crew < 4 else 4] // 100
        return gain(state, seat, CAPSTONE_CAMP, before, FINAL_LIFT) * percent // 100
    if place == UNPLACED:
        return MEAGRE
    return track_worth(state, seat, place, before)


def track_worth(state: GreatPyramid, seat: i64, place: i64, before: i64) -> i64:
    """What one more worker is worth on a sled, in a quarry or on a track."""
    quarry, position = (place - TRACKS) // STRIDE, (place - TRACKS) % STRIDE
    if position != state.sleds[quarry]:
        ahead = state.sleds[quarry] > position and state.crowd(state.riders(quarry)) < HOLDS
        waits = position == 0 and state.reserve[MIDDLE] + state.reserve[CAPSTONE] > 0
        return 3 * LOOSE if ahead and position > 0 else 2 * LOOSE if ahead or waits else LOOSE
    if position > state.length:
        return MEAGRE
    others = others_at(state, place, seat)
    crew = others + before + 1
    now = rank_share(state, place, seat, before + 1, PUSH_SCORING) * arrival(state, quarry, crew)
    return (now - rank_share(state, place, seat, before, PUSH_SCORING) * arrival(state, quarry, crew - 1)) // 100


def others_at(state: GreatPyramid, place: i64, seat: i64) -> i64:
    """How many workers of others are at a place."""
    return state.crowd(place) - state.at(place, seat)


def gain(state: GreatPyramid, seat: i64, place: i64, before: i64, kind: i64) -> i64:
    """What one more worker adds to a seat's part of a scoring."""
    more = rank_share(state, place, seat, before + 1, kind) - rank_share(state, place, seat, before, kind)
    return more if more > 0 else 1


def food_worth(state: GreatPyramid, food: i64) -> i64:
    """What food behind the screen is worth: it feeds pushes, lifts and artists."""
    useful = 4 * rounds_left(state)
    if useful > 14:
        useful = 14
    return FOOD * food if food <= useful else FOOD * useful + SPARE_FOOD * (food - useful)


def art_worth(state: GreatPyramid, art: i64) -> i64:
    """What art is worth: it decorates."""
    if state.capstone == ON_TOP:
        return 0
    useful = ART_EACH * decorations(state)
    rounds = rounds_left(state)
    each = ART if rounds > 2 else ART * rounds // 3
    return each * art if art <= useful else each * useful + SPARE_ART * (art - useful)


def outlook(state: GreatPyramid, seat: i64) -> i64:
    """Points scored and what workers, food and art can be expected to bring."""
    total = state.score[seat] * POINT + food_worth(state, state.food[seat]) + art_worth(state, state.art[seat])
    place: i64 = 0
    while place < UNPLACED:
        count = state.workers[place * SEATS + seat]
        before: i64 = 0
        while before < count:
            total += worth(state, seat, place, before)
            before += 1
        place += 1
    return total + MEAGRE * state.at(UNPLACED, seat)
