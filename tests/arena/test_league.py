"""Leagues: correct ratings and intervals, results that depend on the seed alone, tables, refused input."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace

import pytest

import benben
from benben.arena import league_command
from benben.arena.bradley_terry import ELO, Pair, expected_score, ratings, solve
from benben.arena.executors import LocalExecutor
from benben.arena.league import League, first_score, plan_league, play_league, played_pairs, standings
from benben.arena.tournament import Outcome
from benben.cli import main

GAME = benben.game("giza")
OUTSIDE = "arena.outside_bots"


def small_league(*agents: str, levels: str = "random,greedy", games: int = 4, players: int | None = None) -> League:
    return plan_league(GAME, agents, levels.split(","), games, players, seed=3)


class TestRatings:
    def test_known_strengths_are_found(self) -> None:
        """Three contestants with known ratings play many games; nearly all intervals contain the truth."""
        rng = random.Random(5)
        truth = [0.0, 120.0, 260.0]
        inside = total = 0
        for _ in range(60):
            pairs = []
            for first, second in ((0, 1), (0, 2), (1, 2)):
                share = expected_score((truth[first] - truth[second]) / ELO)
                pairs.append(Pair(first, second, 200, float(sum(rng.random() < share for _ in range(200)))))
            for rating, true in list(zip(ratings(3, pairs), truth, strict=True))[1:]:
                inside += rating.low <= true <= rating.high
                total += 1
                assert abs(rating.value - true) < 120
        assert 0.88 <= inside / total <= 1.0

    def test_two_contestants_differ_by_the_odds(self) -> None:
        [first, second] = ratings(2, [Pair(0, 1, 1999, 499.5)])
        assert first.value == first.low == first.high == 0
        assert second.value == pytest.approx(400 * math.log10(3), abs=0.5)
        assert second.low < second.value < second.high

    def test_whoever_wins_every_game_has_a_finite_rating(self) -> None:
        few, many = (ratings(2, [Pair(0, 1, games, 0.0)])[1] for games in (4, 100))
        assert 0 < few.value < many.value < 2000
        assert few.high > few.value

    def test_more_games_make_intervals_narrower(self) -> None:
        wide, narrow = (ratings(2, [Pair(0, 1, games, games / 3)])[1] for games in (30, 3000))
        assert narrow.high - narrow.low < (wide.high - wide.low) / 5

    def test_linear_equations(self) -> None:
        assert solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


class TestPlaying:
    def test_every_pair_plays_the_same_deals(self) -> None:
        league = small_league(f"{OUTSIDE}:FirstAction")
        assert league.contestants == ("random", "greedy", f"{OUTSIDE}:FirstAction")
        assert league.pairs == ((0, 1), (0, 2), (1, 2))
        assert len(league.games) == 12
        assert len({(plan.seed, plan.games, plan.players) for plan in league.tournaments}) == 1

    @pytest.mark.slow
    def test_the_standings_depend_on_the_seed_alone(self) -> None:
        league = small_league(f"{OUTSIDE}:Seeded")

        def played(processes: int) -> object:
            outcomes = list(play_league(league, LocalExecutor(processes)))
            return standings(league, played_pairs(league, outcomes[::-1]))

        assert played(1) == played(2)

    @pytest.mark.slow
    def test_a_better_bot_is_rated_higher(self) -> None:
        league = small_league(f"{OUTSIDE}:FirstAction", games=10)
        table = standings(league, played_pairs(league, list(play_league(league, LocalExecutor(1)))))
        assert table[0].contestant == "greedy"
        assert table[0].rating.value > 0
        assert {standing.games for standing in table} == {20}
        assert sum(standing.score * standing.games for standing in table) == pytest.approx(30)

    def test_the_score_of_a_game_compares_seats_of_different_contestants(self) -> None:
        game = Outcome(0, [0, 1, 0], [9, 7, 5], [0, 1, 2], [1, 1, 1], [0.0, 0.0, 0.0], [[0.0, 0.0, 0.0]])
        assert first_score(game) == 0.5
        assert first_score(replace(game, ranks=[0, 2, 1])) == 1.0
        assert first_score(replace(game, ranks=[0, 0, 0])) == 0.5
        assert first_score(replace(game, ranks=[1, 0, 2])) == 0.0


class TestCommand:
    ARGUMENTS = ("league", "giza", "--levels", "random,greedy", "--games", "2", "--seed", "5")

    @pytest.mark.slow
    def test_markdown_names_versions_seed_and_intervals(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main([*self.ARGUMENTS, "--agents", f"{OUTSIDE}:FirstAction", "--players", "3"]) == 0
        page = capsys.readouterr().out
        assert "## GIZA, 3 players" in page
        assert (
            f"benben {benben.__version__}, rules version 1, options: defaults, seed 5, 6 of 6 games (2 of each pair)" in page
        )
        assert f"| `{OUTSIDE}:FirstAction` |" in page
        assert "| `random` | benben" in page
        assert "95 %" in page

    def test_json_has_the_same(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main([*self.ARGUMENTS, "--options", "memory=open", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["game"], found["rules"], found["seed"], found["players"]) == ("giza", "1", 5, 2)
        assert found["options"]["memory"] == "open"
        assert [one["games"] for one in found["pairs"]] == [2]
        assert {one["contestant"] for one in found["rated"]} == {"random", "greedy"}
        assert set(found["rated"][0]["rating"]) == {"value", "low", "high"}

    def test_an_interrupt_prints_what_was_played(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(league_command, "_play", interrupted)
        assert main(list(self.ARGUMENTS)) == 130
        assert "0 of 2 games" in capsys.readouterr().out

    @pytest.mark.parametrize(
        ("arguments", "named"),
        [
            (["--games", "3"], "3"),
            (["--agents", "greedy"], "'greedy' is named twice"),
            (["--agents", "nobody"], "nobody"),
            (["--agents", "no_such_module:Bot"], "no_such_module"),
            (["--agents", f"{OUTSIDE}:Nobody"], "Nobody"),
            (["--agents", f"{OUTSIDE}:Random"], "no subclass"),
            (["--agents", f"{OUTSIDE}:FirstAction@50ms"], "@50ms"),
            (["--agents", f"{OUTSIDE}:NeedsMore"], "weights"),
            (["--agents", "network:no-such-file"], "no-such-file"),
            (["--players", "9"], "9"),
            (["--options", "colour=red"], "colour"),
            (["--levels", ""], "level"),
            (["--levels", "random"], "two"),
        ],
    )
    def test_bad_input_is_named(self, arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main([*self.ARGUMENTS, *arguments]) == 2
        said = capsys.readouterr()
        assert named in said.err
        assert len(said.err.splitlines()) == 1
        assert not said.out
