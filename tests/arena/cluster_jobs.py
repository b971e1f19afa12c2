"""Jobs that tests run on other nodes of a cluster, which import them from here."""

from __future__ import annotations

import time
from pathlib import Path

import benben


def square(number: int) -> int:
    return number * number


def slow_square(marks: str, number: int) -> int:
    """A square after some time; each run leaves a mark with the node it ran on."""
    import ray

    node = ray.get_runtime_context().get_node_id()
    Path(marks, f"{number}-{node}-{time.monotonic_ns()}").touch()
    time.sleep(1.0)
    return number * number


def fail(number: int) -> int:
    raise benben.BadInput(f"{number} is no good")
