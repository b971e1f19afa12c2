"""What the bids for a stone of Giza: The Great Pyramid come to.

Bids follow one another in the open and the nominator bids last (GP-5.4), so they can be worked out from the end: each bidder
takes what leaves it best off, knowing what those after it will then do. Nobody feeds a push that others will feed anyway,
and nobody relies on food that others would rather keep.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.games.great_pyramid.bot.outlook import POINT, food_worth, rank_share, sled_worth
from benben.games.great_pyramid.scoring import FINAL_LIFT, MIDDLE_LIFT, pooled
from benben.games.great_pyramid.state import AT_CAPSTONE_CAMP, QUARRIES, SEATS, GreatPyramid
from benben.games.great_pyramid.steps.labour import (
    LIFT_CAPSTONE,
    LIFT_TOTAL,
    SPACES,
    most_food,
    next_bidder,
    task_place,
)

STARVED: Final[i64] = 20
"""What losing a worker to the farms costs."""
FAILED: Final[i64] = 4
"""What a failure costs those who keep their workers."""
WORK: Final[i64] = 3
"""What a space or a lift is worth to everyone at the stone: the pyramid grows and workers become free the sooner."""
KEPT: Final[i64] = 50
"""How many percent of one's part a lift that fails leaves: the stone still waits."""

ENOUGH: Final[i64] = len(SPACES) - 1
"""GP-5.5 More food than this moves no sled further."""
FARTHEST: Final[i64] = SPACES[ENOUGH] + 1
WORST: Final[i64] = -1_000_000
"""Less than any outcome is worth."""
MOVED: Final[i64] = FARTHEST + 1
"""Where results of lifts begin, beyond those of pushes."""
SPARED: Final[i64] = -1
TOGETHER: Final[i64] = -2
ALONE: Final[i64] = -3
"""Results of failures: others starve, one starves with others, one starves alone."""


@final
class Auction:
    """The bids for one stone: those given, and those that are to be expected. Bids are packed, a byte a seat."""

    def __init__(self, state: GreatPyramid, task: i64, bidder: i64, nominator: i64) -> None:
        self.state = state
        self.task = task
        self.place = task_place(state, task)
        self.kind = FINAL_LIFT if task == LIFT_CAPSTONE and state.capstone == AT_CAPSTONE_CAMP else MIDDLE_LIFT
        self.given: i64 = 0
        self.total: i64 = 0
        self.order = vec[i64]()
        """Who is still to bid; the others' bids are given, and paid."""
        self.gains = vec[i64]([0] * (SEATS * FARTHEST)) if task < QUARRIES else vec[i64]()
        """For each seat, what every number of spaces would bring it."""
        self._read_bids(bidder, nominator)
        if task < QUARRIES:
            self._read_gains()

    def _read_bids(self, bidder: i64, nominator: i64) -> None:
        state = self.state
        seat: i64 = 0
        while seat < state.players:
            if state.bids[seat] > 0:
                self.given |= state.bids[seat] << (8 * seat)
                self.total += state.bids[seat]
            seat += 1
        seat = bidder
        while seat >= 0:
            self.order = append(self.order, seat)
            seat = next_bidder(state, self.place, seat, nominator) if seat != nominator else -1

    def _read_gains(self) -> None:
        state, quarry = self.state, self.task
        start = state.sleds[quarry]
        way = state.length + 1 - start
        seat: i64 = 0
        while seat < state.players:
            count = state.at(self.place, seat)
            if count > 0:
                before = sled_worth(state, seat, quarry, start, count)
                spaces: i64 = 1
                while spaces < FARTHEST:
                    moved = spaces if spaces < way else way
                    after = sled_worth(state, seat, quarry, start + moved, count)
                    self.gains[seat * FARTHEST + spaces] = after - before + WORK * moved
                    spaces += 1
            seat += 1

    def outcome(self) -> i64:
        """All bids, when everyone still to bid does what is best for them."""
        return self._solve(0, self.given, self.total)

    def outcome_after(self, amount: i64) -> i64:
        """All bids, when the next bidder bids this much."""
        return self._solve(1, self.given | (amount << (8 * self.order[0])), self.total + amount)

    def is_duplicate(self, amount: i64) -> bool:
        """Whether the last bidder gains nothing by this bid that one food less would not bring."""
        if len(self.order) > 1 or amount == 0:
            return False
        seat = self.order[0]
        return self._result(seat, amount) == self._result(seat, amount - 1)

    def _result(self, seat: i64, amount: i64) -> i64:
        """What comes of the last bid, as one number: how far a sled goes, which ranks a lift brings, or who starves."""
        more: i64 = 0
        level: i64 = 0
        less: i64 = 0
        other: i64 = 0
        while other < self.state.players:
            if other != seat and self.state.at(self.place, other) > 0:
                bid = (self.given >> (8 * other)) & 0xFF
                if bid > amount:
                    more += 1
                elif bid == amount:
                    level += 1
                else:
                    less += 1
            other += 1
        total = self.total + amount
        spaces = SPACES[total if total < ENOUGH else ENOUGH] if self.task < QUARRIES else 0
        if spaces > 0:
            return spaces
        if self.task >= QUARRIES and total >= LIFT_TOTAL:
            return MOVED + more * SEATS + level if amount > 0 else MOVED - 1
        return SPARED if less > 0 else TOGETHER if level > 0 else ALONE

    def _solve(self, rank: i64, bids: i64, total: i64) -> i64:
        if rank == len(self.order):
            return bids
        seat = self.order[rank]
        most = self._most(seat, bids, total)
        found = bids
        best = WORST
        last = rank + 1 == len(self.order)
        amount: i64 = 0
        while amount <= most:
            if not (last and amount > 0 and self._in_vain(total + amount)):
                outcome = self._solve(rank + 1, bids | (amount << (8 * seat)), total + amount)
                worth = self.worth(outcome, seat)
                if worth > best:
                    best = worth
                    found = outcome
            amount += 1
        return found

    def _in_vain(self, total: i64) -> bool:
        """GP-5.5 Whether the last food of this total moves a sled no further than it would have gone without."""
        if self.task >= QUARRIES or total > ENOUGH:
            return False
        return SPACES[total] > 0 and SPACES[total] == SPACES[total - 1]

    def _most(self, seat: i64, bids: i64, total: i64) -> i64:
        """The most that can be of use: what moves a sled farthest; what lifts a stone, or outbids everyone so far."""
        most = most_food(self.state, seat, self.task)
        useful = ENOUGH - total
        if self.task >= QUARRIES:
            useful = LIFT_TOTAL
            while bids:
                if bids & 0xFF >= useful:
                    useful = (bids & 0xFF) + 1
                bids >>= 8
        return most if most < useful else useful if useful > 0 else 0

    # --- what an outcome is worth --------------------------------------------------------------------------------------

    def worth(self, outcome: i64, seat: i64) -> i64:
        """What these bids bring a seat, less the food it is still to pay."""
        state = self.state
        if state.at(self.place, seat) == 0:
            return 0
        mine = (outcome >> (8 * seat)) & 0xFF
        total: i64 = 0
        more: i64 = 0
        level: i64 = 0
        least = mine
        other: i64 = 0
        while other < state.players:
            if state.workers[self.place * SEATS + other] > 0:
                bid = (outcome >> (8 * other)) & 0xFF
                total += bid
                if bid > mine:
                    more += 1
                elif bid == mine:
                    level += 1
                else:
                    least = bid
            other += 1
        cost: i64 = 0
        if mine > 0 and state.bids[seat] < 0:
            cost = food_worth(state, state.food[seat]) - food_worth(state, state.food[seat] - mine)
        if self.task < QUARRIES:
            spaces = SPACES[total if total < ENOUGH else ENOUGH]
            if spaces > 0:
                return self.gains[seat * FARTHEST + spaces] - cost
        elif total >= LIFT_TOTAL:
            part = pooled(self.kind, more, level) * POINT // level if mine > 0 else 0
            kept = rank_share(state, self.place, seat, state.at(self.place, seat), self.kind) * KEPT // 100
            return part + WORK - kept - cost
        return -cost - (STARVED if least == mine else FAILED)
