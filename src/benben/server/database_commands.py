"""The commands about the database of a server: ``backup``, ``restore``, ``migrate``, ``check-database``, ``ratings``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from benben.command_line import add_command
from benben.kernel.errors import BadInput

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

PROBLEMS_FOUND = 1
"""The exit code of a check that has found something wrong."""


def register(subparsers: Subparsers) -> None:
    """Add the commands."""
    backup = add_command(subparsers, "backup", "copy the SQLite database, also while the server runs", run_backup)
    add_database_options(backup)
    backup.add_argument("--to", metavar="FILE", help="the new file (default: beside the database, by schema and time)")
    restore = add_command(
        subparsers, "restore", "put a backup back in place of the SQLite database, which is backed up first", run_restore
    )
    restore.add_argument("backup", metavar="FILE", help="a file that `benben backup` or an upgrade has made")
    add_database_options(restore)
    migrate = add_command(subparsers, "migrate", "upgrade the schema of the database without serving", run_migrate)
    add_database_options(migrate)
    check = add_command(
        subparsers, "check-database", "check all stored games: hashes, seeds, replays, references", run_check_database
    )
    add_database_options(check)
    ratings = add_command(subparsers, "ratings", "list the ratings of players, or compute them anew", run_ratings)
    add_database_options(ratings)
    ratings.add_argument(
        "--recompute", action="store_true", help="compute all results and ratings anew from the journals of the games"
    )
    check.add_argument("--fast", action="store_true", help="do not replay the games")


def add_database_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where the database is."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", metavar="DIR", help="folder of the SQLite database (default: your data folder)")
    where.add_argument("--database", metavar="URL", help="another database, as of `benben serve`")


def run_backup(given: argparse.Namespace) -> int:
    """Copy the database; print the name of the copy."""
    from sqlalchemy.exc import SQLAlchemyError

    from benben.server.commands import check_packages, database_url
    from benben.server.storage.backup import back_up, backup_file
    from benben.server.storage.connections import checking_engine, database_address, sqlite_file, unusable_database
    from benben.server.storage.upgrade import current_revision

    check_packages()
    url = database_url(given)
    file = sqlite_file(address := database_address(url))
    if file is None:
        raise BadInput("`benben backup` copies SQLite files; for PostgreSQL use: pg_dump --format=custom --file=FILE NAME")
    check_exists(file)
    engine = checking_engine(address)
    try:
        with engine.connect() as connection:
            revision = current_revision(connection)
    except SQLAlchemyError as error:
        raise unusable_database("read", url, error) from None
    finally:
        engine.dispose()
    to = Path(given.to) if given.to else backup_file(file, revision)
    if to.exists():
        raise BadInput(f"{to} exists already")
    back_up(file, to)
    print(to)
    return 0


def run_restore(given: argparse.Namespace) -> int:
    """Put a backup back; print the name of the backup of what was there."""
    from benben.server.commands import check_packages, database_url
    from benben.server.storage.backup import back_up, backup_file, check_backup, put_back
    from benben.server.storage.connections import database_address, sqlite_file
    from benben.server.storage.server_lock import FileLock
    from benben.server.storage.upgrade import revisions

    check_packages()
    file = sqlite_file(database_address(database_url(given)))
    if file is None:
        raise BadInput("`benben restore` puts SQLite files back; for PostgreSQL use: pg_restore --clean --dbname=NAME FILE")
    backup = Path(given.backup)
    check_exists(backup)
    revision = check_backup(backup, revisions())
    lock = FileLock(file)
    try:
        if file.exists() and file.stat().st_size:
            before = backup_file(file, "before-restore")
            back_up(file, before)
            print(before)
        put_back(backup, file)
    finally:
        lock.release()
    print(f"benben: {file} is the backup {backup} of schema {revision}", file=sys.stderr)
    return 0


def run_migrate(given: argparse.Namespace) -> int:
    """Upgrade the schema, as the server does when it starts."""
    from benben.server.commands import check_packages, database_url
    from benben.server.storage.database import Database
    from benben.server.storage.upgrade import revisions

    check_packages()
    Database(database_url(given)).close()
    print(f"benben: the database has schema {revisions()[-1]}", file=sys.stderr)
    return 0


def run_check_database(given: argparse.Namespace) -> int:
    """Check the database; print one line for each problem, and the number of them."""
    from sqlalchemy.exc import SQLAlchemyError

    from benben.server.commands import check_packages, database_url
    from benben.server.storage.connections import checking_engine, database_address, sqlite_file, unusable_database
    from benben.server.storage.table_queries import table_ids
    from benben.server.tables.check_tables import check_database

    check_packages()
    url = database_url(given)
    address = database_address(url)
    file = sqlite_file(address)
    if file is not None:
        check_exists(file)
    engine, problems = checking_engine(address), 0
    try:
        with engine.connect() as connection:
            for problem in check_database(connection, not given.fast):
                problems += 1
                print(problem)
            count = len(table_ids(connection))
    except SQLAlchemyError as error:
        raise unusable_database("read", url, error) from None
    finally:
        engine.dispose()
    how = "without replays" if given.fast else "with replays"
    found = f"{problems} problem" if problems == 1 else f"{problems or 'no'} problems"
    print(f"benben: {count} tables checked {how}: {found}", file=sys.stderr)
    return PROBLEMS_FOUND if problems else 0


def run_ratings(given: argparse.Namespace) -> int:
    """Print the ratings, one line for each player, game and number of players; compute them anew first if asked to."""
    from sqlalchemy.exc import SQLAlchemyError

    from benben.server.commands import check_packages, database_url
    from benben.server.people.rating_report import compute_anew, rating_lines
    from benben.server.storage.connections import checking_engine, database_address, sqlite_file, unusable_database
    from benben.server.storage.database import Database

    check_packages()
    url = database_url(given)
    file = sqlite_file(database_address(url))
    if file is not None:
        check_exists(file)
    if given.recompute:
        database = Database(url)
        try:
            games, rated, broken = compute_anew(database)
        finally:
            database.close()
        print(f"benben: {games} finished games read, {rated} of them rated, {broken} unreadable", file=sys.stderr)
    engine = checking_engine(database_address(url))
    try:
        with engine.connect() as connection:
            for line in rating_lines(connection):
                print(line)
    except SQLAlchemyError as error:
        raise unusable_database("read", url, error) from None
    finally:
        engine.dispose()
    return 0


def check_exists(file: Path) -> None:
    """Raise BadInput if there is no such database."""
    if not file.is_file():
        raise BadInput(f"there is no database {file}")
