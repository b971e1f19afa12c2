"""``benben bench``: how fast every game runs here, next to OpenSpiel's hearts where that is installed."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Sequence
from functools import partial

import benben.kernel.state
from benben.arena.speed import workloads as speed
from benben.arena.speed.timing import Contender, Group, measure
from benben.kernel.game import Game
from benben.version import __version__

DRIVEN = "driven from Python"
INSIDE = "inside the engine"
CLONE = "clone"
SEARCH = "search"

HEARTS = "hearts"
"""OpenSpiel's game that all others are held against: of its card games the one whose decisions are most like ours."""

Plan = tuple[str, Callable[[], speed.Burst]]


def label(game: Game) -> str:
    """A game as a contender."""
    return f"benben {game.name} ({speed.seats(game)})"


def spiel(name: str) -> str:
    """A game of OpenSpiel as a contender."""
    return f"OpenSpiel {name}"


def group_of(name: str, unit: str, plans: Sequence[Plan]) -> Group:
    """A group of those contenders that can run here; the first of the plans is benben."""
    group = Group(name, unit, plans[0][0])
    for title, make in plans:
        try:
            group.contenders.append(Contender(title, make()))
        except (ImportError, AttributeError, RuntimeError) as error:
            group.missing[title] = str(error)
    return group


def groups(games: Sequence[Game]) -> list[Group]:
    """What is measured of each game."""
    return [group for game in games for group in groups_of(game)]


def groups_of(game: Game, others: Sequence[str] = (HEARTS,)) -> list[Group]:
    """What is measured of one game, next to these of OpenSpiel."""
    ours = label(game)

    def of_spiel(make: Callable[[str], speed.Burst]) -> list[Plan]:
        return [(spiel(name), partial(make, name)) for name in others]

    return [
        group_of(DRIVEN, "decisions/s", [(ours, partial(speed.driven, game)), *of_spiel(speed.spiel_driven)]),
        group_of(INSIDE, "decisions/s", [(ours, partial(speed.inside, game))]),
        group_of(CLONE, "clones/s", [(ours, partial(speed.clone, game)), *of_spiel(speed.spiel_clone)]),
        group_of(SEARCH, "simulations/s", [(f"{ours}, IS-MCTS", partial(speed.search, game))]),
    ]


def run(measured: Sequence[Group], quick: bool) -> None:
    """Measure: a rough few seconds, or long enough to quote."""
    rounds, seconds = (3, 0.02) if quick else (15, 0.2)
    measure(measured, rounds, seconds, progress(rounds * sum(len(group.contenders) for group in measured)))


def progress(total: int) -> Callable[[], None]:
    """A counter on the terminal's last line; silent where nobody watches."""
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty():
            print(f"\rmeasuring {done}/{total}", end="" if done < total else "\r", file=sys.stderr, flush=True)

    return tick


# --- what is told ----------------------------------------------------------------------------------------------------------


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(benben.kernel.state.__file__).endswith(".py")


def as_data(measured: Sequence[Group]) -> dict[str, object]:
    """The whole result, JSON-able."""
    return {
        "version": __version__,
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "groups": [
            {
                "name": group.name,
                "unit": group.unit,
                "rates": [{"name": one.name, "rate": one.rate, "benben_is": group.ratio(one)} for one in group.contenders],
                "missing": group.missing,
            }
            for group in measured
        ],
    }


def as_lines(measured: Sequence[Group]) -> list[str]:
    """The whole result for people."""
    mode = "compiled" if compiled() else "interpreted: figures to quote are those of the compiled engine"
    lines = [f"benben {__version__} ({mode}), Python {platform.python_version()}, {platform.machine()}", ""]
    lines.append(f"{'what':<20} {'who':<46} {'rate':>14} {'':<14} benben is")
    for group in measured:
        for one in group.contenders:
            lines.append(
                f"{group.name:<20} {one.name:<46} {one.rate:>14,.0f} {group.unit:<14} {times(group.ratio(one)):>10}"
            )
    reasons = {name: why for group in measured for name, why in group.missing.items()}
    return [*lines, *[f"not measured: {name} ({why})" for name, why in reasons.items()]]


def times(ratio: float | None) -> str:
    """A ratio for people."""
    return "" if ratio is None else f"{ratio:.2f} x"
