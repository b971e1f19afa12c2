"""The probability of victory in a hint: by a network that was measured, else by calibrated simulations, else none."""

from __future__ import annotations

from dataclasses import replace

import pytest

import benben
from benben.bots.networks import Use, shipped_network
from benben.bots.win_shares import is_measured
from benben.review import values
from benben.review.advice import AdvisedMove, _with_shares
from benben.review.values import values_for

NETWORK, SIMULATED = True, True


def shares_of_hints(monkeypatch: pytest.MonkeyPatch, network: bool, simulated: bool) -> list[float | None]:
    """The shares of three moves at the start of GIZA: the best, one that is about equal and one that is clearly weaker."""
    monkeypatch.setattr(values, "is_measured", lambda card: network)
    monkeypatch.setattr(values, "is_calibrated", lambda game, players: simulated)
    match = benben.Match(benben.game("giza"), players=2, seed=1)
    perspective = match.perspective(match.actors()[0])
    moves = [AdvisedMove(perspective.legal()[0], lost, lost < 0.1) for lost in (0.0, 0.05, 0.2)]
    return [move.share for move in _with_shares(perspective, moves, values_for(perspective.game, 2))]


def test_a_measured_network_says_the_share_of_the_best_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    best, equal, weaker = shares_of_hints(monkeypatch, NETWORK, not SIMULATED)
    assert best is not None
    assert 0.2 < best < 0.8
    assert equal == best
    assert weaker is None, "what a weaker move loses is simulated, and that is not calibrated"


def test_a_weaker_move_has_a_share_where_simulations_are_calibrated(monkeypatch: pytest.MonkeyPatch) -> None:
    best, equal, weaker = shares_of_hints(monkeypatch, NETWORK, SIMULATED)
    assert best is not None
    assert equal == best
    assert weaker == pytest.approx(best - 0.2)
    simulated = shares_of_hints(monkeypatch, not NETWORK, SIMULATED)
    assert simulated[0] is not None
    assert simulated[0] != best


def test_without_calibration_no_share_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shares_of_hints(monkeypatch, not NETWORK, not SIMULATED) == [None, None, None]


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({}, True),
        ({"calibration_error": 0.031}, False),
        ({"calibration_games": 199.0}, False),
        ({"calibration_positions": 4999.0}, False),
    ],
)
def test_a_network_is_measured_by_enough_games_with_a_small_error(changed: dict[str, float], expected: bool) -> None:
    shipped = shipped_network(benben.game("giza"), 2, Use.JUDGE)
    assert shipped is not None
    assert is_measured(replace(shipped.card, figures={**shipped.card.figures, **changed})) is expected
    assert not is_measured(replace(shipped.card, figures={}))
