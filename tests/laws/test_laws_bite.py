"""The laws find what is wrong: games broken on purpose are caught."""

from __future__ import annotations

from typing import Any

import pytest

from benben.kernel.rng import Rng
from benben.new_game.hoard.game import GAME, HoardGame
from benben.new_game.hoard.state import HoardState
from benben.new_game.hoard.steps import Turn
from benben.testing.laws import Checker, LawBroken, check_laws

from quick import first_quick
from server.vault_game import GAME as VAULT
from server.vault_game import VaultGame

CLONE, VEIL, FILL, BREAKDOWN = HoardState.clone, HoardState.veil, HoardState.fill, HoardState.breakdown
BLANK = HoardGame.blank


@pytest.mark.parametrize("players", first_quick([2, 3]))
def test_the_sound_game_keeps_the_laws(players: int) -> None:
    tally = check_laws(GAME, players, seed=1, games=2, stride=2)
    assert tally["truth_among_others"] > 0
    assert tally["twins"] > 0


def leaky_veil(state: HoardState, seat: int | None) -> HoardState:
    """Forgets to hide the coins in other hands."""
    copy = VEIL(state, seat)
    copy.hands = state.hands[:]
    return copy


def open_veil(state: HoardState, seat: int | None) -> HoardState:
    """Hides nothing at all, consistently."""
    return CLONE(state)


def forgetful_fill(state: HoardState, seat: int | None, rng: Rng) -> None:
    """Deals every hidden coin the same way."""
    FILL(state, seat, Rng(1))


def shallow_clone(state: HoardState) -> HoardState:
    """Shares the hands with the original."""
    copy = CLONE(state)
    copy.hands = state.hands
    return copy


def wasteful_blank(game: HoardGame, players: int, settings: dict[str, str]) -> HoardState:
    """Begins with a coin less than the box holds."""
    state = BLANK(game, players, settings)
    state.bag[0] -= 1
    return state


def boastful_breakdown(state: HoardState, seat: int) -> dict[str, object]:
    """Explains other points than it scores."""
    return {**BREAKDOWN(state, seat), "points": 99}


@pytest.mark.parametrize(
    ("kind", "method", "broken", "why"),
    [
        (HoardState, "veil", leaky_veil, "can tell"),
        (HoardState, "veil", open_veil, "can tell the two worlds apart"),
        (HoardState, "fill", forgetful_fill, "not among|do not vary"),
        (HoardState, "clone", shallow_clone, "changed the original"),
        (HoardGame, "blank", wasteful_blank, "components"),
        (HoardState, "breakdown", boastful_breakdown, "the breakdown tells"),
    ],
)
def test_a_broken_game_is_caught(kind: type, method: str, broken: Any, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, method, broken)
    with pytest.raises(LawBroken, match=why):
        check_laws(GAME, 3, seed=1, games=12, stride=1)


def test_a_step_that_only_says_it_opens_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "reveals_sealed", lambda step, state, item, seat, action: True)
    with pytest.raises(LawBroken, match="is said to open what was sealed, but shows nothing"):
        check_laws(GAME, 3, seed=1, games=12, stride=1)


def test_a_result_that_is_not_known_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last player of Vault who shows a card turns over those of the others."""
    state = VAULT.start(2)
    state.roll(Rng(1))
    state.apply(state.legal(0)[0], 0)
    checker = Checker(VAULT, 2, None, Rng(1), 1)
    checker.check_previews(state)
    monkeypatch.setattr(VaultGame, "result_is_known", lambda game, after: True)
    with pytest.raises(LawBroken, match="is no certainty"):
        checker.check_previews(state)
