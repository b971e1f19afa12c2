"""Fixtures of the server's tests: the game Vault and fresh databases."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL

import pytest
from sqlalchemy import create_engine, text

from server.vault_game import vault_registered

SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests on PostgreSQL as slow: to make a cluster takes seconds."""
    for item in items:
        if {"cluster", "stoppable_cluster"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True, scope="module")
def _vault_registered() -> Iterator[None]:
    with vault_registered():
        yield


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A fresh SQLite database."""
    return f"sqlite:///{tmp_path / 'benben.sqlite'}"


class Cluster:
    """A PostgreSQL that a test can stop and start again."""

    def __init__(self, folder: str, url: str) -> None:
        self.folder = folder
        self.url = url

    def halt(self) -> None:
        """End it."""
        subprocess.run([SCRIPT, "halt", self.folder], capture_output=True, check=True, timeout=60)

    def again(self) -> None:
        """Start it again."""
        subprocess.run([SCRIPT, "again", self.folder], stdout=DEVNULL, stderr=DEVNULL, check=True, timeout=60)


@pytest.fixture
def stoppable_cluster() -> Iterator[Cluster]:
    """A PostgreSQL cluster of one test."""
    with started_cluster() as (folder, url):
        yield Cluster(folder, url)


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL cluster of our own."""
    with started_cluster() as (_, url):
        yield url


@contextmanager
def started_cluster() -> Iterator[tuple[str, str]]:
    """The folder and the address of a new cluster; it is removed in the end."""
    folder = tempfile.mkdtemp(prefix="benben-pg-")
    started = subprocess.run([SCRIPT, "start", folder], capture_output=True, text=True, timeout=300)
    if started.returncode != 0:
        reason = (started.stderr.strip().splitlines() or ["no reason given"])[-1]
        pytest.skip(f"*** THE DATABASE WAS NOT TESTED ON POSTGRESQL: {reason} ***")
    yield folder, started.stdout.strip()
    subprocess.run([SCRIPT, "stop", folder], capture_output=True, check=True, timeout=60)


@pytest.fixture
def postgresql(cluster: str) -> Iterator[str]:
    """A fresh PostgreSQL database."""
    name = f"test_{tempfile.mktemp(dir='')[1:].lower()}"
    engine = create_engine(cluster, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield cluster.replace("/postgres?", f"/{name}?")
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture(params=["database", pytest.param("postgresql", marks=pytest.mark.slow)], ids=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> str:
    """A fresh database of each kind."""
    url: str = request.getfixturevalue(request.param)
    return url
