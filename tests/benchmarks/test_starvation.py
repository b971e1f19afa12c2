"""The starvation benchmark: a worker starves needlessly if its owner alone could have given enough."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from benben.play.match import Match
from benben.play.study import ALL, study_of
from benben.registry import find_game
from benchmarks.builder_games import Choices, PlayedBy, play_game
from benchmarks.starvation import GAME, Labour, Starved, count_game, main


@pytest.mark.parametrize(
    ("given", "most", "expected"),
    [
        ({0: 0, 1: 2}, {0: 2, 1: 2}, [True, False]),
        ({0: 0, 1: 2}, {0: 1, 1: 4}, [False, True]),
        ({0: 1, 1: 1, 2: 1}, {0: 1, 1: 2, 2: 1}, [False, True, False]),
    ],
)
def test_who_could_have_moved_the_stone(given: dict[int, int], most: dict[int, int], expected: list[bool]) -> None:
    """GP-5.5 Four food move a stone."""
    assert [Labour(given, most).could_move(seat) for seat in sorted(given)] == expected


def test_the_last_bidder_knows_all_other_bids() -> None:
    labour = Labour({2: 0, 0: 1, 1: 1}, {2: 3, 0: 2, 1: 2})
    assert [labour.bid_last(seat) for seat in range(3)] == [False, True, False]


def test_all_starved_workers_of_a_game_are_counted() -> None:
    setting = PlayedBy(GAME, 3, "random", 1)
    number, choices = play_game(setting, 0)
    match, found = setting.match(number), Starved()
    count_game(found, match, choices)
    measured = study_of(find_game(GAME)).read(match.record)
    assert found.workers == sum(measured["starved"][ALL]) > 0
    assert 0 <= found.knowingly <= found.needless <= found.workers
    assert found.needless > 0
    assert (found.games, found.standing) == (1, measured["standing"][ALL][0])


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_starves_needlessly_where_no_bid_is_taken_that_is_ruled_out(players: int) -> None:
    """All other moves are random, and there are workers that starve: those whose stones could not be moved."""
    evaluator, found = find_game(GAME).evaluator(), Starved()
    for number in range(3):
        chooser, match = Random(number), Match(find_game(GAME), players, number)
        choices: Choices = []
        while not match.over():
            seat = match.actors()[0]
            legal = [action for action in match.legal(seat) if not evaluator.is_ruled_out(match.state, seat, action)]
            choices.append((seat, chooser.choice(legal)))
            match.play(*choices[-1])
        count_game(found, Match(find_game(GAME), players, number), choices)
    assert found.needless == 0 < found.workers


def test_the_command_prints_a_table_and_says_whether_the_goal_is_missed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--players", "3", "--games", "2", "--level", "random", "--folder", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[2].startswith("| 3 | random | 2 | ")
