"""The page about balance: made from the saved results of every game that was studied."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benben.arena.balance.figures import Report
from benben.kernel.errors import BadInput
from benben.play.study import ALL, SHARE

HEAD = """# Balance

What bots that play well make of the games: are seats equal, where do points come from, are values that had to be
reconstructed reasonable ones? `benben balance` makes this page and its pictures; the numbers behind them are in `balance/`.

All seats are played by the same bot. A level plays without its clock, so the same command gives the same games on any
machine. Behind a mean stands its 95 % interval (±), behind a share Wilson's (from-to) and how often it was put to the test.
Both go by whole games: what happens to the seats of one game is not independent. A value of a few games may be far off; one
whose interval includes equal chances is no evidence of an advantage.
"""


def write_report(report: Report, folder: Path) -> Path:
    """Save the results of a study."""
    path = folder / f"{report['game']}.json"
    path.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    return path


def read_report(path: Path) -> Report:
    """Results of a study."""
    try:
        report: Report = json.loads(path.read_text("utf-8"))
        if not {"game", "title", "bots", "seed", "settings", "measures"} <= report.keys():
            raise ValueError("these are not the results of a study")
    except (ValueError, AttributeError) as error:
        raise BadInput(f"{path}: {error}") from None
    return report


def write_page(folder: Path) -> Path:
    """Write the page next to the folder of results, from all that are in it."""
    path = folder.with_suffix(".md")
    reports = [read_report(saved) for saved in sorted(folder.glob("*.json"))]
    path.write_text("\n".join([HEAD, *[section(report, folder) for report in reports]]), "utf-8")
    return path


def section(report: Report, folder: Path) -> str:
    """The part of the page about one game. What people made of it is taken from ``<game>.md``, where there is one."""
    settings = report["settings"]
    lines = [f"## {report['title']}", ""]
    lines += [f"Rules version {report['rules']}; bots: {report['bots']}; seed {report['seed']}; games:", ""]
    lines += table(["setting", "games"], [[setting["name"], str(setting["games"])] for setting in settings])
    reading = folder / f"{report['game']}.md"
    if reading.exists():
        lines += ["", reading.read_text("utf-8").strip()]
    for measure in report["measures"]:
        picture = f"{folder.name}/{report['game']}-{measure['name']}.svg"
        lines += ["", f"### {measure['title']}", "", measure["text"], "", f"![{measure['title']}]({picture})", ""]
        lines += figures_table(measure, settings)
    return "\n".join([*lines, ""])


def figures_table(measure: Report, settings: Sequence[dict[str, Any]]) -> list[str]:
    """The figures of a measure: a line for each category, or for each setting where there is only one category."""
    figures = measure["figures"]
    names = [setting["name"] for setting in settings]
    categories = list(dict.fromkeys(category for name in names for category in figures[name]))
    if categories == [ALL]:
        heading = "share" if measure["kind"] == SHARE else "mean"
        return table(["setting", heading], [[name, cell(measure, figures[name].get(ALL))] for name in names])
    return table(
        ["", *names],
        [[category, *[cell(measure, figures[name].get(category)) for name in names]] for category in categories],
    )


def cell(measure: Report, figure: dict[str, Any] | None) -> str:
    """One figure with its interval, and for a share with the number of trials."""
    if figure is None:
        return ""
    if measure["kind"] == SHARE:
        value, low, high = (100 * figure[name] for name in ("value", "low", "high"))
        return f"{value:.0f} % ({low:.0f}-{high:.0f}, n={figure['count']})"
    return f"{figure['value']:.1f} ±{figure['high'] - figure['value']:.1f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown; the first column is words, the others are numbers."""
    ruler = ["---", *["---:"] * (len(head) - 1)]
    return [f"| {' | '.join(row)} |" for row in [head, ruler, *rows]]
