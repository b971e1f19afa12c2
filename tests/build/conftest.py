from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from waiting import wait_until


@pytest.fixture
def wait_for_end() -> Callable[[int], None]:
    """A function that waits for the end of a process; one that waits to be collected by its parent has ended."""

    def ended(pid: int) -> bool:
        try:
            return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
        except OSError:
            return True

    return lambda pid: wait_until(lambda: ended(pid), f"process {pid} has ended")
