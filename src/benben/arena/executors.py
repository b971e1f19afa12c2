"""Runs independent jobs, in this process or in a pool of worker processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from typing import TypeVar

from benben.kernel.errors import BadInput

Item = TypeVar("Item")
Result = TypeVar("Result")


def check_processes(processes: int) -> int:
    """Return the number of processes; raise BadInput if it is below 1."""
    if processes < 1:
        raise BadInput(f"the number of jobs must be at least 1, not {processes}")
    return processes


def run_jobs(work: Callable[[Item], Result], items: Sequence[Item], processes: int) -> Generator[Result, None, None]:
    """Yield the result of ``work`` for each item, in the order in which they are ready.

    ``work`` must be picklable. Closing the generator ends the worker processes.
    """
    if check_processes(processes) == 1 or len(items) < 2:
        yield from map(work, items)
        return
    pool = get_context("spawn").Pool(min(processes, len(items)), _ignore_interrupts)
    try:
        yield from pool.imap_unordered(work, items)
        pool.close()
    finally:
        pool.terminate()
        pool.join()


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker: the parent process handles it and ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
