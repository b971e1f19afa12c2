"""Random play driven through OpenSpiel: benben's games beside OpenSpiel's C++ hearts, with the same code, in one run.

python -m benchmarks.openspiel_games [--json] [--quick]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial

import benben
import benben.envs.openspiel
from benben.arena.speed import report, workloads
from benben.arena.speed.report import HEARTS, compare, openspiel_label, ratio_text
from benben.arena.speed.timing import Comparison
from benben.envs.openspiel.game import PREFIX

THROUGH_OPENSPIEL = "through OpenSpiel"
"""Name of the comparison."""
LEAST = 0.5
"""The ratio to hearts that every game must reach."""


def game_comparison(game: benben.Game) -> Comparison:
    """Random games of one title for four players, compared with hearts; both are driven by the same function."""
    name = f"{PREFIX}{game.name}(players={workloads.player_count(game)})"
    named = [(openspiel_label(one), partial(workloads.openspiel_games, one)) for one in (name, HEARTS)]
    return compare(THROUGH_OPENSPIEL, "decisions/s", named)


def verdict(comparison: Comparison) -> str:
    """Whether the goal is reached, as text."""
    ratio = comparison.ratio(comparison.find(openspiel_label(HEARTS)))
    found = "not measured" if ratio is None else f"{'reached' if ratio >= LEAST else 'missed'} ({ratio_text(ratio)})"
    return f"goal: {comparison.ours}, at least {LEAST} x hearts: {found}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.openspiel_games", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="take a few seconds only: too rough to quote")
    given = parser.parse_args(arguments)
    comparisons = [game_comparison(benben.game(name)) for name in benben.games()]
    report.measure_all(comparisons, given.quick)
    if given.json:
        print(json.dumps(report.as_json(comparisons), indent=2))
    else:
        print("\n".join([*report.as_lines(comparisons), "", *[verdict(one) for one in comparisons]]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
