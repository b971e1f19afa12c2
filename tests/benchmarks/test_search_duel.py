"""The duel of searches: every deal is played from each seat, and a network can stand behind the rollout."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from benben.bots.mcts import Budget
from benben.bots.network import SearchWithFile
from benben.bots.network_file import read_file
from benben.kernel.errors import BadInput
from benben.play.match import Match
from benben.registry import find_game
from benben.search.ismcts import Search
from benchmarks.search_duel import Deal, Duel, SearchBy, is_decided, main, play_deals, report_line

from bots.networks_by_hand import random_file


@pytest.mark.slow
def test_every_deal_is_played_from_each_seat() -> None:
    duel = Duel("giza", 2, 1, SearchBy(Budget(3), 0.1), SearchBy(Budget(3)))
    found = list(play_deals(duel, 2, 1))[-1]
    assert len(found.scores) == 2
    assert set(found.scores) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert min(found.moves) > 20


def test_a_report_has_both_intervals_and_the_ratio_of_times() -> None:
    found = Deal([0.5, 1.0] * 20, [4.0, 1.0], [100, 50])
    words = "share 0.750 ± 0.078 (± 0.164 at every number; equal: 0.500), 40 deals with every seat, 2.00 times"
    assert report_line(found, 2).startswith(words)


@pytest.mark.parametrize("budget", [["--iterations", "3"], ["--milliseconds", "1"]])
def test_a_network_can_stand_behind_the_rollout(
    budget: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "2.network"
    file.write_bytes(random_file(find_game("giza"), 2))
    words = ["giza", "--players", "2", "--deals", "1", "--network", str(file), "--weight", "0.5", "--decisions", "2"]
    assert main([*words, *budget]) == 0
    assert re.match(r"share \d\.\d+ ± 1\.000 .*equal: 0\.500\), 1 deals with every seat, ", capsys.readouterr().out)


def test_a_network_can_be_written_as_one_that_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "2.network", tmp_path / "2-play.network"
    source.write_bytes(random_file(find_game("giza"), 2))
    words = ["giza", "--players", "2", "--deals", "1", "--iterations", "3", "--network", str(source)]
    assert main([*words, "--weight", "0.5", "--decisions", "2", "--every", "1", "--write", str(target)]) == 0
    share = float(capsys.readouterr().out.split()[1])
    (before, weights), (card, same) = read_file(source), read_file(target)
    assert weights == same
    assert (card.rollout, card.weight, card.every, card.figures["duel_deals"]) == (2, 0.5, 1, 1.0)
    assert card.figures["duel_share"] == pytest.approx(share, abs=0.001)
    assert replace(card, rollout=0, weight=1.0, every=0, figures=before.figures) == before
    with pytest.raises(SystemExit):
        main(["giza", "--players", "2", "--write", str(target)])


def test_a_network_can_play_on_either_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "2.network"
    file.write_bytes(random_file(find_game("giza"), 2))
    words = ["giza", "--players", "2", "--deals", "1", "--iterations", "3"]
    assert main([*words, "--plays", str(file), "--against", str(file)]) == 0
    assert "1 deals with every seat" in capsys.readouterr().out
    match = Match(find_game("giza"), 2, seed=1)
    perspective = match.perspective(match.actors()[0])
    by_network, by_evaluator = SearchBy(Budget(3), plays=str(file)), SearchBy(Budget(3))
    for seed in range(5):
        search = SearchWithFile(str(file))(perspective, seed, 3)
        search.run(3)
        assert by_network.choose(perspective, seed) == search.best()
    choices = [[side.choose(perspective, seed) for seed in range(5)] for side in (by_network, by_evaluator)]
    assert choices[0] != choices[1]


@pytest.mark.parametrize(
    ("game", "players", "number"), [("giza", 2, "limit"), ("pyramids", 2, "rounds"), ("great_pyramid", 3, "limit")]
)
def test_a_number_of_an_evaluator_can_be_changed(game: str, players: int, number: str) -> None:
    """Here it is the length of rollouts."""
    match = Match(find_game(game), players, seed=1)
    perspective = match.perspective(match.actors()[0])
    results = []
    for numbers in ((), ((number, 1.0),), ()):
        search = SearchBy(Budget(9), numbers=numbers).search(perspective, 1)
        search.run(60)
        results.append(search.results())
    assert results[0] == results[2] != results[1]


def test_a_considerate_search_can_play() -> None:
    actor = Match(find_game("giza"), 2, seed=1).actors()[0]
    perspective = Match(find_game("giza"), 2, seed=1).perspective(actor)
    found = [SearchBy(Budget(9), considerate=considerate).search(perspective, 1) for considerate in (True, False)]
    assert [isinstance(search, Search) and search.considerate for search in found] == [True, False]


def test_a_number_that_the_evaluator_does_not_have_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(find_game("giza"), 2, seed=1)
    perspective = match.perspective(match.actors()[0])
    with pytest.raises(BadInput, match="the evaluator of giza has no number 'length'"):
        SearchBy(Budget(9), numbers=(("length", 8.0),)).search(perspective, 1)
    with pytest.raises(SystemExit):
        main(["giza", "--players", "2", "--set", "limit"])
    assert "a number of the evaluator is written as limit=3, not 'limit'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("scores", "goal", "least", "decided"),
    [
        ([1.0, 0.5] * 50, 0.5, 200, True),
        ([1.0, 0.5] * 50, 0.5, 201, False),
        ([1.0, 0.5] * 50, 0.75, 200, False),
        ([0.5, 0.0] * 50, 0.75, 200, True),
        ([1.0, 0.5] * 10, 0.5, 2, False),
    ],
    ids=["above", "too few games", "around", "below", "too few deals for an interval"],
)
def test_a_duel_ends_when_the_interval_lies_beside_the_goal(
    scores: list[float], goal: float, least: int, decided: bool
) -> None:
    assert is_decided(Deal(scores), 2, goal, least) is decided


def test_the_other_side_can_have_another_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["giza", "--players", "2", "--deals", "1", "--milliseconds", "20", "--other-milliseconds", "1"]) == 0
    ratio = re.search(r"(\d+\.\d+) times the processor time", capsys.readouterr().out)
    assert ratio is not None
    assert float(ratio[1]) > 1.2
