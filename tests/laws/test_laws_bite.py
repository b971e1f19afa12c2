"""The laws find what is wrong: games broken on purpose are caught."""

from __future__ import annotations

import pytest

from benben.kernel.game import Game
from benben.kernel.rng import Rng
from benben.testing.laws import LawBroken, check_laws

from hoard.game import TinyGame, TinyState, Turn


def test_the_sound_game_keeps_the_laws() -> None:
    for players in (2, 3):
        tally = check_laws(TinyGame(), players, seed=1, games=8, stride=2)
        assert tally["truth_among_others"] > 0
        assert tally["twins"] > 0


class LeakyState(TinyState):
    """Forgets to hide the coins in other hands."""

    def veil(self, seat: int | None) -> TinyState:
        copy = super().veil(seat)
        copy.coins[:] = self.coins
        return copy


class OpenHandedState(TinyState):
    """Hides nothing at all, consistently."""

    def veil(self, seat: int | None) -> TinyState:
        return self.clone()


class ForgetfulState(TinyState):
    """Deals every hidden coin the same way."""

    def fill(self, seat: int | None, rng: Rng) -> None:
        super().fill(seat, Rng(1))


class ShallowState(TinyState):
    """Shares its coins with its clones."""

    def clone(self) -> TinyState:
        copy = super().clone()
        copy.coins = self.coins
        return copy


class WastefulState(TinyState):
    """Begins with a coin less than the box holds."""

    def __init__(self, game: Game, players: int, settings: dict[str, str]) -> None:
        super().__init__(game, players, settings)
        self.bag[1] -= 1


class BoastfulState(TinyState):
    """Explains other points than it scores."""

    def breakdown(self, seat: int) -> dict[str, object]:
        return {**super().breakdown(seat), "points": 99}


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (LeakyState, "can tell"),
        (OpenHandedState, "can tell the two worlds apart"),
        (ForgetfulState, "not among|do not vary"),
        (ShallowState, "changed the original"),
        (WastefulState, "components"),
        (BoastfulState, "the breakdown tells"),
    ],
)
def test_a_broken_game_is_caught(kind: type[TinyState], why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        check_laws(TinyGame(kind), 3, seed=1, games=12, stride=1)


def test_a_step_that_only_says_it_opens_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "reveals_sealed", lambda step, state, item, seat, action: True)
    with pytest.raises(LawBroken, match="is said to open what was sealed, but shows nothing"):
        check_laws(TinyGame(), 3, seed=1, games=12, stride=1)
