"""The balance page: one section for each game that was studied, from the saved reports."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benben.arena.balance.estimates import Estimate, Report
from benben.kernel.errors import BadInput
from benben.markdown import markdown_table
from benben.play.study import ALL, SHARE

INTRODUCTION = """# Balance

Results of many games between strong bots: are the seats equal, where do points come from, are reconstructed values
reasonable? `benben balance` writes this page and its plots; the numbers behind them are in `balance/`.

The same bot plays all seats. Levels play without their time limit, so the same command gives the same games on any machine.
A mean is followed by its 95 % interval (±), a share by Wilson's interval (from-to) and the number of trials (n). Both
intervals are computed from whole games, because the results of the seats of one game depend on each other. An estimate from
few games may be far off, and one whose interval includes equal chances is no evidence of an advantage.
"""

PEOPLE_INTRODUCTION = """# Games of people

The measures of a balance study, taken from games that people have played. People choose their seats, their rivals and their
options: a difference between two categories may come from who plays them. `benben balance` writes this page and its plots.

A mean is followed by its 95 % interval (±), a share by Wilson's interval (from-to) and the number of trials (n). Both
intervals are computed from whole games.
"""


def write_report(report: Report, folder: Path) -> Path:
    """Write the report of a study as JSON; return the path."""
    path = folder / f"{report['game']}.json"
    path.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    return path


def read_report(path: Path) -> Report:
    """Read the report of a study; raise BadInput if the file is none."""
    try:
        report: Report = json.loads(path.read_text("utf-8"))
        if not {"game", "title", "bots", "seed", "settings", "measures"} <= report.keys():
            raise ValueError("this is not the report of a study")
    except (ValueError, AttributeError) as error:
        raise BadInput(f"{path}: {error}") from None
    return report


def write_page(folder: Path, introduction: str = INTRODUCTION) -> Path:
    """Write the page next to the folder of reports, from all reports in it and its ``proposals.md``; return the path."""
    path = folder.with_suffix(".md")
    reports = [read_report(saved) for saved in sorted(folder.glob("*.json"))]
    proposals = folder / "proposals.md"
    parts = [introduction, *([proposals.read_text("utf-8")] if proposals.exists() else [])]
    path.write_text("\n".join([*parts, *[section(report, folder) for report in reports]]), "utf-8")
    return path


def section(report: Report, folder: Path) -> str:
    """The section of one game, with the comments of ``<game>.md`` in the folder if there are any."""
    settings = report["settings"]
    lines = [f"## {report['title']}", ""]
    lines += [f"Rules version {report['rules']}; {_players(report)}; games:", ""]
    lines += markdown_table(["setting", "games"], [[item["name"], item["games"]] for item in settings], numbers=True)
    comments = folder / f"{report['game']}.md"
    if comments.exists():
        lines += ["", comments.read_text("utf-8").strip()]
    for measure in report["measures"]:
        picture = f"{folder.name}/{report['game']}-{measure['name']}.svg"
        lines += ["", f"### {measure['title']}", "", measure["text"], "", f"![{measure['title']}]({picture})", ""]
        lines += estimates_grid(measure, settings)
    return "\n".join([*lines, ""])


def _players(report: Report) -> str:
    """Who played, and the seed of games of bots."""
    return str(report["bots"]) if report["seed"] is None else f"bots: {report['bots']}; seed {report['seed']}"


def estimates_grid(measure: Report, settings: Sequence[dict[str, Any]]) -> list[str]:
    """The estimates of a measure: a row for each category, or for each setting if there is only one category."""
    estimates = measure["figures"]
    names = [setting["name"] for setting in settings]
    categories = list(dict.fromkeys(category for name in names for category in estimates[name]))
    if categories == [ALL]:
        heading = "share" if measure["kind"] == SHARE else "mean"
        rows = [[name, estimate_text(measure, estimates[name].get(ALL))] for name in names]
        return markdown_table(["setting", heading], rows, numbers=True)
    rows = [
        [category, *[estimate_text(measure, estimates[name].get(category)) for name in names]] for category in categories
    ]
    return markdown_table(["", *names], rows, numbers=True)


def estimate_text(measure: Report, estimate: Estimate | None) -> str:
    """An estimate with its interval and, for a share, the number of trials; empty if there is none."""
    if estimate is None:
        return ""
    if measure["kind"] == SHARE:
        value, low, high = (100 * estimate[name] for name in ("value", "low", "high"))
        return f"{value:.0f} % ({low:.0f}-{high:.0f}, n={estimate['count']})"
    return f"{estimate['value']:.1f} ±{estimate['high'] - estimate['value']:.1f}"
