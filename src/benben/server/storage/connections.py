"""Engines for SQLite and PostgreSQL: with time-outs for the server, without them for upgrades and checks."""

from __future__ import annotations

import os
import platform
import re
import sqlite3
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import NullPool

from benben.kernel.errors import BadInput

CONNECT_SECONDS = 5
"""Seconds after which an attempt to connect to PostgreSQL fails."""
LOCK_SECONDS = 5
"""Seconds that a statement waits for a lock of another one."""
STATEMENT_SECONDS = 10
"""Seconds after which a statement of the server is ended."""
LOST_SECONDS = 15
"""Seconds after which a PostgreSQL that acknowledges nothing counts as lost."""
DEADLINE = "deadline"
"""Name of the `Deadline` of an SQLite connection in `Connection.info`."""
PASSWORD_OPTION = re.compile(r"[?&](?:ssl)?password=([^&]+)", re.IGNORECASE)
"""A password among the options of an address."""
STEPS_BETWEEN_CHECKS = 500_000
"""Number of steps of SQLite's virtual machine between two looks at the clock: a few milliseconds."""


class Deadline:
    """The time-out of the statements of one SQLite connection, which has none of its own."""

    def __init__(self) -> None:
        self.at = float("inf")

    def restart(self) -> None:
        """Give the statements that follow their time."""
        self.at = time.monotonic() + STATEMENT_SECONDS

    def passed(self) -> bool:
        """True if the running statement is to be ended."""
        return time.monotonic() > self.at


def restart_deadline(connection: Connection) -> None:
    """Give the statements of this connection that follow their time; PostgreSQL measures each statement itself."""
    deadline = connection.info.get(DEADLINE)
    if deadline is not None:
        deadline.restart()


def database_address(url: str) -> URL:
    """The parsed address of a database; raise BadInput if it is none. The error does not contain a password."""
    try:
        address = make_url(url)
        address.get_dialect()
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError) as error:
        raise BadInput(_no_database(url, error)) from None
    return address


def without_password(text: str, url: str) -> str:
    """A text about the address of a database, with stars for every part of its password, even if the address is mistyped."""
    before, found, _ = url.rpartition("@")
    secret = before.partition("//")[2].partition(":")[2] or before.rpartition(":")[2]
    parts = {secret, *re.split(r"[^\w%]+", secret)} if found else set()
    for part in sorted({*parts, *PASSWORD_OPTION.findall(url)}, key=len, reverse=True):
        if len(part) > 2 or part == secret != "":
            text = text.replace(part, "***")
    return text


def unusable_database(doing: str, url: str, error: Exception) -> BadInput:
    """The error of a database that cannot be used or read, in one line and without the password of its address."""
    return BadInput(without_password(f"the database {url} cannot be {doing}: {reason(error)}", url))


def reason(error: Exception) -> str:
    """An error in one line."""
    shown = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(shown).split()) or type(shown).__name__


def _no_database(url: str, error: Exception) -> str:
    shown, why = without_password(url, url), without_password(str(error), url)
    return f"{shown!r} is no database: use sqlite:///FILE or postgresql+psycopg://HOST/NAME ({why})"


def _engine(address: URL, **arguments: Any) -> Engine:
    """An engine whose errors and logs do not contain the parameters of statements."""
    try:
        return create_engine(address, hide_parameters=True, **arguments)
    except (ArgumentError, ModuleNotFoundError) as error:
        raise BadInput(_no_database(address.render_as_string(hide_password=False), error)) from None


def sqlite_file(address: URL) -> Path | None:
    """The file of an SQLite database; None for another database or one in memory."""
    if address.get_backend_name() != "sqlite" or not address.database or address.database == ":memory:":
        return None
    return Path(address.database)


def serving_engine(address: URL, pool_size: int) -> Engine:
    """The engine of a server: every statement and every attempt to connect ends after some seconds."""
    if address.get_backend_name() == "sqlite":
        engine = _engine(address, pool_size=pool_size)
        event.listen(engine, "connect", _tune_sqlite)
        return engine
    return _engine(address, pool_size=pool_size, connect_args=postgresql_arguments(address))


def upgrading_engine(address: URL) -> Engine:
    """The engine for upgrades: statements take the time they need, and references are not enforced.

    A transaction on SQLite begins with its first statement, changes of the schema included, and is rolled back as a whole.
    """
    engine = _engine(address, poolclass=NullPool)
    if address.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare_for_upgrade)
        event.listen(engine, "begin", _begin_immediately)
    return engine


def moderating_engine(address: URL) -> Engine:
    """The engine of ``benben admin``, which writes beside a running server: a transaction waits for its turn to write."""
    if address.get_backend_name() != "sqlite":
        return _engine(address, poolclass=NullPool, connect_args=postgresql_arguments(address))
    engine = _engine(address, poolclass=NullPool)
    event.listen(engine, "connect", _prepare_to_moderate)
    event.listen(engine, "begin", _begin_immediately)
    return engine


def checking_engine(address: URL) -> Engine:
    """The engine for checks: statements take the time they need, see the database at one moment, and change nothing."""
    engine = _engine(address, poolclass=NullPool)
    if address.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare_for_checks)
        event.listen(engine, "begin", _begin)
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _tune_sqlite(connection: Any, record: Any) -> None:
    connection.text_factory = READABLE_TEXT
    deadline = record.info[DEADLINE] = Deadline()
    connection.set_progress_handler(deadline.passed, STEPS_BETWEEN_CHECKS)
    _set_pragmas(connection, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={LOCK_SECONDS}000")


def _prepare_for_upgrade(connection: Any, record: Any) -> None:
    connection.text_factory = READABLE_TEXT
    connection.isolation_level = None  # the driver begins no transaction: left alone, it begins none for CREATE and DROP
    _set_pragmas(connection, "synchronous=FULL", "foreign_keys=OFF", f"busy_timeout={LOCK_SECONDS}000")


def _prepare_to_moderate(connection: Any, record: Any) -> None:
    connection.text_factory = READABLE_TEXT
    connection.isolation_level = None  # `_begin_immediately` begins transactions
    _set_pragmas(connection, "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={LOCK_SECONDS}000")


def _prepare_for_checks(connection: Any, record: Any) -> None:
    connection.text_factory = READABLE_TEXT
    connection.isolation_level = None  # `_begin` begins transactions
    _set_pragmas(connection, "query_only=ON", f"busy_timeout={LOCK_SECONDS}000")


READABLE_TEXT = partial(str, encoding="utf-8", errors="replace")
"""Reads a text of SQLite, also one that is no UTF-8, so that one such value does not end a query of many rows."""


def _set_pragmas(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_to_write(connection: Connection) -> None:
    """Begin a transaction on SQLite whatever its first statement is; PostgreSQL has begun one.

    The driver begins one before the first change alone. A savepoint before that would be a transaction of its own, and its
    end would save half of what belongs together.
    """
    if connection.dialect.name == "sqlite":
        run_on_sqlite(connection, "BEGIN IMMEDIATE")


def run_on_sqlite(connection: Connection, statement: str, values: Sequence[Any] = ()) -> None:
    """Run a statement without a result that is written for SQLite, past SQLAlchemy, which takes longer for it than SQLite.

    Errors are raised as SQLAlchemy raises them.
    """
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        driver.execute(statement, values)
    except sqlite3.Error as error:
        raise DBAPIError.instance(
            statement, None, error, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
        ) from error


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_immediately(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def postgresql_arguments(address: URL) -> dict[str, Any]:
    """Time-outs for PostgreSQL. Options in the address follow ours and override them."""
    ours = {"statement_timeout": STATEMENT_SECONDS, "lock_timeout": LOCK_SECONDS}
    given = address.query.get("options", "")
    options = " ".join([*[f"-c {name}={seconds}s" for name, seconds in ours.items()], str(given)]).strip()
    arguments: dict[str, Any] = {
        "connect_timeout": CONNECT_SECONDS,
        "application_name": this_process(),
        "keepalives_idle": LOST_SECONDS // 3,
        "keepalives_interval": LOST_SECONDS // 3,
        "keepalives_count": 2,
        "tcp_user_timeout": LOST_SECONDS * 1000,
    }
    return {name: value for name, value in arguments.items() if name not in address.query} | {"options": options}


def this_process() -> str:
    """The name under which this server holds its lock on a database."""
    return f"benben, process {os.getpid()} on {platform.node()[:30]}"
