from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def wait_for_end() -> Callable[[int], None]:
    """A function that waits for the end of a process; one that waits to be collected by its parent has ended."""

    def wait(pid: int) -> None:
        deadline = time.monotonic() + 20
        while True:
            try:
                state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
            except OSError:
                return
            if state == "Z":
                return
            assert time.monotonic() < deadline
            time.sleep(0.05)

    return wait
