"""The benchmark: measures everything in one run and prints rates, ratios and whether the goals are reached."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import benben.kernel.state
from benchmarks import engine, others
from benchmarks.limit import Limit, Unlike
from benchmarks.measure import Contender, Group, measure

DRIVEN = "driven from Python"
DRIVEN_CHANCE = "same, chance too"
INSIDE = "inside the engine"
CLONE = "clone"
SEARCH = "search"
ENVIRONMENT = "environment"

LIMIT = "C by hand"
MCTS = f"OpenSpiel MCTS on {others.CRAZY_EIGHTS}"
ZOO = "PettingZoo hanabi (4)"

Plan = tuple[str, Callable[[], engine.Burst]]


@dataclass
class Goal:
    """A ratio that the compiled engine is meant to reach."""

    group: str
    against: str
    least: float

    def ratio(self, measured: Sequence[Group]) -> float | None:
        """The ratio that was measured, if it was."""
        group = next(group for group in measured if group.name == self.group)
        return group.ratio(group.named(self.against))

    def verdict(self, measured: Sequence[Group]) -> str:
        """Whether the goal is reached, in words."""
        ratio = self.ratio(measured)
        if ratio is None:
            return "not measured"
        return f"{'reached' if ratio >= self.least else 'missed'} ({times(ratio)})"


GOALS = (
    Goal(DRIVEN, f"OpenSpiel {others.HEARTS}", 3.0),
    Goal(DRIVEN_CHANCE, f"OpenSpiel {others.HEARTS}", 3.0),
    Goal(INSIDE, LIMIT, 0.4),
    Goal(ENVIRONMENT, ZOO, 20.0),
)


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(benben.kernel.state.__file__).endswith(".py")


def group_of(name: str, unit: str, plans: Sequence[Plan]) -> Group:
    """A group of those contenders that can run here; the first of the plans is benben."""
    group = Group(name, unit, plans[0][0])
    for title, make in plans:
        try:
            group.contenders.append(Contender(title, make()))
        except (ImportError, AttributeError, RuntimeError) as error:
            group.missing[title] = str(error)
    return group


def groups(limit: Limit | None) -> list[Group]:
    """Everything that is measured."""

    def of_spiel(make: Callable[[str], engine.Burst]) -> list[Plan]:
        return [(f"OpenSpiel {name}", partial(make, name)) for name in others.GAMES]

    ours = "benben giza (4)"
    by_hand: list[Plan] = [] if limit is None else [(LIMIT, limit.inside)]
    return [
        group_of(DRIVEN, "decisions/s", [(ours, engine.driven), *of_spiel(others.driven)]),
        group_of(DRIVEN_CHANCE, "decisions/s", [(ours, engine.driven_chance), *of_spiel(others.driven)]),
        group_of(INSIDE, "decisions/s", [(ours, engine.inside), *by_hand]),
        group_of(CLONE, "clones/s", [(ours, engine.clone), *of_spiel(others.clone)]),
        group_of(SEARCH, "simulations/s", [(f"{ours}, IS-MCTS", engine.search), (MCTS, others.search)]),
        group_of(ENVIRONMENT, "steps/s", [(ours, engine.environment), (ZOO, others.environment)]),
    ]


def prove(limit: Limit, games: int) -> str:
    """Show that the C code plays the same game as the engine, or raise `Unlike`."""
    steps = sum(limit.replay(2 + seed % 5, seed % 2 == 1, seed) for seed in range(games))
    means = limit.compare_means(games * 10)
    found = ", ".join(f"mean {what} {theirs:.2f} in C, {ours:.2f} in the engine" for what, (theirs, ours) in means.items())
    return f"the C code agrees with the engine: {steps} steps of {games} games listed alike; {found}"


def as_data(measured: Sequence[Group], proof: str) -> dict[str, object]:
    """The whole result, JSON-able."""
    return {
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "proof": proof,
        "groups": [
            {
                "name": group.name,
                "unit": group.unit,
                "rates": [{"name": one.name, "rate": one.rate, "benben_is": group.ratio(one)} for one in group.contenders],
                "missing": group.missing,
            }
            for group in measured
        ],
        "goals": [
            {"group": goal.group, "against": goal.against, "least": goal.least, "ratio": goal.ratio(measured)}
            for goal in GOALS
        ],
    }


def as_table(measured: Sequence[Group], proof: str) -> str:
    """The whole result for people."""
    mode = "compiled" if compiled() else "interpreted: the goals are meant for the compiled engine"
    lines = [f"benben {benben.__version__} ({mode}), Python {platform.python_version()}, {platform.machine()}", proof, ""]
    lines.append(f"{'what':<20} {'who':<46} {'rate':>14} {'':<14} benben is")
    for group in measured:
        for one in group.contenders:
            lines.append(
                f"{group.name:<20} {one.name:<46} {one.rate:>14,.0f} {group.unit:<14} {times(group.ratio(one)):>10}"
            )
        lines += [f"{group.name:<20} {name:<46} {'not measured':>14} ({why})" for name, why in group.missing.items()]
    lines.append("")
    for goal in GOALS:
        lines.append(f"goal: {goal.group}, at least {goal.least} x {goal.against}: {goal.verdict(measured)}")
    return "\n".join(lines)


def times(ratio: float | None) -> str:
    """A ratio for people."""
    return "" if ratio is None else f"{ratio:.2f} x"


def progress(total: int) -> Callable[[], None]:
    """A counter on the terminal's last line; silent where nobody watches."""
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty():
            print(f"\rmeasuring {done}/{total}", end="" if done < total else "\r", file=sys.stderr, flush=True)

    return tick


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--quick", action="store_true", help="a few seconds only: shows that it runs, too rough to quote")
    given = parser.parse_args(arguments)
    rounds, seconds, games = (3, 0.02, 10) if given.quick else (15, 0.2, 200)
    with TemporaryDirectory() as folder:
        try:
            limit: Limit | None = Limit(Path(folder))
        except RuntimeError as error:
            limit, proof = None, f"no C limit: {error}"
        try:
            proof = proof if limit is None else prove(limit, games)
        except Unlike as error:
            print(f"benchmarks: the C code does not play the engine's game: {error}", file=sys.stderr)
            return 1
        measured = groups(limit)
        measure(measured, rounds, seconds, progress(rounds * sum(len(group.contenders) for group in measured)))
    print(json.dumps(as_data(measured, proof), indent=2) if given.json else as_table(measured, proof))
    return 0
