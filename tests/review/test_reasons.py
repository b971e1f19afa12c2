"""Reasons and advice: points by source, plans, and moves that cannot be told apart; in every language."""

from __future__ import annotations

import pytest

import benben
from benben.kernel.game import Game
from benben.play.record import Record
from benben.review.advice import Advice, AdvisedMove, advise
from benben.review.decisions import compare
from benben.review.reason_words import advice_lines, reason_lines, signed_points, source_name
from benben.review.reasons import Future, PlannedMove, Reasons, SourceDifference, plan_of, points_by_source, reasons_for
from benben.review.values import values_for
from benben.words import Words, languages
from review.builders import last_choice, random_game, random_record

from hoard.game import GAME as HOARD


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
