"""Hashes of the rows of a table and its seats: a changed row is found, such as who sits where, who stands in, or the host.

The hash of a seat covers its row. The hash of a table covers its row, but for the summary of the journal, and the hashes of
its seats. New rows are stored with their hashes (`with_hashes`), and whoever changes rows does it within `rehashed`. Values
that are NULL are left out, so that a column that is added without values changes no hash. A migration that adds values has
to store the hashes of rows that had the right ones before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy import JSON, Boolean, Connection, Integer, RowMapping, Select, Table, Text, bindparam, cast, select, update

from benben.kernel.event import seat_name
from benben.server.storage.journal_chain import hash_of
from benben.server.storage.schema import seats, tables

Values = Mapping[str, Any]
"""The values of a row, by the names of its columns."""
SUMMARY = frozenset({"phase", "asked", "moment", "changed", "due", "deadlines"})
"""Columns of a table that follow from its journal."""
NOT_COVERED = SUMMARY | {"hash", "version"}
"""Columns that no hash covers."""
SEAT, TABLE = "benben seat", "benben table row"
"""The first entry of what a hash of each kind covers."""


def as_stored(table: Table) -> list[Any]:
    """The columns of a table without SQLAlchemy's conversions, which raise an error for all rows if one cannot be read."""
    kinds = {Boolean: Integer, JSON: Text}
    return [
        next((cast(column, to).label(column.name) for kind, to in kinds.items() if isinstance(column.type, kind)), column)
        for column in table.c
    ]


@lru_cache
def select_as_stored(table: Table, of_seats: Table) -> tuple[Select[Any], Select[Any]]:
    """The queries for the row of a table and those of its seats: built once, because that takes longer than running them."""
    own = select(*as_stored(table)).where(table.c.id == bindparam("of_table"))
    others = select(*as_stored(of_seats)).where(of_seats.c.table_id == bindparam("of_table")).order_by(of_seats.c.seat)
    return own, others


def row_hash(kind: str, table: Table, row: RowMapping, *more: object) -> str:
    """The hash of a row as it is stored; empty if it cannot be read."""
    present = [(name, of_type, row[name]) for name, of_type in _covered_columns(table) if row[name] is not None]
    try:
        return _hash(kind, [(name, of_type, _read(of_type, stored)) for name, of_type, stored in present], *more)
    except (DecodeError, TypeError, ValueError):
        return ""


def with_hashes(row: Values, holders: Sequence[Values]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The values of a new table and of its seats, each with its hash."""
    hashed = [{**holder, "hash": _new_hash(SEAT, seats, holder)} for holder in holders]
    return {**row, "hash": _new_hash(TABLE, tables, row, [holder["hash"] for holder in hashed])}, hashed


def _new_hash(kind: str, table: Table, values: Values, *more: object) -> str:
    """The hash that a row will have once these values are stored."""
    present = [(name, of_type, values[name]) for name, of_type in _covered_columns(table) if values[name] is not None]
    return _hash(kind, present, *more)


@lru_cache
def _covered_columns(table: Table) -> list[tuple[str, Any]]:
    """The names and types of the columns that hashes cover."""
    return [(str(column.name), column.type) for column in table.c if column.name not in NOT_COVERED]


def _read(of_type: Any, stored: Any) -> Any:
    """A value from how it is stored."""
    return json.decode(stored) if isinstance(of_type, JSON) else stored


def _hash(kind: str, values: list[tuple[str, Any, Any]], *more: object) -> str:
    """The hash of names, types and values of columns."""
    covered = [(name, _canonical(of_type, value)) for name, of_type, value in values]
    return hash_of([kind, *sorted(covered), *more])


def _canonical(of_type: Any, value: Any) -> object:
    """A value as hashes cover it: the same whatever database has stored it."""
    if isinstance(of_type, JSON):
        return json.encode(value, order="sorted").decode()
    return bool(value) if isinstance(of_type, Boolean) else value


class HashedRows:
    """The row of a table and those of its seats as they are stored, with the hashes that they have and should have."""

    def __init__(self, connection: Connection, table_id: str, table: Table = tables, of_seats: Table = seats) -> None:
        own, others = select_as_stored(table, of_seats)
        self.row = connection.execute(own, {"of_table": table_id}).mappings().one()
        self.seats = connection.execute(others, {"of_table": table_id}).mappings().all()
        self.seat_hashes = [row_hash(SEAT, of_seats, row) for row in self.seats]
        self.hash = row_hash(TABLE, table, self.row, self.seat_hashes)
        stored = [row["hash"] for row in self.seats]
        self.hash_of_hashes = self.hash if stored == self.seat_hashes else row_hash(TABLE, table, self.row, stored)
        """What the hash of the table should be if the hashes of its seats are right."""

    def problems(self) -> Iterator[str]:
        """The rows that were changed."""
        for row, hashed in zip(self.seats, self.seat_hashes, strict=True):
            if not hashed or hashed != row["hash"]:
                yield f"its seat {seat_name(row['seat'])} was changed after it was written: its hash does not fit"
        if not self.hash_of_hashes or self.hash_of_hashes != self.row["hash"]:
            yield "its row, or the hash of a seat, was changed after it was written: its hash does not fit"


LOCK_TABLE = select(tables.c.id).where(tables.c.id == bindparam("of_table")).with_for_update(key_share=True)
"""Let nobody else change a table until the end of the transaction, though rows may refer to it. SQLite has one writer."""
SET_TABLE_HASH = update(tables).where(tables.c.id == bindparam("of_table")).values(hash=bindparam("new_hash"))
"""Store the hash of a table's row."""
SET_SEAT_HASH = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(hash=bindparam("new_hash"))
)
"""Store the hash of a seat's row."""


def store_hashes(connection: Connection, table_id: str, table: Table = tables, of_seats: Table = seats) -> None:
    """Store the hashes of the rows as they are; those that are right already are not written again."""
    rows = HashedRows(connection, table_id, table, of_seats)
    hashed = [
        {"of_table": table_id, "of_seat": row["seat"], "new_hash": new}
        for row, new in zip(rows.seats, rows.seat_hashes, strict=True)
        if new != row["hash"]
    ]
    if hashed:
        connection.execute(SET_SEAT_HASH, hashed)
    connection.execute(SET_TABLE_HASH, {"of_table": table_id, "new_hash": rows.hash})


def hash_after(connection: Connection, table_id: str, changes: Values) -> str:
    """The hash to store together with new values of a table's row; that of now if somebody else has changed its rows.

    The row of the table is locked first, as in `rehashed`.
    """
    _lock(connection, table_id)
    rows = HashedRows(connection, table_id)
    if any(rows.problems()):
        return str(rows.row["hash"])
    kept = [(name, of_type, rows.row[name]) for name, of_type in _covered_columns(tables) if name not in changes]
    values = [(name, of_type, _read(of_type, stored)) for name, of_type, stored in kept if stored is not None]
    values += [(name, of_type, changes[name]) for name, of_type in _covered_columns(tables) if changes.get(name) is not None]
    return _hash(TABLE, values, rows.seat_hashes)


def _lock(connection: Connection, table_id: str) -> None:
    """Let no other server change a table until the end of the transaction."""
    if connection.dialect.name != "sqlite":
        connection.execute(LOCK_TABLE, {"of_table": table_id})


@contextmanager
def rehashed(connection: Connection, table_id: str) -> Iterator[None]:
    """Change rows of a table meanwhile. If they had been changed by somebody else before, their hashes stay wrong.

    The row of the table is locked first, so that no other server changes rows between the check and the new hashes.
    """
    _lock(connection, table_id)
    intact = not any(HashedRows(connection, table_id).problems())
    yield
    if intact:
        store_hashes(connection, table_id)
