"""Hoard is a game of the registry while a test of reviews runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benben.registry import add_module, unregister_game


@pytest.fixture(autouse=True)
def hoard() -> Iterator[None]:
    """Register Hoard, and forget it afterwards."""
    (name,) = add_module("hoard.game")
    yield
    unregister_game(name)
