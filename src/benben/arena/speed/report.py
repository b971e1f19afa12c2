"""The speed of every game next to OpenSpiel's hearts: which comparisons are made, and how they are printed."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Sequence
from functools import partial

from benben.arena.speed import workloads
from benben.arena.speed.timing import Comparison, Workload, measure
from benben.build_info import is_compiled
from benben.kernel.game import Game
from benben.version import __version__

FROM_PYTHON = "driven from Python"
"""Name of the comparison of random games driven from Python."""
INSIDE_ENGINE = "inside the engine"
"""Name of the comparison of random games inside the engine."""
CLONE = "clone"
"""Name of the comparison of clones."""
SEARCH = "search"
"""Name of the comparison of searches."""

HEARTS = "hearts"
"""The game of OpenSpiel that all games are compared with: of its card games the one with decisions most like ours."""

QUICK_SLICES = (3, 0.02)
"""Number of slices and seconds of each in a quick run, too rough to quote."""
FULL_SLICES = (15, 0.2)
"""Number of slices and seconds of each in a run whose ratios can be quoted."""

NamedBatch = tuple[str, Callable[[], workloads.Batch]]
"""The name of a workload, and a function that prepares it."""


def benben_label(game: Game) -> str:
    """The name of a benben workload."""
    return f"benben {game.name} ({workloads.player_count(game)})"


def openspiel_label(name: str) -> str:
    """The name of an OpenSpiel workload."""
    return f"OpenSpiel {name}"


def compare(name: str, unit: str, candidates: Sequence[NamedBatch]) -> Comparison:
    """A comparison of the workloads that can run here; the first candidate is benben's."""
    comparison = Comparison(name, unit, candidates[0][0])
    for title, prepare in candidates:
        try:
            comparison.workloads.append(Workload(title, prepare()))
        except (ImportError, AttributeError, RuntimeError) as error:
            comparison.missing[title] = str(error)
    return comparison


def all_comparisons(games: Sequence[Game]) -> list[Comparison]:
    """The comparisons of all these games."""
    return [comparison for game in games for comparison in game_comparisons(game)]


def game_comparisons(game: Game, openspiel_games: Sequence[str] = (HEARTS,)) -> list[Comparison]:
    """The comparisons of one game with these games of OpenSpiel."""
    ours = benben_label(game)

    def of_openspiel(prepare: Callable[[str], workloads.Batch]) -> list[NamedBatch]:
        return [(openspiel_label(name), partial(prepare, name)) for name in openspiel_games]

    from_python: list[NamedBatch] = [
        (ours, partial(workloads.games_from_python, game)),
        *of_openspiel(workloads.openspiel_games),
    ]
    clones: list[NamedBatch] = [(ours, partial(workloads.clones, game)), *of_openspiel(workloads.openspiel_clones)]
    return [
        compare(FROM_PYTHON, "decisions/s", from_python),
        compare(INSIDE_ENGINE, "decisions/s", [(ours, partial(workloads.games_inside_engine, game))]),
        compare(CLONE, "clones/s", clones),
        compare(SEARCH, "simulations/s", [(f"{ours}, IS-MCTS", partial(workloads.search, game))]),
    ]


def measure_all(comparisons: Sequence[Comparison], quick: bool) -> None:
    """Measure all workloads: a few seconds if ``quick``, else long enough to quote."""
    rounds, seconds = QUICK_SLICES if quick else FULL_SLICES
    measure(comparisons, rounds, seconds, slice_counter(rounds * sum(len(one.workloads) for one in comparisons)))


def slice_counter(total: int) -> Callable[[], None]:
    """A function to call after every slice: it counts them on standard error, if that is a terminal."""
    done = 0

    def count() -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty():
            print(f"\rmeasuring {done}/{total}", end="" if done < total else "\r", file=sys.stderr, flush=True)

    return count


# --- output -------------------------------------------------------------------------------------------------------------


def as_json(comparisons: Sequence[Comparison]) -> dict[str, object]:
    """All results as JSON-able data."""
    return {
        "version": __version__,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "groups": [
            {
                "name": comparison.name,
                "unit": comparison.unit,
                "rates": [
                    {"name": workload.name, "rate": workload.rate, "benben_is": comparison.ratio(workload)}
                    for workload in comparison.workloads
                ],
                "missing": comparison.missing,
            }
            for comparison in comparisons
        ],
    }


def as_lines(comparisons: Sequence[Comparison]) -> list[str]:
    """All results as lines of text."""
    mode = "compiled" if is_compiled() else "interpreted: quote only rates of the compiled engine"
    lines = [f"benben {__version__} ({mode}), Python {platform.python_version()}, {platform.machine()}", ""]
    lines.append(f"{'what':<20} {'who':<46} {'rate':>14} {'':<14} benben is")
    for comparison in comparisons:
        for workload in comparison.workloads:
            ratio = ratio_text(comparison.ratio(workload))
            rate = f"{workload.rate:>14,.0f} {comparison.unit:<14}"
            lines.append(f"{comparison.name:<20} {workload.name:<46} {rate} {ratio:>10}")
    reasons = {name: why for comparison in comparisons for name, why in comparison.missing.items()}
    return [*lines, *[f"not measured: {name} ({why})" for name, why in reasons.items()]]


def ratio_text(ratio: float | None) -> str:
    """A ratio as text; empty for None."""
    return "" if ratio is None else f"{ratio:.2f} x"
