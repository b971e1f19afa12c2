"""The choice of tests for a mode, for all folders."""

from __future__ import annotations

from pathlib import Path

from run_once import left_out


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out what runs in the other mode only; None leaves the decision to pytest."""
    return True if left_out(collection_path) else None
