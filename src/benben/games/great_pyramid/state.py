"""The position of Giza: The Great Pyramid: workers, sleds, stones, what lies behind the screens, and every scoring.

Places are numbered as lookup.py says. A worker at the place of a sled is on the sled: loose workers never share a place
with it (GP-4.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.moves import CAMPS
from benben.kernel.rng import Rng
from benben.kernel.state import State

if TYPE_CHECKING:
    from benben.kernel.game import Game


class GreatPyramid(State):
    """Workers, sleds, stones, holdings, turn order and scorings."""

    track_length: i64
    """GP-1.3 Spaces of every track."""
    capstone_early: bool
    """GP-5.2 Whether the capstone's first lift need not wait for the other stones."""
    reassign_last: bool
    """GP-6.3 Whether workers are reassigned after decoration and temple."""
    quarries: i64
    """GP-2.1 The number of quarries that are used."""
    workers: vec[i64]
    """SEATS numbers a place: the workers of each seat there."""
    food: vec[i64]
    """The food of each seat."""
    art: vec[i64]
    """The art of each seat."""
    bids: vec[i64]
    """The bid of each seat for the stone or the decoration at hand, or `NO_BID`."""
    score: vec[i64]
    """The points of each seat: the sum of its scorings."""
    sled_positions: vec[i64]
    """The position of each sled on its track, or `SLED_GONE`."""
    sled_stones: vec[i64]
    """The stone on each sled, or `NO_STONE`."""
    reserve: vec[i64]
    """The number of stones of each kind that have not come into the game."""
    bases: i64
    """The set of base places that are built."""
    middles: i64
    """The set of middle places that are built."""
    waiting: i64
    """The number of middle stones in the Middle lift camp."""
    capstone: i64
    """Where the capstone is: AWAY, AT_MIDDLE_CAMP, AT_CAPSTONE_CAMP or ON_TOP."""
    round_number: i64
    """The round, counted from 1; 0 before the first."""
    choosing_order: vec[i64]
    """The seats in the order in which they choose their rows this round."""
    rows: vec[i64]
    """The row of each seat this round, or `NO_ROW`."""
    used_rows: vec[i64]
    """The set of rows that each seat has used in this dynasty."""
    scorings: vec[i64]
    """Every scoring so far, SCORING_NUMBERS each: the public account of all points."""

    # --- written by benben.testing.position_code from the fields above; do not edit

    def __init__(
        self,
        game: Game,
        players: i64,
        settings: dict[str, str],
        *,
        track_length: i64,
        capstone_early: bool,
        reassign_last: bool,
        quarries: i64,
        workers: vec[i64],
        food: vec[i64],
        art: vec[i64],
        bids: vec[i64],
        score: vec[i64],
        sled_positions: vec[i64],
        sled_stones: vec[i64],
        reserve: vec[i64],
        bases: i64,
        middles: i64,
        waiting: i64,
        capstone: i64,
        round_number: i64,
        choosing_order: vec[i64],
        rows: vec[i64],
        used_rows: vec[i64],
        scorings: vec[i64],
    ) -> None:
        super().__init__(game, players, settings)
        self.track_length = track_length
        self.capstone_early = capstone_early
        self.reassign_last = reassign_last
        self.quarries = quarries
        self.workers = workers
        self.food = food
        self.art = art
        self.bids = bids
        self.score = score
        self.sled_positions = sled_positions
        self.sled_stones = sled_stones
        self.reserve = reserve
        self.bases = bases
        self.middles = middles
        self.waiting = waiting
        self.capstone = capstone
        self.round_number = round_number
        self.choosing_order = choosing_order
        self.rows = rows
        self.used_rows = used_rows
        self.scorings = scorings

    def clone(self) -> GreatPyramid:
        copy = GreatPyramid(
            self.game,
            self.players,
            self.settings,
            track_length=self.track_length,
            capstone_early=self.capstone_early,
            reassign_last=self.reassign_last,
            quarries=self.quarries,
            workers=self.workers[:],
            food=self.food[:],
            art=self.art[:],
            bids=self.bids[:],
            score=self.score[:],
            sled_positions=self.sled_positions[:],
            sled_stones=self.sled_stones[:],
            reserve=self.reserve[:],
            bases=self.bases,
            middles=self.middles,
            waiting=self.waiting,
            capstone=self.capstone,
            round_number=self.round_number,
            choosing_order=self.choosing_order[:],
            rows=self.rows[:],
            used_rows=self.used_rows[:],
            scorings=self.scorings[:],
        )
        copy.copy_agenda(self)
        return copy

    def share(self) -> GreatPyramid:
        copy = GreatPyramid(
            self.game,
            self.players,
            self.settings,
            track_length=self.track_length,
            capstone_early=self.capstone_early,
            reassign_last=self.reassign_last,
            quarries=self.quarries,
            workers=self.workers,
            food=self.food,
            art=self.art,
            bids=self.bids,
            score=self.score,
            sled_positions=self.sled_positions,
            sled_stones=self.sled_stones,
            reserve=self.reserve,
            bases=self.bases,
            middles=self.middles,
            waiting=self.waiting,
            capstone=self.capstone,
            round_number=self.round_number,
            choosing_order=self.choosing_order,
            rows=self.rows,
            used_rows=self.used_rows,
            scorings=self.scorings,
        )
        copy.share_agenda(self)
        return copy

    # --- end of the written code

    # --- workers ------------------------------------------------------------------------------------------------------

    def workers_at(self, place: i64, seat: i64) -> i64:
        """How many workers a seat has at a place."""
        return self.workers[place * lookup.SEATS + seat]

    def crew_at(self, place: i64) -> i64:
        """How many workers are at a place, of any colours."""
        i = place * lookup.SEATS
        workers = self.workers
        return workers[i] + workers[i + 1] + workers[i + 2] + workers[i + 3]

    def move_worker(self, seat: i64, start: i64, goal: i64) -> None:
        """Move one worker from a place to another."""
        self.workers[start * lookup.SEATS + seat] -= 1
        self.workers[goal * lookup.SEATS + seat] += 1

    def move_crew(self, start: i64, goal: i64) -> None:
        """Move every worker of a place to another."""
        for seat in range(lookup.SEATS):
            self.workers[goal * lookup.SEATS + seat] += self.workers[start * lookup.SEATS + seat]
            self.workers[start * lookup.SEATS + seat] = 0

    def sled_place(self, quarry: i64) -> i64:
        """The place of a quarry's sled, which is in the game."""
        return track_place(quarry, self.sled_positions[quarry])

    def unloading_place(self, quarry: i64) -> i64:
        """The place past the last space of a track."""
        return track_place(quarry, self.track_length + 1)

    # --- points -------------------------------------------------------------------------------------------------------

    def add_scoring(self, heading: i64, amounts: i64, points: i64) -> None:
        """Add a scoring to the account and give its points; amounts and points have a byte for each seat."""
        scorings = append(self.scorings, heading)
        scorings = append(scorings, amounts)
        self.scorings = append(scorings, points)
        for seat in range(self.players):
            self.score[seat] += (points >> (8 * seat)) & 0xFF

    def points(self, seat: i64) -> i64:
        return self.score[seat]

    def standing(self, seat: int) -> list[int]:
        """GP-8.2 Points, then food and art together, then workers in the Temple of Ra."""
        holdings = self.food[seat] + self.art[seat]
        return [int(self.score[seat]), int(holdings), int(self.workers_at(lookup.TEMPLE, seat))]

    def breakdown(self, seat: int) -> dict[str, object]:
        from benben.games.great_pyramid.scoring import breakdown

        self.check_player(seat)
        return breakdown(self, seat)

    # --- hidden information -------------------------------------------------------------------------------------------

    def most_art(self, seat: i64) -> i64:
        """GP-1.5, GP-7.4 The most art that a seat can bid."""
        return self.art[seat] if self.art[seat] < lookup.MOST_ART else lookup.MOST_ART

    def bids_are_sealed(self) -> bool:
        """Whether the bids at hand are sealed: only while a decoration is under way."""
        step = self.step()
        return step is not None and step.name == "decorate"

    def veil(self, seat: int | None) -> GreatPyramid:
        copy = self.clone()
        copy.hide(seat)
        return copy

    def glimpse(self, seat: int | None) -> GreatPyramid:
        copy = self.share()
        copy.hide(seat)
        return copy

    def hide(self, seat: int | None) -> None:
        """GP-7.4 While a decoration is under way, the bids that others have given become holes; nothing else is secret."""
        if self.bids_are_sealed():
            bids = self.bids[:]
            for other in range(self.players):
                if other != seat and bids[other] != lookup.NO_BID:
                    bids[other] = lookup.SEALED
            self.bids = bids

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Fill each hole with any bid that the bidder could have given, each as likely."""
        for other in range(self.players):
            if self.bids[other] == lookup.SEALED:
                self.bids[other] = rng.below(self.most_art(other) + 1)


def track_place(quarry: i64, position: i64) -> i64:
    """The place of a position on a track; position 0 is the quarry."""
    return lookup.FIRST_TRACK + quarry * lookup.TRACK_PLACES + position


def spot_place(spot: i64) -> i64:
    """The place of a spot: a camp or a quarry, as the moves number them."""
    return spot if spot < CAMPS else track_place(spot - CAMPS, 0)
