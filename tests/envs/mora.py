"""Mora, a game with one simultaneous choice: every seat shows one to three fingers; the most fingers win."""

from __future__ import annotations

from mypy_extensions import i64

from benben.kernel.catalogue import Axis, Catalogue, Family
from benben.kernel.game import Game
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import Step

FINGERS = 3
SHOW = Family("show", "show {fingers}", (Axis("fingers", ["one", "two", "three"]),), ("hand.{fingers}",), hidden="fingers")


class Mora(State):
    def __init__(self, game: Game, players: int, settings: dict[str, str]) -> None:
        super().__init__(game, players, settings)
        self.shown_fingers = [0] * players
        self.waiting = (1 << players) - 1

    def clone(self) -> Mora:
        copy = Mora(self.game, self.players, self.settings)
        copy.shown_fingers = self.shown_fingers[:]
        copy.waiting = self.waiting
        copy.copy_agenda(self)
        return copy

    def points(self, seat: i64) -> i64:
        return self.shown_fingers[seat]

    def veil(self, seat: int | None) -> Mora:
        copy = self.clone()
        if self.waiting:
            copy.shown_fingers = [n if other == seat else 0 for other, n in enumerate(self.shown_fingers)]
        return copy

    def fill(self, seat: int | None, rng: Rng) -> None:
        for other in range(self.players):
            if other != seat and not (self.waiting >> other) & 1:
                self.shown_fingers[other] = 1 + rng.below(FINGERS)


class Show(Step[Mora]):
    def actors(self, state: Mora, item: i64) -> i64:
        return state.waiting

    def options(self, state: Mora, item: i64, seat: i64) -> None:
        for action in range(FINGERS):
            state.offer(action)

    def apply(self, state: Mora, item: i64, seat: i64, action: i64) -> None:
        state.shown_fingers[seat] = action + 1
        state.waiting &= ~(1 << seat)
        if state.waiting:
            state.push(item)


class MoraGame(Game):
    def __init__(self) -> None:
        super().__init__("mora", "Mora", "1", (2, 4), (), Catalogue([SHOW]), [Show("show", "MO-1", ())], "MO-2")

    def opening(self, players: i64, settings: dict[str, str]) -> Mora:
        state = Mora(self, players, settings)
        state.ask(0)
        return state

    def observation(self, players: int) -> list[tuple[str, int, float, float]]:
        return [("fingers shown, own first", players, 0.0, 3.0)]

    def observe(self, known: State, seat: int | None, writer: ObservationWriter) -> None:
        assert isinstance(known, Mora)
        for rank in range(known.players):
            writer.number(known.shown_fingers[((seat or 0) + rank) % known.players])
