"""Compares two installed builds of benben by the instructions that the same work takes, as callgrind counts them.

    python -m benchmarks.compare_builds OLD_PYTHON NEW_PYTHON [GAME ...]

Counts do not depend on what else the machine does, so that a difference of one percent shows. The workloads use the pinned
public face and the bots' levels alone: any two versions can be compared. Needs valgrind.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence

WORK = """
import random, sys
import benben
from benben.bots import levels

name, what, times = sys.argv[1], sys.argv[2], int(sys.argv[3])
game = benben.game(name)
players = game.seats[0]

def play(seed):
    rng = random.Random(seed)
    state = game.start(players)
    state.roll(rng)
    while state.actors():
        seat = state.actors()[0]
        state.apply(rng.choice(state.legal(seat)), seat)
        state.roll(rng)

state = game.start(players)
state.roll(random.Random(1))
seat = state.actors()[0]
for number in range(times):
    if what == "game":
        play(number)
    elif what == "clone":
        state.clone()
    else:
        levels.bot("builder", game, number).choose(state.perspective(seat))
"""
"""A program that does one kind of work a number of times."""

SIZES = {"game": (5, 35), "clone": (500, 10_500), "search": (2, 8)}
"""For each workload two numbers of repetitions: the difference leaves out start and imports."""


def instructions(python: str, game: str, workload: str, times: int) -> int:
    """The instructions of one run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python, "-c", WORK]
    fixed = {**os.environ, "PYTHONHASHSEED": "0"}  # so that dictionaries cost the same in every run
    run = subprocess.run([*command, game, workload, str(times)], capture_output=True, text=True, check=True, env=fixed)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if found is None:
        raise RuntimeError(run.stderr)
    return int(found[1])


def cost(python: str, game: str, workload: str) -> float:
    """The instructions of one repetition."""
    few, many = SIZES[workload]
    return (instructions(python, game, workload, many) - instructions(python, game, workload, few)) / (many - few)


def main(arguments: Sequence[str]) -> int:
    """Print, for each game and workload, the new build's speed as a multiple of the old one's."""
    if len(arguments) < 2 or shutil.which("valgrind") is None:
        print(
            "usage: python -m benchmarks.compare_builds OLD_PYTHON NEW_PYTHON [GAME ...] (needs valgrind)", file=sys.stderr
        )
        return 2
    old, new = arguments[:2]
    names = subprocess.run([old, "-c", "import benben; print(*benben.games())"], capture_output=True, text=True, check=True)
    for game in arguments[2:] or names.stdout.split():
        for workload in SIZES:
            before, after = cost(old, game, workload), cost(new, game, workload)
            print(
                f"{game:<16} {workload:<8} {before:>14,.0f} {after:>14,.0f} instructions  {before / after:.3f} x", flush=True
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
