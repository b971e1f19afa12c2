"""Fixtures of the server's tests: the game Vault and fresh databases."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL

import pytest
from sqlalchemy import Engine, create_engine, text

from benben.server.storage.connections import database_address
from benben.server.storage.upgrade import upgrade

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


@pytest.fixture(scope="session")
def administration(cluster: str) -> Iterator[Engine]:
    """An engine that creates and drops databases of the cluster."""
    engine = create_engine(cluster, isolation_level="AUTOCOMMIT")
    yield engine
    engine.dispose()


@pytest.fixture(scope="session")
def template(cluster: str, administration: Engine) -> str:
    """The name of a database with the newest schema, made by the migrations: a copy is quicker than every migration."""
    with administration.connect() as connection:
        connection.execute(text("CREATE DATABASE template_benben"))
    upgrade(database_address(url_of(cluster, "template_benben")))
    return "template_benben"


@pytest.fixture
def postgresql(cluster: str, administration: Engine, template: str) -> Iterator[str]:
    """A fresh PostgreSQL database with the newest schema."""
    with new_database(administration, template) as name:
        yield url_of(cluster, name)


@pytest.fixture
def empty_postgresql(cluster: str, administration: Engine) -> Iterator[str]:
    """A fresh PostgreSQL database without a schema."""
    with new_database(administration, "template1") as name:
        yield url_of(cluster, name)


@contextmanager
def new_database(administration: Engine, template: str) -> Iterator[str]:
    """The name of a new database, a copy of another one; it is dropped in the end."""
    name = f"test_{tempfile.mktemp(dir='')[1:].lower()}"
    with administration.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield name
    with administration.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


def url_of(cluster: str, name: str) -> str:
    """The address of a database of the cluster."""
    return cluster.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["database", pytest.param("postgresql", marks=pytest.mark.slow)], ids=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> str:
    """A fresh database of each kind."""
    url: str = request.getfixturevalue(request.param)
    return url
