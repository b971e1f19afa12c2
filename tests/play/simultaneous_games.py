"""Three small games in which both seats pick one of three spots at the same time; the rules hide nothing."""

from __future__ import annotations

from mypy_extensions import i64

from benben.kernel.catalogue import Axis, Catalogue, Family
from benben.kernel.game import Game
from benben.kernel.state import State
from benben.kernel.step import Step

PICK = Family("pick", "pick {spot}", (Axis("spot", ("a", "b", "c")),), ("spot.{spot}",))
NONE = -1
CALLING, PICKING = 0, 1


class Picks(State):
    """The spot that each seat has picked, and the number of rounds still to play."""

    def __init__(self, game: Game, players: int, settings: dict[str, str]) -> None:
        super().__init__(game, players, settings)
        self.picks = [NONE] * players
        self.rounds = 1

    def clone(self) -> Picks:
        copy = Picks(self.game, self.players, self.settings)
        copy.picks, copy.rounds = self.picks[:], self.rounds
        copy.copy_agenda(self)
        return copy

    def points(self, seat: i64) -> i64:
        return self.picks[seat]

    def veil(self, seat: int | None) -> Picks:
        return self.clone()


class Call(Step[Picks]):
    """The first seat calls for the picks."""

    def options(self, state: Picks, item: i64, seat: i64) -> None:
        for spot in range(3):
            state.offer(spot)

    def apply(self, state: Picks, item: i64, seat: i64, action: i64) -> None:
        state.ask(PICKING)


class Pick(Step[Picks]):
    """Both seats pick; with ``unique`` a spot can be picked once."""

    def __init__(self, unique: bool) -> None:
        super().__init__("pick", "SP-1", ())
        self.unique = unique

    def actors(self, state: Picks, item: i64) -> i64:
        return sum(1 << seat for seat in range(state.players) if state.picks[seat] == NONE)

    def options(self, state: Picks, item: i64, seat: i64) -> None:
        for spot in range(3):
            if not (self.unique and spot in state.picks):
                state.offer(spot)

    def apply(self, state: Picks, item: i64, seat: i64, action: i64) -> None:
        state.picks[seat] = int(action)
        if NONE in state.picks:
            state.push(item)
            return
        state.rounds -= 1
        if state.rounds:
            state.picks = [NONE] * int(state.players)
            state.push(item)


class PicksGame(Game):
    """A game of these steps."""

    def __init__(self, name: str, first: int, unique: bool = False, rounds: int = 1) -> None:
        super().__init__(name, name, "1", (2, 2), (), Catalogue((PICK,)), (Call("call", "SP-2"), Pick(unique)), "SP-3")
        self.first = first
        self.rounds = rounds

    def opening(self, players: i64, settings: dict[str, str]) -> Picks:
        state = Picks(self, players, settings)
        state.rounds = self.rounds
        state.ask(self.first)
        return state


TWO_ROUNDS = PicksGame("two-rounds", PICKING, rounds=2)
"""Two rounds of picks."""
UNIQUE_SPOTS = PicksGame("unique-spots", PICKING, unique=True)
"""A seat whose spot was picked by a lower seat has to pick again."""
CALLED = PicksGame("called", CALLING)
"""The first seat makes a move alone before both pick."""
