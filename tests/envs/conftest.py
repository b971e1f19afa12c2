"""Fixtures of the tests of the environments."""

from __future__ import annotations

import pytest

from benben import registry
from envs.mora import MoraGame


@pytest.fixture
def mora(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game mora for the duration of a test."""
    monkeypatch.setitem(registry._loaders, "mora", MoraGame)
    monkeypatch.setitem(registry._games, "mora", MoraGame())
