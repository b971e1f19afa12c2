"""The whole benchmark: what `benben bench` measures, more to compare with, and whether the goals are reached."""

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
from benben.arena.speed import report as bench
from benben.arena.speed import workloads as speed
from benben.arena.speed.report import DRIVEN, HEARTS, INSIDE, SEARCH, group_of, groups_of, label, spiel, times
from benben.arena.speed.timing import Contender, Group
from benchmarks import others
from benchmarks.limit import Limit, Unlike

DRIVEN_CHANCE = "same, chance too"
ENVIRONMENT = "environment"

LIMIT = "C by hand"
MCTS = f"OpenSpiel MCTS on {others.CRAZY_EIGHTS}"
ZOO = "PettingZoo hanabi (4)"


@dataclass
class Goal:
    """A ratio that the compiled engine is meant to reach with a game."""

    game: str
    group: str
    against: str
    least: float

    def ratio(self, measured: Sequence[Group]) -> float | None:
        """The ratio that was measured, if it was."""
        ours = label(benben.game(self.game))
        group = next((group for group in measured if group.name == self.group and group.ours == ours), None)
        return None if group is None else group.ratio(group.named(self.against))

    def verdict(self, measured: Sequence[Group]) -> str:
        """Whether the goal is reached, in words."""
        ratio = self.ratio(measured)
        said = "not measured" if ratio is None else f"{'reached' if ratio >= self.least else 'missed'} ({times(ratio)})"
        return f"goal: {self.game} {self.group}, at least {self.least} x {self.against}: {said}"


GOALS = (
    Goal("giza", DRIVEN, spiel(HEARTS), 3.0),
    Goal("giza", DRIVEN_CHANCE, spiel(HEARTS), 3.0),
    Goal("giza", INSIDE, LIMIT, 0.4),
    Goal("giza", ENVIRONMENT, ZOO, 20.0),
    Goal("pyramids", DRIVEN, spiel(HEARTS), 2.0),
    Goal("great_pyramid", DRIVEN, spiel(HEARTS), 2.0),
    Goal("egizia", DRIVEN, spiel(HEARTS), 1.0),
)


def groups(limit: Limit | None) -> list[Group]:
    """Everything that is measured: most of GIZA, which the C code plays too."""
    giza, *rest = [benben.game(name) for name in benben.games()]
    ours = label(giza)
    found = groups_of(giza, others.GAMES)
    if limit is not None:
        next(group for group in found if group.name == INSIDE).contenders.append(Contender(LIMIT, limit.inside()))
    chance = [(spiel(name), partial(speed.spiel_driven, name)) for name in others.GAMES]
    found.append(group_of(DRIVEN_CHANCE, "decisions/s", [(ours, partial(speed.driven_chance, giza)), *chance]))
    with_search = group_of(
        SEARCH, "simulations/s", [(f"{ours}, IS-MCTS", partial(speed.search, giza)), (MCTS, others.search)]
    )
    found = [with_search if group.name == SEARCH else group for group in found]
    zoo = (ZOO, others.hanabi_environment)
    environments = [
        group_of(ENVIRONMENT, "steps/s", [(label(game), partial(others.environment, game)), zoo]) for game in (giza, *rest)
    ]
    return [*found, *bench.groups(rest), *environments]


def prove(limit: Limit, games: int) -> str:
    """Show that the C code plays the same game as the engine, or raise `Unlike`."""
    steps = sum(limit.replay(2 + seed % 5, seed % 2 == 1, seed) for seed in range(games))
    means = limit.compare_means(games * 10)
    found = ", ".join(f"mean {what} {theirs:.2f} in C, {ours:.2f} in the engine" for what, (theirs, ours) in means.items())
    return f"the C code agrees with the engine: {steps} steps of {games} games listed alike; {found}"


def as_data(measured: Sequence[Group], proof: str) -> dict[str, object]:
    """The whole result, JSON-able."""
    goals = [
        {"game": goal.game, "group": goal.group, "against": goal.against, "least": goal.least, "ratio": goal.ratio(measured)}
        for goal in GOALS
    ]
    return {**bench.as_data(measured), "proof": proof, "goals": goals}


def as_table(measured: Sequence[Group], proof: str) -> str:
    """The whole result for people."""
    return "\n".join([*bench.as_lines(measured), "", proof, *[goal.verdict(measured) for goal in GOALS]])


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--quick", action="store_true", help="a few seconds only: shows that it runs, too rough to quote")
    given = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        try:
            limit: Limit | None = Limit(Path(folder))
        except RuntimeError as error:
            limit, proof = None, f"no C limit: {error}"
        try:
            proof = proof if limit is None else prove(limit, 10 if given.quick else 200)
        except Unlike as error:
            print(f"benchmarks: the C code does not play the engine's game: {error}", file=sys.stderr)
            return 1
        measured = groups(limit)
        bench.run(measured, given.quick)
    print(json.dumps(as_data(measured, proof), indent=2) if given.json else as_table(measured, proof))
    return 0
