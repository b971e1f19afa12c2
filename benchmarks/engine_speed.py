"""The speed of the engine: what `benben bench` measures, more engines to compare with, and whether the goals are reached."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import benben
from benben.arena.speed import report, workloads
from benben.arena.speed.report import (
    FROM_PYTHON,
    HEARTS,
    INSIDE_ENGINE,
    SEARCH,
    NamedBatch,
    benben_label,
    compare,
    game_comparisons,
    openspiel_label,
    ratio_text,
)
from benben.arena.speed.timing import Comparison, Workload
from benchmarks import other_engines
from benchmarks.giza_in_c import GamesDiffer, GizaInC

CHANCE_FROM_PYTHON = "same, chance too"
"""Name of the comparison of random games in which chance is sampled in Python too."""
ENVIRONMENT = "environment"
"""Name of the comparison of environment steps."""

C_BY_HAND = "C by hand"
"""Name of the workload of `GizaInC`."""
OPENSPIEL_MCTS = f"OpenSpiel MCTS on {other_engines.CRAZY_EIGHTS}"
"""Name of the workload of OpenSpiel's search."""
PETTINGZOO_HANABI = "PettingZoo hanabi (4)"
"""Name of the workload of PettingZoo's environment."""

COMPARED_GAMES = 200
"""Games of the C code that are compared with the engine."""
QUICK_COMPARED_GAMES = 10
"""The same in a quick run."""


@dataclass
class Goal:
    """A ratio that the compiled engine must reach with a game."""

    game: str
    comparison: str
    against: str
    """Name of the workload to compare with."""
    least: float

    def ratio(self, comparisons: Sequence[Comparison]) -> float | None:
        """The measured ratio; None if it was not measured."""
        ours = benben_label(benben.game(self.game))
        found = next((one for one in comparisons if one.name == self.comparison and one.ours == ours), None)
        return None if found is None else found.ratio(found.find(self.against))

    def verdict(self, comparisons: Sequence[Comparison]) -> str:
        """Whether the goal is reached, as text."""
        ratio = self.ratio(comparisons)
        verdict = "reached" if ratio is not None and ratio >= self.least else "missed"
        result = "not measured" if ratio is None else f"{verdict} ({ratio_text(ratio)})"
        return f"goal: {self.game} {self.comparison}, at least {self.least} x {self.against}: {result}"


GOALS = (
    Goal("giza", FROM_PYTHON, openspiel_label(HEARTS), 3.0),
    Goal("giza", CHANCE_FROM_PYTHON, openspiel_label(HEARTS), 3.0),
    Goal("giza", INSIDE_ENGINE, C_BY_HAND, 0.4),
    Goal("giza", ENVIRONMENT, PETTINGZOO_HANABI, 20.0),
    Goal("pyramids", FROM_PYTHON, openspiel_label(HEARTS), 2.0),
    Goal("great_pyramid", FROM_PYTHON, openspiel_label(HEARTS), 2.0),
    Goal("egizia", FROM_PYTHON, openspiel_label(HEARTS), 1.0),
)


def all_comparisons(giza_in_c: GizaInC | None) -> list[Comparison]:
    """All comparisons; most are of GIZA, the game that the C code plays."""
    giza, *other_games = [benben.game(name) for name in benben.games()]
    return [
        *giza_comparisons(giza, giza_in_c),
        *report.all_comparisons(other_games),
        *[environment_comparison(game) for game in (giza, *other_games)],
    ]


def giza_comparisons(giza: benben.Game, giza_in_c: GizaInC | None) -> list[Comparison]:
    """The comparisons of GIZA: with the C code, more games of OpenSpiel and its search."""
    ours = benben_label(giza)
    comparisons = {one.name: one for one in game_comparisons(giza, other_engines.OPENSPIEL_GAMES)}
    if giza_in_c is not None:
        comparisons[INSIDE_ENGINE].workloads.append(Workload(C_BY_HAND, giza_in_c.random_games()))
    searches: list[NamedBatch] = [
        (f"{ours}, IS-MCTS", partial(workloads.search, giza)),
        (OPENSPIEL_MCTS, other_engines.openspiel_search),
    ]
    comparisons[SEARCH] = compare(SEARCH, "simulations/s", searches)
    games: list[NamedBatch] = [
        (ours, partial(workloads.games_and_chance_from_python, giza)),
        *[(openspiel_label(name), partial(workloads.openspiel_games, name)) for name in other_engines.OPENSPIEL_GAMES],
    ]
    comparisons[CHANCE_FROM_PYTHON] = compare(CHANCE_FROM_PYTHON, "decisions/s", games)
    return list(comparisons.values())


def environment_comparison(game: benben.Game) -> Comparison:
    """Steps of the environment of a game, compared with PettingZoo's hanabi."""
    ours = (benben_label(game), partial(other_engines.benben_environment, game))
    return compare(ENVIRONMENT, "steps/s", [ours, (PETTINGZOO_HANABI, other_engines.hanabi_environment)])


def compare_rules(giza_in_c: GizaInC, games: int) -> str:
    """Check that the C code plays the same game as the engine; return the finding as text, or raise `GamesDiffer`."""
    steps = sum(giza_in_c.compare_game(2 + seed % 5, seed % 2 == 1, seed) for seed in range(games))
    means = giza_in_c.compare_means(games * 10)
    compared = ", ".join(f"mean {what} {in_c:.2f} in C, {ours:.2f} in the engine" for what, (in_c, ours) in means.items())
    return f"the C code agrees with the engine: {steps} steps of {games} games listed alike; {compared}"


def as_json(comparisons: Sequence[Comparison], proof: str) -> dict[str, object]:
    """All results as JSON-able data."""
    goals = [
        {
            "game": goal.game,
            "group": goal.comparison,
            "against": goal.against,
            "least": goal.least,
            "ratio": goal.ratio(comparisons),
        }
        for goal in GOALS
    ]
    return {**report.as_json(comparisons), "proof": proof, "goals": goals}


def as_text(comparisons: Sequence[Comparison], proof: str) -> str:
    """All results as text."""
    return "\n".join([*report.as_lines(comparisons), "", proof, *[goal.verdict(comparisons) for goal in GOALS]])


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="take a few seconds only: too rough to quote")
    args = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        try:
            giza_in_c: GizaInC | None = GizaInC(Path(folder))
        except RuntimeError as error:
            giza_in_c, proof = None, f"no C limit: {error}"
        try:
            if giza_in_c is not None:
                proof = compare_rules(giza_in_c, QUICK_COMPARED_GAMES if args.quick else COMPARED_GAMES)
        except GamesDiffer as error:
            print(f"benchmarks: the C code does not play the engine's game: {error}", file=sys.stderr)
            return 1
        comparisons = all_comparisons(giza_in_c)
        report.measure_all(comparisons, args.quick)
    print(json.dumps(as_json(comparisons, proof), indent=2) if args.json else as_text(comparisons, proof))
    return 0
