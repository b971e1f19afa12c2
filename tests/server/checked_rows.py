"""After a story at a server, the hashes of all rows fit: whatever changes a row has to store its hash."""

from __future__ import annotations

from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from benben.server.storage import table_queries
from benben.server.storage.row_hashes import HashedRows


def changed_rows(url: str) -> list[str]:
    """The rows of tables and seats whose hashes do not fit."""
    with create_engine(url, poolclass=NullPool).connect() as connection:
        return [
            f"table {table_id}: {problem}"
            for table_id in table_queries.table_ids(connection)
            for problem in HashedRows(connection, table_id).problems()
        ]
