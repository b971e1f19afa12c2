"""Kept databases of earlier servers (see write_version.py), loaded into a fresh database, with their people."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, insert, select, text

from benben.server.http.session_cookie import COOKIE
from benben.server.storage.database import Database
from benben.server.storage.schema import METADATA

from server.running_server import Person, RunningServer

VERSION_1 = Path(__file__).with_name("version-1.sql")


@dataclass(frozen=True)
class KeptDatabase:
    """The tables of a kept database by their names, and the session tokens of its people."""

    tables: dict[str, str]
    sessions: dict[str, str]

    def person(self, server: RunningServer, name: str) -> Person:
        """Somebody of back then, who comes with the cookie of their browser."""
        person = Person(server.address)
        person.http.cookies.set(COOKIE, self.sessions[name])
        server.people.append(person)
        return person


def load_kept(script: Path, database: str, folder: Path) -> KeptDatabase:
    """Load a kept database into an empty one, which may be of SQLite or PostgreSQL."""
    sql = script.read_text("utf-8")
    url = database if database.startswith("sqlite") else f"sqlite:///{folder / 'kept.sqlite'}"
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.executescript(sql)
    connection.close()
    if url != database:
        copy_rows(url, database)
    notes = [line.removeprefix("-- ").split(": ") for line in sql.splitlines() if line.startswith("-- ")]
    named: dict[str, dict[str, str]] = {"session": {}, "table": {}}
    for note, value in notes:
        kind, name = note.split(" ")
        named[kind][name] = value
    return KeptDatabase(named["table"], named["session"])


def copy_rows(source: str, target: str) -> None:
    """Copy every row of one database into another one that is empty; both get the newest schema."""
    for url in (source, target):
        Database(url).close()
    old, new = create_engine(source), create_engine(target)
    with old.connect() as reading, new.begin() as writing:
        for table in METADATA.sorted_tables:
            rows = [dict(row) for row in reading.execute(select(table)).mappings()]
            if rows:
                writing.execute(insert(table), rows)
        writing.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT max(id) FROM chat))"))
    old.dispose()
    new.dispose()
