"""Prints how much of each room the tests run through, from the report of coverage.py as JSON.

    python -m tools.coverage REPORT [--write]

``--write`` puts the table into docs/testing.md.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from tools.generated import write_block

ROOT = Path(__file__).parents[1]
PACKAGE = "src/benben/"
"""The beginning of the paths in the report."""


def main() -> int:
    """Print the table, and write it where that is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("report", type=Path, help="the report, as `coverage json` writes it")
    parser.add_argument("--write", action="store_true", help="put the table into docs/testing.md")
    given = parser.parse_args()
    table = by_room(json.loads(given.report.read_text("utf-8")))
    print(table)
    if given.write:
        write_block(ROOT / "docs" / "testing.md", "coverage", table)
    return 0


def by_room(report: dict[str, Any]) -> str:
    """A table: for each room how many lines there are and what share of lines and branches the tests run through."""
    lines, covered, branches, taken = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for path, file in report["files"].items():
        if not path.startswith(PACKAGE):
            continue  # a copy of the package that a test has made
        parts = path.removeprefix(PACKAGE).split("/")
        summary = file["summary"]
        for room in (parts[0] if len(parts) > 1 else "the package itself", "all"):
            lines[room] += summary["num_statements"]
            covered[room] += summary["covered_lines"]
            branches[room] += summary["num_branches"]
            taken[room] += summary["covered_branches"]
    rows = ["| room | statements | run through | branches | taken |", "| --- | ---: | ---: | ---: | ---: |"]
    for room in [*sorted(set(lines) - {"all"}), "all"]:
        title = room if " " in room or room == "all" else f"`{room}`"
        rows.append(
            f"| {title} | {lines[room]:,} | {share(covered[room], lines[room])} "
            f"| {branches[room]:,} | {share(taken[room], branches[room])} |"
        )
    return "\n".join(rows)


def share(part: int, whole: int) -> str:
    """A share in per cent, with one decimal."""
    return f"{part / whole:.1%}" if whole else "-"


if __name__ == "__main__":
    raise SystemExit(main())
