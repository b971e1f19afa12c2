"""The measures of a study as pictures: SVG files in one look, the same bytes from the same results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benben.arena.balance.figures import Report
from benben.kernel.errors import BadInput
from benben.play.study import ALL, HISTOGRAM, SHARE, STACK

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SAND, STONE, INK = "#f7f0e0", "#cbbfa6", "#3b352c"
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
WIDTH = 8.0
ROW = 0.24
"""Inches for a line of text."""

LOOK: dict[Any, Any] = {
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


def check_matplotlib() -> None:
    """Say at once, not after the games, when matplotlib is missing."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise BadInput("plots need the package matplotlib: pip install 'benben[arena]'") from None


def draw(report: Report, folder: Path) -> list[Path]:
    """A picture of every measure, ``<game>-<measure>.svg``; pictures of measures that are no more are removed."""
    check_matplotlib()
    from matplotlib import rc_context

    wanted = [folder / f"{report['game']}-{measure['name']}.svg" for measure in report["measures"]]
    for old in folder.glob(f"{report['game']}-*.svg"):
        if old not in wanted:
            old.unlink()
    with rc_context(LOOK):
        for measure, path in zip(report["measures"], wanted, strict=True):
            _save(_picture(measure, report["settings"]), path)
    return wanted


def _save(figure: Figure, path: Path) -> None:
    figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})


def _picture(measure: Report, settings: Sequence[dict[str, Any]]) -> Figure:
    shown = [setting for setting in settings if measure["figures"][setting["name"]]]
    if measure["shape"] == HISTOGRAM:
        return _histograms(measure, shown)
    if measure["shape"] == STACK:
        return _stacks(measure, shown)
    return _dots(measure, shown)


def _sheet(height: float, measure: Report) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure as Sheet

    sheet = Sheet(figsize=(WIDTH, height), layout="constrained")
    axes = sheet.add_subplot()
    axes.set_title(measure["title"], loc="left")
    return sheet, axes


# --- dots: a value with its interval for each category and setting --------------------------------------------------------


def _dots(measure: Report, settings: Sequence[dict[str, Any]]) -> Figure:
    figures = measure["figures"]
    categories = _categories(measure, settings)
    alone = categories == [ALL]
    names = [setting["name"] for setting in settings] if alone else categories
    lines = 1 if alone else len(settings)
    sheet, axes = _sheet(1.2 + ROW * len(names) * max(1.3, 0.5 * lines + 0.4), measure)
    for index, setting in enumerate(settings):
        points = [(i, figures[setting["name"]].get(category)) for i, category in enumerate(categories)]
        rows = [index if alone else i + _offset(index, len(settings)) for i, figure in points if figure]
        found = [figure for _, figure in points if figure]
        reach = [
            [figure["value"] - figure["low"] for figure in found],
            [figure["high"] - figure["value"] for figure in found],
        ]
        values = [figure["value"] for figure in found]
        colour = COLOURS[index % len(COLOURS)]
        axes.errorbar(values, rows, xerr=reach, fmt="o", color=colour, ms=4.5, lw=1.4, label=setting["name"])
        if measure["fair"]:
            axes.axvline(1 / setting["players"], color=colour, lw=0.8, ls=":", zorder=0)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x")
    if measure["kind"] == SHARE:
        axes.xaxis.set_major_formatter(_percent)
        axes.set_xlim(left=-0.015)  # a dot at nothing is a whole dot
    if measure["fair"]:
        axes.set_xlabel("dotted: equal chances")
    if not alone and len(settings) > 1:
        _legend(sheet)
    return sheet


def _offset(index: int, count: int) -> float:
    return 0.7 * ((index + 0.5) / count - 0.5)


def _percent(value: float, _: object) -> str:
    return f"{100 * value:.0f} %"


def _categories(measure: Report, settings: Sequence[dict[str, Any]]) -> list[str]:
    """What was measured in any of the settings, in the order declared."""
    return list(dict.fromkeys(category for setting in settings for category in measure["figures"][setting["name"]]))


def _legend(sheet: Figure) -> None:
    sheet.legend(loc="outside lower center", ncols=3, fontsize=9)


# --- stacks: amounts that add up ------------------------------------------------------------------------------------------


def _stacks(measure: Report, settings: Sequence[dict[str, Any]]) -> Figure:
    sheet, axes = _sheet(1.6 + 0.42 * len(settings) + ROW * len(_categories(measure, settings)) / 3, measure)
    right, left = [0.0] * len(settings), [0.0] * len(settings)
    for number, category in enumerate(_categories(measure, settings)):
        figures = [measure["figures"][setting["name"]].get(category) for setting in settings]
        values = [figure["value"] if figure else 0.0 for figure in figures]
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
    _legend(sheet)
    return sheet


# --- histograms: how often each number came up ----------------------------------------------------------------------------


def _histograms(measure: Report, settings: Sequence[dict[str, Any]]) -> Figure:
    from matplotlib.figure import Figure as Sheet
    from matplotlib.ticker import MaxNLocator

    sheet = Sheet(figsize=(WIDTH, 0.8 + 1.15 * len(settings)), layout="constrained")
    rows = sheet.subplots(len(settings), 1, sharex=True, squeeze=False)
    for index, setting in enumerate(settings):
        axes: Axes = rows[index][0]
        (figure,) = measure["figures"][setting["name"]].values()
        tally = {int(number): count for number, count in figure["tally"].items()}
        total = sum(tally.values())
        axes.bar(list(tally), [count / total for count in tally.values()], width=0.9, color=COLOURS[0])
        axes.axvline(figure["value"], color=COLOURS[1], lw=1.6)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_formatter(_percent)
        axes.set_title(f"{setting['name']}: mean {figure['value']:.1f}", loc="left", fontsize=9)
        axes.grid(axis="y")
    sheet.suptitle(measure["title"], x=0.01, ha="left", fontsize=12)
    return sheet
