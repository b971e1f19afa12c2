"""Tiny games in which two seats choose at the same time, once, with known equilibria."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec

import benben
from benben.kernel.catalogue import Axis, Catalogue, Family
from benben.kernel.game import Game
from benben.kernel.state import State
from benben.kernel.step import Step
from benben.search.predictor import Predictor

NOT_YET = -1
SEALED = 99

Payoffs = Sequence[Sequence[float]]
"""The value of the first seat for its choice (row) and that of the second seat (column)."""

PENNIES: Payoffs = ((1.0, 0.0), (0.0, 1.0))
"""Matching pennies: both choose each side in half of the games."""

UNEVEN_PENNIES: Payoffs = ((1.0, 0.0), (0.0, 0.5))
"""The first seat gains less by one side: both choose the first side in a third of the games, which is worth a third."""


def blotto(soldiers: int, fields: int) -> tuple[list[tuple[int, ...]], Payoffs]:
    """Colonel Blotto: both divide their soldiers among fields; who holds more fields wins, otherwise it is even."""
    plans: list[tuple[int, ...]] = [()]
    for _ in range(fields):
        plans = [(*plan, number) for plan in plans for number in range(soldiers + 1)]
    plans = [plan for plan in plans if sum(plan) == soldiers]
    return plans, [[_fought(mine, theirs) for theirs in plans] for mine in plans]


def _fought(mine: Sequence[int], theirs: Sequence[int]) -> float:
    lead = sum((a > b) - (a < b) for a, b in zip(mine, theirs, strict=True))
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


def worth(payoffs: Payoffs, first: Sequence[float], second: Sequence[float]) -> float:
    """The value of the first seat when both play mixed strategies."""
    return sum(p * q * payoffs[i][j] for i, p in enumerate(first) for j, q in enumerate(second))


def best_reply(payoffs: Payoffs, strategy: Sequence[float]) -> float:
    """The most that a first seat can gain against a strategy of the second."""
    return max(sum(q * row[j] for j, q in enumerate(strategy)) for row in payoffs)


class Sealed(State):
    """Both choose once, in secret."""

    def __init__(self, game: Game, players: int, settings: dict[str, str]) -> None:
        super().__init__(game, players, settings)
        self.chosen = [NOT_YET, NOT_YET]

    def clone(self) -> Sealed:
        copy = Sealed(self.game, self.players, self.settings)
        copy.chosen = list(self.chosen)
        copy.copy_agenda(self)
        return copy

    def points(self, seat: int) -> int:
        return 0

    def veil(self, seat: int | None) -> Sealed:
        copy = self.clone()
        copy.chosen = [choice if owner == seat or choice == NOT_YET else SEALED for owner, choice in enumerate(self.chosen)]
        return copy

    def fill(self, seat: int | None, rng: benben.Rng) -> None:
        count = len(self.game.catalogue)
        self.chosen = [rng.below(count) if choice == SEALED else choice for choice in self.chosen]


class Choose(Step[Sealed]):
    """Every action is legal; the game ends when both have chosen."""

    def actors(self, state: Sealed, item: int) -> int:
        return sum(1 << seat for seat in (0, 1) if state.chosen[seat] == NOT_YET)

    def options(self, state: Sealed, item: int, seat: int) -> None:
        for action in range(len(state.game.catalogue)):
            state.offer(action)

    def apply(self, state: Sealed, item: int, seat: int, action: int) -> None:
        state.chosen[seat] = action
        if NOT_YET in state.chosen:
            state.ask(0)


class SealedGame(Game):
    """A game of one simultaneous choice."""

    def __init__(self, payoffs: Payoffs) -> None:
        words = [str(number) for number in range(len(payoffs))]
        choose = Family("choose", "choose {what}", (Axis("what", words),), ("choice.{what}",))
        super().__init__("sealed", "Sealed", "1", (2, 2), (), Catalogue((choose,)), (Choose("choose", "SE-1", ()),), "SE-2")

    def opening(self, players: int, settings: dict[str, str]) -> Sealed:
        state = Sealed(self, players, settings)
        state.ask(0)
        return state


class PayoffPredictor(Predictor):
    """Knows the payoffs of a finished game."""

    def __init__(self, payoffs: Payoffs) -> None:
        super().__init__()
        self._payoffs = payoffs

    def final_values(self, world: State) -> vec[float]:
        assert isinstance(world, Sealed)
        value = self._payoffs[world.chosen[0]][world.chosen[1]]
        return vec[float]([value, 1.0 - value])
