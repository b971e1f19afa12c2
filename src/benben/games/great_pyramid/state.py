"""The position of Giza: The Great Pyramid: where workers, sleds and stones are, what lies behind the screens.

Places are numbered: the camps first, then each quarry with its track (position 0 is the quarry, then the spaces, then one
place past the last space where a sled is unloaded), last the workers not yet placed. A worker where a sled stands is on the
sled: loose workers never share a place with it (GP-4.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import CAMPS, MOST_PLAYERS
from benben.kernel.rng import Rng
from benben.kernel.state import State

if TYPE_CHECKING:
    from benben.kernel.game import Game

SEATS: Final[i64] = MOST_PLAYERS
QUARRIES: Final[i64] = len(BOX.quarries)
HOLDS: Final[i64] = BOX.holds
MOST_ART: Final[i64] = BOX.art_bid

FARM: Final[i64] = 0
TEMPLE: Final[i64] = 1
ARTIST: Final[i64] = 2
MIDDLE_CAMP: Final[i64] = 3
CAPSTONE_CAMP: Final[i64] = 4
TRACKS: Final[i64] = CAMPS
STRIDE: Final[i64] = max(BOX.lengths) + 2
UNPLACED: Final[i64] = TRACKS + QUARRIES * STRIDE
PLACES: Final[i64] = UNPLACED + 1

BASE: Final[i64] = 0
MIDDLE: Final[i64] = 1
CAPSTONE: Final[i64] = 2
NO_STONE: Final[i64] = 3

AWAY: Final[i64] = 0
AT_MIDDLE_CAMP: Final[i64] = 1
AT_CAPSTONE_CAMP: Final[i64] = 2
ON_TOP: Final[i64] = 3
"""Where the capstone is: still in the reserve or on a sled, in a lift camp, or on top of the pyramid."""

ALL_PLACES: Final[i64] = (1 << len(BOX.places)) - 1

GONE: Final[i64] = -1
"""A sled that has left the game, or a quarry that is not used."""
NO_ROW: Final[i64] = -1
NO_BID: Final[i64] = -1
SEALED: Final[i64] = -2
"""A bid that was given but is not known."""

ENTRY: Final[i64] = 3
"""Words an entry of the ledger takes: what was scored, the amounts and the points of the seats, a byte each."""


class GreatPyramid(State):
    """Workers, sleds, stones, holdings, turn order and the ledger of scorings."""

    def __init__(
        self,
        game: Game,
        players: i64,
        settings: dict[str, str],
        length: i64,
        early: bool,
        after_temple: bool,
        quarries: i64,
        workers: vec[i64],
        food: vec[i64],
        art: vec[i64],
        bids: vec[i64],
        score: vec[i64],
        sleds: vec[i64],
        cargo: vec[i64],
        reserve: vec[i64],
        bases: i64,
        middles: i64,
        waiting: i64,
        capstone: i64,
        round_number: i64,
        queue: vec[i64],
        rows: vec[i64],
        used: vec[i64],
        ledger: vec[i64],
    ) -> None:
        super().__init__(game, players, settings)
        self.length = length
        """GP-1.3 Spaces of every track."""
        self.early = early
        """GP-5.2 Whether the capstone's first lift need not wait for the other stones."""
        self.after_temple = after_temple
        """GP-6.3 Whether workers are reassigned after decoration and temple."""
        self.quarries = quarries
        """GP-2.1 How many quarries are used."""
        self.workers = workers
        """SEATS numbers a place: how many workers of each seat are there."""
        self.food = food
        self.art = art
        self.bids = bids
        """What each seat has bid for the stone or the decoration at hand."""
        self.score = score
        self.sleds = sleds
        """The position of each sled on its track."""
        self.cargo = cargo
        """The stone on each sled."""
        self.reserve = reserve
        """How many stones of each kind have not come into the game."""
        self.bases = bases
        """The set of base places that are built."""
        self.middles = middles
        """The set of middle places that are built."""
        self.waiting = waiting
        """Middle stones in the Middle lift camp."""
        self.capstone = capstone
        self.round_number = round_number
        self.queue = queue
        """The order in which the seats choose their rows this round."""
        self.rows = rows
        """The row of each seat this round."""
        self.used = used
        """The set of rows each seat has used in this dynasty."""
        self.ledger = ledger
        """Every scoring so far, ENTRY words each: the public account of all points."""

    def clone(self) -> GreatPyramid:
        copy = GreatPyramid(
            self.game,
            self.players,
            self.settings,
            self.length,
            self.early,
            self.after_temple,
            self.quarries,
            self.workers[:],
            self.food[:],
            self.art[:],
            self.bids[:],
            self.score[:],
            self.sleds[:],
            self.cargo[:],
            self.reserve[:],
            self.bases,
            self.middles,
            self.waiting,
            self.capstone,
            self.round_number,
            self.queue[:],
            self.rows[:],
            self.used[:],
            self.ledger[:],
        )
        copy.copy_agenda(self)
        return copy

    # --- workers ------------------------------------------------------------------------------------------------------

    def at(self, place: i64, seat: i64) -> i64:
        """How many workers a seat has at a place."""
        return self.workers[place * SEATS + seat]

    def crowd(self, place: i64) -> i64:
        """How many workers are at a place, of any colours."""
        i = place * SEATS
        workers = self.workers
        return workers[i] + workers[i + 1] + workers[i + 2] + workers[i + 3]

    def shift(self, seat: i64, start: i64, goal: i64) -> None:
        """Move one worker."""
        self.workers[start * SEATS + seat] -= 1
        self.workers[goal * SEATS + seat] += 1

    def shift_all(self, start: i64, goal: i64) -> None:
        """Move every worker of a place."""
        seat: i64 = 0
        while seat < SEATS:
            self.workers[goal * SEATS + seat] += self.workers[start * SEATS + seat]
            self.workers[start * SEATS + seat] = 0
            seat += 1

    def riders(self, quarry: i64) -> i64:
        """The place of a quarry's sled, which is in the game."""
        return TRACKS + quarry * STRIDE + self.sleds[quarry]

    def past(self, quarry: i64) -> i64:
        """The place past the last space of a track."""
        return TRACKS + quarry * STRIDE + self.length + 1

    # --- points -------------------------------------------------------------------------------------------------------

    def enter(self, heading: i64, amounts: i64, points: i64) -> None:
        """Write a scoring into the ledger and give its points."""
        ledger = append(self.ledger, heading)
        ledger = append(ledger, amounts)
        self.ledger = append(ledger, points)
        seat: i64 = 0
        while seat < self.players:
            self.score[seat] += (points >> (8 * seat)) & 0xFF
            seat += 1

    def points(self, seat: i64) -> i64:
        return self.score[seat]

    def standing(self, seat: int) -> list[int]:
        """GP-8.2 Points, then food and art together, then workers in the Temple of Ra."""
        return [int(self.score[seat]), int(self.food[seat] + self.art[seat]), int(self.at(TEMPLE, seat))]

    def breakdown(self, seat: int) -> dict[str, object]:
        from benben.games.great_pyramid.scoring import breakdown

        self.check_player(seat)
        return breakdown(self, seat)

    # --- hidden information -------------------------------------------------------------------------------------------

    def most_art(self, seat: i64) -> i64:
        """GP-1.5, GP-7.4 The most art a seat can bid."""
        return self.art[seat] if self.art[seat] < MOST_ART else MOST_ART

    def sealed(self) -> bool:
        """Whether the bids at hand are sealed: only while a decoration is under way."""
        step = self.step()
        return step is not None and step.name == "decorate"

    def veil(self, seat: int | None) -> GreatPyramid:
        """GP-7.4 While a decoration is under way, the bids of others that are in become holes; nothing else is secret."""
        copy = self.clone()
        if self.sealed():
            for other in range(self.players):
                if other != seat and copy.bids[other] != NO_BID:
                    copy.bids[other] = SEALED
        return copy

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Any bid the bidder could have given."""
        other: i64 = 0
        while other < self.players:
            if self.bids[other] == SEALED:
                self.bids[other] = rng.below(self.most_art(other) + 1)
            other += 1

    # --- written down -------------------------------------------------------------------------------------------------


def track_place(quarry: i64, position: i64) -> i64:
    """The place of a position on a track; 0 is the quarry."""
    return TRACKS + quarry * STRIDE + position


def spot_place(spot: i64) -> i64:
    """The place of a camp or a quarry as the moves number them."""
    return spot if spot < CAMPS else TRACKS + (spot - CAMPS) * STRIDE
