"""Draws the learning curves of the examples for docs/research.md, from what ``make examples`` has saved."""

from __future__ import annotations

import json
from pathlib import Path

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt
from examples.curve import FOLDER

PICTURE = Path("docs/images/learning-curves.svg")
"""The picture of docs/research.md."""
MARKERS = ("o", "s", "^", "D")
"""A marker for each curve: colour never alone."""


def main() -> int:
    """Draw the picture."""
    matplotlib.rcParams["svg.hashsalt"] = "benben"
    figure, axes = plt.subplots(figsize=(7, 4))
    for marker, path in zip(MARKERS, sorted(FOLDER.glob("*.json")), strict=False):
        points = json.loads(path.read_text("utf-8"))["points"]
        axes.plot([point[0] for point in points], [100 * point[2] for point in points], marker=marker, label=path.stem)
    axes.axhline(50, color="grey", linestyle=":", label="random play")
    axes.set(xlabel="seconds of one core", ylabel="games won against random play, %", ylim=(0, 100), title="GIZA for two")
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(PICTURE, metadata={"Date": None})
    print(f"{PICTURE} is written")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
