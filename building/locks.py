"""Locks between processes of one checkout: they end with the process that holds them, however it ends.
`python3 -m building.locks FILE COMMAND...` runs a command while it holds a lock.
"""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


class BusyError(Exception):
    """Another process holds the lock."""


def take(path: Path, shared: bool = False) -> IO[str]:
    """Take a lock and return the open file that holds it; raise BusyError if another process has it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("a")
    try:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise BusyError(path) from None
    return file


@contextmanager
def held(path: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Hold a lock; while another process has it, call `waiting` once and wait."""
    try:
        file = take(path)
    except BusyError:
        waiting()
        file = path.open("a")
        fcntl.flock(file, fcntl.LOCK_EX)
    with file:
        yield


if __name__ == "__main__":
    with held(Path(sys.argv[1]), lambda: print("another process is setting up benben here; waiting for it", flush=True)):
        try:
            sys.exit(subprocess.call(sys.argv[2:]))
        except KeyboardInterrupt:
            sys.exit(130)
