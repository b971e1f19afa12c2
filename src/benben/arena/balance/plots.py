"""Plots of the measures of a study as SVG files; the same report gives the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benben.arena.balance.estimates import Report
from benben.kernel.errors import BadInput
from benben.play.study import ALL, HISTOGRAM, SHARE, STACK

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SAND = "#f7f0e0"
"""Colour of the background."""
STONE = "#cbbfa6"
"""Colour of grid and axes."""
INK = "#3b352c"
"""Colour of text."""
COLOURS = (
    "#26478d",  # lapis
    "#c8932b",  # gold
    "#a2452c",  # carnelian
    "#3f7d5a",  # malachite
    "#5aa0b4",  # faience
    "#7d7466",  # granite
    "#6d4b78",  # porphyry
    "#b8a46a",  # papyrus
    "#1e2b45",  # night
    "#d9b98a",  # sandstone
    "#7a9a3d",  # reed
    "#c97b63",  # brick
    "#3b352c",  # basalt
)
"""Colours of settings and categories, in this order."""
WIDTH = 8.0
"""Width of a plot in inches."""
ROW = 0.24
"""Height of a line of text in inches."""

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "benben",
    "font.family": "sans-serif",
    "font.size": 10,
    "figure.facecolor": SAND,
    "axes.facecolor": SAND,
    "axes.edgecolor": STONE,
    "axes.labelcolor": INK,
    "axes.titlesize": 12,
    "axes.titlecolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": STONE,
    "grid.linewidth": 0.6,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "savefig.facecolor": SAND,
}
"""Settings of matplotlib for all plots."""


def check_matplotlib() -> None:
    """Raise BadInput if matplotlib is missing; call it before the games are played."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise BadInput("plots need the package matplotlib: pip install 'benben[arena]'") from None


def draw_report(report: Report, folder: Path) -> None:
    """Draw a plot ``<game>-<measure>.svg`` of every measure; delete plots of measures that no longer exist."""
    check_matplotlib()
    from matplotlib import rc_context

    paths = [folder / f"{report['game']}-{measure['name']}.svg" for measure in report["measures"]]
    for old in folder.glob(f"{report['game']}-*.svg"):
        if old not in paths:
            old.unlink()
    with rc_context(STYLE):
        for measure, path in zip(report["measures"], paths, strict=True):
            _save(_plot(measure, report["settings"]), path)


def _save(figure: Figure, path: Path) -> None:
    figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})


def _plot(measure: Report, settings: Sequence[dict[str, Any]]) -> Figure:
    played = [setting for setting in settings if measure["figures"][setting["name"]]]
    if measure["shape"] == HISTOGRAM:
        return _histograms(measure, played)
    if measure["shape"] == STACK:
        return _stacks(measure, played)
    return _dots(measure, played)


def _new_figure(height: float, measure: Report) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(measure["title"], loc="left")
    return figure, axes


# --- dots: an estimate with its interval for each category and setting --------------------------------------------------


def _dots(measure: Report, settings: Sequence[dict[str, Any]]) -> Figure:
    estimates = measure["figures"]
    categories = _categories(measure, settings)
    single = categories == [ALL]
    names = [setting["name"] for setting in settings] if single else categories
    dots_per_row = 1 if single else len(settings)
    figure, axes = _new_figure(1.2 + ROW * len(names) * max(1.3, 0.5 * dots_per_row + 0.4), measure)
    for index, setting in enumerate(settings):
        points = [(i, estimates[setting["name"]].get(category)) for i, category in enumerate(categories)]
        rows = [index if single else i + _offset(index, len(settings)) for i, estimate in points if estimate]
        found = [estimate for _, estimate in points if estimate]
        margins = [
            [estimate["value"] - estimate["low"] for estimate in found],
            [estimate["high"] - estimate["value"] for estimate in found],
        ]
        values = [estimate["value"] for estimate in found]
        colour = COLOURS[index % len(COLOURS)]
        axes.errorbar(values, rows, xerr=margins, fmt="o", color=colour, ms=4.5, lw=1.4, label=setting["name"])
        if measure["fair"]:
            axes.axvline(1 / setting["players"], color=colour, lw=0.8, ls=":", zorder=0)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x")
    if measure["kind"] == SHARE:
        axes.xaxis.set_major_formatter(_percent)
        axes.set_xlim(left=-0.015)  # so that a dot at 0 is not cut in half
    if measure["fair"]:
        axes.set_xlabel("dotted: equal chances")
    if not single and len(settings) > 1:
        _legend(figure)
    return figure


def _offset(index: int, count: int) -> float:
    """Vertical offset of a setting's dot within the row of a category, in rows."""
    return 0.7 * ((index + 0.5) / count - 0.5)


def _percent(value: float, _: object) -> str:
    return f"{100 * value:.0f} %"


def _categories(measure: Report, settings: Sequence[dict[str, Any]]) -> list[str]:
    """The categories with an estimate in any of the settings, in the order of their declaration."""
    return list(dict.fromkeys(category for setting in settings for category in measure["figures"][setting["name"]]))


def _legend(figure: Figure) -> None:
    figure.legend(loc="outside lower center", ncols=3, fontsize=9)


# --- stacks: amounts of categories on top of each other -----------------------------------------------------------------


def _stacks(measure: Report, settings: Sequence[dict[str, Any]]) -> Figure:
    figure, axes = _new_figure(1.6 + 0.42 * len(settings) + ROW * len(_categories(measure, settings)) / 3, measure)
    right, left = [0.0] * len(settings), [0.0] * len(settings)
    for number, category in enumerate(_categories(measure, settings)):
        estimates = [measure["figures"][setting["name"]].get(category) for setting in settings]
        values = [estimate["value"] if estimate else 0.0 for estimate in estimates]
        starts = [right[i] if value >= 0 else left[i] for i, value in enumerate(values)]
        axes.barh(range(len(settings)), values, left=starts, color=COLOURS[number % len(COLOURS)], label=category)
        for i, value in enumerate(values):
            if value >= 0:
                right[i] += value
            else:
                left[i] += value
    axes.set_yticks(range(len(settings)), [setting["name"] for setting in settings])
    axes.invert_yaxis()
    axes.axvline(0, color=INK, lw=0.8)
    axes.grid(axis="x")
    axes.set_xlabel("mean points of a player")
    _legend(figure)
    return figure


# --- histograms: how often each number occurred -------------------------------------------------------------------------


def _histograms(measure: Report, settings: Sequence[dict[str, Any]]) -> Figure:
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    figure = Figure(figsize=(WIDTH, 0.8 + 1.15 * len(settings)), layout="constrained")
    rows = figure.subplots(len(settings), 1, sharex=True, squeeze=False)
    for index, setting in enumerate(settings):
        axes: Axes = rows[index][0]
        (estimate,) = measure["figures"][setting["name"]].values()
        tally = {int(number): count for number, count in estimate["tally"].items()}
        total = sum(tally.values())
        axes.bar(list(tally), [count / total for count in tally.values()], width=0.9, color=COLOURS[0])
        axes.axvline(estimate["value"], color=COLOURS[1], lw=1.6)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_formatter(_percent)
        axes.set_title(f"{setting['name']}: mean {estimate['value']:.1f}", loc="left", fontsize=9)
        axes.grid(axis="y")
    figure.suptitle(measure["title"], x=0.01, ha="left", fontsize=12)
    return figure
