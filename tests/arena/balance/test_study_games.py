"""The games of a study depend on seed, setting and number alone; an interrupted study continues."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import pytest

from benben.arena.balance import command
from benben.arena.balance.page import read_report
from benben.arena.balance.saved_games import SavedGames
from benben.arena.balance.study_games import Job, StudyPlan, games_to_play, plan_study, play, play_study
from benben.arena.executors import Executor, LocalExecutor
from benben.bots.mcts import MctsBot

from .builders import GAME, STUDY, random_bots_plan, run_balance


def test_a_game_depends_on_its_setting_its_number_and_the_seed_alone() -> None:
    first = play(random_bots_plan(), Job(1, 0))
    assert first == play(random_bots_plan(), Job(1, 0))
    assert first.measures != play(random_bots_plan(), Job(1, 1)).measures
    assert first.measures != play(random_bots_plan(2), Job(1, 0)).measures


def test_a_level_plays_without_its_time_limit_and_iterations_replace_it() -> None:
    bot = plan_study(GAME, "master", None, 1).bot(GAME, 1)
    assert isinstance(bot, MctsBot)
    assert bot.budget.milliseconds is None
    assert bot.budget.iterations == 15000
    plan = plan_study(GAME, "master", 30, 1)
    assert (plan.level, plan.bot_description) == ("", "30 iterations a move")
    short = plan.bot(GAME, 1)
    assert isinstance(short, MctsBot)
    assert short.budget.iterations == 30


def test_settings_take_turns_so_that_an_interrupted_study_is_even(tmp_path: Path) -> None:
    saved = SavedGames(tmp_path / "giza.jsonl", {})
    jobs = games_to_play(STUDY.settings, 2, saved)
    assert [job.setting for job in jobs[:5]] == [0, 1, 2, 3, 4]
    saved.measures[3, 0] = {}
    assert Job(3, 0) not in games_to_play(STUDY.settings, 2, saved)


@pytest.mark.slow
def test_results_do_not_depend_on_jobs_or_interruptions(tmp_path: Path) -> None:
    assert run_balance(tmp_path / "one") == 0
    saved = SavedGames(tmp_path / "two/balance/giza.jsonl", first_line(tmp_path / "one"))
    jobs = games_to_play(STUDY.settings, 2, saved)
    for _ in play_study(random_bots_plan(), jobs[3:7], saved, LocalExecutor()):  # some, and out of order
        pass
    assert run_balance(tmp_path / "two", "--jobs", "2") == 0
    for name in ("balance.md", "balance/giza.json", "balance/giza-wins.svg", "balance/giza-sites.svg"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def first_line(folder: Path) -> dict[str, object]:
    first = (folder / "balance/giza.jsonl").read_text("utf-8").splitlines()[0]
    found: dict[str, object] = json.loads(first)
    return found


@pytest.mark.slow
def test_ctrl_c_keeps_the_games_played_so_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: StudyPlan, jobs: list[Job], saved: SavedGames, executor: Executor) -> Generator[Job, None, None]:
        yield from play_study(plan, jobs[:3], saved, executor)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(command, "play_study", interrupted)
        assert run_balance(tmp_path) == 130
    assert "3 of 10 games are played; the same command continues" in capsys.readouterr().err
    before = (tmp_path / "balance/giza.jsonl").read_text("utf-8")
    assert run_balance(tmp_path) == 0
    assert (tmp_path / "balance/giza.jsonl").read_text("utf-8").startswith(before)
    assert "10 games in 5 settings" in capsys.readouterr().out


@pytest.mark.slow
def test_the_games_played_so_far_can_be_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = SavedGames(tmp_path / "balance/giza.jsonl", {**header_of_plan(random_bots_plan())})
    list(play_study(random_bots_plan(), [Job(0, 0), Job(2, 1)], saved, LocalExecutor()))
    assert run_balance(tmp_path, "--report") == 0
    games = [setting["games"] for setting in read_report(tmp_path / "balance/giza.json")["settings"]]
    assert games == [1, 0, 1, 0, 0]
    assert len(saved.path.read_text("utf-8").splitlines()) == 3


def header_of_plan(plan: StudyPlan) -> dict[str, object]:
    return {**plan.__dict__, "settings": [setting.name for setting in STUDY.settings]}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "at least 1, not 0"),
        (["--jobs", "0"], "jobs must be at least 1"),
        (["--iterations", "0"], "at least 1 iteration"),
        (["--seed", "-1"], "seed must be 0 or more"),
        (["--level", "guru"], "no bot 'guru'"),
        (["--report"], "no games of giza were played yet"),
    ],
)
def test_bad_input_is_named(arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_balance(tmp_path, *arguments) == 2
    assert message in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
