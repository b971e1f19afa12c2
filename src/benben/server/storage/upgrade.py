"""Upgrades of the schema: in one transaction, with references checked at its end, and on SQLite after a backup."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, and_, inspect, not_, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from benben.kernel.errors import BadInput
from benben.server.storage import people_tables  # noqa: F401 (its tables belong to METADATA)
from benben.server.storage.backup import back_up, backup_file
from benben.server.storage.connections import sqlite_file, unusable_database, upgrading_engine
from benben.server.storage.schema import METADATA

LOG = logging.getLogger("benben.server")

COPY_PREFIX = "_alembic_tmp_"
"""First part of the name of a table that Alembic copies another one to."""


def migrations() -> Config:
    """The configuration of Alembic for our migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    return config


@cache
def revisions() -> tuple[str, ...]:
    """All revisions of the schema, oldest first."""
    script = ScriptDirectory.from_config(migrations())
    return tuple(step.revision for step in script.walk_revisions())[::-1]


def current_revision(connection: Connection) -> str | None:
    """The revision of a database; None if it has no schema yet."""
    return MigrationContext.configure(connection).get_current_revision()


def is_newest(address: URL) -> bool:
    """True if a database has the newest schema."""
    engine = upgrading_engine(address)
    try:
        with engine.connect() as connection:
            return current_revision(connection) == revisions()[-1]
    finally:
        engine.dispose()


def upgrade(address: URL) -> None:
    """Take a database to the newest schema. If that fails, the database is as it was."""
    engine = upgrading_engine(address)
    try:
        with engine.connect() as connection:
            revision, empty = current_revision(connection), not inspect(connection).get_table_names()
        known = revisions()
        if revision == known[-1]:
            return
        if revision is not None and revision not in known:
            raise BadInput(
                f"the database has schema {revision}, and this version of benben knows {known[-1]}: a newer version has"
                " upgraded it. Use that version, or the backup that was made before the upgrade"
            )
        file = sqlite_file(address)
        if file is not None and not empty:
            copy = backup_file(file, revision)
            back_up(file, copy)
            LOG.warning("the database is upgraded from schema %s to %s; the backup is %s", revision, known[-1], copy)
        with engine.begin() as connection:
            upgrade_in_transaction(connection, known[-1])
    except SQLAlchemyError as error:
        raise unusable_database("upgraded", address.render_as_string(hide_password=False), error) from None
    finally:
        engine.dispose()


def upgrade_in_transaction(connection: Connection, revision: str) -> None:
    """Take a database to a revision; raise BadInput if a row would lose a row that it refers to."""
    remove_leftovers(connection)
    before = broken_references(connection)
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    lost = broken_references(connection) - before
    if lost:
        raise BadInput(f"the upgrade would break references of {', '.join(sorted(lost))}")


def remove_leftovers(connection: Connection) -> None:
    """Remove what a cut off upgrade of an earlier version left in SQLite: copies of tables, and empty tables."""
    if connection.dialect.name != "sqlite":
        return
    found = set(inspect(connection).get_table_names())
    for name in sorted(found):
        original = name.removeprefix(COPY_PREFIX)
        if name != original and original in found:
            connection.execute(text(f'DROP TABLE "{name}"'))
        elif name != original:
            connection.execute(text(f'ALTER TABLE "{name}" RENAME TO "{original}"'))
    ours = found & set(METADATA.tables)
    if current_revision(connection) is None and ours:
        for name in sorted(ours):
            if connection.execute(text(f'SELECT COUNT(*) FROM "{name}"')).scalar_one():
                raise BadInput(f"the database has a table {name} with rows, but no schema of benben")
            connection.execute(text(f'DROP TABLE "{name}"'))


def reflected(connection: Connection) -> MetaData:
    """The schema that a database has."""
    schema = MetaData()
    schema.reflect(connection)
    return schema


def broken_references(connection: Connection) -> set[str]:
    """Rows that refer to a row that does not exist, as ``table.column value``, in whatever schema the database has."""
    found: set[str] = set()
    for table in reflected(connection).sorted_tables:
        found |= broken_references_of(connection, table)
    return found


def broken_references_of(connection: Connection, table: Table) -> set[str]:
    """The rows of one table that refer to a row that does not exist."""
    found: set[str] = set()
    for constraint in table.foreign_key_constraints:
        for key in constraint.elements:
            there = select(key.column).where(key.column == key.parent).correlate(table)
            missing = select(key.parent).where(and_(key.parent.is_not(None), not_(there.exists()))).distinct()
            found |= {f"{table.name}.{key.parent.name} {value}" for value in connection.execute(missing).scalars()}
    return found
