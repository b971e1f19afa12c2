"""How a position of Giza: The Great Pyramid stands: what workers, food and art can still be expected to earn.

All amounts are in tenths of a point. What workers are worth depends on where they are: producers earn food and art for the
rounds to come, labourers and worshippers their part of a scoring times the chance (in percent) that it comes about.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.scoring import (
    DECORATION,
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
    track_place,
)
from benben.games.great_pyramid.steps.arrival import PARTNER
from benben.games.great_pyramid.steps.labour import CREW
from benben.games.great_pyramid.steps.round_flow import LAST_ROUND

POINT: Final[i64] = 10
SITE: Final[i64] = len(BOX.places)

FARMERS: Final[vec[i64]] = vec[i64]([0, 45, 90, 130, 145, 150, 152, 152, 152, 152, 152])
ARTISTS: Final[vec[i64]] = vec[i64]([0, 20, 32, 38, 40, 40, 40, 40, 40, 40, 40])
"""What so many producers are worth for each round to come, in hundredths of a point."""
CREWS: Final[vec[i64]] = vec[i64]([0, 60, 75, 95, 100])
"""How likely a stone moves on, by the number of workers at it: three are needed, a fourth makes it quick."""
TIERS: Final[vec[i64]] = vec[i64]([0, 60, 25, 18, 14])
"""How likely a tier is completed, by the number of stones it lacks."""
ALMOST: Final[i64] = 78
SLACK: Final[i64] = 16
TWO_A_ROUND: Final[i64] = 2
"""How likely a sled with a full crew arrives, in percent: so much while there is time at two spaces a round, else so many
for every space that there is time to spare."""
SPACE: Final[i64] = 7
"""How much of it, in percent, every space to go takes away: a sled that arrives sooner comes back for another stone."""
UNREADY: Final[i64] = 85
STUCK: Final[i64] = 15
"""How many percent of that remain while the crew is too small: in the quarry others will join it, on the track hardly."""
BERTH: Final[i64] = 10
"""What each worker may expect of a push while the crew is too small to tell the ranks."""
FREED: Final[i64] = 25
"""What a worker is worth that may go to any camp: lift camps are hardly reached otherwise."""
LIFTED: Final[i64] = 60
"""How likely a stone that waits in a lift camp is lifted."""
ONCOMING: Final[i64] = 12
NEARING: Final[i64] = 10
"""How likely a middle stone on a sled comes to be lifted: in its quarry, and more for every space."""
LIFTS_A_ROUND: Final[i64] = 60
TEMPLES_A_ROUND: Final[i64] = 55
"""The most lifts, and scorings of the temple, that a round to come can bring, in percent."""
UNFINISHED: Final[i64] = 3
"""Where something else has to be completed first, one in so many chances remains."""
FAR_TOP: Final[i64] = 2
NEAR_TOP: Final[i64] = 12
CAMPED_TOP: Final[i64] = 55
LACKING: Final[i64] = 12
STONES_NEAR: Final[i64] = 3
STONES_A_ROUND: Final[i64] = 2
"""How likely the capstone comes to stand, in percent: hardly while more than a few stones are missing or no time is left for
them; when those few are; when it waits in the Middle camp, less so much for every stone that is missing."""
LOOSE: Final[i64] = 4
COMING: Final[i64] = 8
CATCHING: Final[i64] = 12
"""What a worker off a sled is worth: with none to catch, waiting for one or behind one, on the track close behind one."""
FOOD: Final[i64] = 3
SPARE_FOOD: Final[i64] = 1
"""What food is worth while one is likely to need it, and beyond that."""
MEALS: Final[i64] = 4
LARDER: Final[i64] = 14
"""How much food is likely to be needed: so much a round, so much in all."""
ART: Final[i64] = 4
SPARE_ART: Final[i64] = 1
FADING: Final[i64] = 3
"""What art is worth while one is likely to bid it, and beyond that; it fades over so many last rounds."""
PACE: Final[i64] = 6
"""How many stones are built in ten rounds."""
ART_EACH: Final[i64] = 4
"""How much art a decoration usually takes."""
RANKED_ART: Final[i64] = 60
"""How many percent of what one's art would earn, if everyone bid all of theirs, the next decoration is expected to bring."""
BASE_ROWS: Final[vec[i64]] = vec[i64]([30, 70, 0])
UPPER_ROWS: Final[vec[i64]] = vec[i64]([8, 25, 0])
LAST_LIFT: Final[i64] = 50
TOP_ROW: Final[i64] = 10
"""What a row adds to the chance of one more decoration, in percent, by the number of its stones that stand; a middle row
lacking only a stone that waits to be lifted; the top."""
ROWS_A_ROUND: Final[i64] = 35
"""The most of that chance for every round to come."""


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


def arrival(state: GreatPyramid, position: i64, crew: i64) -> i64:
    """The chance that a sled at a position of its track, with this crew, unloads in the rounds to come."""
    spaces = state.length + 1 - position
    if spaces <= 0:
        return 100
    chance = SLACK * (TWO_A_ROUND * rounds_left(state) - spaces + 1)
    if chance > ALMOST:
        chance = ALMOST
    chance -= SPACE * spaces
    if crew < CREW:
        chance = chance * (UNREADY if position == 0 else STUCK) // 100
    return chance if chance > 0 else 0


def middle_lifts(state: GreatPyramid) -> i64:
    """How many lifts the Middle camp can expect, in percent."""
    percent = state.waiting * LIFTED
    if state.capstone == AT_MIDDLE_CAMP:
        percent += LIFTED if state.bases & state.middles == ALL_PLACES else LIFTED // UNFINISHED
    quarry: i64 = 0
    while quarry < state.quarries:
        if state.sleds[quarry] != GONE:
            if state.cargo[quarry] == MIDDLE:
                percent += ONCOMING + NEARING * state.sleds[quarry]
            elif state.cargo[quarry] == CAPSTONE:
                percent += NEARING
        quarry += 1
    most = LIFTS_A_ROUND * rounds_left(state)
    return percent if percent < most else most


def final_lift(state: GreatPyramid) -> i64:
    """The chance that the capstone is set on top."""
    if state.capstone == ON_TOP:
        return 0
    missing = 2 * SITE - bits(state.bases) - bits(state.middles)
    if missing > STONES_A_ROUND * rounds_left(state) or missing > STONES_NEAR:
        return FAR_TOP
    if state.capstone == AT_CAPSTONE_CAMP:
        return LIFTED
    if state.capstone == AT_MIDDLE_CAMP:
        return CAMPED_TOP - LACKING * missing
    return NEAR_TOP


def temple_scorings(state: GreatPyramid) -> i64:
    """How many times the temple can expect to be scored, in percent."""
    missing = SITE - bits(state.bases)
    upper = SITE - bits(state.middles)
    percent = TIERS[missing] + final_lift(state)
    percent += TIERS[upper] if missing == 0 else TIERS[upper] // UNFINISHED
    most = TEMPLES_A_ROUND * rounds_left(state)
    return percent if percent < most else most


def decorations(state: GreatPyramid) -> i64:
    """How many decorations are likely still to come."""
    missing = 2 * SITE - bits(state.bases) - bits(state.middles)
    likely = (PACE * rounds_left(state) + LAST_ROUND // 2) // LAST_ROUND
    return ((missing if missing < likely else likely) + 1) // 2


def next_decoration(state: GreatPyramid) -> i64:
    """The chance that one more row is completed."""
    chance = TOP_ROW
    place: i64 = 0
    while place < SITE:
        partner = PARTNER[place]
        if place < partner:
            base = (state.bases >> place & 1) + (state.bases >> partner & 1)
            upper = (state.middles >> place & 1) + (state.middles >> partner & 1)
            chance += BASE_ROWS[base]
            chance += LAST_LIFT if upper == 1 and state.waiting > 0 else UPPER_ROWS[upper]
        place += 1
    most = ROWS_A_ROUND * rounds_left(state)
    if most > 100:
        most = 100
    return chance if chance < most else most


# --- what things are worth --------------------------------------------------------------------------------------------


def holding(state: GreatPyramid, seat: i64, place: i64, count: i64) -> i64:
    """What so many workers of a seat are worth at a place, others being as they are."""
    if count == 0:
        return 0
    if place == FARM:
        return FARMERS[count] * rounds_left(state) // 10
    if place == ARTIST:
        return ARTISTS[count] * rounds_left(state) // 10
    if place == TEMPLE:
        return rank_share(state, TEMPLE, seat, count, TEMPLE_SCORING) * temple_scorings(state) // 100 + count
    if place == MIDDLE_CAMP:
        return lifting(state, seat, place, count, MIDDLE_LIFT, middle_lifts(state))
    if place == CAPSTONE_CAMP:
        return lifting(state, seat, place, count, FINAL_LIFT, final_lift(state))
    if place == UNPLACED:
        return FREED * count
    return riding(state, seat, place, count)


def lifting(state: GreatPyramid, seat: i64, place: i64, count: i64, kind: i64, lifts: i64) -> i64:
    """What workers in a lift camp are worth when so many lifts, in percent, are to come."""
    crew = state.crowd(place) - state.at(place, seat) + count
    if crew > HOLDS:
        crew = HOLDS
    return rank_share(state, place, seat, count, kind) * lifts * CREWS[crew] // 10_000 + count


def riding(state: GreatPyramid, seat: i64, place: i64, count: i64) -> i64:
    """What workers are worth on a sled, in a quarry or on a track."""
    quarry, position = (place - TRACKS) // STRIDE, (place - TRACKS) % STRIDE
    if position != state.sleds[quarry]:
        ahead = state.sleds[quarry] > position and state.crowd(state.riders(quarry)) < HOLDS
        waits = position == 0 and state.reserve[MIDDLE] + state.reserve[CAPSTONE] > 0
        return count * (CATCHING if ahead and position > 0 else COMING if ahead or waits else LOOSE)
    if position > state.length:
        return FREED * count
    return sled_worth(state, seat, quarry, position, count)


def sled_worth(state: GreatPyramid, seat: i64, quarry: i64, position: i64, count: i64) -> i64:
    """What so many workers on a sled are worth, once it has come to a position."""
    place = track_place(quarry, state.sleds[quarry])
    crew = state.crowd(place) - state.at(place, seat) + count
    part = rank_share(state, place, seat, count, PUSH_SCORING) if crew >= CREW else BERTH * count
    return (part + FREED * count) * arrival(state, position, crew) // 100


def worth(state: GreatPyramid, seat: i64, place: i64, before: i64) -> i64:
    """What one more worker of a seat is worth at a place, when it has ``before`` there already."""
    return holding(state, seat, place, before + 1) - holding(state, seat, place, before)


def food_worth(state: GreatPyramid, food: i64) -> i64:
    """What food behind the screen is worth: it feeds pushes, lifts and artists."""
    useful = MEALS * rounds_left(state)
    if useful > LARDER:
        useful = LARDER
    return FOOD * food if food <= useful else FOOD * useful + SPARE_FOOD * (food - useful)


def art_share(state: GreatPyramid, seat: i64, art: i64) -> i64:
    """GP-7.1 What so much art of a seat would earn at a decoration to which everyone gave all."""
    if art <= 0:
        return 0
    rank: i64 = 0
    tied: i64 = 1
    other: i64 = 0
    while other < state.players:
        if other != seat:
            if state.art[other] > art:
                rank += 1
            elif state.art[other] == art:
                tied += 1
        other += 1
    return pooled(DECORATION, rank, tied) * POINT // tied


def art_worth(state: GreatPyramid, seat: i64, art: i64) -> i64:
    """What art is worth: it decorates, and who has the most of it decorates best, however little that is."""
    if state.capstone == ON_TOP:
        return 0
    useful = ART_EACH * decorations(state)
    rounds = rounds_left(state)
    each = ART if rounds >= FADING else ART * rounds // FADING
    total = each * art if art <= useful else each * useful + SPARE_ART * (art - useful)
    return total + art_share(state, seat, art) * RANKED_ART * next_decoration(state) // 10_000


def outlook(state: GreatPyramid, seat: i64) -> i64:
    """Points scored and what workers, food and art can be expected to bring."""
    total = state.score[seat] * POINT + food_worth(state, state.food[seat]) + art_worth(state, seat, state.art[seat])
    place: i64 = 0
    while place <= UNPLACED:
        count = state.workers[place * SEATS + seat]
        if count > 0:
            total += holding(state, seat, place, count)
        place += 1
    return total
