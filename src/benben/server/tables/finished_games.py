"""The finished games of a database as records, for studies. Nothing is written."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from benben.kernel.errors import BadInput
from benben.play.record import Record
from benben.server.database_commands import check_exists
from benben.server.errors import RequestError
from benben.server.storage import table_queries
from benben.server.storage.broken_tables import BrokenTable
from benben.server.storage.connections import checking_engine, database_address, sqlite_file, unusable_database
from benben.server.storage.rows import TableRow
from benben.server.storage.schema import OVER
from benben.server.tables.load_table import load


def finished_games(url: str, game: str, with_bots: bool) -> list[Record]:
    """The games of this title that were played to their end; without ``with_bots`` those that people alone played."""
    address = database_address(url)
    file = sqlite_file(address)
    if file is not None:
        check_exists(file)
    engine = checking_engine(address)
    try:
        with engine.connect() as connection:
            return list(_records(connection, game, with_bots))
    except SQLAlchemyError as error:
        raise unusable_database("read", url, error) from None
    finally:
        engine.dispose()


def _records(connection: Connection, game: str, with_bots: bool) -> Iterator[Record]:
    for table_id in table_queries.table_ids(connection):
        try:
            row = table_queries.find_table(connection, table_id)
            if row is None or row.game != game or row.summary.phase != OVER or row.branch is not None:
                continue
            if not (with_bots or _people_alone(row)):
                continue
            _, _, table_match = load(connection, table_id)
        except (BadInput, BrokenTable, RequestError):
            continue  # `benben check-database` says what is wrong with a table
        if table_match is not None and table_match.match.record.finished:
            yield table_match.match.record


def _people_alone(row: TableRow) -> bool:
    """Whether no bot played at a table, not even for somebody who was away."""
    return all(holder.person_plays and holder.stand_in_first is None and not holder.resigned for holder in row.seat_holders)
