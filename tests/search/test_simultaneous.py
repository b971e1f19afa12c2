"""Search with seats that choose at the same time, in a game without an Evaluator of its own."""

from __future__ import annotations

import pytest

import benben
from benben.bots.greedy import GreedyBot
from benben.kernel.catalogue import Axis, Catalogue, Family
from benben.kernel.game import Game
from benben.kernel.state import State
from benben.kernel.step import Step
from benben.search.ismcts import Search

BID = Family("bid", "bid {coins}", (Axis("coins", ("0", "1", "2", "3")),), ("bid.{coins}",))
ROUNDS = 2


class Auction(State):
    """Each round both seats bid in secret; who bids more gains the prize of 5, and both pay what they bid."""

    def __init__(self, game: Game, players: int, settings: dict[str, str]) -> None:
        super().__init__(game, players, settings)
        self.bids = [-1, -1]
        self.gains = [0, 0]
        self.round = 0

    def clone(self) -> Auction:
        copy = Auction(self.game, self.players, self.settings)
        copy.bids, copy.gains, copy.round = list(self.bids), list(self.gains), self.round
        copy.copy_agenda(self)
        return copy

    def points(self, seat: int) -> int:
        return self.gains[seat]

    def veil(self, seat: int | None) -> Auction:
        copy = self.clone()
        copy.bids = [bid if owner == seat or bid < 0 else 9 for owner, bid in enumerate(self.bids)]
        return copy

    def fill(self, seat: int | None, rng: benben.Rng) -> None:
        self.bids = [rng.below(4) if bid == 9 else bid for bid in self.bids]


class BidStep(Step[Auction]):
    """Both bid; the round ends when both have."""

    def actors(self, state: Auction, item: int) -> int:
        return sum(1 << seat for seat in (0, 1) if state.bids[seat] < 0)

    def options(self, state: Auction, item: int, seat: int) -> None:
        for action in range(4):
            state.offer(action)

    def apply(self, state: Auction, item: int, seat: int, action: int) -> None:
        state.bids[seat] = action
        if min(state.bids) < 0:
            state.ask(0)
            return
        for owner in (0, 1):
            state.gains[owner] += (5 if state.bids[owner] > state.bids[1 - owner] else 0) - state.bids[owner]
        state.bids = [-1, -1]
        state.round += 1
        if state.round < ROUNDS:
            state.ask(0)


class AuctionGame(Game):
    def __init__(self) -> None:
        super().__init__("auction", "Auction", "1", (2, 2), (), Catalogue((BID,)), (BidStep("bid", "AU-1", ()),), "AU-2")

    def opening(self, players: int, settings: dict[str, str]) -> Auction:
        state = Auction(self, players, settings)
        state.ask(0)
        return state


@pytest.fixture
def auction() -> Game:
    return AuctionGame()


@pytest.mark.parametrize("seat", [0, 1])
def test_every_seat_that_is_asked_searches_its_own_choice(auction: Game, seat: int) -> None:
    state = auction.start(2)
    assert state.actors() == (0, 1)
    search = Search(state.perspective(seat), 1)
    search.run(400)
    assert set(search.results()) == {0, 1, 2, 3}
    assert sum(visits for visits, _ in search.results().values()) == 400


def test_the_second_to_choose_cannot_read_the_first_choice(auction: Game) -> None:
    chosen = []
    for bid in (0, 3):
        state = auction.start(2)
        state.apply(bid, 0)
        search = Search(state.perspective(1), 5)
        search.run(200)
        chosen.append((search.results(), GreedyBot(3).choose(state.perspective(1))))
    assert chosen[0] == chosen[1]
