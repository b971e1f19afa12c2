"""Samples and their files: what is written is read back, and nothing written before is lost."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest

import benben
from benben.kernel.game import Game
from benben.learn.first_games import play_policy_game
from benben.learn.plan import plan_training
from benben.learn.safe_files import append_line, write_whole
from benben.learn.samples import GameSamples, SampleFile, points_by_source, samples_of
from benben.learn.self_play import LONG_SEARCHES, play_for_training


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file may grow beyond this size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def small_game(game: Game, number: int = 0) -> GameSamples:
    return play_for_training(plan_training(game, 2, 3, 4, 4), None, 0, number)


def test_long_searches_of_self_play_give_samples_from_each_seat(hoard: Game) -> None:
    games = [small_game(hoard, number) for number in range(12)]
    rows = without_moves = 0
    for samples in games:
        assert len(samples.input_ends) == len(samples.move_ends) == len(samples.observers)
        assert len(samples.searched) == 2 * len(samples.observers)
        assert sum(samples.shares) == pytest.approx(1.0)
        assert len(samples.sources) == 2
        without_moves += sum(end == start for start, end in pairwise([0, *samples.move_ends]))
        rows += len(samples.observers)
    assert {seat for samples in games for seat in samples.observers} == {0, 1}
    assert 0 < without_moves < rows / 2
    assert sum(sum(samples.probabilities) for samples in games) == pytest.approx(rows - without_moves, abs=1e-2)


def test_most_moves_of_self_play_are_searched_shortly_and_give_no_samples(hoard: Game) -> None:
    games = [small_game(hoard, number) for number in range(12)]
    choices = sum(len(samples.move_ends) for samples in games) / len(games)
    evaluated = [play_for_training(plan_training(hoard, 2, 3, 4, 4, evaluator=True), None, 0, n) for n in range(12)]
    of_every_choice = sum(len(samples.move_ends) for samples in evaluated) / len(evaluated)
    assert 0.5 < choices / (of_every_choice * LONG_SEARCHES) < 1.3


def test_the_same_seed_gives_the_same_samples_and_another_number_others(hoard: Game) -> None:
    assert small_game(hoard).line() == small_game(hoard).line()
    assert small_game(hoard, 1).line() != small_game(hoard).line()


def test_the_first_games_may_be_played_with_the_evaluator(hoard: Game) -> None:
    samples = play_for_training(plan_training(hoard, 2, 3, 4, 4, evaluator=True), None, 0, 0)
    assert samples.probabilities != small_game(hoard).probabilities
    assert not any(samples.searched)
    assert sum(samples.shares) == pytest.approx(1.0)


def test_games_of_the_rollout_policy_give_its_moves_and_a_row_of_another_viewer(hoard: Game) -> None:
    plan = plan_training(hoard, 2, 3, 4, 4, policy_games=40)
    games = [play_policy_game(plan, number) for number in range(40)]
    assert {row for game in games for row in game.observers} == {0, 1}
    with_moves = 0
    for game in games:
        starts = [0, *game.move_ends[:-1]]
        chances = [list(game.probabilities[start:end]) for start, end in zip(starts, game.move_ends, strict=True)]
        assert not any(chances[1::2])  # the other viewer of each position
        assert all(sorted(row)[-1] == 1.0 and sum(row) == 1.0 and len(row) > 1 for row in chances if row)
        with_moves += sum(bool(row) for row in chances)
    rows = sum(len(game.observers) for game in games)
    assert 0 < with_moves < rows / 2  # fewer than every second row: random moves teach nothing
    assert all(sum(game.shares) == pytest.approx(1.0) for game in games)
    assert games[1].line() == play_policy_game(plan, 1).line() != games[2].line()
    assert "--policy-games 40" in plan.command()


def test_a_row_is_told_from_the_seat_that_observes() -> None:
    samples = GameSamples(0)
    samples.add(1, [0.0, 2.0, 0.0, 1.0], {5: 0.25, 3: 0.75}, [0.9, 0.1])
    samples.add(0, [1.0, 0.0, 0.0, 0.0], None, [0.9, 0.1])
    assert list(samples.inputs) == [1, 3, 0]
    assert list(samples.values) == [2.0, 1.0, 1.0]
    assert samples.input_ends == [2, 3]
    assert list(samples.moves) == [3, 5]
    assert samples.move_ends == [2, 2]
    assert list(samples.searched) == pytest.approx([0.1, 0.9, 0.9, 0.1])


@pytest.mark.slow
def test_samples_are_read_back(hoard: Game, tmp_path: Path) -> None:
    file = SampleFile(tmp_path / "games.jsonl")
    assert file.read() == []
    for number in (1, 0):
        file.add(small_game(hoard, number))
    assert file.numbers() == {0, 1}
    assert file.read() == [small_game(hoard, 0), small_game(hoard, 1)]
    assert samples_of(small_game(hoard).line()) == small_game(hoard)


def test_a_line_that_was_not_written_whole_is_dropped(hoard: Game, tmp_path: Path) -> None:
    file = SampleFile(tmp_path / "games.jsonl")
    file.add(small_game(hoard, 0))
    whole = file.path.read_bytes()
    file.path.write_bytes(whole + small_game(hoard, 1).line().encode()[:100])
    assert file.numbers() == {0}
    assert file.path.read_bytes() == whole


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"number": 1}\n')
    for look in (SampleFile(path).read, SampleFile(path).numbers):
        with pytest.raises(benben.BadInput, match=r"games\.jsonl, line 1 is damaged"):
            look()


def test_a_full_disk_is_said_in_one_line_and_nothing_is_lost(tmp_path: Path) -> None:
    lines, whole = tmp_path / "lines", tmp_path / "whole"
    append_line(lines, "first")
    write_whole(whole, b"first")
    with full_disk(1000):
        with pytest.raises(benben.BadInput, match=r"lines cannot be written: .*the same command continues"):
            append_line(lines, "x" * 5000)
        with pytest.raises(benben.BadInput, match=r"whole cannot be written: .*the same command continues"):
            write_whole(whole, b"x" * 5000)
    assert lines.read_text() == "first\n"
    assert whole.read_bytes() == b"first"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lines", "whole"]


@pytest.mark.parametrize("name", benben.games())
def test_sources_add_up_to_the_points(name: str) -> None:
    from benben.search.playout import random_playout

    game = benben.game(name)
    state = game.start(game.seats[0])
    random_playout(state, benben.Rng(1))
    for seat in range(game.seats[0]):
        found = points_by_source(state, seat)
        assert found
        assert sum(found.values()) == state.scores()[seat]
