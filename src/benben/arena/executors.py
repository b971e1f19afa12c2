"""Executors: run a list of independent jobs, in this process, in worker processes, or on a Ray cluster.

A job depends on its item alone, so every executor gives the same results. They come in the order in which they are ready.
"""

from __future__ import annotations

import argparse
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from typing import TypeVar

from benben.kernel.errors import BadInput
from benben.registry import add_module, added_modules

Item = TypeVar("Item")
Result = TypeVar("Result")


class Executor(ABC):
    """Runs jobs somewhere."""

    @abstractmethod
    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        """Yield the result of ``work`` for each item, in the order in which they are ready.

        ``work`` and the items must be picklable. Closing the generator ends the jobs that still run.
        """


class LocalExecutor(Executor):
    """Runs jobs on this machine: one after another in this process, or in a pool of worker processes."""

    def __init__(self, processes: int = 1, fresh: bool = False) -> None:
        if processes < 1:
            raise BadInput(f"the number of jobs must be at least 1, not {processes}")
        self.processes = processes
        self.fresh = fresh
        """True if every run has new worker processes, even one: jobs may change what a process can do."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        """Yield the results; closing the generator ends the worker processes."""
        if not self.fresh and (self.processes == 1 or len(items) < 2):
            yield from map(work, items)
            return
        pool = get_context("spawn").Pool(min(self.processes, len(items)), _prepare_worker, (added_modules(),))
        try:
            yield from pool.imap_unordered(work, items)
            pool.close()
        finally:
            pool.terminate()
            pool.join()


def _prepare_worker(modules: list[str]) -> None:
    """Ignore Ctrl-C, which the parent process handles; add the games that were added there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in modules:
        add_module(module)


def in_order(results: Generator[tuple[int, Result], None, None], first: int = 0) -> Generator[Result, None, None]:
    """Results with their numbers, in the order of the numbers from ``first`` on."""
    waiting: dict[int, Result] = {}
    try:
        for number, result in results:
            waiting[number] = result
            while first in waiting:
                yield waiting.pop(first)
                first += 1
    finally:
        results.close()


# --- options of commands --------------------------------------------------------------------------------------------------


def add_executor_options(parser: argparse.ArgumentParser) -> None:
    """Add ``--jobs`` and ``--ray`` to a command that runs many jobs."""
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (default: 1); does not change the results")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="run the jobs on the Ray cluster at this address, such as 10.0.0.1:6379 or auto; does not change the results",
    )


def chosen_executor(args: argparse.Namespace, fresh: bool = False) -> Executor:
    """The executor that the options of a command choose; raise BadInput if it cannot be used."""
    local = LocalExecutor(args.jobs, fresh)
    if args.ray is None:
        return local
    from benben.arena.ray_executor import RayExecutor  # needs a package of the extra `cluster`

    return RayExecutor(args.ray)
