"""The probability of victory in hints and reviews: by a measured network, else by calibrated simulations, else none."""

from __future__ import annotations

from dataclasses import replace

import pytest

import benben
from benben.arena.executors import LocalExecutor
from benben.bots.networks import ShippedNetwork, Use, shipped_network
from benben.bots.win_shares import is_measured
from benben.kernel.game import Game
from benben.play.preview import Outcome, Preview
from benben.review import advice, values
from benben.review.advice import AdvisedMove, _with_shares, advise
from benben.review.as_json import review_object
from benben.review.report import report_lines
from benben.review.review import Review, review_record
from benben.review.values import NetworkValues, SimulatedValues, values_for
from benben.words import Words
from review.builders import TINY, random_game

from games.giza.builders import position as giza_position

NETWORK, SIMULATED = True, True


def set_calibration(monkeypatch: pytest.MonkeyPatch, network: bool, simulated: bool) -> None:
    """Let networks be measured and know more than simulations, and simulations be calibrated, or not."""
    monkeypatch.setattr(values, "is_measured", lambda card: network)
    monkeypatch.setattr(values, "is_calibrated", lambda game, players: simulated)
    monkeypatch.setattr(values, "_know_more", lambda game, players, card: False)


def shares_of_hints(monkeypatch: pytest.MonkeyPatch, network: bool, simulated: bool) -> list[float | None]:
    """The shares of three moves at the start of GIZA: the best, one that is about equal and one that is clearly weaker."""
    set_calibration(monkeypatch, network, simulated)
    match = benben.Match(benben.game("giza"), players=2, seed=1)
    perspective = match.perspective(match.actors()[0])
    found = values_for(perspective.game, 2)
    moves = [AdvisedMove(perspective.legal()[0], lost, lost < 0.1) for lost in (0.0, 0.05, 0.2)]
    return [move.share for move in _with_shares(perspective, moves, found)]


def test_a_measured_network_says_the_share_of_the_best_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    best, equal, weaker = shares_of_hints(monkeypatch, NETWORK, not SIMULATED)
    assert best is not None
    assert 0.2 < best < 0.8
    assert equal == best
    assert weaker is None, "the network judges the same move, and does not find it weaker"


def test_a_network_says_the_share_of_a_weaker_move_where_simulations_are_not_calibrated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_calibration(monkeypatch, NETWORK, not SIMULATED)
    match = benben.Match(benben.game("giza"), players=2, seed=1)
    perspective = match.perspective(match.actors()[0])
    found, judged = values_for(perspective.game, 2), {}
    for action in perspective.legal():
        (move,) = _with_shares(perspective, [AdvisedMove(action, 0.0, True)], found)
        judged[action] = move.share or 0.0
    best, worst = max(judged, key=judged.__getitem__), min(judged, key=judged.__getitem__)
    moves = _with_shares(perspective, [AdvisedMove(best, 0.0, True), AdvisedMove(worst, 0.3, False)], found)
    assert [move.share for move in moves] == [judged[best], judged[worst]]
    assert judged[worst] < judged[best]


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
def test_a_network_judges_if_enough_games_have_shown_a_small_error(
    changed: dict[str, float], expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = benben.game("giza")
    shipped = shipped_network(game, 2, Use.JUDGE)
    assert shipped is not None
    card = replace(shipped.card, figures={**shipped.card.figures, **changed})
    assert is_measured(card) is expected
    assert not is_measured(replace(shipped.card, figures={}))
    monkeypatch.setattr(values, "shipped_network", lambda *_: replace(shipped, card=card))
    monkeypatch.setattr(values, "is_calibrated", lambda game, players: False)
    assert isinstance(values_for(game, 2), NetworkValues) is expected


def test_a_network_judges_only_games_with_the_options_it_has_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    set_calibration(monkeypatch, NETWORK, SIMULATED)
    game = benben.game("giza")
    usual = game.resolve_options({}, 2)
    other = game.resolve_options({"demolish_rival_sphinx": "no"}, 2)
    shown = game.resolve_options({"memory": "open"}, 2)
    kinds = [type(values_for(game, 2, options)) for options in (None, usual, shown, other)]
    assert kinds == [NetworkValues, NetworkValues, NetworkValues, SimulatedValues]


def test_as_soon_as_a_measured_network_is_in_a_package_it_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[tuple[str, int], bool] = {}
    real = shipped_network

    def measured(game: Game, players: int, use: Use) -> ShippedNetwork | None:
        assert use is Use.JUDGE
        any_network = real(benben.game("giza"), 2, use)
        assert any_network is not None
        options = game.resolve_options({}, players)
        return replace(any_network, card=replace(any_network.card, options=options))

    monkeypatch.setattr(values, "shipped_network", measured)
    monkeypatch.setattr(values, "is_calibrated", lambda game, players: False)
    for name in benben.games():
        game = benben.game(name)
        for players in range(game.seats[0], game.seats[1] + 1):
            found[name, players] = values_for(game, players).known_calibrated
    assert len(found) >= 14
    assert all(found.values()), found


@pytest.fixture(params=[(NETWORK, SIMULATED), (NETWORK, not SIMULATED), (not NETWORK, not SIMULATED)])
def review_of(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Review, bool, bool]:
    """A review of GIZA for two, with or without a measured network and calibrated simulations."""
    network, simulated = request.param
    set_calibration(monkeypatch, network, simulated)
    return review_record(random_game("giza", 2), LocalExecutor(1), 1, TINY), network, simulated


@pytest.mark.slow
def test_a_review_shows_the_percentages_that_are_calibrated_and_no_others(review_of: tuple[Review, bool, bool]) -> None:
    review, network, simulated = review_of
    shown = review_object(review)
    assert (shown.known_calibrated, shown.calibrated) == (network, simulated)
    words = Words("en", {"p1": "Ann", "p2": "Bea"}, "giza")
    text = "\n".join(report_lines(review, words))
    assert ("100 players" in text or "Chance changed nothing" in text) is network
    assert ("Accuracy" in text) is simulated
    assert (words.say("review-ledger") in text) is simulated
    assert (words.say("review-losses-not-calibrated") in text) is (network and not simulated)
    assert (words.say("review-not-calibrated") in text) is not network


def test_advice_says_which_moves_end_the_game() -> None:
    """GZ-8.1 A one on the third pyramid ends the game; a two does not."""
    state = giza_position(["+1 +2", "-3"], {"p1.cheops": "+1", "p1.chephren": "+1"})
    perspective = state.perspective(0)
    finish, other = (perspective.game.parse(f"play {tile} on p1.mykerinos") for tile in ("+1", "+2"))
    ends = {move.action: move.ends_game for move in advise(perspective, [finish, other]).moves}
    assert ends == {finish: True, other: False}


def test_the_end_of_the_game_is_not_claimed_of_a_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    """That some worlds agree does not show it."""

    class Sampled(Preview):
        def outcomes(self) -> list[Outcome]:
            found = super().outcomes()
            self.complete = False
            return found

    monkeypatch.setattr(advice, "Preview", Sampled)
    state = giza_position(["+1", "-3"], {"p1.cheops": "+1", "p1.chephren": "+1"})
    finish = state.game.parse("play +1 on p1.mykerinos")
    assert not advise(state.perspective(0), [finish]).moves[0].ends_game
