"""The physical limit: GIZA by hand in C, compiled on the spot, and the proof that it plays the same game as the engine."""

from __future__ import annotations

import ctypes
import random
import shutil
import subprocess
from math import sqrt
from pathlib import Path
from typing import Any

import benben
from benben.arena.speed.workloads import PLAYERS, Burst
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.search.playout import random_playout

SOURCE = Path(__file__).with_name("giza.c")
FLAGS = ("-O3", "-shared", "-fPIC", "-Wall", "-Wextra")
GAMES = 100
OVER = -2
MOST_ACTIONS = 128


class Unlike(Exception):  # noqa: N818 (a finding, not a fault of the program)
    """The C code and the engine do not play the same game."""


def compiler() -> str | None:
    """The C compiler at hand."""
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


class Limit:
    """The C code, compiled into a folder and loaded."""

    def __init__(self, folder: Path) -> None:
        cc = compiler()
        if cc is None:
            raise RuntimeError("no C compiler (cc, gcc or clang) is on the path")
        library = folder / "giza.so"
        subprocess.run([cc, *FLAGS, "-o", str(library), str(SOURCE)], check=True, capture_output=True, text=True)
        self._c = ctypes.CDLL(str(library))
        self._c.giza_playouts.restype = ctypes.c_long
        self._c.giza_playouts.argtypes = [ctypes.c_int, ctypes.c_long, ctypes.c_uint64, ctypes.c_void_p]
        self._c.giza_prepare()

    def inside(self) -> Burst:
        """Random games wholly in C. A unit is a player's decision."""
        rng = random.Random(1)
        return lambda: int(self._c.giza_playouts(PLAYERS, GAMES, rng.getrandbits(63), None))

    def replay(self, players: int, safe: bool, seed: int) -> int:
        """Play one random game in the engine and in C side by side; every list must agree. How many steps that took."""
        options = {"demolish_rival_sphinx": "no" if safe else "yes"}
        state, rng, steps = benben.game("giza").start(players=players, options=options), random.Random(seed), 0
        position = ctypes.create_string_buffer(self._c.giza_size())
        self._c.giza_start(position, players, int(safe))
        while actors := state.actors():
            listed = self._listed(position)
            if listed != listed_by(state, actors[0]):
                raise Unlike(f"game {seed}, step {steps}: C lists {listed}, the engine {listed_by(state, actors[0])}")
            action = rng.choice(listed[1])
            state.apply(action, actors[0])
            self._c.giza_apply(position, action)
            steps += 1
        points = [self._c.giza_points(position, seat) for seat in range(players)]
        if self._c.giza_asked(position) != OVER or points != state.scores():
            raise Unlike(f"game {seed}: C ends with {points}, the engine with {state.scores()}")
        return steps

    def _listed(self, position: Any) -> tuple[int, list[int], list[int]]:
        actions, weights = (ctypes.c_int16 * MOST_ACTIONS)(), (ctypes.c_int16 * MOST_ACTIONS)()
        count = self._c.giza_legal(position, actions, weights)
        seat = self._c.giza_asked(position)
        return seat, list(actions[:count]), list(weights[:count]) if seat == benben.CHANCE else []

    def compare_means(self, games: int, seed: int = 1) -> dict[str, tuple[float, float]]:
        """Mean decisions a game and points a seat, in C and in the engine: they must agree within sampling error."""
        sums = (ctypes.c_double * 4)()
        self._c.giza_playouts(PLAYERS, games, seed, sums)
        start, rng = benben.game("giza").start(players=PLAYERS), Rng(seed)
        totals = [0.0, 0.0]
        for _ in range(games):
            state = start.clone()
            totals[0] += int(random_playout(state, rng))
            totals[1] += sum(state.scores())
        found = {}
        for index, (what, count) in enumerate((("decisions", games), ("points", games * PLAYERS))):
            ours, theirs = totals[index] / count, sums[2 * index] / count
            spread = sqrt((sums[2 * index + 1] / count - theirs * theirs) * 2 / games)
            if abs(ours - theirs) > 5 * spread:
                raise Unlike(f"mean {what}: {theirs:.3f} in C, {ours:.3f} in the engine, error {spread:.3f}")
            found[what] = (theirs, ours)
        return found


def listed_by(state: State, seat: int) -> tuple[int, list[int], list[int]]:
    """What the engine lists for the seat that is asked."""
    if seat != benben.CHANCE:
        return seat, state.legal(seat), []
    outcomes = state.outcomes()
    return seat, [action for action, _ in outcomes], [weight for _, weight in outcomes]
