"""Worker processes of a vector environment. Each steps some of the rows and writes into memory that all share.

The process that asks steps a share of the rows itself while it waits: a process that only waits would take a core from the
workers each time it wakes.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import pickle
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np

from benben.envs.batch import ArrayBatch, Arrays
from benben.kernel.state import State
from benben.registry import add_module, added_modules, find_game

Layout = Mapping[str, tuple[tuple[int, ...], np.dtype[Any]]]
"""The shape and type of each array."""

CONTEXT: Final = multiprocessing.get_context("spawn")
"""Workers start afresh: a copy of a process that runs threads, as torch does, may hang."""
PATIENCE: Final = 5.0
"""Seconds that a worker gets to end by itself."""

_STEP: Final = b"step"
_DONE: Final = b"done"


def shared_arrays(layout: Layout) -> tuple[dict[str, Any], Arrays]:
    """Shared memory for each array, and the arrays in it."""
    memory = {
        name: CONTEXT.RawArray(ctypes.c_byte, int(np.prod(shape)) * kind.itemsize) for name, (shape, kind) in layout.items()
    }
    return memory, arrays_in(memory, layout)


def arrays_in(memory: Mapping[str, Any], layout: Layout) -> Arrays:
    """The arrays in shared memory."""
    return Arrays(
        **{name: np.frombuffer(memory[name], kind).reshape(shape) for name, (shape, kind) in layout.items()},
    )


class WorkerError(RuntimeError):
    """A worker process has failed; the message has its traceback."""


class WorkerBatches:
    """The rows of a vector environment, shared out among this process, which has the first rows, and worker processes."""

    def __init__(
        self,
        name: str,
        players: int,
        options: Mapping[str, str],
        reward: str,
        memory: Mapping[str, Any],
        layout: Layout,
        workers: int,
    ) -> None:
        rows, shares = layout["to_play"][0][0], workers + 1
        (first, own), *self._slices = pairwise(rows * share // shares for share in range(shares + 1))
        self._own = ArrayBatch(find_game(name), players, options, reward, arrays_in(memory, layout).rows(first, own))
        self._own_rows = own
        self._stepping = False
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        for start, end in self._slices:
            ours, theirs = CONTEXT.Pipe()
            game = (added_modules(name), name, players, dict(options), reward)
            process = CONTEXT.Process(target=run_worker, args=(theirs, game, memory, layout, start, end), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self, rows: Sequence[int], seeds: Sequence[int | None], position: State | None) -> None:
        """Begin new games in some rows, and wait for them."""
        written = None if position is None else position.to_dict()
        chosen = dict(zip(rows, seeds, strict=True))
        for pipe, (start, end) in zip(self._pipes, self._slices, strict=True):
            theirs = {row - start: seed for row, seed in chosen.items() if start <= row < end}
            pipe.send((list(theirs), list(theirs.values()), written))
        own = {row: seed for row, seed in chosen.items() if row < self._own_rows}
        self._own.reset(list(own), list(own.values()), position)
        self.wait()

    def step(self) -> None:
        """Let every worker take the actions of its rows, and do not wait for it; `wait` takes those of this process."""
        self._stepping = True
        for pipe in self._pipes:
            with suppress(BrokenPipeError):  # the worker has ended: `wait` says so
                pipe.send_bytes(_STEP)

    def wait(self) -> None:
        """Step the own rows, and wait until every worker is done; raise WorkerError when one is not able to."""
        if self._stepping:
            self._stepping = False
            self._own.step()
        for number, pipe in enumerate(self._pipes):
            try:
                answer = pipe.recv_bytes()
            except (EOFError, OSError):
                raise WorkerError(f"worker {number} of the vector environment has ended") from None
            if answer != _DONE:
                raise WorkerError(f"worker {number} of the vector environment has failed:\n{answer.decode()}")

    def close(self) -> None:
        """End the workers."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()


def run_worker(
    pipe: Connection, game: tuple[Any, ...], memory: Mapping[str, Any], layout: Layout, start: int, end: int
) -> None:
    """Step rows whenever asked to, until the other end is closed."""
    modules, name, players, options, reward = game
    try:
        for module in modules:
            add_module(module)
        rules = find_game(name)
        batch = ArrayBatch(rules, players, options, reward, arrays_in(memory, layout).rows(start, end))
        while True:
            asked = pipe.recv_bytes()
            if asked == _STEP:
                batch.step()
            else:
                rows, seeds, written = pickle.loads(asked)
                batch.reset(rows, seeds, None if written is None else rules.from_dict(written))
            pipe.send_bytes(_DONE)
    except (EOFError, KeyboardInterrupt):
        return
    except Exception:  # whatever it is, the process that waits has to hear of it
        pipe.send_bytes(traceback.format_exc().encode())
