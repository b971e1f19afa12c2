"""How long the lab takes: the time of an answer follows from the time of a deal and the variance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

import benben
from benben.arena.lab.arms import read_arms
from benben.arena.lab.lab_games import LabJob
from benben.arena.sequential import games_needed
from benben.play.study import Values
from benchmarks import lab_time

DEALS = 40


class FixedGames:
    """Games that take a second. The first player wins every other one with the change, and none without."""

    def __init__(self, processes: int, fresh: bool) -> None:
        assert (processes, fresh) == (1, True)

    def run(
        self, work: Callable[[LabJob], object], items: Sequence[LabJob]
    ) -> Iterator[tuple[LabJob, dict[str, Values], float]]:
        for job in items:
            won = float(job.arm * (job.number % 2))
            wins: Values = {"first": [won, 1.0], "second": [1.0 - won, 1.0]}
            yield job, {"wins": wins, "luck": {"first": [], "second": []}}, 1.0


def test_the_answer_takes_the_time_of_the_deals_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_time, "LocalExecutor", FixedGames)
    needed = games_needed(0.25 * DEALS / (DEALS - 1), 0.02)
    text = lab_time.time_for("giza", "greedy", DEALS, 2)
    assert f"2000 ms of processor time a deal in both arms, {needed:,.0f} deals to ±2" in text
    assert text.endswith(f"{2 * needed / 60 / 2:.1f} minutes on 2 cores")


@pytest.mark.slow
@pytest.mark.parametrize("name", benben.games())
def test_every_game_has_a_change_that_can_be_played(name: str) -> None:
    game = benben.game(name)
    assert len(read_arms(game, game.seats[0], [lab_time.CHANGES[name]])) == 2
