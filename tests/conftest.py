"""The choice of tests for a mode, and which of them are tried again, for all folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from run_once import left_out

WITH_PROCESSES = [Path(__file__).parent / name for name in ("attack", "client", "server", "web")]
"""Folders of tests that start servers and browsers beside themselves."""
OUT_OF_TIME = [
    "^TimeoutError",
    "^(Connect|Pool|Read|Write)Timeout",
    "^AssertionError: waited in vain",
    "^AssertionError: (Locator|Page) expected",
]
"""Errors of a test that has waited too long."""
LOST_BY_THE_BROWSER = ["Resulting promise was garbage collected"]
"""Errors of Chromium's debugging interface, which forgets what a script promised: they say nothing about the page."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out what runs in the other mode only; None leaves the decision to pytest."""
    return True if left_out(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a test with processes once more if it ran out of time or the browser lost an answer; the summary names it."""
    again = pytest.mark.flaky(reruns=1, only_rerun=[*OUT_OF_TIME, *LOST_BY_THE_BROWSER])
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in WITH_PROCESSES):
            item.add_marker(again)
