"""Shared by the examples: their arguments, the learning curve, and whether the goal was reached."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

FOLDER = Path("build/examples")
"""Where the curves are saved; ``python -m tools.learning_curves`` draws them."""


@dataclass
class Curve:
    """The share of games won against random play, as it grows with processor time."""

    name: str
    seconds: float
    """Processor time that the example may take."""
    goal: float
    """The share to reach."""
    points: list[tuple[float, int, float]] = field(default_factory=list)
    """Seconds of processor time, steps taken, share of games won."""

    def __post_init__(self) -> None:
        self._begun = process_time()

    @property
    def over(self) -> bool:
        """Whether the time is over or the goal is reached."""
        return process_time() - self._begun > self.seconds or (bool(self.points) and self.points[-1][2] >= self.goal)

    def add(self, steps: int, share: float) -> None:
        """Note a measurement, and print it."""
        self.points.append((round(process_time() - self._begun, 1), steps, round(share, 3)))
        print(f"{self.name}: {self.points[-1][0]:6.1f} s {steps:9,} steps, {share:.1%} won against random", flush=True)

    def finish(self) -> int:
        """Save the curve; return the exit code, which is 1 if the goal was missed."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{self.name}.json").write_text(json.dumps({"goal": self.goal, "points": self.points}) + "\n", "utf-8")
        reached = self.points[-1][2] >= self.goal
        print(f"{self.name}: goal of {self.goal:.0%} {'reached' if reached else 'MISSED'}")
        return 0 if reached else 1


def curve_from_arguments(name: str, description: str | None) -> Curve:
    """The curve of an example, with time and goal from its command line."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=300.0, help="processor time at most (default: 300)")
    parser.add_argument("--goal", type=float, default=0.9, help="share of games to win against random (default: 0.9)")
    given = parser.parse_args()
    return Curve(name, given.seconds, given.goal)
