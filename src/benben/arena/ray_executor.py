"""RayExecutor: runs jobs on a Ray cluster. A node that is lost in the middle costs time alone: others run its jobs again."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from benben.arena.executors import Executor, Item, Result
from benben.kernel.errors import BadInput
from benben.registry import add_module, added_modules
from benben.version import __version__

QUEUED_PER_PROCESSOR = 2
"""Jobs that are handed to the cluster for each of its processors: one runs, the next waits."""

CONNECT_SECONDS = 10
"""Seconds that the first node of a cluster may take to answer."""

FOREVER = -1
"""Ray's number of retries for jobs of lost nodes: as many as needed."""


class RayExecutor(Executor):
    """Runs jobs on the processors of a Ray cluster, each job on one of them."""

    def __init__(self, address: str) -> None:
        self._ray = _import_ray()
        _check_answers(address)
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadInput(f"there is no Ray cluster at {address}: {_first_line(error)}") from None
        self._job = self._ray.remote(num_cpus=1, max_retries=FOREVER)(run_job)

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        """Yield the results; closing the generator cancels the jobs that are not done."""
        ray = self._ray
        shared = ray.put((__version__, _import_paths(), added_modules(), work))  # sent to each node once
        waiting = iter(items)
        running: list[Any] = []
        try:
            while True:
                running += [self._job.remote(shared, item) for item in _next(waiting, self._free(running))]
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1)
                yield self._result(done[0])
        finally:
            for job in running:
                ray.cancel(job, force=True)

    def _free(self, running: list[Any]) -> int:
        """How many more jobs the cluster takes now: nodes may come and go."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        return max(1 if not running else 0, QUEUED_PER_PROCESSOR * processors - len(running))

    def _result(self, job: Any) -> Any:
        try:
            return self._ray.get(job)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, BadInput) else error from None


def run_job(shared: tuple[str, list[str], list[str], Callable[[Any], Any]], item: Any) -> Any:
    """Run one job on a node of the cluster; the node must have the same version of benben."""
    version, paths, modules, work = shared
    if version != __version__:
        raise BadInput(f"a node of the cluster has benben {__version__}, this is {version}: install the same on all")
    sys.path += [path for path in paths if path not in sys.path]
    for module in modules:
        add_module(module)
    return work(item)


def _import_ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise BadInput("--ray needs the package ray: pip install 'benben[cluster]'") from None


def _check_answers(address: str) -> None:
    """Raise BadInput if nothing answers at HOST:PORT: Ray itself would try for minutes. Other addresses are Ray's matter."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or "/" in address:
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"there is no Ray cluster at {address}: {_first_line(error)}") from None


def _import_paths() -> list[str]:
    """Where games that were added may lie: the folder from which ``--with`` imports them."""
    return [str(Path.cwd())] if added_modules() else []


def _next(items: Any, count: int) -> list[Any]:
    """Up to ``count`` further items."""
    return [item for _, item in zip(range(count), items, strict=False)]


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
