"""Reasons and advice: points by source, plans, and moves that cannot be told apart; in every language."""

from __future__ import annotations

import pytest

import benben
from benben.arena.executors import LocalExecutor
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.play.record import Record
from benben.review import fit
from benben.review.advice import Advice, AdvisedMove, advise
from benben.review.calibration import (
    MOST_ERROR,
    Calibration,
    Observed,
    calibration_of,
    fit_factor,
    fit_spread,
    log_loss,
    predicted,
    shares_of,
)
from benben.review.decisions import compare
from benben.review.reason_words import advice_lines, reason_lines, signed_points, source_name
from benben.review.reasons import Future, PlannedMove, Reasons, SourceDifference, plan_of, points_by_source, reasons_for
from benben.review.values import SimulatedValues, values_for
from benben.search.predictor import victory_shares
from benben.words import Words, languages
from review.builders import random_game, random_record

from hoard.game import GAME as HOARD


def last_choice(record: Record) -> Perspective:
    """The last decision of a record with a choice."""
    for upto in range(len(record.entries) - 1, 0, -1):
        state = record.replay(upto)
        for seat in state.actors():
            if seat >= 0 and len(state.legal(seat)) > 1:
                return state.perspective(seat)
    raise AssertionError("nobody ever had a choice")


def test_the_sources_of_a_seat_add_up_to_its_points() -> None:
    for name in benben.games():
        state = random_game(name, benben.game(name).seats[0]).replay()
        for seat in range(state.players):
            assert sum(points_by_source(state, seat).values()) == state.points(seat), name


def test_reasons_compare_two_moves_for_any_game() -> None:
    games: list[tuple[Game, Record]] = [(HOARD, random_record(HOARD, 2, 4)), (benben.game("giza"), random_game("giza", 2))]
    for game, record in games:
        perspective = last_choice(record)
        one, other = perspective.legal()[:2]
        reasons = reasons_for(perspective, one, other, 1, 4)
        assert len(reasons.totals) == perspective.players
        assert reasons == reasons_for(perspective, one, other, 1, 4), "the same seed gives the same reasons"
        assert reasons_for(perspective, one, one, 1, 4).totals == [0.0] * perspective.players, game.name


def test_a_move_equals_itself() -> None:
    perspective = last_choice(random_record(HOARD, 2, 4))
    found = compare(perspective, perspective.legal()[0], perspective.legal()[0], values_for(HOARD, 2), 1, 20)
    assert (found.difference, found.uncertainty, found.clear) == (0.0, 0.0, False)


def test_advice_has_the_best_move_first_and_no_share_without_calibration() -> None:
    perspective = last_choice(random_record(HOARD, 2, 4))
    advice = advise(perspective, perspective.legal())
    assert advice.moves[0].lost == 0.0
    assert [move.equal for move in advice.moves] == sorted((move.equal for move in advice.moves), reverse=True)
    assert all(move.share is None for move in advice.moves)
    assert advice == advise(perspective, perspective.legal()), "the same question has the same answer"
    alone = advise(perspective, perspective.legal()[:1])
    assert (len(alone.moves), alone.reasons, alone.rival) == (1, None, None)


def test_a_plan_names_moves_that_usually_follow() -> None:
    futures = [Future([], [7, 1]), Future([], [7, 2]), Future([], [7, 3]), Future([], [8])]
    assert [(move.action, move.share) for move in plan_of(futures)] == [(7, 0.75)]


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_reasons_are_sentences_in_every_language(language: str) -> None:
    words = Words(language, {"p1": "Merit", "p2": "Ani"}, "pyramids")
    sources = [
        SourceDifference(0, "pyramids-obelisk", {}, 2.14, 0.5),
        SourceDifference(1, "pyramids-tomb", {}, -0.44, 0.1),
    ]
    because, plan = reason_lines(Reasons(sources, [2.1, -0.4], plan_of([Future([], [3])]), 9), 0, words, str)
    assert source_name(words, "pyramids-obelisk", {}) in because
    assert "Ani" in because
    assert "Merit" not in because
    assert ("+2.1" if language == "en" else "+2,1") in because
    assert plan.endswith("3")
    assert signed_points(-0.96, words) == ("−1.0" if language == "en" else "−1,0")


@pytest.mark.parametrize("language", languages())
def test_a_move_that_no_source_of_points_explains_says_so(language: str) -> None:
    words = Words(language, {"p1": "Merit", "p2": "Ani"}, "pyramids")
    assert reason_lines(Reasons([], [0.1, 0.0], [], 9), 0, words, str) == [words.say("review-because-none")]


@pytest.mark.parametrize("language", languages())
def test_points_that_speak_against_the_better_move_are_told_as_such(language: str) -> None:
    words = Words(language, {"p1": "Merit", "p2": "Ani"}, "pyramids")
    own, other = SourceDifference(0, "pyramids-tomb", {}, 1.0, 0.1), SourceDifference(1, "pyramids-tomb", {}, 3.0, 0.1)
    against = words.say("review-because-against")
    assert reason_lines(Reasons([own, other], [1.0, 3.0], [], 9), 0, words, str)[1:] == [against]
    assert len(reason_lines(Reasons([own], [1.0, 0.0], [], 9), 0, words, str)) == 1
    less = [SourceDifference(seat, "pyramids-tomb", {}, points, 0.1) for seat, points in ((0, -3.0), (1, -9.0), (2, -4.0))]
    assert len(reason_lines(Reasons(less, [-3.0, -9.0, -4.0], [], 9), 0, words, str)) == 1, "the others lose more"


@pytest.mark.slow
def test_a_calibration_error_is_measured_on_games_that_the_factor_has_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    futures = [([0.8, 0.2], False)] * 4
    won: Observed = (futures, [1.0, 0.0])
    lost: Observed = (futures, [0.0, 1.0])

    def played(setting: fit.Setting, number: int) -> tuple[int, list[Observed]]:
        return number, [won] * 9 + [lost] if number % 2 else [won] * 5 + [lost] * 5

    monkeypatch.setattr(fit, "play_game", played)
    found = fit.fit_setting(fit.Setting("giza", 2, 1, 1), 40, LocalExecutor(1))
    assert (found.games, found.positions) == (40, 400)
    assert shares_of([0.8, 0.2], found.factor)[0] == pytest.approx(0.7, abs=0.01), "the factor is fitted to all games"
    assert found.error == pytest.approx(0.4, abs=0.05), "each half is predicted by the other, and they differ by 40 points"


@pytest.mark.slow
def test_a_factor_is_fitted_to_results() -> None:
    futures = [([0.8, 0.2], False)] * 100
    sure = [(futures, [1.0, 0.0])] * 49 + [(futures, [0.0, 1.0])]
    factor = fit_factor(sure)
    assert shares_of([0.8, 0.2], factor)[0] == pytest.approx(0.98, abs=0.01)
    assert log_loss(sure, factor) < log_loss(sure, 1.0)
    assert sum(shares_of([0.9, 0.5, 0.1], factor)) == pytest.approx(1.0)


@pytest.mark.slow
def test_a_spread_moves_shares_of_futures_that_agree_too_much_towards_equal_ones() -> None:
    ended = [([1.0, 0.0], True)] * 9 + [([0.0, 1.0], True)]
    won: Observed = (ended, [1.0, 0.0])
    lost: Observed = (ended, [0.0, 1.0])
    observed = [won] * 7 + [lost] * 3
    assert predicted(ended, 1.0) == pytest.approx([0.9, 0.1]), "no factor changes futures that have ended"
    spread = fit_spread(observed, 1.0)
    assert spread == pytest.approx(0.5, abs=0.01)
    assert predicted(ended, 1.0, spread) == pytest.approx([0.7, 0.3], abs=0.01)
    assert fit_spread([won] * 9 + [lost], 1.0) == pytest.approx(1.0, abs=0.01), "shares that agree with results stay"


def test_simulated_values_use_the_spread_but_a_position_that_is_over_has_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    game, calibration = benben.game("egizia"), Calibration(factor=0.5, spread=0.4, error=2.0)
    monkeypatch.setattr("benben.review.values.calibration_of", lambda game, players: calibration)
    record = random_game("egizia", 2)
    values, result = SimulatedValues(game, 2), list(victory_shares(record.replay()))
    assert values.future(record.replay(), Rng(1)) == result
    before = last_choice(record).deal(Rng(1))
    least, most = (1 - calibration.spread) / 2, (1 + calibration.spread) / 2
    assert all(least - 1e-9 <= share <= most + 1e-9 for share in values.future(before, Rng(1)))


def test_shares_with_a_large_error_are_no_percentages() -> None:
    found = []
    for name in benben.games():
        game = benben.game(name)
        for players in range(game.seats[0], game.seats[1] + 1):
            calibration = calibration_of(game, players)
            if calibration is not None:
                assert values_for(game, players).calibrated == (calibration.error <= MOST_ERROR)
                found.append(calibration.good)
    assert {True, False} <= set(found), "both kinds are in the files"


MOVES = {1: "one", 2: "two", 3: "three"}
REASONS = Reasons([SourceDifference(0, "pyramids-tomb", {}, 2.0, 1.0)], [2.0, 0.0], [], 4)


def lines_of(advice: Advice, language: str = "en") -> list[str]:
    return advice_lines(advice, 0, Words(language, {}, "pyramids"), MOVES.__getitem__)


def test_advice_names_one_move_its_reasons_what_follows_and_the_verdict_on_the_others() -> None:
    moves = [AdvisedMove(1, 0.0, True, 0.615), AdvisedMove(2, 0.0, True, 0.615), AdvisedMove(3, 0.2, False, 0.415)]
    assert lines_of(Advice(moves, REASONS, [PlannedMove(3, 0.5), PlannedMove(2, 0.4)], 3)) == [
        "Play this, 62 % to win: one",
        "Why rather than “three”: tomb +2.0",
        "Then usually: three; two",
        "about equal, 62 % to win: two",
        "weaker, 42 % to win: three",
    ]


def test_advice_tells_apart_what_speaks_for_a_move_and_what_against_it() -> None:
    own, other = (SourceDifference(seat, "pyramids-tomb", {}, -4.0, 1.0) for seat in (0, 1))
    best, equal, weaker = AdvisedMove(1, 0.0, True), AdvisedMove(2, 0.0, True), AdvisedMove(2, 0.1, False)
    both = Reasons([own, other], [0.0, 0.0], [], 4)
    against = Reasons([own], [0.0, 0.0], [], 4)
    told = ["Why rather than “two”: p2: tomb −4.0", "Against it: tomb −4.0"]
    assert lines_of(Advice([best, weaker], both, [], 2))[1:3] == told
    often = "It wins more often than “two”, though no source of points speaks for it."
    assert lines_of(Advice([best, weaker], against, [], 2))[1:3] == [often, "Against it: tomb −4.0"]
    assert lines_of(Advice([best, equal], against, [], 2))[1:3] == ["“two” is about as good.", "Against it: tomb −4.0"]


def test_advice_says_where_no_source_differs_and_shows_no_share_that_is_not_calibrated() -> None:
    moves, even = [AdvisedMove(1, 0.0, True), AdvisedMove(2, 0.0, True)], Reasons([], [0.0, 0.0], [], 4)
    differs = "No source of points differs clearly from “two”."
    assert lines_of(Advice(moves, even, [], 2)) == ["Play this: one", differs, "about equal: two"]
    assert lines_of(Advice(moves[:1], None, [PlannedMove(2, 0.5)], None)) == ["Play this: one", "Then usually: two"]


@pytest.mark.parametrize("language", languages())
def test_advice_is_told_in_every_language(language: str) -> None:
    moves = [AdvisedMove(1, 0.0, True, 0.5), AdvisedMove(2, 0.0, True, 0.5), AdvisedMove(3, 0.2, False, 0.3)]
    lines = lines_of(Advice(moves, REASONS, [PlannedMove(3, 0.5)], 3), language)
    assert len(lines) == 5
    assert not [line for line in lines if "hint-" in line or "review-" in line]
    assert all(move in line for move, line in zip(("one", "three", "three", "two", "three"), lines, strict=True))
    assert language == "en" or not set(lines) & set(lines_of(Advice(moves, REASONS, [PlannedMove(3, 0.5)], 3)))
