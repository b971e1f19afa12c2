"""A study: games that depend on nothing but seed and number, kept as they end, gone on with, and reported as they were."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import pytest

import benben
from benben.arena import commands
from benben.arena.balance.figures import figure, report
from benben.arena.balance.page import cell, read_report, write_page
from benben.arena.balance.saved_games import Games
from benben.arena.balance.study_games import Job, Plan, missing, plan_of, play, play_all
from benben.arena.intervals import mean_interval, mean_of, share_interval, wilson
from benben.bots.mcts import MctsBot
from benben.cli import main
from benben.play.study import ALL, AMOUNT, HISTOGRAM, SHARE, Measure, Played, Values, study_of

GAME = benben.game("giza")
STUDY = study_of(GAME)


def random_plan(seed: int = 1) -> Plan:
    return plan_of(GAME, "random", None, seed)


def balance(out: Path, *given: str, level: str = "random") -> int:
    return main(["balance", "giza", "--level", level, "--games", "2", "--out", str(out), *given])


# --- playing ---------------------------------------------------------------------------------------------------------------


def test_a_game_depends_on_its_setting_its_number_and_the_seed_alone() -> None:
    first = play(random_plan(), Job(1, 0))
    assert first == play(random_plan(), Job(1, 0))
    assert first.measures != play(random_plan(), Job(1, 1)).measures
    assert first.measures != play(random_plan(2), Job(1, 0)).measures


def test_a_level_plays_without_its_clock_and_iterations_replace_it() -> None:
    bot = plan_of(GAME, "master", None, 1).bot(GAME, 1)
    assert isinstance(bot, MctsBot)
    assert bot.budget.milliseconds is None
    assert bot.budget.iterations == 15000
    plan = plan_of(GAME, "master", 30, 1)
    assert (plan.level, plan.players) == ("", "30 iterations a move")
    short = plan.bot(GAME, 1)
    assert isinstance(short, MctsBot)
    assert short.budget.iterations == 30


def test_settings_take_turns_so_that_a_study_cut_short_is_even(tmp_path: Path) -> None:
    saved = Games(tmp_path / "giza.jsonl", {})
    jobs = missing(STUDY.settings, 2, saved)
    assert [job.setting for job in jobs[:5]] == [0, 1, 2, 3, 4]
    saved.measures[3, 0] = {}
    assert Job(3, 0) not in missing(STUDY.settings, 2, saved)


def test_results_do_not_depend_on_jobs_or_interruptions(tmp_path: Path) -> None:
    assert balance(tmp_path / "one") == 0
    saved = Games(tmp_path / "two/balance/giza.jsonl", heading(tmp_path / "one"))
    jobs = missing(STUDY.settings, 2, saved)
    for _ in play_all(random_plan(), jobs[3:7], saved, 1):  # some, and out of order
        pass
    assert balance(tmp_path / "two", "--jobs", "2") == 0
    for name in ("balance.md", "balance/giza.json", "balance/giza-wins.svg", "balance/giza-sites.svg"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def heading(folder: Path) -> dict[str, object]:
    first = (folder / "balance/giza.jsonl").read_text("utf-8").splitlines()[0]
    found: dict[str, object] = json.loads(first)
    return found


def test_ctrl_c_keeps_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: Plan, jobs: list[Job], saved: Games, processes: int) -> Generator[Job, None, None]:
        yield from play_all(plan, jobs[:3], saved, processes)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(commands, "study_all", interrupted)
        assert balance(tmp_path) == 130
    assert "3 of 10 games are played; the same command goes on" in capsys.readouterr().err
    before = (tmp_path / "balance/giza.jsonl").read_text("utf-8")
    assert balance(tmp_path) == 0
    assert (tmp_path / "balance/giza.jsonl").read_text("utf-8").startswith(before)
    assert "10 games in 5 settings" in capsys.readouterr().out


def test_what_was_played_so_far_can_be_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = Games(tmp_path / "balance/giza.jsonl", {**heading_of(random_plan())})
    list(play_all(random_plan(), [Job(0, 0), Job(2, 1)], saved, 1))
    assert balance(tmp_path, "--report") == 0
    games = [setting["games"] for setting in read_report(tmp_path / "balance/giza.json")["settings"]]
    assert games == [1, 0, 1, 0, 0]
    assert len(saved.path.read_text("utf-8").splitlines()) == 3


def heading_of(plan: Plan) -> dict[str, object]:
    return {**plan.__dict__, "settings": [setting.name for setting in STUDY.settings]}


# --- keeping ---------------------------------------------------------------------------------------------------------------


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = Games(path, {"seed": 1})
    games.add(0, 0, {"wins": {"first": [1.0, 1.0]}})
    games.add(0, 1, {"wins": {"first": [0.0, 1.0]}})
    whole = path.read_text("utf-8")
    path.write_text(whole[:-9], "utf-8")
    again = Games(path, {"seed": 1})
    assert set(again.measures) == {(0, 0)}
    again.add(0, 1, {"wins": {"first": [0.0, 1.0]}})
    assert path.read_text("utf-8") == whole
    path.write_text('{"se', "utf-8")
    assert Games(path, {"seed": 1}).measures == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"seed":2}\n', "holds another study"),
        ('{"seed":1}\n{"setting":0,\n{"x":1}\n', "line 2"),
        ('{"seed":1}\n{"setting":0,"number":3}\n', "line 2: 'measures' is missing"),
        ('{"seed":1}\n7\n', "line 2: not an object"),
    ],
)
def test_another_or_a_broken_file_is_refused(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(benben.BadInput, match=said):
        Games(path, {"seed": 1})


def test_games_of_other_bots_are_not_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert balance(tmp_path) == 0
    assert balance(tmp_path, level="greedy") == 2
    assert "holds another study" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--games", "0"], "at least 1, not 0"),
        (["--jobs", "0"], "jobs must be at least 1"),
        (["--iterations", "0"], "at least 1 iteration"),
        (["--seed", "-1"], "seed must be 0 or more"),
        (["--level", "guru"], "no bot 'guru'"),
        (["--report"], "no games of giza were played yet"),
    ],
)
def test_bad_input_is_named(given: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert balance(tmp_path, *given) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


# --- counting --------------------------------------------------------------------------------------------------------------


def test_means_go_by_games() -> None:
    games = [(10.0, 2.0), (6.0, 2.0)]
    assert mean_of(games) == 4.0
    low, high = mean_interval(games)
    assert (low + high) / 2 == pytest.approx(4.0)
    assert high - 4.0 == pytest.approx(1.959964 * 1.0)
    assert mean_interval([(3.0, 1.0)]) == (3.0, 3.0)


def test_trials_that_go_together_count_for_less() -> None:
    alone = [(1.0, 1.0)] * 30 + [(0.0, 1.0)] * 70
    assert share_interval(alone) == pytest.approx(wilson(30, 100), abs=0.002)
    together = [(4.0, 4.0)] * 30 + [(0.0, 4.0)] * 70
    assert share_interval(together) == pytest.approx(wilson(30, 100), abs=0.002)
    assert share_interval([(0.0, 5.0)] * 20) == wilson(0, 100)
    assert share_interval([]) == (0.0, 1.0)


def nothing(played: Played) -> Values:
    return {}


def test_figures_of_a_category() -> None:
    share = figure(Measure("a", "", "", SHARE, nothing), [[1, 2], [2, 2]])
    assert (share["value"], share["count"]) == (0.75, 4)
    assert 0 < share["low"] < 0.75 < share["high"] < 1
    amount = figure(Measure("b", "", "", AMOUNT, nothing, shape=HISTOGRAM), [[3, 5], [3, 9]])
    assert (amount["value"], amount["count"]) == (5.0, 4)
    assert amount["tally"] == {"3": 2, "5": 1, "9": 1}


def test_a_measure_keeps_to_what_it_declared() -> None:
    played = Played(match_over().record)
    with pytest.raises(benben.BadInput, match="'x' was not declared"):
        Measure("a", "", "", AMOUNT, lambda game: {"x": [1.0]}).read(played)
    with pytest.raises(benben.BadInput, match="how often of how many"):
        Measure("a", "", "", SHARE, lambda game: {ALL: [3.0, 2.0]}).read(played)
    with pytest.raises(benben.BadInput, match="no kind 'sum'"):
        Measure("a", "", "", "sum", nothing)


def match_over() -> benben.Match:
    match = benben.Match(GAME, 2, seed=3)
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_study_wants_finished_games() -> None:
    with pytest.raises(benben.BadInput, match="not finished"):
        Played(benben.Match(GAME, 2, seed=3).record)


# --- the page --------------------------------------------------------------------------------------------------------------


def test_the_page_is_made_from_the_saved_results(tmp_path: Path) -> None:
    assert balance(tmp_path, "--seed", "4") == 0
    folder = tmp_path / "balance"
    page = (tmp_path / "balance.md").read_text("utf-8")
    for said in ("## GIZA", "bots: random (no search); seed 4", "| 6 players | 2 |", "### Points by site", "n=2)"):
        assert said in page
    for picture in folder.glob("*.svg"):
        assert f"](balance/{picture.name})" in page
    saved = read_report(folder / "giza.json")
    saved["title"], saved["game"] = "ANOTHER", "zebra"
    (folder / "zebra.json").write_text(json.dumps(saved), "utf-8")
    (folder / "zebra.md").write_text("The stripes are too wide.\n", "utf-8")
    text = write_page(folder).read_text("utf-8")
    assert text.index("## GIZA") < text.index("## ANOTHER") < text.index("The stripes are too wide.")


def test_pictures_are_the_same_bytes_every_time_and_old_ones_go(tmp_path: Path) -> None:
    assert balance(tmp_path) == 0
    folder = tmp_path / "balance"
    before = {path.name: path.read_bytes() for path in folder.glob("*.svg")}
    assert len(before) == len(STUDY.measures)
    assert not any(b"<dc:date>" in picture for picture in before.values())
    (folder / "giza-gone.svg").write_text("", "utf-8")
    assert balance(tmp_path, "--report") == 0
    assert {path.name: path.read_bytes() for path in folder.glob("*.svg")} == before


def test_results_that_are_none_are_named(tmp_path: Path) -> None:
    (tmp_path / "balance").mkdir()
    for text in ("{", "[]", '{"game": "giza"}'):
        (tmp_path / "balance/giza.json").write_text(text, "utf-8")
        with pytest.raises(benben.BadInput, match=r"giza\.json"):
            write_page(tmp_path / "balance")


def test_cells_show_what_they_rest_on() -> None:
    one = {"value": 0.25, "low": 0.19, "high": 0.32, "count": 200}
    assert cell({"kind": SHARE}, one) == "25 % (19-32, n=200)"
    assert cell({"kind": AMOUNT}, {**one, "value": 12.04, "high": 13.0}) == "12.0 ±1.0"
    assert cell({"kind": AMOUNT}, None) == ""


def test_a_setting_without_games_has_no_figures() -> None:
    found = report(random_plan(), "GIZA", STUDY, {(0, 0): play(random_plan(), Job(0, 0)).measures}, 1)
    wins = found["measures"][0]["figures"]
    assert set(wins["2 players"]) == {"first", "second"}
    assert wins["3 players"] == {}
