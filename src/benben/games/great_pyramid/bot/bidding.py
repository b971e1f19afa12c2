"""The bids for a stone of Giza: The Great Pyramid, worked out from the last bidder to the first.

Bids follow one another in the open and the nominator bids last (GP-5.4). Each bidder takes the bid with the highest value,
knowing how those after it will then bid. Nobody feeds a push that others will feed anyway, and nobody relies on food that
others would rather keep. Values are in tenths of a point.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.bot.expected_points import POINT, food_value, rank_value, sled_value
from benben.games.great_pyramid.scoring import pooled_points
from benben.games.great_pyramid.state import GreatPyramid
from benben.games.great_pyramid.steps.labour import most_food, next_bidder, task_place

STARVED_COST: Final[i64] = 20
"""The cost of losing a worker to the farms, in tenths of a point."""
FAILED_COST: Final[i64] = 4
"""The cost of a failure for those who keep their workers, in tenths of a point."""
PROGRESS_VALUE: Final[i64] = 3
"""The value of a space or a lift for everyone at the stone, in tenths of a point: workers are free the sooner."""
FAILED_LIFT_PERCENT: Final[i64] = 50
"""The percentage of one's points that a lift that fails leaves in prospect: the stone still waits."""

ENOUGH_FOOD: Final[i64] = len(lookup.PUSH_SPACES) - 1
"""GP-5.5 More food than this moves no sled further."""
GAINS_PER_SEAT: Final[i64] = lookup.PUSH_SPACES[ENOUGH_FOOD] + 1
"""Numbers of spaces that a push can move a sled, 0 included."""
LOWEST: Final[i64] = -1_000_000
"""Less than the value of any outcome."""

LIFT_RESULTS: Final[i64] = GAINS_PER_SEAT + 1
"""The first result of a lift; the results of pushes are the spaces moved."""
OTHERS_STARVE: Final[i64] = -1
"""The result of a failure: only others starve."""
STARVES_WITH_OTHERS: Final[i64] = -2
"""The result of a failure: the bidder and others starve."""
STARVES_ALONE: Final[i64] = -3
"""The result of a failure: only the bidder starves."""


@final
class Auction:
    """The bids for one stone: those given, and those to be expected. An outcome is all bids, packed, a byte a seat."""

    def __init__(self, state: GreatPyramid, task: i64, bidder: i64, nominator: i64) -> None:
        self.state = state
        self.task = task
        self.place = task_place(state, task)
        final_lift = task == lookup.LIFT_CAPSTONE and state.capstone == lookup.AT_CAPSTONE_CAMP
        self.kind = lookup.FINAL_LIFT_SCORING if final_lift else lookup.MIDDLE_LIFT_SCORING
        self.given: i64 = 0
        """The bids given so far, packed."""
        self.total: i64 = 0
        """The food given so far."""
        self.order = vec[i64]()
        """The seats still to bid, in order; the others' bids are given, and paid."""
        self.gains = vec[i64]([0] * (lookup.SEATS * GAINS_PER_SEAT)) if task < lookup.QUARRIES else vec[i64]()
        """The value of each number of spaces for each seat, GAINS_PER_SEAT a seat; empty for a lift."""
        self._read_bids(bidder, nominator)
        if task < lookup.QUARRIES:
            self._compute_gains()

    def _read_bids(self, bidder: i64, nominator: i64) -> None:
        """Set the bids given so far and the seats still to bid, from ``bidder`` on."""
        state = self.state
        for seat in range(state.players):
            if state.bids[seat] > 0:
                self.given |= state.bids[seat] << (8 * seat)
                self.total += state.bids[seat]
        next_seat = bidder
        while next_seat >= 0:
            self.order = append(self.order, next_seat)
            next_seat = next_bidder(state, self.place, next_seat, nominator) if next_seat != nominator else -1

    def _compute_gains(self) -> None:
        """Set the value of each number of spaces for each seat with workers on the sled."""
        state, quarry = self.state, self.task
        start = state.sled_positions[quarry]
        to_go = state.track_length + 1 - start
        for seat in range(state.players):
            count = state.workers_at(self.place, seat)
            if count > 0:
                before = sled_value(state, seat, quarry, start, count)
                for spaces in range(1, GAINS_PER_SEAT):
                    moved = spaces if spaces < to_go else to_go
                    after = sled_value(state, seat, quarry, start + moved, count)
                    self.gains[seat * GAINS_PER_SEAT + spaces] = after - before + PROGRESS_VALUE * moved

    # --- the bids to be expected ---------------------------------------------------------------------------------------

    def outcome(self) -> i64:
        """All bids, when every seat still to bid takes the bid with the highest value."""
        return self._solve(0, self.given, self.total)

    def outcome_after(self, amount: i64) -> i64:
        """All bids, when the next bidder bids this much."""
        return self._solve(1, self.given | (amount << (8 * self.order[0])), self.total + amount)

    def _solve(self, rank: i64, bids: i64, total: i64) -> i64:
        """All bids, when these are given and the seats from this rank of the order on are still to bid."""
        if rank == len(self.order):
            return bids
        seat = self.order[rank]
        most = self._most_useful(seat, bids, total)
        found = bids
        best = LOWEST
        last = rank + 1 == len(self.order)
        for amount in range(most + 1):
            if not (last and amount > 0 and self._is_wasted(total + amount)):
                outcome = self._solve(rank + 1, bids | (amount << (8 * seat)), total + amount)
                value = self.value(outcome, seat)
                if value > best:
                    best = value
                    found = outcome
        return found

    def _is_wasted(self, total: i64) -> bool:
        """GP-5.5 Whether the last food of this total moves a sled no further than it would have gone without."""
        if self.task >= lookup.QUARRIES or total > ENOUGH_FOOD:
            return False
        return lookup.PUSH_SPACES[total] > 0 and lookup.PUSH_SPACES[total] == lookup.PUSH_SPACES[total - 1]

    def _most_useful(self, seat: i64, bids: i64, total: i64) -> i64:
        """The most food of use: as much as moves a sled farthest; as lifts a stone, or outbids everyone so far."""
        most = most_food(self.state, seat, self.task)
        useful = ENOUGH_FOOD - total
        if self.task >= lookup.QUARRIES:
            useful = lookup.LIFT_TOTAL
            while bids:
                if bids & 0xFF >= useful:
                    useful = (bids & 0xFF) + 1
                bids >>= 8
        return most if most < useful else useful if useful > 0 else 0

    # --- equal bids ----------------------------------------------------------------------------------------------------

    def is_duplicate(self, amount: i64) -> bool:
        """True if the last bidder's bid has the same result as one food less."""
        if len(self.order) > 1 or amount == 0:
            return False
        seat = self.order[0]
        return self._result(seat, amount) == self._result(seat, amount - 1)

    def _result(self, seat: i64, amount: i64) -> i64:
        """The result of the last bid as one number: the spaces a sled moves, the ranks of a lift, or who starves."""
        higher: i64 = 0
        equal: i64 = 0
        lower: i64 = 0
        for other in range(self.state.players):
            if other != seat and self.state.workers_at(self.place, other) > 0:
                bid = (self.given >> (8 * other)) & 0xFF
                if bid > amount:
                    higher += 1
                elif bid == amount:
                    equal += 1
                else:
                    lower += 1
        total = self.total + amount
        if self.task < lookup.QUARRIES:
            spaces = push_spaces(total)
            if spaces > 0:
                return spaces
        elif total >= lookup.LIFT_TOTAL:
            return LIFT_RESULTS + higher * lookup.SEATS + equal if amount > 0 else LIFT_RESULTS - 1
        return OTHERS_STARVE if lower > 0 else STARVES_WITH_OTHERS if equal > 0 else STARVES_ALONE

    # --- stones given up ----------------------------------------------------------------------------------------------

    def gives_up(self, amount: i64) -> bool:
        """True if this bid makes it impossible to move a stone that all who are still to bid could move together."""
        later: i64 = 0
        for rank in range(1, len(self.order)):
            later += most_food(self.state, self.order[rank], self.task)
        most = self.total + most_food(self.state, self.order[0], self.task) + later
        return self.total + amount + later < lookup.LIFT_TOTAL <= most

    # --- the value of an outcome ---------------------------------------------------------------------------------------

    def value(self, outcome: i64, seat: i64) -> i64:
        """The value of these bids for a seat, less the food it is still to pay."""
        state = self.state
        if state.workers_at(self.place, seat) == 0:
            return 0
        own = (outcome >> (8 * seat)) & 0xFF
        total: i64 = 0
        higher: i64 = 0
        equal: i64 = 0
        least = own
        for other in range(state.players):
            if state.workers_at(self.place, other) > 0:
                bid = (outcome >> (8 * other)) & 0xFF
                total += bid
                if bid > own:
                    higher += 1
                elif bid == own:
                    equal += 1
                else:
                    least = bid
        cost: i64 = 0
        if own > 0 and state.bids[seat] < 0:
            cost = food_value(state, state.food[seat]) - food_value(state, state.food[seat] - own)
        if self.task < lookup.QUARRIES:
            spaces = push_spaces(total)
            if spaces > 0:
                return self.gains[seat * GAINS_PER_SEAT + spaces] - cost
        elif total >= lookup.LIFT_TOTAL:
            points = pooled_points(self.kind, higher, equal) * POINT // equal if own > 0 else 0
            return points + PROGRESS_VALUE - self._waiting_value(seat) - cost
        return -cost - (STARVED_COST if least == own else FAILED_COST)

    def _waiting_value(self, seat: i64) -> i64:
        """The value of a seat's workers in the lift camp while the stone still waits."""
        count = self.state.workers_at(self.place, seat)
        return rank_value(self.state, self.place, seat, count, self.kind) * FAILED_LIFT_PERCENT // 100


def push_spaces(total: i64) -> i64:
    """GP-5.5 The spaces that this much food moves a sled; 0 when the push fails."""
    return lookup.PUSH_SPACES[total if total < ENOUGH_FOOD else ENOUGH_FOOD]
