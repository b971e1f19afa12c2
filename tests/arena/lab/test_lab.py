"""The lab: arms from changes, paired deals, answers with intervals, and a page; mistakes are named."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

import pytest

import benben
from benben.arena.balance.study_games import plan_study
from benben.arena.executors import Executor, Item, LocalExecutor, Result
from benben.arena.lab import command
from benben.arena.lab.arms import AS_IT_IS, Arm, read_arms
from benben.arena.lab.lab_games import LUCK, LabJob, LabPlan, play_lab_game
from benben.arena.lab.page import answer_lines, difference_words
from benben.arena.lab.verdict import answered, findings, game_figures, read_question, share_is_known
from benben.arena.sequential import Estimate
from benben.cli import main
from benben.kernel.errors import BadInput
from benben.play.study import Values, study_of

from arena.lab.box_jobs import module_with_box

GIZA, GREAT_PYRAMID = benben.game("giza"), benben.game("great_pyramid")
STUDY = study_of(GIZA)
PLAN = LabPlan(plan_study(GIZA, "random", None, 1), 2, (Arm(AS_IT_IS), Arm("more", "scarab.count=8")))


def names(texts: Sequence[str]) -> list[str]:
    return [arm.name for arm in read_arms(GIZA, 2, texts)]


class TestArms:
    def test_one_change_makes_two_arms(self) -> None:
        assert names(["scarab.count=8, demolition.count=5"]) == [AS_IT_IS, "demolition.count=5, scarab.count=8"]

    def test_a_question_about_equal_seats_needs_no_change(self) -> None:
        assert [arm.name for arm in read_arms(GIZA, 2, [], alone=True)] == [AS_IT_IS]
        with pytest.raises(BadInput, match="nothing is changed: memory=closed"):
            read_arms(GIZA, 2, ["memory=closed"], alone=True)

    def test_a_range_makes_an_arm_of_each_value(self) -> None:
        assert names(["scarab.count=4..5"]) == [AS_IT_IS, "scarab.count=4", "scarab.count=5"]

    def test_several_changes_make_a_grid(self) -> None:
        assert names(["scarab.count=8", "memory=open"]) == [
            AS_IT_IS,
            "memory=open",
            "scarab.count=8",
            "memory=open, scarab.count=8",
        ]

    def test_options_are_swept_without_the_usual_value(self) -> None:
        arms = read_arms(GREAT_PYRAMID, 3, ["track_length=3..5"])
        assert [arm.options for arm in arms] == [{}, {"track_length": "4"}, {"track_length": "5"}]
        assert {arm.overlay for arm in arms} == {""}

    @pytest.mark.parametrize(
        ("texts", "why"),
        [
            ([], "nothing is changed"),
            (["memory=closed"], "nothing is changed: memory=closed"),
            ([""], "not an empty text"),
            (["scarab.count=5..4"], "scarab.count: the range 5..4 must rise"),
            (["scarab.count=1..9, demolition.count=1..9"], "82 combinations; there can be at most 40"),
            (["scarab.count=99"], "from 0 to 40, not 99"),
            (["memory=half"], "option memory: 'half' is not known"),
            (["pyramid=3"], "the box has no entry 'pyramid'"),
        ],
    )
    def test_mistakes_are_named(self, texts: list[str], why: str) -> None:
        with pytest.raises(BadInput, match=why):
            read_arms(GIZA, 2, texts)


def made_up(first: float, second: float, luck: float = 0.0) -> dict[str, Values]:
    return {"wins": {"first": [first, 1.0], "second": [second, 1.0]}, LUCK: {"first": [luck], "second": [-luck]}}


class TestVerdict:
    def test_deals_are_paired(self) -> None:
        """In each deal the changed arm has 0.1 more: the difference is certain, though the results vary a lot."""
        games = {(arm, deal): made_up(deal % 2 * 0.8 + arm * 0.1, 0.5) for arm in (0, 1) for deal in range(60)}
        question = read_question(STUDY, "wins:first", 2.0)
        found = findings(PLAN, question, games)
        assert [finding.arm for finding in found] == [0, 1]
        difference = found[1].difference
        assert difference is not None
        assert difference.value == pytest.approx(0.1)
        assert difference.margin == pytest.approx(0.0, abs=1e-9)
        assert found[0].difference is None
        assert answered(question, found)

    def test_deals_that_one_arm_lacks_do_not_count(self) -> None:
        games = {(0, deal): made_up(1.0, 0.0) for deal in range(9)} | {(1, 3): made_up(1.0, 0.0)}
        question = read_question(STUDY, "wins", 2.0)
        found = findings(PLAN, question, games)
        assert {finding.figure.games for finding in found} == {1}
        assert not answered(question, found)

    def test_luck_is_taken_off(self) -> None:
        games = [made_up(0.5 + luck, 0.5 - luck, luck) for luck in [0.4, -0.4, 0.2, -0.2] * 30]
        figures, saved = game_figures(read_question(STUDY, "wins", 2.0), "first", games)
        assert figures == pytest.approx([0.5] * 120, abs=0.03)
        assert saved > 100

    def test_games_saved_with_other_kinds_of_luck_are_taken_along(self) -> None:
        games = [made_up(0.5 + luck, 0.5 - luck, luck) for luck in [0.4, -0.4, 0.2, -0.2] * 30]
        for game in games[:7]:
            game[LUCK]["first"].append(1.0)
        figures, _ = game_figures(read_question(STUDY, "wins", 2.0), "first", games)
        assert figures == pytest.approx([0.5] * 120, abs=0.02)
        games[50][LUCK] = {}
        assert game_figures(read_question(STUDY, "wins", 2.0), "first", games)[1] == pytest.approx(1.0)

    def test_a_share_of_several_trials_is_a_ratio_of_sums(self) -> None:
        measure = next(measure for measure in STUDY.measures if measure.kind == "share" and measure.name != "wins")
        category = measure.categories[0]
        values: list[Values] = [{category: [1.0, 4.0]}, {}, {category: [1.0, 1.0]}]
        games = [{measure.name: one} for one in values]
        figures, saved = game_figures(read_question(STUDY, f"{measure.name}:{category}", 2.0), category, games)
        assert sum(figures) / 3 == pytest.approx(2 / 5)
        assert saved == 1.0

    def test_questions_that_cannot_be_asked(self) -> None:
        with pytest.raises(BadInput, match="there is no measure 'weather'; there are wins"):
            read_question(STUDY, "weather", 2.0)
        with pytest.raises(BadInput, match="the measure wins has no category 'last'; there are first"):
            read_question(STUDY, "wins:last", 2.0)

    def test_equal_shares_are_known_to_the_margin_or_to_be_further_off(self) -> None:
        """The first of two wins half of the deals as it is, and seven of ten when changed."""
        games = {(0, deal): made_up(deal % 2, 1 - deal % 2) for deal in range(4000)}
        games |= {(1, deal): made_up(float(deal % 10 < 7), float(deal % 10 >= 7)) for deal in range(4000)}
        question = read_question(STUDY, "wins", 2.0, equal_among=2)
        found = findings(PLAN, question, games)
        assert answered(question, found)
        assert 3000 < found[0].needed < 4000
        few = findings(PLAN, question, {key: game for key, game in games.items() if key[1] < 800})
        assert [share_is_known(question, finding.figure) for finding in few] == [False, True, False, True]
        assert not answered(question, few)
        lines = answer_lines(PLAN, question, found)
        assert lines[0].startswith("- as it is: victories by seat, first: 50.0 ±1.8: at most 1.8 from an equal share, 50.0")
        assert lines[1].startswith("- more: victories by seat, first: 70.0 ±1.")
        assert not answered(read_question(STUDY, "wins", 1.0, equal_among=2), found[:1])

    def test_only_victories_can_be_equal(self) -> None:
        with pytest.raises(BadInput, match="the measure scores is no share of victories"):
            read_question(STUDY, "scores", 2.0, equal_among=2)

    def test_words_say_what_a_difference_means(self) -> None:
        assert difference_words(Estimate(0.05, 0.02, 100), 100, 2) == "+5.0 ±2.0: more than before"
        assert difference_words(Estimate(-0.05, 0.02, 100), 100, 2) == "-5.0 ±2.0: less than before"
        assert difference_words(Estimate(0.005, 0.015, 100), 100, 2) == "+0.5 ±1.5: no difference of more than 2.0"
        assert difference_words(Estimate(0.005, 0.05, 100), 100, 2) == "+0.5 ±5.0: not decided"


def test_arms_play_the_same_deals() -> None:
    same = LabPlan(PLAN.study, 2, (Arm(AS_IT_IS), Arm("open", options={"memory": "open"})))
    before, after = (play_lab_game(same, LabJob(arm, 4))[1] for arm in (0, 1))
    assert before == after  # what people are shown changes nothing for bots
    luck = before[LUCK]
    assert set(luck) == {"first", "second"}
    for own, others in zip(luck["first"], luck["second"], strict=True):
        assert own != 0.0 or others != 0.0
    assert luck["first"][::2] == luck["second"][1::2]  # for two the luck of the others is that of the other
    assert luck["first"][1::2] == luck["second"][::2]


class InThisProcess(Executor):
    """Runs jobs where the test runs; changed boxes are interpreted then."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        yield from map(work, items)


def run_lab(monkeypatch: pytest.MonkeyPatch, out: Path, *arguments: str) -> int:
    monkeypatch.setattr(command, "chosen_executor", lambda args, fresh: InThisProcess())
    return main(["lab", "giza", "--players", "2", "--level", "random", "--out", str(out), *arguments])


@pytest.mark.slow
def test_the_command_writes_a_page_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change = ["--change", "scarab.count=8"]
    assert run_lab(monkeypatch, tmp_path, *change, "--games", "2") == 0
    page = tmp_path / "giza-2-scarab-count-8.md"
    assert str(page) in capsys.readouterr().out
    text = page.read_text("utf-8")
    assert "| scarab.count=8 | first |" in text
    assert (tmp_path / "giza-2-scarab-count-8" / "giza-wins.svg").is_file()
    assert run_lab(monkeypatch, tmp_path, *change, "--games", "3") == 0
    lines = (tmp_path / "giza-2-scarab-count-8" / "giza.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 1 + 2 * 3
    assert json.loads(lines[0])["arms"][1]["overlay"] == "scarab.count=8"


def test_an_experiment_stops_when_its_question_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[LabJob] = []

    def play(plan: LabPlan, job: LabJob) -> tuple[LabJob, dict[str, Values]]:
        played.append(job)
        values: dict[str, Values] = {measure.name: {} for measure in STUDY.measures}
        return job, values | made_up(float(job.number % 2 and not job.arm), 0.5)

    monkeypatch.setattr("benben.arena.lab.lab_games.play_lab_game", play)
    monkeypatch.setattr(command, "_write", lambda *given: tmp_path)
    assert run_lab(monkeypatch, tmp_path, "--change", "scarab.count=8", "--games", "5000") == 0
    assert 2 * command.BATCH <= len(played) < 1000


def test_batches_grow_so_that_few_processes_are_started() -> None:
    done, batches = 0, 0
    while done < 20000:
        batch = command.next_batch(done, 20000)
        assert batch.start == done
        assert len(batch) <= max(command.BATCH, done // command.GROWTH)
        done, batches = batch.stop, batches + 1
    assert done == 20000
    assert batches < 30


def test_the_last_batch_ends_where_the_answer_is_expected() -> None:
    assert command.next_batch(1000, 20000, 1100.0) == range(1000, 1122)
    assert command.next_batch(1000, 20000, 9000.0) == range(1000, 1250)
    assert command.next_batch(1000, 20000, 900.0) == range(1000, 1000 + command.BATCH)
    assert command.next_batch(1000, 1010, 1100.0) == range(1000, 1010)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--change", "scarab.count=99"], "from 0 to 40, not 99"),
        (["--change", "scarab.count=8", "--players", "9"], "GIZA is for 2 to 6 players, not 9"),
        (["--change", "scarab.count=8", "--margin", "0"], "the margin must be more than 0"),
        (["--change", "scarab.count=8", "--games", "0"], "the number of games must be at least 1"),
        (["--change", "scarab.count=8", "--measure", "weather"], "there is no measure 'weather'"),
        (["--change", "scarab.count=8", "--level", "genius"], "there is no bot 'genius'"),
        (["--equal", "--measure", "scores"], "the measure scores is no share of victories"),
        ([], "nothing is changed"),
    ],
)
def test_bad_input_ends_in_one_line(
    arguments: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_lab(monkeypatch, tmp_path / "out", *arguments) == 2
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_the_game_is_named_without_changes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "giza[scarab.count=8]", "--change", "memory=open"]) == 2
    assert "name the game as it is, giza, and its changes with --change" in capsys.readouterr().err


@pytest.mark.slow
def test_worker_processes_play_each_arm_with_its_own_box() -> None:
    executor = LocalExecutor(1, fresh=True)
    found = dict(executor.run(module_with_box, [PLAN.arms[1].overlay]))
    assert found == {"scarab.count=8": "benben.games.giza.game"}
