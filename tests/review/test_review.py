"""The review of a record: its ledger closes, it is the same for the same seed, and it says why it cannot be made."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import benben
from benben.arena.executors import LocalExecutor
from benben.cli import main
from benben.kernel.errors import BadInput
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.match import Match
from benben.review.as_json import review_object
from benben.review.budget import QUICK
from benben.review.decisions import Decision
from benben.review.estimates import MomentValue, value_at
from benben.review.ledger import LedgerRow, Part, accuracy, ledger_row, stretches
from benben.review.moments import Moments, moments_of
from benben.review.report import accuracy_of_hundred, luck_of_hundred, naming_at, report_lines, whole_percents, wrapped
from benben.review.review import Review, Unit, UnitResult, compute, plan_units, put_together, review_record
from benben.review.values import Values
from benben.words import Words
from review.builders import TINY, random_game, random_record

from hoard.game import GAME as HOARD

ONE = LocalExecutor(1)


def arbitrary_value(moment: int, viewer: int | None, players: int) -> MomentValue:
    """A value that has nothing to do with the position: a ledger has to close with any values."""
    rng = Random(f"{moment} {viewer}")
    return MomentValue([rng.random() for _ in range(players)], [0.0] * players)


@pytest.mark.parametrize("name", benben.games())
def test_the_ledgers_of_every_title_close_with_the_planned_values_alone(name: str) -> None:
    record = random_game(name, benben.game(name).seats[1])
    moments = moments_of(record)
    units = [unit for unit in plan_units(moments, None) if not unit.decision]
    results = [UnitResult(unit, value=arbitrary_value(unit.moment, unit.viewer, record.players)) for unit in units]
    mistakes = [Decision(moment + 1, seat, 2, 1, 2, 0.125, 0.0) for moment, seat in moments.deciders().items()]
    results += [UnitResult(Unit(each.number - 1, each.seat, True), decision=each) for each in mistakes[::3]]
    review = put_together(moments, results, None, 1, TINY)
    winners = record.replay().winners()
    for row in [*review.ledger, *review.open_ledger]:
        assert abs(row.gap) < 1e-9
        assert row.own_mistakes == -0.125 * sum(each.seat == row.seat for each in mistakes[::3])
        assert row.result == (1 / len(winners) if row.seat in winners else 0.0)
    assert review.curves[0][len(record.entries)][0] == review.ledger[0].result


def test_a_ledger_that_leaves_out_or_repeats_a_part_does_not_close(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = moments_of(random_record(HOARD, 2, 5))
    course = (moments.draws, (), moments.deciders(), moments.end)
    values = {moment: arbitrary_value(moment, 0, 2) for moment in range(moments.end + 1)}
    parts = stretches(0, moments.draws, moments.deciders(), moments.end)
    assert {part.part for part in parts} == set(Part)
    assert abs(ledger_row(0, values, *course).gap) < 1e-9
    for changed in (parts[1:], parts[:-1], [*parts, parts[0]]):
        monkeypatch.setattr("benben.review.ledger.stretches", lambda *_, changed=changed: changed)
        assert abs(ledger_row(0, values, *course).gap) > 1e-6


def test_all_seats_and_open_hands_are_reviewed_together() -> None:
    record = random_record(HOARD, 3, 5)
    review = review_record(record, ONE, 1, TINY)
    assert [row.seat for row in review.ledger] == [row.seat for row in review.open_ledger] == [0, 1, 2]
    assert all(abs(row.gap) < 1e-9 for row in [*review.ledger, *review.open_ledger])
    own = [number for number, entry in enumerate(record.entries, 1) if entry.seat != CHANCE]
    assert [decision.number for decision in review.decisions] == own
    for moment, shares in review.open_curve.items():
        assert sum(shares) == pytest.approx(1.0), moment
    mistakes = [decision for decision in review.decisions if decision.is_mistake]
    lost = [sum(each.lost for each in mistakes if each.seat == row.seat) for row in review.ledger]
    assert [row.own_mistakes for row in review.ledger] == pytest.approx([-each for each in lost])
    assert set(review.reasons) == {decision.number for decision in mistakes}


@pytest.mark.slow
def test_a_review_depends_on_record_seed_and_budget_alone() -> None:
    record = random_record(HOARD, 2, 3)
    first, again, other = [review_object(review_record(record, ONE, seed, TINY)) for seed in (1, 1, 2)]
    assert first == again
    assert first.curves != other.curves


SETTINGS = [
    (name, players)
    for name in benben.games()
    for players in range(benben.game(name).seats[0], benben.game(name).seats[1] + 1)
]
"""Every game with every number of players."""


CANDIDATES = 8
"""Units of a kind that are looked at for another world to compare with."""


def other_world(moments: Moments, unit: Unit) -> State | None:
    """Another world at the moment of a unit that its viewer cannot distinguish from the true one; None if none was dealt."""
    true = moments.states[unit.moment]
    world = true.perspective(unit.viewer).deal(benben.Rng(unit.moment + 1))
    return None if world.to_dict() == true.to_dict() else world


def units_of_seat(moments: Moments, seat: int, each: int) -> list[tuple[Unit, State]]:
    """Units of the review of a seat with another world: decisions, values at draws, and values elsewhere."""
    planned = [unit for unit in plan_units(moments, seat) if 0 < unit.moment < moments.end]
    draws = {draw.first for draw in moments.draws}
    kinds: dict[tuple[bool, bool], list[Unit]] = {}
    for unit in planned:
        kinds.setdefault((unit.decision, unit.moment in draws), []).append(unit)
    found = []
    for kind in kinds.values():
        worlds = [(unit, other_world(moments, unit)) for unit in kind[:: max(1, len(kind) // CANDIDATES)]]
        found += [(unit, world) for unit, world in worlds if world is not None][:each]
    return found


def differing_units(moments: Moments, seat: int, each: int) -> tuple[int, list[Unit]]:
    """How many units of a seat were computed in another world too, and those whose results differ there."""
    units, wrong = units_of_seat(moments, seat, each), []
    for unit, world in units:
        true, expected = moments.states[unit.moment], compute(moments, unit, 1, TINY)
        moments.states[unit.moment] = world
        if compute(moments, unit, 1, TINY) != expected:
            wrong.append(unit)
        moments.states[unit.moment] = true
    return len(units), wrong


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_worlds_that_a_seat_cannot_distinguish_give_it_the_same_review(name: str, players: int) -> None:
    moments = moments_of(random_game(name, players))
    found = [differing_units(moments, seat, each=1) for seat in range(players)]
    assert [wrong for _, wrong in found] == [[] for _ in range(players)]
    compared = [count for count, _ in found]
    if name != "great_pyramid":  # a game without secrets has one world
        assert min(compared) > 0, "every seat has had another world to be compared with"


@pytest.mark.slow
def test_a_review_that_looked_at_the_true_world_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = moments_of(random_game("giza", 2))
    shown = Values.of_world

    def peek(state: State, viewer: int | None, values: Values, rng: benben.Rng, futures: int) -> list[float]:
        return shown(values, state, rng, futures)

    monkeypatch.setattr("benben.review.estimates._value", peek)
    assert differing_units(moments, 0, each=4)[1]


def test_moves_of_a_mistake_that_end_at_a_card_name_the_card_as_the_terminal_does() -> None:
    record = random_game("egizia", 2)
    moments, game = moments_of(record), record.game
    at = next(at for at, entry in enumerate(record.entries) if game.text(entry.action).startswith("ship c"))
    played, seat = record.entries[at].action, record.entries[at].seat
    other = next(one for one in moments.states[at].legal(seat) if game.text(one).startswith("ship obelisk"))
    values = [unit for unit in plan_units(moments, None) if not unit.decision]
    results = [UnitResult(unit, value=arbitrary_value(unit.moment, unit.viewer, 2)) for unit in values]
    mistake, fine = Decision(at + 1, seat, 9, played, other, 0.5, 0.1), Decision(at + 1, seat, 9, played, played, 0.0, 0.0)
    words = Words("en", {"p1": "Ann", "p2": "Bea"}, "egizia")
    found = []
    for decision in (mistake, fine):
        judged = UnitResult(Unit(at, seat, True), decision=decision)
        review = put_together(moments, [*results, judged], None, 1, TINY)
        found.append(review_object(review).decisions[0].words)
    named = naming_at(review, mistake, words).action(played)
    assert {text: words.say(f"egizia-do-{move.family}", move.args) for text, move in found[0].items()} == {
        game.text(played): named
    }
    assert "(" in named
    assert found[1] == {}


def test_accuracy_counts_decisions_with_a_choice() -> None:
    forced, good = Decision(1, 0, 1, 5, 5, 0.0, 0.0), Decision(2, 0, 3, 5, 5, 0.0, 0.0)
    unsure, bad = Decision(3, 0, 3, 5, 6, 0.1, 0.2), Decision(4, 0, 3, 5, 6, 0.5, 0.1)
    assert accuracy([forced]) is None
    assert accuracy([forced, good, unsure]) == 100.0
    assert accuracy([good, bad]) == pytest.approx(55.67, abs=0.01)


def test_a_game_in_play_is_not_reviewed() -> None:
    match = Match(HOARD, 2, seed=1)
    with pytest.raises(BadInput, match="the game is not over"):
        moments_of(match.record)


@pytest.mark.slow
def test_the_command_prints_one_object(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benben.review.review_command.QUICK", TINY)
    path = tmp_path / "giza.record"
    path.write_text(random_game("giza", 2).dumps(), "utf-8")
    assert main(["review", str(path), "--json", "--quick", "--seat", "p2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["ledger"][0]) == {
        "seat",
        "start",
        "own_luck",
        "own_mistakes",
        "others",
        "result",
        "turns_of_others",
        "other_own_moves",
    }
    assert {"number", "seat", "played", "best", "lost", "uncertainty"} <= set(found["decisions"][0])
    assert {decision["seat"] for decision in found["decisions"]} == {row["seat"] for row in found["ledger"]} == {"p2"}


def test_bad_input_is_named_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = random_game("giza", 2).dumps()
    files = {
        "cut": (text.rpartition("end:")[0], "the record is cut off here"),
        "changed": (text.replace("\n3 ", "\n4 ", 1), "lines are missing or out of order"),
        "other": (text.replace("discard", "play", 1), "was changed after it was written"),
        "rules": (text.replace("rules: ", "rules: 99"), "rules version 991 is not known"),
        "open": (Match(benben.game("giza"), 2, seed=1).record.dumps(), "the game is not over"),
    }
    for name, (content, reason) in files.items():
        path = tmp_path / f"{name}.record"
        path.write_text(content, "utf-8")
        assert main(["review", str(path)]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1, said
        assert str(path) in said
        assert reason in said
    assert main(["review", str(path), "--seat", "p9"]) == 2
    assert "there is no seat 'p9'" in capsys.readouterr().err


def test_nobody_has_more_luck_than_all_of_100_players_nor_less() -> None:
    assert [luck_of_hundred(luck) for luck in (99.8, 60.4, 0.2)] == [99, 60, 1]


def test_only_a_game_without_mistakes_has_an_accuracy_of_100() -> None:
    assert [accuracy_of_hundred(accuracy, mistakes=2) for accuracy in (99.8, 93.6)] == [99, 94]
    assert accuracy_of_hundred(100.0, mistakes=0) == 100


def review_with_losses(each: float) -> Review:
    """The review of a game of GIZA that stood even to its end, in which every third decision lost ``each``."""
    moments = moments_of(random_game("giza", 2))
    units = [unit for unit in plan_units(moments, None) if not unit.decision]
    results = [UnitResult(unit, value=MomentValue([0.5, 0.5], [0.0, 0.0])) for unit in units]
    for moment, seat in list(moments.deciders().items())[::3]:
        action = moments.record.entries[moment].action
        decision = Decision(moment + 1, seat, 2, action, action, each, 0.0)
        results.append(UnitResult(Unit(moment, seat, True), decision=decision))
    return put_together(moments, results, None, 1, TINY)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_changes_of_more_than_the_whole_victory_are_explained(language: str) -> None:
    words = Words(language, {"p1": "Ann", "p2": "Bea"}, "giza")
    explained = words.say("review-ledger-over")
    much, little = review_with_losses(0.5), review_with_losses(0.0)
    assert min(row.own_mistakes for row in much.ledger) < -1.0
    assert report_lines(much, words).count(explained) == 1
    assert all(abs(row.others) <= 1.0 for row in [*little.ledger, *little.open_ledger])
    assert explained not in report_lines(little, words)


def test_long_lines_are_broken_between_words_and_continued_below_their_beginning() -> None:
    lines = ["Ann", "  Action 40: a move that needs many words. Better: another", "                 start  own luck"]
    assert wrapped(lines, 32) == [
        "Ann",
        "  Action 40: a move that needs",
        "    many words. Better: another",
        "                 start  own luck",
    ]


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_a_quick_review_says_that_it_is_a_first_look(language: str) -> None:
    words, full = Words(language, {"p1": "Ann", "p2": "Bea"}, "giza"), review_with_losses(0.0)
    said = words.say("review-quick")
    assert "--quick" in said
    assert said in report_lines(replace(full, budget=QUICK), words)
    assert said not in report_lines(full, words)


def test_luck_accuracy_and_ledger_are_those_of_the_full_review() -> None:
    words, full = Words("en", {"p1": "Ann", "p2": "Bea"}, "giza"), review_with_losses(0.5)
    told = ["Chance changed nothing for Ann", "Accuracy", "Where the chance of victory came from"]
    report, first_look = ["\n".join(report_lines(each, words)) for each in (full, replace(full, budget=QUICK))]
    assert [each in report for each in told] == [True, True, True]
    assert [each in first_look for each in told] == [False, False, False]
    assert "Better:" in first_look
    missing = words.say("review-quick-figures")
    assert [missing in each for each in (report, first_look)] == [False, True]
    rough = report_lines(replace(full, budget=QUICK, calibrated=False), words)
    assert missing not in rough, "the full review has no such figures either"


def test_the_figures_of_a_row_of_the_ledger_add_up_to_its_result() -> None:
    assert whole_percents(LedgerRow(0, 0.324, -0.034, -0.056, -0.2, -0.034, 0.0)) == [32, -3, -6, -23, 0]
    assert whole_percents(LedgerRow(0, 0.493, -0.124, 0.0, -0.3, -0.069, 0.0)) == [49, -12, 0, -37, 0]
    assert whole_percents(LedgerRow(0, 0.25, 0.126, -0.843, 0.7, 0.1, 1 / 3)) == [25, 12, -84, 80, 33]
    rng = Random(1)
    for _ in range(200):
        start, luck, lost, turns, own = [rng.uniform(-2.0, 2.0) for _ in range(5)]
        *columns, result = whole_percents(LedgerRow(0, start, luck, lost, turns, own, start + luck + lost + turns + own))
        assert sum(columns) == result
        assert all(
            abs(each - 100 * exact) < 1 + 1e-9 for each, exact in zip(columns, (start, luck, lost, turns + own), strict=True)
        )


def test_values_beside_a_draw_have_more_futures_than_others() -> None:
    moments, asked = moments_of(random_game("giza", 2)), list[int]()

    class Counted(Values):
        calibrated = known_calibrated = True

        def future(self, world: State, rng: benben.Rng) -> list[float]:
            asked.append(world.depth)
            return [0.5, 0.5]

    own = next(draw for draw in moments.draws if draw.owner == 0 and moments.deciders().get(draw.last) is not None)
    decided = [at for at in moments.deciders() if not moments.is_beside_draw(at, 0)]
    elsewhere = next(at for at in decided if at > own.last)
    counts = []
    for moment in (own.last, elsewhere):
        asked.clear()
        value_at(moments, moment, 0, Counted(), benben.Rng(1), replace(TINY, draw_factor=3))
        counts.append(len(asked))
    assert counts == [3 * TINY.futures, TINY.futures]
