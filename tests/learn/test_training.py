"""Training: the same plan gives the same networks, however often it is interrupted and whoever runs the games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import pytest

import benben
from benben.arena.executors import LocalExecutor
from benben.bots.contestants import read_contestant
from benben.bots.network_file import read_file
from benben.bots.networks import load_network
from benben.cli import main
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.learn.plan import TrainingPlan, plan_training
from benben.learn.training import Training
from benben.play.match import Match
from benben.play.play_out import play_out
from benben.play.seeds import derive_seed

from bots.networks_by_hand import random_file

NEEDS_TORCH = pytest.mark.skipif(
    find_spec("torch") is None,
    reason="PyTorch is not installed: TRAINING IS NOT TESTED (pip install -r requirements/train.txt)",
)
GENERATIONS = 2


def small_plan(game: Game, seed: int = 1) -> TrainingPlan:
    return plan_training(game, 2, seed, games=10, iterations=4, epochs=2, deals=6)


def written(folder: Path) -> dict[str, bytes]:
    """What a training leaves: networks and history; games may stand in any order."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.startswith("games")}


@pytest.fixture(scope="module")
def whole(hoard: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a training that was not interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    Training(small_plan(hoard), folder, LocalExecutor()).run(GENERATIONS)
    return folder


@NEEDS_TORCH
def test_a_training_writes_networks_that_can_be_used(hoard: Game, whole: Path) -> None:
    training = Training(small_plan(hoard), whole, LocalExecutor())
    assert [line["generation"] for line in training.history()] == [0, 1]
    assert {"candidate-0000.network", "candidate-0001.network", "history.jsonl", "plan.json"} <= set(written(whole))
    network = load_network(whole / "candidate-0001.network", hoard, 2)
    assert network.inputs == hoard.observation_size(2)


@NEEDS_TORCH
def test_two_processes_give_the_same_files(hoard: Game, whole: Path, tmp_path: Path) -> None:
    Training(small_plan(hoard), tmp_path / "two", LocalExecutor(2)).run(GENERATIONS)
    assert written(tmp_path / "two") == written(whole)


@NEEDS_TORCH
def test_another_seed_gives_other_networks(hoard: Game, whole: Path, tmp_path: Path) -> None:
    Training(small_plan(hoard, seed=2), tmp_path / "other", LocalExecutor()).run(1)
    assert written(tmp_path / "other")["candidate-0000.network"] != written(whole)["candidate-0000.network"]


@NEEDS_TORCH
def test_a_training_that_is_interrupted_again_and_again_gives_the_same_files(
    hoard: Game, whole: Path, tmp_path: Path
) -> None:
    folder, stages = tmp_path / "interrupted", set()

    class StopError(Exception):
        pass

    def interrupt(stage: str, done: int, whole: int) -> None:
        if done and (stage, done) not in stages and done % 3 == 1:
            stages.add((stage, done))
            raise StopError

    for _ in range(100):
        try:
            Training(small_plan(hoard), folder, LocalExecutor(), interrupt).run(GENERATIONS)
            break
        except StopError:
            continue
    assert {stage.split(": ")[1] for stage, _ in stages} == {"self-play", "training", "promotion"}
    assert len(stages) >= 6
    assert written(folder) == written(whole)


@NEEDS_TORCH
def test_the_first_generation_may_have_more_games_than_others(hoard: Game, tmp_path: Path) -> None:
    plan = plan_training(hoard, 2, 1, games=4, first_games=12, iterations=4, epochs=1, deals=2, evaluator=True)
    assert "--evaluator --first-games 12" in plan.command()
    training = Training(plan, tmp_path, LocalExecutor())
    training.run(GENERATIONS)
    counts = [len((tmp_path / f"games-000{number}.jsonl").read_text("utf-8").splitlines()) for number in (0, 1)]
    assert counts == [12, 4]
    assert read_file(tmp_path / "candidate-0001.network")[0].games == 16


@NEEDS_TORCH
def test_a_network_may_learn_from_games_of_the_rollout_policy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "hoard", "--with", "benben.new_game.hoard", "--players", "2", "--policy-games", "12"]
    small = ["--epochs", "1", "--games", "6", "--iterations", "4", "--deals", "2", "--folder", str(tmp_path)]
    assert main([*words, *small, "--generations", "0"]) == 0
    assert "policy.network: the network that learned from the rollout policy" in capsys.readouterr().out
    card = read_file(tmp_path / "policy.network")[0]
    assert card.games == 12
    assert card.command.endswith("--policy-games 12 --generations 0")
    assert card.options == {"hand_limit": "2"}
    assert main([*words, *small, "--generations", "1"]) == 0
    assert read_file(tmp_path / "candidate-0000.network")[0].games == 18
    assert len((tmp_path / "promotion-0000.jsonl").read_text("utf-8").splitlines()) == 2  # it had to beat the policy's


@NEEDS_TORCH
def test_a_training_may_begin_with_a_network(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = whole / "candidate-0000.network"
    words = ["train", "hoard", "--with", "benben.new_game.hoard", "--players", "2", "--begin", str(first), "--deals", "2"]
    small = ["--epochs", "1", "--games", "4", "--iterations", "4", "--generations", "1", "--folder", str(tmp_path)]
    assert main([*words, *small]) == 0
    assert "begin.network: no network was found stronger than the first one" in capsys.readouterr().out
    assert (tmp_path / "begin.network").read_bytes() == first.read_bytes()
    assert len((tmp_path / "promotion-0000.jsonl").read_text("utf-8").splitlines()) == 2  # the first network was met
    card = read_file(tmp_path / "candidate-0000.network")[0]
    assert f"--begin FILE-WITH-SHA256-{sha256(first.read_bytes()).hexdigest()[:16]}" in card.command


def test_a_network_that_does_not_fit_begins_no_training(hoard: Game, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no network file"):
        plan_training(hoard, 2, 1, 4, 4, begin=b"nothing")
    with pytest.raises(BadInput, match="not both"):
        plan_training(hoard, 2, 1, 4, 4, begin=b"nothing", policy_games=3)
    giza = (files("benben.games.giza") / "bot/networks/2.network").read_bytes()
    with pytest.raises(BadInput, match="it is for game giza, this is game hoard"):
        plan_training(hoard, 2, 1, 4, 4, begin=giza)


@NEEDS_TORCH
def test_a_file_to_begin_with_that_is_no_network_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junk = tmp_path / "junk.network"
    junk.write_text("junk\n")
    assert main(["train", "giza", "--players", "2", "--begin", str(junk), "--folder", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err == f"benben: {junk} is no network file: it does not begin with 'benben network 1'\n"
    assert not (tmp_path / "new").exists()


def test_a_folder_of_another_training_is_refused(hoard: Game, tmp_path: Path) -> None:
    Training(small_plan(hoard), tmp_path, LocalExecutor())
    with pytest.raises(BadInput, match=r"holds another training \(seed 1; this one: 2\)"):
        Training(small_plan(hoard, seed=2), tmp_path, LocalExecutor())
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(BadInput, match=r"plan\.json is damaged"):
        Training(small_plan(hoard), tmp_path, LocalExecutor())


@NEEDS_TORCH
@pytest.mark.parametrize("name", ["history.jsonl", "promotion-0001.jsonl", "games-0001.jsonl", "candidate-0000.network"])
def test_a_damaged_file_of_a_training_is_named_in_one_line(name: str, hoard: Game, whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "damaged"
    shutil.copytree(whole, folder)
    history = (folder / "history.jsonl").read_text("utf-8").splitlines()[:1]
    (folder / "history.jsonl").write_text(history[0] + "\n", "utf-8")  # the second generation is to be done again
    (folder / name).write_bytes(b"\xff{\n")
    with pytest.raises(BadInput, match=f"{name}.* is (damaged|no network file)"):
        Training(small_plan(hoard), folder, LocalExecutor()).run(GENERATIONS)


def test_a_damaged_network_of_the_rollout_policy_is_named(hoard: Game, tmp_path: Path) -> None:
    plan = plan_training(hoard, 2, 1, games=4, iterations=4, policy_games=12)
    training = Training(plan, tmp_path, LocalExecutor())
    training.policy_path.write_bytes(random_file(hoard, 2)[:500])
    with pytest.raises(BadInput, match=r"policy\.network is damaged or incomplete"):
        training.learn_from_policy()


@NEEDS_TORCH
def test_a_missing_network_of_an_earlier_generation_is_named(hoard: Game, whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    shutil.copytree(whole, folder)
    (folder / "candidate-0000.network").unlink()
    with pytest.raises(BadInput, match=r"candidate-0000\.network cannot be read: No such file"):
        Training(small_plan(hoard), folder, LocalExecutor()).run(GENERATIONS + 1)


# --- the command ----------------------------------------------------------------------------------------------------------


@NEEDS_TORCH
def test_the_command_trains_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--games", "10", "--iterations", "4", "--epochs", "2", "--deals", "6", "--folder", str(tmp_path)]
    words = ["train", "hoard", "--with", "benben.new_game.hoard", "--players", "2", "--generations", "1", *small]
    assert main(words) == 0
    assert str(tmp_path / "training.md") in capsys.readouterr().out
    page = (tmp_path / "training.md").read_text("utf-8")
    assert "benben train hoard --players 2 --seed 1 --games 10" in page
    assert "| 0 | " in page
    assert (tmp_path / "curves.svg").read_bytes().startswith(b"<?xml")
    assert main(words) == 0  # all is done already


@NEEDS_TORCH
@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["giza", "--players", "7"], "2 to 6 players, not 7"),
        (["giza", "--players", "2", "--games", "0"], "--games must be at least 1, not 0"),
        (["giza", "--players", "2", "--generations", "0"], "must be at least 1 (0 with --policy-games), not 0"),
        (["giza", "--players", "2", "--seed", "-1"], "--seed must be 0 or more, not -1"),
        (["giza", "--players", "2", "--first-games", "-1"], "--first-games must be 0 or more, not -1"),
        (["giza", "--players", "2", "--jobs", "0"], "jobs must be at least 1, not 0"),
        (["chess", "--players", "2"], "there is no game 'chess'"),
    ],
)
def test_bad_input_is_answered_in_one_line(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words, "--folder", str(tmp_path / "run")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert why in line
    assert not list(tmp_path.iterdir()) or why.startswith("--generations")


@pytest.mark.slow
def test_without_pytorch_one_line_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['torch'] = None; from benben.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", code, "train", "giza", "--players", "2"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(benben.__file__).parents[1])},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("benben: benben train needs PyTorch")
    assert line.endswith("pip install 'benben[train]'")
    assert not list(tmp_path.iterdir())


# --- from nothing ---------------------------------------------------------------------------------------------------------


def share_against_greedy(game: Game, network: Path, deals: int) -> float:
    """The win share of a network against the greedy bot, on paired deals with both seats."""
    total = 0.0
    for deal in range(deals):
        for place in (0, 1):
            match = Match(game, 2, derive_seed("greedy", deal))
            learned, greedy = read_contestant(f"network:{network}@60"), read_contestant("greedy")
            play_out(match, [(learned if seat == place else greedy).bot(game, deal) for seat in (0, 1)])
            winners = match.state.winners()
            total += (place in winners) / len(winners)
    return total / (2 * deals)


@NEEDS_TORCH
@pytest.mark.slow
def test_from_nothing_hoard_is_learned_well_enough_to_beat_greedy(hoard: Game, tmp_path: Path) -> None:
    """In one to two minutes on two cores. Over 200 games 0.82 was measured; the best play has about 0.88."""
    plan = plan_training(hoard, 2, 1, games=400, iterations=32)
    training = Training(plan, tmp_path, LocalExecutor(2))
    training.run(1)
    assert share_against_greedy(hoard, training.best_path, 60) >= 0.8
