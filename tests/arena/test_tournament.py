"""Tournaments: fair seats, results that do not depend on the number of processes, and a correct report."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import inf

import pytest

import benben
from benben.arena import tournament_command
from benben.arena.executors import Executor, LocalExecutor
from benben.arena.tournament import Outcome, Tournament, plan_tournament, play_game, play_tournament
from benben.arena.tournament_report import bot_results, corrected_share, kinds_of_luck, luck_lines, numbered_names
from benben.cli import main

GAME = benben.game("giza")


def small_tournament(bots: str = "random,greedy", games: int = 4, players: int | None = None) -> Tournament:
    return plan_tournament(GAME, bots.split(","), games, players, seed=3)


@pytest.mark.parametrize(("bots", "players"), [("random,greedy", 2), ("random,greedy", 5), ("random,greedy,beginner", 3)])
def test_every_bot_sits_on_every_seat_equally_often(bots: str, players: int) -> None:
    tournament = small_tournament(bots, players=players)
    count = len(tournament.bots)
    for seat in range(players):
        sat = Counter(tournament.lineup(number)[seat] for number in range(2 * count))
        assert sat == Counter(dict.fromkeys(range(count), 2))


def test_neighbours_change_sides() -> None:
    three = small_tournament("random,greedy,beginner")
    pairs: Counter[tuple[int, int]] = Counter()
    for number in range(6):
        seats = three.lineup(number)
        pairs.update((seats[seat], seats[(seat + 1) % 3]) for seat in range(3))
    assert set(pairs.values()) == {3}


def without_times(outcome: Outcome) -> Outcome:
    return replace(outcome, seconds=[])


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    def played(processes: int) -> list[Outcome]:
        return sorted(
            map(without_times, play_tournament(small_tournament(), LocalExecutor(processes))),
            key=lambda outcome: outcome.number,
        )

    assert played(1) == played(2)


@pytest.mark.slow
def test_bots_that_decide_alike_are_known_to_be_even() -> None:
    """The games of a deal share all randomness, so that only what differs between the bots makes a difference."""
    alike = small_tournament("greedy,greedy", games=80)
    games = [play_game(alike, number) for number in range(80)]
    assert [game.points for game in games[::2]] == [game.points for game in games[1::2]]
    assert games[0].points != games[2].points
    share = corrected_share(alike, games, 0).estimate
    assert share.value == 0.5
    assert share.margin == pytest.approx(0.0, abs=1e-9)


def test_no_number_of_plain_games_says_as_much_as_deals_that_are_all_even() -> None:
    """The first seat wins every game, and each bot sits there once in each deal."""
    games = [Outcome(n, [n % 2, 1 - n % 2], [9, 5], [0, 1], [1, 1], [0.1, 0.1], [[0.0, 0.0]]) for n in range(80)]
    tournament = small_tournament("greedy,greedy", games=80)
    assert corrected_share(tournament, games, 0).saved == inf
    results = bot_results(tournament, games)
    assert [result.games_saved for result in results] == [None, None]
    assert "every deal was alike" in luck_lines(results)[0]
    mixed = [replace(game, ranks=[1, 0]) if game.number % 3 == 0 else game for game in games]
    assert "times as many plain games say as much" in luck_lines(bot_results(tournament, mixed))[0]


def test_luck_is_that_of_the_own_seats_and_that_of_the_others() -> None:
    game = Outcome(0, [0, 1, 0], [7, 3, 5], [0, 2, 1], [1] * 3, [0.1] * 3, [[0.5, -0.25, 0.125], [0.0, 1.0, 0.0]])
    assert kinds_of_luck(game, [0, 2]) == [0.625, -0.25, 0.0, 1.0]


@pytest.mark.slow
def test_what_bots_draw_is_luck_of_their_own() -> None:
    drawn = play_game(small_tournament("beginner,greedy"), 0)
    assert drawn.lineup == [0, 1]
    assert drawn.luck[-1][0] != 0.0
    assert drawn.luck[-1][1] == 0.0  # greedy draws nothing
    assert all(any(luck) for luck in drawn.luck[:-1])


@pytest.mark.slow
def test_a_game_depends_on_its_number_and_seed_alone() -> None:
    assert without_times(play_game(small_tournament(), 2)) == without_times(play_game(small_tournament(games=9), 2))
    assert play_game(small_tournament(), 2).points != play_game(small_tournament(), 3).points


def test_the_figures_of_a_bot_results() -> None:
    games = [
        Outcome(1, [1, 0], [5, 9], [1, 0], [10, 12], [0.1, 0.6], [[0.0, 0.0]]),
        Outcome(0, [0, 1], [7, 3], [0, 1], [10, 10], [0.4, 0.1], [[0.0, 0.0]]),
        Outcome(2, [0, 1], [4, 4], [0, 0], [8, 8], [0.5, 0.1], [[0.0, 0.0]]),
    ]
    first, second = bot_results(small_tournament(), games)
    assert (first.bot, first.games, first.seats) == ("random", 3, 3)
    assert first.win_share == pytest.approx(2.5 / 3)
    assert second.win_share == pytest.approx(0.5 / 3)
    assert first.win_low < first.win_share < first.win_high
    assert first.mean_score == pytest.approx(20 / 3)
    assert first.ms_per_move == pytest.approx(1500 / 30)
    assert first.moves_per_game == pytest.approx(10)
    assert first.rating > 25 > second.rating
    assert bot_results(small_tournament(), games[::-1]) == [first, second]


@pytest.mark.slow
def test_a_bot_on_two_seats_has_one_result() -> None:
    four = small_tournament(players=4)
    results = bot_results(four, [play_game(four, 0), play_game(four, 1)])
    assert [result.seats for result in results] == [4, 4]
    assert sum(result.win_share for result in results) == pytest.approx(1.0)


def test_bots_of_the_same_name_are_numbered() -> None:
    assert numbered_names(["greedy", "random", "greedy"]) == ["greedy#1", "random", "greedy#2"]


@pytest.mark.slow
def test_the_command_prints_a_grid(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "giza", "--bots", "random,greedy", "--games", "2"]) == 0
    output = capsys.readouterr()
    for word in ("greedy", "random", "95 %", "rating", "ms/move", "2 of 2 games"):
        assert word in output.out
    assert output.err == ""


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--bots", "random", "--games", "2", "--players", "3", "--options", "memory=open", "--seed", "5", "--json"]
    assert main(["arena", "giza", *arguments]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["players"], report["played"], report["seed"]) == (3, 2, 5)
    assert report["options"] == {"memory": "open"}
    assert report["bots"][0]["win_share"] == 1.0


def test_ctrl_c_reports_the_games_played_so_far(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(tournament: Tournament, executor: Executor, numbers: range) -> Iterator[Outcome]:
        yield play_game(tournament, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament_command, "play_tournament", interrupted)
    assert main(["arena", "giza", "--bots", "random,greedy", "--games", "50"]) == 130
    assert "1 of 50 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "random,guru"], "no bot 'guru'"),
        (["--bots", ","], "name the bots"),
        (["--bots", "random", "--games", "0"], "at least 1, not 0"),
        (["--bots", "random", "--jobs", "0"], "jobs must be at least 1"),
        (["--bots", "random", "--players", "7"], "2 to 6 players, not 7"),
        (["--bots", "random,greedy,random", "--players", "2"], "3 bots do not fit on 2 seats"),
        (["--bots", "random", "--options", "memory"], "an option is NAME=VALUE"),
        (["--bots", "random", "--options", "memory=none"], "memory: 'none' is not known"),
        (["--bots", "random", "--seed", "-1"], "seed must be 0 or more"),
    ],
)
def test_bad_input_is_named(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "giza", *arguments]) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.out == ""


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "gizzza", "--bots", "random"]) == 2
    assert "no game 'gizzza'" in capsys.readouterr().err
