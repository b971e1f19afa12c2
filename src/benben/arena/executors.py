"""Work spread over processes, each result as it comes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from typing import TypeVar

from benben.kernel.errors import BadInput

Item = TypeVar("Item")
Result = TypeVar("Result")


def check_jobs(jobs: int) -> int:
    """The number of processes, or an error."""
    if jobs < 1:
        raise BadInput(f"the number of jobs must be at least 1, not {jobs}")
    return jobs


def spread(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Generator[Result, None, None]:
    """What a function that can be pickled gives for each item, in any order. To close the generator ends the processes."""
    if check_jobs(jobs) == 1 or len(items) < 2:
        yield from map(work, items)
        return
    pool = get_context("spawn").Pool(min(jobs, len(items)), _leave_interrupts_to_the_parent)
    try:
        yield from pool.imap_unordered(work, items)
        pool.close()
    finally:
        pool.terminate()
        pool.join()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
