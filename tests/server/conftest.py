"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import benben
from benben.kernel.shelf import unshelve

from server.vault import GAME


@pytest.fixture(autouse=True)
def _vault_on_the_shelf() -> Iterator[None]:
    benben.shelve(GAME.name, lambda: GAME)
    yield
    unshelve(GAME.name)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'benben.sqlite'}"
