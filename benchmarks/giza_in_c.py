"""GIZA written by hand in C, as the upper limit of speed, and the check that it plays the same game as the engine."""

from __future__ import annotations

import ctypes
import random
import shutil
import subprocess
from math import sqrt
from pathlib import Path
from typing import Any

import benben
from benben.arena.speed.workloads import PLAYERS, Batch
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.search.playout import random_playout

SOURCE = Path(__file__).with_name("giza.c")
"""The C code."""
FLAGS = ("-O3", "-shared", "-fPIC", "-Wall", "-Wextra")
"""Flags of the C compiler."""
GAMES = 100
"""Games in a batch."""
GAME_OVER = -2
"""What ``giza_asked`` returns once the game is over."""
MAX_ACTIONS = 128
"""Size of the buffers for legal actions and weights."""
MAX_DEVIATION = 5
"""Standard errors by which a mean of the C code may differ from that of the engine."""

Question = tuple[int, list[int], list[int]]
"""The seat to act (or CHANCE), its legal actions, and their weights if it is chance."""


class GamesDiffer(Exception):  # noqa: N818 (a finding, not an error of the program)
    """The C code and the engine do not play the same game."""


def find_compiler() -> str | None:
    """The path of a C compiler; None if there is none."""
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


class GizaInC:
    """The C code, compiled into a folder and loaded as a library."""

    def __init__(self, folder: Path) -> None:
        compiler = find_compiler()
        if compiler is None:
            raise RuntimeError("no C compiler (cc, gcc or clang) is on the path")
        library = folder / "giza.so"
        subprocess.run([compiler, *FLAGS, "-o", str(library), str(SOURCE)], check=True, capture_output=True, text=True)
        self._library = ctypes.CDLL(str(library))
        self._library.giza_playouts.restype = ctypes.c_long
        self._library.giza_playouts.argtypes = [ctypes.c_int, ctypes.c_long, ctypes.c_uint64, ctypes.c_void_p]
        self._library.giza_prepare()

    def random_games(self) -> Batch:
        """Random games wholly in C. A unit is a player's decision."""
        rng = random.Random(1)
        return lambda: int(self._library.giza_playouts(PLAYERS, GAMES, rng.getrandbits(63), None))

    def compare_game(self, players: int, safe: bool, seed: int) -> int:
        """Play one random game in the engine and in C side by side; return the number of steps.

        Raise `GamesDiffer` if a seat to act, a list of actions, a weight or the final points differ. ``safe`` forbids the
        demolition of a rival's sphinx.
        """
        options = {"demolish_rival_sphinx": "no" if safe else "yes"}
        state, rng, steps = benben.game("giza").start(players=players, options=options), random.Random(seed), 0
        position = ctypes.create_string_buffer(self._library.giza_size())
        self._library.giza_start(position, players, int(safe))
        while actors := state.actors():
            question, expected = self._question(position), engine_question(state, actors[0])
            if question != expected:
                raise GamesDiffer(f"game {seed}, step {steps}: C lists {question}, the engine {expected}")
            action = rng.choice(question[1])
            state.apply(action, actors[0])
            self._library.giza_apply(position, action)
            steps += 1
        points = [self._library.giza_points(position, seat) for seat in range(players)]
        if self._library.giza_asked(position) != GAME_OVER or points != state.scores():
            raise GamesDiffer(f"game {seed}: C ends with {points}, the engine with {state.scores()}")
        return steps

    def _question(self, position: Any) -> Question:
        actions, weights = (ctypes.c_int16 * MAX_ACTIONS)(), (ctypes.c_int16 * MAX_ACTIONS)()
        count = self._library.giza_legal(position, actions, weights)
        seat = self._library.giza_asked(position)
        return seat, list(actions[:count]), list(weights[:count]) if seat == benben.CHANCE else []

    def compare_means(self, games: int, seed: int = 1) -> dict[str, tuple[float, float]]:
        """Mean decisions of a game and points of a seat, in C and in the engine.

        Raise `GamesDiffer` if they differ by more than sampling error.
        """
        sums = (ctypes.c_double * 4)()
        self._library.giza_playouts(PLAYERS, games, seed, sums)
        start, rng = benben.game("giza").start(players=PLAYERS), Rng(seed)
        totals = [0.0, 0.0]
        for _ in range(games):
            state = start.clone()
            totals[0] += int(random_playout(state, rng))
            totals[1] += sum(state.scores())
        means = {}
        for index, (what, count) in enumerate((("decisions", games), ("points", games * PLAYERS))):
            engine_mean, c_mean = totals[index] / count, sums[2 * index] / count
            error = sqrt((sums[2 * index + 1] / count - c_mean * c_mean) * 2 / games)
            if abs(engine_mean - c_mean) > MAX_DEVIATION * error:
                raise GamesDiffer(f"mean {what}: {c_mean:.3f} in C, {engine_mean:.3f} in the engine, error {error:.3f}")
            means[what] = (c_mean, engine_mean)
        return means


def engine_question(state: State, seat: int) -> Question:
    """The question that the engine asks this seat (or CHANCE)."""
    if seat != benben.CHANCE:
        return seat, state.legal(seat), []
    outcomes = state.outcomes()
    return seat, [action for action, _ in outcomes], [weight for _, weight in outcomes]
