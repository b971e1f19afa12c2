"""Fixtures of the environments' tests."""

from __future__ import annotations

import pytest

from benben import registry as shelf
from envs.mora import MoraGame


@pytest.fixture
def mora(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mora on the shelf, for as long as a test lasts."""
    monkeypatch.setitem(shelf._loaders, "mora", MoraGame)
    monkeypatch.setitem(shelf._games, "mora", MoraGame())
