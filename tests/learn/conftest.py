"""Hoard as a registered game: small enough to be learned in a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benben.kernel.game import Game
from benben.registry import add_module, find_game, unregister_game


@pytest.fixture(scope="module")
def hoard() -> Iterator[Game]:
    add_module("benben.new_game.hoard")
    yield find_game("hoard")
    unregister_game("hoard")
